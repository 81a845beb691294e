"""Paints sheets as PNG: a light card of its own, so that it reads the same in Discord's light and dark looks."""

import io
from typing import Final

from cogs.pictures.canvas import BAND, FELT, INK, LINE, PAPER, QUIET, STRONG, Anchor, Canvas, Style, wide
from cogs.pictures.fonts import Faces
from cogs.pictures.sheet import SIGNS, Block, Diagram, Holding, Sheet, Table
from engine.cards import SUITS
from engine.players import Seat

WIDTH: Final = 360.0
MARGIN: Final = 14.0
TITLE: Final = Style(16, bold=True)
NAME: Final = Style(13, bold=True)
RANKS: Final = Style(17)
TABLED: Final = Style(15, bold=True)
HEAD: Final = Style(12, bold=True, colour=QUIET)
CELL: Final = Style(15)
NOTE: Final = Style(12.5, colour=QUIET)
BLOCK: Final = Style(13.5, bold=True)
TEXT: Final = Style(13.5)
ASIDE: Final = Style(12.5, colour=QUIET)
_TITLE_ROW: Final = 24.0
_NAME_ROW: Final = 18.0
_SUIT_ROW: Final = 19.5
_HAND: Final = _NAME_ROW + 4 * _SUIT_ROW
_FELT: Final = 88.0
_SIDE: Final = (WIDTH - 2 * MARGIN - _FELT) / 2 - 6
_GAP: Final = 12.0
_HEAD_ROW: Final = 20.0
_ROW: Final = 23.0
_NOTE_ROW: Final = 17.0
_BLOCK_ROW: Final = 24.0
_TEXT_ROW: Final = 18.0
_INSET: Final = 8.0


def painted(sheet: Sheet, faces: Faces) -> bytes:
    """The sheet as PNG."""
    title = _wrapped(sheet.title, TITLE, faces)
    notes = [line for note in (sheet.key[0], *sheet.notes) for line in _wrapped(note, NOTE, faces)]
    height = MARGIN * 2 + len(title) * _TITLE_ROW + len(notes) * _NOTE_ROW
    height += (3 * _HAND + 2 * 6 + _GAP) if sheet.diagram else 0
    height += sum(_HEAD_ROW + _ROW * len(table.rows) + _GAP for table in sheet.tables)
    told = [(block, _wrapped(block.text, TEXT, faces, 2 * _INSET)) for block in sheet.blocks]
    height += sum(_BLOCK_ROW + len(lines) * _TEXT_ROW + _GAP for _, lines in told)
    canvas = Canvas(faces, WIDTH, height)
    y = MARGIN
    for line in title:
        canvas.text(MARGIN, y + _TITLE_ROW / 2 - 2, line, TITLE)
        y += _TITLE_ROW
    if sheet.diagram:
        _diagram(canvas, sheet.diagram, y)
        y += 3 * _HAND + 2 * 6 + _GAP
    for table in sheet.tables:
        _table(canvas, table, y)
        y += _HEAD_ROW + _ROW * len(table.rows) + _GAP
    for block, lines in told:
        _block(canvas, block, lines, y)
        y += _BLOCK_ROW + len(lines) * _TEXT_ROW + _GAP
    for line in notes:
        canvas.text(MARGIN, y + _NOTE_ROW / 2, line, NOTE)
        y += _NOTE_ROW
    written = io.BytesIO()
    canvas.image.save(written, "PNG", compress_level=3)
    return written.getvalue()


def _wrapped(text: str, style: Style, faces: Faces, inset: float = 0.0) -> list[str]:
    """The lines of a text, broken where they would be too wide; those that it has stay."""
    room = WIDTH - 2 * MARGIN - inset
    blank = wide(faces, " ", style)
    lines: list[str] = []
    for paragraph in text.splitlines():
        used = room
        for word in paragraph.split():
            width = wide(faces, word, style)
            if used + blank + width <= room:
                lines[-1] += " " + word
                used += blank + width
            else:
                lines.append(word)
                used = width
    return lines


def _block(canvas: Canvas, block: Block, lines: list[str], y: float) -> None:
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, _BLOCK_ROW - 3, STRONG if block.strong else BAND, 5)
    middle = y + (_BLOCK_ROW - 3) / 2
    right = WIDTH - MARGIN - _INSET
    canvas.text(MARGIN + _INSET, middle, block.heading, BLOCK)
    room = WIDTH - 2 * MARGIN - 3 * _INSET - canvas.wide(block.heading, BLOCK)
    canvas.text(right, middle, block.aside, canvas.fitting(block.aside, ASIDE, room), "right")
    y += _BLOCK_ROW
    for line in lines:
        canvas.text(MARGIN + _INSET, y + _TEXT_ROW / 2, line, TEXT)
        y += _TEXT_ROW


def _diagram(canvas: Canvas, diagram: Diagram, y: float) -> None:
    middle = WIDTH / 2
    second, third = y + _HAND + 6, y + 2 * (_HAND + 6)
    indent = middle - _FELT / 2 + 4
    _hand(canvas, diagram, "N", indent, y, WIDTH - MARGIN - indent)
    _hand(canvas, diagram, "W", MARGIN, second, _SIDE)
    _hand(canvas, diagram, "E", middle + _FELT / 2 + 10, second, _SIDE)
    _hand(canvas, diagram, "S", indent, third, WIDTH - MARGIN - indent)
    top = second + (_HAND - _FELT) / 2
    canvas.box(middle - _FELT / 2, top, _FELT, _FELT, FELT, 10)
    _felt(canvas, diagram, middle, top + _FELT / 2)


def _felt(canvas: Canvas, diagram: Diagram, x: float, y: float) -> None:
    """The cards on the table, each before its player; the seat on lead has a dot where none are."""
    reach = _FELT / 2
    places: dict[Seat, tuple[float, float]] = {
        "N": (x, y - reach + 15),
        "E": (x + reach - 21, y),
        "S": (x, y + reach - 15),
        "W": (x - reach + 21, y),
    }
    for seat, (left, top) in places.items():
        card = (diagram.table or {}).get(seat)
        if card:
            width = canvas.wide(card, TABLED) + 8
            canvas.box(left - width / 2, top - 12, width, 24, PAPER, 4)
            canvas.text(left, top, card, TABLED, "middle")
        else:
            canvas.text(left, top, diagram.names[seat][:1], Style(15, bold=True, colour="#CFE6DA"), "middle")
        if seat == diagram.leader:
            away = {"N": (-22.0, 0.0), "S": (-22.0, 0.0), "E": (0.0, -20.0), "W": (0.0, -20.0)}[seat]
            canvas.arrow(left + away[0] - 4, top + away[1], 10, "#FFD166")


def _hand(canvas: Canvas, diagram: Diagram, seat: Seat, x: float, y: float, width: float) -> None:
    name = diagram.names[seat]
    if seat == diagram.marked:
        canvas.box(x - 4, y, min(canvas.wide(name, NAME) + 8, width), _NAME_ROW - 2, STRONG, 5)
    canvas.text(x, y + _NAME_ROW / 2 - 1, name, canvas.fitting(name, NAME, width))
    holding = diagram.hands.get(seat)
    if holding is None:
        canvas.text(x, y + _NAME_ROW + 1.5 * _SUIT_ROW, "?", Style(26, colour=QUIET))
        return
    _suits(canvas, holding, x, y + _NAME_ROW, width)


def _suits(canvas: Canvas, holding: Holding, x: float, y: float, width: float) -> None:
    for place, suit in enumerate(SUITS):
        level = y + (place + 0.5) * _SUIT_ROW
        canvas.text(x, level, SIGNS[suit], RANKS)
        ranks = holding.get(suit, "?") or "–"
        room = width - RANKS.size - 5
        if canvas.wide(ranks, RANKS) > room:
            ranks = ranks.replace(" ", "")
        canvas.text(x + RANKS.size + 5, level, ranks, canvas.fitting(ranks, RANKS, room, 10))


def _table(canvas: Canvas, table: Table, y: float) -> None:
    edges, size = _columns(canvas, table)
    cell = CELL.of(size)
    head = HEAD.of(min(HEAD.size, size))
    for place, name in enumerate(table.heading):
        _cell(canvas, table, edges, place, y + _HEAD_ROW / 2, name, head)
    y += _HEAD_ROW
    canvas.rule(MARGIN, y, WIDTH - 2 * MARGIN)
    for number, row in enumerate(table.rows):
        if number % 2:
            canvas.box(MARGIN, y + 1, WIDTH - 2 * MARGIN, _ROW - 1, BAND, 3)
        for place, item in enumerate(row):
            style = Style(size, item.strong, QUIET if item.quiet else INK)
            x, anchor = _spot(table, edges, place)
            if item.strong and item.text[:1] in SIGNS.values():
                width = canvas.wide(item.text, style) + 10
                canvas.box(x - width / 2, y + 2, width, _ROW - 4, STRONG, 5)
            if item.first:
                canvas.arrow(x - canvas.wide(item.text, cell) / 2 - 13, y + _ROW / 2, 8, QUIET)
            canvas.text(x, y + _ROW / 2, item.text, style, anchor)
        y += _ROW
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, 1, LINE)


def _columns(canvas: Canvas, table: Table) -> tuple[list[float], float]:
    """The edges of the columns and the size of letters with which all fit."""
    size = CELL.size
    room = WIDTH - 2 * MARGIN
    while True:
        styles = (HEAD.of(min(HEAD.size, size)), Style(size, bold=True))
        widths = [
            max([canvas.wide(name, styles[0]), *(canvas.wide(row[place].text, styles[1]) for row in table.rows)]) + 8
            for place, name in enumerate(table.heading)
        ]
        if sum(widths) <= room or size <= 9:
            break
        size -= 1
    spare = max(0.0, room - sum(widths)) / len(widths)
    edges = [MARGIN]
    for width in widths:
        edges.append(edges[-1] + width + spare)
    return edges, size


def _spot(table: Table, edges: list[float], place: int) -> tuple[float, Anchor]:
    if place in table.numbers:
        return edges[place + 1] - 5, "right"
    if place in table.left:
        return edges[place] + 5, "left"
    return (edges[place] + edges[place + 1]) / 2, "middle"


def _cell(canvas: Canvas, table: Table, edges: list[float], place: int, y: float, text: str, style: Style) -> None:
    x, anchor = _spot(table, edges, place)
    canvas.text(x, y, text, style, anchor)
