"""Numbers of laws and sections in any notation."""

import re

_LOOKALIKES = str.maketrans("АВСЕНКМОРТХУДБавсенкмортхудб", "ABCEHKMOPTXYDBABCEHKMOPTXYDB")
_ROMAN = ("viii", "vii", "iii", "iv", "ix", "vi", "ii", "x", "v", "i")
_MARK = r"(?:law|laws|l|правил\w*|пункт\w*|п|стать\w*|ст|§|section|sec|закон\w*|rule|параграф\w*|№|#)"
_MARK_IN_TEXT = _MARK.replace("|п|", r"|п(?=[.\s])|")
"""Inside a text 'п5' is a card or a bid in spades; only 'п. 5' is a paragraph."""
_SEPARATOR = r"[\s.,()\[\]\-/]*"
_SECTION = re.compile(
    rf"(?P<law>\d{{1,2}})(?:{_SEPARATOR}(?P<letter>[A-K])(?:{_SEPARATOR}(?P<digit>[1-9])(?!\d)"
    rf"(?:{_SEPARATOR}(?P<low>[a-h])(?:{_SEPARATOR}\(?(?P<roman>viii|vii|iii|iv|ix|vi|ii|x|v|i)\)?)?)?)?)?",
    re.IGNORECASE,
)
_TAIL = re.compile(r"[\s.,()\[\]\-/?!:;]*")
_HEAD = re.compile(rf"^\s*{_MARK}\s*[.:№#]*\s*", re.IGNORECASE)
_LETTER = r"[a-kавсдеб](?![a-zа-яё♠♥♦♣])"
_DETAIL = r"(?:[.\-]?\(?[1-9]\)?(?:[.\-]?\(?[a-hавсе](?![a-zа-яё])\)?(?:[.\-]?\(?[ivx]{1,4}\)?)?)?)?"
_IN_TEXT = re.compile(
    rf"(?<![\w♠♥♦♣]){_MARK_IN_TEXT}\.?\s*(?:№\s*)?(?P<marked>\d{{1,2}}(?:[.\-]?{_LETTER}{_DETAIL}|\s(?-i:[A-K])(?![a-z])\s?{_DETAIL})?)"
    rf"|(?<![\w♠♥♦♣+\-])(?P<alone>\d{{1,2}}{_LETTER}{_DETAIL})(?![\w♠♥♦♣])",
    re.IGNORECASE,
)
_INTRODUCTIONS = {"intro", "introduction", "введение"}
_DEFINITIONS = {"definitions", "definition", "определения"}


def parse_section(text: str) -> str | None:
    """The plain id of a section: '12C1(e)(i)', 'L12.C.1e(i)', 'правило 12С1' -> '12C1ei', '12C1'; None if it is none.

    The law itself ('64') is a section too. Whether an edition has the section is not checked here.
    """
    stripped = text.strip()
    if stripped.casefold() in _INTRODUCTIONS:
        return "INTRO"
    if stripped.casefold() in _DEFINITIONS:
        return "DEF"
    latin = _HEAD.sub("", stripped).translate(_LOOKALIKES)
    found = _SECTION.match(latin)
    if not found or not _TAIL.fullmatch(latin, found.end()):
        return _with_point(latin)
    law = int(found["law"])
    if not 1 <= law <= 93:
        return None
    letter, digit, low, roman = (found[name] or "" for name in ("letter", "digit", "low", "roman"))
    return f"{law}{letter.upper()}{digit}{low.lower()}{roman.lower()}"


def _with_point(latin: str) -> str | None:
    found = re.fullmatch(r"\s*(\d{1,2})\s*[.(]\s*([1-9])\)?\s*", latin)
    if found and 1 <= int(found[1]) <= 93:
        return f"{int(found[1])}.{found[2]}"
    return None


def sections_in(text: str) -> tuple[str, ...]:
    """All laws and sections that a text names by number, in order, without repetitions.

    A bare number counts only behind a word for law ('law 27', 'правило 27'); with a letter it stands for itself ('27B1').
    Bids such as 2C, 3D are no sections, so a bare number below eight with a letter needs such a word or a further digit.
    """
    if whole := parse_section(text):
        return (whole,)
    named: dict[str, None] = {}
    for found in _IN_TEXT.finditer(text):
        marked, alone = found["marked"], found["alone"]
        section = parse_section(marked or alone)
        if section is None:
            continue
        if alone and re.fullmatch(r"[1-7][BCDEH]", section):
            continue
        if alone and not re.search(r"[A-K]", section):
            continue
        named[section] = None
    return tuple(named)
