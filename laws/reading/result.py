"""What the reader understood of a text."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

Language = Literal["ru", "en"]
Intent = Literal["ruling", "lookup", "term", "comparison", "check", "calculation", "none"]
Value = object
"""A fact as a plain JSON value: bool, int, float, str, list or dict."""

EMPTY: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True)
class Candidate:
    """A situation of the rules core that the text may tell, with its probability among all readings."""

    situation: str
    probability: float


@dataclass(frozen=True)
class Conflict:
    """A fact that the text tells in two ways that cannot both hold, with the words of each."""

    fact: str
    one: str
    other: str


@dataclass(frozen=True)
class Facts:
    """The facts of one situation as the text states them.

    Attributes:
        values: fact name -> value, in the situation's schema; what the text does not say is absent.
        evidence: fact name -> the words that it was read from.
        conflicts: facts that the text tells in two ways; they are not among the values.
        doubted: facts that the text mentions without saying how it was; they are not to be taken as usual.
        explained: the share of the words of the text that the facts were read from.
        learned: facts whose value comes from the models, not from a rule.
        doubt: 0 to 1, how likely it is that a fact was misread though a value is given; lowers the reading's confidence.
    """

    values: Mapping[str, Value] = field(default_factory=lambda: EMPTY)
    evidence: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    conflicts: tuple[Conflict, ...] = ()
    doubt: float = 0.0
    doubted: frozenset[str] = frozenset()
    explained: float = 0.0
    learned: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Reading:
    """A text as it was understood.

    Attributes:
        text: the text after the characters, the layout and the transliteration were put right.
        lang: language of the text.
        edition: year of the one edition that the text names.
        editions: years, where the text asks to compare editions.
        intent: what is asked for; `none` where it is no question about the laws.
        candidates: situations, best first, at most five.
        sections: section ids or law numbers with a score, best first, at most eight; 2017 numbers unless an edition is named.
        facts: facts for the best candidate.
        evidence: fact -> words it was read from.
        claimed: outcome fields of a ruling already given that is to be checked.
        second: a second irregularity in the same story.
        conflicts: facts that the text tells in two ways that cannot both hold.
        confidence: calibrated probability that the first candidate is right.
        trace: how it was read: tokens, concepts, scores.
        all_facts: facts for every candidate, read when they are asked for.
    """

    text: str
    lang: Language
    edition: int | None
    editions: tuple[int, ...]
    intent: Intent
    candidates: tuple[Candidate, ...]
    sections: tuple[tuple[str, float], ...]
    facts: Mapping[str, Value]
    evidence: Mapping[str, str]
    claimed: Mapping[str, Value]
    second: str | None
    conflicts: tuple[Conflict, ...]
    confidence: float
    trace: Mapping[str, object]
    all_facts: Mapping[str, Facts] = field(default_factory=lambda: MappingProxyType({}), repr=False)

    @property
    def situation(self) -> str | None:
        """The best candidate's situation, None where there is none."""
        return self.candidates[0].situation if self.candidates else None

    def facts_for(self, situation: str) -> Mapping[str, Value]:
        """The facts read for another candidate; empty where it is none of the candidates."""
        found = self.all_facts.get(situation)
        return found.values if found else EMPTY
