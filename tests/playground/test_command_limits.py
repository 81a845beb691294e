"""Every limit of application commands and of autocomplete."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from playground import Exchange, LocalDiscord, interact, kinds, limits
from playground.checks.commands import valid_name
from tests.playground.bodies import JSON, Asked, Respond, named
from tests.playground.conftest import Answer, Request


def command(**fields: Any) -> JSON:
    return {"name": "c", "description": "d"} | fields


def option(kind: int = 3, name: str = "o", **fields: Any) -> JSON:
    return {"type": kind, "name": name, "description": "d"} | fields


def choices(count: int, **fields: Any) -> list[JSON]:
    return [{"name": f"n{place}", "value": f"v{place}"} | fields for place in range(count)]


def many(count: int, **fields: Any) -> list[JSON]:
    return [command(name=f"c{place}", **fields) for place in range(count)]


def sized(characters: int) -> JSON:
    """A command of exactly so many characters."""
    least = len("cd") + 25 * (len("00d") + 2 * (100 + 1))
    more, rest = divmod(characters - least, 50)
    texts = []
    for place in range(25):
        picks = [
            {"name": f"{number}" * 100, "value": f"{number}" * (1 + more + (2 * place + number < rest))}
            for number in (0, 1)
        ]
        texts.append(option(name=f"{place:02}", choices=picks))
    return command(options=texts)


TAKEN: list[tuple[str, list[JSON]]] = [
    ("names", [command(name="и" * limits.COMMAND_NAME, description="d" * limits.COMMAND_DESCRIPTION)]),
    ("translated", [command(name_localizations={"ru": "ё-решение_2'"}, description_localizations={"ru": "Да"})]),
    ("menu name", [{"name": "Rule On This", "type": 3, "name_localizations": {"ru": "Рассудить это"}}]),
    ("same name of another kind", [command(), {"name": "c", "type": 2}, {"name": "c", "type": 3}]),
    ("options", [command(options=[option(name=f"o{place}") for place in range(limits.COMMAND_OPTIONS)])]),
    ("choices", [command(options=[option(choices=choices(limits.OPTION_CHOICES))])]),
    ("choice", [command(options=[option(choices=[{"name": "n" * 100, "value": "v" * 100}])])]),
    ("groups", [command(options=[option(2, options=[option(1, options=[option()])])])]),
    (
        "all kinds",
        [
            *many(limits.COMMANDS_CHAT_INPUT),
            *({"name": f"u{n}", "type": 2} for n in range(15)),
            *({"name": f"m{n}", "type": 3} for n in range(15)),
        ],
    ),
    ("size", [sized(limits.COMMAND_CHARACTERS)]),
    ("contexts", [command(contexts=[0, 1, 2], integration_types=[0, 1])]),
    (
        "bounds",
        [command(options=[option(4, min_value=-5, max_value=5), option(3, "p", min_length=1, max_length=6000)])],
    ),
]

REFUSED: list[tuple[str, list[JSON], str, str]] = [
    ("name length", [command(name="c" * 33)], "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("no name", [command(name="")], "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("name case", [command(name="Ruling")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("name blank", [command(name="a b")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("name sign", [command(name="a♠")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (
        "translated case",
        [command(name_localizations={"ru": "Решение"})],
        "0.name_localizations.ru",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        "translated length",
        [command(name_localizations={"ru": "р" * 33})],
        "0.name_localizations.ru",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("locale", [command(name_localizations={"en": "x"})], "0.name_localizations.en", "ENUM_TYPE_COERCE"),
    ("no description", [{"name": "c"}], "0.description", "BASE_TYPE_REQUIRED"),
    ("description", [command(description="d" * 101)], "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        "translated description",
        [command(description_localizations={"ru": "d" * 101})],
        "0.description_localizations.ru",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "menu description",
        [{"name": "m", "type": 3, "description": "d"}],
        "0.description",
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
    ),
    (
        "menu options",
        [{"name": "m", "type": 3, "options": [option()]}],
        "0.options",
        "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
    ),
    ("menu name", [{"name": "m" * 33, "type": 3}], "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("name twice", [command(), command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (
        "translated name twice",
        [command(name="a", name_localizations={"ru": "я"}), command(name="b", name_localizations={"ru": "я"})],
        "1.name_localizations.ru",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    (
        "options",
        [command(options=[option(name=f"o{place}") for place in range(26)])],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "option twice",
        [command(options=[option(), option()])],
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "translated option twice",
        [command(options=[option(name="a"), option(name="b", name_localizations={"ru": "a"})])],
        "0.options.1.name_localizations.ru",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    ("option name", [command(options=[option(name="O")])], "0.options.0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("option kind", [command(options=[option(12)])], "0.options.0.type", "BASE_TYPE_CHOICES"),
    (
        "required last",
        [command(options=[option(name="a"), option(name="b", required=True)])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "mixed",
        [command(options=[option(1, "a"), option(3, "b")])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "group in group",
        [command(options=[option(2, options=[option(2)])])],
        "0.options.0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    ("choices", [command(options=[option(choices=choices(26))])], "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"),
    (
        "choice name",
        [command(options=[option(choices=choices(1, name="n" * 101))])],
        "0.options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "choice value",
        [command(options=[option(choices=choices(1, value="v" * 101))])],
        "0.options.0.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "choice kind",
        [command(options=[option(4, choices=choices(1))])],
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    (
        "choice twice",
        [command(options=[option(choices=choices(2, name="n"))])],
        "0.options.0.choices.1.name",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
    ),
    (
        "autocomplete with choices",
        [command(options=[option(autocomplete=True, choices=choices(1))])],
        "0.options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_INVALID",
    ),
    (
        "autocomplete of users",
        [command(options=[option(6, autocomplete=True)])],
        "0.options.0",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID",
    ),
    (
        "bound of text",
        [command(options=[option(3, min_value=1)])],
        "0.options.0.min_value",
        "APPLICATION_COMMAND_OPTION_BOUND_INVALID",
    ),
    (
        "bounds",
        [command(options=[option(4, min_value=2, max_value=1)])],
        "0.options.0.min_value",
        "APPLICATION_COMMAND_OPTION_BOUND_INVALID",
    ),
    ("text bound", [command(options=[option(3, max_length=6001)])], "0.options.0.max_length", "NUMBER_TYPE_MAX"),
    ("contexts", [command(contexts=[3])], "0.contexts.0", "BASE_TYPE_CHOICES"),
    ("no contexts", [command(contexts=[])], "0.contexts", "BASE_TYPE_BAD_LENGTH"),
    ("context twice", [command(contexts=[0, 0])], "0.contexts.1", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
    ("size", [sized(limits.COMMAND_CHARACTERS + 1)], "0", "APPLICATION_COMMAND_TOO_LARGE"),
    ("unknown field", [command(autocomplete=True)], "0.autocomplete", "UNKNOWN_FIELD"),
]

AUTOCOMPLETE_REFUSED: list[tuple[str, Any, str, str]] = [
    ("choices", choices(26), "choices", "BASE_TYPE_MAX_LENGTH"),
    ("name", choices(1, name="n" * 101), "choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    ("no name", choices(1, name=""), "choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    ("value", choices(1, value="v" * 101), "choices.0.value", "BASE_TYPE_MAX_LENGTH"),
    ("number", choices(1, value=5), "choices.0.value", "BASE_TYPE_BAD_TYPE"),
]


@pytest.fixture
def put(local: LocalDiscord, raw: Request) -> Callable[[Any], Awaitable[Answer]]:
    async def overwrite(body: Any) -> Answer:
        return await raw("PUT", f"/applications/{local.world.application.id}/commands", body)

    return overwrite


Put = Callable[[Any], Awaitable[Answer]]


@pytest.mark.parametrize("commands", named(TAKEN))
async def test_commands_within_the_limits(commands: list[JSON], put: Put) -> None:
    answer = await put(commands)
    assert answer.status == 200, answer.body
    assert [stored["name"] for stored in answer.body] == [sent["name"] for sent in commands]


@pytest.mark.parametrize(("commands", "path", "word"), named(REFUSED))
async def test_commands_beyond_the_limits(
    commands: list[JSON], path: str, word: str, put: Put, local: LocalDiscord
) -> None:
    answer = await put(commands)
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert word in answer.problem(path), answer.body
    assert local.command_names() == ()


@pytest.mark.parametrize(
    "commands",
    [many(101), [{"name": f"u{n}", "type": 2} for n in range(16)], [{"name": f"m{n}", "type": 3} for n in range(16)]],
)
async def test_too_many_commands_of_a_kind(commands: list[JSON], put: Put) -> None:
    answer = await put(commands)
    assert (answer.status, answer.body["code"]) == (400, 30032)


async def test_creations_a_day_are_limited_and_updates_are_not(put: Put, local: LocalDiscord) -> None:
    for start in (0, 100):
        assert (await put([command(name=f"c{start + place}") for place in range(100)])).status == 200
    assert (await put([command(name=f"c{100 + place}", description="other") for place in range(100)])).status == 200
    assert (await put([command(name="more")])).body["code"] == 30034
    local.advance(86_401)
    assert (await put([command(name="more")])).status == 200


@pytest.mark.parametrize(
    ("name", "valid"),
    [("ruling", True), ("решение", True), ("ё", True), ("भाषा", True), ("ไทย", True), ("a-b_c'd9", True), ("", False)]
    + [(wrong, False) for wrong in ("a b", "Ё", "aB", "x" * 33, "a.b", "\N{ZERO WIDTH SPACE}a", "a/b", "♥")],
)
def test_names(name: str, valid: bool) -> None:
    assert valid_name(name) is valid


@pytest.mark.parametrize(("data", "path", "word"), named(AUTOCOMPLETE_REFUSED))
async def test_autocomplete_beyond_the_limits(
    data: Any,
    path: str,
    word: str,
    local: LocalDiscord,
    asked: Asked,
    respond: Respond,
) -> None:
    await asked()
    typing = begin_typing(local)
    answer = await respond(typing, {"type": 8, "data": {"choices": data}})
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert word in answer.problem(f"data.{path}"), answer.body
    assert (await respond(typing, {"type": 8, "data": {"choices": choices(25)}})).status == 200
    assert len(typing.choices or ()) == 25


def begin_typing(local: LocalDiscord) -> Exchange:
    command = local.commands()[0]
    focused = {"name": "what", "type": 3, "value": "x", "focused": True}
    return interact.begin(
        local.hub,
        kind=kinds.AUTOCOMPLETE,
        user=local.user("vera"),
        channel=local.channel("general"),
        locale=None,
        data=interact.command_data(command, [focused], (), local.hub, local.channel("general")),
    )
