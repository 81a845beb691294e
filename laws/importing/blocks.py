"""A mended text cut into blocks: laws, labelled sections, plain paragraphs, notes, tables and headings of parts."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from laws.importing.layout import Layout, layout_of
from laws.importing.letters import BAR, RULE
from laws.importing.markers import Kind, Marker, markers
from laws.importing.pages import GAP, PAGE

_TITLE_LINES = 80
_WIDE_SPACE = 3
_AFTER_NOTE = (Kind.PAGE, Kind.END, Kind.NOTE, Kind.FURNITURE, Kind.LAW, Kind.PART)
_AFTER_INDEX = (Kind.LAW, Kind.END)
_SENTENCE_END = re.compile(r"[.:;!?)»”]\s*$")


class Start(Enum):
    """How a block begins: where the one before left off, after a rule or blank space, or after missing pages."""

    CONTINUED = "continued"
    APART = "apart"
    BROKEN = "broken"


@dataclass(frozen=True)
class Block:
    """A stretch of the text.

    Attributes:
        values: what its label may stand for ('B' or 'C' for a Cyrillic В); empty without a label.
        text: its words, the label left out, paragraphs and lines of tables separated by line ends.
        page: number of the page in the order of the file, from 0.
        label: the label as it stands in the file.
    """

    kind: Kind
    values: tuple[str, ...]
    text: str
    page: int
    start: Start = Start.CONTINUED
    label: str = ""


def blocks(text: str) -> tuple[list[Block], Layout]:
    """All blocks of a text in order, none of them empty."""
    layout = layout_of(text)
    found: list[Block] = []
    for piece in _pieces(text, layout):
        _add(found, piece, layout)
    if layout is Layout.PARAGRAPHS:
        found = list(_apart(_closed(found)))
    whole = [replace(block, text=_flow(block.text, layout, block.kind)) for block in found]
    return [block for block in whole if block.text or block.label], layout


def _pieces(text: str, layout: Layout) -> Iterator[Block]:
    """The text between markers; the title of a law and what follows it are two pieces."""
    page, start, at = 0, Start.APART, 0
    current = Marker(0, 0, Kind.TEXT, (), "")
    in_note = in_index = titled = False
    marks = list(markers(text, layout))
    paged = any(mark.kind is Kind.PAGE for mark in marks)
    for mark in (*marks, Marker(len(text), len(text), Kind.END, (), "")):
        ends_note = mark.kind in _AFTER_NOTE or not paged or layout is Layout.PARAGRAPHS
        if (in_note and not ends_note) or (in_index and mark.kind not in _AFTER_INDEX):
            continue
        if current.kind is Kind.LAW and mark.kind is Kind.RULE and not _has_title(text[at : mark.start]):
            continue
        title_goes_on = titled and current.kind is mark.kind is Kind.RULE and mark.start - at < _TITLE_LINES + 20
        if title_goes_on:
            current = Marker(current.start, current.end, Kind.LAW, (), "")
        titled = current.kind is Kind.LAW
        yield from _cut(text[at : mark.start], current, page, start, layout)
        in_index = mark.kind is Kind.FURNITURE and mark.label != ""
        in_note = mark.kind is Kind.NOTE and mark.label.startswith("(")
        broken = start is Start.BROKEN and not text[at : mark.start].strip()
        start = Start.BROKEN if broken else _start(mark, text, current)
        if mark.kind is Kind.PAGE:
            page += 1
        at, current = mark.end, mark


def _has_title(text: str) -> bool:
    return bool(text.replace(RULE, "").strip())


def _start(mark: Marker, text: str, before: Marker) -> Start:
    if mark.kind is Kind.PAGE:
        return Start.BROKEN if text[mark.start : mark.end].strip(" \t\n") == GAP else Start.CONTINUED
    if mark.kind in (Kind.RULE, Kind.FURNITURE) and before.kind is not Kind.LAW:
        return Start.APART
    if mark.kind is Kind.TEXT:
        space = re.search(r"\n\s*\Z", text[: mark.start])
        return Start.APART if space and space[0].count("\n") >= _WIDE_SPACE else Start.CONTINUED
    return Start.CONTINUED


def _cut(text: str, mark: Marker, page: int, start: Start, layout: Layout) -> Iterator[Block]:
    kind = Kind.TEXT if mark.kind in (Kind.PAGE, Kind.RULE) else mark.kind
    if kind in (Kind.LAW, Kind.PART) and layout is not Layout.INLINE:
        title, rest = _first_line(text)
        yield Block(kind, mark.values, title, page, start, mark.label)
        if rest.strip():
            yield Block(Kind.TEXT, (), rest, page)
    elif kind is Kind.NOTE and not mark.label.startswith("(") and layout is Layout.WRAPPED:
        note, _, rest = text.partition("\n\n")
        yield Block(kind, mark.values, note, page, start, mark.label)
        if rest.strip():
            yield Block(Kind.TEXT, (), rest, page)
    elif kind is Kind.TEXT and not text.strip(f"{RULE} \t\n"):
        return
    else:
        yield Block(kind, mark.values, text, page, start, mark.label)


def _first_line(text: str) -> tuple[str, str]:
    """The title, on the line of its number or the next one with words, and the rest."""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line.strip():
            return line, "\n".join(lines[place + 1 :])
    return "", ""


def _add(found: list[Block], piece: Block, layout: Layout) -> None:
    """Add a piece; text that only goes on, over a page's end or a rule of a title, joins the block it goes on."""
    last = next((place for place in range(len(found) - 1, -1, -1) if found[place].kind is not Kind.NOTE), None)
    if last is not None and piece.kind is Kind.LAW and not piece.values:
        found[last] = replace(found[last], text=f"{found[last].text.strip()} {piece.text.strip()}")
        return
    goes_on = piece.kind is Kind.TEXT and piece.start is Start.CONTINUED and layout is not Layout.PARAGRAPHS
    if last is not None and goes_on and found[last].kind not in (Kind.LAW, Kind.PART, Kind.FURNITURE):
        before = found[last]
        space = "\n" if piece.text.startswith("\n\n") or before.text.endswith("\n\n") else " "
        found[last] = replace(before, text=f"{before.text.rstrip()}{space}{piece.text.strip()}")
    else:
        found.append(piece)


def _closed(found: list[Block]) -> Iterator[Block]:
    """A note in brackets reaches to its closing bracket, over several paragraphs if need be."""
    open_brackets, note = 0, None
    for block in found:
        if block.kind is Kind.NOTE and block.label.startswith("(") and not block.label.startswith("(*"):
            note, open_brackets = block, 1
        if note is None:
            yield block
            continue
        open_brackets += block.text.count("(") - block.text.count(")")
        if block is not note:
            note = replace(note, text=f"{note.text.rstrip()}\n{block.text.strip()}")
        if open_brackets <= 0:
            yield note
            note = None
    if note is not None:
        yield note


def _apart(found: Iterable[Block]) -> Iterator[Block]:
    """What follows a paragraph that stands apart, up to the next label, stands apart as well."""
    apart = False
    for block in found:
        apart = block.kind is Kind.TEXT and (apart or block.start is Start.APART)
        yield replace(block, start=Start.APART) if apart else block


def _flow(text: str, layout: Layout, kind: Kind) -> str:
    """Lines made into paragraphs; a heading at the beginning and the lines of a table stay apart."""
    text = text.replace(RULE, "\n").replace(PAGE, " ").replace(GAP, " ")
    lines = [line.rstrip() for line in text.split("\n")]
    paragraphs: list[str] = []
    for place, line in enumerate(lines):
        if not line.strip():
            continue
        after_blank = place > 0 and not lines[place - 1].strip()
        if BAR in line or re.search(r"\S {4,}\S", line.strip()) or re.search(r"… *\d+$", line):
            paragraphs.append("\t" + line.strip())
        elif not paragraphs or paragraphs[-1].startswith("\t") or _begins(paragraphs, line, after_blank, layout, kind):
            paragraphs.append(line.strip())
        else:
            paragraphs[-1] += " " + line.strip()
    shown = [re.sub(r"[ \t]+", " ", item).strip() if not item.startswith("\t") else item[1:] for item in paragraphs]
    if layout is Layout.INLINE and kind not in (Kind.LAW, Kind.PART, Kind.NOTE) and shown:
        shown = [*_heading(shown[0]), *shown[1:]]
    return "\n".join(shown)


def _begins(paragraphs: list[str], line: str, after_blank: bool, layout: Layout, kind: Kind) -> bool:
    """Whether a line begins a paragraph: after a blank line and a full stop, or after a short heading without one."""
    last = paragraphs[-1]
    if layout is Layout.PARAGRAPHS:
        return True
    if after_blank:
        return bool(_SENTENCE_END.search(last)) or line.strip()[0].isupper()
    heading = (
        kind.labelled and len(paragraphs) == 1 and len(last) <= 2 * _TITLE_LINES and not re.search(r"[.,;:(]\s*$", last)
    )
    return heading and bool(re.match(r"\s*(?:[А-ЯЁA-Z][а-яёa-z]|[А-ЯЁA-Z] |\()", line))


def _heading(text: str) -> list[str]:
    """A heading that runs on into its text: parted where a capital follows a word without a stop between them."""
    for found in re.finditer(r"(?<=[а-яёa-z)?]) (?=[А-ЯЁA-Z](?:[а-яёa-z]| [а-яёa-z]))", text[: 2 * _TITLE_LINES]):
        if found.start() >= 4:
            return [text[: found.start()], text[found.end() :]]
    return [text]
