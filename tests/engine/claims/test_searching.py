"""Searches made once: what is known serves narrower questions, learns from earlier ones, and shares its time."""

import random
from dataclasses import replace

import pytest

from engine.claims.bounds import Bounds
from engine.claims.check import check
from engine.claims.doubledummy import searched
from engine.claims.lines import Lines
from engine.claims.normal import Learnt, Normal, normal
from engine.claims.searching import Legal, Normally, Searches
from engine.claims.stopping import Deadline, part
from engine.players import side
from tests.engine.claims.plain import random_ending
from tests.engine.claims.test_lines import FORGOTTEN, random_lines


def lines() -> Lines:
    return Lines(FORGOTTEN, "S", declaring=True)


def test_a_search_is_made_once() -> None:
    searches = Searches()
    first = searches(Normally(lines(), 0, 4))
    assert first.tricks == Bounds(3, 3)
    searches.stop = lambda: True
    assert searches(Normally(lines(), 0, 4)) is first
    assert searches(Legal(FORGOTTEN, "NS")) is searches(Legal(FORGOTTEN, "NS"))


@pytest.mark.parametrize(("low", "high", "tricks", "has_line"), [(1, 4, 3, True), (0, 2, 2, False), (2, 3, 3, True)])
def test_a_wider_search_serves_a_narrower_one(low: int, high: int, tricks: int, has_line: bool) -> None:
    searches = Searches()
    searches(Normally(lines(), 0, 4))
    found = searches.known(Normally(lines(), low, high))
    assert found is not None
    assert found.tricks == Bounds(tricks, tricks)
    assert bool(found.line) is has_line


def test_a_narrower_or_another_search_does_not_serve() -> None:
    searches = Searches()
    searches(Normally(lines(), 2, 4))
    assert searches.known(Normally(lines(), 1, 4)) is None
    assert searches.known(Normally(lines(), 2, 5)) is None
    assert searches.known(Normally(lines(), 2, 4, "best")) is None
    assert searches.known(Legal(FORGOTTEN, "NS")) is None


def test_an_open_search_serves_only_itself() -> None:
    searches = Searches()
    open_ended = Normal(Bounds(0, 4))
    searches.keep(Normally(lines(), 0, 4), open_ended)
    assert searches.known(Normally(lines(), 0, 4)) is open_ended
    assert searches.known(Normally(lines(), 1, 4)) is None


@pytest.mark.parametrize("seed", range(8))
def test_what_was_learnt_changes_no_number(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(12):
        claim = random_lines(chance, chance.choice((3, 4, 5)))
        hard = replace(claim, assumptions=replace(claim.assumptions, **HARD))
        learnt = Learnt()
        worst = normal(hard, learnt=learnt).tricks
        kinder = [
            (replace(hard, assumptions=replace(hard.assumptions, **{name: value})), "worst") for name, value in KIND
        ]
        for other, sight in [*kinder, (hard, "best")]:
            plain = normal(other, sight)  # type: ignore[arg-type]
            assert plain.tricks.low >= worst.low
            assert normal(other, sight, floor=learnt).tricks == plain.tricks, other  # type: ignore[arg-type]


HARD = {"top_down": False, "guess_fails": True, "keeps_high": False}
KIND = (("top_down", True), ("guess_fails", False), ("unaware_of_trump", False), ("keeps_high", True))


@pytest.mark.parametrize("seed", range(6))
def test_a_check_equals_its_parts(seed: int) -> None:
    chance = random.Random(50 + seed)
    for _ in range(6):
        claim = random_lines(chance, 5)
        found = check(claim)
        assert found.normal == (normal(claim).tricks, normal(claim, "best").tricks)
        assert found.double_dummy == searched(claim.ending, side(claim.claimer))
        assert found.normal[1].low <= found.double_dummy.low
        for name in ("top_down", "guess_fails", "unaware_of_trump", "notices_show_out", "keeps_high"):
            switched = replace(claim.assumptions, **{name: not getattr(claim.assumptions, name)})
            other = normal(replace(claim, assumptions=switched)).tricks
            if name != "unaware_of_trump" or claim.trump_out:
                assert found.switched.get(name, found.normal[0]) == other, (name, claim)


def test_a_deadline_is_shared_by_the_stages() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.01
        return now

    claim = Lines(random_ending(13, random.Random(4), trump="S"), "S", declaring=True)
    searches = Searches(Deadline(2.0, clock))
    told: list[bool] = []
    found = check(claim, searches, report=lambda known: told.append(known.settled))
    assert now < 2.2
    assert len(told) == 6
    assert not found.settled
    assert found.double_dummy is not None
    assert not found.double_dummy.exact


def test_a_part_of_a_deadline_ends_earlier_and_other_stops_stay_whole() -> None:
    whole = Deadline(10.0, lambda: 4.0)
    early = part(whole, 0.5)
    assert isinstance(early, Deadline)
    assert early.moment == 7.0
    assert part(None, 0.5) is None
    assert part(bool, 0.5) is bool


def test_a_deadline_that_has_passed_leaves_no_time() -> None:
    late = part(Deadline(3.0, lambda: 4.0), 0.5)
    assert isinstance(late, Deadline)
    assert late.moment == 4.0
    assert late()
