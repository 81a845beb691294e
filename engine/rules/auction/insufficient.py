"""Law 27: a bid that is too low."""

from dataclasses import dataclass

from engine.auction import Auction, Illegality, lowest_sufficient
from engine.calls import is_bid
from engine.case import Case
from engine.rules.auction.consequences import (
    NO_PASS,
    PARTNER_THROUGHOUT,
    awareness,
    chosen,
    information,
    within,
)
from engine.rules.auction.facts import CallOutOfRotation, InsufficientBid, UnintendedCall
from engine.rules.auction.law import LAW, AuctionLaw
from engine.rules.auction.leads import lead_follows
from engine.rules.auction.rotation import FACTS as ROTATION_FACTS
from engine.rules.auction.rotation import call_out_of_rotation
from engine.rules.auction.slips import SHARED as SLIP_FACTS
from engine.rules.auction.slips import unintended_call
from engine.ruling import Outcome, Ruling


@dataclass(frozen=True)
class Correction:
    """What a replacement amounts to.

    Attributes:
        law: the section that rules on it.
        stands: it replaces the insufficient bid; otherwise it is cancelled and another call is needed.
        free: without further rectification; otherwise the partner must pass throughout.
    """

    law: str
    stands: bool
    free: bool


def insufficient_bid(case: Case[InsufficientBid]) -> Ruling:
    """Rule on an insufficient bid."""
    law = LAW[case.edition]
    facts = case.facts
    open_slip = law.slip_before != "lho" and _wants_it_back(case)
    slip = case.known("unintended") if open_slip else facts.unintended
    if slip and (ruling := _slip(case, law)):
        return ruling
    if facts.out_of_rotation:
        return _out_of_rotation(case, law)
    accepted = case.known("accepted")
    call = case.known("call")
    if accepted or facts.next_player_acted:
        if accepted is False:
            raise case.contradiction("accepted-by-calling", "accepted", "next_player_acted")
        case.step(law.insufficient_accepted, "insufficient-accepted", called=int(facts.next_player_acted))
        if slip is None:
            case.judge(law.slip, "judge-insufficient-slip")
        outcome = Outcome(
            stands=(call,) if call else None,
            no_rectification=True,
            pass_required=NO_PASS,
            restrictions=(),
            turn=None if facts.next_player_acted else "lho",
        )
        return case.ruling(law.insufficient_accepted, verdict="insufficient-verdict-accepted", outcome=outcome)
    if accepted is None:
        return _offered(case, law)
    case.step("27B", "insufficient-refused")
    replacement = chosen(case)
    if replacement is None:
        return _choice(case, law)
    premature, section = law.premature
    if facts.replacement_made == "before_ruling" and premature == "cancelled":
        case.step(section, "insufficient-premature-cancelled", call=replacement)
        _options(case, law)
        outcome = Outcome(cancelled=(replacement,), withdrawn=(call,) if call else None)
        return case.ruling(section, verdict="insufficient-verdict-choose-again", outcome=outcome, call=replacement)
    if facts.replacement_made == "before_ruling":
        case.step(section, "insufficient-premature-stands", call=replacement)
    return _replaced(case, law, replacement)


def _wants_it_back(case: Case[InsufficientBid]) -> bool:
    """Whether it has been accepted by a call, and yet another one is told for it: that may have been meant from the start."""
    facts = case.facts
    return facts.next_player_acted and chosen(case) is not None and not facts.partner_acted


def _slip(case: Case[InsufficientBid], law: AuctionLaw) -> Ruling | None:
    """The ruling on an unintended bid; None where it cannot be corrected as such and stays an insufficient bid."""
    call, intended = case.known("call"), chosen(case)
    values: dict[str, object] = {"cause": "mechanical"}
    values.update({name: value for name, value in (("call", call), ("intended", intended)) if value})
    inner = within(case, UnintendedCall, values, SLIP_FACTS)
    ruling = unintended_call(inner)
    if not (ruling.outcome.allowed or case.facts.partner_acted or case.facts.auction_period_over):
        case.step(law.slip, "insufficient-slip-refused")
        return None
    case.absorb(inner)
    return case.ruling(*ruling.laws, verdict=ruling.verdict.id, outcome=ruling.outcome, **ruling.verdict.args)


def _out_of_rotation(case: Case[InsufficientBid], law: AuctionLaw) -> Ruling:
    case.step(law.insufficient_out_of_turn, "insufficient-out-of-turn")
    inner = within(case, CallOutOfRotation, {}, ROTATION_FACTS)
    ruling = call_out_of_rotation(inner)
    case.absorb(inner)
    return case.ruling(
        ruling.laws[0],
        law.insufficient_out_of_turn,
        *ruling.laws,
        verdict=ruling.verdict.id,
        outcome=ruling.outcome,
        **ruling.verdict.args,
    )


def _offered(case: Case[InsufficientBid], law: AuctionLaw) -> Ruling:
    section = law.insufficient_accepted
    replacement = chosen(case)
    case.step(section, "insufficient-lho-may-accept")
    if replacement is None:
        case.step("27B", "insufficient-if-refused")
    elif law.premature[0] == "cancelled":
        case.step(law.premature[1], "insufficient-premature-cancelled", call=replacement)
    else:
        doubled = replacement in ("X", "XX")
        text = "insufficient-premature-double-if-refused" if doubled else "insufficient-premature-if-refused"
        case.step(law.premature[1], text, call=replacement)
        correction = _correction(case, law, replacement)
        case.step(correction.law, _consequence(correction))
    case.option("lho", "accept", section, "insufficient-option-accept", until="until-lho-decides")
    case.option("lho", "reject", "27B", "insufficient-option-reject", until="until-lho-decides")
    return case.ruling(section, "27B", verdict="insufficient-verdict-lho-decides", lho="lho", outcome=Outcome())


def _choice(case: Case[InsufficientBid], law: AuctionLaw) -> Ruling:
    call = case.known("call")
    _options(case, law)
    outcome = Outcome(withdrawn=(call,) if call else None)
    return case.ruling("27B", verdict="insufficient-verdict-choose", outcome=outcome)


def _options(case: Case[InsufficientBid], law: AuctionLaw) -> None:
    """What the offender may choose, as the Director reads it out."""
    natural = law.insufficient_by != "comparable"
    cheapest = _cheapest(case)
    case.option(
        "offender",
        "replace",
        "27B1a",
        "insufficient-option-same-natural" if natural else "insufficient-option-same",
        effect={"call": cheapest} if cheapest else {},
    )
    if law.insufficient_by != "nothing":
        text = (
            "insufficient-option-comparable" if law.insufficient_by == "comparable" else "insufficient-option-precise"
        )
        case.option("offender", "replace", "27B1b", text)
    case.option("offender", "replace", "27B2", "insufficient-option-other")
    case.step("27B3", "insufficient-no-double" if law.insufficient_by == "nothing" else "insufficient-no-other-double")


def _cheapest(case: Case[InsufficientBid]) -> str | None:
    """The lowest sufficient bid in the denomination of the insufficient one, where the calls are known."""
    auction: Auction | None = case.known("auction")
    call: str | None = case.known("call")
    if not auction or not call:
        return None
    denomination: str = call[1]
    if LAW[case.edition].insufficient_by == "comparable":
        specified = case.facts.suits_specified
        if len(specified) > 1 or (not specified and denomination != "N"):
            return None
        denomination = specified[0] if specified else "N"
    return lowest_sufficient(auction, denomination)


def _replaced(case: Case[InsufficientBid], law: AuctionLaw, replacement: str) -> Ruling:
    correction = _correction(case, law, replacement)
    case.step(correction.law, _consequence(correction), call=replacement)
    call = case.known("call")
    withdrawn = (call,) if call else None
    premature = (law.premature[1],) if case.facts.replacement_made == "before_ruling" else ()
    if correction.law == law.again and not correction.stands and law.again == "27B":
        _options(case, law)
        outcome = Outcome(cancelled=(replacement,), withdrawn=withdrawn)
        return case.ruling("27B", verdict="insufficient-verdict-choose-again", outcome=outcome, call=replacement)
    if correction.free:
        return _free(case, law, correction, replacement)
    awareness(case)
    told = information(case, call, paid=True)
    if correction.law == "27B4":
        case.option("lho", "accept", law.insufficient_accepted, "insufficient-option-accept", until="until-lho-decides")
    lead = lead_follows(case, call)
    outcome = Outcome(
        stands=(replacement,) if correction.stands else None,
        cancelled=None if correction.stands else (replacement,),
        withdrawn=withdrawn,
        pass_required=PARTNER_THROUGHOUT,
        unauthorized_information=told,
    )
    verdict = "insufficient-verdict-partner-passes" if correction.stands else "insufficient-verdict-cancelled"
    return case.ruling(
        correction.law, *premature, *lead, verdict=verdict, outcome=outcome, call=replacement, partner="partner"
    )


def _free(case: Case[InsufficientBid], law: AuctionLaw, correction: Correction, replacement: str) -> Ruling:
    call = case.known("call")
    if case.edition >= 1997:
        told = {"1997": "16C2", "2007": "16D", "2017": "16C"}[str(int(case.edition))]
        case.step("27B1a" if case.edition == 1997 else correction.law, "insufficient-information-free", law=told)
    damage = case.tested("damage", law.insufficient_adjust)
    if damage:
        case.step(law.insufficient_adjust, "insufficient-adjusted")
        case.step(law.assigned, "auction-assigned-score")
    outcome = Outcome(
        stands=(replacement,),
        withdrawn=(call,) if call else None,
        pass_required=NO_PASS,
        restrictions=(),
        no_rectification=True,
        unauthorized_information=(),
        adjusted_score={"kind": "assigned"} if damage else None,
    )
    lead = (law.insufficient_adjust, correction.law) if damage else (correction.law,)
    verdict = "insufficient-verdict-adjusted" if damage else "insufficient-verdict-free"
    if case.facts.replacement_made == "before_ruling":
        lead = (*lead, law.premature[1])
    return case.ruling(*lead, verdict=verdict, outcome=outcome, call=replacement)


def _consequence(correction: Correction) -> str:
    if correction.free:
        return {"27B1a": "insufficient-same-denomination", "27B1b": "insufficient-same-meaning"}[correction.law]
    if correction.stands:
        return "insufficient-other"
    return {"27B3": "insufficient-double-cancelled", "27B4": "insufficient-again"}.get(
        correction.law, "insufficient-again-free-choice"
    )


def _correction(case: Case[InsufficientBid], law: AuctionLaw, replacement: str) -> Correction:
    """The section of 27B that a replacement falls under; general rule last."""
    doubles = replacement in ("X", "XX")
    if is_bid(replacement):
        auction: Auction | None = case.known("auction")
        if auction and auction.illegality(replacement) is Illegality.INSUFFICIENT:
            return Correction(law.again, stands=False, free=False)
        if _same_denomination(case, law, replacement) and _natural(case, law):
            return Correction("27B1a", stands=True, free=True)
    if law.insufficient_by == "comparable" and case.judged("comparable", "23A"):
        return Correction("27B1b", stands=True, free=True)
    if law.insufficient_by == "same_or_more_precise" and case.judged("same_or_more_precise", "27B1b"):
        return Correction("27B1b", stands=True, free=True)
    if doubles:
        return Correction("27B3", stands=False, free=False)
    return Correction("27B2", stands=True, free=False)


def _same_denomination(case: Case[InsufficientBid], law: AuctionLaw, replacement: str) -> bool:
    """Whether it is the lowest sufficient bid in the denomination named (before 2017) or specifying the one specified."""
    stated: bool | None = case.known("lowest_same_denomination")
    if stated is not None:
        return stated
    auction: Auction | None = case.known("auction")
    call: str | None = case.known("call")
    if not auction or not call:
        return case.facts.lowest_same_denomination
    lowest = replacement[1] == call[1] and replacement == lowest_sufficient(auction, call[1])
    if law.insufficient_by != "comparable":
        return lowest
    if lowest and case.facts.suits_specified == (call[1],):
        return True
    return case.facts.lowest_same_denomination


def _natural(case: Case[InsufficientBid], law: AuctionLaw) -> bool:
    """Before 2017 neither bid may be artificial."""
    return law.insufficient_by == "comparable" or (case.facts.bid_natural and case.facts.replacement_natural)
