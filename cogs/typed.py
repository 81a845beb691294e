"""A fact that was typed: the value of its type that the text means."""

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any, Final

from cogs.render.quote import plain
from engine.cards import PACK
from engine.errors import FactsError
from engine.facts import FactSpec, Shape, check
from engine.situations import SituationSpec
from laws.errors import from_facts

_SUITS: Final = {
    **dict.fromkeys("S♠♤П", "S"),
    **dict.fromkeys("H♥♡Ч", "H"),
    **dict.fromkeys("D♦♢Б", "D"),
    **dict.fromkeys("C♣♧Т", "C"),
}
_RANKS: Final = {rank: rank for rank in "AKQJT98765432"} | {"Т": "A", "К": "K", "Д": "Q", "В": "J"}
_HAND: Final = re.compile(r"([NESW])[:\s]\s*(\S.*)")
_PLAY: Final = re.compile(r"[NESW]:[SHDC][AKQJT2-9]")
_SYMBOLS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC")


def typed(spec: SituationSpec, fact: FactSpec, text: str) -> Any:
    """The value that a text means for a fact.

    Raises:
        UserError: no reading of the text is a value of the fact.
    """
    first: FactsError | None = None
    for value in _readings(fact, text.strip()):
        try:
            check(spec.model, {fact.name: value})
        except FactsError as error:
            first = first or error
        else:
            return value
    assert first is not None
    raise from_facts(first)


def _readings(fact: FactSpec, text: str) -> Iterator[Any]:
    """Values that a text may mean, the likeliest first; at least one."""
    if fact.shape is Shape.NUMBER and re.fullmatch(r"\d{1,6}", text):
        yield int(text)
    if fact.shape is Shape.CARD and (card := card_code(text)):
        yield card
    if text[:1] in ("[", "{"):
        with contextlib.suppress(ValueError, RecursionError):
            yield json.loads(text)
    yield plain(text)
    coded = text.translate(_SYMBOLS)
    if coded != text:
        yield " ".join(coded.split())
    if fact.shape is Shape.RECORD:
        yield from _records(coded.upper())
    words = [word for word in re.split(r"[\s,;]+", coded) if word]
    yield [card_code(word) or word for word in words]


def _records(text: str) -> Iterator[Any]:
    """Hands or tricks, a line each: 'N S:AK2 H:- D:T9 C:-' or 'W:DQ N:D2 E:D5 S:DA'."""
    lines = [line.strip() for line in re.split(r"[;\n]+", text) if line.strip()]
    hands = [_HAND.fullmatch(line) for line in lines]
    if hands and all(hands):
        yield {found[1]: found[2] for found in hands if found}
    tricks = [line.replace(",", " ").split() for line in lines]
    if all(_PLAY.fullmatch(play) for plays in tricks for play in plays):
        yield [{"n": number, "cards": plays} for number, plays in enumerate(tricks, 1)]


def card_code(text: str) -> str | None:
    """A card as people write it ('♠Т', 'Тп', '10h', 'SA') as its code; None where it is none."""
    signs = text.upper().replace("10", "T").replace(" ", "")
    if len(signs) != 2:
        return None
    for suit, rank in ((signs[0], signs[1]), (signs[1], signs[0])):
        code = _SUITS.get(suit, "") + _RANKS.get(rank, "")
        if code in PACK:
            return code
    return None
