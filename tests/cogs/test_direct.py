"""The commands by irregularity: made from the facts of their situations, within Discord's limits, in both languages."""

from collections.abc import Mapping
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from cogs.dialog import Dialog
from cogs.direct.cog import DirectCog
from cogs.direct.options import FactOptions, FactTranslator, about, completions, name_of
from cogs.direct.table import COMMANDS, Direct
from cogs.serving import Service
from cogs.situation.facts import values_of
from cogs.translator import payload, problems, valid_name
from engine.facts import Shape
from engine.rules import register
from laws.errors import UserError
from laws.wording import LANGUAGES, Language

SITUATIONS = register()
NOBODY = cast(Any, None)


def called(direct: Direct) -> str:
    return f"{direct.group}-{direct.name}"


def options_of(dialog: Dialog, direct: Direct) -> FactOptions:
    spec = SITUATIONS[direct.situation]
    return FactOptions(spec, tuple(spec.facts[name] for name in direct.facts), dialog.office.words, "en", NOBODY)


@pytest.fixture
async def payloads(dialog: Dialog) -> list[dict[str, Any]]:
    bot = commands.Bot("!", intents=discord.Intents.none())
    await DirectCog(Service(bot, NOBODY, NOBODY, NOBODY), dialog, NOBODY, default="en").cog_load()
    return await payload(bot.tree, FactTranslator(dialog.office.words))


def test_the_table_names_facts_that_there_are() -> None:
    for direct in COMMANDS:
        facts = SITUATIONS[direct.situation].facts
        assert set(direct.facts) <= set(facts), called(direct)
        assert len(set(direct.facts)) == len(direct.facts) <= 22, called(direct)
    assert len({called(direct) for direct in COMMANDS}) == len(COMMANDS)


async def test_discord_takes_the_commands(payloads: list[dict[str, Any]]) -> None:
    assert problems(payloads) == ()
    assert len(payloads) == len({direct.group or direct.name for direct in COMMANDS})
    for command in payloads:
        assert 1 <= len(command["options"]) <= 25
        for part in command["options"]:
            assert len(part.get("options", ())) <= 25


async def test_every_option_speaks_both_languages(payloads: list[dict[str, Any]]) -> None:
    revoke = next(command for command in payloads if command["name"] == "revoke")
    offender = next(option for option in revoke["options"] if option["name"] == "offender")
    assert offender["name_localizations"]["ru"] == "нарушитель"
    assert offender["description_localizations"]["ru"] == "Кто не дал в масть?"
    assert [choice["name_localizations"]["ru"] for choice in offender["choices"]][:3] == [
        "Вистующий",
        "Разыгрывающий (со своей руки)",
        "Болван",
    ]
    assert not any(option.get("required") for option in revoke["options"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("direct", COMMANDS, ids=called)
def test_names_and_descriptions_are_valid_and_distinct(direct: Direct, lang: Language, dialog: Dialog) -> None:
    words = dialog.words(lang)
    spec = SITUATIONS[direct.situation]
    names = [name_of(spec.facts[fact], spec.name, words) for fact in direct.facts]
    assert all(valid_name(name) for name in names)
    assert len(set(names)) == len(names)
    assert lang == "en" or not any(name.isascii() for name in names)
    assert all(1 <= len(about(spec.facts[fact], spec.name, words)) <= 100 for fact in direct.facts)


@pytest.mark.parametrize("direct", COMMANDS, ids=called)
def test_every_value_of_every_option_is_read(direct: Direct, dialog: Dialog) -> None:
    spec = SITUATIONS[direct.situation]
    options = options_of(dialog, direct)
    for name in direct.facts:
        for place, value in enumerate(values_of(spec.facts[name])):
            if spec.facts[name].shape is not Shape.RECORD:
                assert options.read({name: app_commands.Choice(name="x", value=str(place))}) == {name: value}
    assert options.read(dict.fromkeys(direct.facts)) == {}


@pytest.mark.parametrize(
    ("command", "given", "facts"),
    [
        ("-revoke", {"card": "♠Т", "trick": 5}, {"card": "SA", "trick": 5}),
        ("-revoke", {"contract": "4п З"}, {"contract": "4S by W"}),
        ("-insufficient-bid", {"call": "1бк", "suits_specified": "п ч"}, {"call": "1N", "suits_specified": ["S", "H"]}),
        (
            "penalty-card-turn",
            {"penalty_cards": "З ♦9 младшая"},
            {"penalty_cards": [{"player": "W", "card": "D9", "rank": "minor"}]},
        ),
    ],
)
def test_what_is_typed_is_read(command: str, given: Mapping[str, Any], facts: dict[str, Any], dialog: Dialog) -> None:
    direct = next(direct for direct in COMMANDS if called(direct) == command)
    assert options_of(dialog, direct).read(given) == facts
    with pytest.raises(UserError):
        options_of(dialog, direct).read({next(iter(given)): "чепуха"})


@pytest.mark.parametrize(
    ("shape", "text", "lang", "first"),
    [
        (Shape.CARD, "♠Т", "ru", "SA"),
        (Shape.CARD, "10ч", "ru", "HT"),
        (Shape.CARD, "sa", "en", "SA"),
        (Shape.CARD, "ah", "en", "HA"),
        (Shape.CALL, "3n", "en", "3N"),
        (Shape.CALL, "па", "ru", "P"),
    ],
)
def test_cards_and_calls_are_completed(shape: Shape, text: str, lang: Language, first: str, dialog: Dialog) -> None:
    assert completions(shape, text, dialog.words(lang))[0][1] == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shape", [Shape.CARD, Shape.CALL])
def test_completions_keep_the_limits(shape: Shape, lang: Language, dialog: Dialog) -> None:
    for text in ("", "1", "♠", "чепуха" * 10):
        found = completions(shape, text, dialog.words(lang))
        assert len(found) <= 25
        assert all(1 <= len(name) <= 100 for name, _ in found)
    assert completions(shape, "чепуха", dialog.words(lang)) == ()
