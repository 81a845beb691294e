"""Law 40 (75B before 2007): psychic calls, deviations, understandings not disclosed or not allowed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.auction import Auction
from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged, record, tested
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling


class DisclosureDeviation(Situation):
    """A call or play that departs from what the opponents could expect."""

    rests_on_understanding: bool | None = judged()
    disclosed: bool = assumed(True)
    agreement_allowed: bool = assumed(True)
    explanation_matches_agreement: bool = assumed(False)
    psychs_banned: Literal["none", "all", "artificial"] = assumed("none")
    damage: bool | None = tested()
    auction: Auction | None = record()


@dataclass(frozen=True)
class DeviationLaw:
    """Sections of one edition.

    Attributes:
        free: whatever no hidden understanding supports may be called or played.
        deviation: partner must not have had more reason to expect it than the opponents.
        hidden: an understanding that was not disclosed.
        damaged: the opponents were damaged by that.
        forbidden: an agreement that the regulations do not allow.
        silent: nobody need tell that he has deviated.
        mistaken_call: the agreement was explained correctly and only the call was wrong.
        evidence: the Director needs evidence for that; None: no rule of its own.
        regulated: an authority may restrict psychic artificial calls, or psychic conventional ones.
    """

    free: str
    deviation: str
    hidden: str
    damaged: str
    forbidden: str
    silent: str
    mistaken_call: str
    evidence: str | None
    regulated: str


_1987 = DeviationLaw(
    free="40A",
    deviation="75B",
    hidden="40B",
    damaged="40C",
    forbidden="40D",
    silent="75B",
    mistaken_call="75",
    evidence=None,
    regulated="40D",
)
_2007 = DeviationLaw(
    free="40A3",
    deviation="40C1",
    hidden="40C1",
    damaged="40B4",
    forbidden="40B5",
    silent="40C2",
    mistaken_call="75C",
    evidence="21B1b",
    regulated="40B2d",
)
LAW: Mapping[Edition, DeviationLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007, damaged="40B3a", forbidden="40B4", regulated="40B2av"),
}


def disclosure_deviation(case: Case[DisclosureDeviation]) -> Ruling:
    """Rule on a deviation or an understanding."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.psychs_banned != "none":
        return _ban(case, law)
    if not facts.agreement_allowed:
        case.step(law.forbidden, "info-agreement-forbidden")
        return _damage(case, law.forbidden, law.forbidden)
    if facts.explanation_matches_agreement and not case.known("rests_on_understanding"):
        return _misbid(case, law)
    if _disclosure_taken(case):
        return _disclosed(case, law)
    if not case.judged("rests_on_understanding", law.deviation):
        return _free(case, law)
    case.step(law.hidden, "info-hidden-understanding")
    return _damage(case, law.hidden, law.damaged)


def _ban(case: Case[DisclosureDeviation], law: DeviationLaw) -> Ruling:
    """What a club may forbid: psychs in artificial calls, never every one."""
    allowed = case.facts.psychs_banned == "artificial"
    case.step(law.free, "info-psychs-free")
    case.step(law.regulated, "info-psychs-regulated", conventional=int(case.edition < Edition.LAWS_2007))
    case.step(law.deviation, "info-psychs-expected")
    lead = (law.regulated, law.free)
    verdict = "info-verdict-psychs-restricted" if allowed else "info-verdict-psychs-not-banned"
    return case.ruling(*lead, verdict=verdict, outcome=Outcome(allowed=allowed))


def _misbid(case: Case[DisclosureDeviation], law: DeviationLaw) -> Ruling:
    """The opponents were told the real agreement; they have no right to a hand that fits it."""
    case.step(law.mistaken_call, "info-agreement-explained")
    if law.evidence:
        case.judge(law.evidence, "info-judge-agreement-proved")
    case.judge(law.deviation, "judge-rests-on-understanding")
    case.step(law.silent, "info-no-duty-to-reveal")
    outcome = Outcome(no_rectification=True)
    return case.ruling(law.mistaken_call, law.deviation, verdict="info-verdict-mistaken-call", outcome=outcome)


def _disclosure_taken(case: Case[DisclosureDeviation]) -> bool:
    """Whether what there is counts as disclosed; where partner knew more than the opponents only if that is stated."""
    stated = case.known("disclosed")
    return case.known("rests_on_understanding") is not True if stated is None else bool(stated)


def _disclosed(case: Case[DisclosureDeviation], law: DeviationLaw) -> Ruling:
    known = case.known("rests_on_understanding")
    if known is None:
        case.judge(law.deviation, "judge-rests-on-understanding")
    if known:
        case.step(law.free, "info-disclosed-understanding")
        outcome = Outcome(no_rectification=True)
        return case.ruling(law.free, verdict="info-verdict-disclosed", outcome=outcome)
    return _free(case, law)


def _free(case: Case[DisclosureDeviation], law: DeviationLaw) -> Ruling:
    case.step(law.deviation, "info-partner-equally-surprised")
    case.step(law.free, "info-any-call-allowed")
    case.step(law.silent, "info-no-duty-to-reveal")
    outcome = Outcome(no_rectification=True)
    return case.ruling(law.free, law.deviation, verdict="info-verdict-deviation-legal", outcome=outcome)


def _damage(case: Case[DisclosureDeviation], section: str, damaged: str) -> Ruling:
    case.judge("90A", "info-judge-penalty")
    if case.tested("damage", damaged):
        case.step(damaged, "info-damaged-by-understanding")
        outcome = Outcome(adjusted_score=assigned(case))
        return case.ruling(section, damaged, verdict="info-verdict-understanding-adjusted", outcome=outcome)
    return case.ruling(section, damaged, verdict="info-verdict-understanding-infraction", outcome=Outcome())
