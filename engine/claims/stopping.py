"""When a search gives up: searches ask a plain function now and then, so that time, budget and cancelling are the caller's."""

from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked by a search about every `INTERVAL` positions; True ends it with the bounds reached."""

INTERVAL = 16
"""Positions between two questions to `Stop`."""


class Stopped(Exception):
    """A search was told to give up; caught inside this package, never seen by callers."""


class Counter:
    """Counts the positions of a search and asks `stop` at every `INTERVAL`th."""

    __slots__ = ("_stop", "positions")

    def __init__(self, stop: Stop | None) -> None:
        self._stop = stop
        self.positions = 0

    def tick(self) -> None:
        """Count a position.

        Raises:
            Stopped: the caller wants the search to end.
        """
        self.positions += 1
        if self._stop is not None and not self.positions % INTERVAL and self._stop():
            raise Stopped


def at_most(positions: int) -> Stop:
    """Stop after about so many positions, counted over all searches that share it: the same result on every machine."""
    left = positions

    def stop() -> bool:
        nonlocal left
        left -= INTERVAL
        return left <= 0

    return stop


def until(moment: float, clock: Callable[[], float]) -> Stop:
    """Stop once `clock()` has reached `moment`, both in seconds of the same clock."""
    return lambda: clock() >= moment


def either(*stops: Stop) -> Stop:
    """Stop as soon as one of them says so."""
    return lambda: any([stop() for stop in stops])
