"""A ruling already given, as a story tells it: the Director's clause and what he is said to have ruled in it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from laws.reading.concepts import Condition, condition
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Compiler, Stream
from laws.reading.result import EMPTY, Value
from laws.reading.tokens import Token, number_of

_COURT = frozenset({"director", "ruling"})
_NOT_GIVEN = frozenset({"is_allowed", "hypothetical", "ask", "or_word", "whose", "which", "call_word", "neg", "before"})
"""What stands before a Director who has not ruled yet ('may the Director ...?', 'ask the Director')."""
_ACTS = frozenset({"cancel_board", "average"})
_BY_DIRECTOR = re.compile(r"td |director |судья ", re.IGNORECASE)
"""A form that names the Director with what he did ('TD cancelled the board')."""
_REACH = 14
_TO_THE_END = re.compile(
    r"\b(?:rest|remainder|throughout|end of|whole auction|entire)\b|до конца|всю торговлю", re.IGNORECASE
)
_ONCE = re.compile(
    r"\b(?:once|one (?:round|turn)|next (?:turn|round)|this round)\b|один (?:раз|круг)|раз спас|следующ\w+ раз",
    re.IGNORECASE,
)
_ONE_TRICK = re.compile(r"взятку|(?:a|one) trick", re.IGNORECASE)
_MOST_TRICKS = 3


@dataclass(frozen=True)
class Given:
    """A ruling given.

    Attributes:
        claims: what was ruled; the names are those of `laws.verdicts`.
        start, end: the tokens of the Director's clause (end exclusive).
    """

    claims: Mapping[str, Value] = field(default_factory=lambda: EMPTY)
    start: int = 0
    end: int = 0


class RulingReader:
    """Finds the ruling that a story tells to have been given.

    Args:
        entries: list of tables with `set`, `any` and `not`, in order: the first of a field that fits is taken.
    """

    def __init__(self, entries: object, compiler: Compiler) -> None:
        if not isinstance(entries, list):
            raise LexiconError("rulings.toml: [[ruling]] is expected")
        self._compiler = compiler
        self._entries: list[tuple[Mapping[str, Value], Condition]] = []
        for number, entry in enumerate(entries, start=1):
            where = f"rulings.toml: ruling {number}"
            if not {"set", "any"} <= set(entry):
                raise LexiconError(f"{where} needs set and any")
            self._entries.append((entry["set"], condition(entry, compiler, where, set())))

    def __call__(self, text: str, tokens: Sequence[Token], stream: Stream) -> Given:
        """What the Director is said to have ruled; without claims where nothing is told to be checked."""
        if (_COURT | _ACTS).isdisjoint(stream.present):
            return Given()
        for number, token in enumerate(tokens):
            if token.symbol not in _COURT and not (token.symbol in _ACTS and _BY_DIRECTOR.match(token.text)):
                continue
            clause = _clause(tokens, number)
            doubted = clause is not None and _doubted(tokens, clause)
            claims = self._read(text, tokens, clause) if clause and doubted else {}
            tricks = _tricks(tokens, number)
            if tricks is not None:
                claims["tricks_transferred"] = tricks
            if claims:
                return Given(MappingProxyType(claims), number, clause[1] if clause else number + 1)
        return Given()

    def _read(self, text: str, tokens: Sequence[Token], span: tuple[int, int]) -> dict[str, Value]:
        start, end = span
        clause = self._compiler.stream([token.symbol for token in tokens[start:end]])
        claims: dict[str, Value] = {}
        for sets, when in self._entries:
            if not sets.keys() <= claims.keys() and when.find(clause, {}):
                claims = {**sets, **claims}
        if len(claims) > 1:
            claims.pop("allowed", None)
        said = text[tokens[start].start : tokens[end - 1].end]
        if claims.get("pass_required") == "some":
            claims["pass_required"] = (
                "rest_of_auction" if _TO_THE_END.search(said) else "next_turn" if _ONCE.search(said) else "some"
            )
        return claims


def _clause(tokens: Sequence[Token], court: int) -> tuple[int, int] | None:
    """The Director's clause: from his token to the stop, without 'right?'; None where it is a question to him or about him."""
    before = {token.symbol for token in tokens[max(0, court - 2) : court]}
    if before & _NOT_GIVEN:
        return None
    for place in range(court + 1, min(len(tokens), court + _REACH + 1)):
        symbol = tokens[place].symbol
        if symbol == "check_word" or (
            symbol == "he" and tokens[place + 1 : place + 2][:1] and _asks(tokens, place + 1)
        ):
            return (court, place) if place > court + 1 else None
        if symbol == "?":
            return None
        if symbol == ".":
            return (court, place) if place > court + 1 else None
    return None


def _asks(tokens: Sequence[Token], place: int) -> bool:
    """Whether 'right?' stands at a place, or a question mark of its own ('так?')."""
    if tokens[place].symbol == "." and place + 1 < len(tokens) and tokens[place + 1].symbol == "?":
        return True
    return tokens[place].symbol == "check_word" and any(token.symbol == "?" for token in tokens[place + 1 : place + 5])


def _doubted(tokens: Sequence[Token], clause: tuple[int, int]) -> bool:
    """Whether the story asks behind a clause if that was right."""
    return any(_asks(tokens, place) for place in range(clause[1], len(tokens)))


def _tricks(tokens: Sequence[Token], court: int) -> int | None:
    """The number of tricks that the Director is said to have transferred."""
    for place in range(court + 1, min(court + 8, len(tokens))):
        if tokens[place].symbol == "." and place > court + 6:
            return None
        behind = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
        count = number_of(tokens[place])
        if (
            count is not None
            and count <= _MOST_TRICKS
            and tokens[place].symbol[:3] in ("num", "ran")
            and behind == "trick"
        ):
            return count
        given = tokens[place].symbol == "concede" and place <= court + 2
        if given and (behind == "trick" or _ONE_TRICK.search(tokens[place].text)):
            return 1
        if tokens[place].symbol == "neg" and behind == "trick" and place <= court + 3:
            return 0
    return None
