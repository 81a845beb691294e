"""Adjusted scores in figures: artificial, weighted, split, self-inflicted damage, knock-out averages (Laws 12C, 86, 88)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.scores.fouled import neuberg
from engine.scores.matchpoints import Line, of_line, ranked, top
from engine.scores.numbers import Half, Number, exact, nearest


class Fault(StrEnum):
    """How far a contestant is responsible for the irregularity."""

    NONE = "none"
    PARTLY = "partly"
    FULL = "full"


PERCENT = {Fault.NONE: Fraction(60), Fault.PARTLY: Fraction(50), Fault.FULL: Fraction(40)}
"""At least 60 %, 50 %, at most 40 % of the available matchpoints."""
IMPS = {Fault.NONE: Fraction(3), Fault.PARTLY: Fraction(0), Fault.FULL: Fraction(-3)}


def artificial(
    fault: Fault, average: Number | None, *, raises: bool, lowers: bool, table: dict[Fault, Fraction]
) -> Fraction:
    """An average as modified by what the contestant made on the other boards of the session.

    Args:
        average: his percentage, or IMPs a board, on the other boards; None where unknown.
        raises: a better session counts for a contestant in no way at fault.
        lowers: a worse session counts against one directly at fault.
        table: PERCENT or IMPS.
    """
    plain = table[fault]
    if average is None:
        return plain
    if fault is Fault.NONE and raises:
        return max(plain, exact(average))
    if fault is Fault.FULL and lowers:
        return min(plain, exact(average))
    return plain


def session_percentage(matchpoints: Number, available: Number) -> Fraction:
    """The percentage of a contestant on the boards where he has a real or assigned result."""
    return 100 * exact(matchpoints) / exact(available)


def other_boards(session: Number, boards: int, awarded: Number = 60) -> Fraction:
    """The percentage on the other boards, from a session result over `boards` that counts one board at `awarded` percent."""
    return (boards * exact(session) - exact(awarded)) / (boards - 1)


def knockout(ns: Number, ew: Number) -> Fraction:
    """The North-South score of both contestants where awards, each from its own side's view, do not balance (12C4, 86B)."""
    return (exact(ns) - exact(ew)) / 2


def self_inflicted(without: Number, after: Number, table: Number) -> tuple[Fraction, Fraction]:
    """The scores of the innocent and of the offenders, both from the innocent side's view, in the unit of the scoring.

    The innocent keep the table result and get back what the infraction itself cost them; the offenders are scored as if
    the innocent side had not added to its own damage (12C1e, 12C1b of 2007).

    Args:
        without: expected without the infraction.
        after: expected after it, without the innocent side's own error.
        table: obtained.
    """
    return exact(table) + max(Fraction(0), exact(without) - exact(after)), exact(without)


class Rounding(StrEnum):
    """What a regulation does with the fraction of a weighted score."""

    NONE = "none"
    HALF_TO_NON_OFFENDERS = "half_to_non_offenders"
    HALF_AWAY = "half_away"


def rounded(ns: Fraction, rounding: Rounding, *, innocent_ns: bool) -> Fraction:
    """A North-South score in whole units; `innocent_ns` says who profits from an exact half, where that is the rule."""
    if rounding is Rounding.NONE:
        return ns
    if rounding is Rounding.HALF_AWAY:
        return nearest(ns)
    return nearest(ns, 1, Half.UP if innocent_ns else Half.DOWN)


@dataclass(frozen=True)
class Rated:
    """Matchpoints of a board with one adjusted table.

    Attributes:
        top: the full top of the board.
        ns, ew: of the adjusted table.
        others_ns, others_ew: of the other tables, in the order given.
    """

    top: int
    ns: Fraction
    ew: Fraction
    others_ns: tuple[Fraction, ...]
    others_ew: tuple[Fraction, ...]


def rate(others: Sequence[Line], ns: Line, ew: Line | None = None, *, expected: int | None = None) -> Rated:
    """Matchpoint a board with an adjusted table, and say what the other tables get.

    Args:
        others: the other real results of the board, at least one.
        ns: the award to North-South.
        ew: the award to East-West as North-South scores where it differs: then each side is ranked by itself.
        expected: results the board should have; fewer are brought to the full top by Neuberg's formula.
    """
    ew = ns if ew is None else ew
    size = len(others) + 1
    full = expected or size
    for_ns, for_ew = ranked([ns, *others]), ranked([ew, *others])

    def scaled(value: Fraction) -> Fraction:
        return neuberg(value, size, full)

    return Rated(
        top(full),
        scaled(of_line(ns, others)),
        top(full) - scaled(of_line(ew, others)),
        tuple(scaled(value) for value in for_ns[1:]),
        tuple(top(full) - scaled(value) for value in for_ew[1:]),
    )
