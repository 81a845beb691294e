"""Law 16B (16A before 2007) and 73C: extraneous information from partner, examined step by step."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.auction import Auction
from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged, record, required, tested
from engine.players import SEATS, Player, Seat, partner
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling


class UnauthorizedInformation(Situation):
    """Information from partner; `offender` is who gave it, `receiver` his partner."""

    offender: Player | None = record()
    receiver: Seat | None = record()
    auction: Auction | None = record()
    source: Literal[
        "hesitation",
        "question",
        "remark",
        "alert",
        "explanation",
        "missing_alert",
        "manner",
        "mistaken_explanation",
        "fast_action",
        "told_hand",
    ] = required()
    chosen_action: Literal["acted", "not_yet"] = assumed("acted")
    suggested: bool | None = judged()
    logical_alternative: bool | None = judged()
    advantage: bool | None = judged()
    damage: bool | None = tested()


@dataclass(frozen=True)
class UnauthorizedLaw:
    """Sections of one edition.

    Attributes:
        given: what makes information from partner unauthorized.
        choice: the player may not choose what it suggested over a logical alternative.
        alternative: what a logical alternative is.
        defined: the law defines it.
        demonstrably: the suggestion must be demonstrable; else reasonable.
        adjust: when the Director adjusts.
        advantage: the test is the offender's advantage; else damage to the other side.
        careful: the player must avoid all advantage.
        penalty: a penalty for taking advantage.
        reserve: the opponents may reserve their rights.
        own_call_misread: partner's explanation shows that the player's own call was misunderstood.
    """

    given: str
    choice: str
    alternative: str
    defined: bool
    demonstrably: bool
    adjust: str
    advantage: bool
    careful: str
    penalty: str
    reserve: str
    own_call_misread: str


_1987 = UnauthorizedLaw(
    given="16A",
    choice="16A",
    alternative="16A",
    defined=False,
    demonstrably=False,
    adjust="16A2",
    advantage=False,
    careful="73C",
    penalty="90A",
    reserve="16A1",
    own_call_misread="75",
)
_2007 = UnauthorizedLaw(
    given="16B1a",
    choice="16B1a",
    alternative="16B1b",
    defined=True,
    demonstrably=True,
    adjust="16B3",
    advantage=True,
    careful="73C",
    penalty="90A",
    reserve="16B2",
    own_call_misread="75A",
)
LAW: Mapping[Edition, UnauthorizedLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(_1987, demonstrably=True),
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007, given="16B1", careful="73C1", penalty="73C2"),
}
SHOW_A_MISUNDERSTANDING = ("alert", "explanation", "missing_alert", "mistaken_explanation")

TEMPO = ("hesitation", "fast_action")


def partners(values: dict[str, Any]) -> None:
    """The giver's seat from the receiver's."""
    receiver = values.get("receiver")
    if receiver and values.get("offender") not in SEATS:
        values["offender"] = partner(receiver)


def unauthorized_information(case: Case[UnauthorizedInformation]) -> Ruling:
    """Examine a choice made, or to be made, with information from partner."""
    law = LAW[case.edition]
    facts = case.facts
    offender, receiver = case.known("offender"), case.known("receiver")
    if offender in SEATS and receiver is not None and partner(offender) != receiver:
        raise case.contradiction("receiver-is-not-partner", "offender", "receiver")
    told_hand = facts.source == "told_hand"
    source = "remark" if told_hand else facts.source
    if told_hand:
        case.step("73B1", "info-told-hand")
        case.judge(law.penalty, "info-judge-penalty")
    case.step(law.given, "info-unauthorized", source=source)
    if source in SHOW_A_MISUNDERSTANDING:
        case.step(law.own_call_misread, "info-own-call-misread")
    told = ({"player": receiver or "partner", "about": source, "law": law.given},)
    base = Outcome(unauthorized_information=told, pass_required=())
    case.step(law.careful, "info-avoid-advantage" if source in TEMPO else "info-avoid-advantage-told")
    if facts.chosen_action == "not_yet":
        return _before(case, law, base)
    if not case.judged("suggested", law.choice, demonstrably=int(law.demonstrably)):
        case.step(law.choice, "info-not-suggested")
        return _stands(case, law.choice, base)
    case.step(law.choice, "info-suggested", demonstrably=int(law.demonstrably))
    if not case.judged("logical_alternative", law.alternative, defined=int(law.defined)):
        case.step(law.alternative, "info-no-alternative")
        return _stands(case, law.alternative, base)
    case.step(law.alternative, "info-alternative", defined=int(law.defined))
    if not _hurt(case, law):
        case.step(law.adjust, "info-no-gain", advantage=int(law.advantage))
        return _stands(case, law.adjust, base, infraction=True)
    case.step(law.adjust, "info-gain", advantage=int(law.advantage))
    outcome = base.model_copy(update={"adjusted_score": assigned(case, weighted=True)})
    return case.ruling(*_lead(case), law.adjust, law.choice, verdict="info-verdict-ui-adjusted", outcome=outcome)


def _lead(case: Case[UnauthorizedInformation]) -> tuple[str, ...]:
    """The section on how the information was given, where that is the graver matter."""
    return ("73B1",) if case.facts.source == "told_hand" else ()


def _before(case: Case[UnauthorizedInformation], law: UnauthorizedLaw, base: Outcome) -> Ruling:
    case.step(law.choice, "info-choose-freely-otherwise", demonstrably=int(law.demonstrably))
    case.step(law.reserve, "info-reserve-rights")
    case.judge(law.choice, "judge-suggested", demonstrably=int(law.demonstrably))
    case.judge(law.alternative, "judge-logical-alternative", defined=int(law.defined))
    return case.ruling(*_lead(case), law.given, law.careful, verdict="info-verdict-ui-not-acted", outcome=base)


def _hurt(case: Case[UnauthorizedInformation], law: UnauthorizedLaw) -> bool:
    """The test of the edition; the offender's advantage is the other side's damage where only one is stated."""
    first, second = ("advantage", "damage") if law.advantage else ("damage", "advantage")
    for name in (first, second):
        value = case.known(name)
        if value is not None:
            return bool(value)
    return case.judged("advantage", law.adjust)


def _stands(case: Case[UnauthorizedInformation], section: str, base: Outcome, *, infraction: bool = False) -> Ruling:
    outcome = base.model_copy(update={"no_rectification": True})
    law = LAW[case.edition]
    if infraction and case.facts.source != "told_hand":
        case.judge(law.penalty, "info-judge-penalty")
    verdict = "info-verdict-ui-no-gain" if infraction else "info-verdict-ui-stands"
    return case.ruling(*_lead(case), section, law.choice, verdict=verdict, outcome=outcome)
