"""Whose card was shown in the play: the role of its owner, and of the teller where the card is his."""

import re

from laws.reading.events import asked_about, denied, doer
from laws.reading.facts import Story
from laws.reading.roles import is_person

_ACTS = ("dropped", "exposed", "held_near", "face_up")
_TILTED = re.compile(r"tilt|tip(?:s|ped)|наклон", re.IGNORECASE)
_NAMES = ("said", "remark", "explanation")
_THINGS = ("hand_word", "a_card")
_WANTS = frozenset({"meant", "require", "kept", "said", "accept"})
_DECLARING = re.compile(r"declaring|разыгрываю|разыгрывал[аи]?|играю|razygry?vayu|razigrivayu", re.IGNORECASE)
_DEFENDING = re.compile(
    r"defending|вист(?:ую|уем|овал[аи]?)|мы вистуем|on defen[cs]e|vist(?:uyu|uem|oval)", re.IGNORECASE
)
_ROLES = ("declarer", "dummy", "defender")


def teller_role(story: Story) -> str | None:
    """What the teller is: told with a word of himself, else as he speaks of declarer as of another."""
    for place in story.places("declarer", "declares", "defender", "dummy"):
        token = story.tokens[place]
        before = [other for other in range(max(0, place - 4), place) if is_person(story.tokens[other].symbol)]
        his = not before or story.tokens[before[-1]].symbol in ("i", "we")
        role = "declarer" if token.symbol == "declares" else token.symbol
        verb = _DECLARING.fullmatch(token.text) or _DEFENDING.fullmatch(token.text)
        near = [story.tokens[other].symbol for other in range(max(0, place - 2), place)]
        if (verb and his) or near[-1:] == ["i"] or near == ["i", ","]:
            return role
        after = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else "."
        if near[-1:] == [","] and after == "," and before and his:
            return role
    if story.roles.me in _ROLES:
        return story.roles.me
    if story.has("declarer") and story.roles.me is None:
        return "defender"
    return None


def shown_by(story: Story) -> tuple[int, int] | None:
    """The act of showing a card and the token of the card's owner."""
    how = story.values.get("how")
    claims = ("claim", "concede") if story.has("concede") else ()
    acts = story.places(*_NAMES) if how == "named" else story.places(*_ACTS, *claims)
    for place in acts or (story.places(*_NAMES) if how is None else ()):
        if denied(story, place) or (asked_about(story, place) and story.tokens[place].symbol != "dropped"):
            continue
        owner = _possessor(story, place)
        if owner is None:
            owner = doer(story, place)
            between = {token.symbol for token in story.tokens[owner + 1 : place]} if owner is not None else set()
            if between & _WANTS:
                owner = None
        if owner is not None:
            return place, owner
    for place in story.places("i", "declarer"):
        following = [token.symbol for token in story.tokens[place + 1 : place + 3]]
        held = following[:1] == ["had_suit"] and following[1:] == ["hand_word"]
        if following[:1] == ["a_card"] or following[:1] == ["hand_word"] or held:
            return place, place
    return None


def _possessor(story: Story, place: int) -> int | None:
    """Who is told as the owner of the hand or card right beside an act ('that fell off my hand')."""
    for number in range(place + 1, min(len(story.tokens) - 1, place + 4)):
        if story.tokens[number].symbol in (".", ","):
            return None
        if story.tokens[number + 1].symbol in _THINGS and story.tokens[number].symbol in ("i", "partner"):
            return number
    return None


def role_of_owner(story: Story, owner: int) -> str | None:
    """The role of the person at a token."""
    symbol = story.tokens[owner].symbol
    if symbol in ("declarer", "own_hand"):
        return "declarer"
    if symbol in ("dummy", "table_hand"):
        return "dummy"
    if symbol == "defender":
        return "defender"
    me = teller_role(story)
    if symbol == "i":
        return me
    if symbol == "partner":
        return {"declarer": "dummy", "dummy": "declarer", "defender": "defender"}.get(me or "")
    if symbol in ("lho", "rho", "opp") and me in ("declarer", "dummy"):
        return "defender"
    if symbol[:5] == "seat_" and story.roles.declarer:
        apart = ("NESW".index(symbol[5:]) - "NESW".index(story.roles.declarer)) % 4
        return {0: "declarer", 2: "dummy"}.get(apart, "defender")
    return None


def owner_of_shown_card(story: Story) -> None:
    """The role of the player whose card was shown."""
    if story.values.get("offender") in _ROLES:
        story.drop("offender")
    tilted = [place for place in story.places("dropped") if _TILTED.match(story.tokens[place].text)]
    if tilted and story.values.get("how") == "dropped":
        story.drop("how")
        story.put("how", "held_visible", tilted[0], tilted[0] + 1)
    found = shown_by(story)
    if found is None:
        if teller_role(story) in ("declarer", "dummy") and not story.has("defender"):
            story.drop("player_role")
        return
    act, owner = found
    if role := role_of_owner(story, owner):
        story.drop("player_role")
        story.put("player_role", role, min(act, owner), max(act, owner) + 1)
