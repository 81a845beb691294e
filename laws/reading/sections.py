"""Sections of the laws that fit a text."""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from laws.reading.candidates import Profile, Ranking
from laws.reading.concepts import Compile, Condition, condition
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Stream
from laws.reading.result import EMPTY, Value

_SHOWN = 8


@dataclass(frozen=True)
class Asked:
    """A section that a story of a situation asks about: where some facts are told and others are not."""

    section: str
    situation: str
    told: frozenset[str]
    open: frozenset[str]

    def holds(self, situation: str, facts: Mapping[str, Value]) -> bool:
        """Whether these facts of a situation ask about the section."""
        return situation == self.situation and self.told <= facts.keys() and self.open.isdisjoint(facts)


class SectionFinder:
    """Finds sections by number, by the lexicon's cues for single sections, and by the situations that were found.

    Args:
        profiles: the situations with their laws.
        entries: section id -> table with `any` and perhaps `not`, or with `for`, `told` and `open`, from sections.toml.
    """

    def __init__(
        self, profiles: Mapping[str, Profile], entries: Mapping[str, object], compile_: Compile, known: set[str]
    ) -> None:
        self._profiles = profiles
        self._cues: list[tuple[str, Condition]] = []
        self._by_facts: list[Asked] = []
        for name, entry in entries.items():
            if not isinstance(entry, Mapping):
                raise LexiconError(f"sections: [{name}] must be a table")
            if "told" in entry:
                told, unknown = frozenset(entry["told"]), frozenset(entry.get("open", ()))
                self._by_facts.append(Asked(name, str(entry.get("for")), told, unknown))
                continue
            self._cues.append((str(entry.get("id", name)), condition(entry, compile_, f"sections: [{name}]", known)))

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
        laws = {
            law: candidate.probability
            for candidate in reversed(ranking.candidates)
            for law in reversed(self._profiles[candidate.situation].laws)
        }
        for section, cue in self._cues:
            if cue.find(stream, concepts):
                near = max((share for name, share in laws.items() if _number(name) == _number(section)), default=0.0)
                score = 0.35 + 0.6 * near if near else 0.1
                scores[section] = max(scores.get(section, 0.0), round(score, 4))
        best = ranking.candidates[0]
        for asked in self._by_facts:
            if asked.holds(best.situation, facts):
                scores[asked.section] = max(scores.get(asked.section, 0.0), round(0.35 + 0.6 * best.probability, 4))
        for candidate in ranking.candidates:
            for order, law in enumerate(self._profiles[candidate.situation].laws):
                scores[law] = max(scores.get(law, 0.0), round(candidate.probability * (0.9 - 0.1 * order), 4))
        ordered = sorted(scores.items(), key=lambda entry: -entry[1])
        return tuple(entry for entry in ordered if entry[1] > 0.02)[:_SHOWN]


def _number(section: str) -> str:
    return "".join(itertools.takewhile(str.isdigit, section))
