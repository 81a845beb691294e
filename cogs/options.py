"""Slash commands with their texts, and the options that most of them share: edition, language, visibility."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from discord import app_commands

from cogs import replies
from cogs.translator import known, text
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, Seat
from laws.wording import LANGUAGES, Catalogue, Language

Choice = app_commands.Choice
Command = app_commands.Command[Any, ..., None]
EditionOption = Choice[int] | None
LanguageOption = Choice[str] | None
VisibilityOption = Choice[str] | None
Suggest = Callable[[replies.Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]

_NONE: Final[Mapping[str, Any]] = MappingProxyType({})
SHARED: Final[Mapping[str, Mapping[str, str | int]]] = {
    "edition": {f"edition-{year.value}": year.value for year in EDITIONS},
    "language": {f"language-{language}": language for language in LANGUAGES},
    "visibility": {f"visibility-{name}": name for name in ("private", "public")},
}
"""The choices of the options that most commands have."""
SEAT_CHOICES: Final[Mapping[str, str | int]] = {f"seat-{seat.lower()}": seat for seat in SEATS}


@dataclass(frozen=True)
class Wish:
    """What the options of a command say; None where they say nothing."""

    edition: Edition | None = None
    lang: Language | None = None
    private: bool | None = None


NO_WISH: Final = Wish()


def wish(edition: EditionOption = None, language: LanguageOption = None, visibility: VisibilityOption = None) -> Wish:
    """The shared options as values."""
    return Wish(
        edition=Edition(edition.value) if edition else None,
        lang=next((item for item in LANGUAGES if item == language.value), None) if language else None,
        private=visibility.value == "private" if visibility else None,
    )


def seat(given: Choice[str]) -> Seat:
    """The seat that an option with `SEAT_CHOICES` says."""
    return next(item for item in SEATS if item == given.value)


def choices(words: Catalogue, values: Mapping[str, str | int]) -> list[Choice[Any]]:
    """The choices of an option, from the ids of their texts and their values."""
    return [Choice(name=text(words, name), value=value) for name, value in values.items()]


def slash(
    words: Catalogue,
    name: str,
    callback: Callable[..., Awaitable[None]],
    *,
    offered: Mapping[str, Mapping[str, str | int]] = _NONE,
    suggest: Mapping[str, Suggest] = _NONE,
) -> Command:
    """A slash command.

    An option's texts are those named after command and option, `ruling-situation`, or else after the option alone.

    Args:
        callback: takes the interaction and the options.
        offered: the choices of options of this command alone, as ids of texts and values.
        suggest: what completes an option while it is typed.
    """
    options: Sequence[str] = list(inspect.signature(callback).parameters)[1:]
    ids = {option: _id(words, name, option) for option in options}
    values = {**SHARED, **offered}
    decorators: list[Callable[[Any], Any]] = [
        app_commands.describe(**{option: text(words, f"{ids[option]}-about") for option in options}),
        app_commands.rename(**{option: text(words, ids[option]) for option in options}),
        app_commands.choices(**{option: choices(words, values[option]) for option in options if option in values}),
    ]
    if suggest:
        decorators.append(app_commands.autocomplete(**suggest))
    for decorate in decorators:
        callback = decorate(callback)
    return app_commands.Command(
        name=text(words, name),
        description=text(words, f"{name}-about"),
        callback=callback,  # type: ignore[arg-type]
    )


def _id(words: Catalogue, command: str, option: str) -> str:
    option = option.replace("_", "-")
    return f"{command}-{option}" if known(words, f"{command}-{option}") else option
