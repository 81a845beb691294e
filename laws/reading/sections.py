"""Sections of the laws that fit a text."""

import itertools
from collections.abc import Mapping, Sequence

from laws.reading.candidates import Profile, Ranking
from laws.reading.concepts import Compile, Condition, condition
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Stream

_SHOWN = 8


class SectionFinder:
    """Finds sections by number, by the lexicon's cues for single sections, and by the situations that were found.

    Args:
        profiles: the situations with their laws.
        entries: section id -> table with `any` and perhaps `not`, from sections.toml.
    """

    def __init__(
        self, profiles: Mapping[str, Profile], entries: Mapping[str, object], compile_: Compile, known: set[str]
    ) -> None:
        self._profiles = profiles
        self._cues: list[tuple[str, Condition]] = []
        for name, entry in entries.items():
            if not isinstance(entry, Mapping):
                raise LexiconError(f"sections: [{name}] must be a table")
            self._cues.append((str(entry.get("id", name)), condition(entry, compile_, f"sections: [{name}]", known)))

    def find(
        self, stream: Stream, concepts: Mapping[str, Found], ranking: Ranking, numbers: Sequence[str]
    ) -> tuple[tuple[str, float], ...]:
        """Sections with a score of 0 to 1, best first."""
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
        for candidate in ranking.candidates:
            for order, law in enumerate(self._profiles[candidate.situation].laws):
                scores[law] = max(scores.get(law, 0.0), round(candidate.probability * (0.9 - 0.1 * order), 4))
        ordered = sorted(scores.items(), key=lambda entry: -entry[1])
        return tuple(entry for entry in ordered if entry[1] > 0.02)[:_SHOWN]


def _number(section: str) -> str:
    return "".join(itertools.takewhile(str.isdigit, section))
