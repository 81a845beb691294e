"""What was taken for granted is told exactly where it decides."""

from collections.abc import Mapping

import pytest

from engine.assumptions import DOUBTFUL, SHOWN, assumptions
from engine.decide import decide, outcome_key
from engine.edition import Edition
from engine.errors import FactsError
from engine.facts import Kind
from engine.situations import Register, SituationSpec
from tests.cases_data import CaseData, all_cases

Facts = Mapping[str, object]

TOLD: tuple[tuple[str, Facts, set[str]], ...] = (
    ("score_correction", {"score_fault": "wrong_entry"}, {"within_correction_period"}),
    ("score_correction", {"score_fault": "wrong_entry", "within_correction_period": True}, set()),
    ("insufficient_bid", {"call": "1H", "next_player_acted": True}, {"unintended"}),
    ("insufficient_bid", {"call": "1H", "next_player_acted": True, "unintended": False}, set()),
    ("change_of_call", {"first_call": "P"}, {"unintended", "next_player_acted"}),
    ("lead_out_of_turn", {"opening_lead": True, "accepted": False, "right_leader_led": "face_down"}, {"meant_as_lead"}),
    ("lead_out_of_turn", {"opening_lead": True, "accepted": False}, set()),
    ("wrong_number_of_cards", {"count_found": "after_play"}, set()),
    ("wrong_number_of_cards", {"count_found": "during_auction_or_play"}, {"foreign_card"}),
    ("claim", {"claimer": "declarer", "play_on_asked_by": "non_claiming_side"}, {"all_four_agreed"}),
)


@pytest.mark.parametrize(("situation", "facts", "wanted"), TOLD)
def test_assumptions_that_decide(situation: str, facts: Facts, wanted: set[str], situations: Register) -> None:
    spec = situations[situation]
    found = assumptions(spec, decide(spec, facts, Edition.LAWS_2017))
    assert {item.fact for item in found} == wanted
    assert all(item.value == spec.facts[item.fact].default for item in found)


@pytest.mark.parametrize("name", DOUBTFUL)
def test_doubtful_facts_are_assumed_somewhere(name: str, situations: Register) -> None:
    assert any(name in spec.facts and spec.facts[name].kind is Kind.DEFAULT for spec in situations.values())


@pytest.mark.parametrize("given", [case for case in all_cases() if "error" not in case.data][::7], ids=str)
def test_another_value_leads_elsewhere(given: CaseData, situations: Register) -> None:
    spec, facts = situations[given.data["situation"]], given.data["facts"]
    decision = decide(spec, facts, given.edition)
    found = assumptions(spec, decision)
    assert len(found) <= SHOWN
    told = {outcome_key(branch.outcome) for branch in decision.branches}
    for item in found:
        others = [value for value in spec.facts[item.fact].values if value != item.value]
        assert any(_outcomes(spec, {**facts, item.fact: value}, given.edition) - told for value in others), item


def _outcomes(spec: SituationSpec, facts: Facts, edition: Edition) -> set[str]:
    try:
        decision = decide(spec, facts, edition)
    except FactsError:
        return set()
    return {outcome_key(branch.outcome) for branch in decision.branches} | {item.fact for item in decision.questions}
