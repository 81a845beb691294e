"""The whole check of a claim: legal bounds, double-dummy value, normal lines, and which assumptions decide."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from engine.claims.bounds import Bounds
from engine.claims.doubledummy import value
from engine.claims.lines import Lines
from engine.claims.normal import Learnt
from engine.claims.searching import Legal, Normally, Searches
from engine.claims.statement import StepKind
from engine.claims.tricks import LineTrick
from engine.players import side


@dataclass(frozen=True)
class ClaimCheck:
    """What is known about a claim; every number is of tricks for the claimer's side, among those that remained.

    Attributes:
        tricks: tricks that remained.
        legal: the fewest and the most by any legal play of all four hands.
        double_dummy: with perfect play by all; None while not searched.
        normal: the fewest and the most over normal lines of the claimer, opponents doing their best; the fewest is what
            the Director awards under the assumptions (70A, 70D).
        switched: the fewest with one assumption switched, for each whose switching changes it.
        line: a normal line that comes to the fewest.
    """

    tricks: int
    legal: tuple[Bounds, Bounds]
    double_dummy: Bounds | None
    normal: tuple[Bounds, Bounds]
    switched: Mapping[str, Bounds]
    line: tuple[LineTrick, ...] = ()

    @property
    def settled(self) -> bool:
        """Whether every number was searched to its end."""
        return all(bounds.exact for bounds in (*self.legal, *self.normal))

    @property
    def certain(self) -> bool:
        """Whether the same number comes of every normal line, so that nothing is left for the Director to judge."""
        worst, best = self.normal
        return worst.exact and worst == best and not self.switched


WORST, BEST, SWITCHED = 0.5, 0.5, 0.3
"""Parts of the time then left that a stage of a check may take."""

Report = Callable[[ClaimCheck], None]
"""Told of every stage of a check, each at least as tight as the one before."""


def check(lines: Lines, searches: Searches | None = None, *, report: Report | None = None) -> ClaimCheck:
    """Check a claim.

    Args:
        lines: the ending, who claims, the statement and the assumptions.
        searches: make the searches and keep what they find; once they stop, what has been reached is returned, honestly
            open. Where a deadline stops them, every stage has its part of the time.
        report: told what is known after each stage.
    """
    return _Stages(lines, searches or Searches(), report).found


class _Stages:
    """The stages of a check. Each search learns from those before it."""

    def __init__(self, lines: Lines, searches: Searches, report: Report | None) -> None:
        self._lines = lines
        self._searches = searches
        self._report = report
        self._learnt = Learnt()
        unknown = Bounds(0, lines.ending.tricks)
        self.found = ClaimCheck(lines.ending.tricks, (unknown, unknown), None, (unknown, unknown), {})
        of = side(lines.claimer)
        self._stage(legal=(searches(Legal(lines.ending, of)).tricks, unknown))
        self._stage(legal=(self.found.legal[0], searches(Legal(lines.ending, of, "most")).tricks))
        self._least, self._most = self.found.legal[0].low, self.found.legal[1].high
        self._normal()
        self._stage(switched=self._switched())
        within = Bounds(self.found.normal[1].low, self._most)
        self._stage(double_dummy=value(lines.ending, of, within=within, stop=searches.stop))

    def _stage(self, **fields: object) -> None:
        self.found = _ordered(replace(self.found, **fields))  # type: ignore[arg-type]
        if self._report:
            self._report(self.found)

    def _normal(self) -> None:
        search = Normally(self._lines, self._least, self._most)
        worst = self._searches(search, share=WORST, learnt=self._learnt)
        self._stage(normal=(worst.tricks, self.found.normal[1]), line=worst.line)
        best = replace(search, low=worst.tricks.low, sight="best")
        found = self._searches(best, share=BEST, floor=self._learnt)
        self._stage(normal=(self.found.normal[0], found.tricks))

    def _switched(self) -> dict[str, Bounds]:
        """The fewest normal tricks with one assumption switched at a time, where they can differ from those as it is."""
        now = self._lines.assumptions
        worst = self.found.normal[0]
        kinder = {"top_down": not now.top_down, "guess_fails": now.guess_fails, "keeps_high": not now.keeps_high}
        if self._lines.trump_out:
            kinder["unaware_of_trump"] = now.unaware_of_trump
        different = {}
        for name, kind in kinder.items():
            low, high = (worst.low, self._most) if kind else (self._least, worst.high)
            bounds = self._with(name, low, high, self._learnt if kind else None)
            if not bounds.exact or bounds != worst:
                different[name] = bounds
        if self._lines.statement.has(StepKind.PLAY_SUIT):
            bounds = self._with("notices_show_out", self._least, self._most)
            if not bounds.exact or bounds != worst:
                different["notices_show_out"] = bounds
        return different

    def _with(self, name: str, low: int, high: int, floor: Learnt | None = None) -> Bounds:
        """The fewest normal tricks with an assumption switched."""
        assumptions = self._lines.assumptions
        switched = replace(assumptions, **{name: not getattr(assumptions, name)})
        search = Normally(replace(self._lines, assumptions=switched), low, high)
        return self._searches(search, share=SWITCHED, floor=floor).tricks


def over_layouts(checks: Iterable[ClaimCheck]) -> ClaimCheck:
    """One answer for a partly unknown ending: bounds that hold however the unknown cards lie."""
    return reduce(_merged, checks)


def _merged(one: ClaimCheck, other: ClaimCheck) -> ClaimCheck:
    names = one.switched.keys() | other.switched.keys()
    worse = one if one.normal[0].low <= other.normal[0].low else other
    double = None
    if one.double_dummy and other.double_dummy:
        double = _hull(one.double_dummy, other.double_dummy)
    return ClaimCheck(
        one.tricks,
        (_hull(one.legal[0], other.legal[0]), _hull(one.legal[1], other.legal[1])),
        double,
        (_hull(one.normal[0], other.normal[0]), _hull(one.normal[1], other.normal[1])),
        {
            name: _hull(one.switched.get(name, one.normal[0]), other.switched.get(name, other.normal[0]))
            for name in sorted(names)
        },
        worse.line,
    )


def _hull(one: Bounds, other: Bounds) -> Bounds:
    return Bounds(min(one.low, other.low), max(one.high, other.high))


def _ordered(found: ClaimCheck) -> ClaimCheck:
    """Every bound tightened by the order legal fewest <= normal fewest <= normal most <= legal most."""
    chain = [found.legal[0], found.normal[0], found.normal[1], found.legal[1]]
    low, high = 0, found.tricks
    lows, highs = [], []
    for bounds in chain:
        low = max(low, bounds.low)
        lows.append(low)
    for bounds in reversed(chain):
        high = min(high, bounds.high)
        highs.append(high)
    first, second, third, fourth = map(Bounds, lows, reversed(highs))
    return replace(found, legal=(first, fourth), normal=(second, third))
