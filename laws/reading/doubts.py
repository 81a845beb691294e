"""Facts that a story may tell in words that were not read: they are asked for, not taken to be as usual.

Most stories leave the usual out, so a fact that nobody mentions has its usual value. Where a word about it stands in the
story and no value came of it, that is no longer safe: the story may tell the opposite in a way the reader does not know.
"""

from dataclasses import dataclass

from laws.reading.concepts import Compile, Condition, condition
from laws.reading.facts import Story
from laws.reading.lexicon import LexiconError


@dataclass(frozen=True)
class Doubt:
    """A fact in doubt where `told` holds, unless one of the facts that settle it was read."""

    fact: str
    settled_by: frozenset[str]
    told: Condition


class Doubts:
    """Finds the facts of a story that are not to be taken for granted.

    Args:
        entries: the list `doubt` of doubts.toml.

    Raises:
        LexiconError: an entry is broken.
    """

    def __init__(self, entries: object, compile_: Compile, known: set[str]) -> None:
        if not isinstance(entries, list):
            raise LexiconError("doubts.toml: [[doubt]] is expected")
        self._doubts: dict[str, list[Doubt]] = {}
        for number, entry in enumerate(entries, start=1):
            where = f"doubts.toml: doubt {number}"
            if not {"fact", "for", "any"} <= set(entry):
                raise LexiconError(f"{where} needs fact, for and any")
            fact = str(entry["fact"])
            doubt = Doubt(fact, frozenset((fact, *entry.get("unless", ()))), condition(entry, compile_, where, known))
            for situation in entry["for"]:
                self._doubts.setdefault(situation, []).append(doubt)

    def __call__(self, situation: str, story: Story) -> frozenset[str]:
        """The facts that the story mentions without a value having been read."""
        return frozenset(
            doubt.fact
            for doubt in self._doubts.get(situation, ())
            if doubt.settled_by.isdisjoint(story.values) and doubt.told.find(story.stream, story.concepts)
        )
