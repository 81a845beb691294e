"""Laws 24 and 49: a defender's card that fell while his partner was to lead; it is no lead."""

from collections.abc import Mapping

from engine.cards import is_honour
from engine.case import Case
from engine.edition import Edition
from engine.rules.play.law import LAW
from engine.rules.play.lead_choices import restrictions
from engine.rules.play.lead_facts import LeadOutOfTurn
from engine.ruling import Outcome, PenaltyCard, Ruling

BEFORE_LEAD: Mapping[Edition, str] = {
    Edition.LAWS_1987: "24",
    Edition.LAWS_1997: "24",
    Edition.LAWS_2007: "24",
    Edition.LAWS_2017: "49",
}
"""The law on a defender's card seen after the auction and before the opening lead is faced."""


def dropped(case: Case[LeadOutOfTurn]) -> Ruling:
    """Rule on a card that was dropped, not led: a penalty card, and the right player's own lead stays his."""
    facts = case.facts
    law = LAW[case.edition]
    section = BEFORE_LEAD[case.edition] if facts.opening_lead else "49"
    case.step(section, "lead-dropped-no-lead")
    major = is_honour(facts.card) if facts.card else facts.honour
    card = PenaltyCard(player="offender", card=facts.card, rank="major" if major else "minor")
    case.step(law.classes, f"penalty-card-{card.rank}")
    partner_leads = facts.opening_lead or facts.right_leader_is_partner
    leader = facts.leader or ("partner" if partner_leads else None)
    if not (major and partner_leads):
        if facts.right_leader_led == "face_down":
            case.step("41A", "lead-dropped-own-lead-stays")
        outcome = Outcome(leader=leader, penalty_cards=(card,), restrictions=())
        verdict = f"lead-verdict-dropped-{card.rank}"
        return case.ruling(section, law.classes, verdict=verdict, outcome=outcome)
    if facts.right_leader_led == "face_down":
        case.step("41A", "lead-dropped-own-lead-waits")
    case.step(law.partner_leads, "lead-choices-on-refusal")
    restrictions(case, "penalty-turn-option")
    outcome = Outcome(leader=leader, penalty_cards=(card,))
    return case.ruling(section, law.partner_leads, verdict="lead-verdict-dropped-options", outcome=outcome)
