"""Clock times, zones and minutes as a Director types them, and the periods that follow (79C, 92B)."""

from datetime import UTC, datetime, timedelta

import pytest

from cogs.director.clock import Periods, clock, ends, minutes, moment, running, zone
from laws.errors import UserError

NOON = datetime(2027, 3, 28, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("UTC", 0),
        ("+3", 3),
        ("3", 3),
        ("UTC+3", 3),
        ("gmt -2", -2),
        ("UTC−02:00", -2),
        ("+05:30", 5.5),
        ("0530", 5.5),
        ("мск", 3),
        ("Europe/Moscow", 3),
        ("Europe/Berlin", 2),
        ("Europe/Nowhere", None),
        ("+15", None),
        ("Moscow", None),
        ("../../etc/passwd", None),
        ("A/" + "b" * 300, None),
        ("", None),
    ],
)
def test_a_zone(text: str, hours: float | None) -> None:
    if hours is None:
        with pytest.raises(UserError):
            zone(text)
    else:
        assert NOON.astimezone(zone(text)).utcoffset() == timedelta(hours=hours)


@pytest.mark.parametrize(
    ("text", "now", "found"),
    [
        ("21:40", "2027-01-10T18:50", "2027-01-10T18:40"),
        ("21.40", "2027-01-10T18:30", "2027-01-10T18:40"),
        ("9 05", "2027-01-10T06:30", "2027-01-10T06:05"),
        ("23:50", "2027-01-10T21:10", "2027-01-10T20:50"),
        ("0:10", "2027-01-10T20:50", "2027-01-10T21:10"),
        ("23:50", "2027-01-10T23:30", "2027-01-10T20:50"),
    ],
)
def test_the_nearest_moment_of_a_clock_time(text: str, now: str, found: str) -> None:
    here = datetime.fromisoformat(now).replace(tzinfo=UTC)
    assert moment(text, zone("UTC+3"), here) == datetime.fromisoformat(found).replace(tzinfo=UTC)


@pytest.mark.parametrize("text", ["25:00", "21:60", "half past nine", "", "21", "2140"])
def test_what_is_no_time(text: str) -> None:
    with pytest.raises(UserError):
        moment(text, UTC, NOON)


def test_a_clock_that_is_put_forward() -> None:
    assert moment("03:30", zone("Europe/Berlin"), NOON) == datetime(2027, 3, 28, 1, 30, tzinfo=UTC)
    assert clock(int(NOON.timestamp()), "Europe/Berlin") == "14:00"
    assert clock(int(NOON.timestamp()), "Mars/Olympus") == "12:00"


@pytest.mark.parametrize(("text", "found"), [("", 30), (" 20 ", 20), ("1", 1), ("10080", 10080)])
def test_minutes(text: str, found: int) -> None:
    assert minutes(text, 30) == found


@pytest.mark.parametrize("text", ["0", "-5", "10081", "999999", "half", "1.5"])
def test_what_are_no_minutes(text: str) -> None:
    with pytest.raises(UserError):
        minutes(text, 30)


def test_both_periods_begin_when_the_score_can_be_read() -> None:
    periods = Periods()
    deadlines = running(NOON, " UTC+3 ", periods.correction, 20)
    start = int(NOON.timestamp())
    assert ends(deadlines) == (("79C", start + 30 * 60), ("92B", start + 20 * 60))
    assert clock(start, deadlines.zone) == "15:00"
    with pytest.raises(UserError):
        running(NOON, "nowhere", 30, 30)
