"""Laws 45A to 45C, 45E and 48A: whether a card counts as played."""

from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card, is_honour
from engine.case import Case
from engine.edition import Edition
from engine.facts import agree
from engine.players import Player, Seat
from engine.rules.play.law import LAW
from engine.ruling import Outcome, PenaltyCard, Ruling

Position = Literal[
    "partner_could_see",
    "opponent_only",
    "near_table",
    "held_as_played",
    "dropped",
    "touched_by_declarer",
    "touched_arranging",
    "named",
]
POSSIBLE = {
    "defender": ("partner_could_see", "opponent_only", "near_table", "held_as_played", "dropped", "named"),
    "declarer": ("partner_could_see", "opponent_only", "near_table", "held_as_played", "dropped", "named"),
    "dummy": ("near_table", "held_as_played", "dropped", "touched_by_declarer", "touched_arranging", "named"),
}


class PlayedCard(fact.Situation):
    """A card that may or may not have been played."""

    player_role: Literal["defender", "declarer", "dummy"] = fact.required()
    card_position: Position = fact.required()
    card: Card | None = fact.record()
    honour: bool = fact.asked()
    offender: Player | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    already_played_to_trick: bool = fact.assumed(False)
    partner_could_see: bool = fact.assumed(True)


def card_to_honour(values: dict[str, Any]) -> None:
    """Whether the card in question is an honour follows from the card."""
    if card := values.get("card"):
        agree(values, "honour", is_honour(card), "card")


def played_card(case: Case[PlayedCard]) -> Ruling:
    """Rule on whether a card is played."""
    facts = case.facts
    if facts.card_position not in POSSIBLE[facts.player_role]:
        raise case.contradiction("played-card-position-impossible", "player_role", "card_position")
    rule = {"defender": _defender, "declarer": _declarer, "dummy": _dummy}[facts.player_role]
    return rule(case)


def _defender(case: Case[PlayedCard]) -> Ruling:
    facts = case.facts
    position = facts.card_position
    if position == "named":
        if not facts.already_played_to_trick:
            return _played(case, "45C4a", "played-card-named")
        case.step("49", "played-card-named-as-held")
        return _penalty(case, "49")
    if position == "opponent_only" or not facts.partner_could_see:
        case.step("45C1", "played-card-partner-could-not-see")
        case.step("49", "played-card-not-exposed")
        return _not_played(case, "45C1")
    if position == "dropped":
        case.step("49", "played-card-defender-dropped")
        return _penalty(case, "49")
    if facts.already_played_to_trick:
        case.step("45E1", "played-card-fifth-defender")
        case.judge("45E1", "judge-fifth-card-led")
        return _penalty(case, "45E1")
    return _played(case, "45C1", "played-card-partner-could-see")


def _declarer(case: Case[PlayedCard]) -> Ruling:
    position = case.facts.card_position
    recent = case.edition >= Edition.LAWS_2007
    if position == "dropped":
        return _free(case, "48A", "played-card-declarer-dropped")
    if position in ("partner_could_see", "opponent_only"):
        case.step("45C2", "played-card-declarer-test")
        return _free(case, "48A", "played-card-declarer-shown")
    if case.facts.already_played_to_trick:
        return _fifth(case)
    if position == "near_table":
        return _played(case, "45C2a" if recent else "45C2", "played-card-near-table")
    if position == "held_as_played":
        return _played(case, "45C2b" if recent else "45C2", "played-card-held-as-played")
    return _played(case, "45C4a", "played-card-named")


def _dummy(case: Case[PlayedCard]) -> Ruling:
    position = case.facts.card_position
    if position == "dropped":
        return _free(case, "48A", "played-card-dummy-dropped")
    if position == "touched_arranging":
        return _free(case, "45C3", "played-card-arranged")
    if position in ("near_table", "held_as_played"):
        return _free(case, "45D1" if case.edition >= Edition.LAWS_2017 else "45D", "played-card-not-designated")
    if case.facts.already_played_to_trick:
        return _fifth(case)
    if position == "touched_by_declarer":
        return _played(case, "45C3", "played-card-touched")
    return _played(case, "45C4a", "played-card-named")


def _played(case: Case[PlayedCard], law: str, text: str) -> Ruling:
    case.step(law, text)
    holder = case.known("offender") or case.facts.player_role
    outcome = Outcome(played=case.facts.card or {"by": holder}, penalty_cards=())
    return case.ruling(law, verdict="played-card-verdict-played", outcome=outcome)


def _not_played(case: Case[PlayedCard], law: str) -> Ruling:
    return case.ruling(law, verdict="played-card-verdict-not-played", outcome=Outcome(penalty_cards=()))


def _free(case: Case[PlayedCard], law: str, text: str) -> Ruling:
    case.step(law, text)
    return _not_played(case, law)


def _fifth(case: Case[PlayedCard]) -> Ruling:
    case.judge("45E2", "judge-fifth-card-led")
    return _free(case, "45E2", "played-card-fifth-declarer")


def _penalty(case: Case[PlayedCard], law: str) -> Ruling:
    rank: Literal["major", "minor"] = "major" if case.facts.honour else "minor"
    case.step(LAW[case.edition].classes, f"penalty-card-{rank}")
    lying = PenaltyCard(player="offender", card=case.facts.card, rank=rank)
    outcome = Outcome(penalty_cards=(lying,))
    return case.ruling(law, verdict="played-card-verdict-penalty-card", outcome=outcome)
