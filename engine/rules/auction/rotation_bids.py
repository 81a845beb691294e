"""Laws 31 and 32: a bid, an artificial pass, a double or a redouble out of rotation that was not accepted."""

from typing import Literal

from engine.auction import Auction
from engine.calls import is_bid
from engine.case import Case
from engine.rules.auction.consequences import NO_PASS, PARTNER_ONCE, awareness, chosen, information
from engine.rules.auction.facts import CallOutOfRotation
from engine.rules.auction.law import AuctionLaw
from engine.rules.auction.rotation_later import FREE, later_call, partner_silenced
from engine.ruling import Outcome, Ruling


def bid_cancelled(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    """Rule on a bid, or on a pass that Law 31 covers."""
    comparable = law.barred_by == "comparable"
    if case.facts.turn_belongs_to != "rho":
        if comparable:
            return later_call(case, law, comparable="31A2a", otherwise="31A2b", partner_free="31B1", deciding="31B2")
        return partner_silenced(case, "31B", "rotation-partner-throughout")
    if (action := _rho(case)) != "acted":
        return _before_rho(case, "31A", "31A2") if action == "open" else _repeat(case, law, "31A1")
    if comparable:
        return later_call(case, law, comparable="31A2a", otherwise="31A2b")
    if law.artificial_pass_silences and case.facts.call == "P":
        return partner_silenced(case, "31A2b", "rotation-artificial-pass-silences")
    return _by_denomination(case, law)


def double_cancelled(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    """Rule on a double or redouble that was admissible."""
    comparable = law.barred_by == "comparable"
    if case.facts.turn_belongs_to != "rho":
        if comparable:
            return later_call(case, law, comparable="32A2a", otherwise="32A2b", partner_free="32B1", deciding="32B2")
        return partner_silenced(case, "32A", "rotation-partner-throughout", no_suit=True)
    action = _rho(case)
    if action == "open":
        return _before_rho(case, "32A" if comparable else "32B", "32A2" if comparable else "32B2")
    if action == "passed":
        return _repeat(case, law, "32A1" if comparable else "32B1")
    if comparable:
        return later_call(case, law, comparable="32A2a", otherwise="32A2b")
    return partner_silenced(case, "32B2", "rotation-rho-bid-partner-throughout", no_suit=True)


def _rho(case: Case[CallOutOfRotation]) -> Literal["open", "passed", "acted"]:
    """What the right-hand opponent did at his turn; a different later call of the offender shows that he acted."""
    action, replacement = case.facts.rho_action, chosen(case)
    if action == "pass" and replacement not in (None, case.facts.call):
        raise case.contradiction("call-must-be-repeated", "rho_action", "replacement")
    if action == "none":
        if replacement is None:
            return "open"
        return "passed" if replacement == case.facts.call else "acted"
    return "passed" if action == "pass" else "acted"


def _before_rho(case: Case[CallOutOfRotation], section: str, acts: str) -> Ruling:
    repeat = f"{section}1"
    call = case.facts.call
    case.step(repeat, "rotation-if-rho-passes", call=call)
    case.step(acts, "rotation-if-rho-acts")
    outcome = Outcome(cancelled=(call,), turn="rho")
    return case.ruling(section, repeat, acts, verdict="rotation-verdict-rho-first", outcome=outcome, call=call)


def _repeat(case: Case[CallOutOfRotation], law: AuctionLaw, section: str) -> Ruling:
    call = case.facts.call
    auction: Auction | None = case.known("auction")
    passed = auction.plus("P") if auction else None
    if passed and passed.ended:
        ended = law.ended_passed_out if passed.passed_out else law.ended_contract
        case.step(ended, "rotation-pass-ended-auction")
        outcome = Outcome(cancelled=(call,), contract=str(passed.contract), pass_required=NO_PASS)
        return case.ruling(section, ended, verdict="rotation-verdict-auction-over", outcome=outcome, call=call)
    case.step(section, "rotation-must-repeat", call=call)
    reason = passed.illegality(call) if passed else None
    if reason:
        then = "27" if is_bid(call) else "36"
        case.step(then, "rotation-repeated-call-illegal", call=call, law=then)
        outcome = Outcome(cancelled=(call,), call={"player": "offender", "must": call})
        return case.ruling(section, then, verdict="rotation-verdict-repeat-illegal", outcome=outcome, call=call)
    outcome = Outcome(
        stands=(call,) if chosen(case) else None,
        call={"player": "offender", "must": call},
        no_rectification=True,
        pass_required=NO_PASS,
        restrictions=(),
    )
    return case.ruling(section, verdict="rotation-verdict-repeat", offender="offender", outcome=outcome, call=call)


def _by_denomination(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    """Before 2017: the partner passes once where the denomination is repeated, else throughout (31A2)."""
    call, replacement = case.facts.call, chosen(case)
    repeats = _repeats(case, law, replacement)
    if repeats is None:
        case.step("31A2a", "rotation-if-repeated")
        case.step("31A2b", "rotation-if-not-repeated")
        case.option("offender", "replace", "31A2a", "rotation-option-repeat")
        case.option("offender", "replace", "31A2b", "rotation-option-not-repeat")
        outcome = Outcome(cancelled=(call,), call=FREE, turn="offender")
        return case.ruling("31A2", verdict="rotation-verdict-free-denomination", outcome=outcome)
    if not repeats:
        return partner_silenced(case, "31A2b", "rotation-not-repeated")
    case.step("31A2a", "rotation-repeated")
    awareness(case)
    told = information(case, call, paid=True)
    outcome = Outcome(
        stands=(replacement,) if replacement else None,
        cancelled=(call,),
        pass_required=PARTNER_ONCE,
        restrictions=(),
        unauthorized_information=told,
    )
    return case.ruling("31A2a", verdict="rotation-verdict-partner-once-repeated", partner="partner", outcome=outcome)


def _repeats(case: Case[CallOutOfRotation], law: AuctionLaw, replacement: str | None) -> bool | None:
    stated: bool | None = case.known("repeats_denomination")
    if stated is not None or replacement is None:
        return stated
    by_name = not (case.facts.artificial and law.artificial)
    if by_name and is_bid(case.facts.call):
        return is_bid(replacement) and replacement[1] == case.facts.call[1]
    return case.facts.repeats_denomination
