"""What a picture shows, as plain values, and the same content as text. Suit signs in texts are drawn as shapes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from engine.cards import SUITS, Suit
from engine.players import SEATS, Seat

SIGNS: Final[Mapping[Suit, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
GAP: Final = 2
"""Blanks between columns of a text."""

Holding = Mapping[Suit, str]
"""A hand as it is shown: the ranks of each suit in the reader's letters, apart by blanks; an unknown suit is left out."""


@dataclass(frozen=True)
class Diagram:
    """Four hands around the table.

    Attributes:
        hands: by seat; a seat that is left out is unknown.
        names: of the seats, for people.
        leader: who leads, or has led.
        table: cards on the current trick.
        marked: the player whom the ruling is about.
    """

    hands: Mapping[Seat, Holding]
    names: Mapping[Seat, str]
    leader: Seat | None = None
    table: Mapping[Seat, str] | None = None
    marked: Seat | None = None


@dataclass(frozen=True)
class Cell:
    """A cell of a table.

    Attributes:
        strong: it counts: the card that wins, the total.
        first: it begins the row's sequence: the card that was led.
        quiet: it is an aside.
    """

    text: str
    strong: bool = False
    first: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class Table:
    """A table.

    Attributes:
        numbers: columns set to the right; others stand in the middle.
        left: columns set to the left.
    """

    heading: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    numbers: frozenset[int] = frozenset()
    left: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Block:
    """A paragraph under a heading.

    Attributes:
        aside: stands at the end of the heading's line.
        strong: it is the one that the sheet is about.
    """

    heading: str
    text: str
    aside: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Sheet:
    """A picture.

    Attributes:
        name: of the file, without its ending.
        title: what it shows; the first words of the alternative text.
        blocks: paragraphs below the tables.
        notes: lines below everything else.
        key: what the marks mean, in the picture and in the text.
    """

    name: str
    title: str
    diagram: Diagram | None = None
    tables: tuple[Table, ...] = ()
    notes: tuple[str, ...] = ()
    key: tuple[str, str] = ("", "")
    blocks: tuple[Block, ...] = ()


def alternative(sheet: Sheet, limit: int) -> str:
    """The content in words for those who do not see the picture, at most `limit` characters."""
    said = "; ".join(filter(None, (sheet.title, *_spoken(sheet), *sheet.notes)))
    return said if len(said) <= limit else said[: limit - 1].rstrip() + "…"


def _spoken(sheet: Sheet) -> Iterator[str]:
    if sheet.diagram:
        yield from (f"{sheet.diagram.names[seat]}: {spread(sheet.diagram.hands.get(seat))}" for seat in SEATS)
        for seat, card in (sheet.diagram.table or {}).items():
            yield f"{sheet.diagram.names[seat]} {card}"
    for table in sheet.tables:
        for row in table.rows:
            named = zip(table.heading, row, strict=True)
            yield ", ".join(" ".join(filter(None, (head, cell.text))) for head, cell in named if cell.text)
    for block in sheet.blocks:
        yield f"{_headed(block)}: {block.text}"


def spread(holding: Holding | None) -> str:
    """A hand on one line; a question mark for what is not known."""
    if holding is None:
        return "?"
    return " ".join(f"{SIGNS[suit]}{holding[suit].replace(' ', '') or '–'}" for suit in SUITS if suit in holding)


def as_text(sheet: Sheet) -> str:
    """The content as lines of equally wide letters."""
    blocks = [sheet.title] if sheet.title else []
    if sheet.diagram:
        blocks.append("\n".join(_around(sheet.diagram)))
    blocks += ["\n".join(_lines(table)) for table in sheet.tables]
    blocks += [f"{_headed(block)}\n{block.text}" for block in sheet.blocks]
    notes = [note for note in (sheet.key[1], *sheet.notes) if note]
    if notes:
        blocks.append("\n".join(notes))
    return "\n\n".join(blocks)


def _headed(block: Block) -> str:
    return f"{block.heading} [{block.aside}]" if block.aside else block.heading


def _around(diagram: Diagram) -> Iterator[str]:
    north, east, south, west = (_block(diagram, seat) for seat in SEATS)
    wide = max(map(len, west))
    indent = " " * (wide // 2 + GAP)
    yield from (indent + line for line in north)
    yield from (
        f"{left.ljust(wide + 2 * GAP)}{right}".rstrip() for left, right in zip_longest(west, east, fillvalue="")
    )
    yield from (indent + line for line in south)


def _block(diagram: Diagram, seat: Seat) -> list[str]:
    mark = " →" if seat == diagram.leader else ""
    card = (diagram.table or {}).get(seat, "")
    name = diagram.names[seat] + mark + (f" {card}" if card else "")
    holding = diagram.hands.get(seat)
    if holding is None:
        return [name, "?"]
    return [name, *(f"{SIGNS[suit]} {holding[suit] or '–'}" for suit in SUITS if suit in holding)]


def _lines(table: Table) -> Iterator[str]:
    shown = [list(table.heading), *([_marked(cell) for cell in row] for row in table.rows)]
    widths = [max(len(row[place]) for row in shown) for place in range(len(table.heading))]
    for row in shown:
        cells = (
            text.rjust(width) if place in table.numbers else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield (" " * GAP).join(cells).rstrip()


def _marked(cell: Cell) -> str:
    if cell.text[:1] not in SIGNS.values():
        return cell.text
    return f"{'→' if cell.first else ''}{cell.text}{'*' if cell.strong else ''}"
