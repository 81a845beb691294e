"""A player who called again before his left-hand opponent had spoken: a change of his own call (Laws 30 to 32, 25)."""

import itertools
import re
from typing import Final

from laws.reading.auctions import height
from laws.reading.calls import Call, is_bid, player_of, same
from laws.reading.facts import Story
from laws.reading.refusals import refused
from laws.reading.roles import seat_after

_LEFT: Final = frozenset({"lho", "next_hand", "after_him", "next", "opp", "player"})
_SILENT: Final = frozenset(
    {"hesitation", "thinking_bid", "notyet", "neg", "no_line", "before", "ahead_of", "still", "not_follow", "notcalled",
     "wait_for", "turn", "between"}
)  # fmt: skip
_SILENCE: Final = re.compile(
    r"не дожд\w+|не успел\w*|не дав\w*|не сказа\w+|раздумыва\w+|дума(?:л|ет)\w*|thinking|had a chance|could say|yet to|"
    r"not (?:bid|called|said|having)|hasn'?t|hadn'?t|opened (?:his|her) mouth|fiddling|tank\b",
    re.IGNORECASE,
)
_HE: Final = re.compile(r"he|she|they|он|она|они", re.IGNORECASE)
_BESIDE: Final = 2
_REACH: Final = 12


def called_again(story: Story, told: list[Call]) -> Call | None:
    """The second call of a player who called twice while his left-hand opponent was silent; its facts are noted."""
    for first, second in itertools.pairwise(told):
        if not _goes_on(story, first, second):
            continue
        end = min(len(story.tokens), second.place + _REACH)
        seat = player_of(story, first.caller)
        left = seat_after(seat, 1) if seat and seat in "NESW" else None
        if not _silent(story, first.place + 1, end, left):
            continue
        story.put("first_call", first.code, first.place, second.place + 1)
        story.put("offender_called_before", True, first.place, second.place + 1)
        story.drop("turn_belongs_to")
        story.put("turn_belongs_to", "lho", first.place, second.place + 1)
        if left:
            story.put("turn", left, first.place, second.place + 1)
        return second if second.caller is not None else Call(second.code, second.place, first.caller)
    return None


def _goes_on(story: Story, first: Call, second: Call) -> bool:
    """Whether the second call is one by the maker of the first that goes on from it, with nobody else's call between."""
    if first.place > second.place or first.code in ("X", "XX"):
        return False
    if is_bid(first.code) and is_bid(second.code) and height(first.code) >= height(second.code):
        return False
    if second.caller is not None and not same(story, first.caller, second.caller):
        return False
    between = story.tokens[first.place + 1 : second.place]
    gone = refused(story.tokens, first.place + 1, second.place)
    others = {"partner", "rho", "opener", "responder", "overcaller"} & {token.symbol for token in between}
    others |= {token.symbol for token in between[-_BESIDE:]} & _LEFT
    if same(story, first.caller, None):
        others |= {"he" for token in between if _HE.fullmatch(token.text)}
    if first.caller is not None:
        others.discard(story.tokens[first.caller].symbol)
    acted = {"pass", "overcall", "called_next", "reject", "accept"} & {token.symbol for token in between}
    return gone is None and not acted and not (others and second.caller is None)


def _silent(story: Story, start: int, end: int, left: str | None) -> bool:
    """Whether the words from one token to another tell that the left-hand opponent had not called."""
    for place in range(start, end):
        symbol = story.tokens[place].symbol
        if symbol not in _LEFT and (left is None or symbol != f"seat_{left}"):
            continue
        near = story.tokens[max(start, place - 3) : place + 5]
        text = story.text[near[0].start : near[-1].end]
        if _SILENT & {token.symbol for token in near} or _SILENCE.search(text):
            return True
    return False
