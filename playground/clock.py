"""Time and ids: a clock that tests may move forward, and Discord's time-sortable ids."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from typing import Final
from zlib import crc32

EPOCH_MS: Final = 1_420_070_400_000
_LONG_AGO_MS: Final = 1_577_836_800_000  # 2020-01-01, when everything that is configured 'was made'


class Clock:
    """Seconds since 1970. ``advance`` lets hours pass at once, so that tests need not wait for a token to expire."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._ahead = 0.0

    def now(self) -> float:
        """The present time in seconds since 1970."""
        return self._source() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock forward.

        Raises:
            ValueError: on a negative number; time does not run backwards.
        """
        if seconds < 0:
            raise ValueError(f"the clock cannot be moved back by {-seconds} s")
        self._ahead += seconds


def timestamp(seconds: float) -> str:
    """A moment as Discord writes it: ISO 8601 in UTC with microseconds."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Makes ids that sort by time, unique within one local Discord."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._serial = count()
        self._last_ms = 0

    def new(self) -> str:
        """A new id, later than every id made before."""
        serial = next(self._serial) & 0x3FFFFF
        self._last_ms = max(int(self._clock.now() * 1000), self._last_ms + (serial == 0))
        return str(((self._last_ms - EPOCH_MS) << 22) | serial)


def stable_snowflake(kind: str, key: str) -> str:
    """The id of something configured: the same in every run, so that a bot's stored data stays valid."""
    return str((_LONG_AGO_MS - EPOCH_MS + crc32(kind.encode())) << 22 | crc32(key.encode()) & 0x3FFFFF)
