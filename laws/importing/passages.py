"""Every stretch of an imported text with the section it stands in, and what can be said of the whole."""

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.edition import Edition
from laws.book import Language
from laws.importing.align import Placed
from laws.importing.blocks import Block
from laws.importing.markers import Kind

Role = Literal["title", "heading", "text", "note", "unplaced"]
DOUBTFUL = 0.5
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Passage:
    """A stretch of text.

    Attributes:
        role: title of a law, heading of a part (standing before a law), words of a section, note to it, or unplaced.
        section: the section it stands in; None where it is unplaced.
        cited: further sections that cite a note.
        score: how sure its place is, 0 to 1.
        like: its likeness to our own text of the section, 0 to 1.
    """

    role: Role
    section: str | None
    label: str
    text: str
    cited: tuple[str, ...] = ()
    score: float = 1.0
    like: float = 0.0

    @property
    def words(self) -> int:
        """The number of its words, its label included."""
        return len(words(f"{self.label} {self.text}"))


@dataclass(frozen=True)
class Imported:
    """A text as it was recognised.

    Attributes:
        name: what the translation or copy is called.
        source: the file's name.
        encodings: those found, the commonest first.
        repairs: how often each kind of repair was made.
        pages: the page numbers taken out.
    """

    edition: Edition
    language: Language
    name: str
    source: str
    encodings: tuple[str, ...]
    repairs: Mapping[str, int]
    pages: tuple[int, ...]
    passages: tuple[Passage, ...]

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections that have words, in the order of the file."""
        return tuple(dict.fromkeys(item.section for item in self.passages if item.section and item.role != "heading"))

    @property
    def doubtful(self) -> tuple[Passage, ...]:
        """The placed passages whose place is not sure."""
        return tuple(item for item in self.passages if item.role in ("title", "text") and item.score < DOUBTFUL)

    @property
    def unplaced(self) -> tuple[Passage, ...]:
        """What stands in no section."""
        return tuple(item for item in self.passages if item.role == "unplaced")

    @property
    def placed_share(self) -> float:
        """The share of the words that stand in a section, 0 to 1."""
        total = sum(item.words for item in self.passages)
        return 1 - sum(item.words for item in self.unplaced) / total if total else 0.0

    @property
    def likeness(self) -> float:
        """Mean likeness of the placed words to our own text, 0 to 1; near 0 for what is no law text."""
        texts = [item for item in self.passages if item.role in ("title", "text")]
        total = sum(item.words for item in texts)
        return sum(item.like * item.words for item in texts) / total if total else 0.0


def words(text: str) -> list[str]:
    """The words and numbers of a text."""
    return _WORD.findall(text)


def passages(blocks: Sequence[Block], placed: Sequence[Placed], names: Sequence[str]) -> tuple[Passage, ...]:
    """All passages in the order of the file.

    Args:
        blocks: all blocks of the text.
        placed: those among them that are neither notes nor headings of parts, in the same order.
        names: ids of the sections by their places.
    """
    sections = _sections(blocks, placed, names)
    following = iter(placed)
    cites = _Cites()
    found: list[Passage] = []
    for block, section in zip(blocks, sections, strict=True):
        if block.kind is Kind.NOTE:
            home = cites.of(block) or [section] if section else cites.of(block)
            role: Role = "note" if home else "unplaced"
            found.append(Passage(role, home[0] if home else None, block.label, block.text, tuple(home[1:])))
            continue
        if section:
            cites.read(block, section)
        if block.kind is Kind.PART:
            found.append(Passage("heading" if section else "unplaced", section, block.label, block.text))
        elif block.kind is Kind.FURNITURE:
            found.append(Passage("unplaced", None, block.label, block.text))
        else:
            found.append(_passage(next(following), section))
    return tuple(found)


def _passage(item: Placed, section: str | None) -> Passage:
    """A placed block; a label that is not its section's was none, but words: 'Law 50. ...' at a line's beginning."""
    role: Role = "unplaced" if section is None else "title" if item.block.kind is Kind.LAW and item.fits else "text"
    score = round(1 - math.exp(-max(item.margin, 0.0)), 2)
    label, text = item.block.label, item.block.text
    if section is not None and label and not item.fits:
        label, text = "", f"{label} {text}"
    return Passage(role, section, label, text, (), score, item.like)


def _sections(blocks: Sequence[Block], placed: Sequence[Placed], names: Sequence[str]) -> list[str | None]:
    """The section of each block: of a note the one before it, of a part's heading the law after it."""
    own = iter(placed)
    found: list[str | None] = []
    last: str | None = None
    for block in blocks:
        if block.kind in (Kind.NOTE, Kind.PART, Kind.FURNITURE):
            found.append(last if block.kind is Kind.NOTE else None)
            continue
        place = next(own).place
        section = None if place is None else names[place]
        last = section or last
        found.append(section)
    after: str | None = None
    for number in range(len(blocks) - 1, -1, -1):
        if blocks[number].kind is Kind.PART:
            found[number] = after
        elif blocks[number].kind is Kind.LAW:
            after = found[number]
    return found


class _Cites:
    """Which sections cite a note: those with its mark, (*) or (**), since the last note of that mark.

    A note at the foot of a page stands in the first of them, one that follows its paragraph in the last.
    """

    def __init__(self) -> None:
        self._open: dict[str, list[tuple[int, str]]] = {}

    def read(self, block: Block, section: str) -> None:
        for mark in re.findall(r"\((\*{1,3})\)", f"{block.label} {block.text}"):
            self._open.setdefault(mark, []).append((block.page, section))

    def of(self, note: Block) -> list[str]:
        cites = self._open.pop(note.values[0], [])
        found = list(dict.fromkeys(section for page, section in cites if page >= note.page - 1))
        return found if note.label.startswith("(*") else found[::-1]


def with_lost(found: Sequence[Passage], text: str) -> Iterator[Passage]:
    """The passages, and as an unplaced one any word of the text that none of them has: nothing is lost silently."""
    yield from found
    lost = Counter(words(text))
    lost.subtract(word for item in found for word in words(f"{item.label} {item.text}"))
    missing = [word for word, number in lost.items() for _ in range(number)]
    if missing:
        yield Passage("unplaced", None, "", " ".join(missing))
