"""Servers that the bot joins and leaves: of those it left, nothing is kept for long."""

import logging
from collections.abc import Awaitable
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.policy import Policies
from cogs.storage import StorageError
from cogs.storage.forget import Forgetting
from cogs.storage.servers import Servers

_log = logging.getLogger(__name__)

HOURS: Final = 24.0


class ServerLife(commands.Cog):
    """Marks servers when the bot leaves them, and deletes what is kept of them when its time has come.

    Args:
        bot: the bot whose servers they are.
        policies: remember settings, which are forgotten with their server.
    """

    def __init__(self, bot: commands.Bot, servers: Servers, forgetting: Forgetting, policies: Policies) -> None:
        self._bot = bot
        self._servers = servers
        self._forgetting = forgetting
        self._policies = policies

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look which servers came and went meanwhile, then begin with the daily work, unless this is a reconnection."""
        if not self.daily.is_running():
            self.daily.start()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """What is kept of the server stays."""
        await self._noted(self._servers.joined(guild.id), guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """What is kept of the server begins to run out."""
        self._policies.forget(guild.id)
        await self._noted(self._servers.left(guild.id), guild.id)

    async def cog_unload(self) -> None:
        """Stop."""
        self.daily.cancel()

    @tasks.loop(hours=HOURS)
    async def daily(self) -> None:
        """Delete what has run out; where the storage is down, that waits for the next day."""
        try:
            await self.tidy()
        except StorageError as error:
            _log.warning("servers left long ago not looked for, storage is down: %s", error)

    async def tidy(self) -> tuple[int, ...]:
        """Mark the servers that are gone and delete what has run out; of which servers that was.

        Raises:
            StorageError: the storage is down.
        """
        await self._servers.present(frozenset(guild.id for guild in self._bot.guilds))
        gone = await self._forgetting.left_long_ago()
        for guild_id in gone:
            self._policies.forget(guild_id)
            _log.info("audit: server %d: everything deleted, the bot left it long ago", guild_id)
        return gone

    async def _noted(self, work: Awaitable[None], guild_id: int) -> None:
        """Do what an event asks for. What an outage prevents is made good by the daily look at all servers."""
        try:
            await work
        except StorageError as error:
            _log.warning("server %d came or went and was not noted: %s", guild_id, error)
