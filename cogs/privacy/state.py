"""What a click on /privacy or /forget asks for, in its custom_id."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.plain import PlainCodec
from cogs.state import VERSION
from laws.wording import Language

PREFIX: Final = VERSION + "P"


class PrivacyAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    SHOW = "p"
    """Say what is kept."""
    OWN = "o"
    """Ask whether the user's entries are to be deleted."""
    OWN_SURE = "d"
    SERVER = "s"
    """Ask whether everything of the server is to be deleted."""
    SERVER_SURE = "x"


_CODEC: Final = PlainCodec(PREFIX, PrivacyAction)


@dataclass(frozen=True)
class PrivacyState:
    """An action, and the language of the card."""

    action: PrivacyAction
    lang: Language

    def custom_id(self) -> str:
        """The custom_id that holds it."""
        return _CODEC.pack(self.action, self.lang)


def is_privacy(custom_id: str) -> bool:
    """Whether a custom_id is one of these."""
    return _CODEC.owns(custom_id)


def parse(custom_id: str) -> PrivacyState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    action, lang, _ = _CODEC.parse(custom_id)
    return PrivacyState(action, lang)
