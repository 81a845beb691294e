"""Deletes what the journals keep no longer, at the start and once a day."""

import logging
from typing import Final

from discord.ext import commands, tasks

from cogs.inflight import InFlight
from cogs.policy import Policies, merged
from cogs.storage.errors import StorageError
from cogs.storage.journal import Journal

_log = logging.getLogger(__name__)

HOURS: Final = 24.0


class JournalRetention(commands.Cog):
    """Runs while the bot is connected.

    Args:
        policies: how long each server keeps its journal.
        in_flight: what the bot finishes before it stops.
    """

    def __init__(self, journal: Journal, policies: Policies, in_flight: InFlight) -> None:
        self._journal = journal
        self._policies = policies
        self._in_flight = in_flight

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin, unless this is a reconnection."""
        if not self.daily.is_running():
            self.daily.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self.daily.cancel()

    @tasks.loop(hours=HOURS)
    async def daily(self) -> None:
        """Look through all servers; where the storage is down, that waits for the next day."""
        try:
            with self._in_flight:
                gone = await self.expire()
        except StorageError as error:
            _log.warning("journal: old entries not looked for, storage is down: %s", error)
        else:
            if gone:
                _log.info("journal: %d old entries deleted", gone)

    async def expire(self) -> int:
        """Delete the entries that are older than their server keeps them; how many there were.

        Raises:
            StorageError: the storage is down.
        """
        gone = 0
        for guild_id in await self._journal.servers():
            policy = merged(self._policies.default, await self._policies.settings(guild_id))
            if policy.journal_days:
                gone += await self._journal.expire(guild_id, policy.journal_days)
        return gone
