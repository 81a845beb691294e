"""Law 15 (15B in 2017): contestants play a board that is not meant for them now; 5 where only the seats were wrong."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, asked, assumed, record, required
from engine.rules.board.awards import TEAMS, Event, Fault, Scoring, artificial
from engine.rules.board.seats import Seating, wrong_seats
from engine.ruling import Outcome, Ruling


class WrongBoard(Situation):
    """A wrong board at the table, or the right one played from the wrong seats."""

    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")
    fault: Fault | None = record()
    played_before: Literal["none", "some"] = required()
    board_stage: Literal["auction", "play", "finished"] = asked()
    right_contestants_repeat_calls: bool | None = record()
    seating: Seating = assumed("right")
    match_result_known: bool = assumed(False)


@dataclass(frozen=True)
class WrongBoardLaw:
    """Law 15 in one edition.

    Attributes:
        fresh, later: none of the four has played it: the score stands; the right board may be ordered for later.
        played: somebody has played it: cancelled for both sides.
        deprived: artificial score for whoever cannot earn a valid score.
        restart: found in the auction: the right contestants sit down and must repeat the calls; None: no restart.
        teams: teams have a rule of their own; None: the same as pairs.
    """

    fresh: str
    later: str
    played: str
    deprived: str
    restart: str | None
    teams: str | None


_1987 = WrongBoardLaw(fresh="15A1", later="15A2", played="15B", deprived="12C1", restart="15C", teams=None)
LAW: Mapping[Edition, WrongBoardLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: replace(_1987, deprived="12C2a"),
    Edition.LAWS_2017: WrongBoardLaw(
        fresh="15B2", later="15B2", played="15B1", deprived="15B3", restart=None, teams="86B"
    ),
}


def wrong_board(case: Case[WrongBoard]) -> Ruling:
    """Rule on a wrong board."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.seating != "right":
        return wrong_seats(case, facts.seating)
    if law.teams and facts.event in TEAMS:
        return _teams(case, law.teams)
    if law.restart and facts.board_stage == "auction":
        return _restart(case, law.restart)
    if facts.played_before == "some":
        case.step(law.played, "board-wrong-board-cancelled")
        case.step(law.deprived, "board-wrong-board-deprived")
        fault = case.known("fault")
        score = artificial(case, fault) if fault else None
        play: Literal["ceases"] | None = None if facts.board_stage == "finished" else "ceases"
        outcome = Outcome(play=play, adjusted_score=score)
        return case.ruling(law.played, law.deprived, verdict="board-verdict-wrong-board-cancelled", outcome=outcome)
    case.step(law.fresh, "board-wrong-board-stands", finished=int(facts.board_stage == "finished"))
    case.step(law.later, "board-wrong-board-later")
    case.step(law.deprived, "board-wrong-board-deprived")
    finished = facts.board_stage == "finished"
    outcome = Outcome(play=None if finished else "continues", no_rectification=finished or None)
    return case.ruling(law.fresh, verdict="board-verdict-wrong-board-stands", outcome=outcome)


def _restart(case: Case[WrongBoard], section: str) -> Ruling:
    case.step(section, "board-wrong-board-restart")
    repeated = case.known("right_contestants_repeat_calls")
    if repeated is None:
        case.step(section, "board-wrong-board-any-difference")
        return case.ruling(section, verdict="board-verdict-wrong-board-restart", outcome=Outcome())
    if repeated:
        case.step(section, "board-wrong-board-calls-repeated")
        return case.ruling(section, verdict="board-verdict-wrong-board-repeated", outcome=Outcome(play="continues"))
    case.step(section, "board-wrong-board-any-difference")
    return case.ruling(section, verdict="board-verdict-wrong-board-differs", outcome=Outcome(play="ceases"))


def _teams(case: Case[WrongBoard], section: str) -> Ruling:
    case.step(section, "board-wrong-board-teams")
    if case.facts.played_before == "none":
        case.option("director", "play_on", "82B2", "board-option-team-board-both-tables")
    case.option("director", "cancel_board", "82B2", "board-option-team-board-cancel")
    case.option("director", "adjust", section, "board-option-team-adjust")
    return case.ruling(section, "82B2", verdict="board-verdict-wrong-board-teams", outcome=Outcome())
