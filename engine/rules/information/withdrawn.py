"""Law 16C (16D in 2007): who may use what a withdrawn call or play told."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, record, required, tested
from engine.players import Player
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling

SideOf = Literal["offending_side", "non_offending_side"]


class WithdrawnActionInformation(Situation):
    """Information from a withdrawn action."""

    offender: Player | None = record()
    user: SideOf = required()
    withdrawn_by: SideOf = required()
    replaced_by_comparable: bool = assumed(False)
    penalty_paid: bool = assumed(True)
    damage: bool | None = tested()


@dataclass(frozen=True)
class WithdrawnLaw:
    """Sections of one edition.

    Attributes:
        non_offenders, offenders: what each side may use.
        own_free_once_paid: the offenders may use their own withdrawn action once the penalty is paid (1987).
        comparable: nothing is barred after a comparable call; None: no such rule.
        adjust: the offenders used what was barred.
    """

    non_offenders: str
    offenders: str
    own_free_once_paid: bool
    comparable: str | None
    adjust: str


_1987 = WithdrawnLaw("16C1", "16C2", own_free_once_paid=True, comparable=None, adjust="12A1")
LAW: Mapping[Edition, WithdrawnLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(_1987, own_free_once_paid=False),
    Edition.LAWS_2007: WithdrawnLaw("16D1", "16D2", own_free_once_paid=False, comparable=None, adjust="16A4"),
    Edition.LAWS_2017: WithdrawnLaw("16C1", "16C2", own_free_once_paid=False, comparable="23B", adjust="16C3"),
}


def withdrawn_action_information(case: Case[WithdrawnActionInformation]) -> Ruling:
    """Rule on the use of a withdrawn action."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.user == "non_offending_side":
        case.step(law.non_offenders, "info-withdrawn-non-offenders")
        return _free(case, law.non_offenders)
    own = facts.withdrawn_by == "offending_side"
    if law.comparable and facts.replaced_by_comparable:
        case.step(law.comparable, "info-withdrawn-comparable")
        case.judge("23C", "info-judge-comparable-assistance")
        return _free(case, law.comparable)
    if own and law.own_free_once_paid and facts.penalty_paid:
        case.step(law.offenders, "info-withdrawn-penalty-paid")
        return _free(case, law.offenders)
    return _barred(case, law, own=own)


def _free(case: Case[WithdrawnActionInformation], section: str) -> Ruling:
    outcome = Outcome(allowed=True, unauthorized_information=())
    return case.ruling(section, verdict="info-verdict-withdrawn-free", outcome=outcome)


def _barred(case: Case[WithdrawnActionInformation], law: WithdrawnLaw, *, own: bool) -> Ruling:
    waiting = own and law.own_free_once_paid
    case.step(law.offenders, "info-withdrawn-unpaid" if waiting else "info-withdrawn-offenders", own=int(own))
    players = ("partner",) if own else ("offender", "partner")
    told = tuple({"player": player, "about": "withdrawn_action", "law": law.offenders} for player in players)
    case.judge(law.offenders, "info-judge-withdrawn-suggested")
    if case.tested("damage", law.adjust):
        case.step(law.adjust, "info-withdrawn-used")
        outcome = Outcome(allowed=False, unauthorized_information=told, adjusted_score=assigned(case))
        return case.ruling(law.adjust, law.offenders, verdict="info-verdict-withdrawn-adjusted", outcome=outcome)
    outcome = Outcome(allowed=False, unauthorized_information=told)
    return case.ruling(law.offenders, verdict="info-verdict-withdrawn-barred", outcome=outcome)
