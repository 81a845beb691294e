"""Sections of the laws that fit a text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from laws.reading.candidates import Profile, Ranking
from laws.reading.concepts import Compile, Condition, condition
from laws.reading.learned import Weights, shares
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Stream
from laws.reading.result import EMPTY, Value

_SHOWN = 8
_LAW = 0.1
"""Share of a situation's law as a whole beside its sections."""


@dataclass(frozen=True)
class Asked:
    """A section that a story of a situation asks about: where some facts are told, with these values, and others are not."""

    section: str
    situation: str
    told: Mapping[str, str]
    open: frozenset[str]

    def holds(self, situation: str, facts: Mapping[str, Value]) -> bool:
        """Whether these facts of a situation ask about the section."""
        if situation != self.situation or not self.open.isdisjoint(facts):
            return False
        return all(name in facts and value in ("", str(facts[name])) for name, value in self.told.items())


class SectionFinder:
    """Finds sections by number, by what was learned of a situation's stories, and by the situations that were found.

    Args:
        profiles: the situations with their laws.
        entries: section id -> table with `any` and perhaps `not` (cues that speak for a section), or with `for`, `told` and
            `open`, from sections.toml.
    """

    def __init__(
        self,
        profiles: Mapping[str, Profile],
        entries: Mapping[str, object],
        compile_: Compile,
        known: set[str],
        weights: Weights,
    ) -> None:
        self._profiles = profiles
        self._cues: list[tuple[str, Condition]] = []
        self._by_facts: list[Asked] = []
        for name, entry in entries.items():
            if not isinstance(entry, Mapping):
                raise LexiconError(f"sections: [{name}] must be a table")
            if "told" in entry:
                told = {fact.partition("=")[0]: fact.partition("=")[2] for fact in map(str, entry["told"])}
                unknown = frozenset(map(str, entry.get("open", ())))
                self._by_facts.append(Asked(name, str(entry.get("for")), told, unknown))
                continue
            self._cues.append((str(entry.get("id", name)), condition(entry, compile_, f"sections: [{name}]", known)))
        self._learned = weights.sections
        self._classes = weights.by_situation()

    def hits(self, stream: Stream, concepts: Mapping[str, Found]) -> tuple[str, ...]:
        """The sections that a cue speaks for, as features ('§27A1')."""
        return tuple(dict.fromkeys(f"§{section}" for section, cue in self._cues if cue.find(stream, concepts)))

    def find(
        self,
        stream: Stream,
        concepts: Mapping[str, Found],
        ranking: Ranking,
        numbers: Sequence[str],
        facts: Mapping[str, Value] = EMPTY,
    ) -> tuple[tuple[str, float], ...]:
        """Sections with a score of 0 to 1, best first; `facts` are those of the best situation."""
        scores: dict[str, float] = dict.fromkeys(numbers, 1.0)
        hits = self.hits(stream, concepts)
        learned = self._learned.scores((*ranking.seen, *hits))
        likely = {hit[1:]: 0.1 for hit in hits}
        best = ranking.candidates[0]
        for asked in self._by_facts:
            if asked.holds(best.situation, facts):
                likely[asked.section] = 0.35 + 0.6 * best.probability
        for candidate in ranking.candidates:
            classes = self._classes.get(candidate.situation, ())
            for (_, section), share in zip(classes, shares([learned[place] for place, _ in classes]), strict=True):
                likely[section] = max(likely.get(section, 0.0), candidate.probability * share)
            for order, law in enumerate(self._profiles[candidate.situation].laws):
                likely[law] = max(likely.get(law, 0.0), candidate.probability * _LAW / (1 + order))
        scores.update({section: round(score, 4) for section, score in likely.items() if section not in scores})
        ordered = sorted(scores.items(), key=lambda entry: -entry[1])
        return tuple(entry for entry in ordered if entry[1] > 0.02)[:_SHOWN]
