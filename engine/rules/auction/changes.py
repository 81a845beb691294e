"""Law 25B: an intended call that the player changes."""

from engine.case import Case
from engine.rules.auction.consequences import (
    NO_PASS,
    PARTNER_ONCE,
    PARTNER_THROUGHOUT,
    awareness,
    chosen,
    information,
    within,
)
from engine.rules.auction.facts import ChangeOfCall, UnintendedCall
from engine.rules.auction.law import LAW, AuctionLaw
from engine.rules.auction.leads import lead_follows
from engine.rules.auction.slips import SHARED as SLIP_FACTS
from engine.rules.auction.slips import unintended_call
from engine.ruling import Outcome, Ruling

SHARED = (
    "offender",
    "declarer",
    "accepted",
    "next_player_acted",
    "final_choice",
    "comparable",
    "offending_side_defends",
    "suits_specified",
    "suits_shown_legally",
)
"""Facts that a case of another law passes on to this one."""


def change_of_call(case: Case[ChangeOfCall]) -> Ruling:
    """Rule on a change of an intended call."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.unintended:
        return _slip(case)
    over = facts.lho_called_over
    second = chosen(case, "second_call")
    if over == "second" and second is None:
        raise case.contradiction("no-second-call", "second_call", "lho_called_over")
    if over == "first":
        return _over_first(case, law, second)
    if facts.next_player_acted and second is None:
        case.step("25B2" if case.edition >= 2007 else "25B", "change-too-late")
        section = "25B2" if case.edition >= 2007 else "25B"
        outcome = Outcome(stands=(facts.first_call,), allowed=False, pass_required=NO_PASS)
        return case.ruling(section, verdict="change-verdict-first-stands", outcome=outcome, first=facts.first_call)
    if over == "second" or facts.next_player_acted:
        case.step("25B1", "change-lho-called-over-second")
        return _accepted(case, second)
    accepted = case.known("accepted")
    if accepted is None:
        return _offered(case, law, second)
    if accepted:
        case.step("25B1", "change-accepted")
        return _accepted(case, second)
    return _refused(case, law, second)


def _slip(case: Case[ChangeOfCall]) -> Ruling:
    values = {"cause": "mechanical", "call": case.facts.first_call}
    intended = chosen(case, "second_call")
    inner = within(case, UnintendedCall, values | ({"intended": intended} if intended else {}), SLIP_FACTS)
    ruling = unintended_call(inner)
    case.absorb(inner)
    return case.ruling(*ruling.laws, verdict=ruling.verdict.id, outcome=ruling.outcome, **ruling.verdict.args)


def _offered(case: Case[ChangeOfCall], law: AuctionLaw, second: str | None) -> Ruling:
    first = case.facts.first_call
    case.step("25A2" if case.edition == 2017 else law.slip, "change-not-a-slip")
    case.step("25B1", "change-lho-may-accept")
    case.step("25B2", "change-if-refused-choice" if law.change_choice else "change-if-refused")
    second, until = second or "none", "until-lho-decides"
    case.option("lho", "accept", "25B1", "change-option-accept", until=until, second=second)
    case.option("lho", "reject", "25B2", "change-option-reject", until=until, first=first)
    return case.ruling("25B", "25B1", "25B2", verdict="change-verdict-lho-decides", outcome=Outcome(), first=first)


def _over_first(case: Case[ChangeOfCall], law: AuctionLaw, second: str | None) -> Ruling:
    facts = case.facts
    first = facts.first_call
    if second is None:
        case.step(law.change if case.edition < 2007 else "25B2", "change-too-late")
        section = "25B2" if case.edition >= 2007 else "25B"
        outcome = Outcome(stands=(first,), allowed=False, pass_required=NO_PASS)
        return case.ruling(section, verdict="change-verdict-first-stands", outcome=outcome, first=first)
    if not law.change_over_first_stands:
        case.step("25B1", "change-not-called-over-on-purpose")
        return _first_stands(case, law, second)
    case.step("25B1", "change-called-over-first")
    case.option("lho", "withdraw", "25B1", "change-option-withdraw", until="until-partner-of-lho-calls")
    if case.edition == 1997:
        case.step("16C2", "change-lho-information")
    outcome = Outcome(
        stands=(second,), withdrawn=(first,), no_rectification=True, pass_required=NO_PASS, restrictions=()
    )
    return case.ruling("25B1", verdict="change-verdict-second-stands", outcome=outcome, second=second)


def _accepted(case: Case[ChangeOfCall], second: str | None) -> Ruling:
    first = case.facts.first_call
    if case.edition < 2007:
        outcome = Outcome(
            stands=(second,) if second else None,
            withdrawn=(first,),
            no_rectification=True,
            pass_required=NO_PASS,
            restrictions=(),
        )
        return case.ruling("25B1", verdict="change-verdict-second-stands", outcome=outcome, second=second or "none")
    case.step("25B3", "change-information")
    told = information(case, first)
    lead = lead_follows(case, replaced=True)
    outcome = Outcome(
        stands=(second,) if second else None,
        withdrawn=(first,),
        pass_required=NO_PASS,
        unauthorized_information=told,
        restrictions=() if not lead or lead in (("26A",), ("26A1",)) else None,
    )
    return case.ruling("25B1", *lead, verdict="change-verdict-second-stands", outcome=outcome, second=second or "none")


def _refused(case: Case[ChangeOfCall], law: AuctionLaw, second: str | None) -> Ruling:
    facts = case.facts
    case.step("25B2", "change-refused")
    if not law.change_choice:
        return _first_stands(case, law, second)
    if not facts.first_call_legal:
        case.step("25B2a", "change-first-illegal")
        lead = lead_follows(case)
        outcome = Outcome(cancelled=(second,) if second else None)
        return case.ruling(
            "25B2a", *lead, verdict="change-verdict-first-illegal", outcome=outcome, first=facts.first_call
        )
    if facts.final_choice == "let_it_stand":
        case.step("25B2b1", "change-let-it-stand")
        awareness(case)
        told = information(case, second, paid=True)
        case.step("25B2c", "change-lead-penalty")
        lead = lead_follows(case)
        outcome = Outcome(
            stands=(facts.first_call,),
            cancelled=(second,) if second else None,
            pass_required=PARTNER_ONCE,
            unauthorized_information=told,
        )
        return case.ruling("25B2b1", *lead, verdict="change-verdict-stands-partner-passes", outcome=outcome)
    return _another_call(case, law, second)


def _another_call(case: Case[ChangeOfCall], law: AuctionLaw, second: str | None) -> Ruling:
    silenced = law.another_call == "partner_passes"
    case.step("25B2b2", "change-another-call-throughout" if silenced else "change-another-call-average-minus")
    if silenced:
        awareness(case)
    told = information(case, second, paid=True)
    case.step("25B2c", "change-lead-penalty")
    lead = lead_follows(case)
    outcome = Outcome(
        withdrawn=(case.facts.first_call,),
        cancelled=(second,) if second else None,
        pass_required=PARTNER_THROUGHOUT if silenced else NO_PASS,
        call={"player": "offender", "may": "any_legal"},
        unauthorized_information=told,
    )
    verdict = "change-verdict-another-partner-passes" if silenced else "change-verdict-another-average-minus"
    return case.ruling("25B2b2", *lead, verdict=verdict, outcome=outcome)


def _first_stands(case: Case[ChangeOfCall], law: AuctionLaw, second: str | None) -> Ruling:
    first = case.facts.first_call
    case.step("25B2", "change-first-stands")
    if not case.facts.first_call_legal:
        case.step("25B2", "change-first-illegal")
    case.step("25B3", "change-information")
    told = information(case, second)
    lead = lead_follows(case, replaced=True)
    outcome = Outcome(
        stands=(first,) if case.facts.first_call_legal else None,
        cancelled=(second,) if second else None,
        pass_required=NO_PASS if case.facts.first_call_legal else None,
        unauthorized_information=told,
        restrictions=() if not lead or lead in (("26A",), ("26A1",)) else None,
    )
    return case.ruling("25B2", *lead, verdict="change-verdict-first-stands", outcome=outcome, first=first)
