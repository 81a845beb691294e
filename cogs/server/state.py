"""What a click on the settings of a server asks for, in its custom_id. What is set stands in the storage, not here."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.plain import PlainCodec
from cogs.server.fields import FIELDS, Field
from cogs.state import VERSION, OutdatedError
from laws.wording import Language

PREFIX: Final = VERSION + "S"


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


_CODEC: Final = PlainCodec(PREFIX, ServerAction, ":[a-z_0-9]{0,30}:[0-9-]{0,3}")


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
        return _CODEC.pack(self.action, self.lang, f":{name}:{'' if self.place is None else self.place}")


def is_server(custom_id: str) -> bool:
    """Whether a custom_id is one of the settings'."""
    return _CODEC.owns(custom_id)


def parse(custom_id: str) -> ServerState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    action, lang, rest = _CODEC.parse(custom_id)
    _, name, number = rest.split(":")
    field = FIELDS.get(name)
    place = int(number) if number.isdecimal() else None
    if (name and field is None) or (field and place is not None and place >= len(field.values)):
        raise OutdatedError("no such setting")
    return ServerState(action, lang, field, place)
