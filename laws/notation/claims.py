"""Claim statements as players say them, in English or Russian, into the steps that the claim check follows."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from laws.notation.words import normalised

_SUITS: Mapping[str, str] = {
    "S": r"spades?|пик\w*|s",
    "H": r"hearts?|черв\w*|h",
    "D": r"diamonds?|бубн\w*|бубен\w*|d",
    "C": r"clubs?|треф\w*|крест\w*|c",
}
_RANKS: Mapping[str, str] = {
    "A": r"aces?|туз\w*",
    "K": r"kings?|корол\w*",
    "Q": r"queens?|дам\w*",
    "J": r"jacks?|knaves?|валет\w*",
    "T": r"tens?|десятк\w*|10",
    "9": r"nines?|девятк\w*",
    "8": r"eights?|восьм[её]рк\w*",
    "7": r"sevens?|сем[её]рк\w*",
    "6": r"six(?:es)?|шест[её]рк\w*",
    "5": r"fives?|пят[её]рк\w*",
    "4": r"fours?|четв[её]рк\w*",
    "3": r"threes?|тройк\w*",
    "2": r"twos?|deuces?|двойк\w*",
}
_SUIT = "(?:" + "|".join(_SUITS.values()) + ")"
_RANK = "(?:" + "|".join(_RANKS.values()) + ")"
_TWICE = {"two": 2, "twice": 2, "three": 3, "2": 2, "3": 3, "две": 2, "двух": 2, "дважды": 2, "три": 3, "трижды": 3}

_JOINED = re.compile(rf"\b({_RANK})\s*(?:,|-|&|\band\b|\bи\b|\s)\s*(?={_RANK}\b)")
_SPLIT = re.compile(
    r"[,;.!:\n+]|\b(?:and then|after that|afterwards|then|next|finally|and)\b|\b(?:а потом|потом|затем|после этого|далее|и)\b"
)
_SHORT_CARD = re.compile(r"\b([shdc])\s?(10|[akqjt2-9]+|[ткдв]+)\b")
_RUSSIAN_RANKS = str.maketrans("ткдв", "AKQJ")
_HONOURS_OF = re.compile(rf"\b([akqjt]+)\s+(?:of\s+)?({_SUIT})\b")
_CARDS_OF = re.compile(rf"\b((?:{_RANK})(?:\s*-\s*(?:{_RANK}))*)\s+(?:of\s+)?({_SUIT})\b")
_SUIT_CARD = re.compile(rf"\b({_SUIT})\s+({_RANK})\b")
_WORD_SUIT = re.compile(rf"\b({_SUIT})\b")

_CROSS_RUFF = re.compile(r"cross-?\s?ruff|кросс-?\s?раф|перекр[её]стн\w* (?:раф|убит|прос|бит)|вперекр[её]ст|перебитк")
_CONCEDE = re.compile(
    r"\b(?:concede|give|lose|giving|losing|conceding)\b.*\btrump|\byou (?:get|have|score|win)\b.*\btrump"
    r"|отда\w+ .*козыр|козыр\w* (?:ваш|отда)|на козыр\w* .*(?:ваш|отда)|ваш\w? .*козыр"
)
_DRAW = re.compile(
    r"\b(?:draw|drawing|pull|pulling|clear|clearing|take out|remove)\b.*\btrumps?\b|атутир"
    r"|(?:добир|добер|добр|отбир|отбер|отобр|выбир|выбер|вытаск|вытян|тян|сним|сниму|собир|собер)\w* .*козыр"
    r"|козыр\w* .*(?:добир|добер|добр|отбир|отбер|отобр|выбир|выбер|вытаск|вытян|сним|собир|собер)"
)
_RUFF = re.compile(
    r"\bruff|\btrump(?:ing)?\b (?:a|one|two|the|my|with|high)|\b(?:бью|бить|побью|убью|убиваю|просек\w*|подбива\w*)\b"
)
_IN_DUMMY = re.compile(r"\bdummy\b(?!'s)|\btable\b|\bboard\b|\bстол\w*|болван\w*|дамми")
_IN_HAND = re.compile(r"\bhand\b|\bрук\w*")
_HIGH = re.compile(r"\bhigh(?:est)?\b|\bbig\b|\bстарш\w*|\bвысок\w*|\bкрупн\w*")
_WITH = re.compile(rf"\bwith (?:the |my )?({_RANK})\b|\b({_RANK}ом|дамой|десяткой|девяткой)\b")
_FINESSE = re.compile(r"\bfiness|\bhook\b|импас|проре[зж]|\bреж\w*")
_DISCARD = re.compile(
    r"\b(?:discard|throw|pitch|shed|ditch)\w*|\b(?:снош|снес|сбрас|сброш|выбрас|выброш|выкид|скид)\w*"
)
_FILLER = re.compile(
    r"\b(?:rest|remaining|all|everything|mine|good|high|claim\w*|top|tricks?|winners?|please|ok)\b"
    r"|\b(?:остальн\w*|все|мо[ия]\w*|старш\w*|взят\w*|претенд\w*|заявля\w*|клейм\w*|верх\w*)\b|^\W*\d*\W*$"
)


@dataclass(frozen=True)
class WrittenStatement:
    """A statement as read.

    Attributes:
        steps: in order, in the fixed wording of the facts: 'draw trumps', 'play S', 'lead SA', 'ruff H in dummy'.
        unread: parts in which no step was recognised and that are no mere 'the rest is mine'.
    """

    steps: tuple[str, ...]
    unread: tuple[str, ...]


def read_statement(text: str, trump: str = "N") -> WrittenStatement:
    """Read a claimer's words.

    Args:
        text: English or Russian, suits as words, letters or signs: 'draw trumps, then run the diamonds',
            'добираю козыря, бью черву на столе, остальные старшие'.
        trump: the trump suit, to name the card of 'ruff with the ace'; 'N' where unknown.
    """
    steps: list[str] = []
    unread: list[str] = []
    plain = _JOINED.sub(r"\1-", normalised(text))
    for part in _SPLIT.split(plain):
        found = list(_steps(part.strip(), trump))
        steps += found
        if not found and part.strip() and not _FILLER.search(part):
            unread.append(part.strip())
    return WrittenStatement(tuple(steps), tuple(unread))


def _steps(part: str, trump: str) -> Iterator[str]:
    suits = list(_suits_in(part))
    cards = list(_cards_in(part))
    if _CROSS_RUFF.search(part):
        yield "cross-ruff"
    elif _CONCEDE.search(part):
        yield "concede trump"
    elif _DRAW.search(part):
        yield "draw trumps"
    elif _RUFF.search(part):
        yield from _ruffs(part, suits, trump)
    elif _DISCARD.search(part):
        yield from (f"discard {what}" for what in (cards or suits)[:1])
    elif _FINESSE.search(part):
        yield " ".join(["finesse", *(cards or suits)[:1]])
    elif cards:
        yield from (f"lead {card}" for card in cards)
    else:
        yield from (f"play {suit}" for suit in suits)


def _ruffs(part: str, suits: list[str], trump: str) -> Iterator[str]:
    named = _WITH.search(part)
    if named and trump != "N":
        yield f"ruff with {trump}{_rank(named[1] or named[2])}"
    elif named or _HIGH.search(part):
        yield "ruff high"
    where = " in dummy" if _IN_DUMMY.search(part) else " in hand" if _IN_HAND.search(part) else ""
    times = next((count for word, count in _TWICE.items() if re.search(rf"\b{word}\b", part)), 1)
    yield from [f"ruff {suit}{where}" for suit in suits[:1] for _ in range(times)]


def _cards_in(part: str) -> Iterator[str]:
    for found in _SHORT_CARD.finditer(part):
        ranks = ["T"] if found[2] == "10" else found[2].translate(_RUSSIAN_RANKS).upper()
        yield from (found[1].upper() + rank for rank in ranks)
    for found in _HONOURS_OF.finditer(part):
        yield from (_suit(found[2]) + rank for rank in found[1].upper())
    for found in _CARDS_OF.finditer(part):
        yield from (_suit(found[2]) + _rank(rank) for rank in re.findall(_RANK, found[1]))
    for found in _SUIT_CARD.finditer(part):
        yield _suit(found[1]) + _rank(found[2])


def _suits_in(part: str) -> Iterator[str]:
    yield from dict.fromkeys(_suit(found[1]) for found in _WORD_SUIT.finditer(part))


def _suit(word: str) -> str:
    return next(suit for suit, words in _SUITS.items() if re.fullmatch(words, word))


def _rank(word: str) -> str:
    return next(rank for rank, words in _RANKS.items() if re.fullmatch(words, word))
