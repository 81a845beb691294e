"""What steps and notes say, where outcome and sections alone would not show it."""

from typing import Any

import pytest

from engine.assumptions import assumptions
from engine.decide import decide
from engine.edition import Edition
from engine.rules.scores import SITUATIONS
from engine.ruling import Ruling

SPECS = {spec.name: spec for spec in SITUATIONS}


def ruling(situation: str, facts: dict[str, Any], edition: Edition = Edition.LAWS_2017) -> Ruling:
    decision = decide(SPECS[situation], facts, edition)
    return decision.branches[0].rulings[0]


def test_every_part_of_a_weighted_score_shows_its_weight_worth_and_share() -> None:
    parts = [{"weight": 60, "ns": 620}, {"weight": 40, "ns": -100}]
    found = ruling("weighted_score", {"parts": parts, "scoring": "cross_imps", "field": [620, 620, -100, 170, 650]})
    told = [dict(step.text.args) for step in found.steps if step.text.id == "weighted-part"]
    assert told == [
        {"unit": "imps", "weight": 60, "score": 620, "value": 21, "share": 12.6},
        {"unit": "imps", "weight": 40, "score": -100, "value": -44, "share": -17.6},
    ]


@pytest.mark.parametrize(
    ("beside", "expected"),
    [({}, "none"), ({"other_table": 170}, "imps"), ({"field": [170]}, "matchpoints")],
)
def test_a_score_says_what_it_is_worth_beside_others(beside: dict[str, Any], expected: str) -> None:
    found = ruling("contract_score", {"contract": "4S by N", "declarer_tricks": 10, **beside})
    assert found.verdict.args["beside"] == expected


@pytest.mark.parametrize(("edition", "noted"), [(Edition.LAWS_2007, True), (Edition.LAWS_2017, False)])
def test_a_late_correction_is_a_matter_of_regulation_in_2007(edition: Edition, noted: bool) -> None:
    facts = {"score_fault": "wrong_entry", "within_correction_period": False, "organizer_approves": True}
    found = ruling("score_correction", {**facts, "certain": True}, edition)
    assert ("note-late-correction-regulation" in [note.id for note in found.notes]) is noted


@pytest.mark.parametrize(
    ("stated", "verdict"),
    [
        ({}, "correction-verdict-stands-unless"),
        ({"certain": True}, "correction-verdict-stands-unless"),
        ({"organizer_approves": False}, "correction-verdict-stands"),
        ({"certain": False}, "correction-verdict-stands"),
    ],
)
def test_no_refusal_of_the_organizer_is_supposed(stated: dict[str, Any], verdict: str) -> None:
    facts = {"score_fault": "wrong_entry", "within_correction_period": False, **stated}
    decision = decide(SPECS["score_correction"], facts, Edition.LAWS_2017)
    found = decision.branches[0].rulings[0]
    assert found.verdict.id == verdict
    told = {item.fact for item in assumptions(SPECS["score_correction"], decision)}
    assert ("organizer_approves" in told) is (verdict == "correction-verdict-stands-unless")
    refused = [step for step in found.steps if step.text.id == "correction-late-not-approved"]
    assert bool(refused) is ("organizer_approves" in stated)


@pytest.mark.parametrize(
    ("stated", "verdict"),
    [
        ({"score_fault": "wrong_entry"}, "correction-verdict-if-clear"),
        ({"score_fault": "wrong_entry", "certain": True}, "correction-verdict-corrected"),
        ({"score_fault": "wrong_entry", "certain": False}, "correction-verdict-stands"),
        ({"score_fault": "trick_count_disputed"}, "correction-verdict-tricks"),
        ({"score_fault": "trick_count_disputed", "mixed_by": "both"}, "correction-verdict-mixed"),
    ],
)
def test_a_correction_says_what_it_hangs_on(stated: dict[str, Any], verdict: str) -> None:
    assert ruling("score_correction", stated).verdict.id == verdict


@pytest.mark.parametrize(("edition", "section"), [(1987, "85A"), (1997, "85A"), (2007, "85A1"), (2017, "85A1")])
def test_disputed_tricks_are_established_by_law_85(edition: int, section: str) -> None:
    found = ruling("score_correction", {"score_fault": "trick_count_disputed"}, Edition(edition))
    assert [item.law for item in found.judgement if item.ask.id == "judge-tricks-won"] == [section]


def told(situation: str, facts: dict[str, Any], text: str) -> list[dict[str, Any]]:
    return [dict(step.text.args) for step in ruling(situation, facts).steps if step.text.id == text]


def test_a_fouled_board_shows_its_arithmetic() -> None:
    facts = {"results_expected": 10, "group_scores": [420, 170, 420, 450, -50], "own_score": 420}
    assert told("fouled_board", facts, "fouled-in-group") == [{"beaten": 2, "equal": 1, "value": 5}]
    shown = told("fouled_board", facts, "fouled-by-formula")
    assert shown == [{"matchpoints": 5, "group": 5, "expected": 10, "top": 18, "value": 11}]
    assert not told("fouled_board", facts, "fouled-group-not-small")
    assert ruling("fouled_board", facts).verdict.args["top"] == 18


@pytest.mark.parametrize(("group", "said"), [(3, False), (4, True)])
def test_a_group_too_large_for_fixed_percentages_is_said_so(group: int, said: bool) -> None:
    facts = {"results_expected": 10, "group_size": group, "group_matchpoints": 2, "method": "small_group"}
    assert bool(told("fouled_board", facts, "fouled-group-not-small")) is said


@pytest.mark.parametrize("agrees", ["absent", "refuses"])
def test_a_missing_agreement_says_whether_the_other_is_absent(agrees: str) -> None:
    facts = {"minutes_since_score": 5, "partner_agrees": agrees}
    assert told("appeal_deadline", facts, "appeal-agreement-missing") == [{"teams": 0, "absent": agrees == "absent"}]


def test_undertricks_are_shown_one_by_one() -> None:
    facts = {"contract": "4SX by S", "declarer_tricks": 7, "vulnerable": "NS"}
    assert [args["values"] for args in told("contract_score", facts, "score-undertricks")] == ["200 + 300 + 300"]
