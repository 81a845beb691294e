"""Training of the models that choose a token of a story (laws.reading.pointers)."""

import math
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from laws.reading.learned import shares

_ROUNDS, _STEP, _LEFT_OUT = 5, 0.2, 0.4


@dataclass(frozen=True)
class Choice:
    """One fact of one story: the value wanted (None: not told), the tokens it may be, and the features of none of them."""

    situation: str
    wanted: str | None
    found: Sequence[tuple[int, str, list[str]]]
    none: Sequence[str]


@dataclass
class Pointing:
    """Weights of features, shared by all situations and of each situation's own (under 'situation*feature')."""

    weights: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    heard: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    @classmethod
    def trained(cls, examples: Sequence[Choice]) -> Self:
        """Softmax over the tokens and none of them, by stochastic gradient (Adagrad)."""
        model = cls()
        squares: dict[str, float] = defaultdict(lambda: 1e-6)
        chance = random.Random(1)
        order = [example for example in examples if example.found]
        for example in order:
            model.heard[example.situation].update(example.none)
            for _, _, features in example.found:
                model.heard[example.situation].update(features)
        for _ in range(_ROUNDS):
            chance.shuffle(order)
            for example in order:
                model._step(example, squares, chance)
        for feature in model.weights:
            model.weights[feature] *= 1 - _LEFT_OUT
        return model

    def _step(self, example: Choice, squares: dict[str, float], chance: random.Random) -> None:
        rows = [features for _, _, features in example.found] + [example.none]
        names = [
            [
                name
                for feature in features
                if chance.random() > _LEFT_OUT
                for name in (feature, f"{example.situation}*{feature}")
            ]
            for features in rows
        ]
        scores = [sum(self.weights[name] for name in own) for own in names]
        chances = shares(scores)
        right = {number for number, (_, value, _) in enumerate(example.found) if value == example.wanted}
        right = right or {len(rows) - 1}
        held = sum(chances[number] for number in right)
        for number, own in enumerate(names):
            error = chances[number] - (chances[number] / held if number in right else 0.0)
            if abs(error) < 1e-4:
                continue
            for name in own:
                squares[name] += error * error
                self.weights[name] -= _STEP * error / math.sqrt(squares[name])

    def by_value(self, example: Choice) -> dict[str, float]:
        """The share of every value of a story; what is left is for none of them."""
        rows = [features for _, _, features in example.found] + [example.none]
        scores = [sum(self._of(example.situation, feature) for feature in features) for features in rows]
        found: dict[str, float] = defaultdict(float)
        for (_, value, _), chance in zip(example.found, shares(scores), strict=False):
            found[value] += chance
        return found

    def _of(self, situation: str, feature: str) -> float:
        return self.weights.get(feature, 0.0) + self.weights.get(f"{situation}*{feature}", 0.0)

    def folded(self, situation: str, least: int) -> dict[str, int]:
        """The weights for a situation in hundredths, without those below `least`."""
        found = {}
        for feature in sorted(self.heard[situation]):
            weight = round(100 * self._of(situation, feature))
            if abs(weight) >= least:
                found[feature] = weight
        return found
