"""What a click on /help or /about asks for, in its custom_id."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.plain import PlainCodec
from cogs.state import VERSION
from laws.wording import Language

PREFIX: Final = VERSION + "H"


class HelpAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    TOPIC = "t"
    """Show the topic chosen in a select."""
    SHOW = "s"
    """Show the topic named, in the language named."""
    EXAMPLE = "x"
    """Ask the example named."""
    ABOUT = "a"
    """Show what the bot says of itself."""


_CODEC: Final = PlainCodec(PREFIX, HelpAction, ":[a-z-]{0,40}")


@dataclass(frozen=True)
class HelpState:
    """An action, the language, and the topic or example that it is about."""

    action: HelpAction
    lang: Language
    about: str = ""

    def custom_id(self) -> str:
        """The custom_id that holds it."""
        return _CODEC.pack(self.action, self.lang, f":{self.about}")


def is_help(custom_id: str) -> bool:
    """Whether a custom_id is one of the help's."""
    return _CODEC.owns(custom_id)


def parse(custom_id: str) -> HelpState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    action, lang, rest = _CODEC.parse(custom_id)
    return HelpState(action, lang, rest[1:])
