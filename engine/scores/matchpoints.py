"""Matchpoints (Law 78A): two for each score beaten, one for each equalled, none for the others.

A line is what one table contributes to the comparison: a result, or the results of a weighted score with their weights.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

Line = Mapping[int, Fraction]
"""North-South scores with their weights, which add up to one."""


def line(score: int) -> Line:
    """A line of one result."""
    return {score: Fraction(1)}


def mixed(scores: Iterable[int], weights: Iterable[Fraction]) -> Line:
    """A line of several results; the same result may come more than once."""
    found: dict[int, Fraction] = {}
    for score, weight in zip(scores, weights, strict=True):
        found[score] = found.get(score, Fraction(0)) + weight
    return found


def top(scores: int) -> int:
    """The most matchpoints that can be won where so many scores are compared."""
    return 2 * (scores - 1)


def against(score: int, others: Iterable[int]) -> int:
    """Matchpoints of a North-South score against the other North-South scores."""
    return sum(1 + (score > other) - (score < other) for other in others)


def matchpoints(scores: Sequence[int]) -> tuple[int, ...]:
    """North-South matchpoints of every score on a board, in the order given; East-West have the rest of the top.

    Args:
        scores: North-South scores; a single one has nothing to be compared with and earns 0 of 0.
    """
    return tuple(against(score, scores) - 1 for score in scores)


def of_line(own: Line, others: Iterable[Line]) -> Fraction:
    """North-South matchpoints of a line: every result is matchpointed first, then weighted (Law 12C1c)."""
    return sum(
        (
            weight * share * (1 + (score > other) - (score < other))
            for opponents in others
            for score, weight in own.items()
            for other, share in opponents.items()
        ),
        Fraction(0),
    )


def ranked(lines: Sequence[Line]) -> tuple[Fraction, ...]:
    """North-South matchpoints of every line on a board, in the order given."""
    return tuple(of_line(own, [*lines[:place], *lines[place + 1 :]]) for place, own in enumerate(lines))
