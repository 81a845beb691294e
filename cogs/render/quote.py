"""The asker's words inside a card: without markdown and mentions, and readable again from the card."""

import re
import unicodedata
from typing import Final

from cogs.limits import clip
from engine.ruling import Message

LENGTH: Final = 400
"""Characters of a question that a card quotes."""

_PREFIX: Final = "> "
_CUT: Final = "…"
_BREAK: Final = "\u200b"
"""Put after signs that would start a mention or a link; askers' own format characters are dropped before."""
_MARKS: Final = re.compile(r"[\\*_~`|>#\[\]()<{}-]")
_ESCAPED: Final = re.compile(r"\\(.)")
_GIVEN: Final = frozenset({"given", "call", "row"})
"""Arguments of errors that hold what a user typed."""
_NUMBERED: Final = re.compile(r"^(\d+)\.")


def plain(text: str) -> str:
    """A text on one line, without control and format characters (directions, zero widths)."""
    kept = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    return " ".join("".join(sign for sign in kept if unicodedata.category(sign) not in ("Cf", "Cs", "Co")).split())


def neutral(text: str) -> str:
    """A text in which nothing is markdown, a mention or a link."""
    escaped = _MARKS.sub(r"\\\g<0>", plain(text))
    broken = escaped.replace("@", "@" + _BREAK).replace("://", ":" + _BREAK + "//")
    return _NUMBERED.sub(r"\1\\.", broken)


def harmless(said: Message) -> Message:
    """A message in which what a user gave is neutral, and no longer than a quote."""
    args = {
        key: neutral(clip(value, LENGTH)) if key in _GIVEN and isinstance(value, str) else value
        for key, value in said.args.items()
    }
    return said.model_copy(update={"args": args})


def quoted(text: str) -> str:
    """The line of a card that quotes a question; empty for an empty one."""
    short = clip(plain(text), LENGTH)
    return _PREFIX + neutral(short) if short else ""


def question_in(description: str) -> str:
    """The question that a card quotes, cut as it stands there; empty where there is none."""
    line = description.partition("\n")[0]
    if not line.startswith(_PREFIX):
        return ""
    return _ESCAPED.sub(r"\1", line.removeprefix(_PREFIX).replace(_BREAK, ""))


def whole(question: str) -> bool:
    """Whether a question read from a card was not cut."""
    return bool(question) and not question.endswith(_CUT)
