"""What happens when an answer fails: the user always reads something, and the log gets what may stand in it."""

import contextlib
import logging
import secrets
import traceback
from collections import Counter
from collections.abc import Mapping
from typing import Final

import aiohttp
import discord
from discord import app_commands

from cogs import clicks, replies
from cogs.limits import clip
from cogs.origins import command_named
from cogs.render.quote import harmless, neutral
from cogs.state import OutdatedError
from laws.errors import UserError
from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)

BACK: Final = 1500
"""Characters of what was typed that are given back; signs that are escaped count twice."""
GIVEN: Final = 100
"""Characters that a message on an error of the user's quotes by itself."""
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
GONE: Final = {
    UNKNOWN_INTERACTION: "unknown_interaction",
    ALREADY_ANSWERED: "already_answered",
    replies.UNKNOWN_MESSAGE: "message_deleted",
    10015: "token_expired",
    50027: "token_expired",
}
"""Discord's codes after which nobody can be told anything in this interaction."""


class Failures:
    """Handles errors of commands and clicks.

    Attributes:
        counts: how often an answer was lost, by reason.
    """

    def __init__(self, words: Mapping[Language, Catalogue], default: Language) -> None:
        self._words = words
        self._default: Language = default
        self.counts: Counter[str] = Counter()

    def language(self, interaction: replies.Interaction) -> Language:
        """The language to speak to a user in when nothing else is known."""
        return replies.language_of(interaction, self._default)

    async def handle(self, interaction: replies.Interaction, error: BaseException, where: str) -> None:
        """Tell the user and the log.

        Args:
            where: the command or action that failed.
        """
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        words = self._words[self.language(interaction)]
        if isinstance(error, UserError):
            await self.refuse(interaction, words.text(harmless(error.said)), longer=GIVEN)
        elif isinstance(error, OutdatedError | app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            _log.info("%s: outdated: %s", where, type(error).__name__)
            await self.refuse(interaction, words.say("discord-ask-again", command=_command(interaction, words)))
        elif isinstance(error, LookupError) and error.args == (replies.FILE,):
            await self.refuse(interaction, words.say("discord-file-gone", command=_command(interaction, words)))
        elif isinstance(error, discord.HTTPException) and error.code in GONE:
            self._lost(GONE[error.code], where)
        elif isinstance(error, TimeoutError):
            self._lost("too_slow", where)
        elif isinstance(error, discord.DiscordServerError):
            self._lost("server_error", where)
        elif isinstance(error, aiohttp.ClientError):
            self._lost("no_connection", where)
        elif interaction.client.is_closed():
            self._lost("closed", where)
        else:
            await self.refuse(interaction, words.say("error-unexpected", given=self.unexpected(error, where)))

    async def refuse(self, interaction: replies.Interaction, text: str, *, longer: int = 0) -> None:
        """Tell the user why nothing was done, with what they typed in a modal, which would be lost otherwise.

        Args:
            longer: what was typed is given back only if it has more characters.
        """
        back = _typed_back(interaction)
        if len(back) > longer:
            text = "\n".join((text, self._words[self.language(interaction)].say("discord-text-back"), back))
        await self._tell(interaction, text)

    def unexpected(self, error: BaseException, where: str) -> str:
        """Log a bug: where it happened and its kind, but not its message, which may hold a user's words.

        Returns:
            The id under which it stands in the log.
        """
        mark = secrets.token_hex(4)
        self.counts["unexpected"] += 1
        frames = "".join(traceback.format_tb(error.__traceback__))
        _log.error("%s failed, %s: %s\n%s", where, mark, type(error).__qualname__, frames)
        return mark

    def _lost(self, reason: str, where: str) -> None:
        self.counts[reason] += 1
        _log.warning("%s: answer lost: %s", where, reason)

    async def _tell(self, interaction: replies.Interaction, text: str) -> None:
        if interaction.client.is_closed():
            return
        lost = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, discord.InteractionResponded)
        with contextlib.suppress(*lost):
            await replies.note(interaction, text)


def _command(interaction: replies.Interaction, words: Catalogue) -> str:
    return command_named(clicks.command(interaction), clicks.custom_id(interaction), words)


def _typed_back(interaction: replies.Interaction) -> str:
    """What was typed in a modal, as a quote that can be copied; empty for other interactions."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    texts = [text for text in clicks.typed(interaction).values() if text.strip()]
    return clip("\n".join(f"> {neutral(text)}" for text in texts), BACK)
