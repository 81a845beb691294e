"""Whose turn it was to lead and who led, as a story tells both (Laws 44, 53-56)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from laws.reading.patterns import Found
from laws.reading.roles import is_person
from laws.reading.tokens import Token

Side = Literal["table", "hand", "declarer", "defender", "other"]
Against = Literal["other_hand", "defender_turn", "declarer_turn", "partner_turn"]
"""What a lead was against: declarer led from the wrong hand, or at a defender's turn; a defender led at declarer's turn, or at
his partner's."""

_HANDS: Mapping[str, Side] = {"table_hand": "table", "dummy": "table", "own_hand": "hand", "in_own_hand": "hand"}
_DEFENDING = frozenset({"defender", "opp", "lho", "rho", "leader", "wrong_defender"})
_ACTS = frozenset(
    {
        "exposed",
        "opened",
        "jumped_in",
        "lead",
        "play",
        "designate",
        "opening_lead",
        "lead_next",
        "lol_oot",
        "face_up",
        "said",
        "oot",
    }
)
_LOOSE = frozenset({"play", "said", "face_up", "opened", "exposed", "jumped_in"})
"""Verbs that tell of leading only where nothing plainer does."""
_NOUN = re.compile(
    r"ход|ход[ауе]|ходом|заход|выход|leads?|the lead|first lead|атак[аиеу]|атакой|первый ход|opening lead"
)
_INFINITIVE = re.compile(r"ходить|атаковать|пойти|выходить|lead|to lead|be leading")
_STOPS = (".", "?")
_REACH = 14
_OTHERWISE = frozenset(
    {
        "revoke",
        "not_follow",
        "had_suit",
        "omitted",
        "claim",
        "concede",
        "penalty_card",
        "major_pc",
        "minor_pc",
        "surplus",
    }
)
"""Words of stories that are about something else, in which leads are only told beside."""
_STANDING = frozenset({"i", "declarer", "he", ".", "when", "though", "but_word"})
"""What stands before a hand that is told to be the one in turn ('I was in hand')."""
_IN = re.compile(r"(?:was |being |был[аи]? )?(?:in|в)\s", re.IGNORECASE)
CONCEPTS = ("led_at_other_hand", "led_at_defender_turn", "led_at_declarer_turn", "led_at_partner_turn")


@dataclass(frozen=True)
class Lead:
    """A lead against the turn: the tokens of the one who led and of the one whose turn it was, and what it was against."""

    act: int
    who: int
    owner: int
    against: Against


def side_of(symbol: str) -> Side:
    """What a token that can lead stands for."""
    if symbol in _HANDS:
        return _HANDS[symbol]
    if symbol == "declarer":
        return "declarer"
    return "defender" if symbol in _DEFENDING or symbol[:5] == "seat_" else "other"


def lead_against_turn(tokens: Sequence[Token]) -> Lead | None:
    """The first lead by somebody whose turn another is told to have been."""
    owners = list(_owners(tokens))
    if not owners or any(token.symbol in _OTHERWISE for token in tokens):
        return None
    acts = sorted(_leads(tokens), key=lambda found: tokens[found[0]].symbol in _LOOSE)
    for act, who in acts:
        if any(token.symbol == "accept" for token in tokens[:act]):
            continue
        before = [owner for owner in owners if owner < act]
        for owner in (*reversed(before), *(owner for owner in owners if owner > act)):
            if owner in (who, act) or abs(act - owner) > _REACH:
                continue
            if (against := _against(tokens, who, owner)) is not None:
                return Lead(act, who, owner, against)
    return None


def computed(tokens: Sequence[Token]) -> Mapping[str, Found]:
    """The concepts `led_...` of a story."""
    lead = lead_against_turn(tokens)
    if lead is None:
        return {}
    start, end = min(lead.act, lead.owner, lead.who), max(lead.act, lead.owner, lead.who) + 1
    return {f"led_at_{lead.against}": Found(start, end, {})}


def _against(tokens: Sequence[Token], who: int, owner: int) -> Against | None:
    led, turn = side_of(tokens[who].symbol), side_of(tokens[owner].symbol)
    if tokens[who].symbol == tokens[owner].symbol:
        return None
    if {led, turn} == {"table", "hand"}:
        return "other_hand"
    if led in ("table", "hand", "declarer"):
        by_declarer = any(token.symbol == "declarer" for token in tokens[max(0, who - 3) : who + 1])
        ours = by_declarer and tokens[owner].symbol in ("i", "partner") and not _is_dummy(tokens)
        return "defender_turn" if turn == "defender" or ours else None
    if turn in ("table", "hand", "declarer"):
        return "declarer_turn" if led == "defender" or tokens[who].symbol == "partner" else None
    if led == turn == "defender" or {tokens[who].symbol, tokens[owner].symbol} == {"i", "partner"}:
        return "partner_turn"
    return None


def _is_dummy(tokens: Sequence[Token]) -> bool:
    """Whether the teller may be dummy, so that he and his partner are no defenders."""
    return any(token.symbol == "dummy" for token in tokens)


def _owners(tokens: Sequence[Token]) -> Iterator[int]:
    """Tokens of those whose turn it is told to be: they won the trick, or are on lead."""
    for place, token in enumerate(tokens):
        if token.symbol == "win":
            if (who := _winner(tokens, place)) is not None:
                yield who
        elif token.symbol in ("on_lead", "turn", "has_to_play", "should", "entitled_turn") or _noun(token):
            if token.symbol in ("has_to_play", "should") and not _leading(tokens, place):
                continue
            if (who := _beside(tokens, place)) is not None:
                yield who
        elif token.symbol in ("own_hand", "in_own_hand", "table_hand") and _standing(tokens, place):
            yield place
        elif (who := _about_to_lead(tokens, place)) is not None:
            yield who
        elif token.symbol == "trick" and place and tokens[place - 1].symbol in ("dummy", "table_hand", "declarer"):
            yield place - 1


def _about_to_lead(tokens: Sequence[Token], place: int) -> int | None:
    """Who was about to lead ('before South found a lead', 'Юг ещё думал над атакой'), or to whom a trick went."""
    if tokens[place].symbol == "said" and tokens[place].text.casefold() == "went":
        return _beside(tokens, place)
    if tokens[place].symbol not in ("before", "hesitation", "still"):
        return None
    near = [token.symbol for token in tokens[place + 1 : place + 6]]
    if not {"lead", "opening_lead"} & set(near):
        return None
    ahead = tokens[place].symbol == "before"
    for number in (place + 1,) if ahead else (place - 1, place - 2, place + 1):
        if 0 <= number < len(tokens) and is_person(tokens[number].symbol):
            return number
    return None


def _standing(tokens: Sequence[Token], place: int) -> bool:
    """Whether a hand is told to be the one in turn, and not where a card came from."""
    behind = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    if (
        place
        and tokens[place - 1].symbol in ("though", ",", "i")
        and behind in (".", ",")
        and _IN.match(tokens[place].text)
    ):
        return True
    if place and tokens[place - 1].symbol not in _STANDING:
        return False
    return behind in (",", ".", "but_word", "though", "designate") or tokens[place].symbol == "in_own_hand"


def _winner(tokens: Sequence[Token], place: int) -> int | None:
    for number in (place + 1, place + 2):
        if number < len(tokens) and tokens[number].symbol in _HANDS:
            return number
        if number < len(tokens) and tokens[number].symbol in (*_STOPS, ","):
            break
    if tuple(token.symbol for token in tokens[place + 1 : place + 3]) == ("hand_word", "declarer"):
        return place + 2
    if place + 1 < len(tokens) and is_person(tokens[place + 1].symbol) and re.search("[а-я]", tokens[place].text):
        return place + 1
    return _doer(tokens, place)


def _doer(tokens: Sequence[Token], place: int) -> int | None:
    for number in range(place - 1, max(-1, place - 6), -1):
        symbol = tokens[number].symbol
        if symbol in (*_STOPS, "win", "lead", "play", "trick"):
            return None
        if is_person(symbol) or symbol in _HANDS:
            return number
    return None


def _noun(token: Token) -> bool:
    text = token.text.casefold()
    return token.symbol in ("lead", "opening_lead") and bool(_NOUN.fullmatch(text) or _INFINITIVE.fullmatch(text))


def _leading(tokens: Sequence[Token], place: int) -> bool:
    near = tokens[max(0, place - 3) : place + 4]
    return any(token.symbol in ("lead", "opening_lead", "on_lead") for token in near)


def _beside(tokens: Sequence[Token], place: int) -> int | None:
    """The person or hand right before or behind a word of turn."""
    for number in (place + 1, place - 1, place + 2, place - 2):
        if not 0 <= number < len(tokens):
            continue
        symbol = tokens[number].symbol
        between = [token.symbol for token in tokens[min(number, place) + 1 : max(number, place)]]
        if {",", ".", "?", "but_word", "though"} & set(between):
            continue
        if is_person(symbol) or symbol in _HANDS:
            return number
    return None


def _leads(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Acts of leading with the token of the one who led: a hand that is named, else a person."""
    for place, token in enumerate(tokens):
        if token.symbol not in _ACTS or _noun(token) or _asked(tokens, place):
            continue
        if token.symbol in _LOOSE and not _cards_behind(tokens, place):
            continue
        hand = next(
            (
                number
                for number in range(place + 1, min(len(tokens), place + 5))
                if tokens[number].symbol in _HANDS and not _parted(tokens, place, number)
            ),
            None,
        )
        if hand is not None and tokens[hand].symbol in ("table_hand", "dummy") and token.symbol == "play":
            hand = hand if _from_table(tokens[hand]) else None
        who = hand if hand is not None else _subject(tokens, place)
        if who is not None:
            yield place, who


def _from_table(token: Token) -> bool:
    return not re.search(r"on|на", token.text.casefold())


def _parted(tokens: Sequence[Token], start: int, end: int) -> bool:
    stops = {*_STOPS, ",", "but_word", "though", "win", "when"}
    return any(token.symbol in stops for token in tokens[start + 1 : end])


def _cards_behind(tokens: Sequence[Token], place: int) -> bool:
    behind = [token.symbol for token in tokens[place + 1 : place + 4]]
    if any(symbol[:5] == "call_" or symbol == "contract" for symbol in behind[:2]):
        return False
    near = [*behind, *(token.symbol for token in tokens[max(0, place - 2) : place])]
    return any(symbol[:5] in ("card_", "suit_", "rank_") or symbol in ("a_card", "low", "trump") for symbol in near)


def _asked(tokens: Sequence[Token], place: int) -> bool:
    before = {token.symbol for token in tokens[max(0, place - 3) : place]}
    if place and tokens[place - 1].symbol in ("should", "has_to_play"):
        return True
    return bool(before & {"is_allowed", "neg", "notyet", "hypothetical", "who", "whose", "require", "forbid", "accept"})


def _subject(tokens: Sequence[Token], place: int) -> int | None:
    for number in range(place - 1, max(-1, place - 7), -1):
        symbol = tokens[number].symbol
        if symbol in (*_STOPS, "win") or symbol in _HANDS:
            return None
        if is_person(symbol):
            return number
    if place + 1 < len(tokens) and is_person(tokens[place + 1].symbol):
        return place + 1
    return None
