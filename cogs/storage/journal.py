"""The journals of servers. Every act names the server, so that no number leads to an entry of another one."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, CursorResult, Delete, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cogs.journal.entry import Draft, Entry, Query, Remarks, board_mark, folded, law_mark
from cogs.storage.database import Database
from cogs.storage.models import Entry as Row
from engine.edition import Edition

BATCH: Final = 200
"""Entries read at once for an export."""


@dataclass(frozen=True)
class Page:
    """A page of a list, newest entries first; `count` is that of all pages."""

    entries: tuple[Entry, ...]
    count: int


@dataclass(frozen=True)
class Titled:
    """A ruling to be kept, with the name of its kind of case and what a search in it looks at."""

    draft: Draft
    title: str
    searchable: str


class Journal:
    """Keeps entries and finds them again. Every act may raise StorageError.

    Args:
        clock: the time, with its zone.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._database = database
        self._clock = clock

    async def keep(self, guild_id: int, user_id: int, drafts: Sequence[Titled]) -> tuple[Entry, ...]:
        """Keep rulings, all or none; the entries with their numbers."""
        common = {"guild_id": guild_id, "user_id": user_id, "kept_at": self._clock().replace(microsecond=0)}
        values = [{**common, **_written(titled)} for titled in drafts]

        async def work(session: AsyncSession) -> tuple[Entry, ...]:
            rows = [Row(**value) for value in values]
            session.add_all(rows)
            await session.flush()
            return tuple(_entry(row) for row in rows)

        return await self._database.run(work)

    async def get(self, guild_id: int, number: int) -> Entry | None:
        """The entry of a server with that number."""

        async def work(session: AsyncSession) -> Entry | None:
            row = await session.scalar(select(Row).where(Row.guild_id == guild_id, Row.id == number))
            return _entry(row) if row else None

        return await self._database.run(work, read_only=True)

    async def page(self, guild_id: int, query: Query, *, page: int, size: int) -> Page:
        """A page of the entries that are meant; the last one where there are not so many."""

        async def work(session: AsyncSession) -> Page:
            meant = _meant(guild_id, query)
            count = await session.scalar(select(func.count()).select_from(Row).where(*meant)) or 0
            place = min(page, max(0, (count - 1) // size))
            wanted = select(Row).where(*meant).order_by(Row.id.desc()).offset(place * size).limit(size)
            return Page(tuple(_entry(row) for row in await session.scalars(wanted)), count)

        return await self._database.run(work, read_only=True)

    async def batches(self, guild_id: int, query: Query, size: int = BATCH) -> AsyncIterator[Sequence[Entry]]:
        """All entries that are meant, oldest first, some at a time. What is kept meanwhile may be among them."""
        last = 0
        while True:

            async def work(session: AsyncSession, after: int = last) -> list[Entry]:
                wanted = select(Row).where(*_meant(guild_id, query), Row.id > after).order_by(Row.id).limit(size)
                return [_entry(row) for row in await session.scalars(wanted)]

            found = await self._database.run(work, read_only=True)
            if found:
                yield found
                last = found[-1].id
            if len(found) < size:
                return

    async def remark(
        self, guild_id: int, number: int, remarks: Remarks, *, searchable: str, kept_by: int | None = None
    ) -> bool:
        """Put other remarks in the place of those of an entry; whether there was one.

        Args:
            kept_by: only where this user kept it; None for anybody's.
        """
        found = (Row.guild_id == guild_id, Row.id == number, *_of(kept_by))
        change = update(Row).where(*found).values(**_columns(remarks), searchable=searchable)

        async def work(session: AsyncSession) -> bool:
            return _rows(await session.execute(change)) > 0

        return await self._database.run(work)

    async def delete(self, guild_id: int, number: int, *, kept_by: int | None = None) -> bool:
        """Delete an entry; whether there was one. `kept_by` as above."""
        found = (Row.guild_id == guild_id, Row.id == number, *_of(kept_by))
        return await self._deleted(delete(Row).where(*found)) > 0

    async def servers(self) -> tuple[int, ...]:
        """The servers that have entries."""

        async def work(session: AsyncSession) -> tuple[int, ...]:
            return tuple(await session.scalars(select(Row.guild_id).distinct().order_by(Row.guild_id)))

        return await self._database.run(work, read_only=True)

    async def expire(self, guild_id: int, days: int) -> int:
        """Delete the entries of a server that are older than so many days; how many there were."""
        before = self._clock() - timedelta(days=days)
        return await self._deleted(delete(Row).where(Row.guild_id == guild_id, Row.kept_at < before))

    async def _deleted(self, what: Delete) -> int:
        async def work(session: AsyncSession) -> int:
            return _rows(await session.execute(what))

        return await self._database.run(work)


def _meant(guild_id: int, query: Query) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [Row.guild_id == guild_id]
    found += [Row.searchable.contains(word, autoescape=True) for word in folded(query.words).split()]
    if query.law:
        found.append(Row.searchable.contains(law_mark(query.law), autoescape=True))
    if query.board:
        found.append(Row.searchable.contains(board_mark(query.board), autoescape=True))
    if query.since:
        found.append(Row.kept_at >= datetime.combine(query.since, time.min, UTC))
    if query.until:
        found.append(Row.kept_at < datetime.combine(query.until + timedelta(days=1), time.min, UTC))
    return found


def _written(titled: Titled) -> dict[str, Any]:
    draft = titled.draft
    return {
        **draft.model_dump(mode="json", exclude={"verdict", "laws"}),
        "question": draft.question or None,
        "laws": f" {' '.join(draft.laws)} ",
        "title": titled.title,
        "summary": draft.verdict,
        "searchable": titled.searchable,
    }


def _of(kept_by: int | None) -> tuple[ColumnElement[bool], ...]:
    return () if kept_by is None else (Row.user_id == kept_by,)


def _columns(remarks: Remarks) -> dict[str, str]:
    return {"board": remarks.board, "table": remarks.table, "pairs": remarks.pairs, "note": remarks.note}


def _rows(result: Any) -> int:
    return result.rowcount if isinstance(result, CursorResult) else 0


def _entry(row: Row) -> Entry:
    return Entry(
        id=row.id,
        guild_id=row.guild_id,
        user_id=row.user_id,
        kept_at=row.kept_at,
        edition=Edition(row.edition),
        lang="ru" if row.lang == "ru" else "en",
        situation=row.situation,
        facts=row.facts,
        laws=tuple(row.laws.split()),
        verdict=row.summary,
        outcome=row.outcome,
        board=row.board,
        table=row.table,
        pairs=row.pairs,
        note=row.note,
        question=row.question or "",
    )
