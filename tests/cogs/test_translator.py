"""Every name of the commands is one that Discord takes."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from cogs.bot import RulingsBot
from cogs.feedback import JsonLines
from cogs.office import Office
from cogs.translator import Translator, problems, valid_name


@pytest.fixture
async def bot(office: Office) -> RulingsBot:
    return RulingsBot(office, JsonLines(office.settings.data_folder))


async def test_the_commands_are_what_discord_takes(bot: RulingsBot) -> None:
    commands = {command["name"]: command for command in await bot.commands_payload()}
    slash, menu = commands["ruling"], commands["Rule on this"]
    book = [commands[name]["name_localizations"]["ru"] for name in ("law", "search", "compare", "term")]
    assert book == ["правило", "поиск", "сравнить", "термин"]
    assert slash["name_localizations"]["ru"] == "решение"
    assert menu["name_localizations"]["ru"] == "Рассудить"
    assert slash["options"][0]["max_length"] == 6000
    assert {choice["name_localizations"]["ru"] for choice in slash["options"][3]["choices"]} == {
        "только мне",
        "всем здесь",
    }
    assert set(slash["integration_types"]) == {0, 1}


def changed(command: Mapping[str, Any], path: str, value: object) -> dict[str, Any]:
    found = deepcopy(dict(command))
    *way, last = path.split(".")
    place: Any = found
    for step in way:
        place = place[int(step) if step.isdigit() else step]
    place[last] = value
    return found


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("name_localizations", {"ru": "Решение"}, "is no name"),
        ("name_localizations", {"ru": "два слова"}, "is no name"),
        ("name_localizations", {"ru": "а" * 33}, "is no name"),
        ("name_localizations", {"ru": ""}, "is no name"),
        ("name", "решение", "not ASCII"),
        ("description_localizations", {"ru": "а" * 101}, "description in ru"),
        ("description", "", "description in default"),
        ("options.0.name_localizations", {"ru": "Ситуация"}, "is no name"),
        ("options.1.name_localizations", {"ru": "ситуация"}, "two options"),
        ("options.1.choices.0.name_localizations", {"ru": "а" * 101}, "too long"),
        ("description_localizations", {"ru": "а" * 9000}, "more than 8000"),
    ],
)
async def test_what_discord_refuses_is_found(path: str, value: object, says: str, bot: RulingsBot) -> None:
    commands = {command["name"]: command for command in await bot.commands_payload()}
    slash, menu = commands["ruling"], commands["Rule on this"]
    assert problems([slash, menu]) == ()
    assert any(says in problem for problem in problems([changed(slash, path, value), menu]))


@pytest.mark.parametrize(
    ("name", "good"), [("решение", True), ("a-b_c'", True), ("А", False), ("a b", False), ("♠", False)]
)
def test_names(name: str, good: bool) -> None:
    assert valid_name(name) is good


async def test_only_our_languages_are_translated(office: Office) -> None:
    translator = Translator(office.words)
    context: Any = TranslationContext(location=TranslationContextLocation.other, data=None)
    string = locale_str("ruling", key="command-ruling")
    found = {locale: await translator.translate(string, locale, context) for locale in Locale}
    assert {locale.value: name for locale, name in found.items() if name} == {
        "ru": "решение",
        "en-US": "ruling",
        "en-GB": "ruling",
    }
    assert await translator.translate(locale_str("other"), Locale.russian, context) is None
