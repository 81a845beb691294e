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
from engine.ruling import Outcome, Restriction, Ruling

NO_RESTRICTION: tuple[Restriction, ...] = ()
FREE_LEAD = ("26A", "26A1")
"""Sections by which declarer has no right over the lead."""

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
    first = case.facts.first_call
    if case.facts.box_card == "half_out" and not case.judged("counts_as_made", "18F"):
        return _not_made(case)
    return changed(case, first)


def _not_made(case: Case[ChangeOfCall]) -> Ruling:
    """By the local rule for bidding boxes the first card was not yet a call."""
    information = "16B" if case.edition >= 2007 else "16A"
    case.step("18F", "change-card-not-out")
    case.step(information, "change-card-seen")
    outcome = Outcome(call={"player": "offender", "may": "any_legal"}, pass_required=NO_PASS, restrictions=())
    return case.ruling("18F", information, verdict="change-verdict-not-made", outcome=outcome)


def changed(case: Case[ChangeOfCall], first: str | None) -> Ruling:
    """The same where the first call need not be known.

    Args:
        first: the call made first, None where nobody told it.
    """
    law = LAW[case.edition]
    facts = case.facts
    if facts.unintended and (ruling := _slip(case, first)):
        return ruling
    over = facts.lho_called_over
    second = chosen(case, "second_call")
    if over == "second" and second is None:
        raise case.contradiction("no-second-call", "second_call", "lho_called_over")
    if second is None and (over == "first" or facts.next_player_acted):
        return _too_late(case, first)
    if over == "first":
        return _over_first(case, law, first, second or "none")
    if over == "second" or facts.next_player_acted:
        case.step("25B1", "change-lho-called-over-second")
        return _accepted(case, first, second)
    accepted = case.known("accepted")
    if accepted is None:
        return _offered(case, law, first, second)
    if accepted:
        case.step("25B1", "change-accepted")
        return _accepted(case, first, second)
    return _refused(case, law, first, second)


def _one(call: str | None) -> tuple[str, ...] | None:
    return (call,) if call else None


def _slip(case: Case[ChangeOfCall], first: str | None) -> Ruling | None:
    """The ruling on an unintended call; None where it cannot be corrected as such and is a change like any other."""
    values: dict[str, object] = {"cause": "mechanical"}
    intended = chosen(case, "second_call")
    values.update({name: call for name, call in (("call", first), ("intended", intended)) if call})
    inner = within(case, UnintendedCall, values, SLIP_FACTS)
    ruling = unintended_call(inner)
    facts = case.facts
    called_since = facts.partner_acted or facts.auction_period_over or facts.next_player_acted
    if not ruling.outcome.allowed and (facts.lho_called_over != "none" or not called_since):
        case.step(LAW[case.edition].slip, "change-slip-refused")
        return None
    case.absorb(inner)
    return case.ruling(*ruling.laws, verdict=ruling.verdict.id, outcome=ruling.outcome, **ruling.verdict.args)


def _too_late(case: Case[ChangeOfCall], first: str | None) -> Ruling:
    section = "25B2" if case.edition >= 2007 else "25B"
    case.step(section, "change-too-late")
    outcome = Outcome(stands=_one(first), allowed=False, pass_required=NO_PASS)
    return case.ruling(section, verdict="change-verdict-first-stands", outcome=outcome, first=first or "none")


def _offered(case: Case[ChangeOfCall], law: AuctionLaw, first: str | None, second: str | None) -> Ruling:
    if not case.facts.unintended:
        case.step(law.slip_cause, "change-not-a-slip")
    case.step("25B1", "change-lho-may-accept")
    case.step("25B2", "change-if-refused-choice" if law.change_choice else "change-if-refused")
    if not law.change_choice:
        case.step("25B3", "change-information")
    until = "until-lho-decides"
    case.option("lho", "accept", "25B1", "change-option-accept", until=until, second=second or "none")
    case.option("lho", "reject", "25B2", "change-option-reject", until=until, first=first or "none")
    verdict = "change-verdict-lho-decides"
    return case.ruling("25B", "25B1", "25B2", verdict=verdict, outcome=Outcome(), first=first or "none", lho="lho")


def _over_first(case: Case[ChangeOfCall], law: AuctionLaw, first: str | None, second: str) -> Ruling:
    if not law.change_over_first_stands:
        case.step("25B1", "change-not-called-over-on-purpose")
        return _first_stands(case, first, second)
    case.step("25B1", "change-called-over-first")
    case.option("lho", "withdraw", "25B1", "change-option-withdraw", until="until-partner-of-lho-calls")
    if law.own_withdrawn:
        case.step(law.own_withdrawn, "change-lho-information")
    return _second_stands_freely(case, first, second)


def _second_stands_freely(case: Case[ChangeOfCall], first: str | None, second: str | None) -> Ruling:
    outcome = Outcome(
        stands=_one(second), withdrawn=_one(first), no_rectification=True, pass_required=NO_PASS, restrictions=()
    )
    return case.ruling("25B1", verdict="change-verdict-second-stands", outcome=outcome, second=second or "none")


def _accepted(case: Case[ChangeOfCall], first: str | None, second: str | None) -> Ruling:
    if LAW[case.edition].change_choice:
        return _second_stands_freely(case, first, second)
    case.step("25B3", "change-information")
    told = information(case, first)
    lead = lead_follows(case, first, replaced=True)
    outcome = Outcome(
        stands=_one(second),
        withdrawn=_one(first),
        pass_required=NO_PASS,
        unauthorized_information=told,
        restrictions=NO_RESTRICTION if not lead or lead[0] in FREE_LEAD else None,
    )
    return case.ruling("25B1", *lead, verdict="change-verdict-second-stands", outcome=outcome, second=second or "none")


def _refused(case: Case[ChangeOfCall], law: AuctionLaw, first: str | None, second: str | None) -> Ruling:
    facts = case.facts
    case.step("25B2", "change-refused")
    if not law.change_choice:
        return _first_stands(case, first, second)
    if not facts.first_call_legal:
        case.step("25B2a", "change-first-illegal")
        lead = lead_follows(case, second)
        verdict = "change-verdict-first-illegal"
        return case.ruling(
            "25B2a", *lead, verdict=verdict, outcome=Outcome(cancelled=_one(second)), first=first or "none"
        )
    if facts.final_choice == "another_call":
        return _another_call(case, law, first, second)
    case.step("25B2b1", "change-let-it-stand")
    awareness(case)
    told = information(case, second, paid=True)
    case.step("25B2c", "change-lead-penalty")
    lead = lead_follows(case, second)
    outcome = Outcome(
        stands=_one(first), cancelled=_one(second), pass_required=PARTNER_ONCE, unauthorized_information=told
    )
    return case.ruling(
        "25B2b1", *lead, verdict="change-verdict-stands-partner-passes", partner="partner", outcome=outcome
    )


def _another_call(case: Case[ChangeOfCall], law: AuctionLaw, first: str | None, second: str | None) -> Ruling:
    silenced = law.another_call == "partner_passes"
    case.step("25B2b2", "change-another-call-throughout" if silenced else "change-another-call-average-minus")
    if silenced:
        awareness(case)
    told = information(case, second, paid=True)
    case.step("25B2c", "change-lead-penalty")
    lead = lead_follows(case, second)
    outcome = Outcome(
        withdrawn=_one(first),
        cancelled=_one(second),
        pass_required=PARTNER_THROUGHOUT if silenced else NO_PASS,
        call={"player": "offender", "may": "any_legal"},
        unauthorized_information=told,
    )
    verdict = "change-verdict-another-partner-passes" if silenced else "change-verdict-another-average-minus"
    return case.ruling("25B2b2", *lead, verdict=verdict, outcome=outcome, partner="partner")


def _first_stands(case: Case[ChangeOfCall], first: str | None, second: str | None) -> Ruling:
    legal = case.facts.first_call_legal
    case.step("25B2", "change-first-stands")
    if not legal:
        case.step("25B2", "change-first-illegal")
    case.step("25B3", "change-information")
    told = information(case, second)
    lead = lead_follows(case, second, replaced=True)
    outcome = Outcome(
        stands=_one(first) if legal else None,
        cancelled=_one(second),
        pass_required=NO_PASS if legal else None,
        unauthorized_information=told,
        restrictions=NO_RESTRICTION if not lead or lead[0] in FREE_LEAD else None,
    )
    verdict = "change-verdict-first-stands" if legal else "change-verdict-first-illegal"
    return case.ruling("25B2", *lead, verdict=verdict, outcome=outcome, first=first or "none")
