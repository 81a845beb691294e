"""What steps and verdicts of claims say, where outcome and sections alone would not show it."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.rules.claims import SITUATIONS
from engine.ruling import Ruling

SPECS = {spec.name: spec for spec in SITUATIONS}


def ruling(facts: dict[str, Any], edition: int = 2017, situation: str = "claim") -> Ruling:
    decision = decide(SPECS[situation], facts, Edition(edition))
    return decision.branches[0].rulings[0]


def steps(found: Ruling) -> list[str]:
    return [step.text.id for step in found.steps]


@pytest.mark.parametrize(
    ("stated", "verdict", "step"),
    [
        ({"worse_line_normal": True}, "claim-verdict-point-lost", "claim-worse-line-unseen"),
        ({"worse_line_normal": False}, "claim-verdict-point-good", "claim-no-worse-line"),
        (
            {"doubtful_point": "outstanding_trump", "outstanding_trump_mentioned": True},
            "claim-verdict-point-good",
            "claim-trump-mentioned",
        ),
        (
            {"doubtful_point": "outstanding_trump", "unaware_of_trump": True, "trump_could_cost": True},
            "claim-verdict-point-lost",
            "claim-trump-could-cost",
        ),
    ],
)
def test_a_doubtful_point_is_won_or_lost_in_words(stated: dict[str, Any], verdict: str, step: str) -> None:
    found = ruling({"claimer": "declarer", "doubtful_point": "unstated_line", **stated})
    assert found.verdict.id == verdict
    assert step in steps(found)


def test_a_trump_that_was_mentioned_settles_only_that_point() -> None:
    facts = {"claimer": "declarer", "doubtful_point": "outstanding_trump", "outstanding_trump_mentioned": True}
    assert [(item.law, item.ask.id) for item in ruling(facts).judgement] == [("70D1", "claim-judge-line")]


@pytest.mark.parametrize(("edition", "evidence"), [(1987, False), (1997, False), (2007, True), (2017, False)])
def test_play_after_a_claim_is_evidence_only_in_2007(edition: int, evidence: bool) -> None:
    found = ruling({"claimer": "declarer", "played_after": True}, edition)
    assert found.verdict.id == "claim-verdict-play-stopped"
    assert ("claim-later-play-evidence" in steps(found)) is evidence
    assert ("claim-later-play-void" in steps(found)) is not evidence


@pytest.mark.parametrize(("kind", "named"), [("likely_won", True), ("unlikely_won", False)])
def test_the_correction_period_is_named_where_a_trick_comes_back(kind: str, named: bool) -> None:
    facts = {"claimer": "S", "claimed_tricks": 2, "lost_trick": kind}
    assert ("79C" in ruling(facts, situation="claim_acceptance_withdrawal").laws) is named


@pytest.mark.parametrize(("edition", "text"), [(1997, "claim-hands-must-be-faced"), (2017, "claim-hands-may-be-faced")])
def test_who_decides_that_hands_are_faced(edition: int, text: str) -> None:
    hands = {"N": "S:3 H:3 D:- C:-", "E": "S:4 H:4 D:- C:-", "S": "S:A H:A D:- C:-", "W": "S:2 H:2 D:- C:-"}
    facts = {"claimer": "S", "declarer": "S", "trump": "N", "leader": "S", "claimed_tricks": 2, "hands": hands}
    found = ruling(facts, edition)
    assert text in steps(found)
    assert dict(found.verdict.args) == {"n": 2, "opponents": 0}
    assert "claim-line-trick" not in steps(found)


def test_the_losing_line_is_numbered_from_one() -> None:
    hands = {"N": "S:AJ4 H:- D:- C:-", "E": "S:987 H:- D:- C:-", "S": "S:KT3 H:- D:- C:-", "W": "S:Q65 H:- D:- C:-"}
    facts = {"claimer": "S", "declarer": "S", "trump": "N", "leader": "N", "claimed_tricks": 3, "hands": hands}
    found = ruling(facts)
    assert dict(found.verdict.args) == {"n": 2, "opponents": 1}
    numbers = [step.text.args["number"] for step in found.steps if step.text.id == "claim-line-trick"]
    assert numbers == [1, 2, 3]
