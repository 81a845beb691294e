"""Russian in Latin letters, in the many ways people write it, as one coarse key.

Both the Cyrillic word and its transliteration are reduced to the same key: и, й, ы and their spellings fall together, soft
and hard signs vanish, щ becomes ш, ю and я are split into и + vowel, doubled letters become single ones. So no scheme of
transliteration has to be guessed.
"""

import re

_LATIN = (
    ("shch", "ш"),
    ("sch", "ш"),
    ("tch", "ч"),
    ("zh", "ж"),
    ("kh", "х"),
    ("ts", "ц"),
    ("tz", "ц"),
    ("ch", "ч"),
    ("sh", "ш"),
    ("yo", "е"),
    ("jo", "е"),
    ("ye", "е"),
    ("je", "е"),
    ("ck", "к"),
    ("4", "ч"),
    ("w", "ш"),
    ("a", "а"),
    ("b", "б"),
    ("v", "в"),
    ("g", "г"),
    ("d", "д"),
    ("e", "е"),
    ("z", "з"),
    ("i", "и"),
    ("y", "и"),
    ("j", "и"),
    ("k", "к"),
    ("l", "л"),
    ("m", "м"),
    ("n", "н"),
    ("o", "о"),
    ("p", "п"),
    ("r", "р"),
    ("s", "с"),
    ("t", "т"),
    ("u", "у"),
    ("f", "ф"),
    ("h", "х"),
    ("x", "х"),
    ("c", "ц"),
    ("q", "я"),
    ("'", ""),
)
_SPELLINGS = dict(_LATIN)
_LATIN_PART = re.compile("|".join(spelling for spelling, _ in _LATIN))
_CYRILLIC = str.maketrans(
    {"й": "и", "ы": "и", "ь": "", "ъ": "", "щ": "ш", "ю": "иу", "я": "иа", "э": "е", "ё": "е", "'": "", "-": ""}
)
_DOUBLED = re.compile(r"(.)\1+")


def _coarse(key: str) -> str:
    key = key.replace("q", "иа").replace("кс", "х").replace("тс", "ц").replace("дж", "ж")
    key = _DOUBLED.sub(r"\1", key)
    return key.replace("иие", "е").replace("ие", "е")


def key_of_cyrillic(word: str) -> str:
    """The coarse key of a Russian word in lower case."""
    return _coarse(word.translate(_CYRILLIC))


def key_of_latin(word: str) -> str:
    """The coarse key of a Russian word written in Latin letters, lower case."""
    spelled = _LATIN_PART.sub(lambda found: _SPELLINGS[found[0]], word)
    return _coarse(spelled.replace("я", "иа"))
