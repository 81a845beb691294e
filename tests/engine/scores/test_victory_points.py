"""Victory point scales against tables."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from engine.scores import vps


def test_continuous_examples(annex: Mapping[str, Any]) -> None:
    for example in annex["vp_examples"]:
        assert round(vps.exact_wbf(example["imp_margin"], example["boards"]), 6) == example["unrounded"]
        won, lost = vps.wbf(example["imp_margin"], example["boards"])
        assert (float(won), float(lost)) == (example["published_style_winner"], example["loser"]), example["id"]


def test_continuous_tables(annex: Mapping[str, Any]) -> None:
    assert len(annex["vp_tables"]) == 12
    for table in annex["vp_tables"]:
        boards = table["boards"]
        assert round(vps.blitz(boards), 3) == table["blitz_exact"]
        found = vps.wbf_table(boards)
        assert [value / 100 for value in found] == table["winner_vp"], boards
        assert len(found) - 1 == table["first_margin_scoring_20"]
        naive = [int(vps.exact_wbf(margin, boards) * 100 + 0.5) for margin in range(len(found))]
        raised = [n for n, (one, other) in enumerate(zip(found, naive, strict=True)) if one != other]
        assert raised == table["cells_raised_by_concavity"], boards


@pytest.mark.parametrize("boards", range(1, 65))
def test_no_further_imp_gains_more_than_the_one_before(boards: int) -> None:
    table = vps.wbf_table(boards)
    gains = [table[n] - table[n - 1] for n in range(1, len(table))]
    assert gains == sorted(gains, reverse=True)
    assert table[0] == 1000
    assert table[-1] == 2000


def test_worked_margins() -> None:
    assert vps.wbf(1, 16) == (Fraction("10.31"), Fraction("9.69"))
    assert vps.wbf(-2, 16) == (Fraction("9.39"), Fraction("10.61"))
    assert vps.wbf(8, 16)[0] == Fraction("12.29")
    assert list(vps.wbf(200, 16)) == [20, 0]


def test_a_third_and_two_thirds_of_the_blitz() -> None:
    assert vps.exact_wbf(20, 16) == pytest.approx(15)
    assert vps.exact_wbf(40, 16) == pytest.approx(18.0902, abs=1e-4)


def test_a_margin_with_a_half_lies_between_its_neighbours() -> None:
    assert vps.wbf(14, 16)[0] < vps.wbf(Fraction(29, 2), 16)[0] < vps.wbf(15, 16)[0]
    assert sum(vps.wbf(Fraction(-13, 2), 16)) == 20


def test_discrete_bounds(annex: Mapping[str, Any]) -> None:
    for name, bounds in annex["vp_discrete_wbf_2013"].items():
        assert list(vps.wbf_discrete_bounds(int(name[1:]))) == bounds, name


def test_discrete_margins() -> None:
    assert [vps.wbf_discrete(margin, 16)[0] for margin in (1, 4, 5, 60)] == [10, 11, 12, 20]
    assert vps.wbf_discrete(12, 8) == (14, 6)
    assert vps.wbf_discrete(-12, 8) == (6, 14)


def test_acbl_20(annex: Mapping[str, Any]) -> None:
    for boards, name in ((1, "boards_1_8"), (8, "boards_1_8"), (9, "boards_9_11"), (11, "boards_9_11")):
        for points, first in enumerate(annex["acbl_20vp_first_margin"][name], start=11):
            assert vps.acbl_20(first, boards) == (points, 20 - points)
            assert vps.acbl_20(first - 1, boards)[0] == points - 1
    assert vps.acbl_20(9, 7) == (14, 6)
    assert vps.acbl_20(-9, 10) == (7, 13)


def test_acbl_30(annex: Mapping[str, Any]) -> None:
    for boards, name in ((6, "boards_6_8"), (8, "boards_6_8"), (9, "boards_9_11"), (11, "boards_9_11")):
        for points, first in annex["acbl_30vp_first_margin"][name].items():
            assert vps.acbl_30(first, boards) == (int(points), 30 - int(points))
            assert vps.acbl_30(first - 1, boards)[0] < int(points) or not first
    assert vps.acbl_30(-9, 7) == (6, 24)


def test_ebu_swiss_pairs(annex: Mapping[str, Any]) -> None:
    rows = dict(annex["ebu_swiss_pairs_percent_upper_bound"])
    check = rows.pop("check")
    assert vps.ebu_swiss_pairs(check["percent"], check["boards"]) == check["vp"]
    spans = [(1, 4), (5, 6), (7, 9), (10, 13), (14, 19), (20, 27), (28, 39), (40, 55)]
    for (name, bounds), boards in ((row, n) for row, span in zip(rows.items(), spans, strict=True) for n in span):
        assert str(boards) in name or boards == 1
        for points, bound in enumerate(bounds, start=10):
            above = round(bound + 0.01, 2)
            assert vps.ebu_swiss_pairs(bound, boards) == points
            assert vps.ebu_swiss_pairs(above, boards) == points + 1
            assert vps.ebu_swiss_pairs(round(100 - above, 2), boards) == 20 - points - 1
    assert [vps.ebu_swiss_pairs(percent, 8) for percent in (56.23, 56.24, 43.77, 50)] == [14, 15, 6, 10]


@pytest.mark.parametrize(("scale", "boards"), [(vps.acbl_20, 12), (vps.acbl_30, 5), (vps.ebu_swiss_pairs, 56)])
def test_a_scale_without_a_row_says_so(scale: Callable[[int, int], object], boards: int) -> None:
    with pytest.raises(ValueError, match="no row"):
        scale(1, boards)
