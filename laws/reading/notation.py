"""Calls, cards, numbers and seats as people write them inside prose."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_STRAINS = {
    **SUITS,
    "п": "S",
    "ч": "H",
    "б": "D",
    "т": "C",
    "бк": "N",
    "с": "C",
    "бз": "N",
    "s": "S",
    "h": "H",
    "d": "D",
    "c": "C",
    "nt": "N",
    "n": "N",
}
_TRANSLIT_STRAINS = {**_STRAINS, "p": "S", "ch": "H", "b": "D", "t": "C", "bk": "N", "bz": "N"}
_RANKS = {"10": "T", "т": "A", "к": "K", "д": "Q", "в": "J", "v": "J", "t": "T", "a": "A", "k": "K", "q": "Q", "j": "J"}
_TRANSLIT_RANKS = {**_RANKS, "t": "A", "d": "Q"}
_SEATS = {"N": "N", "S": "S", "E": "E", "W": "W", "З": "W", "Ю": "S", "В": "E", "С": "N"}
_SIDES = {"N": "ns", "С": "ns", "E": "ew", "З": "ew", "В": "ew", "Е": "ew"}

Kind = Literal[
    "call", "card", "holding", "points", "percent", "ordinal", "number", "side", "seat", "letter", "word", "suit", "stop",
    "comma",
]  # fmt: skip

_LATIN_ENDINGS = "yu|ju|iu|ya|ja|ia|uyu|uju|yy|yj|iy|ij|oi|oy|oj|ei|ey|ej|aya|aja|ogo|om|y|i|j|"
_EDGE = r"(?<![\w♠♥♦♣])"
_END = r"(?![\w♠♥♦♣])"
_PARTS = {
    "call": rf"{_EDGE}[1-8](?:\s(?=бк|nt|♠|♥|♦|♣))?(?:♠|♥|♦|♣|бк|бз|nt|n|п|ч|б|т|s|h|d|c(?!h)%(strain)s)"
    rf"(?:x{{1,2}}|х{{1,2}}|\*{{1,2}})?{_END}",
    "card": rf"[♠♥♦♣]\s?(?:10|[AKQJTТКДВ2-9]|(?-i:[akqjtткдв](?!\w)))(?:10|[AKQJTТКДВхx2-9])*{_END}"
    rf"|{_EDGE}(?:10|[AKQJTТКДВ89])\s?[♠♥♦♣]"
    rf"|{_EDGE}(?-i:[SHDC](?:10|[AKQJT2-9])|[shdc](?:10|[2-9]|[AKQJT])|(?!AS|AD|TD|AC)(?:10|[AKQJT])[SHDC]"
    rf"|10[shdcпчбт]|[пчбтПЧБТ](?:10|[2-9])|[пчбт][ТКДВ]|(?!БК|ТД)[ПЧБТ][ТКДВ]|(?!КТ|ТТ|ТП\b(?=\s*\())[ТКДВ][ПЧБТ]|(?!Вт|Тт)[ТКДВ][пчбт]|9[пчбт]"
    rf"|чк|чд|чв|пк|пв|пд|бд|бв|тк|тв%(card)s){_END}",
    "holding": rf"{_EDGE}(?-i:(?=[AKQJT2-9x]*[AKQJT])(?:10|[AKQJT2-9]){{2,}}x*|[AKQJT]x+"
    rf"|[ТКДВ]{{2,}}(?:10|[хx2-9])*|[ТКДВ][хx]+"
    rf"|[ТКДВ]+Х[2-9]*[хx]*|[ТКДВ][2-9]{{2,}}[хx]*){_END}",
    "points": r"(?<![\w.♠♥♦♣)])[+\-]\d{2,4}(?!\w)",
    "percent": r"\d+(?:[.,]\d+)?\s?%%",
    "ordinal": rf"{_EDGE}\d{{1,3}}\s?-?(?:%(ordinal)sый|ой|ей|ую|ая|ья|ью|го|ом|ем|й|я|ю|м|х|st|nd|rd|th){_END}",
    "number": rf"{_EDGE}\d+(?:[.,]\d+)?",
    "side": rf"{_EDGE}(?-i:N\s?[-/]?\s?S|E\s?[-/]?\s?W|С-?Ю|З-?В|В-?З|ЕВ){_END}",
    "seat": rf"{_EDGE}(?-i:[NSEW]'s|[NSEW](?!')|[ЗЮВС](?!')){_END}",
    "letter": rf"{_EDGE}(?-i:XX?|P|ХХ?|[AKQJT]){_END}(?!')",
    "word": r"[^\W\d_]+(?:['\-][^\W\d_]+)*",
    "suit": r"[♠♥♦♣]",
    "stop": r"[.!?;\n]+",
    "comma": r"[,:()\[\]\-/\"+=]+",
}


def _scanner(strain: str, card: str, ordinal: str) -> re.Pattern[str]:
    extra = {"strain": strain, "card": card, "ordinal": ordinal}
    parts = (f"(?P<{kind}>{body % extra if '%' in body else body})" for kind, body in _PARTS.items())
    return re.compile("|".join(parts), re.IGNORECASE)


@dataclass(frozen=True)
class Piece:
    """A piece of text: its kind, its own spelling, its place and, for calls and the like, its codes."""

    kind: Kind
    text: str
    start: int
    end: int
    codes: tuple[str, ...] = ()


class Notation:
    """Cuts a text into pieces."""

    def __init__(self) -> None:
        self._plain = _scanner("", "", "")
        self._translit = _scanner("|bk|bz|ch|p|b|t", "|(?:ch|p|b|t)(?:10|[2-9]|[TKDV])", _LATIN_ENDINGS)

    def pieces(self, text: str, *, translit: bool) -> Iterator[Piece]:
        """The pieces of `text` in order; `translit` where it is Russian in Latin letters."""
        sentence_start = True
        for found in (self._translit if translit else self._plain).finditer(text):
            kind: Kind = found.lastgroup  # type: ignore[assignment]
            piece = found[0]
            codes: tuple[str, ...] = ()
            if kind == "call":
                codes = (self._call(piece, translit),)
            elif kind == "card":
                codes = self._cards(piece, translit)
                if not codes:
                    kind = "word"
            elif kind == "seat":
                if piece in "СВ" and (sentence_start or (not piece.isascii() and self._preposition(text, found))):
                    kind = "word"
                else:
                    codes = (_SEATS[piece[0]],)
            elif kind == "letter" and piece == "A" and sentence_start:
                kind = "word"
            elif kind == "side":
                codes = (_SIDES[piece[0]],)
            elif kind in ("ordinal", "number", "percent", "points"):
                digits = re.search(r"[+\-]?\d+(?:[.,]\d+)?", piece)
                codes = (digits[0].replace(",", ".") if digits else "0",)
            elif kind == "suit":
                codes = (SUITS[piece],)
            yield Piece(kind, piece, found.start(), found.end(), codes)
            sentence_start = kind == "stop"

    @staticmethod
    def _preposition(text: str, found: "re.Match[str]") -> bool:
        """'В' and 'С' in capitals throughout are words of a shout, not seats."""
        near = text[max(0, found.start() - 12) : found.end() + 12]
        return near.isupper() and len(near) > 8

    @staticmethod
    def _call(piece: str, translit: bool) -> str:
        body = piece.casefold().replace(" ", "")
        doubled = len(body) - len(body.rstrip("xх*"))
        strain = body[1 : len(body) - doubled]
        code = (_TRANSLIT_STRAINS if translit else _STRAINS)[strain]
        return f"{body[0]}{code}" + "X" * doubled

    @staticmethod
    def _cards(piece: str, translit: bool) -> tuple[str, ...]:
        body = piece.replace(" ", "")
        strains = _TRANSLIT_STRAINS if translit else _STRAINS
        lowered = body.casefold()
        for size in (2, 1):
            suit = lowered[:size]
            if (
                suit in strains
                and strains[suit] != "N"
                and (size == 2 or not (lowered[0] in "тt" and lowered[1:] in strains))
            ):
                ranks = re.findall(r"10|[a-zа-я2-9]", lowered[size:])
                table = _TRANSLIT_RANKS if translit and suit in ("p", "ch", "b", "t") else _RANKS
                codes = [table.get(rank, rank.upper()) for rank in ranks if rank not in "xх"]
                if codes and all(code in "AKQJT98765432" for code in codes):
                    return tuple(strains[suit] + code for code in codes)
        suit = lowered[-1]
        if suit in strains and strains[suit] != "N":
            rank = lowered[:-1]
            code = _RANKS.get(rank, rank.upper())
            if code in list("AKQJT98765432"):
                return (strains[suit] + code,)
        return ()
