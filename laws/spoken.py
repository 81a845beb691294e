"""Values made of others in the reader's words: auctions, contracts, hands, tricks, suits, calls and players."""

import re
from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel

from engine.cards import PACK, Hand
from engine.case import slug
from engine.claims.statement import Step, read
from engine.players import SEATS
from engine.ruling import message
from laws.wording import Catalogue

_HAND: Final = re.compile(r"[SHDC]:(?:[AKQJT2-9]+|-)(?: [SHDC]:(?:[AKQJT2-9]+|-)){0,3}")
_CONTRACT: Final = re.compile(r"[1-7][SHDCN]X{0,2} by [NESW]|passed_out")
_PLAYED: Final = re.compile(r"([NESW]):([SHDC][AKQJT2-9])")
_SIDES: Final = ("NS", "EW")

SUITS: Final = frozenset({"suit", "suits_specified", "suits_shown_legally", "choice_suits", "trump", "required_suit"})
CALLS: Final = frozenset({"call", "calls"})
PLAYERS: Final = frozenset({"player", "dealer", "passes_after", "opponents_played_after"})
"""Names of facts, and of parts of a value, whose codes mean suits, calls and players."""


def spoken(value: Any, words: Catalogue, *, of: str = "") -> str:
    """A value in words.

    Args:
        of: the fact or the part of a value that it belongs to; it tells what a code such as 'S' stands for.
    """
    if isinstance(value, Hand):
        return _hand(value, words)
    if isinstance(value, BaseModel):
        value = value.model_dump(exclude_none=True)
    if isinstance(value, Mapping):
        return _record(value, words, of)
    if isinstance(value, list | tuple):
        between = "; " if any(isinstance(item, Mapping | BaseModel) for item in value) else ", "
        return between.join(spoken(item, words, of=of) for item in value) or words.say("choice-none")
    if isinstance(value, bool):
        return words.say("choice-yes" if value else "choice-no")
    return _word(str(value), words, of)


def _word(text: str, words: Catalogue, of: str) -> str:
    """A code or a text."""
    if of in CALLS:
        return words.text(message("show-call", value=text))
    if of in SUITS and text in "SHDCN":
        return words.text(message("show-suit", value=text))
    if of in PLAYERS:
        return words.text(message("show-who", value=text))
    if text in PACK:
        return words.text(message("show-card", value=text))
    if played := _PLAYED.fullmatch(text):
        return words.text(message("show-played", who=played[1], card=played[2]))
    if _CONTRACT.fullmatch(text):
        return words.text(message("show-contract", value=text))
    if _HAND.fullmatch(text):
        return _hand(Hand.model_validate(text), words)
    if of == "stated_line":
        return _line(text, words)
    own = words.first(f"choice-{slug(of)}-{slug(text)}")
    return words.say(own) if own else text


def _record(value: Mapping[str, Any], words: Catalogue, of: str) -> str:
    if "dealer" in value:
        return _auction(value, words)
    if "n" in value and "cards" in value:
        cards = spoken(value["cards"], words)
        return words.say("show-trick", n=value["n"], cards=cards)
    return ", ".join(_entry(key, item, words, of) for key, item in value.items())


def _entry(key: str, item: Any, words: Catalogue, of: str) -> str:
    """A part of a value with its name; parts by player or side keep the meaning of the whole."""
    if key in (*SEATS, *_SIDES):
        who = words.text(message("show-who", value=key))
        return words.say("show-part", name=who, value=spoken(item, words, of=of))
    name = words.first(f"part-{slug(key)}", f"fact-{slug(key)}")
    shown = spoken(item, words, of=key)
    return words.say("show-part", name=words.say(name), value=shown) if name else shown


def _auction(value: Mapping[str, Any], words: Catalogue) -> str:
    """Who dealt, and the calls."""
    calls = value.get("calls") or ()
    said = words.text(message("show-calls", calls=tuple(calls))) if calls else words.say("show-no-calls")
    return words.text(message("show-auction", dealer=str(value["dealer"]), calls=said))


def _line(text: str, words: Catalogue) -> str:
    """A step of a claimer's statement; what is none in the fixed wording of the facts stays as it was said."""
    return ", ".join(_step(step, words) for step in read((text,)).steps) or text


def _step(step: Step, words: Catalogue) -> str:
    named = step.card or step.suit
    what = words.text(message("show-card" if step.card else "show-suit", value=named)) if named else "none"
    return words.say(f"show-line-{slug(step.kind).replace(' ', '-')}", what=what, where=step.where or "none")


def _hand(hand: Hand, words: Catalogue) -> str:
    """The cards by suits, each suit with its symbol once."""
    suits: dict[str, str] = {}
    for card in hand.cards:
        shown = words.text(message("show-card", value=card))
        suits[card[0]] = suits.get(card[0], shown[0]) + shown[1:]
    return " ".join(suits.values()) or words.say("choice-none")
