"""Words broken at a line's end made whole; a word that really has a hyphen keeps it."""

import re
from collections.abc import Set

_BROKEN = re.compile(
    r"(?P<first>(?:[^\W\d_]|['®])+(?:-[^\W\d_]+)*)-(?P<space>[ \t\n]*\f[ \t\n]*|[ \t]*\n[ \t]*|[ ]+)(?P<second>[^\W\d_]+)"
)
_REAL_SECOND = ("либо", "нибудь", "то", "таки", "ка", "за", "под")
_BY = re.compile("прежнему|другому|иному|разному|[мтс]воему|моему|[нв]ашему|видимому|новому|старому|русски|английски")
_QUESTIONS = re.compile(
    "как|как(?:ой|ая|ое|ие|ого|ому|им|ом|ую|их|ими)|кто|кого|кому|кем|ком|что|чего|чему|чем|где|куда|откуда|когда|почему|зачем"
    "|сколько|че[йм]|чь[яеи]|котор(?:ый|ого|ому|ым|ом|ая|ое|ые)"
)


def join(text: str, words: Set[str]) -> tuple[str, int]:
    """Join broken words.

    Args:
        words: known words in lower case without ё: a word known with its hyphen keeps it.

    Returns:
        The text and the number of words joined or kept with their hyphen.
    """
    count = 0

    def whole(found: re.Match[str]) -> str:
        nonlocal count
        first, second = found["first"], found["second"]
        if "\n" not in found["space"] and not second[:1].islower():
            return found[0]
        count += 1
        page = "\f" if "\f" in found["space"] else ""
        return (f"{first}-{second}" if _real(first, second, words) else first + second) + page

    return _BROKEN.sub(whole, text), count


def _real(first: str, second: str, words: Set[str]) -> bool:
    """Whether the hyphen belongs to the word: a particle (какой-либо, кое-кто, по-прежнему), a capital or a known word."""
    left, right = first.casefold().replace("ё", "е"), second.casefold().replace("ё", "е")
    if second[0].isupper() and not (first.isupper() and len(first) > 1):
        return True
    if left + right in words:
        return False
    if right in _REAL_SECOND and (_QUESTIONS.fullmatch(left) or right in ("либо", "нибудь")):
        return True
    if left in ("кое", "кой") or (left == "по" and _BY.fullmatch(right)):
        return True
    return f"{left}-{right}" in words
