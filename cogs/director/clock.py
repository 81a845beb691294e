"""When the rights to a correction and to an appeal run out, from what the Director says of the score (79C, 92B)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from cogs.director.state import Deadlines
from laws.errors import UserError, user_error
from laws.regulations import PERIOD

CORRECTION: Final = "79C"
APPEAL: Final = "92B"

_TIME: Final = re.compile(r"([01]?\d|2[0-3])\s*[:.\-\s]\s*([0-5]\d)")
_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+\u2212\-]?)\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
_NAMED: Final[Mapping[str, int]] = {"utc": 0, "gmt": 0, "z": 0, "msk": 3, "мск": 3}
"""Zones by their short names, in hours from UTC."""
_WIDEST: Final = timedelta(hours=14)
_MOST: Final = 7 * 24 * 60


@dataclass(frozen=True)
class Periods:
    """How long the rights last where a case says nothing else.

    Attributes:
        correction, appeal: minutes after the official score can be read.
        zone: the time zone of clock times; None for the usual one of the language.
    """

    correction: int = PERIOD
    appeal: int = PERIOD
    zone: str | None = None


def zone(text: str) -> tzinfo:
    """A time zone: an offset such as '+3' or 'UTC+05:30', or a name such as 'Europe/Moscow'.

    Raises:
        UserError: it is neither.
    """
    named = _NAMED.get(text.strip().casefold())
    if named is not None:
        return timezone(timedelta(hours=named))
    found = _OFFSET.fullmatch(text.strip())
    if found:
        offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
        if offset <= _WIDEST:
            return timezone(-offset if found[1] in ("-", "\u2212") else offset)
    elif re.fullmatch(r"[A-Za-z_]+(?:/[A-Za-z_+\-0-9]+){1,2}", text.strip()):
        try:
            return ZoneInfo(text.strip())
        except (OSError, ValueError, LookupError):
            raise user_error("director-zone", "zone", given=text[:60]) from None
    raise user_error("director-zone", "zone", given=text[:60])


def moment(text: str, where: tzinfo, now: datetime) -> datetime:
    """The moment nearest to `now` at which a clock shows a time such as '21:40'.

    Args:
        where: the zone of the clock.

    Raises:
        UserError: the text is no time of the day.
    """
    found = _TIME.fullmatch(text.strip())
    if found is None:
        raise user_error("director-time", "time", given=text[:20])
    local = now.astimezone(where)
    days = (local + timedelta(days=day) for day in (-1, 0, 1))
    times = [day.replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0) for day in days]
    return min(times, key=lambda time: abs(time.astimezone(UTC) - now)).astimezone(UTC)


def minutes(text: str, usual: int) -> int:
    """A number of minutes from 1 to a week; `usual` for an empty text.

    Raises:
        UserError: it is none.
    """
    if not text.strip():
        return usual
    if not re.fullmatch(r"\d{1,5}", text.strip()) or not 1 <= int(text) <= _MOST:
        raise user_error("director-minutes", "minutes", given=text[:20], most=_MOST)
    return int(text)


def running(now: datetime, zone_text: str, correction: int, appeal: int) -> Deadlines:
    """The periods that begin at a moment."""
    zone(zone_text)
    return Deadlines(posted=int(now.timestamp()), zone=zone_text.strip(), correction=correction, appeal=appeal)


def ends(deadlines: Deadlines) -> tuple[tuple[str, int], ...]:
    """The section and the end of each period, in seconds since 1970."""
    return (
        (CORRECTION, deadlines.posted + 60 * deadlines.correction),
        (APPEAL, deadlines.posted + 60 * deadlines.appeal),
    )


def clock(seconds: int, zone_text: str) -> str:
    """A moment on a clock of a zone: '21:40'; UTC where the zone is not known here."""
    try:
        where = zone(zone_text)
    except UserError:
        where = UTC
    return datetime.fromtimestamp(seconds, where).strftime("%H:%M")
