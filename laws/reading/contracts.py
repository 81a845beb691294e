"""Contracts told with their result ('4 spades vulnerable, made'), and passes written as a lone letter."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from laws.reading.tokens import Token

_PASS_LETTERS = frozenset({"p", "п", "р"})
_GRAND = re.compile("grand|больш", re.IGNORECASE)
_SCORED = frozenset({"made", "down", "overtrick", "vul", "nonvul", "how_many"})
_PLAYED = frozenset({"trick", "lead", "play"})


def lone_pass(token: "Token", kept: Sequence["Token"]) -> bool:
    """Whether a lone letter continues a row of calls as a pass ('1C p 1H p')."""
    if token.text.casefold() not in _PASS_LETTERS or not kept:
        return False
    last = kept[-2] if len(kept) > 1 and kept[-1].symbol == "," else kept[-1]
    return last.symbol[:5] == "call_" or last.symbol in ("pass", "dbl", "rdbl")


def join_contracts(kept: list["Token"]) -> None:
    """Put '4 spades' and 'slam in hearts' together as a call where the result is told right behind."""
    for place in range(len(kept) - 2, -1, -1):
        level, suit = _level(kept[place]), kept[place + 1]
        named = suit.symbol == "notrump" or (suit.symbol[:5] == "suit_" and len(suit.symbol) == 6)
        behind = {token.symbol for token in kept[place + 2 : place + 5]}
        told = behind & _SCORED and (not behind & _PLAYED or not behind.isdisjoint(("vul", "nonvul")))
        if level and named and told:
            code = f"{level}{'N' if suit.symbol == 'notrump' else suit.symbol[5:]}"
            text = f"{kept[place].text} {suit.text}"
            kept[place : place + 2] = [replace(kept[place], symbol=f"call_{code}", text=text, end=suit.end, value=code)]


def _level(token: "Token") -> int | None:
    """The level that a number or a slam stands for."""
    if token.symbol == "slam":
        return 7 if _GRAND.search(token.text) else 6
    kind, _, rest = token.symbol.partition("_")
    return int(rest) if kind in ("num", "rank") and rest.isdigit() and int(rest) <= 7 else None
