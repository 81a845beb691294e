"""Two revokes of one side: of which kind they are, who won the trick of each, and what that side won later (Law 64)."""

import re

from laws.reading.facts import Story
from laws.reading.narrative import right_edge
from laws.reading.tokens import numbers_trick
from laws.reading.wins import Win, questioned, wins

_ACTS = ("not_follow", "discard", "ruff")
_BOTH = ("each", "both_sides")
_UNSAID = {"discard": ("opponents", 0.1), "ruff": ("offender", 0.2)}
"""Who as a rule won a trick of which only the card is told, and how unsure that is."""
_SUIT_NAME = re.compile("пик|чер|буб|тре", re.IGNORECASE)
_AGAIN = ("revoke", "not_follow", "again", "twice", "num_1", "other", "second", "different")
_ELSEWHERE = frozenset({".", "?", "lead", "play", "win", "ruff", "discard", "had_suit", "trump"})


def two_suits(story: Story) -> None:
    """Two revokes of one player by their suits: the same one again, or another one."""
    acts = [place for place in story.places("revoke", "not_follow") if not questioned(story, place)]
    listed = _listed(story, acts)
    repeated_act = bool(acts) and (story.has("again", "second") or len(acts) > 1)
    more = bool(listed) or story.has("twice", "different", "other_suit") or repeated_act
    if not more or story.has("both_sides"):
        return
    told = listed or {place: suit for place in acts if (suit := _suit_inside(story, place))}
    for mark in story.places(*_AGAIN):
        reach = len(story.tokens) if story.tokens[mark].symbol == "twice" else mark + 4
        for number in range(mark + 1, min(len(story.tokens), reach)):
            token = story.tokens[number]
            if token.symbol in _ELSEWHERE:
                break
            if token.symbol[:5] == "suit_" and token.value:
                told[number] = token.value
                if reach == mark + 4:
                    break
    twice = acts[:1] or story.places("twice")
    other = story.places("other_suit", "different")
    counted = story.has("twice") or any(
        place and story.tokens[place - 1].symbol in ("rank_2", "num_2") for place in other
    )
    by_name = bool(twice and other) and counted
    again = len(told) == 1 and any(_again_there(story, place) for place in acts[:1])
    if not by_name and not again and (len(told) < 2 or (acts and min(told) < acts[0] - 3)):
        return
    story.drop("same_suit_before")
    if by_name or len(set(told.values())) > 1:
        story.put("second_revoke", True, min(told or twice), max(told or twice) + 1)
    else:
        story.put("same_suit_before", "established", min(told), max(told) + 1)


def _again_there(story: Story, act: int) -> bool:
    """Whether the sentence of the revoke goes on with another trick on which it happened again."""
    told = [token.symbol for token in story.tokens[act + 1 : right_edge(story, act) + 12]]
    sentence = told[: next((number for number, symbol in enumerate(told) if symbol in (".", "?")), len(told))]
    if "again" not in sentence:
        return False
    following = told[told.index("again") + 1 :][:1]
    return any(symbol == "trick" or numbers_trick(symbol) for symbol in following)


def _listed(story: Story, acts: list[int]) -> dict[int, str]:
    """Two suits behind one word for revoking ('revoked in spades and later in diamonds')."""
    for place in acts:
        if story.tokens[place].symbol != "revoke" or place + 2 >= len(story.tokens):
            continue
        end = place + (3 if story.tokens[place + 2].symbol in ("after", "again", "second") else 2)
        suits = [story.tokens[number].symbol for number in (place + 1, end) if number < len(story.tokens)]
        if len(suits) == 2 and all(symbol[:5] == "suit_" and symbol[5:] for symbol in suits) and suits[0] != suits[1]:
            return {place + 1: suits[0][5:], end: suits[1][5:]}
    return {}


def _suit_inside(story: Story, place: int) -> str | None:
    """The suit named inside a form of several words ('не дал бубну')."""
    found = _SUIT_NAME.search(story.tokens[place].text)
    return {"пик": "S", "чер": "H", "буб": "D", "тре": "C"}[found[0].casefold()] if found else None


def repeated(story: Story) -> None:
    """Of two revokes in a suit the first is the one that counts, where its trick is told."""
    if story.values.get("same_suit_before") == "established" and (mark := _both_ruffed(story)) is not None:
        story.put("trick_won_by", "offender", mark, mark + 2)
        story.put("later_tricks_won", 1, mark, mark + 2)
    told = {"trick_won_by", "later_tricks_won"} <= set(story.values) and story.has("each", "again")
    if story.values.get("same_suit_before") == "established" and (told or story.has("twice")):
        place = min(story.places("each", "again", "twice"))
        story.drop("same_suit_before")
        story.put("same_suit_before", "none", place, place + 1)
        story.put("revoked_again", True, place, place + 1)


def _both_ruffed(story: Story) -> int | None:
    """Both tricks of two revokes were won by ruffs of the offender: the second is one that he won after the first."""
    for place in story.places("each"):
        near = [token.symbol for token in story.tokens[place + 1 : place + 5]]
        if "ruff" in near and not {"over", "neg", "opp", "declarer", "dummy", "i", "we"} & set(near):
            return place
    return None


def apart(story: Story, act: int, culprit: int | None) -> None:
    """Who won the tricks of two revokes, and the tricks won after them.

    Args:
        act: the token of the first revoke.
        culprit: the token of the player who revoked.
    """
    acts = [place for place in story.places(*_ACTS) if place >= act and not questioned(story, place)]
    first = acts[0] if acts else act
    told = wins(story, first, culprit)
    later = [event for event in told if event.later and not event.none]
    near = [event for event in told if not event.later and not event.none and (event.count or 1) < 3]
    for fact, event in zip(("trick_won_by", "second_trick_won_by"), _each(story, acts, near), strict=True):
        if event is not None:
            story.put(fact, event.by, max(0, event.place - 2), event.place + 2)
    if later and all(event.by != "opponents" for event in later):
        total = min(12, sum(event.count or 1 for event in later))
        story.put("tricks_after_second", total, later[0].place, later[-1].place + 2)
    elif any(event.none for event in told):
        story.put("tricks_after_second", 0, told[-1].place, told[-1].place + 1)
    for fact, place in zip(("trick_won_by", "second_trick_won_by"), acts[:2] if len(acts) > 1 else (), strict=False):
        if fact not in story.values and (unsaid := _UNSAID.get(story.tokens[place].symbol)):
            story.put(fact, unsaid[0], place, place + 1)
            story.unsure(unsaid[1])


def _each(story: Story, acts: list[int], near: list[Win]) -> tuple[Win | None, Win | None]:
    """The winner of each of the two tricks, as far as told."""
    known = [event for event in near if event.by in ("offender", "partner", "opponents")]
    if not known:
        return None, None
    if len(known) > 1:
        return known[0], known[1]
    (event,) = known
    around = [token.symbol for token in story.tokens[max(0, event.place - 2) : event.place + 3]]
    if event.count == 2 or any(symbol in _BOTH for symbol in around):
        return event, event
    if len(acts) > 1:
        return (event, None) if event.place < acts[1] else (None, event)
    return (None, event) if "second" in around else (event, None)
