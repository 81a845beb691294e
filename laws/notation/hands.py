"""Hands as people type and paste them: '♠ТК10 ♥- ♦Д7 ♣9', 'SAKT HQ D- C95', 'AKT.Q..95', whole deals with their seats."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from engine.cards import PACK, SUITS, Suit
from engine.players import SEATS, Seat
from laws.errors import UserError, user_error
from laws.notation.scores import tidy

UNKNOWN: Final = "?"
"""Begins a hand that is not known; cards behind it lie in one of the unknown hands."""

_SUITS: Final[Mapping[str, Suit]] = {
    **dict.fromkeys("Ss♠пП", "S"),
    **dict.fromkeys("Hh♥чЧ", "H"),
    **dict.fromkeys("Dd♦бБ", "D"),
    **dict.fromkeys("Cc♣сС", "C"),
}
"""Signs that name a suit wherever they stand. Т is clubs or an ace, by its place."""
_RANKS: Final[Mapping[str, str]] = {
    **{rank: rank for rank in "AKQJT98765432"},
    **{rank.lower(): rank for rank in "AKQJT"},
    **dict(zip("АКДВХ", "AKQJT", strict=True)),
    **dict(zip("акдвх", "AKQJT", strict=True)),
}
_CLUBS_OR_ACE: Final = "тТ"
_VOID: Final = "-–—"
_WORDS: Final = (
    (re.compile(r"\b(?:spades?|пик\w*)\b", re.IGNORECASE), "♠"),
    (re.compile(r"\b(?:hearts?|черв\w*)\b", re.IGNORECASE), "♥"),
    (re.compile(r"\b(?:diamonds?|бубн\w*|бубен\w*)\b", re.IGNORECASE), "♦"),
    (re.compile(r"\b(?:clubs?|треф\w*|крест\w*)\b", re.IGNORECASE), "♣"),
    (re.compile(r"\b(?:void|none|нет|ренонс)\b", re.IGNORECASE), "-"),
)
_DOTTED: Final = re.compile(r"[AKQJTАКДВТХ0-9-]*(?:\.[AKQJTАКДВТХ0-9-]*){3}", re.IGNORECASE)
_SEAT_NAMES: Final[Mapping[str, Seat]] = {
    **dict.fromkeys(("n", "north", "с", "север"), "N"),
    **dict.fromkeys(("e", "east", "в", "восток"), "E"),
    **dict.fromkeys(("s", "south", "ю", "юг"), "S"),
    **dict.fromkeys(("w", "west", "з", "запад"), "W"),
}
_LABEL: Final = re.compile(
    r"(?:^|\n|(?<=\s))\s*(north|east|south|west|север|восток|юг|запад|[nesw]|[свюз])\s*[:=]\s*", re.IGNORECASE
)
_PBN: Final = re.compile(r"^\s*(?:\[deal\s+\")?([nesw]):\s*([^\"\]]+)", re.IGNORECASE)


@dataclass(frozen=True)
class TypedHand:
    """A hand as typed.

    Attributes:
        known: whether its cards are known; else they are in one of the unknown hands.
    """

    cards: tuple[str, ...]
    known: bool = True


def read_hands(texts: Mapping[Seat, str]) -> Mapping[Seat, TypedHand]:
    """The four hands from one text each, or from a whole deal in any one of them.

    Raises:
        UserError: naming the seat and the sign that cannot be read, or a card that stands twice.
    """
    given = {seat: text.strip() for seat, text in texts.items() if text.strip()}
    if not given:
        raise user_error("hands-empty")
    if len(given) == 1:
        deal = read_deal(next(iter(given.values())))
        given = dict(deal) if deal else given
    found = {seat: read_hand(given.get(seat, UNKNOWN), seat) for seat in SEATS}
    held: dict[str, Seat] = {}
    for seat, hand in found.items():
        for card in hand.cards:
            if card in held:
                raise user_error("hands-card-twice", seat, given=card, first=held[card], seat=seat)
            held[card] = seat
    return found


def read_deal(text: str) -> Mapping[Seat, str] | None:
    """The hands of a text that names several seats or is a deal of a playing program; None where it does neither."""
    if found := _PBN.match(text):
        hands = found[2].split()
        if len(hands) == len(SEATS) and all(hand == "-" or _DOTTED.fullmatch(hand) for hand in hands):
            first = SEATS.index(_SEAT_NAMES[found[1].lower()])
            seats = SEATS[first:] + SEATS[:first]
            return {seat: UNKNOWN if hand == "-" else hand for seat, hand in zip(seats, hands, strict=True)}
    pieces = _LABEL.split(text)
    if len(pieces) < 5 or pieces[0].strip():
        return None
    return {_SEAT_NAMES[name.lower()]: hand for name, hand in zip(pieces[1::2], pieces[2::2], strict=True)}


def read_hand(text: str, seat: str) -> TypedHand:
    """The cards of one hand.

    Args:
        seat: named in errors.

    Raises:
        UserError: a sign is neither suit nor rank, ranks stand before any suit, or a card stands twice.
    """
    plain = _without_label(tidy(text).strip(), seat)
    known = not plain.startswith(UNKNOWN)
    plain = plain.removeprefix(UNKNOWN).strip()
    cards: list[str] = []
    for card in _dotted(plain, seat) if _DOTTED.fullmatch(plain) else _Reader(plain, seat).cards():
        if card in cards:
            raise user_error("hands-card-twice", seat, given=card, first=seat, seat=seat)
        cards.append(card)
    return TypedHand(tuple(sorted(cards, key=PACK.index)), known)


def _without_label(text: str, seat: str) -> str:
    """The text without the player's own name before it."""
    found = _LABEL.match(text)
    return text[found.end() :] if found and _SEAT_NAMES[found[1].lower()] == seat else text


def read_cards(text: str, where: str) -> tuple[str, ...]:
    """Cards in the order typed: '♠Т ♥2', 'SA H2'.

    Raises:
        UserError: as `read_hand`.
    """
    return tuple(_Reader(tidy(text).strip(), where).cards())


def _dotted(text: str, seat: str) -> Iterator[str]:
    for suit, ranks in zip(SUITS, text.replace("10", "T").split("."), strict=True):
        for sign in ranks.strip(_VOID):
            rank = "A" if sign in _CLUBS_OR_ACE else _RANKS.get(sign)
            if rank is None:
                raise user_error("hands-unread", seat, given=ranks, place=text.index(ranks) + 1, seat=seat)
            yield suit + rank


class _Reader:
    """Reads suits and ranks from left to right."""

    def __init__(self, text: str, seat: str) -> None:
        for pattern, sign in _WORDS:
            text = pattern.sub(sign, text)
        self._text = text
        self._seat = seat

    def cards(self) -> Iterator[str]:
        suit: Suit | None = None
        filled = True
        place = 0
        while place < len(self._text):
            sign = self._text[place]
            if self._text.startswith("10", place):
                sign, place = "T", place + 1
            place += 1
            if sign.isspace() or sign in ",;:.=|/":
                continue
            if sign in _CLUBS_OR_ACE and filled:
                suit, filled = "C", False
            elif sign in _SUITS:
                suit, filled = _SUITS[sign], False
            elif suit is None:
                raise self._error("hands-no-suit", place)
            elif sign in _VOID:
                filled = True
            elif sign in _CLUBS_OR_ACE or sign in _RANKS:
                yield suit + ("A" if sign in _CLUBS_OR_ACE else _RANKS[sign])
                filled = True
            else:
                raise self._error("hands-unread", place)

    def _error(self, code: str, place: int) -> UserError:
        given = self._text[place - 1 :][:20]
        return user_error(code, self._seat, given=given, place=place, seat=self._seat)
