"""What the words of a win tell by themselves: a person inside a form, a verb, a correction of what was said."""

import re

from laws.reading.facts import Story
from laws.reading.kinship import Kinship, antecedent, kinship
from laws.reading.narrative import words
from laws.reading.roles import is_person


def corrected(story: Story, place: int) -> bool:
    """Whether 'no' before a verb takes back what was said ('взял козырем?? нет, взял опп'): the winner stands behind it."""
    behind = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else "."
    asked = place > 1 and story.tokens[place - 2].symbol in (".", "?", ",")
    return asked and (is_person(behind) or behind in ("table_hand", "own_hand"))


def inside(story: Story, place: int, culprit: int) -> Kinship | None:
    """The person named inside a form of several words ('потом он взял')."""
    said = words(story, place, place + 1)
    third = story.tokens[culprit].symbol not in ("i", "we", "partner")
    if re.search(r"\b(?:они|их)\b", said):
        return "side" if third else "opponents"
    if re.search(r"\bмы\b|\bнаши\b", said):
        return "opponents" if third else "side"
    if re.search(r"\bон[а]?\b", said):
        before = antecedent(story, place, culprit)
        return kinship(story, before, culprit) if before is not None else None
    return None


def has_verb(text: str) -> bool:
    return bool(re.search(r"[а-я]|won|took", text, re.IGNORECASE))
