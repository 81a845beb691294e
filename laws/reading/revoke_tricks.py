"""Who won the trick of a revoke, and what the offending side won later (Law 64A)."""

import re

from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.narrative import left_edge, right_edge, subject, words
from laws.reading.wins import THAT, Win, wins

_OLD = re.compile(r"\b(?:19)?[89]7\b")
_SAME_CARD = re.compile(
    r"\b(?:that|this|those|these|the) (?:very|same|exact|withheld|missing)\b"
    r"|\bexactly (?:that|this)\b|\bone of (?:those|these)\b"
    r"|\bcould (?:legally )?have (?:been )?(?:play|follow|put)|\b(?:эт|ет|т)(?:ой|им|ою|у|от|ими|ем|ои) (?:же|само)\w*"
    r"|\bмог(?:ла|ли)? (?:бы )?(?:положить|сыграть|дать)|\bкотор\w+ (?:не дал|не положил)|\bиз этих\b",
    re.IGNORECASE,
)


def _winner(story: Story, act: int, told: list[Win]) -> None:
    """Who won the revoke trick: the first trick told that is not a later one."""
    own = None
    for number, event in enumerate(told):
        if event.none or event.later or (event.count or 1) > 1:
            continue
        own = number
        ended = told[number + 1] if number + 1 < len(told) else None
        by = event.by
        if ended is not None and story.tokens[ended.place].symbol == "last_trick" and by == "opponents":
            by = "partner" if story.tokens[event.place + 1].symbol in ("table_hand", "dummy") else None
        if by == "side" and "ruff" in (story.tokens[act].symbol, *_next_acts(story, act)):
            by = "offender"
        if by in ("offender", "partner", "opponents"):
            story.put("trick_won_by", by, max(0, event.place - 2), event.place + 2)
        break
    if own is not None:
        for number in range(own + 1, len(told)):
            event = told[number]
            if not event.later and event.by != "opponents" and event.trick is None and not event.none:
                again = THAT.search(words(story, left_edge(story, event.place), right_edge(story, event.place)))
                told[number] = Win(event.place, event.by, event.count or 1, not again, None, event.none)
    elif "trick_won_by" not in story.values:
        _overruffed(story, act)


def _next_acts(story: Story, act: int) -> list[str]:
    """What the player who did not follow did instead, told in the next words ('не дал черву, забил козырем')."""
    ruffs = [place for place in story.places("ruff") if act < place <= act + 3]
    return ["ruff"] if len(ruffs) == len(story.places("ruff")) == 1 and subject(story, ruffs[0]) is None else []


def _overruffed(story: Story, act: int) -> None:
    """A ruff over the revoke wins the trick; so does a ruff that was the last trick of the side."""
    culprit = subject(story, act)
    for place in story.places("ruff"):
        if place > act and story.tokens[place].text.startswith(("over", "перебил")) and culprit is not None:
            who = subject(story, place)
            relation = kinship(story, who, culprit) if who is not None else None
            if relation and relation != "side":
                story.put("trick_won_by", relation, place, place + 1)


def _called_from_dummy(story: Story, culprit: int | None) -> None:
    """Declarer's next lead is called from dummy: dummy won the trick."""
    if culprit is None or "trick_won_by" in story.values or story.values.get("since_revoke") != "own_side_named_card":
        return
    for place in story.places("designate", "ask"):
        near = [token.symbol for token in story.tokens[place + 1 : place + 5]]
        if {"table_hand", "dummy"} & set(near) and story.tokens[culprit].symbol in ("i", "declarer"):
            story.put("trick_won_by", "partner", place, place + 3)


def _later(story: Story, act: int, told: list[Win]) -> None:
    """The sum of the tricks that the offending side won later."""
    counted = [
        event for event in told if event.later and event.by in ("offender", "partner", "side") and not event.none
    ]
    if counted:
        total = sum(event.count or 1 for event in counted)
        story.put("later_tricks_won", min(total, 12), counted[0].place, counted[-1].place + 2)
        if "trick_won_by" not in story.values and story.tokens[act].symbol == "ruff" and len(story.places("ruff")) == 1:
            story.put("trick_won_by", "offender", act, act + 1)
            story.unsure(0.15)
        discarded = story.tokens[act].symbol == "discard" and story.tokens[act + 1].symbol != "trump"
        if discarded and not _partner_may_win(story, act) and (total > 1 or not _OLD.search(story.text)):
            story.put("trick_won_by", "opponents", act, act + 1)
            story.unsure(0.05)
        return
    ended = [event for event in told if event.none]
    if ended:
        story.put("later_tricks_won", 0, ended[0].place, ended[0].place + 1)
        if "trick_won_by" not in story.values and story.tokens[act].symbol == "ruff":
            story.put("trick_won_by", "offender", act, act + 1)
            story.unsure(0.1)


def _partner_may_win(story: Story, act: int) -> bool:
    """Whether the story speaks of the offender's partner, or of a trick won before it tells the revoke."""
    return story.has("partner", "table_hand", "dummy", "offender") or any(place < act for place in story.places("win"))


def _same_card(story: Story, told: list[Win]) -> None:
    """A later trick won with a card that could have been played to the revoke trick."""
    for event in told:
        if not event.later or event.by not in ("offender", "side") or event.none:
            continue
        start = max(left_edge(story, event.place) - 1, 0)
        end = right_edge(story, event.place)
        while end < len(story.tokens) and story.tokens[end].symbol not in (".", "?"):
            end += 1
        if _SAME_CARD.search(words(story, start, end)):
            story.put("won_with_playable_card", True, start, end)
            return


def tricks(story: Story, act: int, culprit: int | None) -> None:
    """Who won the revoke trick and what the offending side won later.

    Args:
        act: the token of the revoke.
        culprit: the token of the player who revoked.
    """
    told = wins(story, act, culprit)
    _winner(story, act, told)
    _called_from_dummy(story, culprit)
    _later(story, act, told)
    _same_card(story, told)
