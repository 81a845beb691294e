"""Law 73E2 (73F in 2007, 73F2 before): an opponent misled by manner, tempo or words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, judged, required, tested
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling


class FalseInference(Situation):
    """A false inference drawn from an opponent's behaviour."""

    inference_from: Literal["remark", "question", "gesture", "tempo", "manner", "call_or_play"] = required()
    bridge_reason: bool | None = judged()
    could_benefit: bool | None = judged()
    damage: bool | None = tested()


@dataclass(frozen=True)
class InferenceLaw:
    """Sections of one edition.

    Attributes:
        adjust: the four conditions for an adjusted score.
        deceptive: deception by a call or play is proper.
        own_risk: inferences from tempo and manner are drawn at one's own risk.
    """

    adjust: str
    deceptive: str
    own_risk: str = "73D1"


LAW: Mapping[Edition, InferenceLaw] = {
    Edition.LAWS_1987: InferenceLaw("73F2", "73E"),
    Edition.LAWS_1997: InferenceLaw("73F2", "73E"),
    Edition.LAWS_2007: InferenceLaw("73F", "73E"),
    Edition.LAWS_2017: InferenceLaw("73E2", "73E1"),
}


def false_inference(case: Case[FalseInference]) -> Ruling:
    """Rule on a false inference."""
    law = LAW[case.edition]
    if case.facts.inference_from == "call_or_play":
        case.step(law.deceptive, "info-deceptive-play")
        return _stands(case, law.deceptive)
    case.step(law.own_risk, "info-own-risk")
    if case.judged("bridge_reason", law.adjust):
        case.step(law.adjust, "info-bridge-reason")
        return _stands(case, law.adjust)
    case.step(law.adjust, "info-no-bridge-reason")
    if not case.judged("could_benefit", law.adjust):
        case.step(law.adjust, "info-could-not-benefit")
        return _stands(case, law.adjust)
    case.step(law.adjust, "info-could-benefit")
    damage = case.tested("damage", law.adjust)
    if damage:
        outcome = Outcome(adjusted_score=assigned(case))
        return case.ruling(law.adjust, verdict="info-verdict-inference-adjusted", outcome=outcome)
    if damage is None:
        return case.ruling(law.adjust, verdict="info-verdict-inference-if-damage", outcome=Outcome())
    case.step(law.adjust, "info-inference-no-damage")
    return _stands(case, law.adjust)


def _stands(case: Case[FalseInference], section: str) -> Ruling:
    return case.ruling(section, verdict="info-verdict-inference-stands", outcome=Outcome(no_rectification=True))
