"""Results as people type them: '4Sx -2 vul', '4п к -2 зона', '3NT+1', '6♥ by W ='."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, get_args

from engine.cards import Contract, Denomination
from engine.players import Seat, side
from engine.scoring import contract_points
from laws.errors import UserError, user_error

Vulnerability = Literal["none", "NS", "EW", "all"]

_DENOMINATIONS: dict[Denomination, str] = {
    "N": r"no\s?trumps?|nt|n|нт|без\s+козыр\w*|бк|бз",
    "S": r"♠|spades?|s|пик\w*|п",
    "H": r"♥|hearts?|h|черв\w*|ч",
    "D": r"♦|diamonds?|d|буб\w*|б",
    "C": r"♣|clubs?|c|с(?!\s+(?:ре)?контр)|треф\w*|кре?ст\w*|т",
}
_END = r"(?![a-zа-яё])"
_SEAT_NEXT = r"[nesw](?=$|[\s=+\-])"
"""A declarer written right behind the contract: 4SW+1."""
_AFTER_SUIT = rf"(?=$|[^a-zа-яё]|[xх*]|к{{1,2}}{_END}|рк{_END}|{_SEAT_NEXT})"
_BID = re.compile(
    r"\s*(?P<level>\d+)\s*(?:"
    + "|".join(rf"(?P<{name}>(?:{words}){_AFTER_SUIT})" for name, words in _DENOMINATIONS.items())
    + r")\.?"
)
_DOUBLES = re.compile(
    rf"\s*(?:(?P<crosses>[xх*]+)(?={_SEAT_NEXT}|$|[^a-zа-яё])|(?P<twice>(?:с\s+)?реконтр\w*|redoubled|rdbl|кк{_END}|рк{_END})"
    rf"|(?P<once>(?:с\s+)?контр\w*|doubled|dbl|к{_END}))"
)
_PASSED = re.compile(r"\s*(?:(?:all\s+)?pass(?:ed)?(?:\s*out)?|(?:все\s+)?(?:пас\w*|спасовали)|распас\w*)\s*")
_NUMERALS = (
    ("одной", "одна", "one"),
    ("двух", "две", "two"),
    ("трех", "трёх", "три", "three"),
    ("четырех", "четырёх", "четыре", "four"),
    ("пяти", "пять", "five"),
    ("шести", "шесть", "six"),
    ("семи", "семь", "seven"),
    ("восьми", "восемь", "eight"),
    ("девяти", "девять", "nine"),
    ("десяти", "десять", "ten"),
)
_WORDS = {word: number for number, words in enumerate(_NUMERALS, start=1) for word in words}
_COUNT = rf"(\d+|{'|'.join(_WORDS)})"
_UNDER = re.compile(rf"\s*(?:-\s*|минус\s+|без\s+|down\s+|off\s+){_COUNT}{_END}")
_UNDER_AFTER = re.compile(rf"\s*{_COUNT}\s+(?:down|off){_END}")
_OVER = re.compile(rf"\s*(?:\+\s*|плюс\s+){_COUNT}{_END}")
_TRICKS = re.compile(rf"\s*(?:(?:взя[лтв]\w*|made|makes|making|make)\s+)?(\d+)\s*(?:взят\w+|tricks?){_END}")
_MADE_BY_LEVEL = re.compile(rf"\s*(?:made|makes|making|make|взя[лт]\w*)\s+(\d+){_END}")
_JUST = re.compile(rf"\s*(?:=|(?:made|makes|make|ровно|свои|своя|сво[её]|выполнен\w*|сыгран\w*){_END})")
_VULNERABILITY: tuple[tuple[str, bool | Vulnerability], ...] = (
    (r"(?:both|all|все|обе)(?:\s+(?:vul(?:nerable)?|в\s+зоне))?", "all"),
    (r"(?:n-?s|с-?ю)\s+(?:vul(?:nerable)?|в\s+зоне)|vul(?:nerable)?\s+n-?s", "NS"),
    (r"(?:e-?w|в-?з|з-?в)\s+(?:vul(?:nerable)?|в\s+зоне)|vul(?:nerable)?\s+e-?w", "EW"),
    (r"(?:none|nobody|никто)(?:\s+(?:vul(?:nerable)?|в\s+зоне))?", "none"),
    (r"no[nt]?[\s-]*vul(?:nerable)?|nv|(?:до|вне|без)\s+зон\w*|не\s+в\s+зоне|незон\w*", False),
    (r"vul(?:nerable)?|v|(?:в\s+)?зон\w*", True),
)
_ZONES = tuple((re.compile(rf"\s*(?:{pattern}){_END}"), value) for pattern, value in _VULNERABILITY)
_SEATS: dict[str, Seat] = {
    "north": "N",
    "south": "S",
    "east": "E",
    "west": "W",
    "север": "N",
    "юг": "S",
    "восток": "E",
    "запад": "W",
}
_SEAT_LETTERS: dict[str, Seat] = {"N": "N", "S": "S", "E": "E", "W": "W", "С": "N", "Ю": "S", "В": "E", "З": "W"}
_SEAT = re.compile(
    r"\s*(?:(?i:by|declarer|играет|разыгрывает|у|от)\s+)?"
    r"(?:(?P<word>(?i:север|юг|восток|запад|north|south|east|west))[а-яё]*|(?P<letter>[NESWСЮВЗ]))(?![A-Za-zА-Яа-яё-])"
)
_BY = re.compile(rf"(?:\s*by\s+([nesw]){_END}|({_SEAT_NEXT}))")


@dataclass(frozen=True)
class TypedResult:
    """A contract with its result, as far as typed.

    Attributes:
        level: 0 for a board passed out.
        tricks: tricks of declarer's side.
        zone: whether declarer's side is vulnerable; None where nothing was said.
        vulnerability: of the board, where that was said instead.
    """

    level: int
    denomination: Denomination = "N"
    doubled: Literal[0, 1, 2] = 0
    declarer: Seat | None = None
    tricks: int = 0
    zone: bool | None = None
    vulnerability: Vulnerability | None = None

    def contract(self, declarer: Seat = "N") -> Contract:
        """The contract; `declarer` where none was typed."""
        if not self.level:
            return Contract()
        by = self.declarer or declarer
        return Contract(level=self.level, denomination=self.denomination, doubled=self.doubled, declarer=by)

    def points(self, vulnerability: Vulnerability = "none", declarer: Seat = "N") -> int:
        """Points to declarer's side; what was typed wins over the arguments."""
        contract = self.contract(declarer)
        if contract.declarer is None:
            return 0
        if self.zone is not None:
            vulnerability = side(contract.declarer) if self.zone else "none"
        return contract_points(contract, self.tricks, self.vulnerability or vulnerability)

    def ns(self, vulnerability: Vulnerability = "none", declarer: Seat | None = None) -> int:
        """The North-South score.

        Raises:
            UserError: no declarer was typed or given.
        """
        by = self.declarer or declarer
        if self.level and by is None:
            raise user_error("score-needs-declarer", str(self.contract("N")).split()[0])
        points = self.points(vulnerability, by or "N")
        return points if by is None or side(by) == "NS" else -points


def tidy(text: str) -> str:
    """The text with one kind of minus, one kind of multiplication sign and plain spaces; no character changes its place."""
    signs = str.maketrans({"−": "-", "–": "-", "—": "-", "‑": "-", "×": "x", "\xa0": " ", "\u202f": " ", "\ufe0f": " "})
    symbols = str.maketrans("♤♡♢♧", "♠♥♦♣")
    return "".join(
        char if len(char) == 1 else char[0] for char in map(_compatible, text.translate(signs).translate(symbols))
    )


def _compatible(char: str) -> str:
    return unicodedata.normalize("NFKC", char) or char


def read_result(text: str) -> TypedResult:
    """A contract with its result.

    Raises:
        UserError: naming the place and how to mend it.
    """
    plain = tidy(text)
    if not plain.strip():
        raise user_error("score-empty")
    if _PASSED.fullmatch(plain.lower()):
        return TypedResult(0)
    return _Reader(plain).read()


class _Reader:
    """Reads one result from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lower = "".join(char.lower() if len(char.lower()) == 1 else char for char in text)
        self._place = 0

    def read(self) -> TypedResult:
        found = replace(self._bid(), doubled=self._doubles())
        tricks: int | None = None
        while self._lower[self._place :].strip(" ,.;:"):
            start = self._place
            count = self._tricks(found.level)
            if count is not None:
                if tricks is not None:
                    self._place = start
                    raise self._error("score-two-results")
                tricks = count
                continue
            found = self._rest(found)
        if tricks is None:
            raise user_error("score-no-result", given=self._text.strip()[:40])
        if not 0 <= tricks <= 13:
            raise user_error(
                "score-tricks-impossible",
                given=self._text.strip()[:40],
                tricks=tricks,
                level=found.level,
                most=found.level + 6,
                over=7 - found.level,
            )
        return replace(found, tricks=tricks)

    def _match(self, pattern: re.Pattern[str], *, cased: bool = False) -> re.Match[str] | None:
        match = pattern.match(self._text if cased else self._lower, self._place)
        if match:
            self._place = match.end()
        return match

    def _bid(self) -> TypedResult:
        match = self._match(_BID)
        if not match:
            raise self._error("score-no-contract")
        level = int(match["level"])
        if not 1 <= level <= 7:
            raise user_error("score-level", given=self._typed(match))
        denomination = next(name for name in get_args(Denomination) if match[name])
        return TypedResult(level, denomination)

    def _doubles(self) -> Literal[0, 1, 2]:
        match = self._match(_DOUBLES)
        if not match:
            return 0
        if match["crosses"] and len(match["crosses"]) > 2:
            raise user_error("score-doubled-too-often", given=self._typed(match))
        return 2 if match["twice"] or (match["crosses"] and len(match["crosses"]) == 2) else 1

    def _tricks(self, level: int) -> int | None:
        if match := self._match(_TRICKS):
            return int(match[1])
        if match := self._match(_MADE_BY_LEVEL):
            made = int(match[1])
            return made + 6 if made <= 7 else made
        if match := self._match(_UNDER) or self._match(_UNDER_AFTER):
            return level + 6 - _number(match[1])
        if match := self._match(_OVER):
            return level + 6 + _number(match[1])
        return level + 6 if self._match(_JUST) else None

    def _rest(self, found: TypedResult) -> TypedResult:
        for pattern, value in _ZONES:
            if self._match(pattern):
                return replace(found, zone=value) if isinstance(value, bool) else replace(found, vulnerability=value)
        if match := self._match(_BY):
            return replace(found, declarer=_SEAT_LETTERS[(match[1] or match[2]).upper()])
        if match := self._match(_SEAT, cased=True):
            seat = _SEATS[match["word"].lower()] if match["word"] else _SEAT_LETTERS[match["letter"]]
            return replace(found, declarer=seat)
        if self._match(_SEPARATORS):
            return found
        raise self._error("score-unread")

    def _typed(self, match: re.Match[str]) -> str:
        return self._text[match.start() : match.end()].strip()[:40]

    def _error(self, code: str) -> UserError:
        rest = self._text[self._place :]
        place = self._place + len(rest) - len(rest.lstrip()) + 1
        return user_error(code, str(place), given=rest.strip()[:40] or self._text.strip()[:40])


_SEPARATORS = re.compile(r"\s*[,.;:]+")


def _number(text: str) -> int:
    return int(text) if text.isdigit() else _WORDS[text]


@cache
def scores_of_contracts() -> frozenset[int]:
    """Every North-South score that some contract has (Law 77), nought for a board passed out among them."""
    doubles: tuple[Literal[0, 1, 2], ...] = (0, 1, 2)
    made = {
        contract_points(Contract(level=level, denomination=name, doubled=doubled, declarer="N"), tricks, vulnerability)
        for level in range(1, 8)
        for name in get_args(Denomination)
        for doubled in doubles
        for tricks in range(14)
        for vulnerability in ("none", "NS")
    }
    return frozenset({0} | made | {-points for points in made})
