"""The four suits as shapes, drawn large and made smaller so that their edges are smooth."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

_FINE: Final = 8
"""Times larger that a shape is drawn before it is scaled down."""
_STEPS: Final = 40
SIGNS: Final = frozenset("♠♥♦♣")
Point = tuple[float, float]


@lru_cache(maxsize=64)
def mask(sign: str, size: int) -> Image.Image:
    """How opaque a suit sign is at every pixel of a square of `size`."""
    big = size * _FINE
    drawn = Image.new("L", (big, big), 0)
    _SHAPES[sign](_Pen(ImageDraw.Draw(drawn), big))
    return drawn.resize((size, size), Image.Resampling.LANCZOS)


class _Pen:
    """Draws in coordinates from 0 to 1."""

    def __init__(self, draw: ImageDraw.ImageDraw, size: int) -> None:
        self._draw = draw
        self._size = size

    def disc(self, x: float, y: float, radius: float) -> None:
        box = [
            (x - radius) * self._size,
            (y - radius) * self._size,
            (x + radius) * self._size,
            (y + radius) * self._size,
        ]
        self._draw.ellipse(box, fill=255)

    def outline(self, *points: Point) -> None:
        self._draw.polygon([(x * self._size, y * self._size) for x, y in points], fill=255)


def _curve(start: Point, bend: Point, end: Point) -> list[Point]:
    """A quadratic curve."""
    found = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        found.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return found


def _foot(pen: _Pen, top: float) -> None:
    left = _curve((0.48, top), (0.47, 0.86), (0.30, 0.95))
    right = _curve((0.70, 0.95), (0.53, 0.86), (0.52, top))
    pen.outline(*left, *right)


def _heart(pen: _Pen) -> None:
    pen.disc(0.295, 0.315, 0.225)
    pen.disc(0.705, 0.315, 0.225)
    left = _curve((0.085, 0.40), (0.20, 0.62), (0.50, 0.93))
    right = _curve((0.50, 0.93), (0.80, 0.62), (0.915, 0.40))
    pen.outline(*left, *right, (0.70, 0.30), (0.50, 0.25), (0.30, 0.30))


def _spade(pen: _Pen) -> None:
    pen.disc(0.29, 0.585, 0.205)
    pen.disc(0.71, 0.585, 0.205)
    left = _curve((0.10, 0.50), (0.24, 0.34), (0.50, 0.05))
    right = _curve((0.50, 0.05), (0.76, 0.34), (0.90, 0.50))
    pen.outline(*left, *right, (0.70, 0.66), (0.50, 0.72), (0.30, 0.66))
    _foot(pen, 0.60)


def _diamond(pen: _Pen) -> None:
    top, right, bottom, left = (0.50, 0.04), (0.87, 0.50), (0.50, 0.96), (0.13, 0.50)
    pen.outline(
        *_curve(top, (0.56, 0.44), right),
        *_curve(right, (0.56, 0.56), bottom),
        *_curve(bottom, (0.44, 0.56), left),
        *_curve(left, (0.44, 0.44), top),
    )
    pen.outline((0.50, 0.10), (0.82, 0.50), (0.50, 0.90), (0.18, 0.50))


def _club(pen: _Pen) -> None:
    pen.disc(0.50, 0.265, 0.205)
    pen.disc(0.275, 0.58, 0.205)
    pen.disc(0.725, 0.58, 0.205)
    pen.outline((0.42, 0.35), (0.58, 0.35), (0.62, 0.60), (0.38, 0.60))
    _foot(pen, 0.50)


_SHAPES: Final[Mapping[str, Callable[[_Pen], None]]] = {"♠": _spade, "♥": _heart, "♦": _diamond, "♣": _club}
