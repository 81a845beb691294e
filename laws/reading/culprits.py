"""Who revoked: the person who acts, as against owners, those who say that somebody revoked, and those who are asked."""

import re

from laws.reading.events import first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import (
    doer_before,
    kind_of,
    left_edge,
    people,
    right_edge,
    somebody_before,
    speaker,
    subject,
)

_OBLIQUE = re.compile(
    r"(?:востока|запада|севера|юга|партнера|болвана|стола|\w+(?:ого|его|ому|ему|ую))(?: .*)?", re.IGNORECASE
)
"""Russian cases in which a person does nothing, but owns or undergoes something."""
_SEES = re.compile(r"\b(?:вижу|нахожу|замечаю|смотрю|понимаю|складываю|соображаю|вспоминаю)\b", re.IGNORECASE)
"""The teller finds out something himself, without 'I'."""
_AT = re.compile(r"\bу\s+(?:\w+\s+)?$|\bu\s+(?:\w+\s+)?$", re.IGNORECASE)
_THINGS = ("hand", "suit", "card", "rank", "winner", "high", "honour", "low", "trump")
OWNER = re.compile(r"my|our|мо(?:й|я|ё|е|и|его|ей|ем|ём|ю|им|их)|наш\w*|\w+'?s", re.IGNORECASE)


def culprit_of(story: Story, act: int) -> int | None:
    """The token of the player who revoked, where the story tells him."""
    if story.values.get("revoke_kind") == "required_suit_not_led":
        for place in story.places("require", "said", "has_to_play"):
            if told := [number for number in people(story, place - 1, place + 4) if _third(story, number)]:
                return told[0]
    found = _acting(story, subject(story, act))
    if found is not None and story.tokens[found].symbol == "i":
        said = speaker(story, found)
        found = said if said is not None and _third(story, said) and story.tokens[said].symbol != "partner" else found
    if found is None and act and story.tokens[act].symbol == "revoke" and act + 1 < len(story.tokens):
        found = next(iter(people(story, act + 1, min(act + 4, right_edge(story, act)))), None)
    if found is None and (before := _acting(story, doer_before(story, act))) is not None:
        if _SEES.search(story.text, story.tokens[before].start, story.tokens[act].start):
            return None
        found = before
    if found is None:
        inside = people(story, left_edge(story, act), right_edge(story, act))
        found = next((who for who in inside if _acting(story, who) is not None), None)
    if found is None:
        found = _acting(story, somebody_before(story, act))
    if found is None:
        own = first(story, "i", start=act)
        found = own if own is not None and own in sentence(story, act) else None
    if found is not None and story.tokens[found].symbol == "he" and story.has("spectator"):
        return found
    if found is not None and story.tokens[found].symbol == "he":
        told_by = _speaker(story, found, act)
        return found if told_by is not None else story.roles.antecedent(found) or found
    if found is not None and _speaker(story, act, act) == found:
        return next((number for number in range(found + 1, act) if story.tokens[number].symbol in ("he", "they")), act)
    return found


def _acting(story: Story, who: int | None) -> int | None:
    """Somebody, unless he only owns or undergoes something ('my king', 'короля Востока'; not 'у Востока')."""
    if who is None or story.tokens[who].symbol == "own_hand":
        return who
    text = story.tokens[who].text
    if OWNER.fullmatch(text) and kind_of(story, who + 1) in _THINGS:
        return None
    if not _OBLIQUE.fullmatch(text):
        return who
    return who if _AT.search(story.text[: story.tokens[who].start]) else None


def _speaker(story: Story, start: int, act: int) -> int | None:
    """Who says that there was a revoke: the person right before a word of saying in front of it."""
    for place in range(start - 1, max(-1, start - 5), -1):
        if story.tokens[place].symbol in ("claims_that", "said", "attention") and place:
            before = place - 1
            return before if story.tokens[before].symbol in ("i", "we", "partner", "dummy", "spectator") else None
    return None


def _third(story: Story, place: int) -> bool:
    return story.tokens[place].symbol not in ("i", "we")
