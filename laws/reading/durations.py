"""How long ago, as people say it."""

import re

from laws.reading.facts import Story

_WORDS = {
    "an": 1, "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "ten": 10, "fifteen": 15, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "half an": 0.5,
    "один": 1, "одну": 1, "два": 2, "две": 2, "три": 3, "четыре": 4, "пять": 5, "десять": 10, "пятнадцать": 15,
    "двадцать": 20, "тридцать": 30, "сорок": 40, "пятьдесят": 50, "": 1,
}  # fmt: skip
_UNITS = (
    (r"min(?:ute)?s?|мин(?:ут\w*)?", 1),
    (r"hours?|час(?:а|ов)?", 60),
    (r"days?|дн(?:я|ей)|день|сут\w+", 1440),
    (r"weeks?|недел\w+", 10080),
    (r"months?|месяц\w*", 43200),
)
_COUNT = rf"(?:(?P<digits>\d+)|(?P<word>{'|'.join(sorted(filter(None, _WORDS), key=len, reverse=True))}))?"
_SEVERAL = re.compile(
    r"(?:mins|minutes|hours|days|weeks|months|минут|часа|часов|дня|дней|недель|месяцев)$", re.IGNORECASE
)
"""Units in the plural: without a number that is understood they tell no time."""
_PAST = tuple(
    (re.compile(rf"(?<!\w){_COUNT}[\s-]*(?:{unit})(?!\w)", re.IGNORECASE), minutes) for unit, minutes in _UNITS
)
_HOUR_AND_HALF = re.compile(r"(?:an |one )?hour and a half|полтора час\w*|полутора час\w*", re.IGNORECASE)
_HALF = re.compile(r"half (?:an )?hour|полчаса", re.IGNORECASE)
_QUARTER = re.compile(r"quarter of an hour|четверть часа", re.IGNORECASE)
_LONG_AGO = re.compile(
    r"yesterday|next day|following day|next morning|last week|вчера|на следующий день|назавтра|наутро", re.IGNORECASE
)


def _uncounted(found: re.Match[str]) -> bool:
    return not found["digits"] and not found["word"] and bool(_SEVERAL.search(found[0]))


def minutes_in(text: str) -> int | None:
    """The longest time that a text names, in minutes; None where it names none."""
    if _LONG_AGO.search(text):
        return 1440
    if _HOUR_AND_HALF.search(text):
        return 90
    if _HALF.search(text):
        return 30
    if _QUARTER.search(text):
        return 15
    longest: float | None = None
    for pattern, minutes in _PAST:
        for found in pattern.finditer(text):
            if _uncounted(found):
                continue
            count = float(found["digits"]) if found["digits"] else _WORDS[(found["word"] or "").casefold()]
            longest = max(longest or 0, count * minutes)
    return round(longest) if longest is not None else None


def since_score(story: Story) -> None:
    """Minutes since the score was posted (Law 92B)."""
    minutes = minutes_in(story.text)
    if minutes is not None and minutes <= 9999:
        story.put("minutes_since_score", minutes, 0, 1)


_PERIOD_BEFORE = re.compile(
    r"(?:(?:correction|protest)\s+(?:period|time)|period|период\w*(?:\s+\w+)?|срок\w*(?:\s+\w+)?)\s*[^.,;?!\d]{0,22}$",
    re.IGNORECASE,
)
_PERIOD_BEHIND = re.compile(r"[-\s]*(?:long\s+)?(?:correction|protest)?\s*(?:period|период)", re.IGNORECASE)
_RESULTS = re.compile(
    r"results?|scores?|posted|standings|rankings?|tournament|session|event|the game|результат\w*|вывес\w*|вывеш\w*|итог\w*|"
    r"протокол\w*|турнир\w*|соревнован\w*|сесси\w*",
    re.IGNORECASE,
)
_BESIDE = 45
"""Characters between a time and the results that it is counted from."""
_DAY = 1440


def _told(text: str) -> list[tuple[int, int, int]]:
    """The times that a text names: minutes, start and end."""
    found = [(_DAY, hit.start(), hit.end()) for hit in _LONG_AGO.finditer(text)]
    found += [(90, hit.start(), hit.end()) for hit in _HOUR_AND_HALF.finditer(text)]
    found += [(30, hit.start(), hit.end()) for hit in _HALF.finditer(text)]
    found += [(15, hit.start(), hit.end()) for hit in _QUARTER.finditer(text)]
    taken = [range(start, end) for _, start, end in found]
    for pattern, minutes in _PAST:
        for hit in pattern.finditer(text):
            if _uncounted(hit) or any(hit.start() in span or hit.end() - 1 in span for span in taken):
                continue
            count = float(hit["digits"]) if hit["digits"] else _WORDS[(hit["word"] or "").casefold()]
            found.append((round(count * minutes), hit.start(), hit.end()))
    return found


def correction_period(story: Story) -> None:
    """Whether the correction period was over: a time told since the results, against the period told or the usual one (79C)."""
    period: int | None = None
    passed: tuple[int, int, int] | None = None
    for minutes, start, end in _told(story.text):
        if _PERIOD_BEFORE.search(story.text[max(0, start - 40) : start]) or _PERIOD_BEHIND.match(story.text, end):
            period = minutes
            continue
        near = story.text[max(0, start - _BESIDE) : end + _BESIDE]
        if (minutes >= _DAY or _RESULTS.search(near)) and (passed is None or minutes > passed[0]):
            passed = minutes, start, end
    if period is not None and period <= 9999:
        story.put("correction_minutes", period, 0, 1)
    if passed is not None:
        story.put("within_correction_period", passed[0] <= (period or 30), 0, 1)
        story.evidence["within_correction_period"] = story.text[passed[1] : passed[2]].strip()
