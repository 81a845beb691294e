"""An ending: the cards left in four hands, the trump suit, the hand on lead and the cards on the current trick."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.cards import PACK, SUITS, Denomination, Hand, suit_of
from engine.errors import ImpossibleFacts
from engine.players import SEATS, Seat, after

Holdings = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The cards of North, East, South and West, each in order of suit and rank."""


@dataclass(frozen=True)
class Ending:
    """A position in the play.

    Attributes:
        hands: the cards still held, without those on the table.
        trump: the trump suit, 'N' for none.
        leader: who leads, or has led, to the current trick.
        table: cards already on the current trick, in the order played from `leader` on.
    """

    hands: Holdings
    trump: Denomination
    leader: Seat
    table: tuple[str, ...] = ()

    @property
    def tricks(self) -> int:
        """Tricks that remain, the current one included."""
        return len(self.hands[SEATS.index(self.leader)]) + bool(self.table)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return after(self.leader, len(self.table))

    def held(self, seat: Seat) -> tuple[str, ...]:
        """The cards of one hand."""
        return self.hands[SEATS.index(seat)]

    @classmethod
    def of(
        cls,
        hands: Mapping[Seat, Hand | Iterable[str]],
        trump: Denomination,
        leader: Seat,
        table: Sequence[str] = (),
    ) -> "Ending":
        """An ending from four known hands.

        Args:
            hands: all four hands.
            table: cards on the current trick, in order.

        Raises:
            ImpossibleFacts: `ending-needs-four-hands`, `card-twice`, `ending-hand-sizes`, `ending-revoke-on-table`, each
                with what was given.
        """
        if set(hands) != set(SEATS):
            raise ImpossibleFacts("ending-needs-four-hands", "hands", given=" ".join(sorted(hands)))
        held = tuple(_ordered(_cards(hands[seat])) for seat in SEATS)
        _once([*(card for hand in held for card in hand), *table])
        ending = cls((held[0], held[1], held[2], held[3]), trump, leader, tuple(table))
        ending._check_sizes()
        return ending

    def _check_sizes(self) -> None:
        sizes = {seat: len(self.held(seat)) for seat in SEATS}
        played = [after(self.leader, step) for step in range(len(self.table))]
        full = {sizes[seat] + (seat in played) for seat in SEATS}
        if len(full) > 1 or len(played) > 3 or not 1 <= min(full) <= 13:
            given = ", ".join(f"{seat} {size}" for seat, size in sizes.items())
            raise ImpossibleFacts("ending-hand-sizes", "hands", given=given)
        for seat, card in zip(played[1:], self.table[1:], strict=True):
            led = suit_of(self.table[0])
            if suit_of(card) != led and any(suit_of(other) == led for other in self.held(seat)):
                raise ImpossibleFacts("ending-revoke-on-table", "current_trick", given=f"{seat}:{card}")


def completed(hands: Mapping[Seat, Hand | None], rest: Iterable[str]) -> Iterator[Mapping[Seat, tuple[str, ...]]]:
    """All ways to place the cards of unknown hands: 'the rest is there'.

    Args:
        hands: what is known of each hand; None or a missing suit is unknown.
        rest: the cards that are still out and stand in no known suit.

    Yields:
        four hands of equal size; every distribution of `rest` over the unknown suits exactly once.

    Raises:
        ImpossibleFacts: `card-twice`, or `ending-rest-does-not-fit` where no distribution gives hands of equal size.
    """
    loose = _ordered(rest)
    known = {seat: hand.cards if (hand := hands.get(seat)) else () for seat in SEATS}
    _once([*(card for cards in known.values() for card in cards), *loose])
    total = sum(map(len, known.values())) + len(loose)
    need = {seat: total // 4 - len(known[seat]) for seat in SEATS}
    found = False
    if not total % 4 and min(need.values()) >= 0:
        for placed in _placed(SEATS, loose, need, hands):
            found = True
            yield {seat: _ordered((*known[seat], *placed[seat])) for seat in SEATS}
    if not found:
        raise ImpossibleFacts("ending-rest-does-not-fit", "hands", given=" ".join(loose))


def _placed(
    seats: Sequence[Seat], loose: tuple[str, ...], need: Mapping[Seat, int], hands: Mapping[Seat, Hand | None]
) -> Iterator[dict[Seat, tuple[str, ...]]]:
    if not seats:
        if not loose:
            yield {}
        return
    seat, *others = seats
    hand = hands.get(seat)
    fitting = [card for card in loose if hand is None or suit_of(card) not in hand.suits]
    for chosen in combinations(fitting, need[seat]):
        left = tuple(card for card in loose if card not in chosen)
        for placed in _placed(others, left, need, hands):
            yield {seat: chosen, **placed}


def _cards(hand: Hand | Iterable[str]) -> tuple[str, ...]:
    if isinstance(hand, Hand):
        if not hand.complete:
            missing = " ".join(suit for suit in SUITS if suit not in hand.suits)
            raise ImpossibleFacts("ending-needs-four-hands", "hands", given=missing)
        return hand.cards
    return tuple(hand)


def _ordered(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=PACK.index))


def _once(cards: Sequence[str]) -> None:
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise ImpossibleFacts("card-twice", "hands", given=card)
