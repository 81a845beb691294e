"""Brings the tables to the state that this version needs; harmless where they are, and where several processes try at once."""

import pathlib
from typing import Final

from sqlalchemy import Connection, inspect, text

MIGRATIONS: Final = pathlib.Path(__file__).parent / "migrations"
_LOCK: Final = 1987_1997_2007_2017
"""Names the lock that processes wait on in PostgreSQL; SQLite's own lock on the file does there."""


def head() -> str:
    """The newest revision, by the names of the steps."""
    return max(path.stem[1:5] for path in (MIGRATIONS / "versions").glob("m[0-9]*.py"))


def upgrade(connection: Connection) -> None:
    """Apply what is missing, inside the transaction of the connection. Tables newer than this version are left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if (_current(connection) or "") >= head():
        return
    # Costs a quarter of a second and ten megabytes, and is needed once a version.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
