"""Law 47: when a card that was played may go back to the hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.derive import role_of
from engine.edition import Edition
from engine.players import Player, Seat
from engine.rules.play.law import LAW
from engine.ruling import Outcome, PenaltyCard, Ruling

Reason = Literal[
    "comply_rectification",
    "correct_illegal_play",
    "changed_designation",
    "opponent_changed",
    "told_his_turn",
    "misexplained",
    "change_of_mind",
]
PLAIN = {
    "comply_rectification": ("47A", "retraction-rectification"),
    "correct_illegal_play": ("47B", "retraction-illegal-play"),
    "changed_designation": ("47C", "retraction-designation"),
    "opponent_changed": ("47D", "retraction-opponent-changed"),
}


class CardRetraction(fact.Situation):
    """A player wants to take back a card he has played."""

    retraction_reason: Reason = fact.required()
    card: Card | None = fact.record()
    offender: Player | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    player_role: Literal["defender", "declarer", "dummy"] = fact.assumed("defender")
    was_lead: bool = fact.assumed(True)
    later_card_played: Literal["none", "same_trick", "next_trick"] = fact.assumed("none")
    opening_lead_dummy_faced: bool = fact.assumed(False)
    conventional: bool = fact.assumed(True)
    told_by_opponent: bool = fact.assumed(False)
    damage: bool | None = fact.tested()


@dataclass(frozen=True)
class RetractionLaw:
    """What differs between the editions.

    Attributes:
        told_play: 47E1 covers a play out of turn as well as a lead.
        told_duty: the card is taken back by law, not at the player's wish.
        told_not_acceptable: the next opponent may not accept it.
        conventional_only: 47E2a covers only a conventional call or play.
        later_card: the later card that ends the right: of the same trick, or any.
        dummy_faced_bars: an opening lead stays once dummy has faced a card.
        too_late: where the law goes when the right has ended.
    """

    told_play: bool
    told_duty: bool
    told_not_acceptable: bool
    conventional_only: bool
    later_card: tuple[str, ...]
    dummy_faced_bars: bool
    too_late: str


DIFFERENCES: Mapping[Edition, RetractionLaw] = {
    Edition.LAWS_1987: RetractionLaw(False, False, False, True, ("same_trick",), False, "40C"),
    Edition.LAWS_1997: RetractionLaw(False, False, False, True, ("same_trick",), True, "40C"),
    Edition.LAWS_2007: RetractionLaw(True, False, True, False, ("same_trick",), True, "12C1"),
    Edition.LAWS_2017: RetractionLaw(True, True, True, False, ("same_trick", "next_trick"), True, "12C1"),
}


def card_retraction(case: Case[CardRetraction]) -> Ruling:
    """Rule on whether a played card may be taken back."""
    facts = case.facts
    if facts.told_by_opponent or facts.retraction_reason == "told_his_turn":
        return _told(case)
    if facts.retraction_reason == "misexplained":
        return _misexplained(case)
    if facts.retraction_reason == "change_of_mind":
        law = LAW[case.edition].not_withdrawable
        case.step(law, "retraction-change-of-mind")
        if _defender(case):
            case.step("49", "retraction-second-card-exposed")
        return _refused(case, law)
    section, text = PLAIN[facts.retraction_reason]
    case.step(section, text)
    if facts.retraction_reason == "correct_illegal_play" and _defender(case):
        case.step("49", "retraction-penalty-card")
        lying = PenaltyCard(player="offender", card=facts.card, rank="major")
        return _allowed(case, section, penalty=(lying,))
    if facts.retraction_reason == "comply_rectification":
        if _defender(case):
            case.step("49", "retraction-may-be-penalty-card")
            return _allowed(case, section, penalty=None)
        return _allowed(case, section)
    _information(case)
    return _allowed(case, section)


def _defender(case: Case[CardRetraction]) -> bool:
    role = role_of(dict(case.values), case.facts.offender)
    return (role or case.facts.player_role) == "defender"


def _told(case: Case[CardRetraction]) -> Ruling:
    law = DIFFERENCES[case.edition]
    if not case.facts.was_lead and not law.told_play:
        case.step("47E1", "retraction-told-lead-only")
        case.judge(LAW[case.edition].penalty_card, "judge-retraction-told-play")
        return _refused(case, "47E1")
    case.step("47E1", "retraction-told-must" if law.told_duty else "retraction-told-may")
    if law.told_not_acceptable:
        case.step("47E1", "retraction-not-acceptable")
    _information(case)
    return _allowed(case, "47E1")


def _misexplained(case: Case[CardRetraction]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if law.conventional_only and not facts.conventional:
        case.step("47E2a", "retraction-not-conventional")
        return _refused(case, "47E2a")
    if law.dummy_faced_bars and facts.opening_lead_dummy_faced:
        return _too_late(case, law, "retraction-dummy-faced")
    if facts.later_card_played in law.later_card:
        return _too_late(case, law, "retraction-later-card")
    case.step("47E2a", "retraction-misexplained")
    _information(case)
    return _allowed(case, "47E2a")


def _too_late(case: Case[CardRetraction], law: RetractionLaw, text: str) -> Ruling:
    case.step("47E2a", text)
    case.step("47E2b", "retraction-too-late")
    adjusted = None
    if case.tested("damage", "47E2b"):
        case.step(law.too_late, "retraction-adjusted")
        adjusted = {"kind": "assigned"}
    return _refused(case, "47E2b", "47E2a", law.too_late, adjusted=adjusted)


def _information(case: Case[CardRetraction]) -> None:
    case.step(LAW[case.edition].withdrawn_card, "withdrawn-card-information")


def _allowed(case: Case[CardRetraction], law: str, penalty: tuple[PenaltyCard, ...] | None = ()) -> Ruling:
    card = case.facts.card
    outcome = Outcome(allowed=True, withdrawn=(card,) if card else None, penalty_cards=penalty)
    return case.ruling(law, verdict="retraction-verdict-allowed", outcome=outcome)


def _refused(case: Case[CardRetraction], *laws: str, adjusted: Mapping[str, str] | None = None) -> Ruling:
    card = case.facts.card
    outcome = Outcome(allowed=False, withdrawn=(), stands=(card,) if card else None, adjusted_score=adjusted)
    return case.ruling(*laws, verdict="retraction-verdict-refused", outcome=outcome)
