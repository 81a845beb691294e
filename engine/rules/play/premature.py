"""Law 57: a play before partner, a lead to the next trick too early, a play at the right-hand opponent's turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card, Suit, suit_of
from engine.case import Case
from engine.edition import Edition
from engine.facts import agree
from engine.players import Player, Seat
from engine.rules.claims.law import LAW as CLAIM_LAW
from engine.rules.play.law import LAW
from engine.ruling import Outcome, PenaltyCard, Restriction, Ruling


class PrematurePlay(fact.Situation):
    """A play or lead before its time."""

    premature: Literal["before_partner", "led_next_trick", "at_rho_turn"] = fact.assumed("before_partner")
    player_role: Literal["defender", "declarer", "dummy"] = fact.assumed("defender")
    offender: Player | None = fact.record()
    card: Card | None = fact.record()
    led_suit: Suit | Literal["none"] | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    declarer_played_both_hands: bool = fact.asked()
    dummy_jumped_in: bool = fact.assumed(False)
    legal_at_turn: bool = fact.asked()
    declarer_choice: Literal["none_yet", "require", "forbid", "no_restriction"] = fact.assumed("none_yet")
    choice_suits: tuple[Suit, ...] = fact.assumed(())
    rank_choice: Literal["none", "highest", "lowest"] = fact.assumed("none")
    holds_required: bool | None = fact.record()
    after_claim: bool = fact.assumed(False)


def legal_from_suit(values: dict[str, Any]) -> None:
    """A card of the suit led can be played legally at the proper turn."""
    card, led = values.get("card"), values.get("led_suit")
    if card and led and suit_of(card) == led:
        agree(values, "legal_at_turn", True, "card")


@dataclass(frozen=True)
class PrematureLaw:
    """What differs between the editions.

    Attributes:
        require_suit: the section by which declarer may require a card of another suit; None: he may not.
        forbid_suit: the section by which he may forbid one.
        both_hands, dummy_acted: sections that free the defender.
        declarer_early: the section that keeps declarer's own premature card played.
        at_rho_turn: the section on a play at the right-hand opponent's turn; None: the card is exposed (49).
    """

    require_suit: str | None
    forbid_suit: str
    both_hands: str
    dummy_acted: str
    declarer_early: str
    at_rho_turn: str | None


DIFFERENCES: Mapping[Edition, PrematureLaw] = {
    Edition.LAWS_1987: PrematureLaw(None, "57A3", "57C", "57C", "47G", None),
    Edition.LAWS_1997: PrematureLaw(None, "57A3", "57C", "57C", "47F", None),
    Edition.LAWS_2007: PrematureLaw(None, "57A3", "57C1", "57C1", "57C2", None),
    Edition.LAWS_2017: PrematureLaw("57A3", "57A4", "57C1", "57C2", "57C3", "57D"),
}


def premature_play(case: Case[PrematurePlay]) -> Ruling:
    """Rule on a premature lead or play."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.after_claim:
        return _after_claim(case)
    if facts.player_role != "defender":
        return _declarer(case, law)
    if facts.premature == "at_rho_turn":
        return _at_rho_turn(case, law)
    if facts.dummy_jumped_in:
        return _freed(case, law.dummy_acted, "premature-dummy-jumped-in")
    if _both_hands_played(case):
        return _freed(case, law.both_hands, "premature-declarer-played-both")
    case.step("57A", "premature-penalty-card", player="offender")
    if _made_choice(case):
        return _chosen(case, law)
    choices(case, player="partner", led=_led(case))
    outcome = Outcome(penalty_cards=_penalty(case))
    return case.ruling("57A", verdict="premature-verdict-options", outcome=outcome)


def _after_claim(case: Case[PrematurePlay]) -> Ruling:
    """Play had stopped with a claim: no card played since is out of time (68D)."""
    law = CLAIM_LAW[case.edition]
    case.step(law.doubted, "premature-play-stopped")
    if law.play_on:
        case.step(law.play_on, "premature-only-all-four")
    if law.played_on_evidence:
        case.step(law.played_on_law, "claim-later-play-evidence")
    case.judge("70A", "claim-judge-adjudicate")
    outcome = Outcome(play=law.ends, penalty_cards=(), restrictions=(), no_rectification=True)
    return case.ruling(law.doubted, verdict="premature-verdict-play-stopped", outcome=outcome)


def _made_choice(case: Case[PrematurePlay]) -> bool:
    return case.facts.rank_choice != "none" or case.facts.declarer_choice != "none_yet"


def _both_hands_played(case: Case[PrematurePlay]) -> bool:
    """Whether declarer had played from both hands: a lead to the next trick mostly comes when he has.

    Nobody is asked who tells that declarer chose, nor of a card played to the trick before partner's turn, where
    declarer's other hand is normally still to play.
    """
    if case.facts.premature == "led_next_trick" and not _made_choice(case):
        return case.facts.declarer_played_both_hands
    return bool(case.known("declarer_played_both_hands"))


def _led(case: Case[PrematurePlay]) -> str:
    led = case.facts.led_suit
    return led if led and led != "none" else ""


def _penalty(case: Case[PrematurePlay]) -> tuple[PenaltyCard, ...]:
    return (PenaltyCard(player="offender", card=case.facts.card, rank="major"),)


def choices(case: Case[Any], *, player: str, led: str) -> None:
    """Declarer's options against the partner of the defender who played too early, in reading order (57A).

    Args:
        player: that partner.
        led: the suit led, empty where unknown.
    """
    law = DIFFERENCES[case.edition]
    effect = {"suit": led} if led else {}
    until = "until-partner-plays"
    for code, section, ending in (("play_highest", "57A1", "highest"), ("play_lowest", "57A2", "lowest")):
        text = f"premature-option-{ending}"
        case.option("declarer", code, section, text, effect=effect, until=until, player=player)
    if law.require_suit:
        text = "premature-option-require"
        case.option("declarer", "require_suit", law.require_suit, text, until=until, player=player)
    case.option("declarer", "forbid_suit", law.forbid_suit, "premature-option-forbid", until=until, player=player)


def _chosen(case: Case[PrematurePlay], law: PrematureLaw) -> Ruling:
    facts = case.facts
    led = _led(case)
    if facts.rank_choice != "none":
        if facts.declarer_choice != "none_yet":
            raise case.contradiction("two-choices", "rank_choice", "declarer_choice")
        highest = facts.rank_choice == "highest"
        rule: Literal["play_highest", "play_lowest"] = "play_highest" if highest else "play_lowest"
        return _restricted(case, "57A1" if highest else "57A2", rule, led)
    section = law.require_suit if facts.declarer_choice == "require" else law.forbid_suit
    if facts.declarer_choice == "no_restriction" or section is None:
        raise case.contradiction("choice-not-open", "declarer_choice")
    if len(facts.choice_suits) != 1 or facts.choice_suits[0] == led:
        raise case.contradiction("another-suit-needed", "choice_suits", "led_suit")
    play: Literal["play_card", "not_suit"] = "play_card" if facts.declarer_choice == "require" else "not_suit"
    return _restricted(case, section, play, facts.choice_suits[0])


def _restricted(
    case: Case[PrematurePlay],
    section: str,
    rule: Literal["play_highest", "play_lowest", "play_card", "not_suit"],
    suit: str,
) -> Ruling:
    case.step(section, f"premature-chosen-{rule.replace('_', '-')}")
    if case.facts.holds_required is False:
        case.step("57B", "premature-cannot-comply")
        case.step("59", "penalty-turn-unable")
        outcome = Outcome(penalty_cards=_penalty(case), restrictions=())
        return case.ruling("57B", "59", section, verdict="premature-verdict-cannot-comply", outcome=outcome)
    if case.facts.holds_required is None:
        case.step("57B", "premature-if-able")
    duty = Restriction(player="partner", rule=rule, suit=suit or None, until="this_trick")
    outcome = Outcome(penalty_cards=_penalty(case), restrictions=(duty,))
    verdict = f"premature-verdict-{rule.replace('_', '-')}"
    return case.ruling(section, "57A", verdict=verdict, outcome=outcome, player="partner", suit=suit)


def _freed(case: Case[PrematurePlay], law: str, text: str) -> Ruling:
    case.step(law, text)
    if case.facts.premature == "led_next_trick":
        case.note("note-premature-lead-is-play")
    outcome = Outcome(no_rectification=True, penalty_cards=(), restrictions=())
    return case.ruling(law, verdict="premature-verdict-free", outcome=outcome)


def _at_rho_turn(case: Case[PrematurePlay], law: PrematureLaw) -> Ruling:
    facts = case.facts
    if law.at_rho_turn is None:
        case.step("45C1", "premature-held-visible")
        case.step("49", "premature-exposed-early")
        case.step(LAW[case.edition].classes, "penalty-card-by-play")
        outcome = Outcome(penalty_cards=_penalty(case))
        return case.ruling("49", "45C1", verdict="premature-verdict-penalty-card", outcome=outcome)
    case.step(law.at_rho_turn, "premature-at-rho-turn")
    case.judge("16B", "judge-premature-at-rho-turn")
    if facts.legal_at_turn:
        case.step(law.at_rho_turn, "premature-play-at-turn")
        duty = Restriction(player="offender", rule="play_card", card=facts.card, until="this_trick")
        outcome = Outcome(penalty_cards=(), restrictions=(duty,), played=facts.card)
        return case.ruling(law.at_rho_turn, verdict="premature-verdict-play-at-turn", outcome=outcome)
    case.step(law.at_rho_turn, "premature-not-legal-at-turn")
    outcome = Outcome(penalty_cards=_penalty(case))
    return case.ruling(law.at_rho_turn, verdict="premature-verdict-penalty-card", outcome=outcome)


def _declarer(case: Case[PrematurePlay], law: PrematureLaw) -> Ruling:
    facts = case.facts
    if facts.premature == "led_next_trick":
        case.step("55A", "wrong-hand-defenders-choose")
        case.option("non_offending_side", "accept", "55A", "premature-option-accept-lead", until="until-next-play")
        case.option("non_offending_side", "reject", "55A", "premature-option-reject-lead", until="until-next-play")
        return case.ruling("55A", verdict="wrong-hand-verdict-options")
    card = facts.card
    if case.known("legal_at_turn") is False:
        case.step("62A", "premature-declarer-illegal")
        case.step("62B2", "revoke-card-replaced-freely")
        outcome = Outcome(withdrawn=(card,) if card else None, no_rectification=True, penalty_cards=())
        return case.ruling("62A", "62B2", verdict="revoke-verdict-corrected-freely", outcome=outcome)
    case.step(law.declarer_early, "premature-declarer-plays")
    outcome = Outcome(stands=(card,) if card else None, played=card, no_rectification=True, penalty_cards=())
    return case.ruling(law.declarer_early, verdict="premature-verdict-declarer", outcome=outcome)
