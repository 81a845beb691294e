"""What is kept of servers and users runs out or is deleted, and nothing else with it."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cogs.storage import Database
from cogs.storage.forget import DAYS, Forgetting, Kept
from cogs.storage.models import Entry, Server
from cogs.storage.servers import Servers, now

START = datetime(2026, 3, 1, tzinfo=UTC)


@dataclass
class Clock:
    at: datetime = START

    def __call__(self) -> datetime:
        return self.at

    def later(self, **time: int) -> None:
        self.at += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def add(database: Database, *owners: tuple[int, int]) -> None:
    async def work(session: AsyncSession) -> None:
        for guild_id, user_id in owners:
            session.add(
                Entry(
                    guild_id=guild_id,
                    user_id=user_id,
                    kept_at=START,
                    edition=2017,
                    lang="ru",
                    situation="revoke",
                    laws=" 64A1 ",
                    facts={},
                    outcome={},
                )
            )

    await database.run(work)


async def left(database: Database) -> dict[int, datetime | None]:
    found = await database.run(lambda session: session.scalars(select(Server)), read_only=True)
    return {server.guild_id: server.left_at for server in found}


async def owners(database: Database) -> list[tuple[int, int]]:
    found = await database.run(lambda session: session.scalars(select(Entry).order_by(Entry.id)), read_only=True)
    return [(row.guild_id, row.user_id) for row in found]


async def test_counts_and_deletes_a_users_entries(database: Database) -> None:
    await add(database, (1, 7), (1, 8), (2, 7))
    forgetting = Forgetting(database)
    assert await forgetting.kept(1, 7) == Kept(settings=0, entries=2, own_here=1, own=2)
    assert await forgetting.kept(None, 7) == Kept(settings=None, entries=0, own_here=0, own=2)
    assert await forgetting.user(7) == 2
    assert await forgetting.user(7) == 0
    assert await owners(database) == [(1, 8)]


async def test_deletes_everything_of_a_server(database: Database, clock: Clock) -> None:
    servers, forgetting = Servers(database, clock), Forgetting(database, clock)
    await servers.change(1, lambda _: {"edition": 1997, "zone": "UTC"})
    await servers.change(2, lambda _: {"edition": 2007})
    await add(database, (1, 7), (1, 8), (2, 7))
    assert (await forgetting.kept(1, 9)).settings == 2
    assert await forgetting.server(1) == 2
    assert await servers.settings(1) == {}
    assert await servers.settings(2) == {"edition": 2007}
    assert await owners(database) == [(2, 7)]


async def test_a_server_that_was_left_is_deleted_after_its_time(database: Database, clock: Clock) -> None:
    servers, forgetting = Servers(database, clock), Forgetting(database, clock)
    for guild_id in (1, 2, 3):
        await servers.change(guild_id, lambda _: {"edition": 1997})
    await add(database, (1, 7), (2, 7), (3, 7))
    await servers.left(1)
    await servers.left(2)
    clock.later(days=DAYS - 1)
    assert await forgetting.left_long_ago() == ()
    await servers.joined(2)
    clock.later(days=1)
    assert await forgetting.left_long_ago() == (1,)
    assert await owners(database) == [(2, 7), (3, 7)]
    clock.later(days=365)
    assert await forgetting.left_long_ago() == ()


async def test_what_happened_while_the_bot_did_not_run_is_noted(database: Database, clock: Clock) -> None:
    servers = Servers(database, clock)
    for guild_id in (1, 2):
        await servers.change(guild_id, lambda _: {"edition": 1997})
    await add(database, (3, 7), (4, 7))
    await servers.left(2)
    clock.later(days=3)
    await servers.present(frozenset({2, 3}))
    assert await left(database) == {1: clock.at, 2: None, 4: clock.at}
    first = clock.at
    clock.later(days=3)
    await servers.present(frozenset({2, 3}))
    assert await left(database) == {1: first, 2: None, 4: first}


async def test_leaving_twice_does_not_begin_the_time_anew_for_what_is_gone(database: Database, clock: Clock) -> None:
    servers = Servers(database, clock)
    await servers.joined(5)
    assert await left(database) == {}
    await servers.left(5)
    assert await left(database) == {5: START}
    assert await servers.settings(5) == {}


def test_the_time_of_day_has_its_zone() -> None:
    assert now().tzinfo is UTC
