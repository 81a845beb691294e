"""Law 77: every result, item by item, against the contract's points and against tables of figures."""

import itertools
from collections.abc import Mapping
from typing import Any, Literal, get_args

import pytest

from engine.cards import Contract, Denomination
from engine.scores.contract import Entry, items, undertrick_values
from engine.scoring import contract_points

DOUBLES: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
RESULTS = list(itertools.product(range(1, 8), get_args(Denomination), DOUBLES, ("none", "EW"), range(14)))


def test_there_are_2940_results() -> None:
    assert len(RESULTS) == 2940


def test_items_add_up_to_the_points_of_every_result() -> None:
    for level, denomination, doubled, vulnerability, tricks in RESULTS:
        contract = Contract(level=level, denomination=denomination, doubled=doubled, declarer="W")
        found = items(contract, tricks, vulnerability)
        assert sum(item.points for item in found) == contract_points(contract, tricks, vulnerability), (
            contract,
            tricks,
        )
        assert all(abs(item.points) == item.count * item.each for item in found if item.each)


def test_sixty_examples(annex: Mapping[str, Any]) -> None:
    assert len(annex["scores"]) == 60
    for example in annex["scores"]:
        bid = example["contract"].replace("NT", "N")
        contract = Contract.model_validate(f"{bid.upper()} by N")
        vulnerability = "NS" if example["declarer_vul"] else "none"
        assert contract_points(contract, example["tricks"], vulnerability) == example["score"], example["id"]


@pytest.mark.parametrize("zone", [False, True])
@pytest.mark.parametrize("doubled", DOUBLES)
def test_undertricks(annex: Mapping[str, Any], zone: bool, doubled: int) -> None:
    name = f"{'v' if zone else 'nv'}_{('undoubled', 'doubled', 'redoubled')[doubled]}"
    cumulative = list(itertools.accumulate(undertrick_values(13, doubled, zone)))
    assert cumulative == annex["undertricks"][name]


def test_passed_out_has_no_items() -> None:
    assert items(Contract(), 0, "all") == ()


def test_a_redoubled_grand_slam_item_by_item() -> None:
    found = items(Contract.model_validate("7NXX by N"), 13, "all")
    assert [(item.entry, item.points) for item in found] == [
        (Entry.TRICKS, 880),
        (Entry.GAME, 500),
        (Entry.GRAND_SLAM, 1500),
        (Entry.DOUBLED_MADE, 100),
    ]
