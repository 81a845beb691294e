"""Bytes to text: Unicode, CP1251, CP866, KOI8-R, lines in different encodings, and text once decoded wrongly."""

import codecs
from collections import Counter
from dataclasses import dataclass

from laws.errors import user_error
from laws.importing.plausible import Plausibility

MAX_BYTES = 20_000_000
_BYTES = ("cp1251", "cp866", "koi8-r")
_WRONG = (
    ("cp1251", "utf-8"),
    ("cp866", "utf-8"),
    ("latin-1", "utf-8"),
    ("latin-1", "cp1251"),
    ("cp1251", "cp866"),
    ("cp1251", "koi8-r"),
    ("cp866", "cp1251"),
    ("koi8-r", "cp1251"),
    ("koi8-r", "cp866"),
    ("cp866", "koi8-r"),
)
_BETTER = 1.0
_SAMPLE = 200_000
_LOWEST = -10.0


@dataclass(frozen=True)
class Decoded:
    """A text and the encodings it was in, the commonest first; 'a>b' for text that had been read as a but was b."""

    text: str
    encodings: tuple[str, ...]


def decode(data: bytes, model: Plausibility) -> Decoded:
    """The text of a file.

    Raises:
        UserError: the file is empty or too big, or in none of the encodings it reads as a text.
    """
    if len(data) > MAX_BYTES:
        raise user_error("import-too-big", expected=MAX_BYTES // 1_000_000)
    if not data.strip():
        raise user_error("import-empty")
    found = _unicode(data) or _by_lines(data, model)
    found = _undone(found, model)
    if "\x00" in found.text or model.of(found.text) < _LOWEST:
        raise user_error("import-unreadable")
    return found


def _unicode(data: bytes) -> Decoded | None:
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(mark):
            return Decoded(data.decode(encoding, errors="replace"), (encoding,))
    try:
        return Decoded(data.decode("utf-8"), ("utf-8",))
    except UnicodeDecodeError:
        return None


def _by_lines(data: bytes, model: Plausibility) -> Decoded:
    """Each line in the encoding that most of the file has, unless another is plainly better for it."""
    lines = data.splitlines(keepends=True)
    best = max(_BYTES, key=lambda encoding: model.of(data[:_SAMPLE].decode(encoding, errors="replace")))
    texts, used = [], Counter[str]()
    for line in lines:
        encoding, text = _line(line, best, model)
        texts.append(text)
        if not line.isascii():
            used[encoding] += 1
    return Decoded("".join(texts), tuple(encoding for encoding, _ in used.most_common()) or (best,))


def _line(line: bytes, usual: str, model: Plausibility) -> tuple[str, str]:
    text = line.decode(usual, errors="replace")
    if line.isascii():
        return usual, text
    score = model.of(text) + _BETTER
    chosen = usual
    for encoding in ("utf-8", *_BYTES):
        try:
            other = line.decode(encoding)
        except UnicodeDecodeError:
            continue
        if (found := model.of(other)) > score:
            chosen, text, score = encoding, other, found
    return chosen, text


def _undone(found: Decoded, model: Plausibility) -> Decoded:
    """The text before a wrong decoding, where undoing one makes it plainly better."""
    score, best = model.of(found.text[:_SAMPLE]) + _BETTER, found
    for wrong, right in _WRONG:
        try:
            text = found.text.encode(wrong).decode(right)
        except UnicodeError:
            continue
        if (better := model.of(text[:_SAMPLE])) > score:
            score, best = better, Decoded(text, (*found.encodings, f"{wrong}>{right}"))
    return best
