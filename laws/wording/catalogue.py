"""Fluent catalogues, parsed message by message when first used: a start costs milliseconds however many texts there are."""

import pathlib
import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from engine.ruling import Message, message
from laws.wording.functions import functions

Language = Literal["ru", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
_ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
_ID = re.compile(r"-?[a-zA-Z][\w-]*")


class MissingText(LookupError):
    """A message that the catalogue does not have."""


class Catalogue:
    """All texts of one language.

    Args:
        lang: 'ru' or 'en'.
        folders: folders with .ftl files, read in the order of their names.

    Raises:
        ValueError: an id stands in two places; the message names both files.
    """

    def __init__(self, lang: Language, folders: Iterable[pathlib.Path]) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        origin: dict[str, pathlib.Path] = {}
        for path in (path for folder in folders for path in sorted(folder.glob("*.ftl"))):
            for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
                found = _ID.match(entry)
                if not found:
                    continue
                if found[0] in origin:
                    raise ValueError(f"{path}: message {found[0]} stands in {origin[found[0]]} already")
                origin[found[0]] = path
                self._sources[found[0]] = entry
        self._bundle = FluentBundle([lang], use_isolating=False, functions=cast(Any, functions(self)))
        self._parsed: set[str] = set()

    @classmethod
    def load(cls, lang: Language) -> "Catalogue":
        """The catalogue of the rulings in a language."""
        return cls(lang, [pathlib.Path(__file__).parent / lang])

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages and terms."""
        return frozenset(self._sources)

    def has(self, name: str) -> bool:
        """Whether there is a message with this id."""
        return name in self._sources

    def source(self, name: str) -> str:
        """The message as it stands in its file."""
        return self._sources[name]

    def first(self, *names: str) -> str | None:
        """The first of these ids that exists."""
        return next((name for name in names if name in self._sources), None)

    def say(self, name: str, /, **args: Any) -> str:
        """A text by its id.

        Raises:
            MissingText: there is no such message, or it has an error or an argument missing.
        """
        return self.text(message(name, **args))

    def text(self, said: Message) -> str:
        """The text of a message; see `say`."""
        return self._format(said.id, None, {key: _argument(value) for key, value in said.args.items()})

    def form(self, name: str, attribute: str | None, args: Mapping[str, Any] | None = None) -> str:
        """The value of a message, or its attribute where it has that one (the cases of a name)."""
        self._parse(name)
        entry = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        has = entry is not None and attribute in entry.attributes
        return self._format(name, attribute if has else None, dict(args or {}))

    def variables(self, name: str) -> frozenset[str]:
        """The arguments that a message uses, its own and those of attributes."""
        found: set[str] = set()

        def walk(node: Any) -> None:
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            if isinstance(node, ast.BaseNode):
                for child in vars(node).values():
                    walk(child)
            elif isinstance(node, list):
                for child in node:
                    walk(child)

        walk(FluentParser().parse(self._sources[name]))
        return frozenset(found)

    def errors(self) -> list[str]:
        """What is wrong in the catalogue: entries that do not parse."""
        return [
            f"{self.lang} {name}: {entry.annotations[0].message}"
            for name, source in self._sources.items()
            for entry in FluentParser().parse(source).body
            if isinstance(entry, ast.Junk)
        ]

    def _parse(self, name: str) -> None:
        if name in self._parsed:
            return
        source = self._sources.get(name)
        if source is None:
            raise MissingText(f"{self.lang}: no message {name}")
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(source))
        for used in re.findall(r"\{\s*(-?[a-z][\w-]*)\s*[.}]", source):
            if used in self._sources:
                self._parse(used)

    def _format(self, name: str, attribute: str | None, args: dict[str, Any]) -> str:
        self._parse(name)
        entry = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        if entry is None or entry.value is None:
            raise MissingText(f"{self.lang}: message {name} does not parse")
        pattern = entry.attributes[attribute] if attribute else entry.value
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.lang}: message {name}: {errors[0]}")
        return str(text)


def _argument(value: Any) -> Any:
    """Lists joined by commas; numbers without a thousands separator, since most of them are years and scores."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    if isinstance(value, bool):
        return int(value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value
