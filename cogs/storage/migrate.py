"""Brings the tables to the state that this version needs; harmless where they are, and where several processes try at once."""

import pathlib
from typing import Final

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, text

from cogs.storage.models import Base

MIGRATIONS: Final = pathlib.Path(__file__).parent / "migrations"
_LOCK: Final = 1987_1997_2007_2017
"""Names the lock that processes wait on in PostgreSQL; SQLite's own lock on the file does there."""
_VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic makes it."""


def head() -> str:
    """The newest revision, by the names of the steps."""
    return max(path.stem[1:5] for path in (MIGRATIONS / "versions").glob("m[0-9]*.py"))


def upgrade(connection: Connection) -> None:
    """Make the tables, or change those of an older version, inside the transaction of the connection.

    Tables of a newer version are left alone.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    current = _current(connection)
    if current is None:
        Base.metadata.create_all(connection)
        _VERSION.create(connection, checkfirst=True)
        connection.execute(_VERSION.insert().values(version_num=head()))
    elif current < head():
        step(connection, head())


def step(connection: Connection, revision: str) -> None:
    """Go through the steps that lead to a revision, which may be an older one; `base` is no tables at all."""
    # Costs a quarter of a second and ten megabytes, and is needed once a version.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if revision > (_current(connection) or "") and revision != "base":
        command.upgrade(config, revision)
    else:
        command.downgrade(config, revision)


def _current(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
