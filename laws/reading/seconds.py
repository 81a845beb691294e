"""A second irregularity in the same story: told beside the one that is ruled on, and named with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from laws.reading.concepts import Compile, Condition, condition, look
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Stream


@dataclass(frozen=True)
class Irregularity:
    """An irregularity as it is told beside another.

    Attributes:
        situation: what it is named as.
        told: how it is told.
        beside: the situations beside which it is another one.
    """

    situation: str
    told: Condition
    beside: frozenset[str]


class SecondFinder:
    """Finds the second irregularity of a story.

    Args:
        entries: tables of seconds.toml, by situation (or by a name of their own, with the situation in `situation`).
    """

    def __init__(self, entries: Mapping[str, object], compile_: Compile, known: set[str]) -> None:
        self._kinds: list[Irregularity] = []
        for name, entry in entries.items():
            where = f"seconds.toml: [{name}]"
            if not isinstance(entry, Mapping) or not {"any", "beside"} <= set(entry):
                raise LexiconError(f"{where} needs any and beside")
            told = condition(entry, compile_, where, known)
            self._kinds.append(
                Irregularity(str(entry.get("situation", name)), told, frozenset(map(str, entry["beside"])))
            )

    def __call__(self, stream: Stream, concepts: Mapping[str, Found], first: str, skipped: range) -> str | None:
        """The irregularity told first among those that are another one beside the situation ruled on.

        Args:
            first: the situation ruled on.
            skipped: tokens that tell a ruling, not what happened.
        """
        found: list[tuple[int, str]] = []
        for kind in self._kinds:
            if first not in kind.beside or any(look(term, stream, concepts) for term in kind.told.without):
                continue
            places = [hit.start for term in kind.told.any if (hit := look(term, stream, concepts))]
            found += [(place, kind.situation) for place in places if place not in skipped]
        return min(found)[1] if found else None
