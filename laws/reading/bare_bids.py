"""Bids told by their suit alone ('opened a club', 'чёрву открыл Запад') or by level and suit far from a word of bidding."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from laws.reading.roles import is_person
from laws.reading.tokens import Token, is_suit, number_of

_BIDDING: Final = frozenset(
    {
        "opened", "overcall", "overcaller", "said", "bid_word", "designate", "jumped_in", "called_next", "answered",
        "oot", "boot", "ahead_of", "before", "instead_of", "premature", "turn", "due_to_call",
    }
)  # fmt: skip
_LAID: Final = frozenset({"play", "dropped", "already", "exposed", "alert", "over_word", "dbl", "weak_two", "sim_call"})
"""What is also said of cards: a suit beside them is a bid where the story tells of the auction."""
_AUCTION: Final = _BIDDING | {"dealer", "dealt", "deal", "reject", "comparable", "not_comparable", "auction"}
_NO_BID: Final = frozenset(
    {
        "lead", "opening_lead", "on_lead", "forbid", "require", "trick", "had_suit", "no_suit", "not_follow", "followed",
        "ruff", "discard", "how_many", "hand_word", "meant", "penalty_card", "revoke", "natural", "artificial",
    }
)  # fmt: skip
_HELD: Final = frozenset({"have", "had_suit", "hand_word", "how_many", "only"})
_ONE: Final = re.compile(
    r"(?:club|diamond|heart|spade|(?:треф|бубн|черв|пик)(?:а|у|ой|ою|е)|(?:tref|bubn|cherv|pik)(?:a|u|oy|oi|oj|e))$",
    re.IGNORECASE,
)
_BEHIND_TWO: Final = 2
_HIGHEST: Final = 7


def bare_bids(tokens: Sequence[Token]) -> Mapping[int, str]:
    """Places of the suits that are bids, with their calls."""
    places = [place for place, token in enumerate(tokens) if is_suit(token)]
    if not places:
        return {}
    symbols = [token.symbol for token in tokens]
    if _AUCTION.isdisjoint(symbols):
        return {}
    return {place: f"{level}{symbols[place][5:]}" for place in places if (level := _level(tokens, symbols, place))}


def _level(tokens: Sequence[Token], symbols: Sequence[str], place: int) -> int | None:
    """The level of the bid that a suit stands for, None where it stands for something else."""
    before, after = _clause(symbols, place)
    if _NO_BID & {*before[-1:], *after[:1]}:
        return None
    number = number_of(tokens[place - 1]) if place else None
    if number and _HELD & set(before[-3:]):
        return None
    if number:
        told = bool((_BIDDING | _LAID) & {*before[-4:-1], *after[:3]}) or not after or is_person(after[0])
        return number if told and number <= _HIGHEST else None
    if symbols[place - 1] == "weak_two" and place:
        return 2
    if not _ONE.search(tokens[place].text):
        return None
    near = {*before[-_BEHIND_TWO:], *after[:_BEHIND_TWO]}
    if near & (_BIDDING | _LAID):
        return 1
    if not before and not after and _in_a_row(symbols, place):
        return 1
    stands_alone = bool(before) and is_person(before[-1]) and not after
    return 1 if stands_alone or (after and is_person(after[0]) and len(after) == 1) else None


def _in_a_row(symbols: Sequence[str], place: int) -> bool:
    """Whether a suit alone between commas stands in a row of calls ('club, pass, heart')."""
    beside = [symbols[number] for number in (place - 2, place + 2) if 0 <= number < len(symbols)]
    return any(symbol in ("pass", "dbl", "rdbl") or symbol[:5] == "call_" for symbol in beside)


def _clause(symbols: Sequence[str], place: int) -> tuple[list[str], list[str]]:
    """What stands before and behind a word in its clause."""
    start = next((n + 1 for n in range(place - 1, -1, -1) if symbols[n] in (".", ",", "?")), 0)
    end = next((n for n in range(place + 1, len(symbols)) if symbols[n] in (".", ",", "?")), len(symbols))
    return list(symbols[start:place]), list(symbols[place + 1 : end])
