"""Linear classes told apart by margins (support vector machines), for the tools that train the reader.

Needs scikit-learn (the extra `train`), which nothing else here needs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.svm import LinearSVC

from laws.reading.learned import HUNDREDTHS, RARITY, packed
from tools.softmax import Array, Problem

_STRICT = 2.0
"""How much a wrong example costs against the size of the weights."""
_SCALE = 4.0
"""Brings margins to the size of log odds."""
_LEAST = 1.0
"""The least weight that is kept; a text divides it by its length."""


class Scorer(Protocol):
    """A trained model."""

    def scores(self, problem: Problem) -> Array:
        """The scores of every example."""


@dataclass(frozen=True)
class Margins:
    """Weights by feature and class, for texts of length one.

    Attributes:
        rows: feature -> row.
        rarity: how rare each feature is: the logarithm of the share of texts that have it, negated, and one.
        weights: already multiplied by rarity.
        offsets: by class.
    """

    rows: Mapping[str, int]
    rarity: Array
    weights: Array
    offsets: Array

    @classmethod
    def trained(cls, problem: Problem) -> Self:
        """One class against all others, for every class."""
        counter = TfidfVectorizer(analyzer=list, min_df=2)
        texts = counter.fit_transform(problem.features)
        model = LinearSVC(C=_STRICT, random_state=1).fit(texts, problem.target)
        count = problem.start.shape[1]
        weights, offsets = np.zeros((len(counter.idf_), count)), np.full(count, -_SCALE)
        weights[:, model.classes_] = _SCALE * model.coef_.T * counter.idf_[:, None]
        offsets[model.classes_] = _SCALE * model.intercept_
        weights[np.abs(weights) < _LEAST] = 0
        return cls({name: int(row) for name, row in counter.vocabulary_.items()}, counter.idf_, weights, offsets)

    def scores(self, problem: Problem) -> Array:
        """The scores of every example."""
        found = problem.start + self.offsets
        for number, seen in enumerate(problem.features):
            rows = [self.rows[feature] for feature in seen if feature in self.rows]
            if rows:
                found[number] += self.weights[rows].sum(axis=0) / np.sqrt((self.rarity[rows] ** 2).sum())
        return found

    def written(self, classes: Sequence[str]) -> dict[str, Any]:
        """The model as laws.reading.learned reads it."""
        found = {}
        for feature, row in sorted(self.rows.items()):
            values = np.rint(HUNDREDTHS * self.weights[row]).astype(int)
            pairs = [(int(place), int(values[place])) for place in np.flatnonzero(values)]
            found[feature] = packed([(RARITY, round(HUNDREDTHS * self.rarity[row])), *pairs])
        return {
            "classes": list(classes),
            "weights": found,
            "offsets": [round(float(value), 3) for value in self.offsets],
        }
