"""The table of contents and the index of a file, told by lines that end in a page number."""

import re
from itertools import pairwise

_LINE = re.compile(r"[^\W\d_]{2,}.*(?: {2,}|[ .…]{3,}|\t)(\d{1,3})$")
_FEWEST = 15
_FARTHEST = 6
_LONGEST = 160


def without_contents(text: str) -> tuple[str, tuple[str, ...]]:
    """The text without its tables of contents, and these: runs of many lines that end in page numbers.

    A line between them, such as the first half of a long title, belongs to them.
    """
    lines = text.split("\n")
    at = [place for place, line in enumerate(lines) if _number(line)]
    runs: list[list[int]] = []
    for place in at:
        if runs and place - runs[-1][-1] <= _FARTHEST:
            runs[-1].append(place)
        else:
            runs.append([place])
    kept, found = list(lines), []
    for run in runs:
        if len(run) >= _FEWEST and _rising([_number(lines[place]) for place in run]):
            first, last = _beginning(lines, run[0]), run[-1] + 1
            found.append("\n".join(line for line in lines[first:last] if line.strip()))
            kept[first:last] = [""] * (last - first)
    return "\n".join(kept), tuple(found)


def _number(line: str) -> int:
    """The page number at the end of a line of contents; 0 for any other line."""
    found = _LINE.search(line.rstrip()) if len(line) <= _LONGEST else None
    return int(found[1]) if found else 0


def _rising(numbers: list[int]) -> bool:
    """Whether nearly every number is at least the one before it, as in a table of contents."""
    falls = sum(second < first for first, second in pairwise(numbers))
    return falls <= len(numbers) // 10


def _beginning(lines: list[str], place: int) -> int:
    """The line where the paragraph of a line begins: a title on two lines has its number on the second."""
    while place and lines[place - 1].strip():
        place -= 1
    return place
