"""The journal as one page to print: facts, ruling and the laws in words of every entry, with nothing outside the file."""

from collections.abc import Iterable, Iterator
from datetime import date
from html import escape
from typing import Final, TextIO

from cogs.journal.account import Account, Accounts
from cogs.journal.entry import Entry
from cogs.render.journal import day, place
from cogs.render.parts import capital
from cogs.render.verdicts import Line
from laws.book import Section
from laws.wording import Catalogue

_STYLE: Final = """
@page { size: A4; margin: 18mm 16mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.45 Georgia, "Times New Roman", "DejaVu Serif", serif; color: #111; max-width: 178mm; margin: 0 auto;
  padding: 8mm 4mm; overflow-wrap: break-word; }
h1 { font-size: 19pt; margin: 0 0 1mm; }
h2 { font-size: 13pt; margin: 0; }
h3 { font-size: 9.5pt; letter-spacing: .04em; color: #555; margin: 4mm 0 1mm; break-after: avoid; }
p, ol, ul, dl { margin: 1mm 0; }
ol, ul { padding-left: 6mm; }
.made, .where, footer { color: #555; font-size: 9.5pt; }
article { border-top: .4mm solid #333; padding: 4mm 0 5mm; }
.head { break-after: avoid; }
.verdict { font-weight: bold; }
.note, .story { white-space: pre-line; }
.story { border-left: .6mm solid #bbb; padding-left: 3mm; }
dl { display: grid; grid-template-columns: minmax(35mm, 38%) 1fr; gap: .5mm 4mm; }
dt { color: #555; }
dd { margin: 0; }
.law { font-size: 9.5pt; break-inside: avoid; }
footer { border-top: .4mm solid #333; padding-top: 2mm; }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 1mm; } }
"""


class ReportExport:
    """The page.

    Args:
        server: its name; empty where that is not known.
        count: how many entries there will be.
        made: the day on which it is made.
    """

    def __init__(self, accounts: Accounts, words: Catalogue, *, server: str, count: int, made: date) -> None:
        self._accounts = accounts
        self._words = words
        self._server = server
        self._count = count
        self._made = made

    def begin(self, file: TextIO) -> None:
        """Write the head of the page."""
        words = self._words
        title = (
            words.say("journal-report-of", server=self._server) if self._server else words.say("journal-report-title")
        )
        made = words.say("journal-report-made", day=day(self._made, words), count=self._count)
        file.write(
            f'<!DOCTYPE html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
            f'<header><h1>{escape(title)}</h1>\n<p class="made">{escape(made)}</p></header>\n'
        )

    def write(self, file: TextIO, entries: Iterable[Entry]) -> None:
        """Write some entries."""
        for entry in entries:
            blocks = self._blocks(entry, self._accounts.of(entry, self._words.lang))
            file.write("<article>\n" + "\n".join(blocks) + "\n</article>\n")

    def end(self, file: TextIO) -> None:
        """Write the foot of the page."""
        file.write(f"<footer>{escape(self._words.say('journal-report-foot'))}</footer>\n</body>\n</html>\n")

    def _blocks(self, entry: Entry, account: Account) -> Iterator[str]:
        words = self._words
        number = words.say("journal-number", number=entry.id)
        edition = words.say("answer-edition", edition=str(entry.edition.value))
        kept = entry.kept_at.strftime("%H:%M UTC")
        where = (f"{day(entry.kept_at.date(), words)}, {kept}", capital(place(entry, words)), edition)
        yield f'<div class="head"><h2>{escape(number)} · {escape(account.title)}</h2>'
        yield f'<p class="where">{escape(" · ".join(filter(None, where)))}</p></div>'
        if entry.question:
            yield from self._block("journal-report-question", f'<p class="story">{escape(entry.question)}</p>')
        if account.facts:
            pairs = "".join(
                f"<dt>{escape(capital(name))}</dt><dd>{escape(value)}</dd>" for name, value in account.facts
            )
            yield from self._block("journal-facts", f"<dl>{pairs}</dl>")
        changed = f"<p>{escape(words.say('journal-changed'))}</p>" if account.changed else ""
        yield from self._block("journal-ruling", f'<p class="verdict">{escape(account.verdict)}</p>{changed}')
        yield from self._lines("answer-options", account.options, "ol")
        yield from self._lines("answer-judges", account.judgements, "ul")
        yield from self._lines("answer-steps", account.steps, "ol")
        if account.notes:
            yield "".join(f"<p>{escape(note)}</p>" for note in account.notes)
        if entry.note:
            yield from self._block("journal-note", f'<p class="note">{escape(entry.note)}</p>')
        if account.sections:
            yield from self._block("journal-report-laws", "".join(map(self._law, account.sections)))

    def _law(self, section: Section) -> str:
        words = self._words
        head = f"{section.id}. {capital(section.heading[words.lang])}."
        doubt = words.say("answer-unverified", edition=str(section.edition.value)) if section.unverified else ""
        told = escape(" ".join(filter(None, (section.text[words.lang], doubt))))
        return f'<p class="law"><b>{escape(head)}</b> {told}</p>'

    def _block(self, name: str, content: str) -> Iterator[str]:
        yield f"<h3>{escape(self._words.say(name))}</h3>"
        yield content

    def _lines(self, name: str, lines: tuple[Line, ...], kind: str) -> Iterator[str]:
        if lines:
            items = "".join(f"<li>{escape(line.text)} [{escape(line.law)}]</li>" for line in lines)
            yield from self._block(name, f"<{kind}>{items}</{kind}>")
