"""The adjusted scores to which the laws on boards and information lead (Laws 12, 86, 88), as far as the facts give them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.case import Case
from engine.edition import Edition
from engine.players import Side

Responsibility = Literal["none", "partly", "full"]
Fault = dict[Side, Responsibility]
Scoring = Literal["matchpoints", "imps", "total_points", "board_a_match"]
Event = Literal["pairs", "individual", "teams", "knockout_teams"]
TEAMS = ("teams", "knockout_teams")


@dataclass(frozen=True)
class ScoreLaw:
    """Sections on adjusted scores in one edition.

    Attributes:
        artificial, imps, knockout: no result can be had; the same at IMPs; scores that do not balance in a knock-out.
        assigned: a result is replaced.
        no_indemnity, no_normal_play: the Director's general powers.
        errors: the Director corrects an error that he learns of.
        weighted: an assigned score may be a mixture of results.
    """

    artificial: str
    imps: str
    knockout: str
    assigned: str
    errors: str
    weighted: bool
    no_indemnity: str = "12A1"
    no_normal_play: str = "12A2"


_1987 = ScoreLaw(artificial="12C1", imps="86A", knockout="86B", assigned="12C2", errors="81C6", weighted=False)
SCORES: Mapping[Edition, ScoreLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: ScoreLaw("12C2a", "12C2b", "86B", "12C1", "81C3", weighted=True),
    Edition.LAWS_2017: ScoreLaw("12C2a", "12C2b", "12C4", "12C1", "81C3", weighted=True),
}
_PERCENT = {"none": "60%", "partly": "50%", "full": "40%"}
_IMPS = {"none": 3, "partly": 0, "full": -3}


def artificial(case: Case[Any], fault: Mapping[Side, Responsibility] | None) -> dict[str, object]:
    """The field `adjusted_score` where no result can be had, with its step.

    Args:
        fault: responsibility of the sides; None where it is not known, then no figures are given. The figures are those
            without regard to the rest of the session. The Laws have none for total points and board-a-match.
    """
    law = SCORES[case.edition]
    case.step(law.artificial, "board-artificial-score")
    figures: dict[str, object] = {}
    scoring = _scoring(case)
    if fault and scoring == "matchpoints":
        figures = {side: _PERCENT[degree] for side, degree in fault.items()}
    elif fault and scoring == "imps":
        case.step(law.imps, "board-artificial-imps")
        figures = {side: _IMPS[degree] for side, degree in fault.items()}
        if case.known("event") == "knockout_teams" and len(fault) == 2:
            case.step(law.knockout, "board-artificial-knockout")
            mean = (_IMPS[fault["NS"]] - _IMPS[fault["EW"]]) / 2
            mean = int(mean) if mean == int(mean) else mean
            figures = {"NS": mean, "EW": -mean}
    return {"kind": "artificial", **figures}


def assigned(case: Case[Any], *, weighted: bool = False) -> dict[str, object]:
    """The field `adjusted_score` where a result is replaced, with its step; its value is for the Director to find."""
    law = SCORES[case.edition]
    if weighted and law.weighted:
        case.step("12C1c", "board-weighted-score")
        return {"kind": "weighted"}
    case.step(law.assigned, "board-assigned-score", standards=int(not law.weighted))
    return {"kind": "assigned"}


def _scoring(case: Case[Any]) -> str:
    stated = case.known("scoring")
    return str(stated) if stated else "imps" if case.known("event") in TEAMS else "matchpoints"
