"""Tokens that belong together: cards from rank and suit, calls from number and suit, numbers of tricks."""

import re
from dataclasses import replace

from laws.reading.contracts import join_contracts, lone_pass
from laws.reading.result import Language
from laws.reading.tokens import ORDINALS, Token, is_suit, number_of

FILLERS = frozenset({"no_prep", "aux", "that_word", "and_word"})
"""Lexemes without which the rest is easier to compare between languages."""

_CALLING = frozenset(
    {
        "said", "opened", "overcall", "bid_word", "pass", "dbl", "rdbl", "instead_of", "make_good", "meant",
        "contract", "jumped_in", "a_call", "auction", "pulled", "insufficient", "changed_mind", "opening_lead",
        "ahead_of", "before", "transfer", "points_word", "how_many", "score",
    }
)  # fmt: skip
_CARDLIKE = ("rank_", "card_", "low", "high", "top", "lowest", "anything", "small_card")
_PENALTY = frozenset({"penalty_card", "major_pc", "minor_pc"})
_TOGETHER = frozenset({"sim_play", "two_cards", "dropped"})
_SINGULAR = frozenset({"club", "diamond", "heart", "spade"})
_SPOTS = frozenset(map(str, range(2, 11)))
_BESIDE = 3
_EIGHT = re.compile(r"8\s*([пчбтshdc♠♥♦♣])", re.IGNORECASE)
_SUIT_LETTERS = dict(zip("пчбтshdc♠♥♦♣", "SHDCSHDCSHDC", strict=True))
_HONOURS = frozenset({"rank_A", "rank_K", "rank_Q", "rank_J"})


def combine(tokens: list[Token], lang: Language) -> tuple[Token, ...]:
    """Cards from rank and suit, calls from number and suit, numbers of tricks; fillers left out."""
    kept: list[Token] = []
    of = False
    for token in tokens:
        if token.symbol in FILLERS:
            of = token.text == "of"
            continue
        before = kept[-1] if kept else None
        if lone_pass(token, kept):
            token = replace(token, symbol="pass", value="")
        if before and before.symbol == "a_call" and token.symbol.startswith(_CARDLIKE):
            kept[-1] = before = replace(before, symbol="designate")
        joined = _join(before, token, of, lang, kept) if before else None
        if joined:
            kept[-1] = joined
        elif before and before.symbol in _PENALTY and before.value and is_suit(token):
            kept[-1] = replace(before, value="")
            code = token.symbol[5:] + before.value
            kept.append(replace(token, symbol=f"card_{code}", value=code))
        else:
            kept.append(token)
        of = False
    _penalty_cards(kept)
    join_contracts(kept)
    for place in range(len(kept) - 2, -1, -1):
        if kept[place].symbol[:5] == "rank_":
            behind = kept[place + 1] if kept[place + 1].symbol != "," or place + 2 == len(kept) else kept[place + 2]
            rank = kept[place].symbol[5:]
            if behind.symbol[:5] == "card_" and rank in "AKQJT" and rank != behind.value[1]:
                code = behind.value[0] + kept[place].symbol[5:]
                kept[place] = replace(kept[place], symbol=f"card_{code}", value=code)
    return tuple(kept)


def _penalty_cards(kept: list[Token]) -> None:
    """'5б' beside a word for penalty cards, or in a row with a card, is a card and no call."""
    marks = [place for place, token in enumerate(kept) if token.symbol in _PENALTY]
    if not (marks or any(token.symbol in _TOGETHER for token in kept)):
        return
    for place, token in enumerate(kept):
        before = [near.symbol for near in kept[max(0, place - 2) : place] if near.symbol != ","]
        listed = bool(before) and before[-1][:5] == "card_"
        if not (listed or any(-_BESIDE <= place - mark <= _BESIDE for mark in marks)):
            continue
        code = token.value if token.symbol[:5] == "call_" else ""
        if token.symbol == "above_seven" and (eight := _EIGHT.match(token.text)):
            code = "8" + _SUIT_LETTERS[eight[1].casefold()]
        if len(code) == len("5D") and code[0] in "2345678" and code[1] in "SHDC":
            kept[place] = replace(token, symbol=f"card_{code[1]}{code[0]}", value=code[1] + code[0])


def _join(before: Token, token: Token, of: bool, lang: Language, kept: list[Token]) -> Token | None:
    """One token in place of two neighbours, where they belong together."""

    def joined(symbol: str, value: str) -> Token:
        return Token(symbol, f"{before.text} {token.text}", before.start, token.end, value, before.bracketed)

    first, second = before.symbol.partition("_"), token.symbol.partition("_")
    if (second[0] == "suit" and len(second[2]) == 1) or token.symbol == "notrump":
        strain = "N" if token.symbol == "notrump" else second[2]
        number = number_of(before)
        if first[0] == "rank" and strain != "N" and (of or lang == "ru" or before.symbol in _HONOURS):
            return joined(f"card_{strain}{first[2]}", strain + first[2])
        if of and first[0] == "num" and lang == "en" and strain != "N" and number and 2 <= number <= 10:
            rank = "T" if number == 10 else str(number)
            return joined(f"card_{strain}{rank}", strain + rank)
        calling = strain == "N" or any(near.symbol in _CALLING for near in kept[-7:-1])
        calling = calling or any(near.symbol[:5] == "call_" for near in kept[-9:-1])
        if number and number <= 7 and not of and calling and first[0] in ("num", "rank"):
            return joined(f"call_{number}{strain}", f"{number}{strain}")
    if lang == "en" and before.text.casefold() in _SINGULAR and second[0] == "num" and token.text in _SPOTS:
        rank = token.text.replace("10", "T")
        return joined(f"card_{first[2]}{rank}", first[2] + rank)
    if first[0] == "suit" and len(first[2]) == 1 and second[0] == "rank":
        return joined(f"card_{first[2]}{second[2]}", first[2] + second[2])
    if token.symbol == "trick":
        ordinal = first[0] == "ord" or before.symbol in ORDINALS or _in_trick(before, token)
        if (number := number_of(before)) and ordinal and number <= 13:
            return joined(f"trickno_{number}", str(number))
    elif (
        before.symbol == "trick"
        and token.start - before.end <= _BESIDE
        and (number := number_of(token))
        and first[0] != "suit"
        and number <= 13
    ):
        spelled = lang == "ru" and not token.text[:1].isdigit() and second[0] == "num"
        named = (
            (second[0] in ("num", "ord") and not spelled)
            or (second[0] == "rank" and lang == "en")
            or second[0] in ORDINALS
        )
        if token.symbol not in ("first", "second") and named:
            return joined(f"trickno_{number}", str(number))
    named = before.symbol in ("penalty_card", "major_pc", "minor_pc") and second[0] == "rank" and not before.value
    if named and lang == "ru":
        return joined(before.symbol, second[2])
    if before.symbol == "penalty" and second[0] in ("rank", "card"):
        return joined("penalty_card", second[2] if second[0] == "rank" else "")
    return None


def _in_trick(before: Token, token: Token) -> bool:
    """Whether a bare figure numbers a trick in Russian: 'на 4 взятке', since four of them would be 'взятки'."""
    return before.text.isdecimal() and token.text.casefold() in ("взятке", "взятку", "взяткой")
