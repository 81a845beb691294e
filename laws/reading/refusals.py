"""Where a story tells that a call was refused or taken away: what is told behind that did not follow the call itself."""

import re
from collections.abc import Sequence
from typing import Final

from laws.reading.roles import is_person
from laws.reading.tokens import Token

_REFUSED: Final = frozenset({"reject", "disagree", "partner_disagrees", "cancelled_word", "insists", "chose_not"})
_GONE: Final = re.compile(
    r"(?:.*\b)?(?:отмен(?:ил|[её]н)|сня(?:л|т)|аннулир(?!ова(?:ть|н.е))|выкин|вычеркн|заверн|верну(?:л|т)"
    r"|cancell?ed|withdrawn|scrubbed|thrown out|annulled|taken back|sent back|pulled"
    r"|убра(?:л|н|ть)|снять|removed|scrapped|struck)",
    re.IGNORECASE,
)
_GOING: Final = frozenset(
    {"take_back", "win", "pulled", "withdrew_call", "cancel_board", "cancelled_word", "_", "reject"}
)
_OPEN: Final = frozenset({"hypothetical", "is_allowed", "has_to_play", "meant", "or_word", "neg", "notyet", "before"})
_CONDITION: Final = re.compile(r"(?:if|unless|если|ежели)\b", re.IGNORECASE)
_WANTED: Final = re.compile(r"(?:wanted|asked|попросил|просил|захотел|велел|потребовал)[аи]?", re.IGNORECASE)
"""A wish that was followed: who wanted a call away had it taken away."""
_NO: Final = re.compile(r"no|nope|нет|неа", re.IGNORECASE)
_REACH: Final = 4


def refused(tokens: Sequence[Token], start: int, end: int | None = None) -> int | None:
    """The first token from `start` on (and before `end`) that tells of a refusal; not one asked about, wished, supposed."""
    return next((place for place in range(start, len(tokens) if end is None else end) if _tells(tokens, place)), None)


def _tells(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if _says_no(tokens, place) or _not_wanted(tokens, place):
        return True
    if token.symbol not in _REFUSED and not (token.symbol in _GOING and _GONE.match(token.text)):
        return False
    if _CONDITION.match(token.text):
        return False
    for number in range(place - 1, max(-1, place - _REACH - 1), -1):
        if tokens[number].symbol == ".":
            break
        if tokens[number].symbol in _OPEN and not _WANTED.fullmatch(tokens[number].text):
            return False
    behind = [near.symbol for near in tokens[place + 1 : place + 3]]
    return "?" not in behind[:2] and behind[:1] != ["or_word"]


def _says_no(tokens: Sequence[Token], place: int) -> bool:
    """Whether a player's whole answer is no ('North: no.')."""
    if tokens[place].symbol != "neg" or place <= 1 or not _NO.fullmatch(tokens[place].text):
        return False
    ends = place + 1 >= len(tokens) or tokens[place + 1].symbol in (".", ",")
    return ends and ":" in tokens[place - 1].text and is_person(tokens[place - 2].symbol)


def _not_wanted(tokens: Sequence[Token], place: int) -> bool:
    """Whether a player did not want the call ('East didn't want it', 'Север пас не захотел')."""
    if tokens[place].symbol != "meant" or place <= 1 or tokens[place - 1].symbol != "neg":
        return False
    behind = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    return is_person(tokens[place - 2].symbol) and behind in (".", ",", "pass", "a_call", "bid_word", "dbl")
