"""A claim to be judged: the ending, who claims, what he stated, and what is taken to be normal for him (Law 70)."""

from dataclasses import dataclass, field
from functools import cached_property

from engine.cards import SUITS, Suit
from engine.claims.assumptions import Assumptions
from engine.claims.endings import Ending
from engine.claims.statement import Statement, StepKind
from engine.players import SEATS, Seat

Group = tuple[int, ...]
"""Cards that differ only by where one missing card is placed: 70E decides whether the worst or the best of them counts.
Which group of several is played is always open to the worst."""


@dataclass(frozen=True)
class Lines:
    """The normal plays under a statement and assumptions.

    Attributes:
        claimer: who claims; a declarer plays both hands by the statement, a defender only his own.
        declaring: whether the claimer's side declares.
        shown_out: opponents who had failed to follow to a suit before the claim.
    """

    ending: Ending
    claimer: Seat
    declaring: bool
    statement: Statement = field(default_factory=Statement)
    assumptions: Assumptions = field(default_factory=Assumptions)
    shown_out: tuple[tuple[Seat, Suit], ...] = ()

    @cached_property
    def trump(self) -> int:
        """Number of the trump suit, -1 for none."""
        return SUITS.index(self.ending.trump) if self.ending.trump != "N" else -1

    @cached_property
    def own(self) -> int:
        """Number of the claimer's seat."""
        return SEATS.index(self.claimer)

    @cached_property
    def trump_out(self) -> bool:
        """Whether an opponent holds a trump that the statement does not mention (70C1)."""
        theirs = [self.ending.hands[(self.own + step) % 4] for step in (1, 3)]
        mentioned = self.statement.has(StepKind.DRAW_TRUMPS, StepKind.CONCEDE_TRUMP)
        return not mentioned and any(card[0] == self.ending.trump for hand in theirs for card in hand)

    @cached_property
    def names_cards(self) -> bool:
        """Whether the statement names a card, so that it matters which of two equal cards is left."""
        return any(step.card for step in self.statement.steps)

    @property
    def shown(self) -> int:
        """The bits of `shown_out`."""
        return sum({1 << 4 * SEATS.index(seat) + SUITS.index(suit) for seat, suit in self.shown_out})
