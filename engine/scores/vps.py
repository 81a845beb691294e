"""Victory points (Law 78D): the WBF continuous scale for any number of boards, and discrete scales.

Sources: the WBF formula of 2013 with its rule that no further IMP gains more than the one before; the ACBL scales for
short matches; the EBU scale for Swiss pairs. Scales known from a single source or a few points are left out.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cache

from engine.scores.numbers import Number, exact

_R = math.sqrt(5) - 2
_HUNDREDTH = Decimal("0.01")


def blitz(boards: int) -> float:
    """The margin in IMPs that wins all 20 victory points: 15 times the square root of the number of boards."""
    return 15 * math.sqrt(boards)


def exact_wbf(margin: float, boards: int) -> float:
    """The winner's victory points on the continuous scale, unrounded."""
    limit = blitz(boards)
    return 20.0 if margin >= limit else 10 + 10 * (1 - _R ** (margin / limit)) / (1 - _R)


@cache
def wbf_table(boards: int) -> tuple[int, ...]:
    """Hundredths of the winner's victory points by IMP margin, up to the first that wins 20."""

    def hundredths(margin: int) -> int:
        value = Decimal(repr(round(exact_wbf(margin, boards), 9))).quantize(_HUNDREDTH, ROUND_HALF_UP)
        return int(value * 100)

    table = [hundredths(margin) for margin in range(math.ceil(blitz(boards)) + 1)]
    place = 2
    while place < len(table):
        if table[place] - table[place - 1] > table[place - 1] - table[place - 2]:
            table[place - 1] += 1
            place = max(place - 1, 2)
        else:
            place += 1
    return tuple(table)


def wbf(margin: Number, boards: int) -> tuple[Fraction, Fraction]:
    """Victory points of a team that wins (or, negative, loses) by `margin` IMPs, and of its opponents; 20 between them.

    A margin with a fraction is not in the table and is rated by the formula, to two decimals.

    Args:
        boards: boards played, at least 1.
    """
    size = abs(exact(margin))
    table = wbf_table(boards)
    if size.denominator == 1:
        won = Fraction(table[min(int(size), len(table) - 1)], 100)
    else:
        value = Decimal(repr(round(exact_wbf(float(size), boards), 9))).quantize(_HUNDREDTH, ROUND_HALF_UP)
        won = Fraction(value)
    return (won, 20 - won) if margin >= 0 else (20 - won, won)


@cache
def wbf_discrete_bounds(boards: int) -> tuple[int, ...]:
    """The highest margins that still win 10, 11, ... 19 whole victory points; anything above wins 20."""
    limit = blitz(boards)
    bounds = [
        math.floor(limit * math.log(1 - (1 - _R) * ((points + 0.5) / 10 - 1)) / math.log(_R))
        for points in range(10, 20)
    ]
    steps = [-bounds[0], *bounds]
    while (place := _narrow(steps)) is not None:
        steps[place - 1] -= 1
    return tuple(steps[1:])


def _narrow(steps: list[int]) -> int | None:
    """The first band that is narrower than the one before it."""
    if steps[2] - steps[1] < 2 * steps[1] + 1:
        return 2
    return next((n for n in range(2, len(steps)) if steps[n] - steps[n - 1] < steps[n - 1] - steps[n - 2]), None)


def wbf_discrete(margin: int, boards: int) -> tuple[int, int]:
    """Whole victory points of a team that wins or loses by `margin` IMPs, and of its opponents."""
    won = 10 + bisect_left(wbf_discrete_bounds(boards), abs(margin))
    return (won, 20 - won) if margin >= 0 else (20 - won, won)


_ACBL_20 = {(1, 8): (1, 3, 5, 8, 11, 14, 17, 20, 24, 28), (9, 11): (1, 3, 6, 10, 14, 18, 22, 26, 31, 36)}
"""First margins that win 11, 12, ... 20, by number of boards."""
_ACBL_30 = {
    (6, 8): (1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28),
    (9, 11): (1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36),
}
"""First margins that win 18, 19, ... 30; a draw is 15-15."""
_EBU_PAIRS = {
    (1, 4): (5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595),
    (5, 6): (5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213),
    (7, 9): (5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835),
    (10, 13): (5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530),
    (14, 19): (5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278),
    (20, 27): (5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071),
    (28, 39): (5032, 5097, 5163, 5232, 5304, 5383, 5471, 5574, 5704, 5897),
    (40, 55): (5027, 5081, 5137, 5195, 5256, 5321, 5395, 5482, 5591, 5753),
}
"""Hundredths of the highest percentage that still earns 10, 11, ... 19; above the last 20, below half the mirror image."""

Ranges = Mapping[tuple[int, int], tuple[int, ...]]


def _row(scale: Ranges, boards: int) -> tuple[int, ...]:
    for (fewest, most), row in scale.items():
        if fewest <= boards <= most:
            return row
    raise ValueError(f"the scale has no row for {boards} boards")


def acbl_20(margin: int, boards: int) -> tuple[int, int]:
    """ACBL scale of 20 victory points.

    Raises:
        ValueError: more than 11 boards.
    """
    won = 10 + bisect_right(_row(_ACBL_20, boards), abs(margin))
    return (won, 20 - won) if margin >= 0 else (20 - won, won)


def acbl_30(margin: int, boards: int) -> tuple[int, int]:
    """ACBL scale of 30 victory points.

    Raises:
        ValueError: fewer than 6 or more than 11 boards.
    """
    steps = bisect_right(_row(_ACBL_30, boards), abs(margin))
    won = 17 + steps if steps else 15
    return (won, 30 - won) if margin >= 0 else (30 - won, won)


def ebu_swiss_pairs(percentage: Number, boards: int) -> int:
    """Victory points out of 20 for a percentage in a Swiss pairs match.

    Raises:
        ValueError: more than 55 boards.
    """
    row = _row(_EBU_PAIRS, boards)
    hundredths = exact(percentage) * 100
    above = bisect_left(row, max(hundredths, 10000 - hundredths))
    return 10 + above if hundredths >= 5000 else 10 - above
