"""Every combination of facts under every edition: a ruling, a question or a named contradiction, never anything else."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.facts import check
from engine.rules.scores import SITUATIONS
from engine.situations import Register, SituationSpec

MOST = 1_000
OPEN = "open"
SAMPLES: dict[str, dict[str, tuple[Any, ...]]] = {
    "contract_score": {
        "contract": ("passed_out", "4S by W", "3NX by N", "7NXX by E", OPEN),
        "declarer_tricks": (0, 10, 13, OPEN),
        "other_table": (170, OPEN),
        "field": ([], [420, -50], OPEN),
    },
    "artificial_score": {
        "board_top": (18, OPEN),
        "session_percentage": ({}, {"NS": 66, "EW": 35}, {"NS": 35}),
        "session_imps": ({}, {"NS": 4, "EW": -4}),
    },
    "assigned_score": {
        "likely": ([420, 170], OPEN),
        "at_all_probable": ([450], OPEN),
        "no_infraction": (620, OPEN),
        "after_infraction": (140, 620, OPEN),
        "table_result": (-100, 620, OPEN),
        "other_table": (170, OPEN),
        "field": ([420, -50], [], OPEN),
        "board_top": (4, 8, OPEN),
    },
    "weighted_score": {
        "parts": (
            [{"weight": 0.5, "ns": 620, "matchpoints_ns": 3}, {"weight": 0.5, "ns": -100, "matchpoints_ns": 0}],
            [{"weight": 60, "ns": 620}, {"weight": 40, "ns": -100}],
            [{"weight": 0.6, "ns": 620}],
            OPEN,
        ),
        "other_table": (170, OPEN),
        "field": ([420, -50], OPEN),
        "board_top": (4, OPEN),
    },
    "fouled_board": {
        "results_expected": (2, 10),
        "group_size": (1, 3),
        "group_matchpoints": (0, 4, OPEN),
        "group_scores": ([420, 170, -50], OPEN),
        "own_score": (420, OPEN),
    },
    "score_correction": {"score_posted_at": ("22:05", OPEN), "requested_at": ("22:30", "22:40", OPEN)},
    "appeal_deadline": {
        "minutes_since_ruling": (5, 50, OPEN),
        "appeal_minutes": (30, 60),
        "score_posted_at": ("22:05", OPEN),
        "ruling_told_at": ("22:20", OPEN),
        "requested_at": ("22:30", OPEN),
    },
}


def combinations(spec: SituationSpec) -> Iterator[dict[str, Any]]:
    """All of them, or a fixed sample where there are too many."""
    samples = SAMPLES[spec.name]
    domains: dict[str, tuple[Any, ...]] = {}
    for name, fact in spec.facts.items():
        if name in samples:
            domains[name] = samples[name]
        elif fact.domain:
            domains[name] = (*fact.domain, OPEN)
    size = 1
    for domain in domains.values():
        size *= len(domain)
    if size <= MOST:
        chosen: Iterator[tuple[Any, ...]] = itertools.product(*domains.values())
    else:
        chance = random.Random(spec.name)
        chosen = (tuple(chance.choice(domain) for domain in domains.values()) for _ in range(MOST))
    for values in chosen:
        yield {name: value for name, value in zip(domains, values, strict=True) if value != OPEN}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", SITUATIONS, ids=lambda spec: spec.name)
def test_every_combination_is_answered(spec: SituationSpec, edition: Edition) -> None:
    answered = 0
    for facts in combinations(spec):
        try:
            decision = decide(spec, facts, edition)
        except FactsError:
            continue
        assert decision.questions or decision.branches
        answered += 1
    assert answered


@pytest.mark.parametrize(
    ("situation", "fact", "least", "most"),
    [
        ("contract_score", "declarer_tricks", 0, 13),
        ("appeal_deadline", "minutes_since_score", 0, 9999),
        ("appeal_deadline", "minutes_since_ruling", 0, 9999),
        ("appeal_deadline", "appeal_minutes", 0, 9999),
        ("score_correction", "correction_minutes", 0, 9999),
        ("fouled_board", "results_expected", 1, 999),
        ("fouled_board", "group_size", 1, 999),
        ("artificial_score", "board_top", 1, 9999),
    ],
)
def test_a_number_has_its_limits(situations: Register, situation: str, fact: str, least: int, most: int) -> None:
    model = situations[situation].model
    assert [check(model, {fact: value})[fact] for value in (least, most)] == [least, most]
    for wrong in (least - 1, most + 1):
        with pytest.raises(FactsError):
            check(model, {fact: wrong})
