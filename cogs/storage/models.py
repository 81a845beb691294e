"""The tables. A change here needs a migration; a test compares the two."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A time in UTC with its zone, also where the database keeps none.

    Raises:
        ValueError: a time without a zone is to be written.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it is written."""
        del dialect
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without its zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The time as it is read."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


_ID = BigInteger().with_variant(Integer(), "sqlite")
"""SQLite numbers rows by itself only in a column declared INTEGER."""


class Base(DeclarativeBase):
    """All tables."""


class Server(Base):
    """What a server has set.

    Attributes:
        settings: by name, only what differs from the defaults.
        changed_at: when that was changed last.
        left_at: when the bot was removed from the server; None while it is there.
    """

    __tablename__ = "servers"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    changed_at: Mapped[datetime] = mapped_column(Moment)
    left_at: Mapped[datetime | None] = mapped_column(Moment)


class Entry(Base):
    """A ruling kept in the journal of a server.

    Attributes:
        user_id: who kept it.
        laws: the sections, parted and enclosed by single spaces.
        facts: as told; with edition and situation they give the ruling again.
        outcome: the outcome as it was ruled, by the fields of the rules core.
        title: what kind of case it was.
        summary: the verdict in a sentence.
        question: the story, only where whoever kept it wanted it kept; None otherwise.
        searchable: what a search looks at, made from the rest.
    """

    __tablename__ = "journal"
    __table_args__ = (
        Index("journal_by_server", "guild_id", "kept_at"),
        Index("journal_by_user", "user_id"),
        # Else SQLite gives the number of a deleted last entry to the next, and an old button would mean that one.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(_ID, primary_key=True, autoincrement=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int] = mapped_column(BigInteger)
    kept_at: Mapped[datetime] = mapped_column(Moment)
    edition: Mapped[int] = mapped_column(Integer)
    lang: Mapped[str] = mapped_column(String(8))
    situation: Mapped[str] = mapped_column(String(64))
    laws: Mapped[str] = mapped_column(Text)
    board: Mapped[str] = mapped_column(String(100), default="")
    table: Mapped[str] = mapped_column("at_table", String(100), default="")
    pairs: Mapped[str] = mapped_column(String(200), default="")
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
    outcome: Mapped[dict[str, Any]] = mapped_column(JSON)
    title: Mapped[str] = mapped_column(Text, default="")
    summary: Mapped[str] = mapped_column(Text, default="")
    note: Mapped[str] = mapped_column(Text, default="")
    question: Mapped[str | None] = mapped_column(Text)
    searchable: Mapped[str] = mapped_column(Text, default="")
