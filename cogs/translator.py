"""Names and descriptions of the commands in the languages of Discord's clients."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import Locale, app_commands
from discord.app_commands import locale_str

from cogs import limits
from laws.wording import Catalogue, Language

LOCALES: Mapping[Language, tuple[Locale, ...]] = {
    "ru": (Locale.russian,),
    "en": (Locale.american_english, Locale.british_english),
}
_PREFIX = "command-"
_SLASH = 1


def text(words: Catalogue, name: str) -> locale_str:
    """A text of a command: its default in the language of `words`, and the id that the translator finds it by."""
    return locale_str(words.say(_PREFIX + name), key=_PREFIX + name)


def known(words: Catalogue, name: str) -> bool:
    """Whether there is such a text of a command."""
    return words.has(_PREFIX + name)


class Translator(app_commands.Translator):
    """Looks the texts up; nothing is formatted while commands are registered."""

    def __init__(self, words: Mapping[Language, Catalogue]) -> None:
        self._texts = {
            (name, locale): words[language].say(name)
            for language, locales in LOCALES.items()
            for name in words[language].ids
            if name.startswith(_PREFIX)
            for locale in locales
        }

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None where it has no translation of its own."""
        return self._texts.get((str(string.extras.get("key")), locale))


def valid_name(name: str) -> bool:
    """Whether Discord takes a name for a slash command or option: letters, digits, - _ ', in lower case."""
    signs = all(sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name)
    return 1 <= len(name) <= limits.COMMAND_NAME and signs and name == name.lower()


def problems(commands: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """What Discord would refuse in the commands as they are registered; the client library checks default names only."""
    return tuple(problem for command in commands for problem in _of_command(command))


async def payload(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> list[dict[str, Any]]:
    """All global commands as they are registered, in every language.

    Raises:
        ValueError: Discord would refuse them; the message says why.
    """
    kinds = (discord.AppCommandType.chat_input, discord.AppCommandType.message, discord.AppCommandType.user)
    commands = [command for kind in kinds for command in tree.get_commands(type=kind)]
    found = [await command.get_translated_payload(tree, translator) for command in commands]
    if wrong := problems(found):
        raise ValueError("commands: " + "; ".join(wrong))
    return found


def _of_command(command: Mapping[str, Any]) -> Iterator[str]:
    slash = command.get("type", _SLASH) == _SLASH
    yield from _of_texts(command, str(command["name"]), named=slash, described=slash)
    if slash:
        yield from _of_options(command, str(command["name"]))
        if _total(command) > limits.COMMAND_TOTAL:
            yield f"{command['name']}: more than {limits.COMMAND_TOTAL} characters"


def _of_options(command: Mapping[str, Any], where: str) -> Iterator[str]:
    options = command.get("options", ())
    shown: dict[tuple[str, str], str] = {}
    for option in options:
        own = str(option["name"])
        yield from _of_texts(option, f"{where} {own}", named=True, described=True)
        for locale, name in _each(option, "name"):
            if shown.setdefault((locale, name), own) != own:
                yield f"{where}: two options are called {name} in {locale}"
        for choice in option.get("choices", ()):
            for locale, name in _each(choice, "name"):
                if not 1 <= len(name) <= limits.CHOICE:
                    yield f"{where} {own}: choice {name!r} in {locale} is too long"
        yield from _of_options(option, f"{where} {own}")


def _of_texts(thing: Mapping[str, Any], where: str, *, named: bool, described: bool) -> Iterator[str]:
    for locale, name in _each(thing, "name"):
        if not (valid_name(name) if named else 1 <= len(name) <= limits.COMMAND_NAME):
            yield f"{where}: {name!r} is no name in {locale}"
    if not str(thing["name"]).isascii():
        yield f"{where}: the default name is not ASCII"
    for locale, described_as in _each(thing, "description") if described else ():
        if not 1 <= len(described_as) <= limits.COMMAND_DESCRIPTION:
            yield f"{where}: the description in {locale} has {len(described_as)} characters"


def _each(thing: Mapping[str, Any], key: str) -> Iterator[tuple[str, str]]:
    yield "default", str(thing.get(key, ""))
    for locale, translated in (thing.get(f"{key}_localizations") or {}).items():
        yield str(locale), str(translated)


def _total(thing: Mapping[str, Any]) -> int:
    texts = sum(max(len(text) for _, text in _each(thing, key)) for key in ("name", "description"))
    inner = sum(_total(part) for key in ("options", "choices") for part in thing.get(key, ()))
    return texts + inner + len(str(thing.get("value", "")))
