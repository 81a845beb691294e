"""Laws 72B, 74, 90 and 91: conduct and procedure for which the laws have no rectification."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, required, tested
from engine.rules.board.awards import SCORES, assigned
from engine.ruling import Outcome, Ruling

Offence = Literal[
    "late",
    "slow_play",
    "loud_discussion",
    "score_comparison",
    "touching_cards",
    "wrong_pocket",
    "error_requiring_adjustment",
    "disobedience",
    "discourtesy",
    "deliberate_breach",
    "concealment",
    "prearranged_code",
    "memory_aid",
]


class ProceduralPenalty(Situation):
    """An offence of conduct or procedure."""

    offence: Offence = required()
    permission: Literal["none", "opponent", "director"] = assumed("none")
    regulation_allows: bool = assumed(False)
    board_started: bool = assumed(False)
    damage: bool | None = tested()


@dataclass(frozen=True)
class ConductLaw:
    """Sections of one edition.

    Attributes:
        deliberate, concealment: breaking a law on purpose, hiding a breach.
        aids: aids to memory, calculation or technique.
        touch_leave: whose permission allows a player to touch another's cards.
        expulsion: what the law on secret codes says of expulsion: usual, possible, or nothing.
        procedure: the offences listed in Law 90.
    """

    deliberate: str
    concealment: str
    aids: str
    touch_leave: tuple[str, ...]
    expulsion: Literal["usual", "possible", "unnamed"]
    procedure: Mapping[str, str]


_LISTED = {
    "late": "90B1",
    "slow_play": "90B2",
    "loud_discussion": "90B3",
    "score_comparison": "90B4",
    "touching_cards": "90B5",
    "wrong_pocket": "90B6",
    "error_requiring_adjustment": "90B7",
    "disobedience": "90B8",
}
_1987 = ConductLaw(
    deliberate="72B1", concealment="72B3", aids="40E2", touch_leave=("director",), expulsion="usual", procedure=_LISTED
)
LAW: Mapping[Edition, ConductLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(_1987, deliberate="72B2", concealment="72B4", expulsion="possible"),
    Edition.LAWS_2007: replace(_1987, aids="40C3a", expulsion="unnamed"),
    Edition.LAWS_2017: replace(_1987, aids="40B2d", touch_leave=("director", "opponent"), expulsion="unnamed"),
}


def procedural_penalty(case: Case[ProceduralPenalty]) -> Ruling:
    """Rule on an offence of conduct or procedure."""
    law = LAW[case.edition]
    offence = case.facts.offence
    if offence == "touching_cards" and case.facts.permission in law.touch_leave:
        case.step("7B3", "board-touching-allowed", permission=case.facts.permission)
        return case.ruling("7B3", verdict="board-verdict-touching-allowed", outcome=Outcome(allowed=True))
    if offence == "memory_aid" and case.facts.regulation_allows:
        case.step(law.aids, "board-aids-allowed")
        return case.ruling(law.aids, verdict="board-verdict-aids-allowed", outcome=Outcome(allowed=True))
    section = _forbidden(case, law)
    case.note("board-note-scale-of-penalties")
    if offence == "disobedience" and case.facts.board_started:
        return _stopped(case, section)
    if offence == "error_requiring_adjustment":
        case.step("90A", "board-penalty-in-addition")
        return case.ruling(section, "90A", verdict="board-verdict-penalty-in-addition", outcome=Outcome())
    indemnity = SCORES[case.edition].no_indemnity
    if case.tested("damage", indemnity):
        case.step(indemnity, "board-conduct-damage")
        outcome = Outcome(adjusted_score=assigned(case))
        return case.ruling(section, indemnity, verdict="board-verdict-conduct-adjusted", outcome=outcome)
    lead = (section, "91A") if section[:2] != "90" else (section, "90A")
    outcome = Outcome(no_rectification=True, allowed=False if offence == "touching_cards" else None)
    return case.ruling(*lead, verdict="board-verdict-conduct", outcome=outcome, offence=offence)


def _stopped(case: Case[ProceduralPenalty], section: str) -> Ruling:
    """A board begun against the Director's order: it may be taken away from those who began it."""
    case.step("82B2", "board-started-may-be-cancelled")
    case.step(SCORES[case.edition].artificial, "board-started-average-minus")
    case.option("director", "cancel_board", "82B2", "board-option-stop-board")
    return case.ruling(section, "82B2", "90A", verdict="board-verdict-board-stopped", outcome=Outcome())


def _forbidden(case: Case[ProceduralPenalty], law: ConductLaw) -> str:
    offence = case.facts.offence
    if offence in law.procedure:
        section = law.procedure[offence]
        if offence == "touching_cards":
            case.step("7B3", "board-touching-forbidden", opponent=int("opponent" in law.touch_leave))
        case.step(section, "board-offence", offence=offence)
        case.step("90A", "board-penalty-possible")
        case.judge("90A", "board-judge-procedural-penalty")
        return section
    section = {
        "discourtesy": "74A1",
        "deliberate_breach": law.deliberate,
        "concealment": law.concealment,
        "prearranged_code": "73B2",
        "memory_aid": law.aids,
    }[offence]
    case.step(section, "board-offence", offence=offence)
    if offence == "prearranged_code" and law.expulsion != "unnamed":
        case.step(section, "board-code-expulsion", usual=int(law.expulsion == "usual"))
    case.step("91A", "board-discipline-possible")
    case.judge("91A", "board-judge-discipline")
    return section
