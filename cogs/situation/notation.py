"""What the notations of the table make of a text, fact by fact: auctions, hands, penalty cards, scores, lists."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from cogs.situation.facts import SEVERAL
from cogs.typed import card_code
from engine.cards import SUITS, Suit, is_honour, suit_of
from engine.facts import FactSpec, Shape
from engine.players import SEATS, Player, Seat
from laws.errors import UserError, user_error
from laws.notation import words as table_words
from laws.notation.auction import read_auction
from laws.notation.claims import read_statement
from laws.notation.hands import read_cards, read_deal, read_hand
from laws.notation.score_tables import read_field, read_weights
from laws.notation.scores import read_result

_ROLES: Final[frozenset[str]] = frozenset(get_args(Player))
_RANKS: Final = {
    **dict.fromkeys(("major", "старшая", "старшую", "главная"), "major"),
    **dict.fromkeys(("minor", "младшая", "младшую"), "minor"),
}
_NOTHING: Final = frozenset({"-", "–", "—", "none", "no", "нет", "[]"})
_SHARES: Final = {
    **dict.fromkeys(("none", "no", "not", "нет", "невиновна", "невиновны"), "none"),
    **dict.fromkeys(("partly", "part", "partial", "частично", "отчасти", "частичная"), "partly"),
    **dict.fromkeys(("full", "fully", "wholly", "полностью", "полная", "целиком"), "full"),
}
_SIDES: Final = {
    **dict.fromkeys(("ns", "n-s", "n/s", "с-ю", "сю", "с/ю"), "NS"),
    **dict.fromkeys(("ew", "e-w", "e/w", "в-з", "вз", "в/з", "з-в", "зв"), "EW"),
}
_VOID: Final = re.compile(r"([♠♥♦♣SHDCПЧБТshdcпчбт])\s*:?\s*[-–—]")
_VOID_SUITS: Final = {
    sign: suit for suit, signs in zip(SUITS, ("♠SП", "♥HЧ", "♦DБ", "♣CТ"), strict=True) for sign in signs
}


def read(fact: FactSpec, text: str) -> Any:
    """What the notation of the table makes of a text; nothing at all is an empty list where the fact is one.

    Raises:
        UserError: the notation says what is wrong.
        LookupError, ValueError: it makes nothing of it.
    """
    if fact.name in _LISTS and text.casefold() in _NOTHING:
        return []
    if reader := _READERS.get(fact.name):
        return reader(text)
    if fact.shape is Shape.CALL:
        return _call(text)
    if fact.shape is Shape.NUMBER:
        return int(text.replace("−", "-").replace("–", "-"))
    raise LookupError(fact.name)


def _call(text: str) -> str:
    try:
        calls = read_auction(text, legal=False).codes
    except UserError:
        raise ValueError(text) from None
    if len(calls) != 1:
        raise ValueError(text)
    return calls[0]


def _auction(text: str) -> Mapping[str, Any]:
    word = text.casefold().rstrip(":").split()[-1:]
    if word and table_words.is_seat(word[0]) and len(text.split()) <= 2:
        return {"dealer": table_words.seat_code(word[0]), "calls": []}
    found = read_auction(text, legal=False).auction()
    return {"dealer": found.dealer, "calls": list(found.calls)}


def _contract(text: str) -> str:
    if text.casefold().startswith(("passed_out", "passed out", "все пас", "распас")):
        return "passed_out"
    try:
        found = read_result(text)
    except UserError as error:
        if error.code != "score-no-result":
            raise
        found = read_result(f"{text} =")
    if found.level and found.declarer is None:
        raise user_error("score-needs-declarer", text[:40])
    return str(found.contract())


def _cards(text: str) -> list[str]:
    return list(read_cards(text, "N"))


def _hand(text: str) -> str:
    """A hand by suits; a suit that is not spoken of stays unknown."""
    cards = read_hand(text, "N").cards
    voids = {_VOID_SUITS[sign.upper()] for sign in _VOID.findall(text)}
    dotted = text.count(".") == len(SUITS) - 1
    parts = []
    for suit in SUITS:
        ranks = "".join(card[1] for card in cards if suit_of(card) == suit)
        if ranks or suit in voids or dotted or len(cards) == 13:
            parts.append(f"{suit}:{ranks or '-'}")
    return " ".join(parts)


def _hands(text: str) -> Mapping[str, str]:
    found = read_deal(text)
    if found is None:
        raise ValueError(text)
    return {seat: _hand(hand) for seat, hand in found.items() if hand.strip() != "?"}


def _tricks(text: str) -> list[Any]:
    """Tricks, a line each, every card with its player: 'W:♦Q N:♦2' or 'З ♦Д, С ♦2'."""
    tricks: list[Any] = []
    for line in filter(None, (part.strip() for part in re.split(r"[;\n]+", text))):
        signs = re.split(r"[\s,:]+", line)
        plays = [f"{_seat(who)}:{_card(card)}" for who, card in zip(signs[::2], signs[1::2], strict=True)]
        tricks.append({"n": len(tricks) + 1, "cards": plays})
    return tricks


def _penalty_cards(text: str) -> list[Any]:
    """Penalty cards as 'W ♦9 minor; E ♣A'; an honour is major."""
    found = []
    for item in filter(None, map(str.strip, re.split(r"[;,\n]", text))):
        who, *signs = item.split()
        rank = next((_RANKS[sign.casefold()] for sign in signs if sign.casefold() in _RANKS), None)
        cards = [_card(sign) for sign in signs if sign.casefold() not in _RANKS]
        for card in cards:
            known = rank or ("major" if is_honour(card) or len(cards) > 1 else None)
            if known is None:
                raise user_error("director-rank", given=item[:80])
            found.append({"player": _player(who), "card": card, "rank": known})
        if not cards:
            raise ValueError(item)
    return found


def _suits(text: str) -> list[Suit]:
    return [_suit(word) for word in re.split(r"[\s,;]+", text) if word]


def _shown_out(text: str) -> list[Any]:
    items = [part.split() for part in re.split(r"[;,\n]", text) if part.strip()]
    return [{"player": _seat(who), "suit": _suit(suit)} for who, suit in items]


def _numbers(text: str) -> list[int]:
    words = text.replace("−", "-").replace("–", "-").split()
    if all(re.fullmatch(r"[+-]?\d{1,5},?", word) for word in words):
        return [int(word.rstrip(",")) for word in words]
    return list(read_field(text).scores)


def _number(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-"))


def _parts(text: str) -> list[Any]:
    return [{"weight": float(part.weight), "ns": part.ns()} for part in read_weights(text)]


def _counts(text: str) -> Mapping[str, int]:
    """Cards by hand: '13 14 12 13' from North on, or 'N 14; E 12'."""
    signs = re.findall(r"\d+|[^\W\d_]+", text)
    if all(sign.isdecimal() for sign in signs):
        return dict(zip(SEATS, map(int, signs), strict=True))
    return {_seat(who): int(count) for who, count in zip(signs[::2], signs[1::2], strict=True)}


def _by_side(value: Callable[[str], Any]) -> Callable[[str], Any]:
    def read(text: str) -> Mapping[str, Any]:
        signs = [sign for sign in re.split(r"[\s:;=]+|,(?!\d)", text.casefold()) if sign]
        return {_SIDES[side]: value(told) for side, told in zip(signs[::2], signs[1::2], strict=True)}

    return read


def _claim_after(text: str) -> Mapping[str, Any]:
    who, tricks = text.split()
    return {"by": _seat(who), "claimed_tricks": int(tricks)}


def _required_suit(text: str) -> Mapping[str, Any]:
    who, trick, suit = text.split()
    return {"player": _seat(who), "trick": int(trick), "suit": _suit(suit)}


def _restored(text: str) -> Mapping[str, Any]:
    who, card = text.split()
    return {"player": _seat(who), "card": _card(card)}


def _players(text: str) -> list[str]:
    return [_player(word) for word in re.split(r"[\s,;]+", text) if word]


def _seat(word: str) -> Seat:
    return table_words.seat_code(word.casefold())


def _player(word: str) -> str:
    return word.casefold() if word.casefold() in _ROLES else _seat(word)


def _card(word: str) -> str:
    code = card_code(word)
    if code is None:
        raise ValueError(word)
    return code


def _suit(word: str) -> Suit:
    return suit_of(read_cards(f"{word}2", "N")[0])


_LISTS: Final = frozenset(
    {
        *("cards", "current_trick", "cards_on_trick", "exposed", "legal_cards", "penalty_cards", "shown_out"),
        *("stated_line", "field", "group_scores", "likely", "at_all_probable", "opponents_played_after"),
        *("passes_after", "tricks", *SEVERAL),
    }
)
"""Facts that are lists and may be empty."""
_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "auction": _auction,
    "contract": _contract,
    **dict.fromkeys(("cards", "current_trick", "cards_on_trick", "exposed", "legal_cards"), _cards),
    "hands": _hands,
    "dummy_cards": _hand,
    "tricks": _tricks,
    "penalty_cards": _penalty_cards,
    **dict.fromkeys(SEVERAL, _suits),
    "shown_out": _shown_out,
    "stated_line": lambda text: list(read_statement(text).steps),
    **dict.fromkeys(("field", "group_scores", "likely", "at_all_probable"), _numbers),
    **dict.fromkeys(("board_top", "group_matchpoints"), _number),
    "parts": _parts,
    "fault": _by_side(_SHARES.__getitem__),
    **dict.fromkeys(("session_percentage", "session_imps"), _by_side(_number)),
    "card_counts": _counts,
    "claim_after": _claim_after,
    "required_suit": _required_suit,
    "restored_card": _restored,
    **dict.fromkeys(("opponents_played_after", "passes_after"), _players),
}
