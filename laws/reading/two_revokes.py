"""Two revokes of one side that count each by itself: who won the trick of each, and what that side won later (Law 64A)."""

from laws.reading.facts import Story
from laws.reading.wins import Win, questioned, wins

_ACTS = ("not_follow", "discard", "ruff")
_BOTH = ("each", "both_sides")
_UNSAID = {"discard": ("opponents", 0.1), "ruff": ("offender", 0.2)}
"""Who as a rule won a trick of which only the card is told, and how unsure that is."""


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
        story.put("later_tricks_won", total, later[0].place, later[-1].place + 2)
    elif any(event.none for event in told):
        story.put("later_tricks_won", 0, told[-1].place, told[-1].place + 1)
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
