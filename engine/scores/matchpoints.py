"""Matchpoints (Law 78A): two for each score beaten, one for each equalled, none for the others.

A line is what one table contributes to the comparison: a result, or the results of a weighted score with their weights.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate

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
    ordered = sorted(scores)
    return tuple(bisect_left(ordered, score) + bisect_right(ordered, score) - 1 for score in scores)


def of_line(own: Line, others: Iterable[Line]) -> Fraction:
    """North-South matchpoints of a line: every result is matchpointed first, then weighted (Law 12C1c)."""
    return _won(own, _worth(_total(others)))


def ranked(lines: Sequence[Line]) -> tuple[Fraction, ...]:
    """North-South matchpoints of every line on a board, in the order given."""
    worth = _worth(_total(lines))
    return tuple(_won(own, worth) - of_line(own, (own,)) for own in lines)


def _total(lines: Iterable[Line]) -> dict[int, Fraction]:
    """How often each result stands on the board, parts of weighted lines included."""
    found: dict[int, Fraction] = {}
    for each in lines:
        for score, weight in each.items():
            found[score] = found.get(score, Fraction(0)) + weight
    return found


def _worth(total: Line) -> Callable[[int], Fraction]:
    """What a result wins against all of these: two for each that it beats, one for each that it equals."""
    scores = sorted(total)
    below = [Fraction(0), *accumulate(total[score] for score in scores)]
    return lambda score: below[bisect_left(scores, score)] + below[bisect_right(scores, score)]


def _won(own: Line, worth: Callable[[int], Fraction]) -> Fraction:
    return sum((weight * worth(score) for score, weight in own.items()), Fraction(0))
