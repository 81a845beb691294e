"""What a Director keeps of a ruling, as values that storage, cards and exports share."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Final

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, PlainSerializer

from engine.edition import Edition
from laws.book.model import ranks
from laws.wording import Language

PLACE: Final = 20
"""Characters of a board or a table."""
PAIRS: Final = 60
NOTE: Final = 1000
LAW: Final = 12
WORDS: Final = 100
"""Characters of the words looked for."""
_MARK: Final = "\x1f"
"""Parts marks from words: a folded text never has it, since it counts as white space."""

Snowflake = Annotated[int, PlainSerializer(str, when_used="json")]
"""An id of Discord; in JSON as text, since many readers of JSON round numbers of that size."""


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Remarks(_Value):
    """What the Director adds to a ruling; all of it may be empty."""

    board: str = Field(default="", max_length=PLACE)
    table: str = Field(default="", max_length=PLACE)
    pairs: str = Field(default="", max_length=PAIRS)
    note: str = Field(default="", max_length=NOTE)


class Draft(Remarks):
    """A ruling to be kept.

    Attributes:
        lang: the language it was read in.
        facts: all that it rests on, regulations of the server included.
        laws: sections applied, the deciding ones first.
        verdict: the outcome in one sentence, as it was read.
        outcome: its fields, without texts.
        question: what was asked; empty unless the Director wanted it kept.
    """

    edition: Edition
    lang: Language
    situation: str
    facts: Mapping[str, Any]
    laws: tuple[str, ...]
    verdict: str
    outcome: Mapping[str, Any]
    question: str = ""

    def remarked(self, remarks: Remarks, question: str = "") -> "Draft":
        """The same ruling with remarks."""
        return self.model_copy(update={**remarks.model_dump(), "question": question})


class Entry(Draft):
    """A ruling in the journal of a server.

    Attributes:
        user_id: who kept it.
    """

    id: int
    guild_id: Snowflake
    user_id: Snowflake
    kept_at: AwareDatetime

    @property
    def remarks(self) -> Remarks:
        """What the Director added."""
        return Remarks(board=self.board, table=self.table, pairs=self.pairs, note=self.note)


@dataclass(frozen=True)
class Query:
    """Which entries are meant; empty fields leave the choice open.

    Attributes:
        words: each must stand in the entry.
        law: a law or section; an entry is meant where one of its sections is that or a part of it.
        board: exactly as it was written, but for capitals.
        since: first day, by Greenwich time.
        until: last day.
    """

    words: str = ""
    law: str = ""
    board: str = ""
    since: date | None = None
    until: date | None = None


EVERYTHING: Final = Query()


def folded(text: str) -> str:
    """A text as it is compared: one space between words, no capitals, no ё."""
    return " ".join(text.casefold().replace("ё", "е").split())


def searchable(entry: Draft, *texts: str) -> str:
    """What a search in an entry looks at: its words with `texts`, its laws with all they are part of, and its board."""
    words = (*texts, entry.verdict, entry.note, entry.question, entry.board, entry.table, entry.pairs)
    marks = dict.fromkeys(mark for law in entry.laws for mark in _law_marks(law))
    return " ".join(dict.fromkeys(filter(None, map(folded, words)))) + "".join((*marks, board_mark(entry.board)))


def law_mark(law: str) -> str:
    """What stands in `searchable` of the entries that a law or section belongs to."""
    return f"{_MARK}law {law}{_MARK}"


def board_mark(board: str) -> str:
    """What stands in `searchable` of the entries of a board."""
    return f"{_MARK}board {folded(board).lstrip('0') or folded(board)}{_MARK}"


def _law_marks(law: str) -> Iterator[str]:
    parts = ranks(law)
    if not parts or "." in law:
        yield law_mark(law)
    for count in range(1, len(parts) + ("." not in law)):
        yield law_mark("".join(parts[:count]))


def cleaned(text: str) -> str:
    """A text without control and format characters; its lines stay."""
    return "\n".join(" ".join("".join(map(_kept, line)).split()) for line in text.splitlines()).strip()


def _kept(sign: str) -> str:
    category = unicodedata.category(sign)
    return " " if category == "Cc" else "" if category[0] == "C" else sign
