"""Laws 59 and 60: what cannot be done as required, and cards played after an irregularity."""

from typing import Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.players import Player, Seat
from engine.rules.play.law import LAW
from engine.ruling import Outcome, PenaltyCard, Ruling


class Inability(fact.Situation):
    """A player cannot lead or play as required of him."""

    requirement: Literal["lead_suit", "not_lead_suit", "play_highest", "play_lowest", "play_card"] = fact.assumed(
        "lead_suit"
    )
    inability_reason: Literal["none_of_suit", "only_that_suit", "must_follow_suit"] = fact.assumed("none_of_suit")


class PlayAfterIrregularity(fact.Situation):
    """Somebody played on after a lead out of turn or a premature play."""

    played_by: Literal["non_offender", "offending_side", "defender_after_required_retraction"] = fact.required()
    offender: Player | None = fact.record()
    card: Card | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    own_proper_lead: bool = fact.assumed(False)


def inability(case: Case[Inability]) -> Ruling:
    """Rule on a requirement that cannot be met."""
    facts = case.facts
    if facts.inability_reason == "must_follow_suit":
        case.step("44C", "inability-follow-first")
    case.step("59", f"inability-{facts.inability_reason.replace('_', '-')}")
    case.step("61A", "inability-else-revoke")
    outcome = Outcome(penalty_cards=(), restrictions=(), tricks_transferred=0, no_rectification=True)
    return case.ruling("59", verdict="inability-verdict", outcome=outcome)


def play_after_irregularity(case: Case[PlayAfterIrregularity]) -> Ruling:
    """Rule on a card played after an irregularity, before it was dealt with."""
    facts = case.facts
    law = LAW[case.edition]
    card = facts.card
    if facts.played_by == "defender_after_required_retraction":
        case.step("60B", "afterwards-defender-too-early")
        case.step(law.classes, "penalty-card-by-play")
        outcome = Outcome(penalty_cards=(PenaltyCard(player="offender", card=card, rank="major"),))
        return case.ruling("60B", verdict="afterwards-verdict-penalty-card", outcome=outcome)
    if facts.played_by == "offending_side":
        case.step("60C", "afterwards-offending-side")
        case.judge("60C", "judge-afterwards-own-irregularity")
        return case.ruling("60C", verdict="afterwards-verdict-rights-stay", outcome=Outcome(no_rectification=False))
    if facts.own_proper_lead:
        case.step(law.proper_lead, "lead-proper-lead-stands")
        case.step("60A2", "afterwards-except-proper-lead")
        case.step(law.information, "withdrawn-card-information")
        outcome = Outcome(stands=(card,) if card else None, penalty_cards=())
        return case.ruling(law.proper_lead, "60A2", verdict="lead-verdict-proper-lead", outcome=outcome)
    case.step("60A1", "afterwards-right-lost")
    case.step("60A2", "afterwards-as-in-turn")
    case.step("60A3", "afterwards-older-duties")
    outcome = Outcome(no_rectification=True, penalty_cards=(), play="continues")
    return case.ruling("60A1", "60A2", verdict="afterwards-verdict-right-lost", outcome=outcome)
