"""Laws 45C4, 45D, 47C and 47D: a named card changed, and a card put up by dummy that was not named."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.edition import Edition
from engine.players import Seat, after
from engine.rules.play.law import LAW
from engine.ruling import Outcome, Ruling


class DesignationChange(fact.Situation):
    """A player named a card and wants another."""

    unintended: bool = fact.required()
    card: Card | None = fact.record()
    changed_to: Card | None = fact.record()
    designation: Literal["dummys_card", "own_card"] = fact.assumed("dummys_card")
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    without_pause: bool = fact.asked()
    next_player_acted: bool = fact.assumed(False)
    partner_acted: bool = fact.assumed(False)
    declarer_played_again: bool = fact.assumed(False)


class DummyCardMisplaced(fact.Situation):
    """Dummy put up a card that declarer had not named. Which cards they were decides nothing, so it is never asked."""

    named: Card | None = fact.record()
    placed: Card | None = fact.record()
    both_sides_played_next: bool = fact.required()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    rho_played: bool = fact.assumed(False)
    rho_changed: bool | None = fact.record()
    placed_was_lead: bool | None = fact.record()


@dataclass(frozen=True)
class ChangeLaw:
    """What differs between the editions.

    Attributes:
        own_card: a player may also correct the naming of a card of his own hand.
        pause_test: the correction must come without a pause for thought.
        ends: what ends the right: nothing but the pause, a card from partner's hand, or declarer's next card.
        misplaced, misplaced_late: dummy's card not named, in time and too late.
        declarer_changes: declarer may change his later card when his right-hand opponent changes.
    """

    own_card: bool
    pause_test: bool
    ends: Literal["pause", "partner", "declarer"]
    misplaced: str
    misplaced_late: str
    declarer_changes: bool


_EARLY = ChangeLaw(True, True, "pause", "45D", "45D", False)
DIFFERENCES: Mapping[Edition, ChangeLaw] = {
    Edition.LAWS_1987: _EARLY,
    Edition.LAWS_1997: _EARLY,
    Edition.LAWS_2007: ChangeLaw(True, True, "partner", "45D", "45D", True),
    Edition.LAWS_2017: ChangeLaw(False, False, "declarer", "45D1", "45D2", True),
}


def designation_change(case: Case[DesignationChange]) -> Ruling:
    """Rule on the change of a named card."""
    facts = case.facts
    if facts.card and facts.card == facts.changed_to:
        raise case.contradiction("same-card-named", "card", "changed_to")
    if not facts.unintended:
        case.step("45C4a", "designation-change-of-mind")
        return _stays(case, "45C4a")
    law = DIFFERENCES[case.edition]
    if facts.designation == "own_card" and not law.own_card:
        case.step("45C4a", "designation-change-own-card")
        return _stays(case, "45C4a")
    if _too_late(case, law):
        case.step("45C4b", f"designation-change-late-{law.ends}")
        return _stays(case, "45C4b")
    if law.pause_test and not facts.without_pause:
        case.step("45C4b", "designation-change-after-pause")
        return _stays(case, "45C4b")
    return _changed(case)


def _too_late(case: Case[DesignationChange], law: ChangeLaw) -> bool:
    facts = case.facts
    if law.ends == "declarer":
        return facts.declarer_played_again
    return law.ends == "partner" and (
        facts.declarer_played_again if facts.designation == "dummys_card" else facts.partner_acted
    )


def _stays(case: Case[DesignationChange], law: str) -> Ruling:
    card = case.facts.card
    case.step(LAW[case.edition].not_withdrawable, "card-stays-played")
    outcome = Outcome(allowed=False, played=card, withdrawn=())
    return case.ruling(law, verdict="designation-change-verdict-stays", outcome=outcome, card=card or "")


def _changed(case: Case[DesignationChange]) -> Ruling:
    facts = case.facts
    law = LAW[case.edition]
    case.step("45C4b", "designation-change-slip")
    case.step("47C", "designation-change-returned")
    if facts.next_player_acted:
        opponent = _next_opponent(case)
        case.step("47D", "designation-change-opponent", player=opponent)
        case.option(opponent, "replace", "47D", "option-change-card", until="until-next-play")
        case.step(law.withdrawn_card, "withdrawn-card-information")
    outcome = Outcome(
        allowed=True,
        played=facts.changed_to,
        withdrawn=(facts.card,) if facts.card else None,
        penalty_cards=(),
    )
    verdict = "designation-change-verdict-changed"
    return case.ruling("45C4b", "47C", verdict=verdict, outcome=outcome, card=facts.changed_to or "")


def _next_opponent(case: Case[DesignationChange]) -> str:
    """The player after the hand whose card was named, as seen from the player who named it."""
    if case.facts.designation == "own_card":
        return "lho"
    return after(case.facts.dummy) if case.facts.dummy else "rho"


def dummy_card_misplaced(case: Case[DummyCardMisplaced]) -> Ruling:
    """Rule on a card that dummy put up without being told."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.named and facts.named == facts.placed:
        raise case.contradiction("same-card-named", "named", "placed")
    if facts.both_sides_played_next:
        return _too_late_for_dummy(case, law)
    if facts.named and facts.placed:
        case.step(law.misplaced, "misplaced-withdrawn", card=facts.placed, named=facts.named)
    else:
        case.step(law.misplaced, "misplaced-withdrawn-plain")
    _later_cards(case, law)
    outcome = Outcome(played=facts.named, withdrawn=(facts.placed,) if facts.placed else None, penalty_cards=())
    if facts.named:
        return case.ruling(law.misplaced, verdict="misplaced-verdict-withdrawn", outcome=outcome, card=facts.named)
    return case.ruling(law.misplaced, verdict="misplaced-verdict-withdrawn-plain", outcome=outcome)


def _later_cards(case: Case[DummyCardMisplaced], law: ChangeLaw) -> None:
    facts = case.facts
    if not (facts.rho_played or facts.rho_changed):
        return
    defender = after(facts.dummy) if facts.dummy else "rho"
    if facts.rho_changed is None:
        case.step(law.misplaced, "misplaced-defender-may-change")
        case.option(defender, "replace", law.misplaced, "misplaced-option-change")
    if facts.rho_changed is not False:
        case.step(LAW[case.edition].withdrawn_card, "withdrawn-card-information")
    if law.declarer_changes and facts.rho_changed is not False:
        case.step(law.misplaced, "misplaced-declarer-may-change")
        if facts.rho_changed:
            case.option("declarer", "replace", law.misplaced, "misplaced-option-change")


def _too_late_for_dummy(case: Case[DummyCardMisplaced], law: ChangeLaw) -> Ruling:
    facts = case.facts
    case.step(law.misplaced_late, "misplaced-stands")
    if law.misplaced_late == "45D2":
        if facts.placed_was_lead is not False:
            case.step("45D2", "misplaced-lead-may-be-revoke")
            case.judge("64C1", "judge-misplaced-lead")
        if not facts.placed_was_lead:
            case.step("64B3", "misplaced-dummy-may-have-revoked")
            case.judge("64C1", "judge-misplaced-dummy")
    stands = (facts.placed,) if facts.placed else None
    outcome = Outcome(played=facts.placed, stands=stands, withdrawn=(), penalty_cards=())
    if facts.placed:
        return case.ruling(law.misplaced_late, verdict="misplaced-verdict-stands", outcome=outcome, card=facts.placed)
    return case.ruling(law.misplaced_late, verdict="misplaced-verdict-stands-plain", outcome=outcome)
