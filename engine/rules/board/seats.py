"""Law 5: a board played from seats that the players were not assigned to."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.case import Case
from engine.edition import Edition
from engine.rules.board.awards import TEAMS, artificial
from engine.ruling import Outcome, Ruling

Seating = Literal["right", "partners_swapped", "wrong_direction"]


@dataclass(frozen=True)
class SeatLaw:
    """Sections of one edition.

    Attributes:
        no_comparison: both pairs of a team held the same cards, so that the results cannot be compared.
        match_known: no substitute board where the result of the match could be known without it.
    """

    no_comparison: str
    match_known: str


LAW: Mapping[Edition, SeatLaw] = {
    Edition.LAWS_1987: SeatLaw("12C1", "86C"),
    Edition.LAWS_1997: SeatLaw("12C1", "86C"),
    Edition.LAWS_2007: SeatLaw("12C2a", "86C"),
    Edition.LAWS_2017: SeatLaw("86B2", "86A"),
}


def wrong_seats(case: Case[Any], seating: Seating) -> Ruling:
    """Rule on a board played by the right contestants from the wrong seats.

    The case has the facts event, scoring, fault, board_stage and match_result_known.
    """
    case.step("5A", "board-seats-assigned")
    case.judge("90A", "board-judge-procedural-penalty")
    if seating == "wrong_direction" and case.facts.event in TEAMS:
        return _no_comparison(case, LAW[case.edition])
    case.step("82B", f"board-seats-{seating.replace('_', '-')}")
    stage = case.known("board_stage")
    outcome = Outcome(play="continues" if stage in ("auction", "play") else None, no_rectification=True)
    verdict = f"board-verdict-seats-{seating.replace('_', '-')}"
    return case.ruling("5A", "82B", verdict=verdict, outcome=outcome)


def _no_comparison(case: Case[Any], law: SeatLaw) -> Ruling:
    case.step(law.no_comparison, "board-seats-no-comparison")
    if case.facts.match_result_known:
        case.step(law.match_known, "board-match-result-known")
    else:
        case.option("director", "redeal", "6D3", "board-option-substitute-board")
    case.option("director", "adjust", law.no_comparison, "board-option-team-adjust")
    score = artificial(case, case.known("fault")) if case.facts.match_result_known else None
    outcome = Outcome(adjusted_score=score)
    return case.ruling("5A", law.no_comparison, verdict="board-verdict-seats-no-comparison", outcome=outcome)
