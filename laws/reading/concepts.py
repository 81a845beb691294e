"""Conditions over patterns: concepts, cues of situations and rules for facts, as the lexicon's files give them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Pattern, PatternError, Stream

Compile = Callable[[str], Pattern]
Term = Pattern | str
"""A pattern, or the name of a concept (written '#name')."""


def terms(entries: object, compile_: Compile, where: str, known: set[str]) -> tuple[Term, ...]:
    """Patterns and names of concepts from a list of the lexicon.

    Raises:
        LexiconError: an entry names a word, class or concept that does not exist.
    """
    if not isinstance(entries, Sequence) or isinstance(entries, str):
        raise LexiconError(f"{where}: a list of patterns is expected")
    found: list[Term] = []
    for entry in entries:
        if str(entry).startswith("#"):
            if entry[1:] not in known:
                raise LexiconError(f"{where}: there is no concept {entry}")
            found.append(str(entry)[1:])
            continue
        try:
            found.append(compile_(str(entry)))
        except PatternError as error:
            raise LexiconError(f"{where}: {error}") from None
    return tuple(found)


@dataclass(frozen=True)
class Condition:
    """Holds where one of `any` is found and none of `without`."""

    any: tuple[Term, ...]
    without: tuple[Term, ...] = ()

    def find(self, stream: Stream, concepts: Mapping[str, Found]) -> Found | None:
        """Where it holds, None where it does not."""
        found = next((hit for term in self.any if (hit := look(term, stream, concepts))), None)
        if found and any(look(term, stream, concepts) for term in self.without):
            return None
        return found


def look(term: Term, stream: Stream, concepts: Mapping[str, Found]) -> Found | None:
    """Where a pattern or a concept is found."""
    return concepts.get(term) if isinstance(term, str) else term.search(stream)


class Concepts:
    """The named concepts of the lexicon, in the order of their file (a later one may use an earlier one)."""

    def __init__(self, entries: Mapping[str, object], compile_: Compile, computed: Sequence[str]) -> None:
        known = set(computed)
        self._conditions: dict[str, Condition] = {}
        for name, entry in entries.items():
            if not isinstance(entry, Mapping):
                raise LexiconError(f"concepts: [{name}] must be a table")
            self._conditions[name] = condition(entry, compile_, f"concepts: [{name}]", known)
            known.add(name)
        self.names = known
        self._order = {name: place for place, name in enumerate(self._conditions)}
        self._by_pattern: dict[Pattern, list[str]] = {}
        self._always: list[str] = []
        for name, condition_ in self._conditions.items():
            for term in condition_.any:
                if isinstance(term, str):
                    self._always.append(name)
                else:
                    self._by_pattern.setdefault(term, []).append(name)

    def find(self, stream: Stream, computed: Mapping[str, Found]) -> dict[str, Found]:
        """All concepts of a text, beside those that were computed."""
        found = dict(computed)
        worth = set(self._always)
        for pattern in stream.possible:
            worth.update(self._by_pattern.get(pattern, ()))
        for name in sorted(worth, key=self._order.__getitem__):
            if hit := self._conditions[name].find(stream, found):
                found[name] = hit
        return found


def condition(entry: Mapping[str, object], compile_: Compile, where: str, known: set[str]) -> Condition:
    """The condition of a table with `any` and perhaps `not`."""
    wanted = terms(entry.get("any", ()), compile_, where, known)
    if not wanted:
        raise LexiconError(f"{where}: 'any' is empty")
    return Condition(wanted, terms(entry.get("not", ()), compile_, where, known))
