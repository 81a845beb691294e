"""How long ago, as people say it."""

import re

from laws.reading.facts import Story

_WORDS = {
    "an": 1, "a": 1, "one": 1, "two": 2, "three": 3, "ten": 10, "twenty": 20, "half an": 0.5,
    "один": 1, "два": 2, "две": 2, "три": 3, "пять": 5, "десять": 10, "двадцать": 20, "сорок": 40, "": 1,
}  # fmt: skip
_UNITS = (
    (r"min(?:ute)?s?|мин(?:ут\w*)?", 1),
    (r"hours?|час(?:а|ов)?", 60),
    (r"days?|дн(?:я|ей)|день|сут\w+", 1440),
    (r"weeks?|недел\w+", 10080),
    (r"months?|месяц\w*", 43200),
)
_COUNT = (
    r"(?:(?P<digits>\d+)|(?P<word>half an|an|a|one|two|three|ten|twenty|один|два|две|три|пять|десять|двадцать|сорок))?"
)
_PAST = tuple(
    (re.compile(rf"(?<!\w){_COUNT}[\s-]*(?:{unit})(?!\w)", re.IGNORECASE), minutes) for unit, minutes in _UNITS
)
_HALF = re.compile(r"half an hour|полчаса", re.IGNORECASE)
_QUARTER = re.compile(r"quarter of an hour|четверть часа", re.IGNORECASE)
_LONG_AGO = re.compile(
    r"yesterday|next day|following day|next morning|last week|вчера|на следующий день|назавтра|наутро", re.IGNORECASE
)


def minutes_in(text: str) -> int | None:
    """The longest time that a text names, in minutes; None where it names none."""
    if _LONG_AGO.search(text):
        return 1440
    if _HALF.search(text):
        return 30
    if _QUARTER.search(text):
        return 15
    longest: float | None = None
    for pattern, minutes in _PAST:
        for found in pattern.finditer(text):
            count = float(found["digits"]) if found["digits"] else _WORDS[(found["word"] or "").casefold()]
            longest = max(longest or 0, count * minutes)
    return round(longest) if longest is not None else None


def since_score(story: Story) -> None:
    """Minutes since the score was posted (Law 92B)."""
    minutes = minutes_in(story.text)
    if minutes is not None and minutes <= 9999:
        story.put("minutes_since_score", minutes, 0, 1)
