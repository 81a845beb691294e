"""The pace of a user: some questions at once, then so many a second; the rest are told when to ask again."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.office import Office
from cogs.pace import Pace


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_full_bucket_then_one_a_second() -> None:
    clock = Clock()
    pace = Pace(10, 1.0, clock)
    assert [pace.wait(1) for _ in range(10)] == [0.0] * 10
    assert pace.wait(1) == pytest.approx(1.0)
    clock.now += 0.4
    assert pace.wait(1) == pytest.approx(0.6)
    clock.now += 0.6
    assert pace.wait(1) == 0
    assert pace.wait(1) == pytest.approx(1.0)


def test_another_user_is_not_held_back() -> None:
    pace = Pace(2, 1.0, Clock())
    assert [pace.wait(1) == 0 for _ in range(30)].count(True) == 2
    assert pace.wait(2) == 0


def test_a_bucket_fills_up_again_but_not_beyond() -> None:
    clock = Clock()
    pace = Pace(3, 2.0, clock)
    assert [pace.wait(1) == 0 for _ in range(4)] == [True, True, True, False]
    clock.now += 3600
    assert [pace.wait(1) == 0 for _ in range(4)] == [True, True, True, False]


def test_a_form_may_be_sent_on_credit() -> None:
    pace = Pace(1, 1.0, Clock())
    assert pace.wait(1) == 0
    assert pace.wait(1, credit=2) == 0
    assert pace.wait(1, credit=2) == 0
    assert pace.wait(1, credit=2) == pytest.approx(1.0)
    assert pace.wait(1) == pytest.approx(3.0)


def test_nought_sets_no_limit() -> None:
    pace = Pace(0, 1.0, Clock())
    assert [pace.wait(1) for _ in range(1000)] == [0.0] * 1000
    assert len(pace) == 0


def test_memory_is_bounded_and_forgets_the_patient() -> None:
    clock = Clock()
    pace = Pace(10, 1.0, clock, most=50)
    for user in range(500):
        pace.wait(user)
    assert len(pace) == 50
    clock.now += 60
    pace.wait(-1)
    assert len(pace) == 1


@given(st.lists(st.floats(0, 5), min_size=1, max_size=60), st.integers(1, 5), st.sampled_from([0.5, 1.0, 3.0]))
def test_never_more_than_the_pace(pauses: list[float], at_once: int, a_second: float) -> None:
    clock = Clock()
    pace = Pace(at_once, a_second, clock)
    let_through = []
    for pause in pauses:
        clock.now += pause
        wait = pace.wait(1)
        if not wait:
            let_through.append(clock.now)
        else:
            clock.now += wait
            assert pace.wait(1) == 0, "after the wait that was named it goes on"
            let_through.append(clock.now)
    for first, began in enumerate(let_through):
        within = [moment for moment in let_through[first:] if moment - began <= 10]
        assert len(within) <= at_once + 10 * a_second + 1


@pytest.mark.parametrize(("seconds", "said"), [(1, "1 секунду"), (2, "2 секунды"), (5, "5 секунд"), (21, "21 секунду")])
def test_the_wait_is_said_in_agreement(seconds: int, said: str, office: Office) -> None:
    assert said in office.words["ru"].say("pace-wait", seconds=seconds)
