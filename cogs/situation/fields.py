"""The facts of a situation as fields of a form: selects of their values, text inputs, and what was entered in them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from cogs import limits
from cogs.forms import Field
from cogs.limits import clip
from cogs.render.parts import Pick, capital
from cogs.render.quote import harmless
from cogs.situation.facts import SEVERAL, values_of
from cogs.situation.typed import retyped, typed
from cogs.state import OutdatedError
from engine.case import slug
from engine.facts import FactSpec, Kind, Shape
from engine.ruling import Message
from engine.situations import SituationSpec
from laws.errors import UserError
from laws.questions import ask_text, fact_label, label
from laws.wording import Catalogue

UNKNOWN: Final = "?"
"""The value of the option that leaves a fact open; typed, it does the same."""


def field(fact: FactSpec, spec: SituationSpec, value: Any, words: Catalogue) -> Field:
    """The field of a fact: a select of its values, or a text input.

    Args:
        value: what is known of it; None for nothing.
    """
    name = capital(fact_label(fact.name, spec.name, words))
    ask = own_question(fact, spec.name, words)
    picks = _options(fact, spec, value, words)
    if picks:
        return Field(
            fact.name,
            name,
            ask,
            _chosen(fact, value),
            picks=picks,
            several=fact.name in SEVERAL,
            hint=_open_as(fact, spec, words),
        )
    text = "" if value is None else retyped(spec, fact, value)
    record = fact.shape is Shape.RECORD
    most = limits.TEXT_INPUT if record else limits.LABEL_DESCRIPTION
    return Field(fact.name, name, ask, text, long=record, most=most, hint=hint_of(fact, words))


def own_question(fact: FactSpec, situation: str, words: Catalogue) -> str:
    """The question that asks for a fact; empty where it has none of its own and its name says all."""
    own = words.first(f"ask-{slug(situation)}-{slug(fact.name)}", f"ask-{slug(fact.name)}")
    return ask_text(fact.name, situation, words) if own else ""


def hint_of(fact: FactSpec, words: Catalogue) -> str:
    """How a fact is typed."""
    known = words.first(f"form-type-{slug(fact.name)}", f"form-type-{slug(fact.shape)}")
    return words.say(known or "form-type-record")


def value_of(spec: SituationSpec, fact: FactSpec, text: str) -> Any:
    """The value that an option or a text means for a fact.

    Raises:
        UserError: it means none.
        OutdatedError: there is no such option.
    """
    values = values_of(fact)
    if not values:
        return typed(spec, fact, text)
    places = text.split()
    if not all(place.isdecimal() and int(place) < len(values) for place in places):
        raise OutdatedError("no such option")
    chosen = [values[int(place)] for place in places]
    return chosen if fact.name in SEVERAL else chosen[0]


def named(error: UserError, spec: SituationSpec, words: Catalogue) -> Message:
    """What an error says, with the name of the fact as people read it, and harmless."""
    said = harmless(error.said)
    fact = said.args.get("fact")
    shown = fact_label(str(fact), spec.name, words) if fact in spec.facts else None
    return said.model_copy(update={"args": {**said.args, "fact": shown}}) if shown else said


def refusal(error: UserError, spec: SituationSpec, words: Catalogue) -> str:
    """What an error says, and how its fact is typed where it does not say so itself."""
    said = words.text(named(error, spec, words))
    fact = spec.facts.get(error.where)
    if error.code != "invalid-fact" or fact is None or fact.shape is not Shape.RECORD:
        return said
    return f"{said} {words.say('form-typed-so', hint=hint_of(fact, words))}"


def _options(fact: FactSpec, spec: SituationSpec, value: object, words: Catalogue) -> tuple[Pick, ...]:
    """The options of a select, the one that leaves the fact open last; none where the fact is typed."""
    values: Sequence[object] = values_of(fact)
    if values:
        named_values = [(str(place), item) for place, item in enumerate(values)]
    elif fact.shape is Shape.NUMBER and fact.domain and value is None:
        named_values = [(str(item), item) for item in fact.domain]
    else:
        return ()
    shown = replace(fact, shape=Shape.SUIT) if fact.name in SEVERAL else fact
    found = [
        Pick(key, clip(capital(label(shown, item, spec.name, words)), limits.OPTION_TEXT)) for key, item in named_values
    ]
    if fact.name not in SEVERAL:
        found.append(Pick(UNKNOWN, clip(_open_as(fact, spec, words), limits.OPTION_TEXT)))
    return tuple(found)


def _chosen(fact: FactSpec, value: Any) -> str:
    values = values_of(fact)
    if fact.name in SEVERAL:
        return " ".join(str(values.index(item)) for item in value or ())
    return next((str(place) for place, item in enumerate(values) if item is value or _same(item, value)), "")


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def _open_as(fact: FactSpec, spec: SituationSpec, words: Catalogue) -> str:
    """What it means to leave a fact open."""
    if fact.kind is Kind.DEFAULT and fact.default not in ((), None) and fact.shape is not Shape.RECORD:
        return words.say("form-usual", value=label(fact, fact.default, spec.name, words))
    return words.say("form-judge" if fact.kind in (Kind.JUDGED, Kind.TESTED) else "form-unknown")


def pick(fact: FactSpec, spec: SituationSpec, value: Any, words: Catalogue) -> Pick:
    """The fact as an option of a select of facts: its name, and what is known of it."""
    name = capital(fact_label(fact.name, spec.name, words))
    if value is None:
        return Pick(fact.name, clip(name, limits.OPTION_TEXT), clip(_open_as(fact, spec, words), limits.OPTION_TEXT))
    shown = label(fact, value, spec.name, words)
    return Pick(fact.name, clip(name, limits.OPTION_TEXT), clip(capital(shown), limits.OPTION_TEXT))
