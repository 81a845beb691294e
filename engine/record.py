"""A record of the play, replayed card by card: who led, who won, who held what, and what cannot be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.cards import PACK, Card, Denomination, Hand, suit_of, winner_of
from engine.errors import ImpossibleFacts
from engine.players import SEATS, Seat, after


class RecordedTrick(BaseModel):
    """A trick as written down: `cards` in the order played as 'W:DQ'; `winner` may be left out."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    n: int
    cards: tuple[str, ...]
    winner: Seat | None = None


@dataclass(frozen=True)
class Play:
    """One card played.

    Attributes:
        trick: number of the trick, from 1.
        position: place in the trick, 0 for the lead.
        held: the cards the player held just before, including this one.
    """

    trick: int
    position: int
    seat: Seat
    card: Card
    led: Card
    held: frozenset[str]

    @property
    def failed_to_follow(self) -> bool:
        """Whether the player held a card of the suit led and played another suit."""
        suit = suit_of(self.led)
        return suit_of(self.card) != suit and any(suit_of(card) == suit for card in self.held)


@dataclass(frozen=True)
class Replay:
    """A replayed record.

    Attributes:
        plays: all cards in order.
        winners: the winner of each complete trick, from trick 1.
        held: cards left in each hand at the end.
    """

    plays: tuple[Play, ...]
    winners: tuple[Seat, ...]
    held: Mapping[Seat, frozenset[str]]

    def trick(self, number: int) -> tuple[Play, ...]:
        """The cards of a trick in the order played; empty where the record does not reach it."""
        return tuple(play for play in self.plays if play.trick == number)

    @property
    def last_trick(self) -> int:
        """The number of the last trick with a card in it."""
        return self.plays[-1].trick if self.plays else 0


def check_hands(hands: Mapping[Seat, Hand]) -> None:
    """Check four complete hands of one pack.

    Raises:
        ImpossibleFacts: a hand is missing or incomplete, a card stands twice, or hands differ in size.
    """
    if set(hands) != set(SEATS) or not all(hand.complete for hand in hands.values()):
        raise ImpossibleFacts("record-needs-four-hands", "hands")
    seen: set[str] = set()
    for seat in SEATS:
        for card in hands[seat].cards:
            if card in seen:
                raise ImpossibleFacts("card-twice", "hands", given=card)
            seen.add(card)
    sizes = {len(hand.cards) for hand in hands.values()}
    if len(sizes) > 1 or max(sizes) > 13:
        given = ", ".join(f"{seat} {len(hands[seat].cards)}" for seat in SEATS)
        raise ImpossibleFacts("hand-sizes-differ", "hands", given=given)


def replay(hands: Mapping[Seat, Hand], tricks: Sequence[RecordedTrick], trump: Denomination) -> Replay:
    """Replay a record from the hands as dealt.

    Raises:
        ImpossibleFacts: a player plays a card that he does not hold or twice to a trick, a trick is out of order or
            incomplete in the middle, or a stated winner did not win.
    """
    check_hands(hands)
    held = {seat: set(hands[seat].cards) for seat in SEATS}
    plays: list[Play] = []
    winners: list[Seat] = []
    for number, trick in enumerate(tricks, start=1):
        if trick.n != number:
            raise ImpossibleFacts("trick-out-of-order", "tricks", given=str(trick.n))
        entries = list(_entries(trick))
        for position, (seat, card) in enumerate(entries):
            if seat != after(entries[0][0], position):
                raise ImpossibleFacts("player-out-of-turn-in-record", "tricks", given=f"{number}: {seat}:{card}")
            if card not in held[seat]:
                raise ImpossibleFacts("card-not-held", "tricks", given=f"{number}: {seat}:{card}")
            plays.append(Play(number, position, seat, card, entries[0][1], frozenset(held[seat])))
            held[seat].remove(card)
        if len(entries) == 4:
            winner = winner_of(entries, trump)
            if trick.winner and trick.winner != winner:
                raise ImpossibleFacts("wrong-winner-in-record", "tricks", given=f"{number}: {trick.winner}")
            winners.append(winner)
        elif number != len(tricks):
            raise ImpossibleFacts("trick-incomplete", "tricks", given=str(number))
    return Replay(tuple(plays), tuple(winners), {seat: frozenset(cards) for seat, cards in held.items()})


def _entries(trick: RecordedTrick) -> Iterator[tuple[Seat, str]]:
    if len(trick.cards) > 4:
        raise ImpossibleFacts("five-cards-in-trick", "tricks", given=str(trick.n))
    for text in trick.cards:
        seat, _, card = text.strip().upper().partition(":")
        if seat not in SEATS or card not in PACK:
            raise ImpossibleFacts("not-a-play", "tricks", given=text)
        yield seat, card


def with_card(hands: Mapping[Seat, Hand], seat: Seat, card: str) -> dict[Seat, Hand]:
    """The hands with a card that was missing put back to its holder."""
    if card in hands[seat].cards:
        return dict(hands)
    suits: dict[Any, str] = dict(hands[seat].suits)
    suits[suit_of(card)] = suits.get(suit_of(card), "") + card[1]
    return {**hands, seat: Hand(suits=suits)}
