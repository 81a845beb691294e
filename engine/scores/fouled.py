"""Boards with fewer comparable results than expected (Law 87): the methods that regulations use to bring them to a common top.

The Laws give none. M is the number of matchpoints won inside the group, A the results in it, E the results expected.
"""

from enum import StrEnum
from fractions import Fraction

from engine.scores.numbers import Number, exact


class Method(StrEnum):
    """How the matchpoints of a group are rated on the full top of 2(E - 1)."""

    FORMULA = "formula"
    """Neuberg: E/A * (M + 1) - 1."""
    ADD_ONE = "add_one"
    """One matchpoint for each missing comparison: M + (E - A)."""
    STRAIGHT = "straight"
    """The same percentage as inside the group."""
    SMALL_GROUP = "small_group"
    """Fixed percentages for at most three results, if they are at most a third of the field; else the formula."""


def is_small(group: int, expected: int) -> bool:
    """Whether the fixed percentages for small groups apply."""
    return group <= 3 and 3 * group <= expected


def small_group_percentage(matchpoints: Number, group: int) -> Fraction:
    """Percentage of the top in a group of at most three results: 60, and 5 for each matchpoint above the group's mean."""
    return 60 + 5 * (exact(matchpoints) - (group - 1))


def neuberg(matchpoints: Number, group: int, expected: int) -> Fraction:
    """Neuberg's formula on the scale of two, one and nought."""
    return Fraction(expected, group) * (exact(matchpoints) + 1) - 1


def factored(matchpoints: Number, group: int, expected: int, method: Method = Method.FORMULA) -> Fraction:
    """Matchpoints on the full top for matchpoints won inside a group.

    Args:
        matchpoints: won inside the group, 0 to 2(group - 1).
        group: real results of this form of the board, at least 1.
        expected: results the board should have, not fewer than `group`.

    Raises:
        ValueError: a single result has no percentage inside its group (straight factoring).
    """
    if method is Method.SMALL_GROUP and is_small(group, expected):
        return small_group_percentage(matchpoints, group) * 2 * (expected - 1) / 100
    if method is Method.ADD_ONE:
        return exact(matchpoints) + expected - group
    if method is Method.STRAIGHT:
        if group == 1:
            raise ValueError("a single result has no share of its group's matchpoints")
        return exact(matchpoints) * (expected - 1) / (group - 1)
    return neuberg(matchpoints, group, expected)
