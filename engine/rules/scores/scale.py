"""In what an adjusted score is expressed, and what a North-South result is worth in it."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from engine.case import Case
from engine.scores.fouled import neuberg
from engine.scores.imps import board_a_match, imps
from engine.scores.matchpoints import against
from engine.scores.numbers import exact, percent, plain

Unit = Literal["points", "imps", "matchpoints", "percent"]


@dataclass(frozen=True)
class Scale:
    """A unit of scoring.

    Attributes:
        total: what both sides together have on a board whose scores balance; None where the top is not known.
        worth: a North-South result in this unit.
    """

    unit: Unit
    total: Fraction | None
    worth: Callable[[int], Fraction]

    def other(self, ns: Fraction) -> Fraction:
        """East-West's score where it balances North-South's, and the reverse."""
        assert self.total is not None
        return self.total - ns

    def shown(self, value: Fraction) -> int | float | str:
        """A value as it stands in an outcome."""
        return percent(value) if self.unit == "percent" else plain(value)


def scale(case: Case[Any]) -> Scale:
    """The scale of a case with the facts scoring, other_table, field and board_top.

    Without other results there are no matchpoints to speak of: then a result counts in points.
    """
    facts = case.facts
    if facts.scoring == "imps":
        other: int = facts.other_table
        return Scale("imps", Fraction(0), lambda score: Fraction(imps(score - other)))
    if facts.scoring == "board_a_match":
        other = facts.other_table
        top = exact(facts.board_top or 100)
        unit: Unit = "matchpoints" if facts.board_top else "percent"
        return Scale(unit, top, lambda score: top * board_a_match(score, other) / 2)
    if facts.scoring == "matchpoints" and case.known("field") is not None:
        return in_field(case, case.known("field"), case.known("board_top"))
    return Scale("points", Fraction(0), Fraction)


def in_field(case: Case[Any], field: tuple[int, ...], board_top: float | None) -> Scale:
    """Matchpoints against a field of other results; fewer than the top allows for are brought to it by Neuberg's formula.

    A top of one matchpoint for each other result means the scale of one, a half and nought.

    Raises:
        ImpossibleFacts: there are no other results, or the top is too small for so many.
    """
    if not field:
        raise case.contradiction("field-of-one", "field")
    size = len(field) + 1
    top = exact(board_top) if board_top is not None else Fraction(2 * len(field))
    if top == len(field):
        return Scale("matchpoints", top, lambda score: Fraction(against(score, field), 2))
    expected = top / 2 + 1
    if expected < size or expected.denominator != 1:
        raise case.contradiction("top-does-not-fit-field", "board_top", "field")
    return Scale("matchpoints", top, lambda score: neuberg(against(score, field), size, int(expected)))
