"""The custom_ids of the components of a Director's card.

A custom_id is the version, `D` for the Director's table, a letter for the action, and after a colon what it is about.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs import limits
from cogs.state import VERSION, OutdatedError

PREFIX: Final = VERSION + "D"


class DeskAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    EVENT = "e"
    """Rule on the situation chosen in a select."""
    NEXT = "n"
    """Take note of what happened next, chosen in a select: somebody on lead, a card played, a trick over."""
    TELL = "w"
    """Open the modal in which the Director tells what happened."""
    TOLD = "x"
    READING = "g"
    """Take another reading of what was told."""
    ANSWER = "a"
    PICK = "p"
    TYPE = "t"
    TYPED = "y"
    """Answer a question: by a button, a select, or a modal."""
    TAKE = "o"
    """Somebody chose one of the options of the ruling."""
    UNDO = "u"
    READ = "r"
    """Turn the sentences to read out on or off."""
    MORE = "m"
    """Turn the page with everything around the rulings on or off."""
    WHY = "q"
    LANGUAGE = "l"
    SUMMARY = "j"
    """Show all rulings of the case as a text to copy."""
    NOTES = "f"
    """Open the modal with board, table, pairs and note."""
    NOTED = "v"
    SCORE_OUT = "c"
    """The official score can be read from now on."""
    SCORE_AT = "h"
    """Open the modal with the time at which it could be read."""
    TIMED = "d"
    HAND_OVER = "i"
    """Offer the case to the user chosen in a select."""
    CONFIRM = "b"
    """Take the case that was offered."""
    CALL_OFF = "1"
    TAKE_OVER = "k"
    END = "z"
    REOPEN = "s"


@dataclass(frozen=True)
class Aim:
    """A component: its action and what it is about."""

    action: DeskAction
    about: str = ""

    @property
    def custom_id(self) -> str:
        """The custom_id.

        Raises:
            ValueError: it is too long.
        """
        found = f"{PREFIX}{self.action.value}:{self.about}"
        if len(found) > limits.CUSTOM_ID:
            raise ValueError(f"{self.about} is too long for a custom_id")
        return found


def is_desk(custom_id: str) -> bool:
    """Whether a custom_id is one of the Director's table."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> Aim:
    """The aim that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    action, colon, about = custom_id.removeprefix(PREFIX).partition(":")
    try:
        if not colon or not is_desk(custom_id):
            raise ValueError(custom_id)
        return Aim(DeskAction(action), about)
    except ValueError as error:
        raise OutdatedError(str(error)) from None
