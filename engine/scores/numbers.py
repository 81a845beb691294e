"""Exact numbers: fractions inside, plain numbers at the edge, and the rounding rules that organizers use."""

from enum import StrEnum
from fractions import Fraction

Number = int | float | Fraction


class Half(StrEnum):
    """Where a value goes that lies exactly between two units."""

    AWAY_FROM_ZERO = "away_from_zero"
    TOWARDS_ZERO = "towards_zero"
    UP = "up"
    """To North-South, whose scores are the positive ones."""
    DOWN = "down"
    """To East-West."""


def exact(value: Number) -> Fraction:
    """The number as it is written: 0.1 is one tenth, not the nearest binary fraction."""
    return value if isinstance(value, Fraction) else Fraction(str(value))


def plain(value: Fraction) -> int | float:
    """A whole number as int, any other as float, for showing and for JSON."""
    return value.numerator if value.denominator == 1 else float(value)


def percent(value: Fraction) -> str:
    """A percentage as text: '37.5%'."""
    return f"{plain(value)}%"


def nearest(value: Fraction, unit: Number = 1, half: Half = Half.AWAY_FROM_ZERO) -> Fraction:
    """The nearest multiple of `unit`; `half` settles a tie."""
    units = value / exact(unit)
    below = units.numerator // units.denominator
    rest = units - below
    if rest == Fraction(1, 2):
        up = {
            Half.AWAY_FROM_ZERO: units > 0,
            Half.TOWARDS_ZERO: units < 0,
            Half.UP: True,
            Half.DOWN: False,
        }[half]
    else:
        up = rest > Fraction(1, 2)
    return (below + up) * exact(unit)


def short(value: Fraction) -> Fraction:
    """The number itself where two decimals hold it, else rounded to one decimal, halves away from zero.

    Factored matchpoints are published in this way; totals go on with the exact figure.
    """
    return value if (value * 100).denominator == 1 else nearest(value, Fraction(1, 10))
