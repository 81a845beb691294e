"""Seats of a lead out of turn, and the trick it was made to: what the geometry of the table says (Laws 41A, 44, 54-56).

Where declarer's seat is told, an opening lead out of turn came from his right-hand opponent and belonged to the one on his
left: the words between need not be understood.
"""

import re
from typing import Final

from laws.reading.facts import Story
from laws.reading.roles import seat_after
from laws.reading.tokens import number_of

_PLAYS: Final = re.compile(r"plays|playing|is playing|играет|играл|играют|разыгрывает", re.IGNORECASE)
_BELIEVED: Final = frozenset({"thought_that", "hypothetical", "hesitation"})
_WON: Final = frozenset({"win", "said", "later_tricks"})


def declaring_seat(story: Story) -> tuple[str, int] | None:
    """Declarer's seat, as cast or as told by 'South playing', '5 diamonds by East', 'against South'; and where."""
    if story.roles.declarer:
        place = next((p for p in story.places("seat_") if story.tokens[p].value == story.roles.declarer), 0)
        return story.roles.declarer, place
    symbols = [token.symbol for token in story.tokens]
    for place in story.places("seat_"):
        behind = symbols[place + 1 : place + 3]
        before = symbols[max(0, place - 3) : place]
        plays = [place + 1] if behind[:1] == ["play"] else [place - 1] if before[-1:] == ["play"] else []
        if _BELIEVED & set(before):
            continue
        told = any(_PLAYS.fullmatch(story.tokens[number].text) for number in plays) and not {"on_lead", "next"} & set(
            behind
        )
        card = any(symbol.partition("_")[0] in ("card", "rank", "a") for symbol in behind[1:])
        level = len(before) > 1 and before[-1][:5] == "suit_" and before[-2] in _LEVELS
        called = before[-1:] == [","] and len(before) > 1 and before[-2][:5] == "call_" and behind[:1] == ["."]
        against = before[-1:] in (["against_word"], ["disagree"])
        if (told and not card) or level or called or against:
            return story.tokens[place].value, place
    return None


_LEVELS: Final = frozenset(f"{kind}_{level}" for kind in ("num", "rank") for level in range(1, 8))


def opening_seats(story: Story) -> None:
    """The seats of an opening lead out of turn by a defender: the one who led sits to declarer's right."""
    found = declaring_seat(story)
    if found is None or story.values.get("opening_lead") is not True:
        return
    declarer, place = found
    named = {story.tokens[number].value: number for number in reversed(story.places("seat_"))}
    culprit, leader = seat_after(declarer, 3), seat_after(declarer, 1)
    if culprit not in named:
        return
    story.drop("offender", "leader")
    story.put("declarer", declarer, place, place + 1)
    story.put("offender", culprit, named[culprit], named[culprit] + 1)
    if leader in named:
        story.put("leader", leader, named[leader], named[leader] + 1)


def declares(story: Story, player: str) -> bool:
    """Whether a player is of declarer's side, so that a lead told of him is rather something else he did."""
    if player in ("declarer", "dummy"):
        return True
    found = declaring_seat(story)
    return found is not None and player in (found[0], seat_after(found[0], 2))


def led_trick(story: Story) -> None:
    """The trick that was led to: the one named with the lead, else the one after a trick told to have been won."""
    if story.values.get("opening_lead") is not False:
        return
    symbols = [token.symbol for token in story.tokens]
    for place in story.places("trickno_"):
        number = number_of(story.tokens[place])
        if number is None:
            continue
        near = {*symbols[max(0, place - 3) : place], *symbols[place + 1 : place + 3]}
        won = not _WON.isdisjoint(near)
        if not won or "lead" in near:
            story.put("trick", number, place, place + 1)
            return
        if number < 13:
            story.put("trick", number + 1, place, place + 1)
            return
