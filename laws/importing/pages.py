"""Page numbers taken out of the text; where pages are missing the text is marked as broken off."""

import re
from dataclasses import dataclass
from itertools import pairwise

PAGE = "\f"
GAP = "\v"
_DASHED = re.compile(r"[ \t]*(?<!\S)[-–—][ ]?(\d{1,3})[ ]?[-–—](?!\S)[ \t]*")
_ALONE = re.compile(r"^[ \t]*(\d{1,3})[ \t]*$", re.MULTILINE)
_ROMAN = re.compile(r"^[ \t]*[ivxl]{1,6}[ \t]*$", re.MULTILINE)
_FEWEST = 3
_FARTHEST, _MOST, _WINDOW = 4, 0.5, 40


@dataclass(frozen=True)
class Paged:
    """A text with `PAGE` where a page ends and `GAP` where pages are missing, and the numbers that were taken out."""

    text: str
    numbers: tuple[int, ...]


def without_numbers(text: str) -> Paged:
    """Take the page numbers out: '- 75 -' anywhere, and numbers alone on a line that rise through the file."""
    text = text.replace(GAP, "\n")
    found = list(_DASHED.finditer(text))
    if not found or not _rising([int(mark[1]) for mark in found]):
        found = _alone(text)
    numbers = [int(mark[1]) for mark in found]
    pieces, at = [], 0
    for place, mark in enumerate(found):
        pieces += [text[at : mark.start()].replace(PAGE, "\n"), GAP if _gap(numbers, place) else PAGE]
        at = mark.end()
    rest = text[at:].replace(PAGE, "\n") if found else text
    return Paged(_without_roman("".join((*pieces, rest))), tuple(numbers))


def _alone(text: str) -> list[re.Match[str]]:
    """The longest row of numbers alone on their lines that rises in small steps; none if most such numbers are outside it."""
    marks = list(_ALONE.finditer(text))
    length, before = [1] * len(marks), [-1] * len(marks)
    for place, mark in enumerate(marks):
        for other in range(max(0, place - _WINDOW), place):
            step = int(mark[1]) - int(marks[other][1])
            if 0 < step <= _FARTHEST and length[other] >= length[place]:
                length[place], before[place] = length[other] + 1, other
    kept: list[re.Match[str]] = []
    at = max(range(len(marks)), key=length.__getitem__, default=-1)
    while at >= 0:
        kept.append(marks[at])
        at = before[at]
    return kept[::-1] if len(kept) >= max(_FEWEST, len(marks) * _MOST) else []


def _without_roman(text: str) -> str:
    return _ROMAN.sub("", text) if len(_ROMAN.findall(text)) >= _FEWEST else text


def _rising(numbers: list[int]) -> bool:
    return all(first < second for first, second in pairwise(numbers))


def _gap(numbers: list[int], place: int) -> bool:
    """Whether the page before a number is missing; for the first number its successor tells."""
    if place:
        return numbers[place] != numbers[place - 1] + 1
    return len(numbers) > 1 and numbers[1] != numbers[0] + 1
