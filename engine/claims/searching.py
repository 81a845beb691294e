"""Searches as values: what a ruling or a check wants to know about an ending, made once and kept for all who ask again."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from engine.claims.bounds import Bounds, fewest, most
from engine.claims.endings import Ending
from engine.claims.lines import Lines
from engine.claims.normal import Learnt, Normal, normal
from engine.claims.stopping import Stop, part
from engine.players import Side


@dataclass(frozen=True)
class Legal:
    """The fewest or the most tricks of a side by any legal play."""

    ending: Ending
    of: Side
    which: Literal["fewest", "most"] = "fewest"

    def run(self, stop: Stop | None = None, **_: Learnt | None) -> Normal:
        """Make the search."""
        return Normal((fewest if self.which == "fewest" else most)(self.ending, self.of, stop=stop))


@dataclass(frozen=True)
class Normally:
    """Tricks of a claimer over normal lines, from `low` to `high`: what is more than `high` counts as `high`."""

    lines: Lines
    low: int
    high: int
    sight: Literal["worst", "best"] = "worst"

    def run(self, stop: Stop | None = None, *, learnt: Learnt | None = None, floor: Learnt | None = None) -> Normal:
        """Make the search; `learnt` and `floor` as in `normal`."""
        within = Bounds(self.low, self.high)
        return normal(self.lines, self.sight, within=within, stop=stop, learnt=learnt, floor=floor)


Search = Legal | Normally
LEGAL = 0.1
Searcher = Callable[[Search], Normal]
"""Makes a search, or knows what one came to."""


@dataclass
class Searches:
    """A searcher that makes each search once; what was found between wider bounds serves narrower ones.

    Attributes:
        stop: ends all searches.
        legal, normally: what is known.
    """

    stop: Stop | None = None
    legal: dict[Legal, Normal] = field(default_factory=dict)
    normally: dict[tuple[Lines, str], dict[tuple[int, int], Normal]] = field(default_factory=dict)

    def __call__(
        self, search: Search, *, share: float | None = None, learnt: Learnt | None = None, floor: Learnt | None = None
    ) -> Normal:
        """What the search comes to.

        Args:
            share: the part that it may take of the time or the plays left; else a tenth for legal play, and all for lines.
            learnt, floor: as in `normal`.
        """
        found = self.known(search)
        if found is None:
            share = share or (LEGAL if isinstance(search, Legal) else 1.0)
            found = search.run(part(self.stop, share), learnt=learnt, floor=floor)
            self.keep(search, found)
        return found

    def known(self, search: Search) -> Normal | None:
        """What the search would come to, where that is known already."""
        if isinstance(search, Legal):
            return self.legal.get(search)
        for (low, high), found in self.normally.get((search.lines, search.sight), {}).items():
            if (low, high) == (search.low, search.high):
                return found
            if low <= search.low and search.high <= high and found.tricks.exact:
                tricks = max(search.low, min(search.high, found.tricks.low))
                same = tricks == found.tricks.low
                return Normal(Bounds(tricks, tricks), found.line if same else ())
        return None

    def keep(self, search: Search, found: Normal) -> None:
        """Keep what a search came to."""
        if isinstance(search, Legal):
            self.legal[search] = found
        else:
            self.normally.setdefault((search.lines, search.sight), {})[search.low, search.high] = found
