"""Shared fixtures."""

import gc
import pathlib
from collections.abc import AsyncIterator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from cogs.storage import Database
from cogs.storage.address import address
from engine.rules import register
from engine.situations import Register
from tests.postgres import NoPostgresError, PostgresServer

ROOT = pathlib.Path(__file__).parents[1]

# Time is measured in benchmarks, never asserted here: the first example builds models, and a busy machine is slow at it.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tests")


def pytest_collection_finish() -> None:
    """Thousands of collected tests live to the end: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def situations() -> Register:
    return register()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of the tests' own."""
    try:
        server = PostgresServer()
    except NoPostgresError as error:
        pytest.skip(str(error))
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return address(tmp_path)
    server: PostgresServer = request.getfixturevalue("postgres")
    return address(tmp_path, server.new_database())


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A started database of each kind."""
    found = Database(database_url)
    await found.start()
    yield found
    await found.close()
