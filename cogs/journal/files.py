"""Exports of the journal as files, written outside the event loop some entries at a time."""

import asyncio
import contextlib
import pathlib
import shutil
import tempfile
import zipfile
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from cogs.journal.account import Accounts
from cogs.journal.entry import Query
from cogs.journal.export import CsvExport, Export, JsonExport
from cogs.journal.state import JournalAction
from cogs.office import Office
from cogs.render.journalreport import ReportExport
from cogs.storage.journal import Journal
from laws.wording import LANGUAGES, Catalogue, Language

_ENDINGS: Final[Mapping[JournalAction, str]] = {
    JournalAction.CSV: "csv",
    JournalAction.JSON: "json",
    JournalAction.REPORT: "html",
}


@dataclass(frozen=True)
class Exported:
    """A file of an export and how many entries are in it."""

    path: pathlib.Path
    count: int


class JournalFiles:
    """Makes them, one at a time, with catalogues of its own, since those of the office belong to the event loop."""

    def __init__(
        self, office: Office, journal: Journal, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._office = office
        self._journal = journal
        self._clock = clock
        self._words: dict[Language, Catalogue] = {}
        self._busy = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def made(
        self, kind: JournalAction, guild_id: int, query: Query, lang: Language, *, server: str, most: int
    ) -> AsyncIterator[Exported]:
        """An export, there while the context lasts; packed where it would otherwise be larger than `most` bytes.

        Args:
            kind: CSV, JSON or REPORT.
            server: its name.

        Raises:
            StorageError: the entries cannot be read.
        """
        folder = pathlib.Path(await asyncio.to_thread(tempfile.mkdtemp, prefix="journal-"))
        try:
            async with self._busy:
                yield await self._written(folder, kind, guild_id, query, lang, server, most)
        finally:
            await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)

    async def _written(
        self,
        folder: pathlib.Path,
        kind: JournalAction,
        guild_id: int,
        query: Query,
        lang: Language,
        server: str,
        most: int,
    ) -> Exported:
        now = self._clock()
        words = await self._catalogues()
        count = (await self._journal.page(guild_id, query, page=0, size=1)).count
        accounts = Accounts(self._office.register, self._office.book, words)
        export: Export
        if kind is JournalAction.CSV:
            export = CsvExport(accounts, words[lang])
        elif kind is JournalAction.JSON:
            export = JsonExport()
        else:
            export = ReportExport(accounts, words[lang], server=server, count=count, made=now.date())
        path = folder / f"journal-{now:%Y-%m-%d}.{_ENDINGS[kind]}"
        written = 0
        with await asyncio.to_thread(path.open, "w", encoding="utf-8", newline="") as file:
            await asyncio.to_thread(export.begin, file)
            async for entries in self._journal.batches(guild_id, query):
                await asyncio.to_thread(export.write, file, entries)
                written += len(entries)
            await asyncio.to_thread(export.end, file)
        return Exported(await asyncio.to_thread(_small, path, most), written)

    async def _catalogues(self) -> Mapping[Language, Catalogue]:
        if not self._words:
            self._words = {lang: await asyncio.to_thread(Catalogue.load, lang) for lang in LANGUAGES}
        return self._words


def _small(path: pathlib.Path, most: int) -> pathlib.Path:
    """The file, or an archive of it where it is too large."""
    if path.stat().st_size <= most:
        return path
    packed = path.with_suffix(".zip")
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(path, path.name)
    return packed
