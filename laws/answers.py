"""An answer as a value: everything that a card, a terminal or a script shows of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.assumptions import Assumption
from engine.decide import Decision
from engine.edition import Edition
from engine.ruling import Message
from laws.wording import Language

Kind = Literal["ruling", "question", "lookup", "calculation", "unclear"]
Verdict = Literal["right", "wrong", "open"]


@dataclass(frozen=True)
class Choice:
    """An answer that can be given to a question: the value of the fact and what stands on the button."""

    value: Any
    label: str


@dataclass(frozen=True)
class Asked:
    """A fact of the table that still decides; no choices where any value may be typed."""

    fact: str
    ask: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Answer:
    """What the bot has to say to a question.

    Attributes:
        laws: sections applied or found, most relevant first.
        facts: the facts stated or read, as plain values of the situation's schema.
        decision: the core's answer; None for look-ups and where nothing was understood.
        assumed: what was taken for granted and decides.
        comparison: the same facts under each edition, where that was asked.
        alternatives: situations that it may be as well, best first, to be offered as buttons.
        reply: a text in place of a ruling (what was not understood, a definition, ...).
        evidence: the words each fact was read from.
    """

    kind: Kind
    lang: Language
    edition: Edition
    situation: str | None = None
    laws: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    missing: tuple[Asked, ...] = ()
    decision: Decision | None = None
    assumed: tuple[Assumption, ...] = ()
    comparison: tuple[Decision, ...] = ()
    verdict: Verdict | None = None
    alternatives: tuple[str, ...] = ()
    reply: tuple[Message, ...] = ()
    evidence: Mapping[str, str] = field(default_factory=dict)
    second: str | None = None
    question: str = ""
    confidence: float = 0.0
