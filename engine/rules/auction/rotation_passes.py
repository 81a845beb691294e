"""Law 30: a pass out of rotation that was not accepted."""

from engine.case import Case
from engine.rules.auction.consequences import OFFENDER_ONCE, OFFENDER_THROUGHOUT, awareness
from engine.rules.auction.facts import CallOutOfRotation
from engine.rules.auction.law import AuctionLaw
from engine.rules.auction.rotation_later import later_call
from engine.ruling import Outcome, PassRequired, Ruling


def pass_cancelled(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    """Rule on a natural pass whose turn it was not."""
    whose = case.facts.turn_belongs_to
    if law.barred_by == "comparable":
        if whose == "rho":
            return _once(case, "30A")
        return later_call(case, law, comparable="30B1bi", otherwise="30B1bii", partner_free="30B1a")
    if whose == "lho":
        if case.known("bid_before"):
            raise case.contradiction("no-bid-before-first-call", "turn_belongs_to", "bid_before")
        return _once(case, "30A")
    if not case.facts.bid_before:
        return _once(case, "30A")
    if whose == "rho":
        return _once(case, "30B1")
    case.step("30B2a", "rotation-pass-throughout")
    case.step("30B2b", "rotation-partner-no-double")
    awareness(case)
    return _must_pass(case, "30B2a", OFFENDER_THROUGHOUT, "rotation-verdict-offender-throughout", "30B2b")


def _once(case: Case[CallOutOfRotation], section: str) -> Ruling:
    case.step(section, "rotation-pass-once")
    awareness(case)
    return _must_pass(case, section, OFFENDER_ONCE, "rotation-verdict-offender-once")


def _must_pass(
    case: Case[CallOutOfRotation], section: str, duty: tuple[PassRequired, ...], verdict: str, *also: str
) -> Ruling:
    outcome = Outcome(
        cancelled=(case.facts.call,),
        pass_required=duty,
        call={"player": "offender", "must": "P"},
        restrictions=(),
        turn=case.facts.turn_belongs_to if case.facts.rho_action == "none" else None,
    )
    return case.ruling(section, *also, verdict=verdict, outcome=outcome, offender="offender")
