"""Butler scoring (Law 78D): IMPs against a datum, the mean of the scores without the outliers."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from engine.scores.imps import imps
from engine.scores.numbers import Half, exact, nearest


class Outliers(StrEnum):
    """Which scores the mean leaves out; of equal ones only so many as are to be dropped."""

    NONE = "none"
    ONE_AT_EACH_END = "one_at_each_end"
    TENTH_AT_EACH_END = "tenth_at_each_end"
    """A tenth of the scores, rounded down."""


@dataclass(frozen=True)
class ButlerRule:
    """What the organizer chooses.

    Attributes:
        outliers: scores left out of the mean; they are rated against the datum all the same.
        fewest: with fewer scores than this none is dropped.
        half: where a mean exactly between two tens goes.
    """

    outliers: Outliers = Outliers.ONE_AT_EACH_END
    fewest: int = 5
    half: Half = Half.AWAY_FROM_ZERO


@dataclass(frozen=True)
class Datum:
    """The datum of a board: the mean of what was kept, and its rounded value."""

    dropped: int
    mean: Fraction
    value: int


def datum(scores: Sequence[int | Fraction], rule: ButlerRule) -> Datum:
    """The datum of the North-South scores of a board.

    Raises:
        ValueError: there are no scores.
    """
    if not scores:
        raise ValueError("a board without results has no datum")
    dropped = {
        Outliers.NONE: 0,
        Outliers.ONE_AT_EACH_END: 1,
        Outliers.TENTH_AT_EACH_END: len(scores) // 10,
    }[rule.outliers]
    if len(scores) < max(rule.fewest, 2 * dropped + 1):
        dropped = 0
    kept = sorted(scores)[dropped : len(scores) - dropped]
    mean = sum(map(exact, kept), Fraction(0)) / len(kept)
    return Datum(dropped, mean, int(nearest(mean, 10, rule.half)))


def butler(scores: Sequence[int], rule: ButlerRule) -> tuple[int, ...]:
    """North-South IMPs of every score against the datum; East-West have the negative."""
    value = datum(scores, rule).value
    return tuple(imps(score - value) for score in scores)
