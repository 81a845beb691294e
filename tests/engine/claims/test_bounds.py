"""The cooperative bounds equal a plain enumeration, tighten while they run, and end when told to."""

import itertools
import random

import pytest

from engine.claims.bounds import Bounds, fewest, most
from engine.claims.endings import Ending
from engine.claims.stopping import at_most
from engine.players import other_side
from tests.engine.claims.plain import counted, random_ending

SEEDS = [pytest.param(seed, marks=() if seed < 4 else pytest.mark.long) for seed in range(20)]


@pytest.mark.parametrize("seed", SEEDS)
def test_bounds_equal_brute_force_on_random_endings(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(100):
        ending = random_ending(chance.choice((1, 2, 3, 3, 4)), chance, table=chance.choice((0, 0, 1, 2, 3)))
        low, high, _ = counted(ending, "NS")
        assert fewest(ending, "NS") == Bounds(low, low), ending
        assert most(ending, "NS") == Bounds(high, high), ending


@pytest.mark.parametrize("seed", range(40))
def test_the_sides_share_the_tricks(seed: int) -> None:
    ending = random_ending(6, random.Random(seed))
    for own in ("NS", "EW"):
        assert fewest(ending, own).low + most(ending, other_side(own)).low == ending.tricks


@pytest.mark.parametrize("seed", range(30))
def test_bounds_tighten_to_the_exact_number(seed: int) -> None:
    ending = random_ending(7, random.Random(seed))
    for search in (fewest, most):
        told: list[Bounds] = []
        final = search(ending, "NS", progress=told.append)
        assert told[-1] == final
        assert all(one.low <= next_.low and next_.high <= one.high for one, next_ in itertools.pairwise(told))
        assert all(bounds.low <= final.low <= bounds.high for bounds in told)


def test_a_stopped_search_gives_honest_bounds() -> None:
    chance = random.Random(12)
    stopped = 0
    for _ in range(60):
        ending = random_ending(7, chance, trump="S")
        exact, early = fewest(ending, "NS"), fewest(ending, "NS", stop=at_most(256))
        assert early.low <= exact.low <= early.high
        stopped += not early.exact
    assert stopped


def test_a_search_cancelled_at_once_knows_nothing_untrue() -> None:
    ending = random_ending(13, random.Random(3), trump="H")
    bounds = fewest(ending, "NS", stop=lambda: True)
    assert 0 <= bounds.low <= bounds.high <= 13


def test_a_last_trick_on_the_table_is_counted() -> None:
    ending = Ending.of({"N": ["HA"], "E": [], "S": [], "W": []}, "N", "E", ["H2", "H3", "H4"])
    assert fewest(ending, "NS") == most(ending, "NS") == Bounds(1, 1)
