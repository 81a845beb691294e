"""An adjusted table among others at cross-IMPs and Butler: what it gets, and what the other tables get."""

import random
from fractions import Fraction

import pytest

from engine.scores.awarded import award_datum, butlered, cross_worth, crossed, divided_by
from engine.scores.butler import ButlerRule, Outliers, butler
from engine.scores.imps import Divisor, cross_imps
from engine.scores.matchpoints import line, mixed

FIELD = (620, 620, -100, 170, 650)
AWARD = mixed((620, -100), (Fraction(3, 5), Fraction(2, 5)))


def test_results_that_come_twice_are_one() -> None:
    assert mixed((620, -100, 620), (Fraction(1, 2), Fraction(1, 4), Fraction(1, 4))) == {
        620: Fraction(3, 4),
        -100: Fraction(1, 4),
    }


def test_cross_imps_of_a_weighted_table_and_of_the_others() -> None:
    found = crossed(FIELD, AWARD, Divisor.NONE)
    assert found.ns == -5
    assert found.others[0] == 0 + 12 + 10 - 1 + Fraction(2, 5) * 12
    assert found.others[2] == -12 - 12 - 7 - 13 - Fraction(3, 5) * 12
    assert found.ns + sum(found.others) == 0


@pytest.mark.parametrize(("divisor", "by"), [(Divisor.NONE, 1), (Divisor.COMPARISONS, 5), (Divisor.RESULTS, 6)])
def test_the_sum_is_divided_as_the_organizer_chose(divisor: Divisor, by: int) -> None:
    assert divided_by(6, divisor) == by
    assert crossed(FIELD, AWARD, divisor).ns == Fraction(-5, by)
    assert cross_worth(620, FIELD, divisor) == Fraction(21, by)


@pytest.mark.parametrize("seed", range(10))
def test_an_award_of_one_result_is_scored_as_that_result(seed: int) -> None:
    chance = random.Random(seed)
    scores = [10 * chance.randint(-80, 80) for _ in range(chance.randint(2, 9))]
    own, *others = scores
    for divisor in Divisor:
        found = crossed(others, line(own), divisor)
        assert (found.ns, *found.others) == cross_imps(scores, divisor=divisor)
    for outliers in Outliers:
        rule = ButlerRule(outliers)
        against = butlered(others, line(own), award_datum(others, line(own), rule, counted=True))
        assert (against.ns, *against.others) == butler(scores, rule)


def test_the_award_is_in_the_datum_only_where_the_organizer_wants_it() -> None:
    rule = ButlerRule()
    without, with_it = (award_datum(FIELD, AWARD, rule, counted=counted) for counted in (False, True))
    assert (without.value, without.dropped) == (470, 1)
    assert without.mean == 470
    assert with_it.value == 440
    assert with_it.mean == Fraction(871, 2)
    assert butlered(FIELD, AWARD, without).others == tuple(map(Fraction, (4, 4, -11, -7, 5)))
    assert butlered(FIELD, AWARD, with_it).ns == Fraction(-7, 5)
