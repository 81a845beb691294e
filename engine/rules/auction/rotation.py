"""Laws 28 to 32: a call out of rotation, whether it stands and what follows when it is cancelled."""

from engine.auction import Auction
from engine.calls import is_bid
from engine.case import Case
from engine.players import SEATS
from engine.rules.auction.changes import SHARED as CHANGE_FACTS
from engine.rules.auction.changes import changed
from engine.rules.auction.consequences import NO_PASS, information, within
from engine.rules.auction.facts import CallOutOfRotation, ChangeOfCall, InadmissibleCall
from engine.rules.auction.inadmissible import inadmissible_call
from engine.rules.auction.law import LAW, AuctionLaw
from engine.rules.auction.rotation_bids import bid_cancelled, double_cancelled
from engine.rules.auction.rotation_passes import pass_cancelled
from engine.ruling import Outcome, Ruling

FACTS = (
    *CHANGE_FACTS,
    "auction",
    "call",
    "turn",
    "turn_belongs_to",
    "replacement",
    "offender_called_before",
    "first_call",
    "bid_before",
    "artificial",
    "right_player_called",
    "right_player_must_pass",
    "rho_action",
    "repeats_denomination",
    "could_have_known",
)
"""Facts that a case of another law passes on to this one."""


def call_out_of_rotation(case: Case[CallOutOfRotation]) -> Ruling:
    """Rule on a call out of rotation."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.right_player_must_pass and facts.turn_belongs_to == "rho":
        case.step("28A", "rotation-rho-must-pass")
        outcome = Outcome(
            stands=(facts.call,), no_rectification=True, pass_required=NO_PASS, restrictions=(), turn="lho"
        )
        return case.ruling("28A", verdict="rotation-verdict-in-rotation", outcome=outcome, call=facts.call)
    if facts.right_player_called:
        changed_over = case.known("offender_called_before") and facts.turn_belongs_to == "lho"
        return _change(case, over="first") if changed_over else _overtaken(case)
    call = facts.call
    accepted, called = case.known("accepted"), facts.next_player_acted
    if accepted and case.known("turn_belongs_to") is None:
        return _accepted(case, law)
    if facts.turn_belongs_to == "lho" and _called_before(case):
        return _change(case)
    if call in ("X", "XX") and _inadmissible(case):
        return _inadmissible_double(case)
    if called and not accepted and facts.turn_belongs_to == "lho":
        case.note("note-rotation-meant-to-accept")
        return _overtaken(case)
    if accepted or called:
        return _accepted(case, law)
    if case.known("accepted") is None:
        return _offered(case, law)
    case.step(law.cancel, "rotation-cancelled", turn=facts.turn_belongs_to)
    if call == "P" and not facts.artificial:
        return pass_cancelled(case, law)
    if call == "P":
        case.step("30C", "rotation-artificial-pass")
    elif facts.artificial and law.artificial:
        case.step(law.artificial, "rotation-artificial")
    return bid_cancelled(case, law) if is_bid(call) or call == "P" else double_cancelled(case, law)


def _called_before(case: Case[CallOutOfRotation]) -> bool:
    """Whether the offender had called; nobody is asked where the left-hand opponent has called at his turn (28B)."""
    if case.facts.next_player_acted:
        return bool(case.known("offender_called_before"))
    return case.facts.offender_called_before


def _overtaken(case: Case[CallOutOfRotation]) -> Ruling:
    """The opponent whose turn it was has called: the call out of rotation was never made (28B)."""
    whose, call = case.facts.turn_belongs_to, case.facts.call
    if whose == "partner":
        raise case.contradiction("partner-is-no-opponent", "right_player_called", "turn_belongs_to")
    case.step("28B", "rotation-overtaken", player=whose)
    told = information(case, call)
    outcome = Outcome(
        cancelled=(call,),
        no_rectification=True,
        pass_required=NO_PASS,
        restrictions=(),
        turn="offender" if whose == "rho" else "partner",
        unauthorized_information=told,
    )
    return case.ruling("28B", verdict="rotation-verdict-overtaken", outcome=outcome, call=call)


def _change(case: Case[CallOutOfRotation], *, over: str = "none") -> Ruling:
    """At his left-hand opponent's turn, after a call of his own: a change of that call (25).

    Args:
        over: the call over which the left-hand opponent called at his turn, where he just went on.
    """
    call = case.facts.call
    section = _change_section(case, call)
    case.step(section, "rotation-is-change")
    values: dict[str, object] = {"second_call": call, "lho_called_over": over}
    if case.facts.artificial and case.known("suits_specified") is None:
        values["suits_specified"] = ()
    inner = within(case, ChangeOfCall, values, CHANGE_FACTS)
    ruling = changed(inner, case.known("first_call"))
    case.absorb(inner)
    return case.ruling(
        ruling.laws[0], section, *ruling.laws, verdict=ruling.verdict.id, outcome=ruling.outcome, **ruling.verdict.args
    )


def _change_section(case: Case[CallOutOfRotation], call: str) -> str:
    recent = case.edition == 2017
    if call == "P" and not case.facts.artificial:
        return "30B2" if recent else "30B3"
    if call in ("X", "XX"):
        return "32C" if recent else "32"
    return "31C" if recent else "31"


def _inadmissible(case: Case[CallOutOfRotation]) -> bool:
    """Whether the double or redouble could not have been made at all; before any bid it never can."""
    if case.facts.turn_belongs_to == "lho":
        return True
    auction: Auction | None = case.known("auction")
    offender = case.known("offender")
    if auction is None or offender not in SEATS:
        return False
    return auction.illegality(case.facts.call, offender) is not None


def _inadmissible_double(case: Case[CallOutOfRotation]) -> Ruling:
    kind = "double" if case.facts.call == "X" else "redouble"
    case.step("32", "rotation-double-inadmissible")
    shared = ("offender", "auction", "declarer", "offending_side_defends", "suits_shown_legally", "next_player_acted")
    values = {"inadmissible": kind, "call": case.facts.call, "out_of_rotation": True}
    inner = within(case, InadmissibleCall, values, (*shared, "could_have_known"))
    ruling = inadmissible_call(inner)
    case.absorb(inner)
    turn = {"turn": case.facts.turn_belongs_to}
    outcome = ruling.outcome.model_copy(update=turn)
    return case.ruling(
        ruling.laws[0], "32", *ruling.laws, verdict=ruling.verdict.id, outcome=outcome, **ruling.verdict.args
    )


def _accepted(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    called = case.facts.next_player_acted
    call = case.facts.call
    if case.known("accepted") is False:
        raise case.contradiction("accepted-by-calling", "accepted", "next_player_acted")
    case.step(law.accept, "rotation-accepted", called=int(called))
    outcome = Outcome(
        stands=(call,),
        no_rectification=True,
        pass_required=NO_PASS,
        restrictions=(),
        turn="partner" if called else "lho",
    )
    return case.ruling(law.accept, verdict="rotation-verdict-accepted", outcome=outcome, call=call)


def _offered(case: Case[CallOutOfRotation], law: AuctionLaw) -> Ruling:
    whose, call = case.facts.turn_belongs_to, case.facts.call
    case.step(law.accept, "rotation-lho-may-accept")
    case.step(law.cancel, "rotation-if-refused", turn=whose)
    if whose != "partner":
        case.step("28B", "rotation-right-player-may-call", player=whose)
    section, text = _preview(case, law, whose, call)
    case.step(section, text)
    case.option("lho", "accept", law.accept, "rotation-option-accept", until="until-lho-decides", call=call)
    case.option("lho", "reject", law.cancel, "rotation-option-reject", until="until-lho-decides", call=call, turn=whose)
    outcome = Outcome()
    return case.ruling(
        law.accept, law.cancel, verdict="rotation-verdict-lho-decides", lho="lho", outcome=outcome, call=call
    )


def _preview(case: Case[CallOutOfRotation], law: AuctionLaw, whose: str, call: str) -> tuple[str, str]:
    """What a refusal would bring, in one sentence."""
    comparable = law.barred_by == "comparable"
    if call == "P" and not case.facts.artificial:
        if comparable:
            if whose == "rho":
                return "30A", "rotation-preview-must-pass"
            return "30B1", "rotation-preview-comparable"
        return "30", "rotation-preview-pass"
    number = "32" if call in ("X", "XX") else "31"
    at_rho, at_partner = ("32B", "32A") if number == "32" and not comparable else (f"{number}A", f"{number}B")
    if whose == "rho":
        return at_rho, "rotation-preview-rho-comparable" if comparable else f"rotation-preview-rho-{number}"
    return at_partner, "rotation-preview-comparable" if comparable else "rotation-preview-partner-passes"
