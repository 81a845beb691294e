"""What a click on /help or /about asks for, in its custom_id."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.state import VERSION, OutdatedError
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "H"
_FORM: Final = re.compile(re.escape(PREFIX) + rf"([a-z])({'|'.join(LANGUAGES)}):([a-z-]{{0,40}})")


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


@dataclass(frozen=True)
class HelpState:
    """An action, the language, and the topic or example that it is about."""

    action: HelpAction
    lang: Language
    about: str = ""

    def custom_id(self) -> str:
        """The custom_id that holds it."""
        return f"{PREFIX}{self.action.value}{self.lang}:{self.about}"


def is_help(custom_id: str) -> bool:
    """Whether a custom_id is one of the help's."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> HelpState:
    """The state that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    action = next((item for item in HelpAction if found and item.value == found[1]), None)
    if found is None or action is None:
        raise OutdatedError("no help")
    return HelpState(action, next(lang for lang in LANGUAGES if lang == found[2]), found[3])
