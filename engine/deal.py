"""The board and the deal before the first call: dealer and vulnerability (Law 2), cards in each hand (Laws 1, 13, 14)."""

from collections.abc import Mapping
from typing import Literal

from engine.players import SEATS, Seat

Vulnerability = Literal["none", "NS", "EW", "all"]
VULNERABILITIES: tuple[Vulnerability, ...] = ("none", "NS", "EW", "all")
HAND_SIZE = 13
CYCLE = 16


def dealer_of(board: int) -> Seat:
    """The dealer of a board by its number, from 1 (Law 2)."""
    return SEATS[(board - 1) % 4]


def vulnerability_of(board: int) -> Vulnerability:
    """The vulnerability of a board by its number, from 1; it repeats every 16 boards (Law 2)."""
    place = (board - 1) % CYCLE
    return VULNERABILITIES[(place + place // 4) % 4]


def cycle_board(board: int) -> int:
    """The board of the first sixteen with the same conditions."""
    return (board - 1) % CYCLE + 1


def long_hands(counts: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Seats with more than 13 cards."""
    return tuple(seat for seat in SEATS if counts.get(seat, HAND_SIZE) > HAND_SIZE)


def short_hands(counts: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Seats with fewer than 13 cards."""
    return tuple(seat for seat in SEATS if counts.get(seat, HAND_SIZE) < HAND_SIZE)
