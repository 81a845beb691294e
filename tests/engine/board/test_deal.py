"""Dealer, vulnerability and card counts against the printed table of sixteen boards."""

import pytest

from engine.deal import cycle_board, dealer_of, long_hands, short_hands, vulnerability_of
from engine.players import Seat

PRINTED = {
    "none": (1, 8, 11, 14),
    "NS": (2, 5, 12, 15),
    "EW": (3, 6, 9, 16),
    "all": (4, 7, 10, 13),
}


@pytest.mark.parametrize(("vulnerable", "boards"), PRINTED.items())
def test_vulnerability_is_that_of_the_printed_table(vulnerable: str, boards: tuple[int, ...]) -> None:
    assert [vulnerability_of(board) for board in boards] == [vulnerable] * 4


def test_everybody_deals_in_turn() -> None:
    assert "".join(dealer_of(board) for board in range(1, 17)) == "NESW" * 4


@pytest.mark.parametrize("board", range(1, 200))
def test_the_cycle_repeats_every_sixteen_boards(board: int) -> None:
    assert dealer_of(board + 16) == dealer_of(board)
    assert vulnerability_of(board + 16) == vulnerability_of(board)
    assert 1 <= cycle_board(board) <= 16
    assert cycle_board(board + 16) == cycle_board(board)


def test_counts_name_the_wrong_hands() -> None:
    counts: dict[Seat, int] = {"N": 12, "E": 14, "S": 13, "W": 13}
    assert long_hands(counts) == ("E",)
    assert short_hands(counts) == ("N",)


def test_hands_not_counted_are_taken_to_be_right() -> None:
    assert long_hands({"S": 14}) == ("S",)
    assert short_hands({"S": 14}) == ()
