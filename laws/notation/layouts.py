"""Auctions laid out: columns under the seats, the files of playing programs. They come out as one line with a dealer."""

import re

from engine.players import SEATS, Seat
from laws.errors import user_error
from laws.notation.words import is_seat, seat_code, with_dashes_as_passes

_PBN = re.compile(r'\[auction\s+"([nesw])"\]')
_PBN_MARK = re.compile(r"=\d+=|\$\d+|\[[a-z]+\s+\"[^\"]*\"\]")
_LIN_CALL = re.compile(r"mb\|([^|]*)\|")
_LIN_DEALER = re.compile(r"md\|([1-4])")
_LIN_SEATS: dict[str, Seat] = {"1": "S", "2": "W", "3": "N", "4": "E"}
_BLANK = {"", "-", "--", ".", "..", "...", "_", "x-x"}


def unfolded(text: str) -> tuple[Seat | None, str]:
    """The dealer, where the layout shows him, and the calls as a line.

    Args:
        text: normalised text.

    Raises:
        UserError: a row has more cells than there are players.
    """
    if found := _PBN.search(text):
        return seat_code(found[1]), _PBN_MARK.sub(" ", text[found.end() :].split("\n[")[0])
    if "mb|" in text:
        dealer = _LIN_DEALER.search(text)
        return _LIN_SEATS[dealer[1]] if dealer else None, " , ".join(_LIN_CALL.findall(text))
    lines = text.split("\n")
    for number, line in enumerate(lines):
        seats = _header(line)
        if seats:
            return _columns(seats, line, [row for row in lines[number + 1 :] if row.strip()])
    return None, with_dashes_as_passes(text)


def _words(line: str) -> list[str]:
    return [word for word in re.split(r"[\s|:;,/]+", line) if word]


def _header(line: str) -> tuple[Seat, ...] | None:
    """The seats of a heading: four in rotation and nothing else."""
    words = _words(re.sub(r"\(.*?\)", "", line))
    if len(words) != 4 or not all(map(is_seat, words)):
        return None
    seats = tuple(seat_code(word) for word in words)
    start = SEATS.index(seats[0])
    return seats if seats == SEATS[start:] + SEATS[:start] else None


def _cells(row: str) -> list[str]:
    """The cells of a row: between bars or tabs, else apart by blanks; a level and its denomination stay together."""
    if "|" in row or "\t" in row:
        return [cell.strip() for cell in re.split(r"[|\t]", row.strip("|" if "|" in row else ""))]
    joined = re.sub(r"\b([1-7])\s+(?=(nt|n|бк|[shdc])(?![a-zа-я]))", r"\1", row)
    joined = re.sub(r"\s+(?=[!*]|\((?!\d))", "", joined)
    return joined.split()


def _columns(seats: tuple[Seat, ...], heading: str, rows: list[str]) -> tuple[Seat | None, str]:
    dealer: Seat | None = None
    calls: list[str] = []
    for row in rows:
        cells = _cells(row)
        if len(cells) > 4:
            raise user_error("auction-row-too-long", "auction", row=row.strip()[:60])
        offset = _offset(heading, row, cells) if dealer is None else 0
        for place, cell in enumerate(cells):
            if dealer is None:
                if cell in _BLANK:
                    continue
                dealer = seats[(place + offset) % 4]
            if cell in _BLANK:
                if cell:
                    calls.append("pass")
            else:
                calls.append(cell)
    return dealer, " , ".join(calls)


def _offset(heading: str, row: str, cells: list[str]) -> int:
    """How many columns the first row is indented, where it has fewer cells than columns and no bars."""
    if len(cells) == 4 or "|" in row or "\t" in row or not cells:
        return 0
    starts = [found.start() for found in re.finditer(r"[^\s|:;,/]+", heading)]
    place = len(row) - len(row.lstrip())
    nearest = min(range(len(starts)), key=lambda column: abs(starts[column] - place))
    return nearest if nearest + len(cells) <= 4 else 0
