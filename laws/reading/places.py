"""Where a player sits, seen from an offender: by seat, as the teller's neighbour, or as the story places him."""

import re
from typing import Literal

from laws.reading.facts import Story

Where = Literal["offender", "next", "partner", "last", "opponent"]
"""A player seen from the offender: his left-hand opponent is `next`, his right-hand one `last`; `opponent` is either."""

_ROUND: tuple[Where, ...] = ("offender", "next", "partner", "last")
_SEATS = "NESW"
_TELLER = {"i": 0, "lho": 1, "partner": 2, "rho": 3, "partner_to_call": 2}
_BY_ORDER: dict[str, Where] = {"next_hand": "next", "after_him": "next", "prev_hand": "last", "after_dummy": "last"}
_MY = re.compile(r"my|our|мо(?:й|я|его|ей|ему|им|ём|ем|ю)|наш\w*", re.I)


def where(story: Story, who: int, offender: int | None) -> Where | None:
    """Where the player at a token sits, seen from the offender at another; None where the story does not say.

    An offender who is not named is the teller, who may call the offender's neighbours left and right.
    """
    symbol = story.tokens[who].symbol
    if symbol in _BY_ORDER or symbol == "next":
        return _BY_ORDER.get(symbol, "next")
    if symbol == "he" and (other := story.roles.antecedent(who)) is not None and other != who:
        return where(story, other, offender)
    if (defined := told_seat(story, symbol)) is not None:
        return defined
    seats = _seat(story, who), _seat(story, offender)
    if seats[0] and seats[1]:
        return _ROUND[(_SEATS.index(seats[0]) - _SEATS.index(seats[1])) % 4]
    before = story.tokens[who - 1] if who else None
    owned = before is not None and before.symbol in ("he", "own", "they")
    if owned and symbol in ("lho", "rho", "partner"):
        return _ROUND[_TELLER[symbol]]
    mine = before is not None and before.symbol == "i" and bool(_MY.fullmatch(before.text))
    culprit = story.tokens[offender].symbol if offender is not None else "i"
    if symbol not in _TELLER:
        return "opponent" if symbol == "opp" and culprit in ("i", "partner") else None
    if culprit in ("i", "rho", "lho") or (culprit == "partner" and (mine or symbol != "lho")):
        return _ROUND[(_TELLER[symbol] - _TELLER[culprit]) % 4]
    if symbol in ("lho", "rho") and not mine:
        return _ROUND[_TELLER[symbol]]
    return "opponent" if symbol in ("i", "partner") and culprit == "opp" else None


def _seat(story: Story, place: int | None) -> str | None:
    player = story.roles.player(place) if place is not None else None
    return player if player in tuple(_SEATS) else None


def told_seat(story: Story, symbol: str) -> Where | None:
    """Where it is told that somebody sits ('I'm his LHO', 'я слева от него', 'my partner, next to play')."""
    tokens = story.tokens
    for place in story.places(symbol) if symbol in ("i", "partner") else ():
        if symbol == "i" and _MY.fullmatch(tokens[place].text):
            continue
        behind = [token.symbol for token in tokens[place + 1 : place + 6]]
        near = [one for one in behind if one not in (",", "he", "own", "defender", "i")]
        seated = near[:1] == ["sitting"]
        near = near[1:] if seated else near
        told = near[:1] and (symbol == "i" or seated or _ends(near[1:], behind, near[0]))
        if told and near[0] in ("lho", "next_hand", "after_him", "next"):
            return "next"
        if told and (near[0] in ("rho", "prev_hand", "after_dummy") or near[:2] == ["after", "dummy"]):
            return "last"
    return None


def _ends(rest: list[str], behind: list[str], name: str) -> bool:
    """Whether a name is all that is told of somebody, and not the one who acts next."""
    place = behind.index(name) + 1
    place += behind[place : place + 1] in (["play"], ["a_call"], ["said"])
    return place >= len(behind) or behind[place] in (",", ".") or not rest
