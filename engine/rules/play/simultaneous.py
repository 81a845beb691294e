"""Law 58: two players at once, or several cards from one hand."""

from collections.abc import Mapping
from typing import Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.derive import role_of
from engine.edition import Edition
from engine.legal_play import ordered
from engine.players import SEATS, Player, Seat
from engine.rules.play.law import LAW
from engine.rules.play.penalty import TablePenaltyCard, added, class_text, holder, on_table, own_cards
from engine.ruling import Outcome, Ruling


class SimultaneousPlay(fact.Situation):
    """Cards led or played at the same time."""

    players_involved: Literal["two_players", "one_hand"] = fact.required()
    offender: Player = fact.asked(among=SEATS)
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    player_role: Literal["defender", "declarer", "dummy"] = fact.assumed("defender")
    cards: tuple[Card, ...] | None = fact.record()
    visible: Literal["one", "several"] = fact.asked()
    visible_card: Card | None = fact.record()
    named_card: Card | None = fact.record()
    penalty_cards: tuple[TablePenaltyCard, ...] = fact.assumed(())
    both_sides_played_next: bool = fact.assumed(False)
    next_player_acted: bool = fact.assumed(False)
    in_turn: bool | None = fact.record()


ONE_VISIBLE: Mapping[Edition, tuple[str, ...]] = {
    Edition.LAWS_1987: ("58B1",),
    Edition.LAWS_1997: ("58B1",),
    Edition.LAWS_2007: ("58B1", "47F"),
    Edition.LAWS_2017: ("58B1", "47F"),
}
"""Sections under which the unseen cards go back."""


def simultaneous_play(case: Case[SimultaneousPlay]) -> Ruling:
    """Rule on simultaneous leads or plays."""
    facts = case.facts
    if facts.players_involved == "two_players":
        return _two_players(case)
    if facts.both_sides_played_next:
        case.step("58B4", "simultaneous-found-late")
        case.step("67", "simultaneous-defective-trick")
        return case.ruling("58B4", "67", verdict="simultaneous-verdict-defective-trick")
    return _one_visible(case) if facts.visible == "one" else _several_visible(case)


def _two_players(case: Case[SimultaneousPlay]) -> Ruling:
    in_turn = case.facts.in_turn
    case.step("58A", "simultaneous-counts-later")
    if in_turn:
        case.step("58A", "simultaneous-then-in-turn")
        outcome = Outcome(stands=case.facts.cards, no_rectification=True, penalty_cards=())
        return case.ruling("58A", verdict="simultaneous-verdict-in-turn", outcome=outcome)
    case.step("57A", "simultaneous-then-premature")
    case.step("53A", "simultaneous-then-lead")
    return case.ruling("58A", verdict="simultaneous-verdict-later")


def _defender(case: Case[SimultaneousPlay]) -> bool:
    return (role_of(dict(case.values), case.known("offender")) or case.facts.player_role) == "defender"


def _one_visible(case: Case[SimultaneousPlay]) -> Ruling:
    facts = case.facts
    cards = facts.cards or ()
    card = facts.visible_card or facts.named_card or (cards[0] if len(cards) == 1 else None)
    laws = ONE_VISIBLE[case.edition]
    case.step("58B1", "simultaneous-one-visible")
    rest = tuple(other for other in cards if other != card)
    outcome = Outcome(
        played=card,
        withdrawn=rest if card and rest else None,
        penalty_cards=on_table(_left(facts, card)),
        no_rectification=True,
    )
    return case.ruling(*laws, verdict="simultaneous-verdict-one-visible", outcome=outcome)


def _left(facts: SimultaneousPlay, played: str | None) -> tuple[TablePenaltyCard, ...]:
    """The penalty cards that lie on once a card is played."""
    return tuple(penalty for penalty in facts.penalty_cards if penalty.card != played)


def _several_visible(case: Case[SimultaneousPlay]) -> Ruling:
    facts = case.facts
    cards = ordered(facts.cards or ())
    if facts.cards is not None and len(cards) < 2:
        raise case.contradiction("several-cards-needed", "cards", "visible")
    if facts.named_card and cards and facts.named_card not in cards:
        raise case.contradiction("named-card-not-shown", "named_card", "cards")
    defender = _defender(case)
    case.step("58B2", "simultaneous-names-one")
    if defender:
        case.step("58B2", "simultaneous-others-penalty")
    else:
        case.step("48A", "simultaneous-others-free")
    if not facts.named_card:
        case.option("offender", "choose_card", "58B2", "simultaneous-option-name", cards=cards)
        played = {"choice_of": "offender", "among": cards}
        outcome = Outcome(played=played, penalty_cards=None if defender else on_table(facts.penalty_cards))
        return case.ruling("58B2", verdict="simultaneous-verdict-names", outcome=outcome)
    rest = tuple(card for card in cards if card != facts.named_card)
    left = _left(facts, facts.named_card)
    lying = on_table(left)
    if defender:
        owner = holder(case)
        new = tuple(card for card in rest if not any(penalty.card == card for penalty in left))
        lying = added(left, owner, new if rest else (None,), major=False)
        case.step(LAW[case.edition].classes, class_text(own_cards(lying, owner), by_play=False))
    if facts.next_player_acted:
        case.step("58B3", "simultaneous-opponent-may-change")
        case.option("lho", "replace", "58B3", "option-change-card", until="until-next-play")
        case.step(LAW[case.edition].opponents_card, "withdrawn-card-information")
    outcome = Outcome(played=facts.named_card, withdrawn=rest or None, penalty_cards=lying)
    verdict = "simultaneous-verdict-penalty" if defender else "simultaneous-verdict-free"
    return case.ruling("58B2", verdict=verdict, outcome=outcome, card=facts.named_card)
