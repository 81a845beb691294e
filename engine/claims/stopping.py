"""When a search gives up: searches ask a plain function now and then, so that time, budget and cancelling are the caller's."""

from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked by a search after about every `INTERVAL` plays tried; True ends it with the bounds reached."""

INTERVAL = 256


class Stopped(Exception):
    """A search was told to give up; caught inside this package, never seen by callers."""


class Counter:
    """Counts the plays that a search tries and asks `stop` once for every `INTERVAL` of them."""

    __slots__ = ("_due", "_stop", "plays")

    def __init__(self, stop: Stop | None) -> None:
        self._stop = stop
        self._due = INTERVAL
        self.plays = 0

    def tick(self, plays: int = 1) -> None:
        """Count plays.

        Raises:
            Stopped: the caller wants the search to end.
        """
        self.plays += plays
        while self.plays >= self._due:
            self._due += INTERVAL
            if self._stop is not None and self._stop():
                raise Stopped


def at_most(plays: int) -> Stop:
    """Stop after about so many plays, counted over all searches that share it: the same result on every machine."""
    left = plays

    def stop() -> bool:
        nonlocal left
        left -= INTERVAL
        return left <= 0

    return stop


def until(moment: float, clock: Callable[[], float], cancelled: Stop | None = None) -> Stop:
    """Stop once `clock()` has reached `moment`, both in seconds of the same clock, or as soon as `cancelled` says so."""
    return lambda: clock() >= moment or (cancelled is not None and cancelled())
