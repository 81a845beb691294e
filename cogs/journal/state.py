"""The custom_ids of the journal's buttons, selects and modals, so that a click can be answered without any memory.

The button that keeps the ruling of a card is the version, `J`, and the case as in the card's own custom_ids. All others
are the version, `j`, a letter for the action, language, a letter that tells apart components with the same aim, and after
a colon the page, a number, and which entries are listed. The words looked for ride in the message, which quotes them.
"""

import re
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from cogs import limits
from cogs.journal.entry import EVERYTHING, Query
from cogs.state import VERSION, Action, Codec, Ids, OutdatedError, State
from laws.wording import LANGUAGES, Language

KEEP: Final = VERSION + "J"
PREFIX: Final = VERSION + "j"
_FORM: Final = re.compile(
    re.escape(PREFIX)
    + r"(?P<action>\w)(?P<lang>\d)\w:(?P<page>\d{1,6}):(?P<number>\d{1,18}):(?P<law>[^:]*):(?P<since>\d*):(?P<until>\d*)"
    + r":(?P<board>.*)",
    re.DOTALL,
)


class JournalAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    DESK = "k"
    """Keep the ruling of a Director's running case."""
    LIST = "l"
    OPEN = "o"
    """Show the entry chosen in a select."""
    CSV = "c"
    JSON = "n"
    REPORT = "r"
    ENTRY = "e"
    EDIT = "w"
    DELETE = "d"
    """Ask whether it is to be deleted."""
    DELETED = "x"
    AGAIN = "t"
    """Try once more to keep what the message's file holds."""


@dataclass(frozen=True)
class JournalState:
    """A view of the journal or an act in it.

    Attributes:
        page: of a list, from 0.
        number: the entry; for the Director's table the number of his ruling.
        query: the entries listed, without the words looked for.
    """

    action: JournalAction
    lang: Language
    page: int = 0
    number: int = 0
    query: Query = EVERYTHING

    def custom_id(self, slot: str = "0") -> str:
        """The custom_id of a component.

        Args:
            slot: a letter or digit that differs between components of one message with the same aim.

        Raises:
            ValueError: it is too long.
        """
        query = self.query
        head = f"{PREFIX}{self.action.value}{LANGUAGES.index(self.lang)}{slot}"
        parts = (head, self.page, self.number, query.law, _written(query.since), _written(query.until), query.board)
        found = ":".join(map(str, parts))
        if len(found) > limits.CUSTOM_ID:
            raise ValueError("the filters are too long for a custom_id")
        return found


def is_journal(custom_id: str) -> bool:
    """Whether a custom_id is one of the journal's."""
    return custom_id.startswith((KEEP, PREFIX))


def keeps(custom_id: str) -> bool:
    """Whether a custom_id is that of a button on a card, which keeps its rulings."""
    return custom_id.startswith((KEEP, PREFIX + JournalAction.DESK.value))


def writes(custom_id: str) -> bool:
    """Whether a custom_id only adds to the journal and shows nothing of it."""
    return keeps(custom_id) or custom_id.startswith(PREFIX + JournalAction.AGAIN.value)


def parse(custom_id: str) -> JournalState:
    """The state that a custom_id holds; one that begins with `KEEP` is not for this function.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    if not found:
        raise OutdatedError("no view of the journal")
    try:
        return JournalState(
            JournalAction(found["action"]),
            LANGUAGES[int(found["lang"])],
            int(found["page"]),
            int(found["number"]),
            Query("", found["law"], found["board"], _day(found["since"]), _day(found["until"])),
        )
    except (ValueError, IndexError) as error:
        raise OutdatedError(str(error)) from None


def keep(ids: Ids) -> str:
    """The custom_id that keeps the case of a card."""
    return KEEP + ids.of(Action.SHOW)[len(KEEP) :]


def case_in(custom_id: str, codec: Codec) -> State:
    """The case of a custom_id that begins with `KEEP`.

    Raises:
        OutdatedError: it was not written by this version for these situations.
    """
    return codec.parse(VERSION + Action.SHOW.value + custom_id.removeprefix(KEEP))


def _written(day: date | None) -> str:
    return f"{day.year:04}{day.month:02}{day.day:02}" if day else ""


def _day(text: str) -> date | None:
    if not text:
        return None
    if len(text) != 8:
        raise ValueError(text)
    return date(int(text[:4]), int(text[4:6]), int(text[6:]))
