"""Laws 12A3 and 82: the Director's own ruling was wrong."""

from engine.case import Case
from engine.facts import Situation, assumed, required
from engine.players import Side
from engine.rules.board.awards import SCORES, Event, Responsibility, Scoring, artificial
from engine.ruling import Outcome, Ruling

NOBODY: dict[Side, Responsibility] = {"NS": "none", "EW": "none"}


class DirectorError(Situation):
    """A ruling that turned out to be wrong."""

    still_scorable: bool = required()
    result_obtained: bool = assumed(False)
    within_correction_period: bool = assumed(True)
    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")


def director_error(case: Case[DirectorError]) -> Ruling:
    """Rule on the Director's own error; both sides count as non-offending."""
    law = SCORES[case.edition]
    facts = case.facts
    if not facts.within_correction_period:
        case.step(law.errors, "board-director-error-late")
        case.step("79C", "board-correction-period")
        return case.ruling(
            law.errors, "79C", verdict="board-verdict-error-late", outcome=Outcome(no_rectification=True)
        )
    case.step(law.errors, "board-director-error-corrected")
    if facts.still_scorable:
        case.step("82C", "board-director-error-scorable")
        case.option("director", "correct_and_play", "82C", "board-option-correct-ruling")
        return case.ruling("82C", law.errors, verdict="board-verdict-error-corrected", outcome=Outcome())
    case.step("82C", "board-director-error-both-innocent")
    if facts.result_obtained:
        case.step(law.assigned, "board-director-error-assigned")
        outcome = Outcome(adjusted_score={"kind": "split"})
        return case.ruling("82C", law.assigned, verdict="board-verdict-error-split", outcome=outcome)
    outcome = Outcome(adjusted_score=artificial(case, NOBODY))
    return case.ruling("82C", law.artificial, verdict="board-verdict-error-artificial", outcome=outcome)
