"""The database as the bot uses it, over SQLite and over a real PostgreSQL."""

import asyncio
import multiprocessing
import pathlib
import sqlite3
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta, timezone

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from cogs.settings import SettingsError
from cogs.storage import Database, StorageError
from cogs.storage.address import address
from cogs.storage.migrate import head, step
from cogs.storage.models import Base, Entry, Server
from tests.postgres import PostgresServer

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
QUICK = (0.01, 0.02)


def server(guild_id: int = 1, **settings: object) -> Server:
    return Server(guild_id=guild_id, settings=settings, changed_at=NOW)


async def count(database: Database) -> int:
    counted = select(func.count()).select_from(Server)
    return await database.run(lambda session: session.scalar(counted), read_only=True) or 0


async def add(database: Database, *rows: Base) -> None:
    async def work(session: AsyncSession) -> None:
        session.add_all(rows)

    await database.run(work)


async def test_what_is_written_is_read(database: Database) -> None:
    in_moscow = datetime(2026, 3, 1, 15, tzinfo=timezone(timedelta(hours=3)))
    entry = Entry(
        guild_id=2**62,
        user_id=2**61,
        kept_at=NOW,
        edition=2017,
        lang="ru",
        situation="revoke",
        laws=" 64A1 ",
        table="3",
        facts={"established": True},
        outcome={"tricks_transferred": 1},
    )
    row = Server(guild_id=2**62, settings={"edition": 1997, "имя": "клуб"}, changed_at=in_moscow)
    await add(database, row, entry)
    found = await database.run(lambda session: session.get(Server, 2**62), read_only=True)
    kept = await database.run(lambda session: session.scalar(select(Entry)), read_only=True)
    assert found is not None
    assert kept is not None
    assert (found.settings, found.changed_at, found.left_at) == ({"edition": 1997, "имя": "клуб"}, NOW, None)
    assert found.changed_at.tzinfo is UTC
    assert (kept.user_id, kept.table, kept.facts, kept.question) == (2**61, "3", {"established": True}, None)


async def test_a_failure_undoes_everything(database: Database) -> None:
    async def fail(session: AsyncSession) -> None:
        session.add(server())
        await session.flush()
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.run(fail)
    with pytest.raises(IntegrityError):
        await database.run(lambda session: session.execute(text("INSERT INTO servers (guild_id) VALUES (1)")))
    assert await count(database) == 0


async def test_a_time_needs_its_zone(database: Database) -> None:
    with pytest.raises(StatementError, match="without its zone"):
        await add(database, Server(guild_id=1, settings={}, changed_at=datetime(2026, 3, 1)))  # noqa: DTZ001


async def test_starting_again_changes_nothing(database: Database, database_url: str) -> None:
    await add(database, server())
    again = Database(database_url)
    await again.start()
    assert await count(again) == 1
    await again.close()


async def test_the_tables_are_those_of_the_models(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work(session: AsyncSession) -> None:
        connection = await session.connection()
        assert await connection.run_sync(differences) == []
        assert await session.scalar(text("SELECT version_num FROM alembic_version")) == head()

    await database.run(work)


async def test_the_steps_lead_to_the_same_tables(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        step(connection, head())
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    engine = create_async_engine(database_url)
    async with engine.begin() as connection:
        assert await connection.run_sync(differences) == []
    stepped = Database(database_url)
    await stepped.run(lambda session: session.merge(server()))
    assert await count(stepped) == 1
    await stepped.close()
    async with engine.begin() as connection:
        await connection.run_sync(lambda known: step(known, "base"))
    anew = Database(database_url)
    assert await count(anew) == 0
    await anew.close()
    await engine.dispose()


async def test_a_database_of_a_newer_version_is_left_alone(database: Database, database_url: str) -> None:
    newest = text("UPDATE alembic_version SET version_num = '9999'")
    await database.run(lambda session: session.execute(newest))
    newer = Database(database_url)
    await newer.start()
    assert await count(newer) == 0
    await newer.close()


def start_and_add(url: str, guild_id: int) -> None:
    async def main() -> None:
        database = Database(url)
        await add(database, server(guild_id))
        await database.close()

    asyncio.run(main())


async def test_processes_that_start_at_once_migrate_once(database_url: str) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=start_and_add, args=(database_url, number)) for number in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        await asyncio.to_thread(process.join)
    assert [process.exitcode for process in processes] == [0, 0, 0]
    database = Database(database_url)
    assert await count(database) == 3
    await database.close()


async def test_writers_at_once_all_come_through(database: Database) -> None:
    await add(database, server(n=0))

    async def add_one(session: AsyncSession) -> None:
        found = await session.get(Server, 1, with_for_update=True)
        assert found is not None
        await asyncio.sleep(0.001)
        found.settings = {"n": found.settings["n"] + 1}

    await asyncio.gather(*(database.run(add_one) for _ in range(12)))
    found = await database.run(lambda session: session.get(Server, 1), read_only=True)
    assert found is not None
    assert found.settings == {"n": 12}


async def test_a_locked_file_is_read_and_reported_to_writers(tmp_path: pathlib.Path) -> None:
    database = Database(address(tmp_path), pauses=QUICK)
    await database.start()
    other = sqlite3.connect(tmp_path / "bridge.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await count(database) == 0
    with pytest.raises(StorageError):
        await database.run(lambda session: session.merge(server()))
    other.execute("ROLLBACK")
    other.close()
    await database.run(lambda session: session.merge(server()))
    assert await count(database) == 1
    await database.close()


async def test_the_loop_runs_on_while_a_lock_is_waited_for(tmp_path: pathlib.Path) -> None:
    database = Database(address(tmp_path), pauses=())
    await database.start()
    other = sqlite3.connect(tmp_path / "bridge.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(database.run(lambda session: session.merge(server())))
    turns = 0
    while not waiting.done():
        await asyncio.sleep(0.01)
        turns += 1
    with pytest.raises(StorageError):
        await waiting
    assert turns > 3
    other.close()
    await database.close()


async def test_a_folder_that_cannot_be_made_is_an_outage(tmp_path: pathlib.Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    database = Database(address(tmp_path / "data"), pauses=QUICK)
    with pytest.raises(StorageError):
        await database.start()
    (tmp_path / "data").unlink()
    assert await count(database) == 0
    await database.close()


@pytest.mark.postgres
async def test_a_server_that_stops_and_comes_back(postgres: PostgresServer, tmp_path: pathlib.Path) -> None:
    database = Database(address(tmp_path, postgres.new_database()), pauses=QUICK)
    await database.run(lambda session: session.merge(server()))
    postgres.stop()
    try:
        with pytest.raises(StorageError):
            await database.run(lambda session: session.merge(server(2)))
        with pytest.raises(StorageError):
            await count(database)
        begun = Database(address(tmp_path, f"postgresql://bridge@127.0.0.1:{postgres.port}/bridge1"), pauses=QUICK)
        with pytest.raises(StorageError):
            await begun.start()
    finally:
        postgres.start()
    await database.run(lambda session: session.merge(server(2)))
    assert await count(database) == 2
    await database.close()


@pytest.mark.postgres
async def test_work_outlasts_a_short_outage(postgres: PostgresServer, tmp_path: pathlib.Path) -> None:
    database = Database(address(tmp_path, postgres.new_database()), pauses=(0.5,) * 20)
    await database.start()
    postgres.stop()
    working = asyncio.create_task(database.run(lambda session: session.merge(server())))
    await asyncio.sleep(0.1)
    await asyncio.to_thread(postgres.start)
    await working
    assert await count(database) == 1
    await database.close()


@pytest.mark.postgres
async def test_an_unknown_database_is_an_outage(postgres: PostgresServer, tmp_path: pathlib.Path) -> None:
    nowhere = Database(address(tmp_path, f"postgresql://bridge@127.0.0.1:{postgres.port}/nowhere"), pauses=())
    with pytest.raises(StorageError):
        await nowhere.start()
    await nowhere.close()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("postgres://me:pw@db:5432/bridge", "postgresql+asyncpg://me:pw@db:5432/bridge"),
        ("postgresql://db/bridge?sslmode=require", "postgresql+asyncpg://db/bridge?ssl=require"),
        ("postgresql://db/b?sslmode=require&channel_binding=require", "postgresql+asyncpg://db/b?ssl=require"),
        ("sqlite:////var/bridge.db", "sqlite+aiosqlite:////var/bridge.db"),
        ("sqlite:///bridge.db", "sqlite+aiosqlite:///bridge.db"),
    ],
)
def test_addresses(given: str, expected: str) -> None:
    assert address(pathlib.Path("data"), given) == expected


@pytest.mark.parametrize(
    "given", ["mysql://me:hush@db/bridge", "postgres://me:hush@db", "sqlite://", "postgres://me:hush@db:port/x", "hush"]
)
def test_what_is_no_address_is_refused_without_showing_it(given: str) -> None:
    with pytest.raises(SettingsError, match="DATABASE_URL") as raised:
        address(pathlib.Path("data"), given)
    assert "hush" not in str(raised.value)


def test_the_address_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert address(tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/bridge.sqlite3"
    (tmp_path / "url").write_text("postgres://db/bridge\n", encoding="utf-8")
    monkeypatch.setenv("DATABASE_URL_FILE", str(tmp_path / "url"))
    assert address(tmp_path) == "postgresql+asyncpg://db/bridge"


SLOW = text(
    "INSERT INTO slow WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 300000) SELECT x FROM c"
)


async def test_work_goes_on_where_nobody_waits_for_it_and_closing_waits(database: Database, database_url: str) -> None:
    await database.run(lambda session: session.execute(text("CREATE TABLE slow (x INTEGER)")))
    waiting = asyncio.create_task(database.run(lambda session: session.execute(SLOW)))
    await asyncio.sleep(0.05)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    drivers = [thread for thread in threading.enumerate() if "connection_worker" in thread.name]
    await database.close()
    for thread in drivers:
        await asyncio.to_thread(thread.join, 5)
    assert not any(thread.is_alive() for thread in drivers)
    again = Database(database_url, pauses=())
    counted = text("SELECT count(*) FROM slow")
    assert await again.run(lambda session: session.scalar(counted), read_only=True) == 300000
    await again.run(lambda session: session.merge(server()))
    await again.close()


async def test_work_that_fails_when_nobody_waits_is_logged(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(session: AsyncSession) -> None:
        await asyncio.sleep(0.05)
        raise ZeroDivisionError("a user's words")

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await database.run(fail)
    await database.close()
    assert "ZeroDivisionError" in caplog.text
    assert "words" not in caplog.text


async def test_no_work_is_taken_while_it_is_being_closed(database: Database) -> None:
    started, may_end = asyncio.Event(), asyncio.Event()

    async def work(session: AsyncSession) -> str:
        started.set()
        await may_end.wait()
        return "done"

    working = asyncio.create_task(database.run(work))
    await started.wait()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    with pytest.raises(StorageError):
        await count(database)
    may_end.set()
    await closing
    assert await working == "done"
    assert await count(database) == 0


async def test_work_that_does_not_end_is_broken_off(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.storage.database.CLOSE_SECONDS", 0.05)
    working = asyncio.create_task(database.run(lambda session: asyncio.sleep(60)))
    await asyncio.sleep(0.02)
    await database.close()
    with pytest.raises(asyncio.CancelledError):
        await working


async def test_a_message_of_the_database_does_not_show_what_was_written(database: Database) -> None:
    with pytest.raises(IntegrityError) as raised:
        await add(database, server(1, note="hush"), server(1, note="hush"))
    assert "hush" not in str(raised.value)


BROKEN_START = """
import asyncio, pathlib, sys
from cogs.storage import Database, StorageError
from cogs.storage.address import address

async def main():
    database = Database(address(pathlib.Path(sys.argv[1])), pauses=())
    try:
        await database.start()
    except StorageError:
        print("down")
    await database.close()

for _ in range(20):
    asyncio.run(main())
"""


def test_a_start_that_fails_says_nothing_of_itself(tmp_path: pathlib.Path) -> None:
    (tmp_path / "bridge.sqlite3").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BROKEN_START, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == ["down"] * 20
    assert done.stderr == ""


async def test_a_file_that_is_no_database_is_an_outage(tmp_path: pathlib.Path) -> None:
    (tmp_path / "bridge.sqlite3").write_text("no database at all " * 500, encoding="utf-8")
    database = Database(address(tmp_path), pauses=())
    with pytest.raises(StorageError):
        await count(database)
    await database.close()


@pytest.mark.postgres
async def test_a_user_without_rights_is_an_outage(postgres: PostgresServer, tmp_path: pathlib.Path) -> None:
    url = postgres.new_database()
    owner = Database(address(tmp_path, url))
    await owner.start()
    await owner.run(lambda session: session.execute(text("CREATE ROLE guest LOGIN")))
    guest = Database(address(tmp_path, url.replace("bridge@", "guest@")), pauses=())
    with pytest.raises(StorageError):
        await count(guest)
    await guest.close()
    await owner.close()
