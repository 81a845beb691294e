"""Laws 35 to 38: calls that could not be made, and what a further call by the left-hand opponent condones."""

from collections.abc import Mapping

from engine.auction import Auction, Illegality
from engine.case import Case
from engine.rules.auction.consequences import (
    BOTH_THROUGHOUT,
    NO_PASS,
    OFFENDER_ONCE,
    OFFENDER_THROUGHOUT,
    PARTNER_THROUGHOUT,
    awareness,
    information,
)
from engine.rules.auction.facts import InadmissibleCall
from engine.rules.auction.law import LAW, AuctionLaw
from engine.rules.auction.leads import lead_follows
from engine.ruling import Outcome, PassRequired, Ruling


def inadmissible_call(case: Case[InadmissibleCall]) -> Ruling:
    """Rule on an inadmissible call."""
    law = LAW[case.edition]
    kind = case.facts.inadmissible
    if kind == "above_seven":
        return _above_seven(case, law)
    if kind == "action_while_barred" and case.known("call") == "P":
        raise case.contradiction("pass-is-no-action", "inadmissible", "call")
    if kind == "action_while_barred" and not _contrary_to_19(case):
        return _while_barred(case, law)
    return _double(case, law)


def _contrary_to_19(case: Case[InadmissibleCall]) -> bool:
    """A double or redouble by a barred player that Law 19 does not permit either is ruled by Law 36."""
    auction: Auction | None = case.known("auction")
    call: str | None = case.known("call")
    reason = auction.illegality(call) if auction and call else None
    return reason in (Illegality.DOUBLE, Illegality.REDOUBLE)


def _double(case: Case[InadmissibleCall], law: AuctionLaw) -> Ruling:
    facts = case.facts
    call = case.known("call")
    cancelled = (call,) if call else None
    case.step("19B1" if call == "XX" else "19A1", "inadmissible-redouble" if call == "XX" else "inadmissible-double")
    if facts.found_after_lead:
        section = law.after_lead or law.double
        case.step(section, "inadmissible-found-after-lead")
        if not law.after_lead:
            case.judge("12A1", "judge-double-found-late")
        outcome = Outcome(cancelled=cancelled, pass_required=NO_PASS, restrictions=())
        return case.ruling(section, verdict="inadmissible-verdict-scored-without", outcome=outcome)
    if facts.next_player_acted:
        case.step(law.condoned_double, "inadmissible-double-condoned")
        outcome = Outcome(cancelled=cancelled, turn=_turn(case), pass_required=_own_duty(case), restrictions=())
        return case.ruling(law.condoned_double, verdict="inadmissible-verdict-condoned", outcome=outcome)
    section = law.double_out_of_turn if facts.out_of_rotation else law.double_in_turn
    case.step(section, "inadmissible-double-out-of-turn" if facts.out_of_rotation else "inadmissible-double-replaced")
    awareness(case)
    told = information(case, call, paid=True)
    lead = lead_follows(case, call)
    outcome = Outcome(
        cancelled=cancelled,
        pass_required=(*(_own_duty(case) or ()), *PARTNER_THROUGHOUT),
        call=_substitute(case),
        turn=_turn(case),
        unauthorized_information=told,
    )
    return case.ruling(section, *lead, verdict="inadmissible-verdict-double", partner="partner", outcome=outcome)


def _own_duty(case: Case[InadmissibleCall]) -> tuple[PassRequired, ...] | None:
    """What a player who had to pass all the same still owes; None where nobody told for how long."""
    if case.facts.inadmissible != "action_while_barred":
        return NO_PASS
    span = case.known("barred_for")
    return {"next_turn": OFFENDER_ONCE, "rest_of_auction": OFFENDER_THROUGHOUT}.get(span)


def _substitute(case: Case[InadmissibleCall]) -> Mapping[str, str]:
    """The call to be put in the place of the double: a pass where the offender had to pass."""
    barred = case.facts.inadmissible == "action_while_barred"
    return {"player": "offender", "must": "P"} if barred else {"player": "offender", "may": "any_legal"}


def _passed(case: Case[InadmissibleCall]) -> dict[str, str]:
    """Where the auction stands once a pass is in the place of the call: whose turn, or the contract if that ended it."""
    auction: Auction | None = case.known("auction")
    after = auction.plus("P") if auction and not case.facts.out_of_rotation else None
    return {"contract": str(after.contract)} if after and after.ended else {"turn": "lho"}


def _turn(case: Case[InadmissibleCall]) -> str | None:
    if not case.facts.out_of_rotation:
        return "offender"
    auction: Auction | None = case.known("auction")
    return auction.turn if auction else None


def _while_barred(case: Case[InadmissibleCall], law: AuctionLaw) -> Ruling:
    facts = case.facts
    call = case.known("call")
    if facts.next_player_acted:
        case.step(law.condoned_barred, "inadmissible-barred-condoned")
        still = facts.barred_for == "rest_of_auction"
        if still:
            case.step(law.condoned_barred, "inadmissible-still-barred")
        outcome = Outcome(
            stands=(call,) if call else None,
            pass_required=OFFENDER_THROUGHOUT if still else NO_PASS,
            restrictions=(),
        )
        verdict = "inadmissible-verdict-stands-still-barred" if still else "inadmissible-verdict-stands"
        return case.ruling(law.condoned_barred, verdict=verdict, outcome=outcome)
    case.step(law.barred, "inadmissible-barred-cancelled")
    awareness(case)
    told = information(case, call, paid=True)
    lead = lead_follows(case, call)
    outcome = Outcome(
        stands=("P",),
        cancelled=(call,) if call else None,
        pass_required=BOTH_THROUGHOUT,
        unauthorized_information=told,
        **_passed(case),
    )
    return case.ruling(
        law.barred,
        *lead,
        verdict="inadmissible-verdict-both-pass",
        offender="offender",
        partner="partner",
        outcome=outcome,
    )


def _above_seven(case: Case[InadmissibleCall], law: AuctionLaw) -> Ruling:
    called = case.facts.next_player_acted
    case.step("38A" if case.edition >= 2007 else "38", "inadmissible-above-seven")
    if called and not law.seven_bars_after_call:
        case.step(law.condoned_seven, "inadmissible-seven-condoned")
        outcome = Outcome(stands=("P",), pass_required=NO_PASS, restrictions=(), **_passed(case))
        return case.ruling(law.condoned_seven, verdict="inadmissible-verdict-seven-condoned", outcome=outcome)
    if case.edition >= 2007:
        case.step("38B", "inadmissible-seven-cancelled")
    case.step(law.seven, "inadmissible-seven-both-pass")
    if called:
        case.step("38D", "inadmissible-seven-no-lead")
        outcome = Outcome(stands=("P",), pass_required=BOTH_THROUGHOUT, restrictions=(), **_passed(case))
        return case.ruling(
            "38C",
            "38D",
            verdict="inadmissible-verdict-both-pass",
            offender="offender",
            partner="partner",
            outcome=outcome,
        )
    awareness(case)
    told = information(case, None, paid=True)
    lead = lead_follows(case, None)
    outcome = Outcome(stands=("P",), pass_required=BOTH_THROUGHOUT, unauthorized_information=told, **_passed(case))
    return case.ruling(
        law.seven,
        *lead,
        verdict="inadmissible-verdict-both-pass",
        offender="offender",
        partner="partner",
        outcome=outcome,
    )
