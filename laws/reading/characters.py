"""Characters: one spelling for suits, quotes, dashes and letters before anything is read."""

import re
import unicodedata

LIMIT = 2600
"""Characters of a message that are read. The story comes first; what follows in a whole thread is left out, so that it
costs no more than a long story."""

_SUIT_SIGNS = {
    "\u2664": "♠",
    "\u2661": "♥",
    "\u2662": "♦",
    "\u2667": "♣",
    "\u2660": "♠",
    "\u2665": "♥",
    "\u2666": "♦",
    "\u2663": "♣",
    "\u2764": "♥",
    "\U0001f5a4": "♠",
    "\U0001f0cf": " ",
}
_OTHER_SIGNS = {
    "\u2018": "'",
    "\u2019": "'",
    "\u02bc": "'",
    "\u00b4": "'",
    "\u00ab": '"',
    "\u00bb": '"',
    "\u201c": '"',
    "\u201d": '"',
    "\u201e": '"',
    "\u2010": "-",
    "\u2011": "-",
    "\u2012": "-",
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2026": ".",
    "\u2192": "-",
    "\u00d7": "x",
    "\u2116": " ",
    "ё": "е",
    "Ё": "Е",
}
_RANKS = "A23456789TJ?QK"
_PLAYING_CARDS = {
    chr(0x1F0A0 + row * 16 + rank): f" {suit}{_RANKS[rank - 1]} "
    for row, suit in enumerate("♠♥♦♣")
    for rank in range(1, 15)
    if rank != 12
}
_SIGNS = str.maketrans({**_SUIT_SIGNS, **_OTHER_SIGNS, **_PLAYING_CARDS})
_EMOJI_NAMES = re.compile(r":(spade|heart|diamond|club)s?(?:_suit)?:", re.IGNORECASE)
_MARKUP = re.compile(r"<[@#:a][^>\s]{0,80}>|https?://\S+|[*_~`|>]{1,3}(?=\S)|(?<=\S)[*_~`|]{1,3}")
_CHAT = re.compile(r"\bb4\b(?!\s*[,.;])(?=\s+[a-z])")
_NOT = re.compile(r"\b(did|do|does|is|was|has|have|had|would|could|should|are|were)n'?t\b", re.IGNORECASE)
_CAN_NOT = re.compile(r"\b(?:can'?t|cannot)\b", re.IGNORECASE)
_WILL_NOT = re.compile(r"\bwon'?t\b", re.IGNORECASE)
_STRESS = dict.fromkeys((0x300, 0x301))
_BY_NAME = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣"}


def bare(text: str) -> str:
    """Text without invisible characters (zero-width, direction marks, variation selectors), at most `LIMIT` long."""
    kept = (
        character
        for character in text[:LIMIT]
        if character in "\n\t"
        or (
            unicodedata.category(character) not in ("Cf", "Cc", "Cs", "Co", "Cn")
            and not "\ufe00" <= character <= "\ufe0f"
        )
    )
    return "".join(kept) if not text.isascii() else text[:LIMIT]


def tidy(text: str) -> str:
    """`text` in NFKC with suits as ♠♥♦♣, plain quotes and dashes, е for ё, without Discord markup. Case is kept."""
    if not text.isascii():
        text = text.translate(_SIGNS)
        if any(code in text for code in ("\u0300", "\u0301")) or not unicodedata.is_normalized("NFKC", text):
            decomposed = unicodedata.normalize("NFKC", text)
            text = decomposed.translate(_STRESS).translate(_SIGNS)
    text = _EMOJI_NAMES.sub(lambda found: f" {_BY_NAME[found[1].lower()]}", text)
    return spelled_out(_CHAT.sub("before", _MARKUP.sub(" ", text)))


def spelled_out(text: str) -> str:
    """English negations in full: "didn't" and "didnt" -> "did not", "won't" -> "will not"."""
    return _WILL_NOT.sub("will not", _CAN_NOT.sub("can not", _NOT.sub(r"\1 not", text)))
