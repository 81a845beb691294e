"""Cards, hands and contracts as the short codes of the command line: 'SA', 'S:AK2 H:- D:T9 C:-', '4SX by W'."""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, cast, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, model_serializer, model_validator

from engine.players import Seat, partner

Suit = Literal["S", "H", "D", "C"]
Denomination = Literal["S", "H", "D", "C", "N"]
SUITS: tuple[Suit, ...] = get_args(Suit)
RANKS = "AKQJT98765432"
HONOURS = RANKS[:5]


def _card(text: str) -> str:
    code = text.strip().upper()
    if len(code) != 2 or code[0] not in SUITS or code[1] not in RANKS:
        raise ValueError(f"'{text}' is not a card such as SA, HT or C2")
    return code


Card = Annotated[str, AfterValidator(_card)]
PACK: tuple[str, ...] = tuple(suit + rank for suit in SUITS for rank in RANKS)


def suit_of(card: str) -> Suit:
    """The suit of a card code."""
    return cast(Suit, card[0])


def height(card: str) -> int:
    """The rank of a card as a number, 2 for a two to 14 for an ace."""
    return 14 - RANKS.index(card[1])


def is_honour(card: str) -> bool:
    """Whether the card is one of A K Q J 10."""
    return card[1] in HONOURS


def winner_of(cards: Iterable[tuple[Seat, str]], trump: Denomination) -> Seat:
    """Who wins a trick (Law 44E, 44F).

    Args:
        cards: seat and card in the order played, at least one.
        trump: the trump suit, 'N' for none.
    """
    best_seat, best = next(iter(cards := list(cards)))
    for seat, card in cards[1:]:
        same_suit_higher = card[0] == best[0] and height(card) > height(best)
        if same_suit_higher or (card[0] == trump and best[0] != trump):
            best_seat, best = seat, card
    return best_seat


class Hand(BaseModel):
    """A hand by suits. A suit that is left out is unknown, an empty one is a void."""

    model_config = ConfigDict(frozen=True)

    suits: Mapping[Suit, str]

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        suits: dict[str, str] = {}
        for part in value.split():
            found = re.fullmatch(r"([SHDC]):([AKQJT98765432]*|-)", part.upper().replace("10", "T"))
            if not found or found[1] in suits:
                raise ValueError(f"'{part}' is not a suit such as S:AK2 or H:-")
            ranks = found[2].replace("-", "")
            if len(set(ranks)) != len(ranks):
                raise ValueError(f"'{part}' names a card twice")
            suits[found[1]] = "".join(sorted(ranks, key=RANKS.index))
        return {"suits": suits}

    @model_serializer
    def _to_text(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return " ".join(f"{suit}:{self.suits[suit] or '-'}" for suit in SUITS if suit in self.suits)

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards known to be held, in order of suit and rank."""
        return tuple(suit + rank for suit in SUITS for rank in self.suits.get(suit, ""))

    @property
    def complete(self) -> bool:
        """Whether all four suits are known."""
        return len(self.suits) == 4


_CONTRACT = re.compile(r"([1-7])(S|H|D|C|N|NT)(X{0,2}) by ([NESW])", re.IGNORECASE)


class Contract(BaseModel):
    """A final contract, written '4SX by W', or 'passed_out' (level 0)."""

    model_config = ConfigDict(frozen=True)

    level: int = 0
    denomination: Denomination = "N"
    doubled: Literal[0, 1, 2] = 0
    declarer: Seat | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        if value.strip().lower() == "passed_out":
            return {}
        found = _CONTRACT.fullmatch(value.strip())
        if not found:
            raise ValueError(f"'{value}' is not a contract such as '4S by W', '3NX by N' or 'passed_out'")
        return {
            "level": int(found[1]),
            "denomination": found[2][0].upper(),
            "doubled": len(found[3]),
            "declarer": found[4].upper(),
        }

    @model_serializer
    def _to_text(self) -> str:
        return str(self)

    def __str__(self) -> str:
        if not self.level:
            return "passed_out"
        return f"{self.level}{self.denomination}{'X' * self.doubled} by {self.declarer}"

    @property
    def passed_out(self) -> bool:
        """Whether all four players passed."""
        return self.level == 0

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return partner(self.declarer) if self.declarer else None

    @property
    def needed(self) -> int:
        """Tricks that make the contract."""
        return self.level + 6
