"""The cases of the auction leave no text unused, and what they call nothing is said to be nothing."""

import re

import pytest

from engine.decide import Decision, decide
from engine.errors import FactsError
from engine.rules.auction import SITUATIONS
from engine.situations import Register
from tests.cases_data import CaseData, all_cases
from tests.conftest import ROOT

FAMILY = ("changes", "inadmissible", "insufficient", "other", "rotation", "state")
NOT_OF_RULINGS = ("situation-", "fact-", "ask-", "choice-", "until-")
NOTHING = ("pass_required", "penalty_cards", "restrictions", "unauthorized_information")


@pytest.fixture(scope="module")
def decisions(situations: Register) -> list[tuple[CaseData, Decision]]:
    names = {spec.name for spec in SITUATIONS}
    cases = [case for case in all_cases() if case.data["situation"] in names and "error" not in case.data]
    return [(case, decide(situations[case.data["situation"]], case.data["facts"], case.edition)) for case in cases]


def emitted(decision: Decision) -> set[str]:
    """Ids of the messages of all rulings."""
    ids = set()
    for branch in decision.branches:
        for ruling in branch.rulings:
            ids |= {ruling.verdict.id, *(step.text.id for step in ruling.steps), *(note.id for note in ruling.notes)}
            ids |= {judgement.ask.id for judgement in ruling.judgement}
            ids |= {option.text.id for option in ruling.outcome.options or ()}
    return ids | {judgement.ask.id for judgement in decision.judged}


def refused(situations: Register) -> set[str]:
    """Ids of the messages of all contradictions."""
    ids = set()
    for case in all_cases():
        if "error" in case.data:
            with pytest.raises(FactsError) as raised:
                decide(situations[case.data["situation"]], case.data["facts"], case.edition)
            ids |= {problem.code for problem in raised.value.problems}
    return ids


def test_every_text_is_reached(decisions: list[tuple[CaseData, Decision]], situations: Register) -> None:
    texts = set()
    for name in FAMILY:
        source = (ROOT / f"laws/wording/en/auction_{name}.ftl").read_text(encoding="utf-8")
        texts |= set(re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE))
    wanted = {text for text in texts if not text.startswith(NOT_OF_RULINGS)}
    reached = set().union(*(emitted(decision) for _, decision in decisions)) | refused(situations)
    assert sorted(wanted - reached) == []


def test_nothing_is_said_outright(decisions: list[tuple[CaseData, Decision]]) -> None:
    silent = [
        (str(case), field)
        for case, decision in decisions
        for field in NOTHING
        if case.data.get("outcome", {}).get(field) == [] and getattr(decision.outcome, field) is None
    ]
    assert silent == []
