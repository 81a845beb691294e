"""The table state carries on: what one ruling leaves is what the next one starts from."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.ruling import Outcome
from engine.situations import Register


def rule(situations: Register, edition: Edition, situation: str, facts: Mapping[str, Any]) -> Outcome:
    decision = decide(situations[situation], {"declarer": "S", **facts}, edition)
    assert not decision.questions
    return decision.outcome


def table(outcome: Outcome) -> list[dict[str, Any]]:
    return [card.model_dump() for card in outcome.penalty_cards or ()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_lead_becomes_a_penalty_card_that_a_later_choice_removes(
    situations: Register, edition: Edition
) -> None:
    lead = {"offender": "W", "leader": "N", "opening_lead": False, "trick": 4, "card": "D9", "accepted": False}
    lying = table(rule(situations, edition, "lead_out_of_turn", lead))
    assert lying == [{"player": "W", "card": "D9", "rank": "major"}]
    follow = {"penalty_cards": lying, "turn": "W", "to_lead": False, "led_suit": "S", "holds_led_suit": True}
    waits = rule(situations, edition, "penalty_card_turn", follow)
    assert table(waits) == lying
    on_lead = {"penalty_cards": lying, "turn": "E", "to_lead": True}
    options = rule(situations, edition, "penalty_card_turn", on_lead).options or ()
    assert [(option.by, option.code, option.effect.get("suit")) for option in options] == [
        ("S", "require_suit", "D"),
        ("S", "forbid_suit", "D"),
        ("S", "no_restriction", None),
    ]
    forbidden = rule(situations, edition, "penalty_card_turn", {**on_lead, "declarer_choice": "forbid"})
    assert table(forbidden) == []
    (ban,) = forbidden.restrictions or ()
    assert (ban.player, ban.rule, ban.suit, ban.until) == ("E", "not_lead_suit", "D", "retains_lead")


@pytest.mark.parametrize("edition", EDITIONS)
def test_left_free_the_penalty_card_is_played_or_another_takes_its_place(
    situations: Register, edition: Edition
) -> None:
    dropped = {"offender": "E", "player_role": "defender", "how": "dropped", "cards": ["H4"]}
    lying = table(rule(situations, edition, "exposed_card_in_play", dropped))
    assert lying == [{"player": "E", "card": "H4", "rank": "minor"}]
    early = {"offender": "E", "card": "C2", "led_suit": "C"}
    second = rule(situations, edition, "premature_play", early)
    created = {"offender": "E", "penalty_cards": lying, "cards": ["C2"], "deliberate": True}
    lying = table(rule(situations, edition, "penalty_card_created", created))
    assert {(card["card"], card["rank"]) for card in lying} == {("H4", "major"), ("C2", "major")}
    assert table(second)[0] in lying
    at_turn = {"penalty_cards": lying, "turn": "E", "to_lead": False, "led_suit": "C"}
    assert rule(situations, edition, "penalty_card_turn", at_turn).played == "C2"
    lying = [card for card in lying if card["card"] != "C2"]
    free = {"penalty_cards": lying, "turn": "W", "to_lead": True, "declarer_choice": "no_restriction"}
    assert table(rule(situations, edition, "penalty_card_turn", free)) == lying
    withheld = {"offender": "E", "penalty_cards": lying, "card": "H9", "accepted": False}
    refused = rule(situations, edition, "penalty_card_not_played", withheld)
    assert refused.played == "H4"
    assert table(refused) == [{"player": "E", "card": "H9", "rank": "major"}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opening_lead_out_of_turn_by_each_defender(situations: Register, edition: Edition) -> None:
    lead = {"offender": "E", "opening_lead": True, "card": "SK", "right_leader_led": "faced", "right_leader_card": "SJ"}
    refused = rule(situations, edition, "lead_out_of_turn", {**lead, "accepted": False})
    lying = table(refused)
    assert [(card["player"], card["card"]) for card in lying] == [("E", "SK"), ("W", "SJ")]
    required = {"penalty_cards": lying, "turn": "W", "to_lead": True, "declarer_choice": "require"}
    outcome = rule(situations, edition, "penalty_card_turn", required)
    assert outcome.played == "SJ"
    assert table(outcome) == [{"player": "W", "card": "SJ", "rank": "major"}]
