"""The command `import`: an official text read, reported and kept."""

import pathlib
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TextIO

from tqdm import tqdm

from cogs.office import Office
from cogs.terminal.arguments import EDITIONS
from engine.edition import Edition
from laws.errors import user_error
from laws.importing.align import Watch
from laws.importing.decode import MAX_BYTES
from laws.importing.overlay import Overlays, Quote, as_data, quoted
from laws.importing.reader import Importer
from laws.importing.report import report
from laws.reading.numbers import parse_section
from laws.wording import Catalogue


def run(office: Office, options: Namespace, out: TextIO) -> int:
    """Read a file, print the report and, unless it is a dry run, keep the text.

    Raises:
        UserError: a part of the command is missing, the file is no law text, or the text cannot be kept.
    """
    if options.edition is None:
        raise user_error("import-needs-edition", "--edition")
    if str(options.edition) not in EDITIONS:
        raise user_error("unknown-edition", "--edition", given=str(options.edition)[:40])
    if options.lang not in ("ru", "en"):
        raise user_error("import-needs-language", "--lang")
    edition, language = Edition(int(options.edition)), options.lang
    section = _section(options.show) if options.show else None
    words = office.words[language]
    data, source = _bytes(options.file)
    name = options.name or pathlib.PurePath(source).stem
    with _Bar(words) as bar:
        imported = Importer(office.book).read(data, source, edition, language, name, bar)
    for line in report(imported, words):
        print(line, file=out)
    if section:
        quote = quoted(as_data(imported), section)
        if quote is None:
            raise user_error("import-not-in-text", "--show", given=section)
        for line in lines(quote, words):
            print(line, file=out)
    if options.dry_run:
        print(words.say("import-dry-run"), file=out)
    else:
        path = Overlays.of(office.settings.data_folder).save(imported)
        print(words.say("import-written", path=str(path)), file=out)
    return 0


def lines(quote: Quote, words: Catalogue) -> Iterator[str]:
    """A quotation for the terminal, under the name of its translation, its edition and language."""
    head = words.say("import-quote", name=quote.name, edition=str(quote.edition.value), lang=quote.language)
    yield f"\n{head}"
    if quote.title:
        yield quote.title
    if quote.text:
        yield quote.text
    yield from quote.notes


def _section(given: str) -> str:
    section = parse_section(given)
    if section is None:
        raise user_error("import-not-in-text", "--show", given=given[:40])
    return section


def _bytes(given: str) -> tuple[bytes, str]:
    """The bytes of a file and its name, not read further than the largest size allowed."""
    if given == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1), "stdin"
    path = pathlib.Path(given)
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1), path.name
    except OSError:
        raise user_error("no-file", "FILE", given=given) from None


class _Bar(Watch):
    """A progress bar on standard error where that is a terminal."""

    def __init__(self, words: Catalogue) -> None:
        self._bar = tqdm(
            desc=words.say("import-progress"), disable=not sys.stderr.isatty(), file=sys.stderr, leave=False
        )

    def __enter__(self) -> "_Bar":
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def total(self, number: int) -> None:
        self._bar.total = number

    def done(self) -> None:
        self._bar.update()
