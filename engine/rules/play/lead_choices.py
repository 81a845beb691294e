"""Declarer's choices while the partner of a major penalty card is on lead (50D2; 50E2 in 1987)."""

from typing import Any

from engine.cards import suit_of
from engine.case import Case
from engine.rules.play.law import LAW
from engine.rules.play.lead_facts import LeadOutOfTurn


def restrictions(case: Case[LeadOutOfTurn], text: str) -> None:
    """The three choices of 50D2 (50E2 in 1987) in reading order."""
    law = LAW[case.edition]
    card = case.facts.card
    suit = suit_of(card) if card else ""
    effect = {"suit": suit} if suit else {}
    named: dict[str, Any] = {"player": "partner", "suit": suit, "known": int(bool(suit)), "several": 0}
    for code, ending in (("require_suit", "require"), ("forbid_suit", "forbid")):
        case.option("declarer", code, law.choose_suit, f"{text}-{ending}", effect=effect, **named)
    case.option("declarer", "no_restriction", law.leave_free, f"{text}-free", player="partner")
