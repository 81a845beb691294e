"""Sheets in the reader's words: an ending with a line of play, an auction."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.pictures.sheet import Cell, Diagram, Holding, Sheet, Table
from engine.cards import RANKS, SUITS, Denomination
from engine.players import SEATS, Seat, after
from laws.wording import Catalogue

COLUMNS: Final[tuple[Seat, ...]] = ("W", "N", "E", "S")
"""Seats as the columns of an auction."""


@dataclass(frozen=True)
class Trick:
    """A trick of a line of play.

    Attributes:
        cards: from the leader on.
        law: the section that lets the trick count.
    """

    leader: Seat
    cards: tuple[str, ...]
    winner: Seat
    law: str


def names(words: Catalogue) -> Mapping[Seat, str]:
    """The seats for people."""
    return {seat: words.say("show-who", value=seat) for seat in SEATS}


def holding(cards: Iterable[str], words: Catalogue) -> Holding:
    """A hand in the reader's letters."""
    held = list(cards)
    return {
        suit: " ".join(words.say(f"rank-{rank.lower()}") for rank in RANKS if suit + rank in held) for suit in SUITS
    }


def ending(
    hands: Mapping[Seat, Iterable[str]],
    words: Catalogue,
    *,
    trump: Denomination,
    leader: Seat,
    table: Sequence[str] = (),
    marked: Seat | None = None,
    line: Sequence[Trick] = (),
    notes: tuple[str, ...] = (),
) -> Sheet:
    """An ending and, below it, a line of play.

    Args:
        hands: the hands that are known.
        table: cards on the current trick from the leader on.
    """
    played = {after(leader, step): _card(card, words) for step, card in enumerate(table)}
    diagram = Diagram(
        {seat: holding(cards, words) for seat, cards in hands.items()}, names(words), leader, played, marked
    )
    title = words.say("picture-ending-title", trump=trump, leader=leader)
    tables = (_line(line, words),) if line else ()
    key = (words.say("picture-line-key"), words.say("picture-line-key-text")) if line else ("", "")
    return Sheet("ending", title, diagram, tables, notes, key)


def _line(line: Sequence[Trick], words: Catalogue) -> Table:
    rows = []
    for number, trick in enumerate(line, 1):
        cards = {after(trick.leader, step): card for step, card in enumerate(trick.cards)}
        cells = (Cell(_card(cards[seat], words), seat == trick.winner, seat == trick.leader) for seat in SEATS)
        rows.append((Cell(str(number), quiet=True), *cells, Cell(trick.law, quiet=True)))
    return Table((words.say("picture-trick"), *names(words).values(), words.say("picture-law")), tuple(rows))


def auction(dealer: Seat, calls: Sequence[str], words: Catalogue) -> Sheet:
    """An auction in four columns.

    Args:
        calls: in order from the dealer: P, X, XX, 1C to 7N.
    """
    blank = [Cell("")] * COLUMNS.index(dealer)
    said = [Cell(words.say("show-call", value=call), quiet=call == "P") for call in calls]
    cells = [*blank, *said]
    cells += [Cell("")] * (-len(cells) % 4)
    rows = tuple(tuple(cells[start : start + 4]) for start in range(0, len(cells), 4))
    heading = tuple(names(words)[seat] for seat in COLUMNS)
    return Sheet("auction", words.say("picture-auction-title", dealer=dealer), tables=(Table(heading, rows),))


def _card(card: str, words: Catalogue) -> str:
    return words.say("show-card", value=card)
