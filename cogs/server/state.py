"""What a click on the settings of a server asks for, in its custom_id. What is set stands in the storage, not here."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.server.fields import FIELDS, Field
from cogs.state import VERSION, OutdatedError
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "S"
_FORM: Final = re.compile(re.escape(PREFIX) + rf"([a-z])({'|'.join(LANGUAGES)}):([a-z_0-9]{{0,30}}):([0-9-]{{0,3}})")


class ServerAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    HOME = "h"
    """Show all settings."""
    OPEN = "o"
    """Show the setting chosen in a select."""
    SHOW = "f"
    """Show the setting that is named."""
    SET = "s"
    """Give it the value in that place."""
    UNSET = "d"
    """Leave it to the default."""
    TYPE = "m"
    """Open the modal for it."""
    TYPED = "t"
    """Take what was typed there."""
    CHOSEN = "c"
    """Take the roles or the text that were chosen in a select."""
    PUBLIC = "p"
    """Answer publicly in the channels chosen."""
    PRIVATE = "q"
    """Answer privately in the channels chosen."""
    RESET = "r"
    """Ask whether everything is to be left to the defaults."""
    RESET_ALL = "x"


@dataclass(frozen=True)
class ServerState:
    """An action, the language of the card, the setting and the place of a value that it is about."""

    action: ServerAction
    lang: Language
    field: Field | None = None
    place: int | None = None

    def custom_id(self) -> str:
        """The custom_id that holds it."""
        name = self.field.name if self.field else ""
        return f"{PREFIX}{self.action.value}{self.lang}:{name}:{'' if self.place is None else self.place}"


def is_server(custom_id: str) -> bool:
    """Whether a custom_id is one of the settings'."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> ServerState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    action = next((item for item in ServerAction if found and item.value == found[1]), None)
    if found is None or action is None:
        raise OutdatedError("no settings")
    field = FIELDS.get(found[3])
    place = int(found[4]) if found[4].isdecimal() else None
    if (found[3] and field is None) or (field and place is not None and place >= len(field.values)):
        raise OutdatedError("no such setting")
    return ServerState(action, next(lang for lang in LANGUAGES if lang == found[2]), field, place)
