"""The whole check of a claim: legal bounds, double-dummy value, normal lines, and which assumptions decide."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from engine.claims.assumptions import Assumptions
from engine.claims.bounds import Bounds, fewest, most
from engine.claims.doubledummy import value
from engine.claims.lines import Lines
from engine.claims.normal import LineTrick, normal
from engine.claims.stopping import Stop
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


Report = Callable[[ClaimCheck], None]
"""Told of every stage of a check, each at least as tight as the one before."""


def check(lines: Lines, *, stop: Stop | None = None, report: Report | None = None) -> ClaimCheck:
    """Check a claim.

    Args:
        lines: the ending, who claims, the statement and the assumptions.
        stop: asked now and then; once it says True what has been reached is returned, honestly open.
        report: told what is known after each stage.
    """
    of = side(lines.claimer)
    tricks = lines.ending.tricks
    unknown = Bounds(0, tricks)
    found = ClaimCheck(tricks, (unknown, unknown), None, (unknown, unknown), {})

    def stage(**fields: object) -> None:
        nonlocal found
        found = _ordered(replace(found, **fields))  # type: ignore[arg-type]
        if report:
            report(found)

    stage(legal=(fewest(lines.ending, of, stop=stop), unknown))
    stage(legal=(found.legal[0], most(lines.ending, of, stop=stop)))
    worst = normal(lines, within=found.normal[0], stop=stop)
    stage(normal=(worst.tricks, found.normal[1]), line=worst.line)
    stage(normal=(found.normal[0], normal(lines, "best", within=found.normal[1], stop=stop).tricks))
    stage(double_dummy=value(lines.ending, of, stop=stop))
    stage(switched=switched(lines, *found.normal, stop=stop))
    return found


def switched(lines: Lines, worst: Bounds, best: Bounds, *, stop: Stop | None = None) -> dict[str, Bounds]:
    """The fewest normal tricks with one assumption switched at a time, where they can differ from `worst`.

    Args:
        worst: the fewest under the assumptions as they are.
        best: the most, which a switching that only takes lines away cannot exceed.
    """
    now = lines.assumptions
    found = {}
    for name in Assumptions.__dataclass_fields__:
        if name == "unaware_of_trump" and not lines.trump_out:
            continue
        assumptions = replace(now, **{name: not getattr(now, name)})
        within = Bounds(0, lines.ending.tricks)
        if name in ("top_down", "unaware_of_trump"):
            fewer = getattr(now, name) == (name == "top_down")
            within = Bounds(0, worst.high) if fewer else Bounds(worst.low, max(worst.high, best.high))
        bounds = normal(replace(lines, assumptions=assumptions), within=within, stop=stop).tricks
        if not bounds.exact or bounds != worst:
            found[name] = bounds
    return found


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
