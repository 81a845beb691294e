"""Ends of searches: by count, by a clock, by cancelling."""

import random

import pytest

from engine.claims.bounds import fewest
from engine.claims.stopping import INTERVAL, Counter, Deadline, Stopped, at_most
from tests.engine.claims.plain import random_ending


def test_a_counter_asks_once_an_interval() -> None:
    answers = iter([False, False, False, True])
    counter = Counter(lambda: next(answers))
    counter.tick(3 * INTERVAL)
    counter.tick(INTERVAL - 1)
    with pytest.raises(Stopped):
        counter.tick()
    assert counter.plays == 4 * INTERVAL


def test_a_budget_is_shared_by_searches() -> None:
    stop = at_most(2 * INTERVAL)
    Counter(stop).tick(INTERVAL)
    with pytest.raises(Stopped):
        Counter(stop).tick(INTERVAL)


def test_a_deadline_and_a_cancelling_end_a_search() -> None:
    moments = iter(range(100))
    stop = Deadline(2, lambda: next(moments))
    assert [stop(), stop(), stop()] == [False, False, True]
    cancelled = False
    stop = Deadline(10, lambda: 0, lambda: cancelled)
    assert not stop()
    cancelled = True
    assert stop()


def test_nothing_to_ask_never_stops() -> None:
    assert fewest(random_ending(5, random.Random(1)), "NS").exact


def test_a_part_of_a_budget_counts_for_the_whole() -> None:
    whole = at_most(4 * INTERVAL)
    half = whole.part(0.5)
    assert [half(), half()] == [False, True]
    assert whole.left == 2 * INTERVAL
    assert [whole(), whole()] == [False, True]


def test_a_part_ends_with_its_whole() -> None:
    whole = at_most(4 * INTERVAL)
    most = whole.part(1.0)
    assert [whole(), whole(), whole(), most()] == [False, False, False, True]
