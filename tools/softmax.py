"""Softmax regression over sparse features, for the tools that train the reader."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

Array = npt.NDArray[np.float64]
_DECAY, _STEP, _BATCH = 1e-4, 0.15, 64


@dataclass(frozen=True)
class Problem:
    """A softmax regression: features and class of every example, the scores from which it starts (-inf: ruled out)."""

    features: Sequence[Sequence[str]]
    target: npt.NDArray[np.intp]
    start: Array


@dataclass(frozen=True)
class Model:
    """Weights of the features, a row each."""

    rows: Mapping[str, int]
    weights: Array

    def scores(self, problem: Problem) -> Array:
        """The scores of every example."""
        found = problem.start.copy()
        for number, seen in enumerate(problem.features):
            rows = [self.rows[feature] for feature in seen if feature in self.rows]
            if rows:
                found[number] += self.weights[rows].sum(axis=0)
        return found


def train(problem: Problem, rounds: int, what: str, *, least: int = 3, left_out: float = 0.5) -> Model:
    """Weights by stochastic gradient with steps that shrink by feature and class (Adagrad).

    Args:
        rounds: how often every example is seen.
        what: what is trained, for the progress bar; empty for none.
        least: how many examples must have a feature for it to count.
        left_out: share of the features that a step does not see, so that no weight relies on the others.
    """
    seen = Counter(feature for features in problem.features for feature in features)
    rows = {feature: number for number, feature in enumerate(sorted(f for f, count in seen.items() if count >= least))}
    known = [np.array([rows[f] for f in features if f in rows], dtype=np.intp) for features in problem.features]
    weights: Array = np.zeros((len(rows), problem.start.shape[1]))
    squares: Array = np.full_like(weights, 1e-8)
    chance = np.random.default_rng(1)
    for _ in tqdm(range(rounds), desc=what, disable=None if what else True):
        order = chance.permutation(len(known))
        for begin in range(0, len(order), _BATCH):
            batch = order[begin : begin + _BATCH]
            kept = [known[number][chance.random(len(known[number])) > left_out] for number in batch]
            columns, places = np.unique(np.concatenate(kept), return_inverse=True)
            shown: Array = np.zeros((len(batch), len(columns)))
            shown[np.repeat(np.arange(len(batch)), [len(own) for own in kept]), places] = 1
            scores = problem.start[batch] + shown @ weights[columns]
            scores -= scores.max(axis=1, keepdims=True)
            errors = np.exp(scores)
            errors /= errors.sum(axis=1, keepdims=True)
            errors[np.arange(len(batch)), problem.target[batch]] -= 1
            slope = shown.T @ errors / len(batch) + _DECAY * weights[columns]
            squares[columns] += slope * slope
            weights[columns] -= _STEP * slope / np.sqrt(squares[columns])
    return Model(rows, weights * (1 - left_out))
