"""Fact sets of a situation: all combinations of the finite facts, or a sample of them, with typical cards and seats."""

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any

from engine.facts import Kind
from engine.situations import SituationSpec

LIMIT = 500
"""Combinations of one situation; beyond them a sample is drawn."""

PENALTY = [{"player": "W", "card": "S5", "rank": "minor"}]
SEVERAL = [
    {"player": "W", "card": "SK", "rank": "major"},
    {"player": "W", "card": "H4", "rank": "major"},
    {"player": "E", "card": "S7", "rank": "major"},
]
OPEN: Mapping[str, tuple[Any, ...]] = {
    "offender": ("W", "E"),
    "leader": ("E", "N", "S"),
    "turn": ("E", "W"),
    "declarer": ("S",),
    "dummy": ("N",),
    "contract": ("4S by S",),
    "card": ("S2", "HA"),
    "changed_to": ("S3",),
    "named": ("D4",),
    "placed": ("H4", "D4"),
    "cards": (["C7"], ["C7", "CA"], ["S5", "S5"]),
    "named_card": ("C7", "D2"),
    "visible_card": ("C7",),
    "right_leader_card": ("DA",),
    "right_defender_card": ("DA",),
    "surplus_card": ("S8", "SQ"),
    "penalty_cards": ([], PENALTY, SEVERAL),
    "trick": (1, 6, 12, 13),
    "led_suit": ("none", "S", "H", "D"),
    "called_suit": ("none", "S", "D"),
    "called_rank": ("none", "Q", "3"),
    "choice_suits": ([], ["S"], ["H"], ["S", "H"]),
    "dummy_cards": ("S:AQ3 H:K7 D:- C:-", "S:- H:- D:AQ C:4", "S:- H:- D:- C:-"),
    "hands": (None, {"W": "S:K95 H:4 D:- C:2"}, {"E": "S:A7"}),
    "tricks": (None,),
    "cards_on_trick": ([], ["S4"], ["S4", "D2", "SJ"]),
    "last_trick_won_with": ("none", "SK", "D2"),
    "last_trick_suit": ("none", "S", "H"),
    "incontrovertible": ("none", "SQ", "C5"),
    "tricks_without_infraction": (None, 9),
    "later_tricks_won": (0, 1, 2),
}
"""Values for facts whose type has no small domain of its own."""


def values(spec: SituationSpec, name: str) -> tuple[Any, ...]:
    """The values to try for a fact; None leaves it out."""
    fact = spec.facts[name]
    domain = OPEN.get(name) or fact.domain
    assert domain, f"{spec.name}.{name} has no values to try"
    return domain if fact.kind is Kind.REQUIRED else (None, *domain)


def fact_sets(spec: SituationSpec, limit: int = LIMIT, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Fact sets, every value of every fact among them."""
    names = list(spec.facts)
    tried = [values(spec, name) for name in names]
    size = 1
    for choice in tried:
        size *= len(choice)
    if size <= limit:
        for row in itertools.product(*tried):
            yield _given(names, row)
        return
    chance = random.Random(seed)
    for _ in range(limit):
        yield _given(names, [chance.choice(choice) for choice in tried])
    required = {name: choice[0] for name, choice in zip(names, tried, strict=True) if choice[0] is not None}
    for name, choice in zip(names, tried, strict=True):
        for value in choice:
            yield _given(names, [value if name == other else required.get(other) for other in names])


def _given(names: list[str], row: Any) -> dict[str, Any]:
    return {name: value for name, value in zip(names, row, strict=True) if value is not None}
