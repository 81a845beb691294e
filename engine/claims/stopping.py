"""When a search gives up: searches ask a plain function now and then, so that time, budget and cancelling are the caller's."""

from collections.abc import Callable
from dataclasses import dataclass, replace

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


class Plays:
    """A stop after so many plays, counted over all searches that share it: the same result on every machine.

    Attributes:
        left: plays left.
    """

    def __init__(self, plays: int, whole: "Plays | None" = None) -> None:
        self.left = plays
        self._whole = whole

    def __call__(self) -> bool:
        self.left -= INTERVAL
        whole = self._whole is not None and self._whole()
        return whole or self.left <= 0

    def part(self, share: float) -> "Plays":
        """A stop after a part of the plays left; what it counts, this one counts too."""
        return Plays(int(self.left * share), self)


def at_most(plays: int) -> Plays:
    """Stop after about so many plays."""
    return Plays(plays)


@dataclass(frozen=True)
class Deadline:
    """A stop at a moment, or as soon as the caller cancels.

    Attributes:
        moment: in seconds of `clock`.
        clock: the caller's; searches have none of their own.
    """

    moment: float
    clock: Callable[[], float]
    cancelled: Stop | None = None

    def __call__(self) -> bool:
        return self.clock() >= self.moment or (self.cancelled is not None and self.cancelled())

    def part(self, share: float) -> "Deadline":
        """A deadline for a part of the time that is left."""
        now = self.clock()
        return replace(self, moment=now + max(0.0, self.moment - now) * share)


def part(stop: Stop | None, share: float) -> Stop | None:
    """A stop for a part of the time or the plays that are left, where those are what ends it."""
    return stop.part(share) if isinstance(stop, Deadline | Plays) else stop
