"""Law 25A: a call other than the one that the player meant."""

from typing import Any

from engine.auction import Auction, Illegality, period_over
from engine.case import Case
from engine.rules.auction.consequences import NO_PASS
from engine.rules.auction.facts import UnintendedCall
from engine.rules.auction.law import LAW, AuctionLaw
from engine.ruling import Outcome, PassRequired, Ruling

SHARED = ("offender", "auction", "next_player_acted", "partner_acted", "without_pause", "auction_period_over")
"""Facts that a case of another law passes on to this one."""


def unintended_call(case: Case[UnintendedCall]) -> Ruling:
    """Rule on the correction of a call."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.cause not in ("mechanical", "slip_of_tongue"):
        case.step(law.slip_cause, f"unintended-{facts.cause.replace('_', '-')}")
        case.step("25B2" if case.edition >= 2007 else law.change, "unintended-is-change-of-call")
        return _stands(case, law, law.slip_cause, "unintended-verdict-meant")
    case.step(law.slip_cause, "unintended-real-slip")
    late = _too_late(case, law)
    if late:
        section, text = late
        case.step(section, text)
        return _stands(case, law, section, "unintended-verdict-too-late")
    if law.slip_without_pause and not facts.without_pause:
        case.step(law.slip, "unintended-after-pause")
        case.step("25B2" if case.edition >= 2007 else law.change, "unintended-is-change-of-call")
        return _stands(case, law, law.slip, "unintended-verdict-too-late")
    case.step(law.slip, "unintended-corrected" if law.slip_without_pause else "unintended-corrected-any-time")
    if case.edition == 2017:
        case.step("25A3", "unintended-however-noticed")
    return _corrected(case, law)


def _too_late(case: Case[UnintendedCall], law: AuctionLaw) -> tuple[str, str] | None:
    facts = case.facts
    if facts.partner_acted:
        return law.slip_partner, "unintended-partner-called"
    if law.slip_before == "lho" and facts.next_player_acted:
        return law.slip, "unintended-lho-called"
    if facts.auction_period_over or _passed_out(case):
        return law.slip_period, "unintended-period-over"
    return None


def _passed_out(case: Case[UnintendedCall]) -> bool:
    """Whether the wrong call completed four passes in an edition where this ends the auction period."""
    auction, call = case.known("auction"), case.known("call")
    after = auction.plus(call) if auction and call else None
    return after is not None and after.passed_out and period_over(after, case.edition, lead_faced=False)


def _stands(case: Case[UnintendedCall], law: AuctionLaw, section: str, verdict: str) -> Ruling:
    """The call stands; as long as nobody has called since, the left-hand opponent may accept another one (25B1).

    Where the offender chooses after a refusal (25B2b of 1987 and 1997), his partner may have to pass after all.
    """
    call = case.known("call")
    args: dict[str, Any] = {}
    passes: tuple[PassRequired, ...] | None = NO_PASS
    if section in ("25A", "25A1", "25A2") and not (case.facts.next_player_acted or case.facts.partner_acted):
        second, first, until = case.known("intended") or "none", call or "none", "until-lho-decides"
        case.option("lho", "accept", "25B1", "change-option-accept", until=until, second=second)
        if law.change_choice:
            args, passes, verdict = {"third": law.another_call}, None, "unintended-verdict-choice"
            case.step("25B2b", "unintended-if-refused", **args)
            case.option("lho", "reject", "25B2", "change-option-reject-choice", until=until, first=first, **args)
        else:
            case.option("lho", "reject", "25B2", "change-option-reject", until=until, first=first)
    outcome = Outcome(stands=(call,) if call else None, allowed=False, pass_required=passes)
    return case.ruling(section, "25B2" if case.edition >= 2007 else "25B", verdict=verdict, outcome=outcome, **args)


def _corrected(case: Case[UnintendedCall], law: AuctionLaw) -> Ruling:
    facts = case.facts
    call, intended = case.known("call"), case.known("intended")
    lead = [law.slip]
    if facts.next_player_acted and law.slip_lho:
        lead.append(law.slip_lho)
        case.step(law.slip_lho, "unintended-lho-may-change", player="lho")
        case.option("lho", "replace", law.slip_lho, "unintended-option-lho", until="until-partner-of-lho-calls")
        if case.edition >= 2007:
            case.step("16C2" if case.edition == 2017 else "16D2", "unintended-lho-information")
    after = _after(case.known("auction"), intended)
    illegal = _illegal(case.known("auction"), intended)
    if illegal:
        case.step(illegal, "unintended-intended-illegal", call=intended or "")
        lead.append(illegal)
    outcome = Outcome(
        allowed=True,
        withdrawn=(call,) if call else None,
        stands=(intended,) if intended else None,
        pass_required=NO_PASS,
        restrictions=(),
        turn="lho" if not facts.next_player_acted and not (after and after.ended) else None,
        contract=str(after.contract) if after and after.ended and not facts.next_player_acted else None,
    )
    return case.ruling(*lead, verdict="unintended-verdict-corrected", outcome=outcome)


def _after(auction: Auction | None, intended: str | None) -> Auction | None:
    return auction.plus(intended) if auction and intended else None


def _illegal(auction: Auction | None, intended: str | None) -> str | None:
    """The law for the intended call where that is not legal itself."""
    reason: Any = auction.illegality(intended) if auction and intended else None
    return {Illegality.INSUFFICIENT: "27", Illegality.DOUBLE: "36", Illegality.REDOUBLE: "36"}.get(reason)
