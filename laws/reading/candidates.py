"""Which situations a text may tell."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from laws.reading.concepts import Compile, Term, look, terms
from laws.reading.index import Index
from laws.reading.lexicon import LexiconError, Stems
from laws.reading.patterns import Found, Stream
from laws.reading.result import Candidate

_SHOWN = 5


@dataclass(frozen=True)
class Profile:
    """A situation in the lexicon: its laws, and its cues with their weights."""

    name: str
    laws: tuple[str, ...]
    cues: tuple[tuple[Term, float], ...]


@dataclass(frozen=True)
class Weights:
    """Weights of the linear reranker and of the calibration, made by tools/train_reranker.py.

    Attributes:
        cue, lexical, fuzzy, overlap: one a feature.
        temperature: divides the scores before the softmax.
        floor: score of 'none of them'.
        platt: slope and offset of the calibration, over the margin of the best score.
    """

    cue: float
    lexical: float
    fuzzy: float
    overlap: float
    temperature: float
    floor: float
    platt: tuple[float, float]

    @classmethod
    def load(cls, path: Path) -> "Weights":
        """Read the committed weights.

        Raises:
            LexiconError: they are missing or broken.
        """
        try:
            entry = json.loads(path.read_text(encoding="utf-8"))
            return cls(**{**entry, "platt": tuple(entry["platt"])})
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise LexiconError(f"{path.name}: {error}") from error


@dataclass(frozen=True)
class Ranking:
    """Situations by score, best first, and what spoke for them."""

    candidates: tuple[Candidate, ...]
    scores: tuple[tuple[str, float], ...]
    confidence: float
    cues: Mapping[str, tuple[str, ...]]


class Ranker:
    """Scores the situations of the lexicon.

    Args:
        entries: the tables of situations.toml.
    """

    def __init__(
        self, entries: Mapping[str, object], compile_: Compile, known: set[str], stems: Stems, weights: Weights
    ) -> None:
        self.profiles: dict[str, Profile] = {}
        texts: dict[str, Sequence[str]] = {}
        for name, entry in entries.items():
            if not isinstance(entry, Mapping) or not isinstance(entry.get("cues"), Mapping):
                raise LexiconError(f"situations: [{name}] needs laws, ru, en and cues")
            cues = entry["cues"]
            found = terms(list(cues), compile_, f"situations: [{name}]", known)
            weighed = tuple(zip(found, map(float, cues.values()), strict=True))
            self.profiles[name] = Profile(name, tuple(entry["laws"]), weighed)
            texts[name] = (str(entry["ru"]), str(entry["en"]))
        self._index = Index(texts, stems)
        self.weights = weights

    def features(
        self, stream: Stream, concepts: Mapping[str, Found], words: Sequence[str]
    ) -> tuple[dict[str, tuple[float, float, float, float]], dict[str, tuple[str, ...]]]:
        """The features of every situation, and the cues that were found."""
        similar = self._index.features(words)
        hits: dict[int, bool] = {}
        rows: dict[str, tuple[float, float, float, float]] = {}
        spoke: dict[str, tuple[str, ...]] = {}
        for name, profile in self.profiles.items():
            total = 0.0
            heard: list[str] = []
            for term, weight in profile.cues:
                key = id(term) if not isinstance(term, str) else hash(term)
                if key not in hits:
                    hits[key] = look(term, stream, concepts) is not None
                if hits[key]:
                    total += weight
                    heard.append(term if isinstance(term, str) else term.source)
            rows[name] = (total, *similar[name])
            spoke[name] = tuple(heard)
        return rows, spoke

    def rank(self, stream: Stream, concepts: Mapping[str, Found], words: Sequence[str]) -> Ranking:
        """The situations in order of their scores."""
        rows, spoke = self.features(stream, concepts, words)
        weights = self.weights
        scores = {
            name: weights.cue * row[0]
            + (weights.lexical * row[1] + weights.fuzzy * row[2] + weights.overlap * row[3]) * (row[0] > -2)
            for name, row in rows.items()
        }
        order = sorted(scores, key=lambda name: -scores[name])
        best = scores[order[0]]
        exponents = {name: math.exp((scores[name] - best) / weights.temperature) for name in order[:12]}
        total = sum(exponents.values()) + math.exp((weights.floor - best) / weights.temperature)
        shown = tuple(Candidate(name, round(exponents[name] / total, 4)) for name in order[:_SHOWN])
        margin = best - max(scores[order[1]], weights.floor)
        slope, offset = weights.platt
        confidence = 1 / (1 + math.exp(-(slope * margin + offset)))
        return Ranking(shown, tuple((name, scores[name]) for name in order[:_SHOWN]), confidence, spoke)
