"""An adjusted table where IMPs are won against the field: cross-IMPs and Butler (Laws 12C1c, 78D)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.scores.butler import ButlerRule, Datum, datum
from engine.scores.imps import Divisor, imps, of_lines
from engine.scores.matchpoints import Line, line


@dataclass(frozen=True)
class Awarded:
    """North-South IMPs of a board with one adjusted table; East-West have the negative.

    Attributes:
        ns: of the adjusted table.
        others: of the other tables, in the order given.
    """

    ns: Fraction
    others: tuple[Fraction, ...]


def divided_by(results: int, divisor: Divisor) -> int:
    """What a sum of cross-IMPs over so many results, the own one included, is divided by."""
    return {Divisor.NONE: 1, Divisor.COMPARISONS: results - 1, Divisor.RESULTS: results}[divisor]


def cross_worth(score: int, others: Sequence[int], divisor: Divisor) -> Fraction:
    """Cross-IMPs of a result against the results of the other tables."""
    return Fraction(sum(imps(score - other) for other in others), divided_by(len(others) + 1, divisor))


def crossed(others: Sequence[int], award: Line, divisor: Divisor) -> Awarded:
    """Cross-IMPs of a board with a weighted table: with every other table each result is compared first, then weighted."""
    by = divided_by(len(others) + 1, divisor)
    counts = Counter(others)
    own = sum((of_lines(award, line(score)) * count for score, count in counts.items()), Fraction(0))
    rest = {
        score: sum(imps(score - other) * count for other, count in counts.items()) + of_lines(line(score), award)
        for score in counts
    }
    return Awarded(own / by, tuple(Fraction(rest[score]) / by for score in others))


def award_datum(others: Sequence[int], award: Line, rule: ButlerRule, *, counted: bool) -> Datum:
    """The datum of a board with a weighted table.

    Args:
        counted: the mean of the award is one of the scores that make the datum; else only the results obtained are.
    """
    mean = sum((score * weight for score, weight in award.items()), Fraction(0))
    return datum([*others, mean] if counted else others, rule)


def butlered(others: Sequence[int], award: Line, found: Datum) -> Awarded:
    """IMPs against a datum: of a weighted table every result is converted first, then weighted."""
    own = sum((weight * imps(score - found.value) for score, weight in award.items()), Fraction(0))
    return Awarded(own, tuple(Fraction(imps(score - found.value)) for score in others))
