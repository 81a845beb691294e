"""Neuberg, weighted, split, self-inflicted, knock-out and artificial scores against worked figures."""

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from engine.scores import adjusted
from engine.scores.adjusted import IMPS, PERCENT, Fault, Rounding
from engine.scores.fouled import Method, factored, is_small, small_group_percentage
from engine.scores.imps import imps, of_lines
from engine.scores.matchpoints import Line, line, matchpoints, of_line
from engine.scores.numbers import Half, exact, nearest, percent, plain, short


def award(text: Mapping[str, float]) -> Line:
    return {int(score): exact(weight) for score, weight in text.items()}


def examples(annex: Mapping[str, Any], kind: str) -> dict[str, Any]:
    return {example["id"]: example for example in annex[kind]}


def test_neuberg(annex: Mapping[str, Any]) -> None:
    assert len(annex["neuberg"]) == 10
    for row in annex["neuberg"]:
        value = factored(row["M"], row["A"], row["E"])
        assert value == Fraction(row["exact"]), row["id"]
        assert round(float(value), 4) == row["value"]
        assert row["new_top"] == 2 * (row["E"] - 1)
        assert round(float(100 * value / row["new_top"]), 2) == row["percent"]


@pytest.mark.parametrize(("group", "expected"), [(1, 5), (4, 4), (7, 10), (3, 11)])
def test_neuberg_keeps_the_mean_at_half(group: int, expected: int) -> None:
    scores = list(range(group))
    values = [factored(won, group, expected) for won in matchpoints(scores)]
    assert sum(values) == group * (expected - 1)
    assert group == expected or all(0 < value < 2 * (expected - 1) for value in values)


def test_other_methods_of_the_example() -> None:
    assert factored(18, 10, 11) == Fraction("19.9")
    assert factored(18, 10, 11, Method.ADD_ONE) == 19
    assert factored(18, 10, 11, Method.STRAIGHT) == 20
    assert factored(18, 10, 11, Method.SMALL_GROUP) == Fraction("19.9")


def test_small_groups(annex: Mapping[str, Any]) -> None:
    for name, row in annex["small_subfield_ebu"].items():
        for won, percentage in row.items():
            assert small_group_percentage(int(won), int(name[1:])) == percentage
    assert factored(4, 3, 10, Method.SMALL_GROUP) == Fraction("12.6")
    assert is_small(3, 9)
    assert not is_small(3, 8)
    assert not is_small(4, 12)


def test_a_single_result_has_no_straight_share() -> None:
    with pytest.raises(ValueError, match="single result"):
        factored(0, 1, 10, Method.STRAIGHT)


def test_weighted_matchpoints(annex: Mapping[str, Any]) -> None:
    for name in ("W01", "W02", "W03"):
        example = examples(annex, "weighted")[name]
        rated = adjusted.rate([line(score) for score in example["others"]], award(example["award_ns"]))
        assert rated.top == example["top"]
        assert (float(rated.ns), float(rated.ew)) == (example["ns"], example["ew"]), name
        if "other_ns_pair_with_50" in example:
            place = example["others"].index(50)
            assert rated.others_ns[place] == exact(example["other_ns_pair_with_50"])
            assert rated.others_ns[place] + rated.others_ew[place] == rated.top


def test_weighting_equals_fractional_frequencies() -> None:
    chance = random.Random(12)
    for _ in range(200):
        others = [chance.choice((-100, -50, 110, 140, 170, 420, 450, 620)) for _ in range(chance.randint(1, 12))]
        shares = [Fraction(chance.randint(1, 9)) for _ in range(3)]
        own = dict(zip(chance.sample(range(-200, 700, 10), 3), (share / sum(shares) for share in shares), strict=True))
        counts: dict[int, Fraction] = {}
        for score, weight in [*own.items(), *((score, Fraction(1)) for score in others)]:
            counts[score] = counts.get(score, Fraction(0)) + weight

        def by_frequency(score: int, counts: dict[int, Fraction] = counts) -> Fraction:
            return 2 * sum((n for s, n in counts.items() if s < score), Fraction(0)) + counts[score] - 1

        weighted = sum((weight * by_frequency(score) for score, weight in own.items()), Fraction(0))
        assert of_line(own, [line(score) for score in others]) == weighted


def test_a_split_score_has_two_rankings(annex: Mapping[str, Any]) -> None:
    example = examples(annex, "weighted")["W04"]
    others = [line(score) for score in example["others"]]
    rated = adjusted.rate(others, line(example["award_ns"]), line(example["award_ew_as_ns_score"]))
    assert (rated.top, rated.ns, rated.ew) == (example["top"], example["ns"], example["ew"])
    equal_to_both = adjusted.rate(others, line(620)).others_ns
    assert rated.others_ns == equal_to_both


def test_the_directors_error_counts_for_both_sides() -> None:
    others = [line(score) for score in (420, 420, 170, 450, -50, 170, 420)]
    rated = adjusted.rate(others, line(420), line(170))
    assert [rated.ns, rated.ew] == [9, 10]


def test_self_inflicted_damage(annex: Mapping[str, Any]) -> None:
    found = examples(annex, "weighted")
    pairs = found["W05"]
    values = [of_line(line(pairs[name]), [line(score) for score in pairs["others"]]) for name in "NET"]
    assert list(values) == [10, 5, 1]
    innocent, offenders = adjusted.self_inflicted(*values)
    assert (innocent, pairs["top"] - offenders) == (pairs["nos_ns"], pairs["os_ew"])
    teams = found["W11"]
    other = teams["other_table_ns"]
    without = sum((w * imps(score - other) for score, w in award(teams["N"]).items()), Fraction(0))
    innocent, offenders = adjusted.self_inflicted(without, imps(teams["E"] - other), imps(teams["T"] - other))
    assert (innocent, -offenders) == (teams["nos"], teams["os"])


def test_weighted_imps(annex: Mapping[str, Any]) -> None:
    found = examples(annex, "weighted")
    six = of_lines(award(found["W06"]["award_ns"]), line(found["W06"]["other_table_ns"]))
    assert six == found["W06"]["imps"]
    seven = of_lines(award(found["W07"]["award_ns"]), line(found["W07"]["other_table_ns"]))
    assert seven == exact(found["W07"]["imps_exact"])
    assert adjusted.rounded(seven, Rounding.HALF_TO_NON_OFFENDERS, innocent_ns=True) == found["W07"]["imps_rounded"]
    eight = of_lines(award(found["W08"]["award_ns"]), line(found["W08"]["other_table_ns"]))
    assert eight == exact(found["W08"]["imps_exact"])
    for innocent_ns, field in ((True, "rounded_if_ns_is_nos"), (False, "rounded_if_ew_is_nos")):
        assert adjusted.rounded(eight, Rounding.HALF_TO_NON_OFFENDERS, innocent_ns=innocent_ns) == found["W08"][field]
    nine = of_lines(award(found["W09"]["award_ns"]), award(found["W09"]["other_table_ns"]))
    assert nine == exact(found["W09"]["imps_exact"])
    assert adjusted.rounded(nine, Rounding.HALF_AWAY, innocent_ns=True) == found["W09"]["imps_rounded"]
    assert adjusted.rounded(nine, Rounding.NONE, innocent_ns=True) == nine


def test_knockout_average(annex: Mapping[str, Any]) -> None:
    split = examples(annex, "weighted")["W10"]
    own = imps(split["award_ns_nos"] - split["other_table_ns"])
    others = -imps(split["award_os_as_ns_score"] - split["other_table_ns"])
    assert (own, others) == (split["team_a_imps"], split["team_b_imps"])
    assert adjusted.knockout(own, others) == exact(split["knockout_net_a"])
    for name in ("A09", "A10"):
        row = examples(annex, "artificial")[name]
        assert adjusted.knockout(row["team_a"], row["team_b"]) == exact(row["net_a"])


def test_artificial_scores(annex: Mapping[str, Any]) -> None:
    faults = {"none": Fault.NONE, "partly": Fault.PARTLY, "direct": Fault.FULL}
    for row in annex["artificial"][:8]:
        pairs = row["form"] == "MP" if "form" in row else True
        for edition in row["editions"]:
            recent = edition >= 2007
            average = (
                adjusted.session_percentage(row["others_mp"], row["others_top"])
                if pairs
                else exact(row["mean_other_boards"])
            )
            value = adjusted.artificial(
                faults[row["fault"]],
                average,
                raises=pairs or recent,
                lowers=recent,
                table=PERCENT if pairs else IMPS,
            )
            assert round(float(value), 4) == row["percent" if pairs else "imps"], (row["id"], edition)
            if pairs:
                assert round(float(value * row["board_top"] / 100), 4) == row["mp"]


def test_without_other_boards_the_plain_figure_stands() -> None:
    assert adjusted.artificial(Fault.NONE, None, raises=True, lowers=True, table=PERCENT) == 60


def test_the_percentage_without_the_board_that_was_awarded() -> None:
    assert round(float(adjusted.other_boards(62.5, 24)), 4) == 62.6087


def test_fewer_results_than_expected_are_brought_to_the_full_top() -> None:
    rated = adjusted.rate([line(score) for score in (620, 170, -100)], line(620), expected=6)
    assert rated.top == 10
    assert rated.ns == factored(5, 4, 6)
    assert sum((*rated.others_ns, rated.ns)) == 4 * 5


def test_numbers() -> None:
    assert exact(0.1) == Fraction(1, 10)
    assert exact(Fraction(1, 3)) == Fraction(1, 3)
    assert (plain(Fraction(6)), plain(Fraction(13, 2))) == (6, 6.5)
    assert percent(Fraction(71, 2)) == "35.5%"
    assert nearest(Fraction(-3, 2)) == -2
    assert nearest(Fraction(-3, 2), 1, Half.TOWARDS_ZERO) == -1
    assert nearest(Fraction(-7, 5)) == -1
    assert (short(Fraction(123, 7)), short(Fraction(45, 4))) == (Fraction("17.6"), Fraction("11.25"))
