"""The words and signs by which calls, seats and remarks are written, in English and Russian."""

import re
import unicodedata
from collections.abc import Mapping
from itertools import pairwise

from engine.players import Seat

_SIGNS = str.maketrans(
    {
        **dict.fromkeys("♠♤🂡", "s"),
        **dict.fromkeys("♥♡❤", "h"),
        **dict.fromkeys("♦♢🔷", "d"),
        **dict.fromkeys("♣♧", "c"),
        **dict.fromkeys("\ufe0f\ufe0e\u200b\u200c\u200d\ufeff", ""),
        **dict.fromkeys("–—―−‒‐‑", "-"),
        **dict.fromkeys("→⇒»›>", " "),
        **dict.fromkeys("¹²³⁴⁵⁶⁷⁸⁹", "*"),
        "ё": "е",
        "×": "x",
        "“": '"',
        "”": '"',
    }
)

_LEVELS: Mapping[str, str] = {
    **{str(level): str(level) for level in range(1, 8)},
    **dict(zip(("one", "two", "three", "four", "five", "six", "seven"), "1234567", strict=True)),
    **dict(zip(("один", "два", "три", "четыре", "пять", "шесть", "семь"), "1234567", strict=True)),
    **dict(zip(("одна", "две", "одну"), "121", strict=True)),
}
_DENOMINATIONS: Mapping[str, str] = {
    **dict.fromkeys(
        ("s", "sp", "spade", "spades", "p", "pik", "pika", "piki", "п", "пик", "пика", "пики", "пику"), "S"
    ),
    **dict.fromkeys(
        (
            "h",
            "ht",
            "heart",
            "hearts",
            "ch",
            "cherva",
            "chervy",
            "chervi",
            "ч",
            "чер",
            "черв",
            "черва",
            "червы",
            "черву",
            "червей",
            "н",
        ),
        "H",
    ),
    **dict.fromkeys(
        ("d", "di", "diamond", "diamonds", "b", "bubna", "bubny", "б", "буб", "бубна", "бубны", "бубну", "бубен"), "D"
    ),
    **dict.fromkeys(
        ("c", "cl", "club", "clubs", "t", "tref", "trefa", "trefy", "т", "треф", "трефа", "трефы", "трефу", "с"), "C"
    ),
    **dict.fromkeys(("n", "nt", "sa", "bk", "no trump", "no trumps", "notrump", "notrumps"), "N"),
    **dict.fromkeys(("бк", "б/к", "без козыря", "без козырей", "без", "бескозырка"), "N"),
}
_CALLS: Mapping[str, str] = {
    **dict.fromkeys(
        ("p", "pass", "passes", "passed", "pas", "п", "р", "пас", "пасс", "пасую", "пасует", "спасовал"), "P"
    ),
    **dict.fromkeys(
        ("x", "d", "dbl", "dble", "dbl.", "double", "doubles", "doubled", "х", "к", "кон", "контра", "контру"), "X"
    ),
    **dict.fromkeys(("дабл", "законтрил", "kontra"), "X"),
    **dict.fromkeys(("xx", "rd", "rdbl", "redbl", "rdble", "redouble", "redoubles", "redoubled", "хх", "рк"), "XX"),
    **dict.fromkeys(("реконтра", "реконтру", "ре", "rekontra"), "XX"),
}
_SEATS: Mapping[str, Seat] = {
    **dict.fromkeys(("n", "north", "nord", "с", "север", "севера"), "N"),
    **dict.fromkeys(("e", "east", "в", "восток", "востока"), "E"),
    **dict.fromkeys(("s", "south", "ю", "юг", "юга"), "S"),
    **dict.fromkeys(("w", "west", "з", "запад", "запада"), "W"),
}


def _choice(words: Mapping[str, object]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_END = r"(?![a-zа-я0-9])"
BID = re.compile(rf"({_choice(_LEVELS)})\s?({_choice(_DENOMINATIONS)}){_END}")
CALL = re.compile(rf"({_choice(_CALLS)}){_END}")
SEAT = re.compile(rf"({_choice(_SEATS)}){_END}\s*:?")
ALL_PASS = re.compile(
    rf"(all\s?pass(es|ed)?|a\.\s?p\.|ap|pass(ed)?\s?out|все\s(с?пас\w*)|все\sпас|общий\sпас|распас\w*|до\sконца){_END}"
)
SEVERAL = re.compile(rf"(2|3|4|two|three|four|два|три|четыре)\s?(passes|пас(а|ов)){_END}")
DEALER = re.compile(
    rf"(?:dealer|dlr|сдающий|сдавал[аи]?|сдает|сдача)\s*[:\-=]?\s*({_choice(_SEATS)}){_END}\s*[:,;.\-]*"
)
VULNERABILITY = re.compile(
    r"(?:(?:both|all|none|ns|ew|n-s|e-w|n/s|e/w|nobody)\s+vul(?:nerable)?\.?"
    r"|vul(?:nerable)?\.?\s*:?\s*(?:both|all|none|ns|ew|n-s|e-w|n/s|e/w|nobody)"
    r"|love all|game all|(?:все|никто|обе)\s+(?:в зоне|до зоны)|зона\s*:?\s*(?:ns|ew|нет|все|никого))"
    rf"{_END}\s*[:,;.]*"
)
COMPACT = re.compile(r"(?:[1-7](?:nt|n|[shdc])|xx|x|p)+")
COMPACT_PART = re.compile(r"[1-7](?:nt|n|[shdc])|xx|x|p")
_COUNTS = {"2": 2, "3": 3, "4": 4, "two": 2, "three": 3, "four": 4, "два": 2, "три": 3, "четыре": 4}


def normalised(text: str) -> str:
    """Lower case, suit signs as letters, every dash a hyphen."""
    return unicodedata.normalize("NFKC", text.translate(_SIGNS)).lower().translate(_SIGNS)


def with_dashes_as_passes(line: str) -> str:
    """A line in which a dash stands for a pass (`1♣ – 1♠ dbl`) with the passes written out; others stay as they are.

    Dashes are passes where calls are otherwise kept apart by blanks alone, where two dashes stand side by side, or where
    one ends the line; not where brackets or written passes show that they only separate.
    """
    tokens = BID.sub(lambda found: found[1] + found[2].replace(" ", ""), line).split()
    if "-" not in tokens or "(" in line or any(_CALLS.get(token) == "P" for token in tokens):
        return line
    pairs = list(pairwise(tokens))
    passes = tokens[-1] == "-" or ("-", "-") in pairs or any(_is_call(one) and _is_call(two) for one, two in pairs)
    return " ".join("pass" if word == "-" else word for word in tokens) if passes else line


def _is_call(token: str) -> bool:
    return bool(BID.fullmatch(token) or CALL.fullmatch(token))


def bid_code(level: str, denomination: str) -> str:
    """The code of a bid from its two words."""
    return _LEVELS[level] + _DENOMINATIONS[denomination]


def call_code(word: str) -> str:
    """The code of a pass, double or redouble."""
    return _CALLS[word]


def seat_code(word: str) -> Seat:
    """The seat that a word names."""
    return _SEATS[word]


def is_seat(word: str) -> bool:
    """Whether a word names a seat."""
    return word in _SEATS


def count(word: str) -> int:
    """The number that a word names."""
    return _COUNTS[word]
