"""Which situations a text may tell."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from laws.reading.concepts import Compile, Term, terms
from laws.reading.features import features
from laws.reading.index import Index
from laws.reading.learned import Weights
from laws.reading.lexicon import LexiconError, Stems
from laws.reading.patterns import Found, Stream
from laws.reading.result import Candidate

_SHOWN = 5
NONE = "none"
"""Name of the class of texts that are no question about the laws."""


@dataclass(frozen=True)
class Profile:
    """A situation in the lexicon: its laws, and its cues with their weights."""

    name: str
    laws: tuple[str, ...]
    cues: tuple[tuple[Term, float], ...]


@dataclass(frozen=True)
class Ranking:
    """Situations by score, best first, what spoke for them, and the score of `NONE`.

    Attributes:
        seen: the features of the text (see `features`).
    """

    candidates: tuple[Candidate, ...]
    scores: tuple[tuple[str, float], ...]
    confidence: float
    nothing: float
    cues: Mapping[str, tuple[str, ...]]
    seen: tuple[str, ...]


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
        self._cues: dict[Term, list[tuple[str, float]]] = {}
        for profile in self.profiles.values():
            for term, weight in profile.cues:
                self._cues.setdefault(term, []).append((profile.name, weight))
        self._stems = stems
        self.weights = weights

    def features(
        self, stream: Stream, concepts: Mapping[str, Found], words: Sequence[str]
    ) -> tuple[dict[str, tuple[float, float, float, float]], dict[str, tuple[str, ...]]]:
        """The features of every situation, and the cues that were found."""
        totals = dict.fromkeys(self.profiles, 0.0)
        spoke: dict[str, list[str]] = {}
        heard = [term for term in stream.possible if term in self._cues and term.search(stream)]
        found: list[Term] = [*heard, *(name for name in concepts if name in self._cues)]
        for term in found:
            source = term if isinstance(term, str) else term.source
            for name, weight in self._cues[term]:
                totals[name] += weight
                spoke.setdefault(name, []).append(source)
        similar = self._index.features(words)
        rows = {name: (total, *similar[name]) for name, total in totals.items()}
        return rows, {name: tuple(sorted(sources)) for name, sources in spoke.items()}

    def base(self, rows: Mapping[str, tuple[float, float, float, float]]) -> dict[str, float]:
        """Scores of the situations before what was learned."""
        weights = self.weights
        return {
            name: weights.cue * row[0]
            + (weights.lexical * row[1] + weights.fuzzy * row[2] + weights.overlap * row[3]) * (row[0] > -2)
            for name, row in rows.items()
        }

    def rank(self, stream: Stream, concepts: Mapping[str, Found], words: Sequence[str]) -> Ranking:
        """The situations in order of their scores."""
        rows, spoke = self.features(stream, concepts, words)
        weights = self.weights
        scores = self.base(rows)
        nothing = weights.floor
        seen = self.seen(stream, concepts, words)
        for name, total in zip(weights.situations.classes, weights.situations.scores(seen), strict=True):
            if name == NONE:
                nothing += total
            else:
                scores[name] += total
        order = sorted(scores, key=lambda name: -scores[name])
        best = scores[order[0]]
        exponents = {name: math.exp((scores[name] - best) / weights.temperature) for name in order[:12]}
        total = sum(exponents.values()) + math.exp(min(50.0, (nothing - best) / weights.temperature))
        shown = tuple(Candidate(name, round(exponents[name] / total, 4)) for name in order[:_SHOWN])
        margin = best - max(scores[order[1]], nothing)
        slope, offset = weights.platt
        confidence = 1 / (1 + math.exp(-max(-50.0, min(50.0, slope * margin + offset))))
        return Ranking(
            shown, tuple((name, round(scores[name], 3)) for name in order[:_SHOWN]), confidence, nothing, spoke, seen
        )

    def seen(self, stream: Stream, concepts: Mapping[str, Found], words: Sequence[str]) -> tuple[str, ...]:
        """What the learned models look at."""
        stems = tuple(dict.fromkeys(map(self._stems, words)))
        return features(stream.symbols, concepts, stems)
