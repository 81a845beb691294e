"""Laws 17 to 19 and 22: whose turn it is, what is legal, how the auction ends. 36C: a double that could not be made."""

from engine.auction import Auction, Illegality, period_over
from engine.case import Case
from engine.rules.auction.facts import AuctionState
from engine.rules.auction.law import LAW
from engine.ruling import Outcome, Ruling

_TEXT = {
    Illegality.INSUFFICIENT: "state-insufficient",
    Illegality.DOUBLE: "state-double-inadmissible",
    Illegality.REDOUBLE: "state-redouble-inadmissible",
    Illegality.AFTER_THE_END: "state-after-final-pass",
}


def auction_state(case: Case[AuctionState]) -> Ruling:
    """Answer a question about the state of an auction."""
    query = case.facts.auction_query
    auction = _calls(case) if query == "legality" else case.facts.auction
    _check(case, auction)
    if query == "legality":
        return _legality(case, auction)
    irregular = _unruled(auction)
    if irregular is not None and not case.facts.opening_lead_faced:
        return _reverts(case, auction, irregular)
    if query == "ended":
        return _ended(case, auction)
    return _contract(case, auction) if auction.ended else _turn(case, auction)


def _calls(case: Case[AuctionState]) -> Auction:
    """The auction; who dealt makes no difference to what is legal."""
    calls = case.facts.calls
    if case.known("auction") is None and calls is not None:
        return Auction(dealer="N", calls=calls)
    return case.facts.auction


def _check(case: Case[AuctionState], auction: Auction) -> None:
    reasons = [reason for _, reason in auction.irregular()]
    if Illegality.AFTER_THE_END in reasons:
        raise case.contradiction("calls-after-the-end", "auction")
    if case.facts.opening_lead_faced and (not auction.ended or auction.passed_out):
        raise case.contradiction("lead-before-the-end", "auction", "opening_lead_faced")


def _unruled(auction: Auction) -> int | None:
    """The first double or redouble that could not be made."""
    doubles = (Illegality.DOUBLE, Illegality.REDOUBLE)
    return next((number for number, reason in auction.irregular() if reason in doubles), None)


def _turn(case: Case[AuctionState], auction: Auction) -> Ruling:
    section = "17C" if auction.calls else "17B"
    turn = auction.turn or auction.dealer
    case.step(section, "state-turn" if auction.calls else "state-dealer-first", player=turn)
    return case.ruling(section, verdict="state-verdict-turn", outcome=Outcome(turn=turn), player=turn)


def _reverts(case: Case[AuctionState], auction: Auction, number: int) -> Ruling:
    law = LAW[case.edition]
    offender = auction.seat(number)
    last = number == len(auction.calls) - 1
    case.step("19A1" if auction.calls[number] == "X" else "19B1", "state-double-stands-never", player=offender)
    if last:
        section = law.double
        case.step(section, "state-double-pending")
        outcome = Outcome(cancelled=(auction.calls[number],), turn=offender)
        return case.ruling(section, verdict="state-verdict-double-pending", outcome=outcome, player=offender)
    section = law.condoned_double
    case.step(section, "state-double-condoned", player=offender)
    outcome = Outcome(cancelled=auction.calls[number:], turn=offender)
    return case.ruling(section, verdict="state-verdict-reverts", outcome=outcome, player=offender)


def _legality(case: Case[AuctionState], auction: Auction) -> Ruling:
    call = case.facts.call
    reason = auction.illegality(call)
    law = LAW[case.edition]
    if reason is None:
        section = {"P": "17C", "X": "19A1", "XX": "19B1"}.get(call, "18C" if auction.last_bid else "18A")
        case.step(section, "state-legal", call=call)
        return case.ruling(section, verdict="state-verdict-legal", outcome=Outcome(allowed=True), call=call)
    section = law.final_cancelled if reason is Illegality.AFTER_THE_END else reason.value
    case.step(section, _TEXT[reason], call=call, last=auction.last_bid or "")
    return case.ruling(section, verdict="state-verdict-illegal", outcome=Outcome(allowed=False), call=call)


def _contract(case: Case[AuctionState], auction: Auction) -> Ruling:
    law = LAW[case.edition]
    contract = auction.contract
    assert contract is not None, "the auction has ended"
    if contract.passed_out:
        case.step(law.ended_passed_out, "state-passed-out")
        outcome = Outcome(contract=str(contract), score=0)
        return case.ruling(law.ended_passed_out, verdict="state-verdict-passed-out", outcome=outcome)
    lead = [law.ended_contract]
    if _unruled(auction) is not None:
        lead.insert(0, _without_double(case))
    case.step(law.ended_contract, "state-last-bid")
    case.step("22A" if case.edition == 2017 else law.ended_contract, "state-declarer", player=contract.declarer or "")
    outcome = Outcome(contract=str(contract), leader=auction.leader)
    return case.ruling(*lead, verdict="state-verdict-contract", outcome=outcome, contract=str(contract))


def _without_double(case: Case[AuctionState]) -> str:
    law = LAW[case.edition]
    if law.after_lead:
        case.step(law.after_lead, "inadmissible-found-after-lead")
        return law.after_lead
    case.step(law.double, "inadmissible-found-after-lead")
    case.judge("12A1", "judge-double-found-late")
    return law.double


def _ended(case: Case[AuctionState], auction: Auction) -> Ruling:
    law = LAW[case.edition]
    if not auction.ended:
        case.step(law.ended_contract, "state-not-ended", player=auction.turn or "")
        outcome = Outcome(turn=auction.turn, allowed=False)
        return case.ruling(
            law.ended_contract, verdict="state-verdict-not-ended", outcome=outcome, player=auction.turn or ""
        )
    faced, returned = case.facts.opening_lead_faced, case.facts.all_hands_returned
    over = period_over(auction, case.edition, lead_faced=faced, hands_returned=returned)
    ended = law.ended_passed_out if auction.passed_out else law.ended_contract
    period = law.period_ends_passed_out if auction.passed_out else law.period_ends
    kind = law.period_ends_passed_out == "17E" if auction.passed_out else False
    case.step(ended, "state-passed-out" if auction.passed_out else "state-last-bid")
    case.step(period, _period_text(over=over, passed_out=auction.passed_out, fourth_pass=kind))
    at = "fourth_pass" if kind else "hands_returned" if auction.passed_out else "opening_lead_faced"
    outcome = Outcome(
        allowed=True,
        contract=str(auction.contract),
        leader=auction.leader,
        deadline={"right": "auction_period", "at": at, "law": period},
    )
    verdict = "state-verdict-period-over" if over else "state-verdict-period-open"
    return case.ruling(ended, period, verdict=verdict, outcome=outcome)


def _period_text(*, over: bool, passed_out: bool, fourth_pass: bool) -> str:
    if not passed_out:
        return "state-period-over" if over else "state-period-open"
    if fourth_pass:
        return "state-period-over-fourth-pass"
    return "state-period-over-returned" if over else "state-period-open-passed-out"
