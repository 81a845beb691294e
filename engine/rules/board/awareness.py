"""The safeguard against a profitable irregularity: 72C (23 in 2007, 23 and 72B1 in 1997, 23A in 1987)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling


class AwarenessOfDamage(Situation):
    """An irregularity that paid."""

    could_have_known: bool = assumed(False)
    offenders_gained: bool | None = judged()
    enforced_pass: bool = assumed(False)


@dataclass(frozen=True)
class AwarenessLaw:
    """Sections of one edition.

    Attributes:
        enforced_pass: for an irregularity that silenced the partner.
        general: for any irregularity; None: no general rule.
        likely: the offender must have been able to foresee probable damage; else it is enough that damage was possible.
    """

    enforced_pass: str
    general: str | None
    likely: bool


LAW: Mapping[Edition, AwarenessLaw] = {
    Edition.LAWS_1987: AwarenessLaw("23A", None, likely=True),
    Edition.LAWS_1997: AwarenessLaw("23", "72B1", likely=True),
    Edition.LAWS_2007: AwarenessLaw("23", "23", likely=False),
    Edition.LAWS_2017: AwarenessLaw("72C", "72C", likely=False),
}


def awareness_of_damage(case: Case[AwarenessOfDamage]) -> Ruling:
    """Rule on an irregularity whose author could have foreseen its profit."""
    law = LAW[case.edition]
    facts = case.facts
    section = law.enforced_pass if facts.enforced_pass else law.general
    if section is None:
        case.step(law.enforced_pass, "board-awareness-enforced-pass-only")
        return case.ruling(law.enforced_pass, verdict="board-verdict-awareness-no-rule", outcome=_stands())
    if case.known("could_have_known") is None:
        case.judge(section, "board-judge-could-have-known", likely=int(law.likely))
        case.judge(section, "judge-offenders-gained")
        case.step(section, "board-awareness-test", likely=int(law.likely))
        return case.ruling(section, verdict="board-verdict-awareness-unless", outcome=_stands())
    if not facts.could_have_known:
        case.step(section, "board-awareness-could-not-know")
        return case.ruling(section, verdict="board-verdict-awareness-stands", outcome=_stands())
    case.step(section, "board-awareness-could-know", likely=int(law.likely))
    if case.judged("offenders_gained", section):
        outcome = Outcome(adjusted_score=assigned(case))
        return case.ruling(section, verdict="board-verdict-awareness-adjusted", outcome=outcome)
    case.step(section, "board-awareness-no-gain")
    return case.ruling(section, verdict="board-verdict-awareness-stands", outcome=_stands())


def _stands() -> Outcome:
    return Outcome(no_rectification=True)
