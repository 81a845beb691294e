"""The database: opened without holding up the event loop, used in transactions, patient with short outages."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy import exc as sql
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from cogs.storage.address import sqlite_file
from cogs.storage.errors import StorageError
from cogs.storage.migrate import upgrade

_log = logging.getLogger(__name__)
_Found = TypeVar("_Found")

PAUSES: Final = (0.05, 0.2, 0.5, 1.0)
"""Seconds between attempts at the same work."""
CONNECT_SECONDS: Final = 5
STATEMENT_SECONDS: Final = 10
BUSY_SECONDS: Final = 1.0
"""How long SQLite waits for another writer before an attempt fails."""
MIGRATION_SECONDS: Final = 60
CLOSE_SECONDS: Final = 5.0
"""How long work under way may take to end before it is broken off."""
CONNECTIONS: Final = 5
_READ_ONLY: Final = "read_only"
_OUTAGES: Final = ("08", "25006", "28", "3D", "40", "42501", "42703", "42P01", "53", "55", "57", "58")
"""How an SQLSTATE begins where the database, and not the statement, is at fault: connection, read-only, authorisation,
no such database, serialisation, no right to a table, columns and tables of another version, resources, object in use,
operator intervention, system."""
_BROKEN_FILE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


class Database:
    """The database of an address.

    Work is done by tasks of its own: whoever gives up waiting leaves it to end in order, since a query that is broken
    off would hold its connection, and with it a lock, for an unknown time.

    Args:
        url: with its driver, as `address` gives it.
        pauses: seconds between attempts at work that an outage stopped.
    """

    def __init__(self, url: str, *, pauses: tuple[float, ...] = PAUSES) -> None:
        self._url = url
        self._pauses = pauses
        self._engine: AsyncEngine | None = None
        self._starting: asyncio.Task[AsyncEngine] | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def start(self) -> None:
        """Migrate the tables where that is needed. Work on a database that is not started starts it first.

        Raises:
            StorageError: it is down.
        """
        await self._started()

    async def close(self) -> None:
        """End what is under way, without further attempts, and close all connections. It may be started again."""
        self._closing = True
        try:
            if self._starting is not None:
                await asyncio.wait((self._starting,))
                self._starting = None
            if self._working:
                _, unfinished = await asyncio.wait(self._working, timeout=CLOSE_SECONDS)
                for task in unfinished:
                    task.cancel()
                await asyncio.gather(*unfinished, return_exceptions=True)
            if self._engine is not None:
                engine, self._engine = self._engine, None
                await engine.dispose()
        finally:
            self._closing = False

    async def run(self, work: Callable[[AsyncSession], Awaitable[_Found]], *, read_only: bool = False) -> _Found:
        """Do work in a transaction, and the whole of it anew while an outage stops it and patience lasts.

        It is committed at the end and undone by an exception. It goes on where whoever waits for it is cancelled.

        Args:
            read_only: nothing will be written, so that no writer has to be waited for.

        Raises:
            StorageError: the outage lasts.
        """
        engine = await self._started()

        async def once() -> _Found:
            async with await _begun(engine, read_only) as session:
                found = await work(session)
                await session.commit()
                return found

        with _narrowed():
            return await self._apart(self._patiently(once))

    async def _apart(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """Wait for work that goes on by itself where the waiting is cancelled."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_abandoned)
            raise

    async def _started(self) -> AsyncEngine:
        """The engine, started by one attempt however many wait for it, and whoever of them gives up."""
        if self._closing:
            raise StorageError("it is being closed")
        if self._engine is None:
            if self._starting is None or self._starting.done():
                self._starting = asyncio.create_task(self._start())
            with _narrowed():
                return await asyncio.shield(self._starting)
        return self._engine

    async def _start(self) -> AsyncEngine:
        await self._patiently(lambda: asyncio.to_thread(_migrated, self._url))
        self._engine = _engine(self._url)
        return self._engine

    async def _patiently(self, attempt: Callable[[], Awaitable[_Found]]) -> _Found:
        for pause in self._pauses:
            try:
                return await attempt()
            except Exception as error:
                if self._closing or not _outage(error):
                    raise
                _log.info("storage: %s, next attempt in %.2f s", type(error).__name__, pause)
            await asyncio.sleep(pause)
        return await attempt()


def _abandoned(task: asyncio.Task[Any]) -> None:
    """Say how work ended badly that nobody waits for any more."""
    if not task.cancelled() and (error := task.exception()):
        _log.warning("storage: work that was no longer waited for failed: %s", type(error).__name__)


async def _begun(engine: AsyncEngine, read_only: bool) -> AsyncSession:
    """A session in a transaction."""
    session = AsyncSession(engine, expire_on_commit=False)
    try:
        await session.connection(execution_options={_READ_ONLY: read_only})
    except BaseException:
        await session.close()
        raise
    return session


@contextlib.contextmanager
def _narrowed() -> Iterator[None]:
    """Turns what an outage raises into the one error that callers handle."""
    try:
        yield
    except Exception as error:
        if _outage(error):
            raise StorageError(type(error).__name__) from error
        raise


def _outage(error: Exception) -> bool:
    if isinstance(error, sql.DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, sql.OperationalError | sql.InterfaceError | sql.TimeoutError | OSError):
        return True
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlite_errorcode", None) in _BROKEN_FILE:
        return True
    return str(getattr(cause, "sqlstate", None) or "").startswith(_OUTAGES)


def _engine(url: str) -> AsyncEngine:
    # Without parameters in messages of exceptions: these may reach a log, and what users wrote must not.
    if sqlite_file(url) is not None:
        engine = create_async_engine(
            url,
            connect_args={"timeout": BUSY_SECONDS},
            pool_size=CONNECTIONS,
            pool_timeout=CONNECT_SECONDS,
            hide_parameters=True,
        )
        _prepare_sqlite(engine.sync_engine)
        return engine
    return create_async_engine(
        url,
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS},
        pool_size=CONNECTIONS,
        pool_pre_ping=True,
        pool_timeout=CONNECT_SECONDS,
        hide_parameters=True,
    )


def _prepare_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_began)


def _sqlite_connected(connection: Any, _: object) -> None:
    # Transactions are begun below and not by the driver, which would leave changes of tables outside them.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.close()


def _sqlite_began(connection: Connection) -> None:
    """A writer takes its lock at once: one that reads first could not get it any more after another has written."""
    reading = connection.get_execution_options().get(_READ_ONLY, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _migrated(url: str) -> None:
    """Migrate in a thread, since migrations occupy theirs; a file without the event loop that another driver needs."""
    file = sqlite_file(url)
    if file is None:
        asyncio.run(_migrate(url))
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    address = make_url(url).set(drivername="sqlite")
    engine = create_engine(address, connect_args={"timeout": MIGRATION_SECONDS}, hide_parameters=True)
    _prepare_sqlite(engine)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def _migrate(url: str) -> None:
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
