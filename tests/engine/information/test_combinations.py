"""Boards and information under every edition: a ruling, a question or a named contradiction, nothing else."""

import itertools
import math
import random
import time
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.facts import Kind
from engine.outline import sections
from engine.rules import board, information
from engine.situations import SituationSpec

SPECS = [pytest.param(spec, id=spec.name) for spec in (*board.SITUATIONS, *information.SITUATIONS)]
CONTRADICTIONS = {
    "board-no-foreign-card",
    "contradiction",
    "no-hand-too-long",
    "no-cards-played-yet",
    "partner-before-next-player",
    "nobody-in-that-role",
    "side-is-decided-after-auction",
    "receiver-is-not-partner",
    "playable-card-won-nothing",
}


LIMIT = 3000
"""Combinations tried of one situation; beyond them a sample is drawn."""

TYPICAL: Mapping[str, tuple[Any, ...]] = {
    "board": (1, 7, 32, 999),
    "offender": ("N", "E", "offender", "declarer"),
    "declarer": ("S",),
    "dummy": ("N",),
    "card": ("HK", "H4"),
    "call": ("1C",),
    "lho_call": ("P",),
    "calls": (["1C", "P"], ["1C", "P", "1H"]),
    "card_counts": ({"N": 12, "E": 13, "S": 13, "W": 14}, {"S": 14}, {"N": 13, "E": 12}),
    "fault": ({"NS": "none", "EW": "full"}, {"NS": "partly"}),
    "auction": ({"dealer": "S", "calls": ["1N", "P", "P", "P"]}, {"dealer": "E", "calls": ["1S", "P"]}),
    "later_tricks_won": (0, 1, 2),
    "tricks_without_infraction": (9,),
}
"""Values of facts that have no small domain of their own."""


def choices(spec: SituationSpec, name: str) -> tuple[Any, ...]:
    """The values to try for a fact; None leaves it out."""
    fact = spec.facts[name]
    domain = TYPICAL.get(name) or fact.domain or fact.values
    assert domain, f"{spec.name}.{name} has no values to try"
    return domain if fact.kind is Kind.REQUIRED else (None, *domain)


def fact_sets(spec: SituationSpec, limit: int = LIMIT, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Fact sets; every combination where there are at most `limit`, else so many drawn at random."""
    names = list(spec.facts)
    tried = [choices(spec, name) for name in names]
    draw = random.Random(seed)
    drawn = (
        itertools.product(*tried)
        if math.prod(map(len, tried)) <= limit
        else (tuple(draw.choice(choice) for choice in tried) for _ in range(limit))
    )
    for values in drawn:
        yield {name: value for name, value in zip(names, values, strict=True) if value is not None}


def _decided(spec: SituationSpec, facts: Mapping[str, object], edition: Edition) -> tuple[Decision | None, set[str]]:
    try:
        return decide(spec, facts, edition), set()
    except FactsError as error:
        return None, {problem.code for problem in error.problems}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: str(int(edition)))
@pytest.mark.parametrize("spec", SPECS)
def test_a_ruling_a_question_or_a_named_contradiction(spec: SituationSpec, edition: Edition) -> None:
    ruled = 0
    for facts in fact_sets(spec):
        decision, problems = _decided(spec, facts, edition)
        assert problems <= CONTRADICTIONS, facts
        if decision is None:
            continue
        assert decision.branches, facts
        for branch in decision.branches:
            for ruling in branch.rulings:
                assert ruling.steps, facts
                assert {*ruling.laws, *(item.law for item in ruling.judgement)} <= sections(edition), facts
        ruled += 1
    assert ruled


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: str(int(edition)))
@pytest.mark.parametrize("spec", SPECS)
def test_with_every_judgement_given_nothing_is_left_to_judge(spec: SituationSpec, edition: Edition) -> None:
    judged = {name for name, fact in spec.facts.items() if fact.kind is Kind.JUDGED}
    for facts in fact_sets(spec, limit=500, seed=3):
        try:
            decision = decide(spec, dict.fromkeys(judged, True) | facts, edition)
        except FactsError:
            continue
        assert not decision.judged, facts


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: str(int(edition)))
@pytest.mark.parametrize("spec", SPECS)
def test_an_answer_to_a_question_leads_to_one_of_its_branches(spec: SituationSpec, edition: Edition) -> None:
    for facts in fact_sets(spec, limit=60, seed=5):
        for answer, decision in _answers(spec, edition, facts):
            again = decide(spec, {**facts, **answer}, edition)
            assert {_key(item) for item in _outcomes(again)} <= {_key(item) for item in _outcomes(decision)}, answer


def _answers(
    spec: SituationSpec, edition: Edition, facts: Mapping[str, object]
) -> list[tuple[dict[str, object], Decision]]:
    try:
        decision = decide(spec, facts, edition)
    except FactsError:
        return []
    return [({question.fact: value}, decision) for question in decision.questions[:1] for value in question.values]


def _outcomes(decision: Decision) -> list[object]:
    return [branch.outcome.model_dump(mode="json", exclude_none=True) for branch in decision.branches]


def _key(outcome: object) -> str:
    return str(outcome)


@pytest.mark.parametrize("spec", SPECS)
def test_one_ruling_takes_less_than_a_millisecond(spec: SituationSpec) -> None:
    times = []
    for facts in fact_sets(spec, limit=200, seed=2):
        start = time.perf_counter()
        try:
            decision = decide(spec, facts, Edition.LAWS_2017)
        except FactsError:
            continue
        if decision.decided and len(decision.branches) == 1:
            times.append(time.perf_counter() - start)
    assert times
    assert sorted(times)[len(times) // 2] < 0.001
