"""The journal as files: a table for spreadsheets and JSON. Entries are written a batch at a time."""

import csv
import json
from collections.abc import Iterable, Iterator
from typing import Final, Protocol, TextIO

from cogs.journal.account import Accounts
from cogs.journal.entry import Entry
from laws.wording import Catalogue, Language

BOM: Final = "\ufeff"
"""Without it spreadsheets take UTF-8 for something else."""
_RUN: Final = tuple("=+-@＝＋－＠\t\r\n")
"""A cell that begins with one of these is run by some spreadsheet instead of shown."""
_SEPARATORS: Final[dict[Language, str]] = {"ru": ";", "en": ","}
"""What spreadsheets expect between cells where that language is the computer's."""
_COLUMNS: Final = (
    *("column-number", "column-kept-at", "column-user", "board", "table", "pairs", "column-edition", "column-title"),
    *("column-verdict", "column-laws", "note", "column-facts", "column-question"),
)


class Export(Protocol):
    """A file that is being written."""

    def begin(self, file: TextIO) -> None:
        """Write what stands before the entries."""

    def write(self, file: TextIO, entries: Iterable[Entry]) -> None:
        """Write some entries."""

    def end(self, file: TextIO) -> None:
        """Write what stands after them."""


class CsvExport:
    """A table in a language, its cells defused."""

    def __init__(self, accounts: Accounts, words: Catalogue) -> None:
        self._accounts = accounts
        self._words = words

    def begin(self, file: TextIO) -> None:
        """Write the names of the columns."""
        file.write(BOM)
        self._row(file, (self._words.say(f"journal-{name}") for name in _COLUMNS))

    def write(self, file: TextIO, entries: Iterable[Entry]) -> None:
        """Write a row an entry."""
        for entry in entries:
            self._row(file, self._cells(entry))

    def end(self, file: TextIO) -> None:
        """A table has no end."""

    def _cells(self, entry: Entry) -> Iterator[str]:
        account = self._accounts.of(entry, self._words.lang)
        yield str(entry.id)
        yield entry.kept_at.strftime("%Y-%m-%d %H:%M")
        yield str(entry.user_id)
        yield from (entry.board, entry.table, entry.pairs)
        yield str(entry.edition.value)
        yield from (account.title, account.verdict, ", ".join(entry.laws), entry.note)
        yield "; ".join(f"{name}: {value}" for name, value in account.facts)
        yield entry.question

    def _row(self, file: TextIO, cells: Iterable[str]) -> None:
        row = csv.writer(file, delimiter=_SEPARATORS[self._words.lang], lineterminator="\r\n")
        row.writerow([defused(cell) for cell in cells])


class JsonExport:
    """An array of entries with everything that is kept, an entry a line."""

    def __init__(self) -> None:
        self._first = True

    def begin(self, file: TextIO) -> None:
        """Open the array."""
        file.write("[")

    def write(self, file: TextIO, entries: Iterable[Entry]) -> None:
        """Write an object an entry."""
        for entry in entries:
            told = json.dumps(entry.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))
            file.write(("\n" if self._first else ",\n") + told)
            self._first = False

    def end(self, file: TextIO) -> None:
        """Close the array."""
        file.write("\n]\n")


def defused(cell: str) -> str:
    """A cell that no spreadsheet runs: an apostrophe goes before what would be taken for a formula."""
    return f"'{cell}" if cell.startswith(_RUN) or cell.lstrip().startswith(_RUN) else cell
