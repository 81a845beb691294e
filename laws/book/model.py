"""Sections, titles and changes as values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.edition import EDITIONS, Edition

Language = Literal["ru", "en"]
Bilingual = Mapping[Language, str]


def law_of(section: str) -> int:
    """The law that a section belongs to: '64A1' -> 64; 0 for the introduction and definitions."""
    digits = ""
    for character in section:
        if not character.isdigit():
            break
        digits += character
    return int(digits) if digits else 0


_RANKS = re.compile(r"(\d+)(?:\.(\d)|([A-Z])(?:(\d+)(?:([a-z])([ivx]+|\d)?)?)?)?")


def ranks(section: str) -> tuple[str, ...]:
    """A section number rank by rank: '40B2aiii' -> ('40', 'B', '2', 'a', 'iii'), '71.1' -> ('71', '1'); else empty."""
    found = _RANKS.fullmatch(section)
    return tuple(part for part in found.groups() if part) if found else ()


def within(section: str, whole: str) -> bool:
    """Whether a section is a part of another, or that one itself: '64A1' of '64A' and '64', but not '81C10' of '81C1'."""
    outer = ranks(whole)
    return section == whole or (bool(outer) and ranks(section)[: len(outer)] == outer)


@dataclass(frozen=True)
class Section:
    """A section of one edition.

    Attributes:
        id: plain section number ('64A1'), 'INTRO' or 'DEF.<term>'.
        title: the title of its law in that edition.
        entry: number of the text in the book; sections of different editions that share it share their text.
        see: cross references, valid in this edition.
        unverified: whether the content could not be checked against a source.
    """

    id: str
    edition: Edition
    title: Bilingual
    heading: Bilingual
    text: Bilingual
    keywords: Mapping[Language, tuple[str, ...]]
    see: tuple[str, ...]
    entry: int
    unverified: bool = False
    source: str = ""
    parent: str | None = None
    children: tuple[str, ...] = ()

    @property
    def law(self) -> int:
        return law_of(self.id)


@dataclass(frozen=True)
class Change:
    """What one edition changed against the one before.

    Attributes:
        to: the newer edition.
        law: the law in whose file it stands.
        sections: ids concerned; empty for the law as a whole.
        moved: pairs of old and new id; '-' for what was dropped.
    """

    to: Edition
    law: int
    sections: tuple[str, ...]
    text: Bilingual
    moved: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A range of laws with its name."""

    id: str
    first: int
    last: int
    name: Bilingual


@dataclass(frozen=True)
class Term:
    """A defined term or an entry of the glossary.

    Attributes:
        id: the English term in lower case with hyphens: 'penalty-card'.
        editions: the editions that this definition holds for; empty for words that the Laws use without defining them.
        translations: Russian names by translation ('1987', '1997-omsk', '1997-official', '2017').
    """

    id: str
    editions: tuple[Edition, ...]
    name: Bilingual
    text: Bilingual
    translations: Mapping[str, str]
    synonyms: Mapping[Language, tuple[str, ...]]
    translit: tuple[str, ...]
    see: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """All editions of the Laws.

    Attributes:
        sections: by edition and id, in the order of the Laws.
        changes: all changes in law order.
        terms: the glossary, in the order of its file.
    """

    sections: Mapping[Edition, Mapping[str, Section]]
    changes: tuple[Change, ...]
    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...] = field(default=())

    def section(self, edition: Edition, section: str) -> Section | None:
        """A section, or None where that edition has none of this number."""
        return self.sections[edition].get(section)

    def neighbours(self, section: Section) -> tuple[Section | None, Section | None]:
        """The sections before and after it in its edition."""
        order = list(self.sections[section.edition].values())
        place = order.index(section)
        before = order[place - 1] if place else None
        return before, order[place + 1] if place + 1 < len(order) else None

    def editions_of(self, section: str) -> tuple[Edition, ...]:
        """The editions in which a section of this number exists."""
        return tuple(edition for edition in EDITIONS if section in self.sections[edition])

    def changes_of(self, section: str, edition: Edition) -> tuple[Change, ...]:
        """What that edition changed in a section: changes that name it or a part of it, else those of its law."""
        own = [change for change in self.changes if change.to == edition and change.law == law_of(section)]
        named = [change for change in own if any(within(item, section) for item in change.sections)]
        return tuple(named or [change for change in own if not change.sections])
