"""Patterns over lexemes, as the lexicon's TOML files write them.

A pattern is a row of items parted by spaces:

    win             the lexeme
    win|take_back   one of several
    @player         one of a class (classes.toml); a kind of value: @seat @suit @card @call @num @rank @trickno
    who=@player     the same, captured under a name
    he?             may be there
    ~neg            the next lexeme is not this one
    ^               beginning of a sentence, $ its end
    ..  ...  ....   up to three, six words of the same sentence; up to sixteen words across sentences
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

_GAPS = {"..": (3, True), "...": (6, True), "....": (16, False)}
KINDS = ("seat", "suit", "card", "call", "num", "ord", "rank", "trickno")
_STOP = r"\."


@dataclass(frozen=True)
class Found:
    """Where a pattern matched: first and last token (exclusive) and the captured tokens by name."""

    start: int
    end: int
    captured: Mapping[str, int]


class Stream:
    """The lexemes of a text as one string with the places of the tokens in it.

    Args:
        symbols: one a token, such as `win`, `seat_E`, `call_1H`, `_` (unknown), `.` (end of a sentence), `,`.
    """

    def __init__(self, symbols: Sequence[str]) -> None:
        self.symbols = symbols
        self.text = " . " + "".join(symbol + " " for symbol in symbols) + ". "
        self.present = set(symbols)
        for symbol in symbols:
            kind, _, rest = symbol.partition("_")
            if rest and kind in KINDS:
                self.present.add(kind)
        self._starts: list[int] = []
        place = 3
        for symbol in symbols:
            self._starts.append(place)
            place += len(symbol) + 1
        self._index = {start: number for number, start in enumerate(self._starts)}

    def token_at(self, place: int) -> int:
        """The number of the token that begins at a place of the text (or the next one)."""
        if place in self._index:
            return self._index[place]
        low, high = 0, len(self._starts)
        while low < high:
            middle = (low + high) // 2
            if self._starts[middle] < place:
                low = middle + 1
            else:
                high = middle
        return low


@dataclass(frozen=True)
class Pattern:
    """A compiled pattern with the lexemes that a text must have for it to match."""

    source: str
    regex: re.Pattern[str]
    needs: tuple[frozenset[str], ...]
    names: tuple[str, ...] = field(default=())

    def possible(self, stream: Stream) -> bool:
        """Whether the text has every word that the pattern cannot do without."""
        return not any(group.isdisjoint(stream.present) for group in self.needs)

    def search(self, stream: Stream) -> Found | None:
        """The first match."""
        if not self.possible(stream):
            return None
        found = self.regex.search(stream.text)
        return self._found(stream, found) if found else None

    def all(self, stream: Stream) -> list[Found]:
        """All matches that do not overlap, at most eight."""
        if not self.possible(stream):
            return []
        matches: list[Found] = []
        for found in self.regex.finditer(stream.text):
            matches.append(self._found(stream, found))
            if len(matches) == 8:
                break
        return matches

    def _found(self, stream: Stream, found: re.Match[str]) -> Found:
        captured = {name: stream.token_at(found.start(name)) for name in self.names if found[name]}
        return Found(stream.token_at(found.start()), stream.token_at(found.end()), captured)


class PatternError(ValueError):
    """A pattern names a lexeme or class that does not exist, or is badly written."""


def compiler(lexemes: set[str], classes: Mapping[str, Sequence[str]]) -> Callable[[str], Pattern]:
    """A function that compiles patterns over these lexemes and classes (remembering equal ones)."""
    memory: dict[str, Pattern] = {}

    def expand(name: str, source: str) -> list[str]:
        if not name.startswith("@"):
            if name not in lexemes and name not in (",", "?") and not re.fullmatch(r"(seat|suit|card|call|num|ord|rank|trickno)_\w+", name):
                raise PatternError(f"unknown word '{name}' in '{source}'")
            return [name]
        if name[1:] in KINDS:
            return [name]
        if name[1:] not in classes:
            raise PatternError(f"unknown class '{name}' in '{source}'")
        return [part for member in classes[name[1:]] for part in expand(member, source)]

    def compile_(source: str) -> Pattern:
        if source in memory:
            return memory[source]
        parts: list[str] = []
        needs: list[frozenset[str]] = []
        names: list[str] = []
        for item in source.split():
            if item in _GAPS:
                size, inside = _GAPS[item]
                word = r"(?:[^ .]+ )" if inside else r"(?:[^ ]+ )"
                parts.append(f"{word}{{0,{size}}}?")
                continue
            if item == "^":
                parts.append(r"(?<=\. )")
                continue
            if item == "$":
                parts.append(r"(?=\.)")
                continue
            name, _, body = item.rpartition("=")
            optional = body.endswith("?") and body != "?"
            body = body[:-1] if optional else body
            denied = body.startswith("~")
            body = body[1:] if denied else body
            members = [part for one in body.split("|") for part in expand(one, source)]
            choices = "|".join(rf"{part[1:]}_\w+" if part[0] == "@" else re.escape(part) for part in members)
            if denied:
                parts.append(f"(?!(?:{choices}) )")
                continue
            if name:
                names.append(name)
                piece = f"(?:(?P<{name}>{choices}) )"
            else:
                piece = f"(?:{choices}) "
            if optional:
                parts.append(f"(?:{piece})?")
            else:
                parts.append(piece)
                needs.append(frozenset(part[1:] if part[0] == "@" else part for part in members))
        if not needs:
            raise PatternError(f"pattern '{source}' has no word of its own")
        pattern = Pattern(source, re.compile(r"(?<= )" + "".join(parts)), tuple(needs), tuple(names))
        memory[source] = pattern
        return pattern

    return compile_
