"""A surface to draw on: texts in which suit signs are shapes, in lengths that are twice as many pixels."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

from cogs.pictures import suits
from cogs.pictures.fonts import Faces

SCALE: Final = 2
PAPER: Final = "#FBFAF6"
INK: Final = "#1E1F22"
RED: Final = "#C4122F"
QUIET: Final = "#5C6066"
LINE: Final = "#D9D6CC"
BAND: Final = "#F1EFE7"
FELT: Final = "#2F7D5B"
STRONG: Final = "#D5EBDD"

_SIGN: Final = re.compile(r"([♠♥♦♣])")
_SIGN_HEIGHT: Final = 0.86
"""Of a suit sign, by the size of the letters around it."""
_SIGN_GAP: Final = 0.1
Anchor = Literal["left", "middle", "right"]


@dataclass(frozen=True)
class Style:
    """How letters look; `size` is in units."""

    size: float
    bold: bool = False
    colour: str = INK

    def of(self, size: float) -> "Style":
        """The same in another size."""
        return Style(size, self.bold, self.colour)


class Canvas:
    """A picture under way. All lengths are in units, y downwards."""

    def __init__(self, faces: Faces, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._faces = faces
        self._image = Image.new("RGB", (round(width * SCALE), round(height * SCALE)), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    @property
    def image(self) -> Image.Image:
        """What was drawn."""
        return self._image

    def box(self, x: float, y: float, width: float, height: float, colour: str, radius: float = 0) -> None:
        """A filled rectangle with round corners."""
        place = [x * SCALE, y * SCALE, (x + width) * SCALE - 1, (y + height) * SCALE - 1]
        self._draw.rounded_rectangle(place, radius * SCALE, fill=colour)

    def rule(self, x: float, y: float, width: float) -> None:
        """A thin horizontal line."""
        self._draw.line([x * SCALE, y * SCALE, (x + width) * SCALE, y * SCALE], fill=LINE, width=SCALE)

    def arrow(self, x: float, y: float, size: float, colour: str) -> None:
        """A triangle that points to the right, its left edge at x, its middle at y."""
        half = size / 2
        points = [(x, y - half), (x + size * 0.85, y), (x, y + half)]
        self._draw.polygon([(a * SCALE, b * SCALE) for a, b in points], fill=colour)

    def wide(self, text: str, style: Style) -> float:
        """The width of a text."""
        return wide(self._faces, text, style)

    def fitting(self, text: str, style: Style, width: float, least: float = 8.0) -> Style:
        """The style, smaller where the text would be wider than `width`, but not smaller than `least`."""
        natural = self.wide(text, style)
        return style if natural <= width else style.of(max(least, style.size * width / natural))

    def text(self, x: float, y: float, text: str, style: Style, anchor: Anchor = "left") -> None:
        """A text whose middle line is at y."""
        whole = self.wide(text, style)
        x -= {"left": 0.0, "middle": whole / 2, "right": whole}[anchor]
        font = face(self._faces, style)
        for piece in pieces(text):
            width = _piece_width(font, piece, style)
            if piece in suits.SIGNS:
                self._sign(x, y, piece, style)
            else:
                self._draw.text((x * SCALE, y * SCALE), piece, fill=style.colour, font=font, anchor="lm")
            x += width

    def _sign(self, x: float, y: float, sign: str, style: Style) -> None:
        size = round(style.size * _SIGN_HEIGHT * SCALE)
        place = (round((x + style.size * _SIGN_GAP / 2) * SCALE), round(y * SCALE - size / 2))
        colour = RED if sign in "♥♦" else style.colour
        self._image.paste(colour, place, suits.mask(sign, size))


def pieces(text: str) -> Iterator[str]:
    """A text in pieces that are either a suit sign or have none."""
    yield from (piece for piece in _SIGN.split(text) if piece)


@lru_cache(maxsize=128)
def face(faces: Faces, style: Style) -> ImageFont.FreeTypeFont:
    """The font of a style."""
    return ImageFont.truetype(faces.bold if style.bold else faces.regular, round(style.size * SCALE))


def wide(faces: Faces, text: str, style: Style) -> float:
    """The width of a text in units."""
    font = face(faces, style)
    return sum(_piece_width(font, piece, style) for piece in pieces(text))


def _piece_width(font: ImageFont.FreeTypeFont, piece: str, style: Style) -> float:
    if piece in suits.SIGNS:
        return style.size * (_SIGN_HEIGHT + _SIGN_GAP)
    return _length(font, piece) / SCALE


@lru_cache(maxsize=4096)
def _length(font: ImageFont.FreeTypeFont, piece: str) -> float:
    return font.getlength(piece)
