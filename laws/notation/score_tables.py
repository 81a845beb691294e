"""Fields of results and weights as people type and paste them: lists, frequencies, CSV, '60% 4S=, 40% 4S-1'."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from engine.players import Seat
from laws.errors import UserError, user_error
from laws.notation.scores import TypedResult, Vulnerability, read_result, scores_of_contracts, tidy


@dataclass(frozen=True)
class TypedField:
    """The results of a board.

    Attributes:
        scores: North-South scores in the order typed.
        averages: tables that have an average in place of a result; they are not compared with.
    """

    scores: tuple[int, ...]
    averages: int = 0


@dataclass(frozen=True)
class TypedPart:
    """A result of a weighted score: its weight as a share of one, and the result or its North-South points."""

    weight: Fraction
    result: TypedResult | int

    def ns(self, vulnerability: Vulnerability = "none", declarer: Seat | None = None) -> int:
        """The North-South score.

        Raises:
            UserError: a contract without a declarer, and none given.
        """
        return self.result if isinstance(self.result, int) else self.result.ns(vulnerability, declarer)


@dataclass(frozen=True)
class _Piece:
    """A piece of a table and where it stands, both counted from 1."""

    text: str
    line: int
    column: int

    def error(self, code: str, **args: str | int) -> UserError:
        return user_error(
            code, f"{self.line}:{self.column}", given=self.text[:40], line=self.line, column=self.column, **args
        )


_NUMBER = re.compile(r"[+-]?\d+")
_TIMES = re.compile(r"([+-]?\d+)\s*[xх*]\s*([+-]?\d+)", re.IGNORECASE)
_AVERAGE = re.compile(r"(?:av(?:e|g|erage)?|ср(?:едний|\.)?|a)\s*[+=-]?|\d{1,3}\s*%|\d{2}/\d{2}", re.IGNORECASE)
_HEADS = {
    "ns": re.compile(r"n-?s(?:\s*score)?|с-?ю|score|result|points|запись|результат|очки", re.IGNORECASE),
    "ew": re.compile(r"e-?w(?:\s*score)?|[вз]-?[вз]", re.IGNORECASE),
    "count": re.compile(r"count|frequency|freq|times|раз|частота|кол(?:ичество|-во)", re.IGNORECASE),
}
MOST_RESULTS = 999


def read_field(text: str, *, vulnerability: Vulnerability = "none", least: int = 1) -> TypedField:
    """The results of a board: numbers, frequencies ('620x4'), contracts ('4S= by W'), or a table with a heading.

    Args:
        text: one result a line, or separated by spaces, commas or semicolons; from East-West's view only in a column of
            that heading.
        vulnerability: of the board, for contracts.
        least: how many results are needed.

    Raises:
        UserError: naming line and column and how to mend it.
    """
    plain = tidy(text)
    heading = _heading(plain)
    averages = 0
    scores: list[int] = []
    for piece, sign, count in _rows(plain, heading) if heading else ((p, 1, 1) for p in _pieces(plain)):
        if _AVERAGE.fullmatch(piece.text):
            averages += count
            continue
        score, times = _entry(piece, vulnerability)
        if count * times > MOST_RESULTS or len(scores) + count * times > MOST_RESULTS:
            raise piece.error("score-too-many-results", most=MOST_RESULTS)
        scores += [sign * score] * (count * times)
    if len(scores) < least:
        raise user_error("score-field-too-small", given=len(scores), least=least)
    return TypedField(tuple(scores), averages)


def _pieces(text: str) -> Iterator[_Piece]:
    """What stands between separators; words of a contract stay together, numbers without one do not."""
    for number, line in enumerate(text.splitlines(), start=1):
        for found in re.finditer(r"[^,;\t]+", line):
            part = found[0].strip()
            start = found.start() + len(found[0]) - len(found[0].lstrip()) + 1
            spaced = _TIMES.sub(lambda times: times[0].replace(" ", "_"), part)
            if all(_NUMBER.fullmatch(word) or _TIMES.fullmatch(word.replace("_", "")) for word in spaced.split()):
                for word in re.finditer(r"\S+", spaced):
                    yield _Piece(word[0].replace("_", " "), number, start + word.start())
            else:
                yield _Piece(part, number, start)


def _entry(piece: _Piece, vulnerability: Vulnerability) -> tuple[int, int]:
    """A score and how often it occurs."""
    if _NUMBER.fullmatch(piece.text):
        return _score(piece, int(piece.text)), 1
    if times := _TIMES.fullmatch(piece.text):
        return _frequency(piece, int(times[1]), int(times[2]))
    if not re.match(r"\d+\s*[^\d\s]|\D*пас|pass", piece.text.lower()):
        raise piece.error("score-not-a-number")
    try:
        return read_result(piece.text).ns(vulnerability), 1
    except UserError as error:
        if error.code == "score-no-contract":
            raise piece.error("score-not-a-number") from None
        raise UserError(error.code, error.said, f"{piece.line}:{piece.column}") from None


def _frequency(piece: _Piece, first: int, second: int) -> tuple[int, int]:
    """The score is the one that a contract can have and that is no plain count."""
    known = scores_of_contracts()
    if first in known and (second not in known or abs(first) >= 50 > second >= 0):
        score, times = first, second
    elif second in known and (first not in known or abs(second) >= 50 > first >= 0):
        score, times = second, first
    else:
        raise piece.error("score-frequency-unclear")
    if times < 1:
        raise piece.error("score-frequency-unclear")
    return score, times


def _score(piece: _Piece, score: int) -> int:
    if score not in scores_of_contracts():
        raise piece.error("score-of-no-contract")
    return score


@dataclass(frozen=True)
class _Heading:
    delimiter: str
    columns: dict[str, int]


def _heading(text: str) -> _Heading | None:
    """The columns of a table, where its first line names one that holds scores."""
    first = text.lstrip("\n").splitlines()[0] if text.strip() else ""
    delimiter = max("\t;,|", key=first.count)
    columns: dict[str, int] = {}
    for place, name in enumerate(cell.strip().strip('"') for cell in first.split(delimiter)):
        for column, pattern in _HEADS.items():
            if pattern.fullmatch(name):
                columns.setdefault(column, place)
    return _Heading(delimiter, columns) if {"ns", "ew"} & columns.keys() else None


def _rows(text: str, heading: _Heading) -> Iterator[tuple[_Piece, int, int]]:
    """Each row's score, its sign from North-South's view and its count."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.strip())
    for number, line in enumerate(lines[start + 1 :], start=start + 2):
        if not line.strip():
            continue
        cells = [cell.strip().strip('"').strip() for cell in line.split(heading.delimiter)]
        found = {
            name: _Piece(cells[place], number, place + 1)
            for name, place in heading.columns.items()
            if place < len(cells) and cells[place]
        }
        scored = [name for name in ("ns", "ew") if name in found]
        if len(scored) != 1:
            raise _Piece(line.strip(), number, 1).error("score-row-unclear")
        count = found.get("count")
        if count and not re.fullmatch(r"0*[1-9]\d{0,2}", count.text):
            raise count.error("score-count-not-a-number")
        yield found[scored[0]], 1 if scored[0] == "ns" else -1, int(count.text) if count else 1


_LISTED = re.compile(r"([+\-=]\s*\d*|%\s*:?\s*[+-]?\d*),(?=\s*\d)")
"""What a comma stands after where it separates results and is not a decimal sign."""
_WEIGHT = re.compile(r"((?<![^\s,;])-)?(\d+(?:[.,]\d+)?)\s*%")


def read_weights(text: str) -> tuple[TypedPart, ...]:
    """The results of a weighted score with their weights in percent: '60% 4S=, 30% 4S-1, 10% 3S+1', '50% 620; 50% -100'.

    Raises:
        UserError: a weight or a result is missing or cannot be read, or the weights are not 100 in all.
    """
    parts = tuple(_part(segment, number) for number, segment in enumerate(_segments(tidy(text)), start=1))
    if not parts:
        raise user_error("score-no-weights")
    total = sum(part.weight for part in parts)
    if total != 1:
        much = "over" if total > 1 else "missing"
        raise user_error(
            "score-weights-not-100", given=float(100 * total), off=float(abs(100 - 100 * total)), much=much
        )
    return parts


def _segments(text: str) -> Iterator[str]:
    """One for each result; a comma between digits is part of a number."""
    for segment in re.split(r"[;\n]|,(?!\d)", _LISTED.sub(r"\1;", text)):
        weights = list(_WEIGHT.finditer(segment))
        if len(weights) > 1 and not segment[: weights[0].start()].strip():
            starts = [weight.start() for weight in weights]
            yield from (segment[a:b] for a, b in zip(starts, [*starts[1:], len(segment)], strict=True))
        elif len(weights) > 1 and not segment[weights[-1].end() :].strip():
            ends = [weight.end() for weight in weights]
            yield from (segment[a:b].strip(" ,") for a, b in zip([0, *ends], ends, strict=False))
        elif segment.strip():
            yield segment


def _part(segment: str, number: int) -> TypedPart:
    weights = list(_WEIGHT.finditer(segment))
    given = segment.strip()[:40]
    if len(weights) != 1:
        raise user_error("score-weight-missing", str(number), given=given, part=number)
    weight = Fraction(weights[0][2].replace(",", ".")) / 100
    typed = (segment[: weights[0].start()] + " " + segment[weights[0].end() :]).strip(" :")
    if not weight or weights[0][1]:
        raise user_error("score-weight-missing", str(number), given=given, part=number)
    if not typed:
        raise user_error("score-weight-without-result", str(number), given=given, part=number)
    if _NUMBER.fullmatch(typed):
        return TypedPart(weight, _score(_Piece(typed, 1, number), int(typed)))
    try:
        return TypedPart(weight, read_result(typed))
    except UserError as error:
        raise UserError(error.code, error.said, str(number)) from None
