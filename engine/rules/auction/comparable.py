"""Law 23 of 2017: whether a replacement is comparable to the withdrawn call, and what that means."""

from typing import Any

from engine.auction import Auction
from engine.calls import is_bid, outranks
from engine.case import Case
from engine.edition import Edition
from engine.facts import agree
from engine.rules.auction.consequences import NO_PASS, PARTNER_ONCE, PARTNER_THROUGHOUT
from engine.rules.auction.facts import ComparableCall
from engine.rules.auction.law import LAW
from engine.ruling import Outcome, Ruling

_TESTS = {"same_or_similar": "23A1", "subset": "23A2", "same_purpose": "23A3"}
_BEFORE = {Edition.LAWS_1987: "27B1a", Edition.LAWS_1997: "27B1a", Edition.LAWS_2007: "27B1b"}


def which_irregularity(values: dict[str, Any]) -> None:
    """Whether the withdrawn call was insufficient, where the auction tells."""
    auction: Auction | None = values.get("auction")
    call: str | None = values.get("call")
    last = auction.last_bid if auction else None
    if call and last and is_bid(call) and not outranks(call, last):
        agree(values, "irregularity", "insufficient_bid", "auction")


def comparable_call(case: Case[ComparableCall]) -> Ruling:
    """Rule on a replacement call by its meaning."""
    law = LAW[case.edition]
    if law.barred_by != "comparable":
        section = _BEFORE[case.edition]
        case.step(section, "comparable-unknown-before" if case.edition < 2007 else "comparable-precise-only")
        return case.ruling(section, verdict="comparable-verdict-not-in-edition", outcome=Outcome())
    relation = case.facts.relation
    replacement = case.known("replacement")
    stands = (replacement,) if replacement not in (None, "none") else None
    insufficient = case.facts.irregularity == "insufficient_bid"
    if relation == "none":
        return _not_comparable(case, stands)
    case.step(_TESTS[relation], f"comparable-{relation.replace('_', '-')}")
    case.step("27B1b" if insufficient else "23B", "comparable-no-rectification")
    case.step("26A", "auction-lead-comparable")
    section = "27D" if insufficient else "23C"
    damage = case.tested("damage", section)
    if damage:
        case.step(section, "comparable-adjusted")
        case.step(law.assigned, "auction-assigned-score")
    outcome = Outcome(
        stands=stands,
        pass_required=NO_PASS,
        restrictions=(),
        no_rectification=True,
        adjusted_score={"kind": "assigned"} if damage else None,
    )
    lead = ("23C", *((section,) if insufficient else ()), _TESTS[relation]) if damage else (_TESTS[relation],)
    verdict = "comparable-verdict-adjusted" if damage else "comparable-verdict-yes"
    return case.ruling(*lead, verdict=verdict, outcome=outcome)


def _not_comparable(case: Case[ComparableCall], stands: tuple[str, ...] | None) -> Ruling:
    kind = case.facts.irregularity
    case.step("23A", "comparable-none")
    duty = {"insufficient_bid": PARTNER_THROUGHOUT, "call_out_of_rotation": PARTNER_ONCE}.get(kind or "")
    if kind == "insufficient_bid":
        case.step("27B2", "insufficient-other", call=stands[0] if stands else "none")
    elif kind == "call_out_of_rotation":
        case.step("31A2b", "rotation-not-comparable", call=stands[0] if stands else "none")
    else:
        case.step("26B", "comparable-consequences")
    case.step("26B", "auction-lead-if-defending", law="26B", require=0)
    outcome = Outcome(stands=stands, pass_required=duty)
    return case.ruling("23A", verdict="comparable-verdict-no", outcome=outcome)
