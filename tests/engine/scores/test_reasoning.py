"""What steps and notes say, where outcome and sections alone would not show it."""

from typing import Any

import pytest

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


@pytest.mark.parametrize(("edition", "section"), [(1987, "85A"), (1997, "85A"), (2007, "85A1"), (2017, "85A1")])
def test_disputed_tricks_are_established_by_law_85(edition: int, section: str) -> None:
    found = ruling("score_correction", {"score_fault": "trick_count_disputed"}, Edition(edition))
    assert [item.law for item in found.judgement if item.ask.id == "judge-tricks-won"] == [section]
