"""Cards and suits as bits, for searches over the actual cards of an ending."""

from collections.abc import Iterator

from engine.cards import SUITS, height, suit_of
from engine.claims.endings import Ending
from engine.players import SEATS

Bits = int
"""A set of cards: bit `13 * suit + rank`, suits in the order S H D C, rank 0 for the two."""
Hands = tuple[Bits, Bits, Bits, Bits]
SUIT = 0x1FFF
GREAT = sum(0b11 << 13 * suit + 11 for suit in range(4))
"""The aces and kings."""


def bit(card: str) -> Bits:
    """The bit of a card."""
    return 1 << number(card)


def number(card: str) -> int:
    """The number of a card, 0 for the two of spades."""
    return 13 * SUITS.index(suit_of(card)) + height(card) - 2


def code(card: int) -> str:
    """The card of a number."""
    return SUITS[card // 13] + "23456789TJQKA"[card % 13]


def dealt(ending: Ending) -> Hands:
    """The hands of an ending as bits."""
    north, east, south, west = (sum(map(bit, ending.hands[index])) for index in range(len(SEATS)))
    return north, east, south, west


def suited(held: Bits, suit: int) -> Bits:
    """The cards of one suit, still in their place."""
    return held & SUIT << 13 * suit


def numbers(held: Bits) -> Iterator[int]:
    """The cards of a set from the lowest up."""
    while held:
        low = held & -held
        yield low.bit_length() - 1
        held ^= low


def top(held: Bits) -> int:
    """The highest card; -1 where there is none."""
    return held.bit_length() - 1


def bottom(held: Bits) -> int:
    """The lowest card; -1 where there is none."""
    return (held & -held).bit_length() - 1


def distinct(held: Bits, others: Bits) -> list[int]:
    """The lowest card of every run in one suit that no card of `others` interrupts, from the lowest up."""
    found: list[int] = []
    before = -1
    for card in numbers(held):
        if before < 0 or others & ((1 << card) - (1 << before + 1)):
            found.append(card)
        before = card
    return found


def ends(cards: Bits) -> list[int]:
    """The highest and the lowest card, once where they are the same."""
    return [] if not cards else [top(cards)] if top(cards) == bottom(cards) else [top(cards), bottom(cards)]
