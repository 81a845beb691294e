"""A view of the law book in the custom_id of a button, so that a click can be answered without any memory.

A custom_id is the version, `B` for the book, a letter for the view, one for where it is shown, language and edition, the
chapter and the page of a search, a letter that tells apart components with the same aim, and the name of what is shown.
The words of a search ride in the message, which quotes them.
"""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs import limits
from cogs.state import VERSION, OutdatedError
from engine.edition import EDITIONS, Edition
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "B"
_FORM: Final = re.compile(
    re.escape(PREFIX)
    + r"(?P<view>\w)(?P<way>\w)(?P<lang>\d)(?P<edition>\d)(?P<chapter>[0-9a-z])(?P<page>\d)\w:(?P<name>.*)"
)
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
PAGES: Final = 10
"""Pages of a search that a custom_id can tell apart."""


class View(Enum):
    """What of the book is shown."""

    LAW = "l"
    SEARCH = "s"
    COMPARE = "c"
    TERM = "t"


class Way(Enum):
    """Where it is shown: in the message that was clicked, in a new private one, or in a new one for everybody."""

    TURN = "t"
    OPEN = "o"
    PUBLISH = "p"


@dataclass(frozen=True)
class BookState:
    """A view of the book.

    Attributes:
        name: a law or section, or the id of a term; empty for a search.
        chapter: place of the chapter that a search is kept to, from 1; 0 for the whole book.
        page: page of a search, from 0.
    """

    view: View
    way: Way
    lang: Language
    edition: Edition
    name: str = ""
    chapter: int = 0
    page: int = 0

    def custom_id(self, slot: str = "0") -> str:
        """The custom_id of a component.

        Args:
            slot: a letter or digit that differs between components of one message with the same aim.

        Raises:
            ValueError: the name does not fit.
        """
        lang, edition = LANGUAGES.index(self.lang), EDITIONS.index(self.edition)
        head = f"{PREFIX}{self.view.value}{self.way.value}{lang}{edition}{_DIGITS[self.chapter]}{self.page}{slot}:"
        if len(head) + len(self.name) > limits.CUSTOM_ID:
            raise ValueError(f"the name {self.name} is too long for a custom_id")
        return head + self.name


def is_book(custom_id: str) -> bool:
    """Whether a custom_id is one of the book's."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> BookState:
    """The view that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    if not found:
        raise OutdatedError("no view of the book")
    try:
        return BookState(
            view=View(found["view"]),
            way=Way(found["way"]),
            lang=LANGUAGES[int(found["lang"])],
            edition=EDITIONS[int(found["edition"])],
            name=found["name"],
            chapter=_DIGITS.index(found["chapter"]),
            page=int(found["page"]),
        )
    except (ValueError, IndexError) as error:
        raise OutdatedError(str(error)) from None
