"""The bot: application commands and the router, with nothing cached that answers do not need."""

import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import replies
from cogs.book import BookCog
from cogs.bookdialog import BookDialog
from cogs.claim import ClaimCog
from cogs.claimwork import Workshop
from cogs.dialog import Dialog
from cogs.director import DirectorCog, DirectorDesk
from cogs.directordialog import DirectorDialog
from cogs.failures import Failures
from cogs.feedback import Feedback
from cogs.inflight import InFlight
from cogs.office import Office
from cogs.router import Router
from cogs.ruling import RulingCog
from cogs.scoring import ScoringCog
from cogs.translator import Translator, payload
from laws.wording import Language

_log = logging.getLogger(__name__)

DRAIN_SECONDS: Final = 10.0
DEFAULT_LANGUAGE: Final[Language] = "en"
"""Of the default names of commands, and of clients whose language is not one of ours."""


class RulingsBot(commands.Bot):
    """Answers questions in Discord.

    Args:
        office: what answers are made with.
        feedback: where remarks on answers go.
        guild_timeout: seconds to wait for servers before the bot counts as ready.

    Attributes:
        failures: counts of lost answers.
    """

    def __init__(self, office: Office, feedback: Feedback, *, guild_timeout: float = 2.0) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=guild_timeout,
        )
        settings = office.settings
        fixed: Language | None = None if settings.rulings.language == "auto" else settings.rulings.language
        self._office = office
        self._in_flight = InFlight()
        self.failures = Failures(office.words, fixed or DEFAULT_LANGUAGE)
        self._translator = Translator(office.words)
        dialog = Dialog(office)
        book = BookDialog(office)
        words = office.words[DEFAULT_LANGUAGE]
        private = settings.discord.private
        self._cogs_to_add: tuple[commands.Cog, ...] = (
            RulingCog(self, dialog, self.failures, self._in_flight, words=words, language=fixed, private=private),
            BookCog(
                self,
                book,
                self.failures,
                self._in_flight,
                chapters=office.book.chapters,
                words=words,
                language=fixed,
                private=private,
            ),
            ClaimCog(
                self,
                dialog.desk,
                self.failures,
                self._in_flight,
                Workshop(),
                words=words,
                language=fixed,
                edition=office.counsel.default_edition,
                private=private,
            ),
            ScoringCog(
                self,
                office,
                dialog.desk,
                self.failures,
                self._in_flight,
                words=words,
                language=fixed,
                private=private,
            ),
            DirectorCog(
                self,
                DirectorDesk(DirectorDialog(dialog), self.failures),
                self.failures,
                self._in_flight,
                words=words,
                language=fixed,
                edition=office.counsel.default_edition,
            ),
        )
        router = Router(dialog, book, feedback, self.failures, self._in_flight)
        self.add_listener(router.on_interaction, "on_interaction")
        self.tree.error(self._on_command_error)

    async def setup_hook(self) -> None:
        """Add the commands.

        Raises:
            ValueError: Discord would refuse a name or a description.
        """
        await self.commands_payload()

    async def commands_payload(self) -> list[dict[str, Any]]:
        """The commands as they are registered with Discord; no connection is needed.

        Raises:
            ValueError: Discord would refuse a name or a description.
        """
        if not self.cogs:
            for cog in self._cogs_to_add:
                await self.add_cog(cog)
            await self.tree.set_translator(self._translator)
        return await payload(self.tree, self._translator)

    async def drain(self, seconds: float = DRAIN_SECONDS) -> None:
        """Finish what is being answered, at most `seconds`, and close the connection."""
        if not await self._in_flight.drained(seconds):
            _log.warning("closing with %d answers unfinished", self._in_flight.count)
        await self.close()

    async def _on_command_error(self, interaction: replies.Interaction, error: app_commands.AppCommandError) -> None:
        name = interaction.command.qualified_name if interaction.command else "unknown command"
        await self.failures.handle(interaction, error, name)
