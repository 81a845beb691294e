"""Numbers of laws and sections as people write them, however they part, bracket and spell their letters.

A text may mean more than one number: Cyrillic 'Ф' is written for F, and is the key of A where the keyboard was left on
Russian. Which of the meanings exists is for the caller to see.
"""

import re
from collections.abc import Iterator
from typing import Final

_MARK: Final = re.compile(
    r"[\s(\[]*(?:(?:the|по)\s+)?(?:laws?|l|rules?|sections?|sec|правил\w*|прав|пр|закон\w*|стать\w*|ст|пункт\w*|п|номер|no|§|№|#)?"
    r"(?:[\s.:№#]|(?=\d))*",
    re.IGNORECASE,
)
_WITHIN: Final = re.compile(r"\s*\b(?:под)?(?:пункт|п|section|sec|para|item)\b\.?\s*", re.IGNORECASE)
_SEPARATORS: Final = re.compile(r"[\s.,;:()\[\]{}\-–—_/\\]+")
_TAIL: Final = re.compile(r"[\s?!.,;:]+$")
_PLAIN: Final = re.compile(r"(\d{1,3})(?:([a-z])(?:(\d{1,2})(?:([a-z])([ivx]{1,4}|\d)?)?)?)?")
_POINTED: Final = re.compile(r"(\d{1,2})\s*[.(]\s*(\d)\s*\)?")
"""A law whose parts are numbered and have no letter: '71.1', '71(1)'."""
_LOOKALIKES: Final = str.maketrans("авсенкмртхудбгфи", "abcehkmptxydbgfi")
_KEYS: Final = str.maketrans("авсенкмртхудбфипшол", "abcehkmptxydbabgijk")
_NAMES: Final = {"intro": "INTRO", "introduction": "INTRO", "введение": "INTRO"}
_FULL_LENGTH: Final = 40


def forms(text: str) -> tuple[str, ...]:
    """The plain ids that a text may mean, the likeliest first: '12C1(e)(i)' -> ('12C1ei',); empty if it is no number.

    A form need not exist in any edition: '94' and '64Z' are forms too.
    """
    stripped = _TAIL.sub("", text.strip().casefold())
    if stripped in _NAMES:
        return (_NAMES[stripped],)
    if len(text) > _FULL_LENGTH:
        return ()
    return tuple(dict.fromkeys(_forms(stripped)))


def prefix(text: str) -> str:
    """The plain form of a number that is still being typed, in lower case; empty if it does not begin with one."""
    found = forms(text)
    return found[0].casefold() if found and found[0] != "INTRO" else ""


def _forms(text: str) -> Iterator[str]:
    start = _MARK.match(text)
    rest = text[start.end() if start else 0 :]
    if not rest[:1].isdigit():
        return
    if pointed := _POINTED.fullmatch(rest):
        yield f"{int(pointed[1])}.{pointed[2]}"
        return
    signs = _SEPARATORS.sub("", _WITHIN.sub(" ", rest)).replace("ё", "е")
    for letters in (_LOOKALIKES, _KEYS):
        found = _PLAIN.fullmatch(signs.translate(letters))
        if found:
            law, letter, digit, low, last = (part or "" for part in found.groups())
            yield f"{int(law)}{letter.upper()}{digit}{low}{last}"
