"""Single signs put right: ё lost to a quotation mark, rules and borders of tables turned to junk, odd spaces and dashes."""

import re
from collections import Counter
from dataclasses import dataclass

RULE = "───"
BAR = "│"
_SPACES = str.maketrans(
    {"\u00a0": " ", "\u2007": " ", "\u202f": " ", "\u00ad": "", "\ufeff": "", "\u200b": ""}
    | {"\x03": "♥", "\x04": "♦", "\x05": "♣", "\x06": "♠"}
)
_LOST_YO = re.compile(r"(?<=[а-яА-Я])[„‚]|[„‚](?=[а-я])(?![^„‚“”\n]{0,80}[“”])(?<!\w)")
_JOINED = re.compile(r"(?<=[а-яё]{2}[,;:])(?=[а-яёА-ЯЁ(])|(?<=[а-яё]{2}\.)(?=[А-ЯЁ][а-яё])|(?<=[а-яё]{2}\);)(?=[а-яё])")
_DASH = re.compile(r"(?<=[^\W\d_])[–−‐‑](?=[^\W\d_])")
_BORDERS = "‹’│║|¦"
_LEADERS = re.compile(r"[.…]{4,}")
_STARS = re.compile(r"^[ \t]*(?:\*[ \t]*){3,}$", re.MULTILINE)
_PAIRS = re.compile(r"(?<!\S)(?:(\S)\1{1,2})(?:[ ]+\1{2,3}){2,}(?!\S)")
_TOKEN = re.compile(r"(?<!\S)\S{4,}")


@dataclass(frozen=True)
class Mended:
    """A text with its signs put right, and how often each kind of repair was made."""

    text: str
    repairs: tuple[tuple[str, int], ...]


def mend(text: str) -> Mended:
    """Put single signs right. Every row of junk that stood for a rule becomes `RULE`, every border of a table `BAR`."""
    counts: Counter[str] = Counter()
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(_SPACES)
    lines = [_bars(line, counts) for line in text.split("\n")]
    text = "\n".join(lines)
    text = _counted(_STARS, RULE, text, "rules", counts)
    text = _counted(_PAIRS, RULE, text, "rules", counts)
    text = _TOKEN.sub(lambda found: _rule(found[0], counts), text)
    text = _yo(counts, text)
    text = _counted(_LEADERS, " … ", text, "leaders", counts)
    text = _counted(_DASH, "-", text, "hyphens", counts)
    text = _counted(_JOINED, " ", text, "spaces", counts)
    return Mended(text, tuple(sorted(counts.items())))


def _yo(counts: Counter[str], text: str) -> str:
    def letter(found: re.Match[str]) -> str:
        counts["yo"] += 1
        return "ё" if found[0] == "„" else "Ё"

    return _LOST_YO.sub(letter, text)


def _counted(pattern: re.Pattern[str], new: str, text: str, kind: str, counts: Counter[str]) -> str:
    text, number = pattern.subn(new, text)
    if number:
        counts[kind] += number
    return text


def _bars(line: str, counts: Counter[str]) -> str:
    if sum(line.count(sign) for sign in _BORDERS) < 3 or not any(sign in line for sign in "‹│║|¦") or "›" in line:
        return line
    counts["borders"] += 1
    return re.sub(f"[{re.escape(_BORDERS)}]", BAR, line)


def _rule(token: str, counts: Counter[str]) -> str:
    """A token made almost wholly of one sign is a rule; no word repeats a letter so."""
    sign, number = Counter(token).most_common(1)[0]
    if sign in "0123456789.…*" or number < 4 or number / len(token) < 0.7:
        return token
    counts["rules"] += 1
    return RULE
