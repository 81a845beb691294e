"""The core's open facts as questions with choices, and values in the reader's notation."""

import re
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engine.cards import PACK, RANKS, Hand
from engine.case import slug
from engine.decide import Decision, Question
from engine.facts import FactSpec, Shape
from engine.players import SEATS
from engine.ruling import message
from engine.situations import SituationSpec
from laws.answers import Asked, Choice
from laws.wording import Catalogue


def questions(decision: Decision, spec: SituationSpec, words: Catalogue) -> tuple[Asked, ...]:
    """All open facts of a decision, best question first."""
    return tuple(asked(question, spec, words) for question in decision.questions)


def asked(question: Question, spec: SituationSpec, words: Catalogue) -> Asked:
    """One open fact as a question in a language."""
    fact = spec.facts[question.fact]
    choices = tuple(Choice(value, label(fact, value, spec.name, words)) for value in question.values)
    return Asked(fact.name, ask_text(fact.name, spec.name, words), choices)


def ask_text(fact: str, situation: str, words: Catalogue) -> str:
    """The question that asks for a fact; where it has none of its own, one made from its label."""
    own = words.first(f"ask-{slug(situation)}-{slug(fact)}", f"ask-{slug(fact)}")
    return words.say(own) if own else words.say("ask-for-fact", fact=fact_label(fact, situation, words))


def fact_label(fact: str, situation: str, words: Catalogue) -> str:
    """The short name of a fact."""
    return words.say(words.first(f"fact-{slug(situation)}-{slug(fact)}") or f"fact-{slug(fact)}")


def label(fact: FactSpec, value: object, situation: str, words: Catalogue) -> str:
    """A value of a fact as it stands on a button: its own text, else yes or no, else the reader's notation."""
    key = slug(str(value))
    own = words.first(f"choice-{slug(situation)}-{slug(fact.name)}-{key}", f"choice-{slug(fact.name)}-{key}")
    if own:
        return words.say(own)
    if isinstance(value, bool):
        return words.say("choice-yes" if value else "choice-no")
    if value == "none":
        return words.say("choice-none")
    if fact.shape is Shape.CHOICE and str(value) in RANKS:
        return words.say("show-rank", value=str(value))
    return notation(fact.shape, value, words)


_SHOWN = {
    Shape.PLAYER: "show-who",
    Shape.SIDE: "show-who",
    Shape.SUIT: "show-suit",
    Shape.CARD: "show-card",
    Shape.CALL: "show-call",
}


def notation(shape: Shape, value: object, words: Catalogue) -> str:
    """A value in the reader's notation: ♠Т for SA in Russian, West for W in English; records in its words."""
    if shape in _SHOWN:
        return words.text(message(_SHOWN[shape], value=str(value)))
    return _spoken(value, words)


_PART_SHOWN = {"player": "show-who", "suit": "show-suit"}
_HAND = re.compile(r"[SHDC]:(?:[AKQJT2-9]+|-)(?: [SHDC]:(?:[AKQJT2-9]+|-)){0,3}")


def _spoken(value: Any, words: Catalogue, *, part: str = "") -> str:
    """A value made of others in the reader's words: hands by suits, cards, players; parts by their names."""
    if isinstance(value, Hand):
        return _hand(value, words)
    if isinstance(value, BaseModel):
        value = value.model_dump(exclude_none=True)
    if isinstance(value, Mapping):
        return ", ".join(f"{_part(key, words)}: {_spoken(item, words, part=key)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        between = "; " if any(isinstance(item, Mapping | BaseModel) for item in value) else ", "
        return between.join(_spoken(item, words) for item in value) or words.say("choice-none")
    if isinstance(value, bool):
        return words.say("choice-yes" if value else "choice-no")
    text = str(value)
    if part in _PART_SHOWN:
        return words.text(message(_PART_SHOWN[part], value=text))
    if text in PACK:
        return words.text(message("show-card", value=text))
    return _hand(Hand.model_validate(text), words) if _HAND.fullmatch(text) else text


def _part(key: str, words: Catalogue) -> str:
    if key in (*SEATS, "NS", "EW"):
        return words.text(message("show-who", value=key))
    found = words.first(f"part-{slug(key)}", f"fact-{slug(key)}")
    return words.say(found) if found else key


def _hand(hand: Hand, words: Catalogue) -> str:
    """The cards by suits, each suit with its symbol once."""
    suits: dict[str, str] = {}
    for card in hand.cards:
        shown = words.text(message("show-card", value=card))
        suits[card[0]] = suits.get(card[0], shown[0]) + shown[1:]
    return " ".join(suits.values()) or words.say("choice-none")


def stated(facts: Mapping[str, object], spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str, str], ...]:
    """The facts given, each as its name, its label and its value in the reader's words."""
    return tuple(
        (name, fact_label(name, spec.name, words), label(spec.facts[name], value, spec.name, words))
        for name, value in facts.items()
        if name in spec.facts
    )
