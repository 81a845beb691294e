"""International matchpoints (Law 78B): the scale, and what is built on it without a datum."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from fractions import Fraction

from engine.scores.matchpoints import Line

LEAST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""Least difference in points that is worth 1, 2, ... 24 IMPs; the same in all editions."""


def imps(difference: int) -> int:
    """IMPs for a difference in points, with its sign."""
    size = bisect_right(LEAST, abs(difference))
    return size if difference >= 0 else -size


def of_lines(own: Line, other: Line) -> Fraction:
    """North-South IMPs of a weighted table against another: every pair of results is converted first, then weighted."""
    return sum(
        (weight * share * imps(score - result) for score, weight in own.items() for result, share in other.items()),
        Fraction(0),
    )


class Divisor(StrEnum):
    """What a sum of cross-IMPs is divided by; the organizer's choice (Law 78D)."""

    NONE = "none"
    COMPARISONS = "comparisons"
    RESULTS = "results"


def cross_imps(
    scores: Sequence[int], *, divisor: Divisor = Divisor.NONE, cap: int | None = None
) -> tuple[Fraction, ...]:
    """North-South cross-IMPs of every score; East-West have the negative, and the sums of all are nought.

    Args:
        scores: North-South scores of a board.
        cap: the most IMPs that one comparison may bring, where the organizer limits it.

    Raises:
        ValueError: fewer than two scores.
    """
    if len(scores) < 2:
        raise ValueError("a single score has nothing to be compared with")
    by = {Divisor.NONE: 1, Divisor.COMPARISONS: len(scores) - 1, Divisor.RESULTS: len(scores)}[divisor]

    def compared(difference: int) -> int:
        won = imps(difference)
        return won if cap is None else max(-cap, min(cap, won))

    counts = Counter(scores)
    won = {own: sum(compared(own - other) * count for other, count in counts.items()) for own in counts}
    return tuple(Fraction(won[score], by) for score in scores)


def total_points(boards: Iterable[tuple[int, int]]) -> int:
    """Net total points of a team (Law 78C).

    Args:
        boards: of each board the North-South score at the table where the team is North-South, and at the other table.
    """
    return sum(own - other for own, other in boards)


def board_a_match(own: int, other: int) -> int:
    """2, 1 or 0 for a board won, tied or lost (Law 78D); any difference counts.

    Args:
        own: North-South score at the table where the team is North-South.
        other: North-South score at the other table.
    """
    return 1 + (own > other) - (own < other)
