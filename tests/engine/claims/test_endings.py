"""Endings from hands, whole or partly unknown, and what cannot be one."""

import pytest

from engine.cards import Hand
from engine.claims.endings import Ending, completed
from engine.errors import ImpossibleFacts


def hand(text: str) -> Hand:
    return Hand.model_validate(text)


def test_hands_are_ordered_and_counted() -> None:
    made = Ending.of({"N": ["D2", "SA"], "E": ["S3", "S2"], "S": ["H2"], "W": ["H3"]}, "N", "S", ["C2", "C3"])
    assert made.held("N") == ("SA", "D2")
    assert (made.tricks, made.turn) == (2, "N")


@pytest.mark.parametrize(
    ("hands", "leader", "table", "code"),
    [
        ({"N": ["SA"], "E": ["S2"], "S": ["S3"]}, "N", [], "ending-needs-four-hands"),
        ({"N": hand("S:A"), "E": ["S2"], "S": ["S3"], "W": ["S4"]}, "N", [], "ending-needs-four-hands"),
        ({"N": ["SA"], "E": ["SA"], "S": ["S3"], "W": ["S4"]}, "N", [], "card-twice"),
        ({"N": ["SA"], "E": ["S2"], "S": ["S3"], "W": []}, "W", ["S2"], "card-twice"),
        ({"N": ["SA"], "E": ["S2", "S5"], "S": ["S3"], "W": ["S4"]}, "N", [], "ending-hand-sizes"),
        ({"N": [], "E": [], "S": [], "W": []}, "N", [], "ending-hand-sizes"),
        ({"N": [], "E": [], "S": [], "W": []}, "N", ["S2", "S3", "S4", "S5"], "ending-hand-sizes"),
        ({"N": ["SA"], "E": ["S2"], "S": ["S3", "H2"], "W": ["S4", "H3"]}, "N", ["S7", "D2"], "ending-revoke-on-table"),
    ],
)
def test_what_is_no_ending(hands: dict[str, object], leader: str, table: list[str], code: str) -> None:
    with pytest.raises(ImpossibleFacts) as raised:
        Ending.of(hands, "N", leader, table)  # type: ignore[arg-type]
    assert raised.value.problem.code == code


def test_the_rest_goes_to_the_one_unknown_hand() -> None:
    known = {"N": hand("S:A H:- D:- C:2"), "S": hand("S:K H:- D:- C:3"), "W": hand("S:Q H:- D:- C:4"), "E": None}
    assert [layout["E"] for layout in completed(known, ["HA", "H2"])] == [("HA", "H2")]  # type: ignore[arg-type]


def test_the_rest_is_dealt_over_two_unknown_hands_in_every_way() -> None:
    known = {"N": hand("S:A H:- D:- C:2"), "S": hand("S:K H:- D:- C:3"), "E": None, "W": hand("H:- D:-")}
    layouts = list(completed(known, ["HA", "S2", "C5", "C6"]))  # type: ignore[arg-type]
    assert sorted(layout["W"] for layout in layouts) == [("C6", "C5"), ("S2", "C5"), ("S2", "C6")]
    assert all("HA" in layout["E"] for layout in layouts)


@pytest.mark.parametrize(
    ("west", "rest", "code"),
    [
        (hand("S:Q H:- D:- C:-"), ["HA", "H2"], "ending-rest-does-not-fit"),
        (hand("S:Q H:- D:-"), ["HA"], "ending-rest-does-not-fit"),
        (hand("S:Q H:- D:-"), ["SA"], "card-twice"),
        (hand("S:QJT H:- D:- C:-"), ["H2"], "ending-rest-does-not-fit"),
    ],
)
def test_a_rest_that_does_not_fit(west: Hand, rest: list[str], code: str) -> None:
    known = {"N": hand("S:A H:- D:- C:2"), "S": hand("S:K H:- D:- C:3"), "E": hand("S:8 H:- D:- C:8"), "W": west}
    with pytest.raises(ImpossibleFacts) as raised:
        list(completed(known, rest))  # type: ignore[arg-type]
    assert raised.value.problem.code == code
