"""Every situation of the auction under every edition: a ruling, a question or a named contradiction, nothing else."""

import time

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.outline import sections
from engine.rules.auction import SITUATIONS
from engine.situations import SituationSpec
from tests.engine.auction.fact_sets import fact_sets

SPECS = [pytest.param(spec, id=spec.name) for spec in SITUATIONS]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: str(int(edition)))
@pytest.mark.parametrize("spec", SPECS)
def test_a_ruling_a_question_or_a_contradiction(spec: SituationSpec, edition: Edition) -> None:
    ruled = clashed = 0
    for facts in fact_sets(spec):
        try:
            decision = decide(spec, facts, edition)
        except FactsError as clash:
            clashed += all(problem.facts and problem.code for problem in clash.problems)
            continue
        assert decision.branches or decision.questions, facts
        for branch in decision.branches:
            for ruling in branch.rulings:
                assert ruling.steps, facts
                assert set(ruling.laws) <= sections(edition), facts
                assert {item.law for item in ruling.judgement} <= sections(edition), facts
        ruled += 1
    assert ruled > clashed / 20


@pytest.mark.parametrize("spec", SPECS)
def test_one_ruling_takes_less_than_a_millisecond(spec: SituationSpec) -> None:
    times = []
    for facts in fact_sets(spec, seed=2):
        start = time.perf_counter()
        try:
            decision = decide(spec, facts, Edition.LAWS_2017)
        except FactsError:
            continue
        if decision.decided and len(decision.branches) == 1:
            times.append(time.perf_counter() - start)
    assert len(times) > 20
    assert sorted(times)[int(len(times) * 0.5)] < 0.001
