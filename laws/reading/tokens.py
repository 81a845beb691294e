"""A text as tokens: lexemes, calls, cards, numbers and seats, each with its place in the text."""

from dataclasses import dataclass

from laws.reading.result import Language
from laws.reading.words import Mode

ORDINALS = {
    name: str(number)
    for number, name in enumerate(
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"],
        start=1,
    )
}


@dataclass(frozen=True)
class Token:
    """A token: its symbol for patterns, its words in the text and their place.

    `value` is the code of a call, card, number or seat; `bracketed` is true for what stands in round brackets.
    """

    symbol: str
    text: str
    start: int
    end: int
    value: str = ""
    bracketed: bool = False


@dataclass(frozen=True)
class Tokens:
    """A text cut into tokens.

    Attributes:
        text: the text as read (layout and characters put right).
        lang: language of most words.
        mode: `translit` where it is Russian in Latin letters.
        tokens: without fillers.
        words: every word in the spelling that the lexicon knows, for the index.
        unknown: share of the words that nobody knows.
    """

    text: str
    lang: Language
    mode: Mode
    tokens: tuple[Token, ...]
    words: tuple[str, ...]
    unknown: float


def number_of(token: Token) -> int | None:
    """The number that a token stands for (a digit, a number word, an ordinal), None if none."""
    kind, _, rest = token.symbol.partition("_")
    if kind in ("num", "ord", "trickno", "rank") and rest.isdigit():
        return int(rest)
    if token.symbol == "rank_T":
        return 10
    return int(ORDINALS[token.symbol]) if token.symbol in ORDINALS else None


def numbers_trick(symbol: str) -> bool:
    """Whether a symbol may name a trick by its number."""
    return symbol[:8] == "trickno_" or symbol[:4] == "ord_" or symbol in ORDINALS or symbol == "trick_12"


def is_suit(token: Token) -> bool:
    """Whether a token is a suit alone."""
    return token.symbol[:5] == "suit_" and len(token.symbol) == len("suit_S")
