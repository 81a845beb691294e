"""Positions of a claim search, a trick under way and a trick of the line shown, on the actual cards."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.claims.plays import Bits, Hands, suited, top
from engine.players import Seat


class Position(NamedTuple):
    """The start of a trick: hands, the seat on lead by number, one-time steps carried out, and voids shown, as bits."""

    hands: Hands
    leader: int
    done: int
    shown: int

    @property
    def left(self) -> int:
        """Tricks left."""
        return self.hands[self.leader].bit_count()


class Trick(NamedTuple):
    """A trick under way.

    Attributes:
        at: the position before it.
        hands: the cards still held.
        winning: place of the best card on the table.
        step, reason: what stands behind the lead (see LineTrick).
        guess: somebody of the claimer's side had to place a missing card.
    """

    at: Position
    hands: Hands
    table: tuple[int, ...]
    winning: int
    shown: int
    step: int | None
    reason: str
    guess: bool = False

    @property
    def seat(self) -> int:
        """Who plays next."""
        return (self.at.leader + len(self.table)) % 4


@dataclass(frozen=True)
class LineTrick:
    """A trick of a line.

    Attributes:
        cards: seat and card in the order played.
        reason: why this lead is in the line: `stated` (a step of the statement), `free` (not stated: any order of suits
            is normal), `draws` (he knows of the trumps), `partner` (a claiming defender's partner chooses), `opponents`
            (they lead), `begun` (the trick was under way).
        step: index of the step, where stated.
        guess: third hand had to place a missing card.
        ruffed: an opponent won the trick with a trump on another suit.
    """

    cards: tuple[tuple[Seat, str], ...]
    winner: Seat
    reason: str
    step: int | None = None
    guess: bool = False
    ruffed: bool = False


def all_high(hand: Bits, out: Bits) -> bool:
    """Whether every card is higher than all of its suit that is out."""
    for suit in range(4):
        mine, theirs = suited(hand, suit), suited(out, suit)
        if mine and theirs and mine & -mine < theirs:
            return False
    return True


def overtakes(lead: Bits, partner: Bits) -> bool:
    """Whether partner could be forced to win a trick that the hand on lead would win."""
    return any(
        (mine := suited(lead, suit)) and top(suited(partner, suit)) > (mine & -mine).bit_length() - 1
        for suit in range(4)
    )
