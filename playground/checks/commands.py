"""Application commands: names in every language, options, choices and the size of each command."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from playground import limits
from playground.checks.field import Field
from playground.errors import Code, refused
from playground.limits import named

CHAT_INPUT: Final = 1
USER: Final = 2
MESSAGE: Final = 3

SUBCOMMAND: Final = 1
GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
OPTION_USER: Final = 6
CHANNEL: Final = 7
ROLE: Final = 8
MENTIONABLE: Final = 9
NUMBER: Final = 10
ATTACHMENT: Final = 11

_ALLOWED_BY_KIND: Final = {
    CHAT_INPUT: limits.COMMANDS_CHAT_INPUT,
    USER: limits.COMMANDS_USER,
    MESSAGE: limits.COMMANDS_MESSAGE,
}
_COMMAND_KEYS: Final = named(
    "id application_id type name name_localizations description description_localizations options contexts "
    "default_member_permissions default_permission dm_permission integration_types nsfw handler"
)
_OPTION_KEYS: Final = named(
    "type name name_localizations description description_localizations required choices options channel_types "
    "min_value max_value min_length max_length autocomplete"
)
_CHOICE_KEYS: Final = frozenset(["name", "name_localizations", "value"])
_SCRIPTS_WITH_MARKS: Final = ("DEVANAGARI ", "THAI ")


def valid_name(name: str) -> bool:
    """Whether Discord takes this as the name of a slash command or option: letters, digits, - _ ' and lower case."""
    if not 1 <= len(name) <= limits.COMMAND_NAME or name != name.lower():
        return False
    return all(
        sign in "-_'"
        or unicodedata.category(sign)[0] in "LN"
        or unicodedata.name(sign, "").startswith(_SCRIPTS_WITH_MARKS)
        for sign in name
    )


def check_commands(body: Field) -> None:
    """Check the list of all commands of a scope.

    Raises:
        DiscordError: 50035 with every problem, or 30032 for too many commands of a kind.
    """
    commands = body.items(sum(_ALLOWED_BY_KIND.values()))
    for kind, allowed in _ALLOWED_BY_KIND.items():
        alike = [command for command in commands if _kind(command) == kind]
        if len(alike) > allowed:
            raise refused(Code.TOO_MANY_COMMANDS)
        _distinct(alike, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    for command in commands:
        check_command(command)
    body.refuse()


def _kind(command: Field) -> int:
    kind = command["type"].value
    return kind if isinstance(kind, int) else CHAT_INPUT


def check_command(command: Field) -> None:
    """Note the problems of one command."""
    if not command.obj(_COMMAND_KEYS):
        return
    kind = command["type"].one_of((CHAT_INPUT, USER, MESSAGE)) or CHAT_INPUT
    _check_name(command, slash=kind == CHAT_INPUT)
    _check_description(command, wanted=kind == CHAT_INPUT)
    options = command["options"].items(limits.COMMAND_OPTIONS)
    if kind == CHAT_INPUT:
        _check_options(command["options"], options, depth=0)
    elif options:
        command["options"].wrong(
            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", "Context menu commands cannot have options"
        )
    for key, highest in (("contexts", 2), ("integration_types", 1)):
        values = command[key].items(highest + 1, least=1)
        for value in values:
            value.one_of(range(highest + 1), required=True)
        command.unique(values, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
    command["nsfw"].flag()
    if _size(command) > limits.COMMAND_CHARACTERS:
        command.wrong("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.COMMAND_CHARACTERS})")


def _check_name(thing: Field, *, slash: bool) -> None:
    word, sentence = "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
    name = thing["name"].text(limits.COMMAND_NAME, least=1, required=True)
    if slash and 1 <= len(name) <= limits.COMMAND_NAME and not valid_name(name):
        thing["name"].wrong(word, sentence)
    for translated in _translations(thing["name_localizations"]):
        name = translated.text(limits.COMMAND_NAME, least=1, required=True)
        if slash and 1 <= len(name) <= limits.COMMAND_NAME and not valid_name(name):
            translated.wrong(word, sentence)


def _check_description(thing: Field, *, wanted: bool) -> None:
    if not wanted:
        if thing["description"].text(limits.COMMAND_DESCRIPTION):
            sentence = "Context menu commands cannot have description"
            thing["description"].wrong("APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", sentence)
        return
    thing["description"].text(limits.COMMAND_DESCRIPTION, least=1, required=True)
    for translated in _translations(thing["description_localizations"]):
        translated.text(limits.COMMAND_DESCRIPTION, least=1, required=True)


def _translations(field: Field) -> list[Field]:
    if not field.given or not field.obj(field.value if isinstance(field.value, dict) else ()):
        return []
    for key in field.value.keys() - limits.LOCALES:
        field[key].wrong("ENUM_TYPE_COERCE", f"{key!r} is not a valid locale")
    return [field[key] for key in field.value if key in limits.LOCALES]


def _distinct(things: Sequence[Field], word: str, sentence: str) -> None:
    """Names must differ from each other, and so must the names shown in any one locale."""
    if not things:
        return
    things[0].unique((thing["name"] for thing in things), word, sentence)
    locales = {
        key for thing in things if thing["name_localizations"].given for key in thing["name_localizations"].value
    }
    for locale in locales & limits.LOCALES:
        shown: dict[str, int] = {}
        for place, thing in enumerate(things):
            translated = thing["name_localizations"][locale]
            own = thing["name"].value
            name = translated.value if translated.given else own
            for known in {name, own} - {None}:
                if isinstance(known, str) and shown.setdefault(known, place) != place and known == name != own:
                    translated.wrong(word, sentence)


def _check_options(place: Field, options: Sequence[Field], depth: int) -> None:
    kinds = [option["type"].value for option in options]
    nested = [kind in (SUBCOMMAND, GROUP) for kind in kinds]
    if any(nested) and not all(nested):
        place.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and other options cannot be mixed")
    _distinct(options, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
    optional_seen = False
    for option in options:
        _check_option(option, depth)
        required = option["required"].flag()
        if required and optional_seen:
            sentence = "Required options must be placed before non-required options"
            option.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional_seen |= not required


def _check_option(option: Field, depth: int) -> None:
    if not option.obj(_OPTION_KEYS):
        return
    kind = option["type"].one_of(range(SUBCOMMAND, ATTACHMENT + 1), required=True)
    _check_name(option, slash=True)
    _check_description(option, wanted=True)
    children = option["options"].items(limits.COMMAND_OPTIONS)
    if kind in (SUBCOMMAND, GROUP):
        if depth > 1 or (kind == GROUP and depth > 0):
            option.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command cannot be nested here")
        if kind == GROUP and any(child["type"].value != SUBCOMMAND for child in children):
            option["options"].wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands only")
        _check_options(option["options"], children, depth + 1)
    elif children:
        option["options"].wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only sub-commands have options")
    _check_bounds(option, kind)
    _check_choices(option, kind)


def _check_bounds(option: Field, kind: int | None) -> None:
    bounds = (("min_value", "max_value", (INTEGER, NUMBER)), ("min_length", "max_length", (STRING,)))
    for low_key, high_key, kinds in bounds:
        for key in (low_key, high_key):
            if option[key].given and kind not in kinds:
                option[key].wrong("APPLICATION_COMMAND_OPTION_BOUND_INVALID", f"{key} does not suit this option type")
        low, high = option[low_key].value, option[high_key].value
        if isinstance(low, int | float) and isinstance(high, int | float) and low > high:
            option[low_key].wrong("APPLICATION_COMMAND_OPTION_BOUND_INVALID", f"{low_key} is above {high_key}")
    option["min_length"].whole(0, limits.OPTION_TEXT)
    option["max_length"].whole(1, limits.OPTION_TEXT)


def _check_choices(option: Field, kind: int | None) -> None:
    choices = option["choices"].items(limits.OPTION_CHOICES)
    if not choices and not option["autocomplete"].flag():
        return
    if kind not in (STRING, INTEGER, NUMBER):
        option.wrong("APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Only text and numbers have choices")
    if choices and option["autocomplete"].flag():
        sentence = "Autocomplete options cannot have choices"
        option["choices"].wrong("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_INVALID", sentence)
    for choice in choices:
        check_choice(choice, kind)
        for translated in _translations(choice["name_localizations"]):
            translated.text(limits.CHOICE_NAME, least=1, required=True)
    option.unique(
        (choice["name"] for choice in choices),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
        "Option choice name already exists",
    )


def check_choice(choice: Field, kind: int | None) -> None:
    """Note the problems of a choice of an option of this kind, fixed or from autocomplete."""
    if not choice.obj(_CHOICE_KEYS):
        return
    choice["name"].text(limits.CHOICE_NAME, least=1, required=True)
    value = choice["value"]
    if kind == STRING:
        value.text(limits.CHOICE_VALUE, required=True)
    elif kind == INTEGER:
        value.whole(-limits.OPTION_NUMBER, limits.OPTION_NUMBER, required=True)
    elif value.need() and (isinstance(value.value, bool) or not isinstance(value.value, int | float)):
        value.wrong("NUMBER_TYPE_COERCE", f'Value "{value.value}" is not number.')


def _size(thing: Field) -> int:
    """Characters of names, descriptions and values, of each translated text the longest, with everything inside."""
    size = 0
    for key in ("name", "description"):
        texts: Iterable[object] = [thing[key].value]
        if isinstance(thing[f"{key}_localizations"].value, dict):
            texts = [*texts, *thing[f"{key}_localizations"].value.values()]
        size += max((len(text) for text in texts if isinstance(text, str)), default=0)
    if isinstance(thing["value"].value, str):
        size += len(thing["value"].value)
    for key in ("options", "choices"):
        children = thing[key].value
        if isinstance(children, list):
            size += sum(_size(Field(child)) for child in children)
    return size
