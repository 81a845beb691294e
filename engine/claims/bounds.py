"""Exact cooperative bounds: the fewest and the most tricks of a side over all legal ways to play the cards that are left.

All four players work together, so this is the test of 'any legal play'. The search asks 'can the side be kept to k
tricks?' for rising k, trick by trick, over positions on relative ranks; equal cards are played once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from engine.cards import suit_of, winner_of
from engine.claims.endings import Ending
from engine.claims.stopping import Counter, Stop, Stopped
from engine.claims.suits import Position, Suits, SuitTable, encoded, owner, without, without_all
from engine.players import SEATS, Seat, Side, after, other_side, side


@dataclass(frozen=True)
class Bounds:
    """A number of tricks known to lie between two others, both included."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether both are the same: the number is settled."""
        return self.low == self.high


Progress = Callable[[Bounds], None]
"""Told every time the bounds have become tighter."""


def fewest(ending: Ending, of: Side, *, stop: Stop | None = None, progress: Progress | None = None) -> Bounds:
    """The fewest tricks of a side by any legal play of all four hands.

    Args:
        stop: asked now and then; once it says True the bounds reached are returned.
        progress: told each time they tighten.

    Returns:
        exact bounds, or wider ones where the search was stopped.
    """
    search = LegalSearch(ending, of, Counter(stop))
    starts = list(_starts(ending, of))
    bounds = Bounds(0, min(won + left for _, _, won, left in starts))
    try:
        keep = 0
        while not any(search.kept(suits, lead, keep - won, left) for suits, lead, won, left in starts if won <= keep):
            keep += 1
            bounds = Bounds(keep, max(keep, bounds.high))
            if progress:
                progress(bounds)
        bounds = Bounds(keep, keep)
    except Stopped:
        bounds = Bounds(bounds.low, min(bounds.high, search.witnessed(starts)))
    if progress:
        progress(bounds)
    return bounds


def most(ending: Ending, of: Side, *, stop: Stop | None = None, progress: Progress | None = None) -> Bounds:
    """The most tricks of a side by any legal play of all four hands; see `fewest`."""
    total = ending.tricks

    def mirrored(bounds: Bounds) -> Bounds:
        return Bounds(total - bounds.high, total - bounds.low)

    told: Progress | None = (lambda bounds: progress(mirrored(bounds))) if progress else None
    return mirrored(fewest(ending, other_side(of), stop=stop, progress=told))


def trick_ends(ending: Ending) -> Iterator[tuple[Seat, Ending | None]]:
    """Every way to finish the trick on the table: its winner, and the ending after it (None when it was the last)."""
    seats = [after(ending.leader, step) for step in range(4)]
    led = suit_of(ending.table[0])
    options = []
    for seat in seats[len(ending.table) :]:
        held = ending.held(seat)
        options.append([card for card in held if suit_of(card) == led] or held)
    for chosen in product(*options):
        winner = winner_of(zip(seats, (*ending.table, *chosen), strict=True), ending.trump)
        north, east, south, west = (tuple(card for card in hand if card not in chosen) for hand in ending.hands)
        left = (north, east, south, west)
        yield winner, Ending(left, ending.trump, winner) if any(left) else None


def _starts(ending: Ending, low: Side) -> Iterator[tuple[Suits, int, int, int]]:
    """Positions at a trick's start: suits, leader, tricks won by `low` before it, tricks left."""
    if not ending.table:
        yield encoded(ending, low), owner(SEATS.index(ending.leader), low), 0, ending.tricks
        return
    found: dict[tuple[Suits, int, int, int], None] = {}
    for winner, left in trick_ends(ending):
        suits = encoded(left, low) if left else (1, 1, 1, 1)
        found[suits, owner(SEATS.index(winner), low), int(side(winner) == low), ending.tricks - 1] = None
    yield from found


class LegalSearch:
    """Whether the side `low` can be kept to so many tricks by any legal play, from any position of an ending.

    Attributes:
        table: what is known about suits.
    """

    def __init__(self, ending: Ending, low: Side, counter: Counter) -> None:
        self._trump = 0 if ending.trump != "N" else -1
        self.table = SuitTable()
        self._counter = counter
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    def kept(self, suits: Suits, leader: int, keep: int, left: int) -> bool:
        """Whether the even side can be kept to `keep` of the `left` tricks."""
        if keep >= left:
            return True
        if not self._trump:
            even, odd = self.table.sure(suits[0])
            if keep < even or keep >= left - odd:
                return keep >= even
        key = self._key(suits, leader)
        low, high = self._known.get(key, (0, left))
        if keep >= high:
            return True
        if keep < low:
            return False
        weight = self.table.weight
        tricks = self._tricks(suits, leader, sweep=not keep)
        self._counter.tick(len(tricks) + 1)
        ordered = sorted((not winner & 1, sum(map(weight, rest)), rest, winner) for rest, winner in tricks)
        good = any(self.kept(rest, winner, keep - lost, left - 1) for lost, _, rest, winner in ordered if lost <= keep)
        low, high = self._known.get(key, (0, left))
        self._known[key] = (low, min(high, keep)) if good else (max(low, keep + 1), high)
        return good

    def witnessed(self, starts: list[tuple[Suits, int, int, int]]) -> int:
        """The fewest tricks for which a line was found before the search was stopped."""
        return min(won + self._known.get(self._key(suits, lead), (0, left))[1] for suits, lead, won, left in starts)

    def _key(self, suits: Suits, leader: int) -> tuple[int, ...]:
        return (leader, *sorted(suits)) if self._trump else (leader, suits[0], *sorted(suits[1:]))

    def _tricks(self, suits: Suits, leader: int, *, sweep: bool) -> dict[tuple[Suits, int], None]:
        """All ways to play a trick up to equal cards: what is left and who won. `sweep`: only those the odd side wins."""
        found: dict[tuple[Suits, int], None] = {}
        for suit, sequence in enumerate(suits):
            runs = self.table.runs(sequence)
            if not runs[leader]:
                continue
            voids = [who for who in range(4) if not runs[who]]
            ruffed = bool(voids) and self._trump >= 0 and suit != self._trump
            outcomes = (self.table.swept if sweep and not ruffed else self.table.followed)(sequence)
            if not outcomes:
                continue
            for others, ruffer in self._discards(suits, suit, voids, sweep):
                for winner, rest in outcomes:
                    taker = winner if ruffer < 0 else ruffer
                    if taker & 1 or not sweep:
                        found[(*others[:suit], rest, *others[suit + 1 :]), taker] = None
        return found

    def _discards(self, suits: Suits, led: int, voids: list[int], sweep: bool) -> list[tuple[Suits, int]]:
        """What those void in the suit led leave of the other suits, and who ruffed highest (-1: nobody)."""
        plays: dict[tuple[Suits, tuple[Position, ...], int], None] = {(suits, (), -1): None}
        for who in voids:
            following: dict[tuple[Suits, tuple[Position, ...], int], None] = {}
            for rest, ruffs, ruffer in plays:
                for suit, sequence in enumerate(rest):
                    if suit == led:
                        continue
                    cards = self.table.runs(sequence)[who]
                    if suit == self._trump:
                        for card in cards:
                            highest = not ruffs or card > max(ruffs)
                            following[rest, (*ruffs, card), who if highest else ruffer] = None
                        continue
                    for card in cards[-1:] if sweep and not who & 1 else cards:
                        kept = without(sequence, card)
                        following[(*rest[:suit], kept, *rest[suit + 1 :]), ruffs, ruffer] = None
            plays = following
        if self._trump < 0:
            return [(rest, ruffer) for rest, _, ruffer in plays]
        return list({((without_all(rest[0], ruffs), *rest[1:]), ruffer): None for rest, ruffs, ruffer in plays})
