"""Calls inside a story: their order, what is low, what follows what."""

import itertools
import re
from collections.abc import Mapping, Sequence

from laws.reading.patterns import Found, Stream
from laws.reading.tokens import Token

_CHANGES = frozenset(
    {
        "instead_of",
        "make_good",
        "changed_mind",
        "contract",
        "trick",
        "score",
        "mechanical",
        "meant",
        "reject",
        "neg",
        "no_pause",
    }
)
_STRAINS = "CDHSN"


def is_bid(token: Token) -> bool:
    """Whether a token is a bid such as 1H."""
    return token.symbol[:5] == "call_" and token.value[:1].isdigit()


def height(code: str) -> int:
    """Rank of a bid, 0 for 1C to 34 for 7N."""
    return (int(code[0]) - 1) * 5 + _STRAINS.index(code[1])


_OVER = re.compile(
    r",?\s*(?:\([^()]{1,24}\)\s*)?(?:by \w+(?: \w+)?\s+)?"
    r"(?:(?:is |was |isnt |wasnt |- )?(?:not )?(?:enough|sufficient|insufficient|too low|достаточно|недостаточн\w+|мало)\s+)?"
    r"(?:over|on|after|under|underneath|below|на|над|после|поверх|под)\s[^.,;:!?()]{0,28}",
    re.IGNORECASE,
)

_TO = re.compile(r"\s+(?:to|for)\s+(?:partner'?s\s+|my\s+|his\s+|a\s+|the\s+)*", re.IGNORECASE)
_RESPONSE = re.compile(r"\b(?:respon|repl|answer)\w*\s+\S+$", re.IGNORECASE)


def named_backwards(text: str, end: int, start: int) -> bool:
    """Whether the words between two calls say that the second was made first ('1H over 1S', '1Ч на 1П')."""
    if _OVER.fullmatch(text, end, start):
        return True
    return bool(_TO.fullmatch(text, end, start) and _RESPONSE.search(text, max(0, end - 24), end))


def computed(tokens: Sequence[Token], stream: Stream, text: str = "") -> Mapping[str, Found]:
    """Concepts that need arithmetic: `low_over`, a bid not above the one before it in the same breath."""
    found: dict[str, Found] = {}
    found.update(_led_instead(tokens))
    found.update(_skipped(tokens))
    before: int | None = None
    for place, token in enumerate(tokens):
        if token.symbol in _CHANGES:
            break
        if not is_bid(token):
            continue
        if before is None or place - before > _reach(tokens, before, place):
            before = place
            continue
        steps = height(token.value) - height(tokens[before].value)
        backwards = named_backwards(text, tokens[before].end, token.start)
        if (steps <= 0 and not backwards) or (steps >= 0 and backwards):
            found["low_over"] = Found(before, place + 1, {})
            break
        before = place
    return found


_PASSES = frozenset({"pass", "call_P"})


def _skipped(tokens: Sequence[Token]) -> Mapping[str, Found]:
    """`seat_skipped`: seats and their calls in a row, one of them passed over, three passes at the end."""
    told: list[tuple[str, str, int]] = []
    for place, token in enumerate(tokens):
        if token.symbol[:5] != "seat_":
            continue
        call = next((near.symbol for near in tokens[place + 1 : place + 3] if _is_call(near)), None)
        if call:
            told.append((token.symbol[5:], call, place))
    if len(told) < 3 or not all(call in _PASSES for _, call, _ in told[-3:]):
        return {}
    for (seat, _, first), (after, _, last) in itertools.pairwise(told):
        if ("NESW".index(after) - "NESW".index(seat)) % 4 in (2, 3):
            return {"seat_skipped": Found(first, last + 1, {})}
    return {}


def _is_call(token: Token) -> bool:
    return token.symbol[:5] == "call_" or token.symbol in _PASSES or token.symbol in ("dbl", "rdbl")


def _reach(tokens: Sequence[Token], first: int, second: int) -> int:
    """How far apart two bids of one auction may stand: farther where they are parts of one sentence."""
    return 8 if any(token.symbol == "." for token in tokens[first:second]) else 13


def _led_instead(tokens: Sequence[Token]) -> Mapping[str, Found]:
    """`led_not_winner`: one seat won the trick or was on lead, and the seat of another led."""
    winner: int | None = None
    for place, token in enumerate(tokens):
        near = [number for number in (place - 1, place + 1) if 0 <= number < len(tokens)]
        seats = [number for number in near if tokens[number].symbol[:5] == "seat_"]
        if token.symbol in ("win", "on_lead", "turn") and seats:
            winner = seats[-1] if token.symbol == "win" and place + 1 in seats else seats[0]
        elif token.symbol in ("lead", "play") and seats and winner is not None and place - winner <= 10:
            leader = seats[-1]
            if tokens[leader].symbol != tokens[winner].symbol and leader != winner and token.symbol == "lead":
                return {"led_not_winner": Found(winner, leader + 1, {})}
            winner = None
    return {}
