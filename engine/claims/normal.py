"""The fewest and the most tricks of a claimer over normal lines, against any legal play of the opponents (Law 70)."""

from dataclasses import dataclass
from typing import Literal

from engine.claims.bounds import Bounds, Progress
from engine.claims.lines import Lines
from engine.claims.linesearch import LineSearch
from engine.claims.stopping import Counter, Stop, Stopped
from engine.claims.tricks import LineTrick

Sight = Literal["worst", "best"]


@dataclass(frozen=True)
class Normal:
    """A number of tricks over normal lines, and a line that comes to it where it is settled."""

    tricks: Bounds
    line: tuple[LineTrick, ...] = ()


class Learnt:
    """What a search found out about positions: the fewest tricks there, for a search in which none can be lower."""

    def __init__(self) -> None:
        self.least: dict[tuple[object, ...], int] = {}


def normal(
    lines: Lines,
    sight: Sight = "worst",
    *,
    within: Bounds | None = None,
    stop: Stop | None = None,
    progress: Progress | None = None,
    learnt: Learnt | None = None,
    floor: Learnt | None = None,
) -> Normal:
    """Tricks of the claimer's side over normal lines.

    Args:
        sight: `worst`: the line that does worst for him, as 70D has it; `best`: the one that does best, every
            opponent still playing against him.
        within: bounds known already, such as those of any legal play; more than its upper bound counts as that.
        stop: asked now and then; once it says True the bounds reached are returned.
        progress: told each time the bounds tighten.
        learnt: is told what was found out about positions.
        floor: what an earlier search found out in which the claimer does nowhere better: over more lines, or in worse sight.
    """
    search = LineSearch(lines, Counter(stop), best=sight == "best", floor=floor.least if floor else {})
    low, high = (within.low, within.high) if within else (0, lines.ending.tricks)
    try:
        while high > low and search.held(high - 1):
            high -= 1
            if progress:
                progress(Bounds(low, high))
        return Normal(Bounds(high, high), tuple(search.line(high)) if sight == "worst" else ())
    except Stopped:
        return Normal(Bounds(low, high))
    finally:
        if learnt:
            learnt.least.update(search.least())
