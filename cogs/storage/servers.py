"""The settings of servers, and which servers the bot has left."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cogs.storage.database import Database
from cogs.storage.models import Entry, Server

Clock = Callable[[], datetime]
Settings = Mapping[str, Any]


def now() -> datetime:
    """The time of day, in UTC."""
    return datetime.now(UTC)


class Servers:
    """The table of servers. Everything may raise StorageError.

    Args:
        clock: the time of day, with its zone.
    """

    def __init__(self, database: Database, clock: Clock = now) -> None:
        self._database = database
        self._clock = clock

    async def settings(self, guild_id: int) -> Settings:
        """What a server has set; empty where it has set nothing."""

        async def work(session: AsyncSession) -> Settings | None:
            return await session.scalar(select(Server.settings).where(Server.guild_id == guild_id))

        return await self._database.run(work, read_only=True) or {}

    async def change(self, guild_id: int, change: Callable[[Settings], Settings]) -> Settings:
        """Change what a server has set, from what it is at that moment; what is set then."""

        async def work(session: AsyncSession) -> Settings:
            server = await self._row(session, guild_id)
            server.settings = dict(change(server.settings))
            server.changed_at = self._clock()
            return server.settings

        return await self._database.run(work)

    async def left(self, guild_id: int) -> None:
        """The bot was removed from a server: what is kept of it runs out."""
        await self._mark(guild_id, self._clock())

    async def joined(self, guild_id: int) -> None:
        """The bot is on a server, perhaps again."""
        await self._mark(guild_id, None)

    async def present(self, guild_ids: frozenset[int]) -> None:
        """The servers that the bot is on, for those that it joined or left while it did not run."""

        async def work(session: AsyncSession) -> None:
            known = {server.guild_id: server for server in await session.scalars(select(Server))}
            for guild_id in await session.scalars(select(Entry.guild_id).distinct()):
                if guild_id not in known and guild_id not in guild_ids:
                    known[guild_id] = await self._row(session, guild_id)
            for server in known.values():
                here = server.guild_id in guild_ids
                if here or server.left_at is None:
                    server.left_at = None if here else self._clock()

        await self._database.run(work)

    async def _mark(self, guild_id: int, left_at: datetime | None) -> None:
        async def work(session: AsyncSession) -> None:
            if left_at is None:
                server = await session.get(Server, guild_id)
            else:
                server = await self._row(session, guild_id)
            if server is not None:
                server.left_at = left_at

        await self._database.run(work)

    async def _row(self, session: AsyncSession, guild_id: int) -> Server:
        found = await session.get(Server, guild_id, with_for_update=True)
        if found is None:
            found = Server(guild_id=guild_id, settings={}, changed_at=self._clock())
            session.add(found)
            await session.flush()
        return found
