"""Laws 30B, 31 and 32 of 2017: the offender's later call, comparable or not. Before 2017: repeated denomination or not."""

from engine.case import Case
from engine.rules.auction.consequences import NO_PASS, PARTNER_ONCE, PARTNER_THROUGHOUT, awareness, chosen, information
from engine.rules.auction.facts import CallOutOfRotation
from engine.rules.auction.law import AuctionLaw
from engine.rules.auction.leads import lead_follows
from engine.ruling import Outcome, Ruling

FREE = {"player": "offender", "may": "any_legal"}


def later_call(
    case: Case[CallOutOfRotation],
    law: AuctionLaw,
    *,
    comparable: str,
    otherwise: str,
    partner_free: str | None = None,
    deciding: str | None = None,
) -> Ruling:
    """The offender may call as he likes; what follows depends on whether that call is comparable.

    Args:
        comparable, otherwise: the sections for either.
        partner_free: the section by which the partner calls freely before him.
        deciding: a section named before them, where it sends the case there.
    """
    lead = (deciding,) if deciding else ()
    call, replacement = case.facts.call, chosen(case)
    if partner_free:
        case.step(partner_free, "rotation-partner-free")
    if replacement is None:
        case.step(comparable, "rotation-if-comparable")
        case.step(otherwise, "rotation-if-not-comparable")
        told = information(case, call)
        case.option("offender", "replace", comparable, "rotation-option-comparable")
        case.option("offender", "replace", otherwise, "rotation-option-not-comparable")
        case.judge("23A", "judge-comparable")
        outcome = Outcome(
            cancelled=(call,), call=FREE, turn=_turn(case), unauthorized_information=told if partner_free else None
        )
        return case.ruling(*lead, comparable, otherwise, verdict="rotation-verdict-free", outcome=outcome)
    if case.judged("comparable", "23A"):
        case.step(comparable, "rotation-comparable", call=replacement)
        case.step("23B", "rotation-information-free")
        case.judge("23C", "judge-comparable-helped")
        outcome = Outcome(
            stands=(replacement,), cancelled=(call,), no_rectification=True, pass_required=NO_PASS, restrictions=()
        )
        return case.ruling(*lead, comparable, verdict="rotation-verdict-comparable", outcome=outcome, call=replacement)
    case.step(otherwise, "rotation-not-comparable", call=replacement)
    awareness(case)
    told = information(case, call)
    also = lead_follows(case, call)
    outcome = Outcome(
        stands=(replacement,), cancelled=(call,), pass_required=PARTNER_ONCE, unauthorized_information=told
    )
    return case.ruling(
        *lead,
        otherwise,
        *also,
        verdict="rotation-verdict-partner-once",
        partner="partner",
        outcome=outcome,
        call=replacement,
    )


def partner_silenced(case: Case[CallOutOfRotation], section: str, text: str, *, no_suit: bool = False) -> Ruling:
    """The partner must pass throughout, whatever the offender calls (31A2b, 31B, 32A, 32B2 before 2017)."""
    call, replacement = case.facts.call, chosen(case)
    case.step(section, text)
    awareness(case)
    told = information(case, call, paid=True)
    also = lead_follows(case, call, no_suit=no_suit)
    outcome = Outcome(
        stands=(replacement,) if replacement else None,
        cancelled=(call,),
        pass_required=PARTNER_THROUGHOUT,
        call=None if replacement else FREE,
        turn=None if replacement else _turn(case),
        unauthorized_information=told,
    )
    return case.ruling(
        section, *also, verdict="rotation-verdict-partner-throughout", partner="partner", outcome=outcome
    )


def _turn(case: Case[CallOutOfRotation]) -> str | None:
    """Whose turn it is while the offender has not called again."""
    whose = case.facts.turn_belongs_to
    if whose == "rho" and case.facts.rho_action != "none":
        return "offender"
    return whose
