"""What is kept of users and servers, counted and deleted. Everything may raise StorageError."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, CursorResult, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cogs.storage.database import Database
from cogs.storage.models import Entry, Server
from cogs.storage.servers import now

DAYS: Final = 30
"""How long the data of a server outlasts the bot's removal from it."""


@dataclass(frozen=True)
class Kept:
    """What is kept.

    Attributes:
        settings: how many settings the server has set; None where no server is meant.
        entries: entries of its journal.
        own_here: those of them that the user kept.
        own: entries that the user kept on any server.
    """

    settings: int | None
    entries: int
    own_here: int
    own: int


class Forgetting:
    """Counts and deletes.

    Args:
        clock: the time of day, with its zone.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime] = now) -> None:
        self._database = database
        self._clock = clock

    async def kept(self, guild_id: int | None, user_id: int) -> Kept:
        """What is kept of a server, if one is meant, and of a user."""

        async def work(session: AsyncSession) -> Kept:
            own = await _count(session, Entry.user_id == user_id)
            if guild_id is None:
                return Kept(None, 0, 0, own)
            here = Entry.guild_id == guild_id
            settings = await session.scalar(select(Server.settings).where(Server.guild_id == guild_id))
            own_here = await _count(session, here, Entry.user_id == user_id)
            return Kept(len(settings or {}), await _count(session, here), own_here, own)

        return await self._database.run(work, read_only=True)

    async def user(self, user_id: int) -> int:
        """Delete the entries that a user kept, on all servers; how many there were."""
        return await self._database.run(lambda session: _delete(session, Entry.user_id == user_id))

    async def server(self, guild_id: int) -> int:
        """Delete the settings and the journal of a server; how many entries there were."""
        return await self._database.run(lambda session: _server(session, guild_id))

    async def left_long_ago(self) -> tuple[int, ...]:
        """Delete what is kept of servers that the bot left long enough ago; which they were."""

        async def work(session: AsyncSession) -> tuple[int, ...]:
            before = self._clock() - timedelta(days=DAYS)
            found = tuple(await session.scalars(select(Server.guild_id).where(Server.left_at <= before)))
            for guild_id in found:
                await _server(session, guild_id)
            return found

        return await self._database.run(work)


async def _server(session: AsyncSession, guild_id: int) -> int:
    await session.execute(delete(Server).where(Server.guild_id == guild_id))
    return await _delete(session, Entry.guild_id == guild_id)


async def _delete(session: AsyncSession, which: ColumnElement[bool]) -> int:
    result: CursorResult[Any] = await session.execute(delete(Entry).where(which))  # type: ignore[assignment]
    return result.rowcount


async def _count(session: AsyncSession, *which: ColumnElement[bool]) -> int:
    return await session.scalar(select(func.count()).select_from(Entry).where(*which)) or 0
