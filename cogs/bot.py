"""The bot: application commands and the router, with nothing cached that answers do not need."""

import asyncio
import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import replies
from cogs.book.cog import BookCog
from cogs.book.dialog import BookDialog
from cogs.claim.cog import ClaimCog
from cogs.claim.searching import Searching
from cogs.claim.work import Workshop
from cogs.dialog import Dialog
from cogs.direct.cog import DirectCog
from cogs.direct.options import FactTranslator
from cogs.director.cog import DirectorCog
from cogs.director.desk import DirectorDesk
from cogs.director.dialog import DirectorDialog
from cogs.failures import Failures
from cogs.feedback import Feedback
from cogs.help.about import About
from cogs.help.cog import HelpCog
from cogs.inflight import InFlight
from cogs.journal.cog import JournalCog
from cogs.journal.dialog import JournalDialog
from cogs.journal.files import JournalFiles
from cogs.journal.keep import JournalKeeper
from cogs.journal.retention import JournalRetention
from cogs.office import Office
from cogs.pace import TOO_FAST, Gate, Pace, PacedTree
from cogs.policy import Policies
from cogs.privacy.cog import PrivacyCog
from cogs.router import Router
from cogs.ruling import RulingCog
from cogs.score.cog import ScoringCog
from cogs.server.cog import ServerCog
from cogs.server.life import ServerLife
from cogs.serving import Service
from cogs.situation.cog import SituationCog
from cogs.storage import Database, StorageError
from cogs.storage.address import address
from cogs.storage.forget import Forgetting
from cogs.storage.journal import Journal
from cogs.storage.servers import Servers
from cogs.translator import payload
from laws.wording import Language

_log = logging.getLogger(__name__)

DRAIN_SECONDS: Final = 10.0
OPEN_SECONDS: Final = 5.0
"""So long connecting waits for the database: the first answers should know the settings of their servers."""
DEFAULT_LANGUAGE: Final[Language] = "en"
"""Of the default names of commands, and of clients whose language is not one of ours."""


class RulingsBot(commands.Bot):
    """Answers questions in Discord.

    Args:
        office: what answers are made with.
        feedback: where remarks on answers go.
        guild_timeout: seconds to wait for servers before the bot counts as ready.
        database: its address; None for that of the environment, else in the data folder.

    Attributes:
        failures: counts of lost answers.
        gate: holds back users who ask too fast.
        database: where servers keep what they keep; opened before the bot connects, else when it is first used.
        policies: what holds where a question is asked.
    """

    def __init__(
        self, office: Office, feedback: Feedback, *, guild_timeout: float = 2.0, database: str | None = None
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=PacedTree,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=guild_timeout,
        )
        workshop = Workshop()
        searching = Searching(workshop)
        office = searching.bound(office)
        settings = office.settings
        fixed: Language | None = None if settings.rulings.language == "auto" else settings.rulings.language
        self._office = office
        self._opening: asyncio.Task[None] | None = None
        self._payload: list[dict[str, Any]] = []
        self._in_flight = InFlight()
        self.failures = Failures(office.words, fixed or DEFAULT_LANGUAGE)
        pace = Pace(settings.pace.at_once, settings.pace.a_second)
        self.gate = Gate(pace, self.failures, office.words, self._in_flight)
        self.add_listener(self.gate.refuse, f"on_{TOO_FAST}")
        self._translator = FactTranslator(office.words)
        dialog = Dialog(office)
        self.database = Database(database or address(settings.data_folder))
        servers, forgetting = Servers(self.database), Forgetting(self.database)
        self.policies = Policies(office, servers)
        journal = Journal(self.database)
        entries = JournalDialog(office, journal)
        book = BookDialog(office)
        words = office.words[DEFAULT_LANGUAGE]
        service = Service(self, self.failures, self._in_flight, self.policies)
        ruling = RulingCog(service, dialog, searching, words=words)
        self._cogs_to_add: tuple[commands.Cog, ...] = (
            ruling,
            SituationCog(service, dialog, searching, words=words),
            DirectCog(service, dialog, searching, default=DEFAULT_LANGUAGE),
            HelpCog(service, About(office), ruling.answer, words=office.words, default=DEFAULT_LANGUAGE),
            BookCog(service, book, chapters=office.book.chapters, words=words),
            ClaimCog(service, dialog.desk, workshop, words=words),
            ScoringCog(service, office, dialog.desk, words=words),
            DirectorCog(
                service, DirectorDesk(DirectorDialog(dialog), self.failures, self.policies, searching), words=words
            ),
            ServerCog(service, office, words=words),
            ServerLife(self, servers, forgetting, self.policies),
            PrivacyCog(service, forgetting, words=office.words, default=DEFAULT_LANGUAGE),
            JournalCog(
                service,
                entries,
                JournalKeeper(entries, dialog, self.failures, self.policies),
                JournalFiles(office, journal),
                words=words,
            ),
            JournalRetention(journal, self.policies, self._in_flight),
        )
        router = Router(dialog, book, feedback, self.failures, self._in_flight, searching, self.policies)
        self.add_listener(router.on_interaction, "on_interaction")
        self.tree.error(self._on_command_error)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the listeners of an event; of a click or a form only where the pace of its user lets it through."""
        if event_name == "interaction" and args[0].type is not discord.InteractionType.application_command:
            seconds = self.gate.wait(args[0])
            if seconds:
                super().dispatch(TOO_FAST, args[0], seconds)
                return
        super().dispatch(event_name, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Add the commands, and begin to open the database.

        Raises:
            ValueError: Discord would refuse a name or a description.
        """
        self._opening = asyncio.create_task(self._open())
        await self.commands_payload()

    async def _open(self) -> None:
        """Open the database before it is needed; where that fails, whoever needs it tries again."""
        try:
            await self.database.start()
        except StorageError as error:
            _log.warning("the database cannot be opened: %s", error)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect once the database is open; where it does not open in time, without it."""
        if self._opening is not None:
            await asyncio.wait((self._opening,), timeout=OPEN_SECONDS)
        await super().connect(reconnect=reconnect)

    async def commands_payload(self) -> list[dict[str, Any]]:
        """The commands as they are registered with Discord; no connection is needed.

        Raises:
            ValueError: Discord would refuse a name or a description.
        """
        if not self.cogs:
            for cog in self._cogs_to_add:
                await self.add_cog(cog)
            await self.tree.set_translator(self._translator)
            self._payload = await payload(self.tree, self._translator)
        return self._payload

    async def drain(self, seconds: float = DRAIN_SECONDS) -> None:
        """Finish what is being answered, at most `seconds`, and close the connection."""
        if not await self._in_flight.drained(seconds):
            _log.warning("closing with %d answers unfinished", self._in_flight.count)
        await self.close()

    async def close(self) -> None:
        """Close the connection and the database."""
        await super().close()
        if self._opening is not None:
            self._opening.cancel()
        await self.database.close()

    async def _on_command_error(self, interaction: replies.Interaction, error: app_commands.AppCommandError) -> None:
        name = interaction.command.qualified_name if interaction.command else "unknown command"
        await self.failures.handle(interaction, error, name)
