"""A suit as the sequence of its owners from the lowest card up: equal for all layouts that differ only in gaps.

A sequence is an integer of base-4 digits, the owner of the lowest card in the lowest digit, under a leading 1. Owners
are numbered clockwise; the side whose tricks a search keeps down has the even numbers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.cards import SUITS, height
from engine.claims.endings import Ending
from engine.players import SEATS, Side

Sequence4 = int
Suits = tuple[int, ...]
Position = int
"""Place of a card in its suit from the lowest, 0 upwards."""
Followed = tuple[int, Sequence4]
"""Who won among those who followed suit, and what is left of the suit."""


Tops = tuple[int, int, tuple[int, ...]]
"""Owner of the highest card, -1 for none; how many cards from the top are his; how many cards each owner has."""


def owner(seat_index: int, low: Side) -> int:
    """The owner's number of a seat when the tricks of `low` are kept down."""
    return seat_index if low == "NS" else (seat_index + 1) % 4


def encoded(ending: Ending, low: Side) -> Suits:
    """The four suits of an ending without its table, the trump suit first."""
    trump = ending.trump
    order = [*(s for s in SUITS if s == trump), *(s for s in SUITS if s != trump)]
    suits = []
    for suit in order:
        cards = [
            (height(card), owner(index, low))
            for index in range(len(SEATS))
            for card in ending.hands[index]
            if card[0] == suit
        ]
        sequence = 1
        for _, who in sorted(cards, reverse=True):
            sequence = sequence << 2 | who
        suits.append(sequence)
    return tuple(suits)


def without(sequence: Sequence4, position: Position) -> Sequence4:
    """The sequence after one card has left it."""
    shift = 2 * position
    return (sequence >> shift + 2) << shift | sequence & (1 << shift) - 1


def without_all(sequence: Sequence4, positions: Iterable[Position]) -> Sequence4:
    """The sequence after several cards have left it together."""
    for position in sorted(positions, reverse=True):
        sequence = without(sequence, position)
    return sequence


@dataclass
class SuitTable:
    """Answers about sequences, kept for the length of one search."""

    _runs: dict[Sequence4, Sequence[list[Position]]] = field(default_factory=dict)
    _followed: dict[Sequence4, tuple[Followed, ...]] = field(default_factory=dict)
    _swept: dict[Sequence4, tuple[Followed, ...]] = field(default_factory=dict)
    _weight: dict[Sequence4, int] = field(default_factory=dict)
    _sure: dict[Sequence4, tuple[int, int]] = field(default_factory=dict)
    _tops: dict[Sequence4, Tops] = field(default_factory=dict)

    def runs(self, sequence: Sequence4) -> Sequence[list[Position]]:
        """For each owner the lowest card of every run of equal cards, from the lowest up; empty where he is void."""
        found = self._runs.get(sequence)
        if found is None:
            found = ([], [], [], [])
            before, position, rest = -1, 0, sequence
            while rest > 1:
                if rest & 3 != before:
                    before = rest & 3
                    found[before].append(position)
                rest >>= 2
                position += 1
            self._runs[sequence] = found
        return found

    def weight(self, sequence: Sequence4) -> int:
        """How high the even owners' cards stand against the others: lower is better for keeping their tricks down."""
        found = self._weight.get(sequence)
        if found is None:
            found, position, rest = 0, 0, sequence
            while rest > 1:
                position += 1
                found += -position if rest & 1 else position
                rest >>= 2
            self._weight[sequence] = found
        return found

    def sure(self, sequence: Sequence4) -> tuple[int, int]:
        """Tricks that the even and the odd side cannot avoid if this is the trump suit.

        A trump loses to the other side only under a higher one in the same trick, and a hand plays one card to a trick:
        so a hand wins for its side as many tricks as it has trumps that no such higher trump is left for.
        """
        found = self._sure.get(sequence)
        if found is None:
            owners = []
            rest = sequence
            while rest > 1:
                owners.append(rest & 3)
                rest >>= 2
            owners.reverse()
            hands = [owners.count(hand) - _covered(owners, hand) for hand in range(4)]
            found = self._sure[sequence] = max(hands[0], hands[2]), max(hands[1], hands[3])
        return found

    def tops(self, sequence: Sequence4) -> Tops:
        """Who holds the highest cards, and how many cards each owner has."""
        found = self._tops.get(sequence)
        if found is None:
            owners, rest = [], sequence
            while rest > 1:
                owners.append(rest & 3)
                rest >>= 2
            best = owners[-1] if owners else -1
            run = next((place for place, who in enumerate(reversed(owners)) if who != best), len(owners))
            found = self._tops[sequence] = best, run, tuple(map(owners.count, range(4)))
        return found

    def at_once(self, suits: Suits, leader: int, trump: int) -> int:
        """Tricks that a hand on lead takes at once from the top: every side suit until an opponent could ruff.

        While opponents hold trumps, the hand's own partner must not be made to ruff either: he would have the lead.

        Args:
            trump: place of the trump suit, -1 for none.
        """
        tops = [self.tops(sequence) for sequence in suits]
        left, right, partner = (leader + 1) % 4, (leader + 3) % 4, (leader + 2) % 4
        if trump < 0 or not (tops[trump][2][left] or tops[trump][2][right]):
            return sum(run for best, run, _ in tops if best == leader)
        own = tops[trump][1] if tops[trump][0] == leader else 0
        sides = [tops[suit] for suit in range(4) if suit != trump]
        plain = sum(min(run, counts[left], counts[right]) for best, run, counts in sides if best == leader)
        spare = sum(counts[partner] for _, _, counts in sides)
        return plain + own if plain <= spare else max(own, spare)

    def followed(self, sequence: Sequence4) -> tuple[Followed, ...]:
        """All outcomes of a trick in this suit as far as its holders follow."""
        found = self._followed.get(sequence)
        if found is None:
            outcomes: dict[Followed, None] = {}
            partial: list[tuple[Position, ...]] = [()]
            holders = [who for who in range(4) if self.runs(sequence)[who]]
            for who in holders:
                partial = [(*chosen, card) for chosen in partial for card in self.runs(sequence)[who]]
            for chosen in partial:
                winner = holders[chosen.index(max(chosen))]
                outcomes[winner, without_all(sequence, chosen)] = None
            found = self._followed[sequence] = tuple(outcomes)
        return found

    def swept(self, sequence: Sequence4) -> tuple[Followed, ...]:
        """Outcomes that suffice where the even side is to win no more tricks at all.

        An even owner loses as well by playing his highest loser: whatever the higher card loses to later, the lower one
        loses to. An odd owner who does not win plays low: a higher card does all that a lower one does, unless a card of
        his partner's stands between them.
        """
        found = self._swept.get(sequence)
        if found is None:
            outcomes: dict[Followed, None] = {}
            runs = self.runs(sequence)
            for winner in (1, 3):
                for card in runs[winner]:
                    for chosen in self._losers(runs, winner, card):
                        outcomes[winner, without_all(sequence, (*chosen, card))] = None
            found = self._swept[sequence] = tuple(outcomes)
        return found

    @staticmethod
    def _losers(runs: Sequence[list[Position]], winner: int, card: Position) -> list[tuple[Position, ...]]:
        below: list[Position] = []
        for who in (0, 2):
            if runs[who]:
                losers = [position for position in runs[who] if position < card]
                if not losers:
                    return []
                below.append(losers[-1])
        partner = 4 - winner
        if not runs[partner]:
            return [tuple(below)]
        choices: dict[int, Position] = {}
        for position in runs[partner]:
            if position < card:
                choices.setdefault(sum(own < position for own in runs[winner]), position)
        return [(*below, position) for position in choices.values()]


def _covered(owners: Sequence[int], hand: int) -> int:
    """How many cards of a hand can each fall under a higher one of the other side; owners from the highest card down."""
    over = lost = 0
    for who in owners:
        over += (who ^ hand) & 1
        lost += who == hand and over > lost
    return lost
