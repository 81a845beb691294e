"""Where laws, labelled sections, notes, headings of parts, rules and page ends begin in a text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from laws.importing.layout import Layout
from laws.importing.letters import RULE
from laws.importing.pages import GAP, PAGE


class Kind(Enum):
    """What a block or the place before it is."""

    LAW = "law"
    LETTER = "letter"
    DIGIT = "digit"
    LOW = "low"
    ROMAN = "roman"
    TEXT = "text"
    NOTE = "note"
    PART = "part"
    FURNITURE = "furniture"
    RULE = "rule"
    PAGE = "page"
    END = "end"

    @property
    def labelled(self) -> bool:
        """Whether it is the label of a section below a law."""
        return self in (Kind.LETTER, Kind.DIGIT, Kind.LOW, Kind.ROMAN)


@dataclass(frozen=True)
class Marker:
    """A place where something begins: from `start` to `end` stands its label."""

    start: int
    end: int
    kind: Kind
    values: tuple[str, ...]
    label: str


_CAPITAL = r"(?=[\"«“(]?[А-ЯЁA-Z])"
_LAW = r"(?P<law>(?:Правило|ПРАВИЛО|Закон|ЗАКОН|Law|LAW)\s*(?P<number>\d{1,2})"
_PART = (
    r"(?P<part>(?:Глава|ГЛАВА|Часть|ЧАСТЬ|Раздел|РАЗДЕЛ|Chapter|CHAPTER|Part|PART|Section|SECTION)"
    r"\s+(?:[IVX]+|\d{1,2}|ONE|TWO|THREE)\s*[-–—.:\n]\s*)"
)
_NOTE = r"(?P<note>\((?P<stars>\*{1,3})\)\s*[-–—]\s+|\((?:Примечани[ея]|Сноска|Note|Footnote)\b[^:\n]{0,40}:\s*"
_FURNITURE = r"(?P<furniture>(?:продолжение на следующей странице|continued on (?:the )?next page)\W*)"
_INDEX = (
    r"(?P<index>(?:INDEX|Index to|INDEX TO|Предметный указатель|ПРЕДМЕТНЫЙ УКАЗАТЕЛЬ|Алфавитный указатель|АЛФАВИТНЫЙ УКАЗАТЕЛЬ)"
    r"[^\n]{0,40}(?=\n|\Z))"
)
_BREAKS = rf"(?P<page>[ \t\n]*[{PAGE}{GAP}][ \t]*)|(?P<rule>{RULE})"
_BY_LINE = re.compile(
    rf"{_BREAKS}|(?:(?<=\n)|(?<=[{PAGE}{GAP}])|\A)[ \t]*(?:{_LAW}(?:[ \t]*[.:\-–—]+|(?=[ \t]*\n))[ \t]*)|{_PART}"
    rf"|{_NOTE}|\*{{1,3}}[ \t]*{_CAPITAL})"
    r"|(?P<letter>[A-HА-ЕНКМС])[ \t]?[.)][ \t]*(?=[^\s.])(?!O\.)"
    rf"|(?P<digit>\d{{1,2}})[ \t]?[.)][ \t]*(?=[^\s\d.,%])"
    rf"|\((?P<roman>i{{1,3}}|iv|v)\)[ \t]*(?=\S)"
    rf"|\((?P<low>[a-lA-HабвгдАВС])\)(?:\.[ \t]*(?=\S)|[ \t]*{_CAPITAL}|[ \t]*(?=[a-z])))"
    rf"|(?<=\n)[ \t]*(?:{_FURNITURE}|{_INDEX})|(?<={RULE})[ \t]*(?P<continued>(?:продолжение|continued)[^\n]{{0,40}})\n"
)
_INLINE = re.compile(
    rf"{_BREAKS}|(?<!\S)(?:{_LAW}\.[ \t]*{_CAPITAL})|{_PART}|{_NOTE})"
    r"|(?P<letter>[A-H])\.(?=[\"«(]?[А-ЯЁA-Z][а-яёa-z ])"
    r"|(?P<digit>\d{1,2})\.(?=[\"«(]?[А-ЯЁA-Z][а-яёa-z ])"
    r"|\((?P<roman>i{1,3}|iv|v)\)[ \t]*(?=\S)"
    r"|\((?P<low>[A-Ha-h])\)\.(?=\S))"
)
_NEXT = re.compile(
    rf"(?P<digit>\d{{1,2}})[.)][ \t]*{_CAPITAL}"
    rf"|\((?P<low>[a-lA-HабвгдАВС])\)(?:\.[ \t]*(?=\S)|[ \t]*{_CAPITAL}|[ \t]*(?=[a-z]))"
    rf"|\((?P<roman>i{{1,3}}|iv|v)\)[ \t]*(?=\S)"
)
_PARAGRAPH = re.compile(r"\n[ \t]*")
_LIKE = {
    "А": ("A",), "Б": ("B",), "В": ("B", "C"), "Г": ("D",), "Д": ("E",), "Е": ("E", "F"), "С": ("C",), "Н": ("H",),
    "К": ("K",), "М": ("M",),
}  # fmt: skip
_KINDS = (
    ("letter", Kind.LETTER),
    ("digit", Kind.DIGIT),
    ("low", Kind.LOW),
    ("roman", Kind.ROMAN),
)


def markers(text: str, layout: Layout) -> Iterator[Marker]:
    """All markers in order; in a text of a line a paragraph every other line is a marker of plain text."""
    found = list(_found(text, _INLINE if layout is Layout.INLINE else _BY_LINE))
    if layout is Layout.PARAGRAPHS:
        taken = {mark.start for mark in found} | {mark.end for mark in found}
        inside = [(mark.start, mark.end) for mark in found]
        for line in _PARAGRAPH.finditer(text):
            within = any(start < line.end() <= end or line.end() == start for start, end in inside)
            if not within and line.end() not in taken:
                found.append(Marker(line.end(), line.end(), Kind.TEXT, (), ""))
        found.sort(key=lambda mark: mark.start)
    yield from found


def _matches(text: str, pattern: re.Pattern[str]) -> Iterator[re.Match[str]]:
    """The matches in order; behind the label of a section another may follow at once: '1. (a)'."""
    at = 0
    while found := pattern.search(text, at):
        yield found
        at = max(found.end(), found.start() + 1)
        while (
            found
            and found.end() > found.start()
            and any(found[name] for name, _ in _KINDS if name in found.groupdict())
        ):
            found = _NEXT.match(text, at)
            if found:
                yield found
                at = found.end()


def _found(text: str, pattern: re.Pattern[str]) -> Iterator[Marker]:
    for found in _matches(text, pattern):
        groups = {key: value for key, value in found.groupdict().items() if value}
        start, end, label = found.start(), found.end(), found[0].strip()
        if "page" in groups:
            yield Marker(start, end, Kind.PAGE, (), "")
        elif "rule" in groups:
            yield Marker(start, end, Kind.RULE, (), "")
        elif "law" in groups:
            yield Marker(start, end, Kind.LAW, (groups["number"],), label)
        elif "part" in groups:
            yield Marker(start, end, Kind.PART, (), label)
        elif "note" in groups:
            yield Marker(start, end, Kind.NOTE, ("*" * groups.get("stars", "*").count("*"),), label)
        elif "index" in groups:
            yield Marker(start, end, Kind.FURNITURE, (), label)
        elif "furniture" in groups or "continued" in groups:
            yield Marker(start, start, Kind.FURNITURE, (), "")
        else:
            name, kind = next((name, kind) for name, kind in _KINDS if name in groups)
            yield Marker(start, end, kind, _values(groups[name], kind), label)


def _values(label: str, kind: Kind) -> tuple[str, ...]:
    if kind is Kind.DIGIT or kind is Kind.ROMAN:
        return (label,)
    values = _LIKE.get(label.upper(), (label.upper(),))
    return tuple(value.lower() for value in values) if kind is Kind.LOW else values
