"""Matchpoints, IMPs, Butler, cross-IMPs, board-a-match and total points against worked figures."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from engine.scores.butler import ButlerRule, Outliers, butler, datum
from engine.scores.imps import Divisor, board_a_match, cross_imps, imps, total_points
from engine.scores.matchpoints import against, line, matchpoints, ranked, top
from engine.scores.numbers import Half


def test_twenty_fields_in_matchpoints(annex: Mapping[str, Any]) -> None:
    assert len(annex["matchpoints"]) == 20
    for field in annex["matchpoints"]:
        scores = field["ns_scores"]
        found = matchpoints(scores)
        assert top(len(scores)) == field["top"], field["id"]
        assert list(found) == field["ns_mp"], field["id"]
        assert [field["top"] - won for won in found] == field["ew_mp"], field["id"]
        assert sum(found) * 2 == len(scores) * field["top"]
        assert list(ranked([line(score) for score in scores])) == field["ns_mp"]


def test_matchpoints_against_a_field_without_the_own_score() -> None:
    assert against(420, [420, 170, -50]) == 5
    assert against(420, []) == 0


def test_imp_scale(annex: Mapping[str, Any]) -> None:
    assert len(annex["imp_table"]) == 25
    for row in annex["imp_table"]:
        last = 20000 if row["to"] == "none" else row["to"]
        assert {imps(row["from"]), imps(last)} == {row["imps"]}
        assert {imps(-row["from"]), imps(-last)} == {-row["imps"]}


def test_imp_examples(annex: Mapping[str, Any]) -> None:
    for example in annex["imp_examples"]:
        difference = example["ns_table1"] - example["ns_table2"]
        assert difference == example["diff_team1"]
        assert imps(difference) == example["imps_team1"], example["id"]


def test_butler_examples(annex: Mapping[str, Any]) -> None:
    for example in annex["butler"]:
        one = example["drop_each_end"] == 1
        rule = ButlerRule(Outliers.ONE_AT_EACH_END if one else Outliers.NONE)
        found = datum(example["ns_scores"], rule)
        assert round(float(found.mean), 4) == example["mean"]
        assert found.value == example["datum"], example["id"]
        assert list(butler(example["ns_scores"], rule)) == example["ns_imps"], example["id"]


def test_butler_drops_nothing_in_a_small_field() -> None:
    assert datum([170, 140, 140, 110], ButlerRule()).dropped == 0
    assert datum([100], ButlerRule(fewest=0)).dropped == 0


def test_butler_drops_a_tenth_at_each_end() -> None:
    scores = [0, *range(400, 490, 10), *range(400, 490, 10), 2000]
    found = datum(scores, ButlerRule(Outliers.TENTH_AT_EACH_END))
    assert (found.dropped, found.value) == (2, 440)


@pytest.mark.parametrize(
    ("half", "plus", "minus"),
    [
        (Half.AWAY_FROM_ZERO, 110, -110),
        (Half.TOWARDS_ZERO, 100, -100),
        (Half.UP, 110, -100),
        (Half.DOWN, 100, -110),
    ],
)
def test_butler_rounds_a_half_as_the_organizer_says(half: Half, plus: int, minus: int) -> None:
    rule = ButlerRule(Outliers.NONE, half=half)
    assert datum([100, 110], rule).value == plus
    assert datum([-100, -110], rule).value == minus


def test_a_mean_of_478_has_the_datum_480() -> None:
    rule = ButlerRule(Outliers.NONE)
    assert datum([478], rule).value == 480
    assert imps(200 - 480) == -7


def test_butler_needs_a_result() -> None:
    with pytest.raises(ValueError, match="datum"):
        datum([], ButlerRule())


def test_cross_imp_examples(annex: Mapping[str, Any]) -> None:
    for example in annex["cross_imps"]:
        totals = cross_imps(example["ns_scores"])
        averages = cross_imps(example["ns_scores"], divisor=Divisor.COMPARISONS)
        assert list(totals) == example["ns_total"], example["id"]
        assert [round(float(value), 4) for value in averages] == example["ns_average"]
        assert sum(totals) == 0


def test_cross_imps_by_results_and_with_a_cap() -> None:
    assert cross_imps([420, 170, 300], divisor=Divisor.RESULTS)[0] == 3
    assert cross_imps([2220, -100], cap=17) == (Fraction(17), Fraction(-17))


def test_cross_imps_need_two_results() -> None:
    with pytest.raises(ValueError, match="compared"):
        cross_imps([420])


def test_board_a_match() -> None:
    assert [board_a_match(110, 100), board_a_match(420, 420), board_a_match(-50, 40)] == [2, 1, 0]


def test_total_points() -> None:
    assert total_points([(420, 170), (-100, -110), (50, 50), (-620, -600)]) == 240
