"""Laws 33, 34 and 39: calls at the same time, a turn lost to passes out of rotation, calls after the final pass."""

from typing import Any

from engine.auction import Auction, lost_turn, relation
from engine.case import Case
from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.players import SEATS, partner
from engine.rules.auction.consequences import NO_PASS
from engine.rules.auction.facts import CallAfterFinalPass, LostTurnFacts, SimultaneousCalls
from engine.rules.auction.law import LAW
from engine.rules.auction.leads import lead_follows
from engine.ruling import Outcome, Ruling


def simultaneous_calls(case: Case[SimultaneousCalls]) -> Ruling:
    """Rule on two calls made together: the one out of turn counts as the later one."""
    law = LAW[case.edition]
    turn = _seen_from_offender(case)
    case.step("33", "simultaneous-calls-later")
    call = case.known("call")
    stands = (call,) if call else None
    if turn == "rho":
        case.step("33", "simultaneous-calls-in-turn", player="offender")
        outcome = Outcome(turn="lho", no_rectification=True, stands=stands, pass_required=NO_PASS, restrictions=())
        return case.ruling("33", verdict="simultaneous-calls-verdict-in-turn", outcome=outcome)
    after = "rho" if turn == "partner" else "partner"
    case.step(law.accept, "simultaneous-calls-out-of-turn", turn=after)
    case.option("lho", "accept", law.accept, "rotation-option-accept", until="until-lho-decides", call=call or "none")
    case.option(
        "lho",
        "reject",
        law.cancel,
        "rotation-option-reject",
        until="until-lho-decides",
        call=call or "none",
        turn=after,
    )
    outcome = Outcome(turn=after)
    return case.ruling("33", law.accept, verdict="simultaneous-calls-verdict-out-of-turn", outcome=outcome, turn=after)


def _seen_from_offender(case: Case[SimultaneousCalls]) -> str:
    """Whose turn it was as a role: rho, partner or lho of the offender."""
    turn: str = case.facts.turn
    if turn in SEATS:
        offender = case.facts.offender
        turn = relation(turn, offender) if offender in SEATS else "self"
    if turn not in ("rho", "partner", "lho"):
        raise case.contradiction("call-was-in-rotation", "offender", "turn")
    return turn


def passed_over(values: dict[str, Any]) -> None:
    """turn and offender from the auction and the passes that followed."""
    auction: Auction | None = values.get("auction")
    passed = values.get("passes_after")
    if auction and auction.ended:
        raise ImpossibleFacts("auction-already-ended", "auction", given=" ".join(auction.calls))
    if auction and auction.turn:
        agree(values, "turn", auction.turn, "auction")
    if passed and all(seat in SEATS for seat in passed):
        agree(values, "offender", passed[0], "passes_after")
        if auction and lost_turn(auction, passed) is None:
            given = f"{auction.turn}; {' '.join(passed)}"
            raise ImpossibleFacts("nobody-passed-over", "auction", "passes_after", given=given)
    if values.get("turn") in SEATS and values.get("turn") == values.get("offender"):
        raise ImpossibleFacts("call-was-in-rotation", "offender", "turn", given=str(values["turn"]))


def lost_turn_rule(case: Case[LostTurnFacts]) -> Ruling:
    """Rule on passes that seem to have ended the auction."""
    law = LAW[case.edition]
    if case.facts.opening_lead_faced:
        case.step(law.period_ends, "lost-turn-too-late")
        case.judge(law.damage, "judge-could-have-known")
        outcome = Outcome(no_rectification=True, allowed=False)
        return case.ruling(law.lost_turn, law.period_ends, verdict="lost-turn-verdict-too-late", outcome=outcome)
    case.step(law.lost_turn, "lost-turn-not-over")
    case.step("34", "lost-turn-reverts")
    auction: Auction | None = case.known("auction")
    passed = case.known("passes_after")
    seats = passed and all(seat in SEATS for seat in passed)
    found = lost_turn(auction, passed) if auction and seats else None
    number = len(passed) if passed else _missing(auction)
    turn = case.known("turn") or "lost-turn"
    told = None
    if law.own_withdrawn and case.edition >= 2007:
        case.step(law.own_withdrawn, "lost-turn-information")
        players = tuple(partner(seat) for seat in found.offenders) if found else ("partner",)
        told = tuple({"player": player, "about": "P", "law": law.own_withdrawn} for player in players)
    outcome = Outcome(
        turn=turn if turn != "lost-turn" else None,
        cancelled=("P",) * number if number else None,
        unauthorized_information=told,
        pass_required=NO_PASS,
    )
    lead = (law.lost_turn, "34") if law.lost_turn != "34" else ("34",)
    return case.ruling(*lead, verdict="lost-turn-verdict", outcome=outcome)


def _missing(auction: Auction | None) -> int | None:
    """How many passes it took to seem to end the auction."""
    if auction is None:
        return None
    passes = 0
    while not auction.plus(*("P",) * passes).ended:
        passes += 1
    return passes


def call_after_final_pass(case: Case[CallAfterFinalPass]) -> Ruling:
    """Rule on a call after the auction had ended."""
    law = LAW[case.edition]
    facts = case.facts
    call = case.known("call")
    case.step(law.final_cancelled, "final-cancelled")
    cancelled = (call,) if call else None
    if facts.next_player_acted:
        case.step(law.final_condoned, "final-lho-called")
        return _harmless(case, law.final_condoned, cancelled)
    if not facts.offending_side_defends:
        case.step(law.final_harmless, "final-declaring-side")
        return _harmless(case, law.final_harmless, cancelled)
    if facts.call == "P":
        case.step(law.final_harmless, "final-pass")
        return _harmless(case, law.final_harmless, cancelled)
    case.step(law.final_defender, "final-defender-acted")
    lead = lead_follows(case, facts.call)
    outcome = Outcome(cancelled=(facts.call,), pass_required=NO_PASS)
    return case.ruling(law.final_defender, *lead, verdict="final-verdict-lead", outcome=outcome, call=facts.call)


def _harmless(case: Case[CallAfterFinalPass], section: str, cancelled: tuple[str, ...] | None) -> Ruling:
    outcome = Outcome(cancelled=cancelled, no_rectification=True, pass_required=NO_PASS, restrictions=())
    return case.ruling(section, verdict="final-verdict-nothing", outcome=outcome)
