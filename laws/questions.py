"""The core's open facts as questions with choices, and values in the reader's notation."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from engine.cards import RANKS
from engine.case import slug
from engine.decide import Decision, Question
from engine.facts import FactSpec, Kind, Shape
from engine.ruling import message
from engine.situations import SituationSpec
from laws.answers import Asked, Choice
from laws.spoken import spoken
from laws.wording import Catalogue

LIKELY: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "dummy_act": (
            "point_out_irregularity",
            "warn_wrong_hand",
            "ask_declarer_revoke",
            "suggest_play",
            "look_at_hand",
        ),
        "offence": ("late", "slow_play", "discourtesy", "touching_cards", "disobedience"),
        "source": ("hesitation", "question", "remark", "mistaken_explanation", "manner"),
        "how": ("dropped", "held_visible", "named", "shown_with_claim", "led_out_of_turn"),
        "card_position": ("near_table", "partner_could_see", "dropped", "named", "touched_by_declarer"),
        "retraction_reason": (
            "misexplained",
            "change_of_mind",
            "correct_illegal_play",
            "told_his_turn",
            "opponent_changed",
        ),
    }
)
"""What happens most often, of facts with many values; these choices come first."""


def questions(
    decision: Decision, spec: SituationSpec, words: Catalogue, first: Collection[str] = ()
) -> tuple[Asked, ...]:
    """All open facts of a decision, best question first.

    Args:
        first: facts on which what was asked depends.
    """
    return tuple(asked(question, spec, words) for question in _ordered(decision, spec, first))


def _ordered(decision: Decision, spec: SituationSpec, first: Collection[str]) -> list[Question]:
    """The questions that decide what was asked, then those that leave the fewest verdicts."""

    def rank(question: Question) -> tuple[bool, bool, float]:
        open_to_any = not question.values
        required = open_to_any or spec.facts[question.fact].kind is Kind.REQUIRED
        return not required, question.fact not in first, 0.0 if open_to_any else _verdicts_left(decision, question)

    return sorted(decision.questions, key=rank) if len(decision.questions) > 1 else list(decision.questions)


def _verdicts_left(decision: Decision, question: Question) -> float:
    """How many verdicts an answer leaves, on the mean of the answers."""
    left = {value: set[str]() for value in question.values}
    for branch in decision.branches:
        said = {ruling.verdict.model_dump_json() for ruling in branch.rulings}
        for value in branch.when.get(question.fact, question.values):
            left[value] |= said
    return sum(map(len, left.values())) / len(left)


def asked(question: Question, spec: SituationSpec, words: Catalogue) -> Asked:
    """One open fact as a question in a language."""
    fact = spec.facts[question.fact]
    likely = LIKELY.get(fact.name, ())
    values = (
        *(value for value in likely if value in question.values),
        *(v for v in question.values if v not in likely),
    )
    choices = tuple(Choice(value, label(fact, value, spec.name, words)) for value in values)
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
    return notation(fact.shape, value, words, of=fact.name)


_SHOWN = {
    Shape.PLAYER: "show-who",
    Shape.SIDE: "show-who",
    Shape.SUIT: "show-suit",
    Shape.CARD: "show-card",
    Shape.CALL: "show-call",
}


def notation(shape: Shape, value: object, words: Catalogue, *, of: str = "") -> str:
    """A value in the reader's notation: ♠Т for SA in Russian, West for W in English; records in words.

    Args:
        of: the fact, where its codes need it.
    """
    if shape in _SHOWN:
        return words.text(message(_SHOWN[shape], value=str(value)))
    return spoken(value, words, of=of)


def stated(facts: Mapping[str, object], spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str, str], ...]:
    """The facts given, each as its name, its label and its value in the reader's words."""
    return tuple(
        (name, fact_label(name, spec.name, words), label(spec.facts[name], value, spec.name, words))
        for name, value in facts.items()
        if name in spec.facts
    )
