"""What a click on /privacy or /forget asks for, in its custom_id."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.state import VERSION, OutdatedError
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "P"
_FORM: Final = re.compile(re.escape(PREFIX) + rf"([a-z])({'|'.join(LANGUAGES)})")


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


@dataclass(frozen=True)
class PrivacyState:
    """An action, and the language of the card."""

    action: PrivacyAction
    lang: Language

    def custom_id(self) -> str:
        """The custom_id that holds it."""
        return f"{PREFIX}{self.action.value}{self.lang}"


def is_privacy(custom_id: str) -> bool:
    """Whether a custom_id is one of these."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> PrivacyState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    action = next((item for item in PrivacyAction if found and item.value == found[1]), None)
    if found is None or action is None:
        raise OutdatedError("no privacy")
    return PrivacyState(action, next(lang for lang in LANGUAGES if lang == found[2]))
