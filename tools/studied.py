"""The stories that the models of facts learn from: what each tells, and what the reader and its rules see in it."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tqdm import tqdm

from engine.facts import FactSpec, Kind, Shape
from engine.rules import register
from laws.reading.choices import known
from laws.reading.pointers import Pointed, candidates, nothing
from laws.reading.reader import Reader
from tests.stories.generator import DATA, TOLD, kept_apart, tell, templates, transliterated, with_typos

POINTED: Final[Mapping[Shape, Pointed]] = {
    Shape.CALL: "call",
    Shape.CARD: "card",
    Shape.SUIT: "suit",
    Shape.NUMBER: "num",
    Shape.PLAYER: "seat",
}
_NOT_LEARNED = frozenset(("within_correction_period", "within_appeal_period"))
"""Facts that depend on what a club has fixed, too."""


@dataclass(frozen=True)
class Told:
    """A story with what is known of its facts.

    Attributes:
        facts: the facts that it tells.
        unknown: facts of which it is not known whether it tells them.
        whole: whether all the facts that it tells are listed.
        seen: the features of the text and of what the rules read.
        pointed: fact -> the tokens that it may be, and the features of none.
    """

    entry: str
    situation: str
    facts: Mapping[str, object]
    unknown: frozenset[str]
    whole: bool
    seen: tuple[str, ...]
    pointed: Mapping[str, tuple[list[tuple[int, str, list[str]]], list[str]]]


def stories(reader: Reader, *, apart: bool) -> list[Told]:
    """The stories, each also with slips and, in Russian, in Latin letters.

    Args:
        apart: only those that are kept apart from training, as they stand.
    """
    situations = register()
    found = []
    entries = [(item, True) for item in templates(TOLD)] + (
        [] if apart else [(item, False) for item in templates(DATA)]
    )
    for number in range(1 if apart else 2):
        chance = random.Random(number + 5)
        for item, whole in tqdm(entries, desc="reading", disable=None):
            if item.situation not in situations or (whole and kept_apart(item) != apart):
                continue
            story = tell(item, chance)
            text = story.text
            if number and item.lang == "ru" and chance.random() < 0.5:
                text = transliterated(text, chance.randrange(3))
            elif number:
                text = with_typos(text, chance)
            facts = {fact: value for fact, value in story.facts.items() if value is not None}
            unsaid = {fact for fact, value in story.facts.items() if value is None}
            all_facts = situations[item.situation].facts
            unknown = unsaid if whole else {fact for fact in all_facts if fact not in story.facts}
            unstudied = Told(item.entry, item.situation, facts, frozenset(unknown), whole, (), {})
            found.append(_studied(reader, unstudied, text, all_facts))
    return found


def _studied(reader: Reader, told: Told, text: str, specs: Mapping[str, FactSpec]) -> Told:
    story = reader.studied(text, told.situation)
    players = frozenset(fact for fact, spec in specs.items() if spec.shape is Shape.PLAYER)
    pointed = {}
    for fact, spec in specs.items():
        if learned(spec) and spec.shape in POINTED:
            tokens = candidates(story.tokens, POINTED[spec.shape], story.values)
            pointed[fact] = (tokens, nothing(story.seen, read=fact in story.values, count=len(tokens)))
    return replace(told, seen=(*story.seen, *known(story.values, players)), pointed=pointed)


def learned(spec: FactSpec) -> bool:
    """Whether a fact may come from a model: no judgement of the Director does."""
    return spec.kind not in (Kind.JUDGED, Kind.TESTED) and spec.name not in _NOT_LEARNED
