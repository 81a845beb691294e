"""Linear models made by tools/train_reranker.py: scores of classes from the features of a text."""

import base64
import json
import math
import struct
from binascii import a2b_base64
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from laws.reading.lexicon import LexiconError

HUNDREDTHS: Final = 100
"""Weights are written as whole hundredths."""
_PAIR: Final = struct.Struct("<Hh")
RARITY: Final = 0xFFFF
"""Stands in a row for the class that has none: the number beside it is how rare the feature is, in hundredths."""


def packed(pairs: Iterable[tuple[int, int]]) -> str:
    """Numbers of classes with their weights in hundredths, four bytes a pair, as text.

    Raises:
        struct.error: a number is out of range.
    """
    return base64.b64encode(b"".join(_PAIR.pack(*pair) for pair in pairs)).decode()


@dataclass(frozen=True)
class Linear:
    """A score for every class.

    Attributes:
        classes: the names of the classes.
        weights: feature -> its weights, packed (see `packed`); unpacked where a text has the feature, since a text has few
            of the many.
        offsets: a score that every text gets, by class. Where there are any, the sum of the weights is divided by the length
            of the text, that is of the vector of its features by rarity: long texts weigh no more than short ones.
    """

    classes: tuple[str, ...]
    weights: Mapping[str, str]
    offsets: tuple[float, ...] = ()

    def scores(self, features: Iterable[str]) -> list[float]:
        """The weights of what was seen, by class."""
        totals = [0] * len(self.classes)
        if not self.offsets:
            for feature in features:
                for number, weight in self.row(feature):
                    totals[number] += weight
            return [total / HUNDREDTHS for total in totals]
        length = 0
        for feature in features:
            row = iter(self.row(feature))
            _, rarity = next(row, (RARITY, 0))
            length += rarity * rarity
            for number, weight in row:
                totals[number] += weight
        divisor = math.sqrt(length) or 1.0
        return [offset + total / divisor for offset, total in zip(self.offsets, totals, strict=True)]

    def row(self, feature: str) -> Iterable[tuple[int, int]]:
        """The numbers of the classes that a feature speaks for or against, with its weights in hundredths.

        Where there are offsets the first pair is (RARITY, the rarity of the feature).
        """
        packed_row = self.weights.get(feature)
        return _PAIR.iter_unpack(a2b_base64(packed_row)) if packed_row else ()


@dataclass(frozen=True)
class Weights:
    """What tools/train_reranker.py writes.

    Attributes:
        cue, lexical, fuzzy, overlap: one a feature of the lexicon's own ranking.
        temperature: divides the scores before the softmax.
        floor: score of 'none of them' before what was learned.
        platt: slope and offset of the calibration, over the margin of the best score.
        answer: calibration of whole answers, made by tools/calibrate.py (see laws.relevance).
        situations: a class for each situation, and one for 'none of them'.
        sections: classes 'situation section': which section of a situation's laws is asked about.
    """

    cue: float
    lexical: float
    fuzzy: float
    overlap: float
    temperature: float
    floor: float
    platt: tuple[float, float]
    answer: tuple[float, float, float, float]
    situations: Linear
    sections: Linear

    @classmethod
    def load(cls, path: Path) -> "Weights":
        """Read the committed weights.

        Raises:
            LexiconError: they are missing or broken.
        """
        try:
            entry: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            models = {
                name: Linear(
                    tuple(entry[name]["classes"]), entry[name]["weights"], tuple(entry[name].get("offsets", ()))
                )
                for name in ("situations", "sections")
            }
            pairs = {name: tuple(entry[name]) for name in ("platt", "answer")}
            return cls(**{**entry, **pairs, **models})
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise LexiconError(f"{path.name}: {error}") from error

    def by_situation(self) -> dict[str, tuple[tuple[int, str], ...]]:
        """The numbers and names of the sections of every situation."""
        found: dict[str, list[tuple[int, str]]] = {}
        for number, name in enumerate(self.sections.classes):
            situation, _, section = name.partition(" ")
            found.setdefault(situation, []).append((number, section))
        return {situation: tuple(entries) for situation, entries in found.items()}


def shares(scores: Sequence[float]) -> list[float]:
    """Softmax."""
    top = max(scores, default=0.0)
    parts = [math.exp(score - top) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
