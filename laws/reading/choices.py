"""Facts with a few values, as linear models read them: which value a story tells, or that it does not tell the fact.

The rules of the lexicon know the usual ways of saying a thing; these models know which words go with which value in some
thousand stories (tools/train_facts.py). They look at what the reranker looks at, and at what the rules have read.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from laws.reading.learned import Linear, shares
from laws.reading.result import Value

UNTOLD: Final = "?"
NAMED: Final = "named"
"""Stands for any seat and any number but none: that one is named is told here, which one by laws.reading.pointers."""
ALWAYS: Final = "@"
"""The feature that every text has."""
SEATS: Final = frozenset("NESW")


def label(value: Value, *, player: bool) -> str | None:
    """The class of a value, None for one that is no single thing.

    Args:
        player: whether the fact is a player.
    """
    if isinstance(value, list | dict):
        return None
    number = isinstance(value, int) and not isinstance(value, bool)
    return NAMED if (player and value in SEATS) or (number and value != 0) else json.dumps(value)


def known(values: Mapping[str, Value], players: frozenset[str]) -> tuple[str, ...]:
    """The features of what the rules have read, and the one that is always there.

    Args:
        players: the facts that are players.
    """
    found = [ALWAYS]
    for fact, value in values.items():
        found += (f"={fact}", f"={fact}:{label(value, player=fact in players) or 'several'}")
    return tuple(found)


@dataclass(frozen=True)
class Choices:
    """The models of one situation.

    Attributes:
        model: a class 'fact value' for each value of each fact, and 'fact ?' for a fact that is not told.
    """

    model: Linear

    def __call__(self, features: Sequence[str]) -> dict[str, dict[str, float]]:
        """The share of every value, by fact."""
        grouped: dict[str, tuple[list[str], list[float]]] = {}
        for name, score in zip(self.model.classes, self.model.scores(features), strict=True):
            fact, _, value = name.partition(" ")
            values, scores = grouped.setdefault(fact, ([], []))
            values.append(value)
            scores.append(score)
        return {fact: dict(zip(values, shares(scores), strict=True)) for fact, (values, scores) in grouped.items()}

    def why(self, features: Sequence[str], fact: str, value: str) -> dict[str, float]:
        """What each feature adds for a value of a fact against its not being told."""
        places = {name: number for number, name in enumerate(self.model.classes)}
        told, untold = places[f"{fact} {value}"], places.get(f"{fact} {UNTOLD}")
        found = {}
        for feature in features:
            row = dict(self.model.row(feature))
            if weight := row.get(told, 0) - (row.get(untold, 0) if untold is not None else 0):
                found[feature] = float(weight)
        return found
