"""How the lines of a file stand for its paragraphs."""

from enum import Enum

from laws.importing.letters import RULE

_ENDLESS, _ONE_LINE = 2000, 300
_LONG = 110


class Layout(Enum):
    """Lines broken by width, a line a paragraph, or everything on one endless line."""

    WRAPPED = "wrapped"
    PARAGRAPHS = "paragraphs"
    INLINE = "inline"


def layout_of(text: str) -> Layout:
    """The layout of a text, by the length of its lines."""
    lengths = sorted(len(line) for line in text.split("\n") if line.strip(f" \t{RULE}"))
    mean = sum(lengths) / max(len(lengths), 1)
    if mean > _ENDLESS or (len(lengths) == 1 and mean > _ONE_LINE):
        return Layout.INLINE
    return Layout.PARAGRAPHS if lengths and lengths[len(lengths) * 9 // 10] > _LONG else Layout.WRAPPED
