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
_ABOUT = re.compile(
    r"(?<!\w)минут\s+(?:через\s+)?(?P<word>пять|десять|пятнадцать|двадцать|тридцать|сорок|пятьдесят)(?!\w)",
    re.IGNORECASE,
)
"""'Минут десять': about so many."""
_HOUR_AND_HALF = re.compile(r"(?:an |one )?hour and a half|полтора час\w*|полутора час\w*", re.IGNORECASE)
_HALF = re.compile(r"half (?:an )?hour|полчаса", re.IGNORECASE)
_QUARTER = re.compile(r"quarter of an hour|четверть часа", re.IGNORECASE)
_THREE_QUARTERS = re.compile(r"three quarters of an hour|три четверти часа", re.IGNORECASE)
_TENS = re.compile(
    r"(?<!\w)(?P<tens>двадцать|тридцать|сорок|пятьдесят|twenty|thirty|forty|fifty)[\s-]+"
    r"(?P<ones>один|одну|одна|два|две|три|четыре|пять|one|two|three|four|five)\s+(?:min(?:ute)?s?|мин(?:ут\w*)?)(?!\w)",
    re.IGNORECASE,
)
_BARE = re.compile(
    r"(?<![\d:.])(?P<digits>\d{1,3})\s+(?:have|had)\s+(?:gone|passed)|(?:уже|прошло)\s+(?P<other>\d{1,3})(?=\s*[.,;?!]|$)"
)
"""Minutes told without their unit ('and 25 have gone by')."""
_LONG_AGO = re.compile(
    r"yesterday|next day|following day|next morning|last week|вчера|на следующий день|назавтра|наутро", re.IGNORECASE
)


def _uncounted(found: re.Match[str]) -> bool:
    return not found["digits"] and not found["word"] and bool(_SEVERAL.search(found[0]))


_PERIOD_BEFORE = re.compile(
    r"(?:(?:correction|protest)\s+(?:period|time)|period|период\w*(?:\s+\w+)?|срок\w*(?:\s+\w+)?|на\s+(?:правк|исправлен|апелляц)\w*|"
    r"апелляции)\s*[^.,;?!\d]{0,22}$|(?:allow|gives?|sets?|usual|within|cut|reduced|limit|дают|положено|отвод)\w*\s[^.,;?!\d]{0,14}$",
    re.IGNORECASE,
)
_PERIOD_BEHIND = re.compile(
    r"[-\s]*(?:long\s+)?(?:correction|protest)?\s*(?:period|период)|"
    r"\s*(?:only\s+)?(?:for\s+(?:score\s+)?(?:correction|appeal)|to\s+(?:fix|correct|appeal)|на\s+(?:исправлен|апелляц|правк))",
    re.IGNORECASE,
)
_NOT_IT = re.compile(r"(?:instead of|not|rather than|вместо|не|ещ[её]|another|до)\s+$", re.IGNORECASE)
"""Before a time that is not the one, or that is still to come."""
_RULING = re.compile(r"ruling|ruled|решени\w+|рассуди\w*", re.IGNORECASE)
_RESULTS = re.compile(
    r"results?|scores?|posted|standings|rankings?|tournament|session|event|the game|результат\w*|вывес\w*|вывеш\w*|итог\w*|"
    r"протокол\w*|турнир\w*|соревнован\w*|сесси\w*",
    re.IGNORECASE,
)
_CLOCK = re.compile(r"(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d:.]\d|\d|\s*(?:imp|%|pts|points))", re.IGNORECASE)
_BESIDE = 45
"""Characters between a time and the results that it is counted from."""
_DAY = 1440


def _told(text: str) -> list[tuple[float, int, int]]:
    """The times that a text names: minutes, start and end."""
    found: list[tuple[float, int, int]] = [(_DAY, hit.start(), hit.end()) for hit in _LONG_AGO.finditer(text)]
    found += [(90, hit.start(), hit.end()) for hit in _HOUR_AND_HALF.finditer(text)]
    found += [(30, hit.start(), hit.end()) for hit in _HALF.finditer(text)]
    found += [(_WORDS[hit["word"].casefold()], hit.start(), hit.end()) for hit in _ABOUT.finditer(text)]
    found += [(45, hit.start(), hit.end()) for hit in _THREE_QUARTERS.finditer(text)]
    behind_three = {end for _, _, end in found}
    found += [(15, hit.start(), hit.end()) for hit in _QUARTER.finditer(text) if hit.end() not in behind_three]
    found += [
        (_WORDS[hit["tens"].casefold()] + _WORDS[hit["ones"].casefold()], hit.start(), hit.end())
        for hit in _TENS.finditer(text)
    ]
    taken = [range(start, end) for _, start, end in found]
    for pattern, minutes in _PAST:
        for hit in pattern.finditer(text):
            if _uncounted(hit) or any(hit.start() in span or hit.end() - 1 in span for span in taken):
                continue
            count = float(hit["digits"]) if hit["digits"] else _WORDS[(hit["word"] or "").casefold()]
            found.append((round(count * minutes), hit.start(), hit.end()))
    return [entry for entry in found if not _NOT_IT.search(text, max(0, entry[1] - 12), entry[1])]


def _is_period(text: str, start: int, end: int) -> bool:
    """Whether a time is how long one has, not how long ago something was."""
    return bool(_PERIOD_BEFORE.search(text[max(0, start - 40) : start]) or _PERIOD_BEHIND.match(text, end))


def clock(story: Story) -> None:
    """When the score was posted and when somebody came, where the story tells both times of day in this order."""
    times = [(hit[0], hit.start()) for hit in _CLOCK.finditer(story.text)]
    if len(times) != 2:
        return
    (posted, at), (requested, later) = times
    if _RESULTS.search(story.text[max(0, at - _BESIDE) : later]) and not _RULING.search(story.text[:at]):
        story.put("score_posted_at", posted.replace(".", ":"), 0, 1)
        story.put("requested_at", requested.replace(".", ":"), 0, 1)


def since_score(story: Story) -> None:
    """Minutes since the score was posted and the minutes that one has for an appeal (Law 92B)."""
    passed: list[float] = []
    for minutes, start, end in _told(story.text):
        if _is_period(story.text, start, end):
            story.put("appeal_minutes", round(minutes), 0, 1)
        elif not (_RULING.search(story.text[max(0, start - 30) : start]) and not _RESULTS.search(story.text[:start])):
            passed.append(minutes)
    passed += [int(hit["digits"] or hit["other"]) for hit in _BARE.finditer(story.text)]
    if passed and max(passed) <= 9999:
        story.put("minutes_since_score", round(max(passed)), 0, 1)


def correction_period(story: Story) -> None:
    """Whether the correction period was over: a time told since the results, against the period told or the usual one (79C)."""
    period: int | None = None
    passed: tuple[float, int, int] | None = None
    for minutes, start, end in _told(story.text):
        if _is_period(story.text, start, end):
            period = round(minutes)
            continue
        near = story.text[max(0, start - _BESIDE) : end + _BESIDE]
        if (minutes >= _DAY or _RESULTS.search(near)) and (passed is None or minutes > passed[0]):
            passed = minutes, start, end
    if period is not None and period <= 9999:
        story.put("correction_minutes", period, 0, 1)
    if passed is not None:
        story.put("within_correction_period", passed[0] <= (period or 30), 0, 1)
        story.evidence["within_correction_period"] = story.text[passed[1] : passed[2]].strip()
