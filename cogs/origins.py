"""The command that a message came from, as far as Discord or the custom_ids of its components tell: what to ask again with."""

from collections.abc import Mapping
from typing import Final

from cogs.book import state as bookstate
from cogs.claim import state as claimstate
from cogs.director import ids as directorids
from cogs.help import state as helpstate
from cogs.journal import state as journalstate
from cogs.privacy import state as privacystate
from cogs.score import state as scorestate
from cogs.server import state as serverstate
from cogs.situation import state as situationstate
from cogs.situation.state import Origin
from cogs.state import VERSION
from laws.wording import Catalogue

_FAMILIES: Final[Mapping[str, str]] = {
    bookstate.PREFIX: "law",
    claimstate.PREFIX: "claim",
    directorids.PREFIX: "director",
    helpstate.PREFIX: "help",
    journalstate.PREFIX: "journal",
    privacystate.PREFIX: "privacy",
    scorestate.PREFIX: "score",
    serverstate.PREFIX: "settings",
    situationstate.PREFIX: "situation",
}
"""The commands by what begins their custom_ids; the letter after the version stays the same through all versions."""
_BEGUN: Final[Mapping[str, str]] = {
    Origin.SITUATION.value: "situation",
    Origin.GUIDE.value: "guide",
    Origin.RULING.value: "ruling",
}
_ORIGIN: Final = 3
"""Where the letter of the command stands in the custom_ids of the form and the guided mode."""


def command_of(custom_id: str) -> str:
    """The id of the command that a custom_id of any version belongs to; /ruling where it does not tell."""
    family = VERSION + custom_id[len(VERSION) :][:1]
    if family == situationstate.PREFIX:
        return _BEGUN.get(custom_id[_ORIGIN : _ORIGIN + 1], "situation")
    return _FAMILIES.get(family, "ruling")


def command_named(told: str, custom_id: str, words: Catalogue) -> str:
    """The command that a message came from as its reader types it, without the slash.

    Args:
        told: its default name as Discord tells it, `exposed-card play`; where that is none of ours, the custom_id decides.
    """
    first, _, part = told.partition(" ")
    ids = [f"command-{first}", f"command-{first}-{part}"] if part else [f"command-{first}"]
    if not all(words.has(name) for name in ids):
        ids = [f"command-{command_of(custom_id)}"]
    return " ".join(words.say(name) for name in ids)
