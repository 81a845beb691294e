"""Sets of facts of the situations of the auction: all combinations where they are few, else a fixed sample."""

import itertools
import math
import random
from collections.abc import Iterator
from typing import Any

from engine.facts import FactSpec, Shape
from engine.situations import SituationSpec

LIMIT = 1500
"""Sets for one situation; where the product is larger, so many are drawn."""

CALLS = (None, "P", "X", "XX", "1H", "2C", "1N", "2H")
SUITS: tuple[Any, ...] = (None, [], ["H"], ["S", "H"], ["S", "H", "D", "C"])
AUCTIONS: tuple[Any, ...] = (
    None,
    {"dealer": "N", "calls": []},
    {"dealer": "N", "calls": ["1S"]},
    {"dealer": "W", "calls": ["1N", "2S"]},
    {"dealer": "E", "calls": ["1D", "X", "P"]},
    {"dealer": "S", "calls": ["P", "P", "P"]},
    {"dealer": "S", "calls": ["1S", "P", "P"]},
    {"dealer": "S", "calls": ["1S", "X", "XX", "P", "P", "P"]},
    {"dealer": "S", "calls": ["P", "P", "P", "P"]},
)
RECORDS: dict[str, tuple[Any, ...]] = {
    "auction": AUCTIONS,
    "suits_specified": SUITS,
    "suits_shown_legally": SUITS,
    "choice_suits": ([], ["H"], ["S", "C"]),
    "cards": (None, ["HA"], ["H3"], ["H3", "C2"], []),
    "calls": (None, ["1H", "P"], ["2H"], []),
    "contract": (None, "4S by S", "passed_out"),
    "passes_after": (None, ["W"], ["W", "N"], ["E", "S"], ["lho", "partner"]),
}
PLAYERS: dict[str, tuple[Any, ...]] = {
    "offender": (None, "E", "S", "declarer", "defender"),
    "turn": (None, "N", "W", "partner"),
    "declarer": (None, "S"),
    "leader": (None, "W", "offender"),
}


def choices(fact: FactSpec) -> tuple[Any, ...]:
    """Values to try for a fact; None leaves it out."""
    if fact.name in RECORDS:
        return RECORDS[fact.name]
    if fact.shape is Shape.PLAYER:
        return PLAYERS[fact.name]
    if fact.shape is Shape.CALL:
        return (*CALLS, "none") if fact.name in ("replacement", "second_call") else CALLS
    return (None, *fact.values)


def fact_sets(spec: SituationSpec, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Fact sets of a situation, in a fixed order."""
    domains = {name: choices(fact) for name, fact in spec.facts.items()}
    if math.prod(map(len, domains.values())) <= LIMIT:
        rows: Iterator[tuple[Any, ...]] = itertools.product(*domains.values())
    else:
        draw = random.Random(f"{spec.name} {seed}")
        rows = (tuple(_one(draw, values) for values in domains.values()) for _ in range(LIMIT))
    for row in rows:
        yield {name: value for name, value in zip(domains, row, strict=True) if value is not None}


def _one(draw: random.Random, values: tuple[Any, ...]) -> Any:
    """A value; the first, which mostly leaves the fact out, as often as all others together."""
    return values[0] if draw.random() < 0.4 else draw.choice(values)
