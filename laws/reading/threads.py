"""Texts of several voices or several stories: a thread pasted whole, of which the first post tells what happened, and lists."""

import re

_FEWEST_WORDS = 10
_ANSWER = r"re|reply|replies|replied|answer|comment|ответ|отв|комментарий|коммент|цитата|quote"
_REPLY = re.compile(
    rf"(?P<open>[\[>|\n]\s*)?(?:\b(?:{_ANSWER})\b(?:\s+(?:by|from|to|от|автор)?\s*[^\s:\]]{{0,24}})?\s*[#№]?\d{{0,3}}\s*[:\]]"
    r"|\b[^\s:]{2,24}\s+(?:wrote|writes|написала?|пишет)\s*:)",
    re.IGNORECASE,
)
_ITEM = re.compile(r"(?:^|[\s.;,!?])(?P<number>[12])\s*[).]\s+(?=\D)")
_SPOKEN = re.compile(
    r"[.;!?\n]\s*(?:and\s+)?(?:the\s+)?(?:second(?:ly| one| story| question| thing| case)?|another one|other question)\s*[:,]"
    r"|[.;!?\n]\s*(?:[иа]\s+)?(?:второе|второй (?:вопрос|случай)|во-вторых|другой (?:вопрос|случай))\s*[:,\-–—]",
    re.IGNORECASE,
)
_TOLD = re.compile(r"[^.!?;\n]*(?:[.!;\n]|$)")
"""A sentence that is no question, at the beginning of a text."""


def first_post(text: str) -> str:
    """The post in which what happened is told: all before the first of several replies, or before one set off by signs."""
    marks = list(_REPLY.finditer(text))
    marks = [mark for mark in marks if len(text[: mark.start()].split()) >= _FEWEST_WORDS]
    if not marks or (len(marks) == 1 and not marks[0]["open"]):
        return text
    return text[: marks[0].start()].rstrip(" [(>|\n")


def stories(text: str) -> tuple[str, str] | None:
    """The first story with what stands before both, and the second one, where a text numbers them."""
    items = {mark["number"]: mark for mark in reversed(list(_ITEM.finditer(text)))}
    if len(items) == len("12") and items["1"].end() < items["2"].start():
        one, two = items["1"], items["2"]
        parts = text[: one.start("number")] + text[one.end() : two.start("number")], text[two.end() :]
    elif (spoken := _SPOKEN.search(text)) is not None:
        parts = text[: spoken.start() + 1], text[spoken.end() :]
    else:
        return None
    long = all(len(part.split()) >= _FEWEST_WORDS for part in parts)
    return parts if long and _TOLD.match(parts[1].strip()) else None
