"""How the people of a story are related to the player who revoked."""

import re
from typing import Literal

from laws.reading.facts import Story
from laws.reading.narrative import doer_before, owned
from laws.reading.roles import is_person

Kinship = Literal["offender", "partner", "side", "opponents"]
"""A relation to the offender; `side` is his side where the story does not say which of the two."""

_THIRD = frozenset({"i", "we", "partner"})
_OWNER = re.compile(r"'s$|’s$")
_SEATS = "NESW"
_ACROSS: dict[Kinship, Kinship] = {
    "offender": "partner",
    "partner": "offender",
    "side": "side",
    "opponents": "opponents",
}


def kinship(story: Story, place: int, culprit: int) -> Kinship | None:
    """How the person at a place is related to the one who revoked."""
    symbol, guilty = story.tokens[place].symbol, story.tokens[culprit].symbol
    if place == culprit:
        return "offender"
    if symbol == "he":
        before = antecedent(story, place, culprit)
        return kinship(story, before, culprit) if before is not None else "offender" if guilty not in _THIRD else None
    if symbol == "partner" and place and story.tokens[place - 1].symbol in ("he", "own", "they"):
        if place > 1 and story.tokens[place - 2].symbol[:5] == "seat_":
            return kinship(story, place - 2, culprit)
        owner = (
            doer_before(story, place)
            if story.tokens[place - 1].symbol == "own"
            else antecedent(story, place - 1, culprit)
        )
        relation = kinship(story, owner, culprit) if owner is not None else "offender"
        return _ACROSS[relation] if relation else None
    if (
        symbol == "partner"
        and place
        and is_person(story.tokens[place - 1].symbol)
        and _OWNER.search(story.tokens[place - 1].text)
    ):
        relation = kinship(story, place - 1, culprit)
        return _ACROSS[relation] if relation else None
    if symbol == "partner" and _told_from_outside(story, guilty):
        return "partner"
    if symbol == "they":
        return "opponents" if guilty in _THIRD else "side"
    if symbol in ("offender", "offending_side"):
        return "offender" if symbol == "offender" else "side"
    if symbol == "non_offending_side":
        return "opponents"
    seats = _seat(story, place), _seat(story, culprit)
    if seats[0] and seats[1]:
        distance = (_SEATS.index(seats[0]) - _SEATS.index(seats[1])) % 4
        return "offender" if distance == 0 else "partner" if distance == 2 else "opponents"
    if symbol in ("ns", "ew") and seats[1]:
        return "side" if (seats[1] in "NS") == (symbol == "ns") else "opponents"
    if seats[1] and story.roles.declarer:
        apart = (_SEATS.index(seats[1]) - _SEATS.index(story.roles.declarer)) % 4
        guilty = {0: "declarer", 2: "dummy"}.get(apart, "defender")
    return _by_words(story, symbol, guilty)


def antecedent(story: Story, place: int, culprit: int) -> int | None:
    """Whom 'he' means: the third person who acted last, else the offender."""
    for number in range(place - 1, max(-1, place - 24), -1):
        symbol = story.tokens[number].symbol
        if (is_person(symbol) and symbol not in ("i", "we") and not owned(story, number)) and (
            symbol != "partner" or not number or story.tokens[number - 1].symbol not in ("he", "own", "they")
        ):
            return number
    return culprit if story.tokens[culprit].symbol not in ("i", "we") else None


def _told_from_outside(story: Story, guilty: str) -> bool:
    """Whether a story speaks of seats or roles only, so that 'partner' is the partner of whom it speaks."""
    return (guilty[:5] == "seat_" or guilty in ("declarer", "defender")) and not story.has(
        "i", "we", "lho", "rho", "opp"
    )


def _seat(story: Story, place: int) -> str | None:
    if story.tokens[place].symbol in ("own_hand", "in_own_hand"):
        return None
    player = story.roles.player(place)
    return player if player in tuple(_SEATS) else None


def _by_words(story: Story, symbol: str, guilty: str) -> Kinship | None:
    """By roles and by what the teller calls people."""
    declaring = story.roles.me in ("declarer", "dummy") or (
        story.roles.me is not None and story.roles.me == story.roles.declarer
    )
    ours = guilty in _THIRD
    if symbol in _THIRD:
        if ours:
            return "side" if symbol == "we" else "offender" if symbol == guilty else "partner"
        if guilty in ("declarer", "dummy") and declaring:
            return "offender" if guilty == story.roles.me and symbol == "i" else "side" if symbol == "we" else "partner"
        if guilty == "defender" and story.roles.me == "defender":
            return None
        return "opponents"
    if symbol in ("lho", "rho", "opp"):
        if ours:
            return "opponents"
        if guilty in ("lho", "rho") and symbol != "opp":
            return "offender" if symbol == guilty else "partner"
        if guilty in ("lho", "rho", "opp"):
            return "side"
        return (
            "opponents" if declaring and guilty in ("declarer", "dummy") else "side" if guilty == "defender" else None
        )
    if symbol in ("own_hand", "in_own_hand"):
        return "opponents" if guilty in ("defender", "lho", "rho", "opp") or guilty[:5] == "seat_" else "offender"
    if symbol in ("declarer", "declaring_side", "dummy", "table_hand"):
        return _declaring(story, symbol, guilty, declaring=declaring)
    if symbol == "defender":
        if guilty in ("declarer", "dummy", "table_hand") or (ours and declaring):
            return "opponents"
        return None if ours and story.roles.me is None else "side"
    return None


def _declaring(story: Story, symbol: str, guilty: str, *, declaring: bool) -> Kinship | None:
    """Declarer's side as seen from the offender."""
    hand = "dummy" if symbol in ("dummy", "table_hand") else symbol
    own = {"table_hand": "dummy", "own_hand": "declarer", "in_own_hand": "declarer"}.get(guilty, guilty)
    if guilty in _THIRD:
        if story.roles.me == "declarer" or (declaring and story.roles.me != "dummy"):
            return "partner" if hand == "dummy" and guilty == "i" else "side"
        told = guilty == "partner" or story.has("declarer", "defender", "opening_lead") or story.roles.me == "defender"
        return "opponents" if hand != "dummy" or told else None
    if own in ("declarer", "dummy"):
        return "side" if hand == "declaring_side" else "offender" if hand == own else "partner"
    return "opponents"
