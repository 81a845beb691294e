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
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

_GAPS = {"..": (3, True), "...": (6, True), "....": (16, False)}
KINDS = ("seat", "suit", "card", "call", "num", "ord", "rank", "trickno")
_ANCHORS = {"^": r"(?<=\. )", "$": r"(?=\.)"}
_VALUE = re.compile(r"(seat|suit|card|call|num|ord|rank|trickno)_\w+")


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
        self.possible: dict[Pattern, None] = {}
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


@dataclass(frozen=True, eq=False)
class Pattern:
    """A pattern with the lexemes that a text must have for it to match. Its expression is compiled when first needed."""

    source: str
    expression: str
    needs: tuple[frozenset[str], ...]
    names: tuple[str, ...] = ()

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """The regular expression over a stream's text."""
        return re.compile(self.expression)

    def search(self, stream: Stream) -> Found | None:
        """The first match."""
        if self not in stream.possible:
            return None
        found = self.regex.search(stream.text)
        return self._found(stream, found) if found else None

    def all(self, stream: Stream) -> list[Found]:
        """All matches that do not overlap, at most eight."""
        if self not in stream.possible:
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


class Compiler:
    """Compiles patterns over given lexemes and classes, equal ones once, and tells which of them a text can hold.

    Args:
        lexemes: every symbol that a pattern may name, beside values such as `seat_E`.
        classes: name -> members, which may be lexemes, kinds and other classes.
    """

    def __init__(self, lexemes: Iterable[str], classes: Mapping[str, Sequence[str]]) -> None:
        self._lexemes = frozenset(lexemes) | {",", "?"}
        self._classes = classes
        self._patterns: dict[str, Pattern] = {}
        self._by_word: dict[str, list[tuple[Pattern, tuple[frozenset[str], ...]]]] = {}

    def __call__(self, source: str) -> Pattern:
        """The pattern for a source.

        Raises:
            PatternError: the source is badly written or names a word or class that does not exist.
        """
        pattern = self._patterns.get(source)
        if pattern is None:
            pattern = self._patterns[source] = self._compile(source)
            self._by_word.clear()
        return pattern

    def stream(self, symbols: Sequence[str]) -> Stream:
        """The stream of a text, with the patterns that it has all the words for."""
        if not self._by_word:
            self._index()
        stream = Stream(symbols)
        present = stream.present
        for word in present:
            for pattern, others in self._by_word.get(word, ()):
                for group in others:
                    if group.isdisjoint(present):
                        break
                else:
                    stream.possible[pattern] = None
        return stream

    def _index(self) -> None:
        """Enter every pattern under the words of its rarest group, so that few are looked at for a text."""
        used: dict[str, int] = {}
        for pattern in self._patterns.values():
            for word in frozenset().union(*pattern.needs):
                used[word] = used.get(word, 0) + 1
        for pattern in self._patterns.values():
            rarest = min(pattern.needs, key=lambda group: sum(used[word] for word in group))
            others = tuple(group for group in pattern.needs if group is not rarest)
            for word in rarest:
                self._by_word.setdefault(word, []).append((pattern, others))

    def _expand(self, name: str, source: str) -> list[str]:
        if not name.startswith("@"):
            if name not in self._lexemes and not _VALUE.fullmatch(name):
                raise PatternError(f"unknown word '{name}' in '{source}'")
            return [name]
        if name[1:] in KINDS:
            return [name]
        if name[1:] not in self._classes:
            raise PatternError(f"unknown class '{name}' in '{source}'")
        return [part for member in self._classes[name[1:]] for part in self._expand(member, source)]

    def _compile(self, source: str) -> Pattern:
        parts: list[str] = []
        needs: list[frozenset[str]] = []
        names: list[str] = []
        for item in source.split():
            if item in _GAPS:
                size, inside = _GAPS[item]
                word = r"(?:[^ .]+ )" if inside else r"(?:[^ ]+ )"
                parts.append(f"{word}{{0,{size}}}?")
                continue
            if item in _ANCHORS:
                parts.append(_ANCHORS[item])
                continue
            name, _, body = item.rpartition("=")
            optional = body.endswith("?") and body != "?"
            body = body[:-1] if optional else body
            denied = body.startswith("~")
            members = [part for one in body.lstrip("~").split("|") for part in self._expand(one, source)]
            choices = "|".join(rf"{part[1:]}_\w+" if part[0] == "@" else re.escape(part) for part in members)
            if denied:
                parts.append(f"(?!(?:{choices}) )")
                continue
            if name:
                names.append(name)
            piece = f"(?:(?P<{name}>{choices}) )" if name else f"(?:{choices}) "
            parts.append(f"(?:{piece})?" if optional else piece)
            if not optional:
                needs.append(frozenset(part.lstrip("@") for part in members))
        if not needs:
            raise PatternError(f"pattern '{source}' has no word of its own")
        return Pattern(source, r"(?<= )" + "".join(parts), tuple(sorted(needs, key=len)), tuple(names))
