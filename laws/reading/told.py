"""What stories tell in words that no rule knows: facts filled in by the models that training made.

What the rules read stays; a fact that they did not read is taken from the models where they are sure of it. Questions of
doubt (a fact mentioned without a value) stay with the rules: models that may doubt ask for what was told too often.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Self

from laws.reading.choices import NAMED, SEATS, UNTOLD, Choices, known
from laws.reading.facts import Story
from laws.reading.learned import Linear
from laws.reading.lexicon import LexiconError
from laws.reading.pointers import Pointed, Pointer, candidates, nothing
from laws.reading.result import Value

FILLED: Final = 0.85
"""Share from which a value is taken as told where training saw too few guesses of the fact to say."""
_BESIDE: Final = 1
_KEPT: Final = 32
"""Situations whose models stay unpacked."""
_HEAD: Final = re.compile(rb'\{"situation":"(\w+)"')


@dataclass(frozen=True)
class Models:
    """The models of one situation.

    Attributes:
        sure: the share from which a value of a fact is taken as told, as it proved right often enough in training.
    """

    choices: Choices
    pointers: Mapping[str, Pointer]
    players: frozenset[str]
    sure: Mapping[str, float]

    @classmethod
    def of(cls, line: bytes) -> Self:
        """The models as tools/train_facts.py writes them.

        Raises:
            LexiconError: the line is broken.
        """
        try:
            entry: dict[str, Any] = json.loads(line)
            return cls(
                Choices(Linear(tuple(entry["choices"]["classes"]), entry["choices"]["weights"])),
                {
                    fact: Pointer(item["kind"], tuple(item["among"]), item["weights"], item["sure"])
                    for fact, item in entry["pointers"].items()
                },
                frozenset(entry["players"]),
                entry["sure"],
            )
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise LexiconError(f"models of facts: {error}") from error


class ToldFacts:
    """Reads the facts of a story by the models; see the module.

    A situation's models are unpacked when a story of it comes, and the least used ones given up: all together they would take
    more memory than the rest of the reader.

    Args:
        lines: situation -> its models as they are written, in bytes: as text they would take twice the memory.
    """

    def __init__(self, lines: Mapping[str, bytes]) -> None:
        self._lines = lines
        self._models = lru_cache(maxsize=_KEPT)(lambda situation: Models.of(lines[situation]))

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read the committed models.

        Raises:
            LexiconError: they are missing, or a line does not begin with its situation.
        """
        try:
            lines = path.read_bytes().splitlines()
        except OSError as error:
            raise LexiconError(f"{path.name}: {error}") from error
        heads = [_HEAD.match(line) for line in lines]
        if not lines or not all(heads):
            raise LexiconError(f"{path.name}: every line begins with its situation")
        return cls({head[1].decode(): line for head, line in zip(heads, lines, strict=True) if head})

    def __iter__(self) -> Iterator[str]:
        """The situations that have models."""
        return iter(self._lines)

    def models(self, situation: str) -> Models | None:
        """The models of a situation, None where it has none.

        Raises:
            LexiconError: they are broken.
        """
        return self._models(situation) if situation in self._lines else None

    def __call__(self, situation: str, story: Story) -> frozenset[str]:
        """Fill in facts of a story; returns which."""
        models = self.models(situation) if story.seen else None
        if models is None:
            return frozenset()
        read = dict(story.values)
        return frozenset((*_chosen(models, story, read), *_pointed(models, story, read)))


def _chosen(models: Models, story: Story, read: Mapping[str, Value]) -> Iterator[str]:
    features = (*story.seen, *known(read, models.players))
    for fact, share in models.choices(features).items():
        value = max((name for name in share if name not in (UNTOLD, NAMED)), key=share.__getitem__, default=None)
        if fact in read or value is None or share[value] < models.sure[fact]:
            continue
        place = _most_telling(story, models.choices.why(features, fact, value))
        story.put(fact, json.loads(value), max(0, place - _BESIDE), place + _BESIDE + 1)
        story.unsure(1 - share[value])
        yield fact


def _pointed(models: Models, story: Story, read: Mapping[str, Value]) -> Iterator[str]:
    by_kind: dict[Pointed, list[tuple[int, str, list[str]]]] = {}
    for fact, pointer in models.pointers.items():
        if fact in story.values or (pointer.kind == "seat" and "auction" in story.values):
            continue  # who calls follows from the auction
        if pointer.kind not in by_kind:
            by_kind[pointer.kind] = candidates(story.tokens, pointer.kind, read)
        found = by_kind[pointer.kind]
        if not found:
            continue
        share, places = pointer(found, nothing(story.seen, read=False, count=len(found)))
        best = max(share, key=share.__getitem__, default="")
        if share.get(best, 0.0) < pointer.sure or (fact == "declarer" and _defends_with(story, best)):
            continue
        story.put(fact, int(best) if pointer.kind == "num" else best, places[best], places[best] + 1)
        story.unsure(1 - share[best])
        yield fact


def _defends_with(story: Story, seat: str) -> bool:
    """Whether a seat is on the side of an offender who defends."""
    offender = str(story.values.get("offender"))
    defends = story.values.get("player_role") == "defender"
    return defends and offender in SEATS and (offender in "NS") == (seat in "NS")


def _most_telling(story: Story, why: Mapping[str, float]) -> int:
    """The token that speaks most for a value."""
    by_name: dict[str, float] = {}
    for feature, weight in why.items():
        for name in feature.split(">"):
            by_name[name] = by_name.get(name, 0.0) + weight
    told = [
        max(by_name.get(token.symbol, 0.0), by_name.get(token.symbol.partition("_")[0], 0.0)) for token in story.tokens
    ]
    return max(range(len(told)), key=told.__getitem__, default=0)
