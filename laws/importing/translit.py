"""Russian written in Latin letters turned back: sh, ch, zh, shch, ya, yu, y, j, h, c, apostrophe and sign for ь and ъ.

Where a spelling has two readings (e for е and э, sh for ш and сх, yo for ё and йо), a word that our own book knows decides.
Abbreviations, numbers of sections and English words stay as they are.
"""

import re
from collections.abc import Iterator, Set

_MULTI = {
    "shch": "щ", "sh": "ш", "ch": "ч", "zh": "ж", "kh": "х", "ya": "я", "yu": "ю", "yo": "ё", "jo": "ё", "ju": "ю", "ja": "я",
}  # fmt: skip
_SINGLE = dict(
    zip("abvgdezijklmnoprstufhcy'", "абвгдезийклмнопрстуфхцыь", strict=True), **{"®": "ъ", '"': "ъ", "`": "ь", "’": "ь"}
)
_SPELLING = re.compile("shch|sh|ch|zh|kh|ya|yu|yo|jo|ju|ja|.", re.IGNORECASE | re.DOTALL)
_WORD = re.compile(r"[A-Za-z](?:[A-Za-z®'`’]|(?<=[A-Za-z])\"(?=[a-z]))*")
_ALONE = {"I": "И", "V": "В", "K": "К", "S": "С", "U": "У", "O": "О", "A": "А"}
_SECTION_WORD = re.compile(r"(?:razdel\w*|punkt\w*|chast\w*'?|glav\w*|pravil\w*)\s$", re.IGNORECASE)
_LOST_YO = re.compile(r"(?<=[A-Z]{2})p(?=[A-Z'])")
_KNOWN_RUSSIAN = 0.5


def is_transliterated(text: str, words: Set[str]) -> bool:
    """Whether a text in Latin letters is Russian: most of its words are Russian ones when turned back."""
    cyrillic = len(re.findall("[а-яё]", text, re.IGNORECASE))
    latin = len(re.findall("[a-z]", text, re.IGNORECASE))
    if latin < 200 or cyrillic > latin / 10:
        return False
    found = [word[0].casefold() for word in _WORD.finditer(text[:20_000]) if len(word[0]) > 3]
    known = sum(any(reading in words for reading in _readings(word)) for word in found)
    return bool(found) and known / len(found) >= _KNOWN_RUSSIAN


def to_russian(text: str, words: Set[str]) -> str:
    """Turn a text back.

    Args:
        words: known words in lower case without ё, Russian and English.
    """
    return _WORD.sub(lambda found: _word(found, text, words), text)


def _word(found: re.Match[str], text: str, words: Set[str]) -> str:
    word = _LOST_YO.sub("yo", found[0])
    before, after = text[max(0, found.start() - 12) : found.start()], text[found.end() : found.end() + 3]
    if len(word) == 1:
        stays = not re.match(r"\s[A-Za-z(]", after) or _SECTION_WORD.search(before) or before[-1:].isdigit()
        if word.islower():
            return _letter(word)
        return word if stays else _ALONE.get(word, word)
    if before[-1:].isdigit() and word[0].isupper():
        return word
    if _abbreviation(word) and word.casefold() in words:
        return word
    readings = list(_readings(word.casefold()))
    known = next((reading for reading in readings if reading.replace("ё", "е") in words), None)
    plain = re.sub("[^A-Za-z]", "", word)
    if known is None and (
        re.search("[wqx]", plain, re.IGNORECASE) or plain.casefold() in words or _abbreviation(plain)
    ):
        return word
    return _cased(known or readings[0], word)


def _abbreviation(word: str) -> bool:
    return word.isupper() and len(word) <= 3


def _readings(word: str) -> Iterator[str]:
    """The ways to read a word in lower case, the likeliest first."""
    plain = "".join(_letter(part[0]) for part in _SPELLING.finditer(word))
    if re.match(r"e(?:t|k[sv]|kz|l[eiao]|nt|pi|f[fi]|ra)", word):
        yield "э" + plain[1:]
    yield plain
    for place, letter in enumerate(plain):
        if letter == "е":
            yield plain[:place] + "э" + plain[place + 1 :]
        elif letter == "ш":
            yield plain[:place] + "сх" + plain[place + 1 :]
        elif letter == "ё":
            yield plain[:place] + "йо" + plain[place + 1 :]
        elif letter in "яю" and place:
            yield plain[:place] + "ы" + {"я": "а", "ю": "у"}[letter] + plain[place + 1 :]


def _letter(part: str) -> str:
    return _MULTI.get(part) or _SINGLE.get(part) or part


def _cased(russian: str, latin: str) -> str:
    """Capitals as in the Latin word."""
    letters = [letter for letter in latin if letter.isalpha()]
    capitals = sum(letter.isupper() for letter in letters)
    if len(letters) > 2 and capitals > len(letters) / 2:
        return russian.upper()
    return russian[0].upper() + russian[1:] if latin[0].isupper() else russian
