"""The components that take an answer to a question: a button a choice, a select, or a button that opens a modal."""

from cogs import limits
from cogs.limits import clip
from cogs.render.parts import Button, Menu, Pick, Prompt, Row, capital
from cogs.state import Action, Ids
from engine.case import slug
from engine.facts import FactSpec, Shape
from laws.answers import Asked, Choice
from laws.questions import ask_text, fact_label, label
from laws.wording import Catalogue

BUTTONS = 4
SHORT = 40
"""Characters of a label that a phone shows on a button."""


def answers(asked: Asked, fact: FactSpec, ids: Ids, words: Catalogue, *, skip: bool = True) -> tuple[Row, ...]:
    """The rows by which a question is answered.

    Args:
        skip: whether 'I don't know' is offered.
    """
    unknown = Button(ids.of(Action.OUTCOMES, fact=fact.name), words.say("discord-dont-know"))
    further = (unknown,) if skip else ()
    if not asked.choices or len(asked.choices) > limits.SELECT_OPTIONS:
        typed = Button(ids.of(Action.TYPE, fact=fact.name), words.say("discord-type"), "primary")
        return ((typed, *further),)
    if len(asked.choices) <= BUTTONS and all(len(choice.label) <= SHORT for choice in asked.choices):
        return ((*(_button(choice, fact, ids) for choice in asked.choices), *further),)
    menu = Menu(ids.of(Action.PICK, fact=fact.name), words.say("discord-choose"), picks(asked.choices, fact))
    return (menu, further) if further else (menu,)


def _button(choice: Choice, fact: FactSpec, ids: Ids) -> Button:
    custom_id = ids.of(Action.SHOW, fact=fact.name, change={fact.name: choice.value})
    return Button(custom_id, clip(capital(choice.label), limits.BUTTON_LABEL), "primary")


def picks(choices: tuple[Choice, ...], fact: FactSpec) -> tuple[Pick, ...]:
    """The options of a select; the value of each is the place of the choice among `choices_of` the fact."""
    values = choices_of(fact)
    return tuple(
        Pick(
            value=str(values.index(choice.value)),
            label=clip(capital(choice.label), limits.OPTION_TEXT),
            description=clip(choice.label, limits.OPTION_TEXT) if len(choice.label) > limits.OPTION_TEXT else "",
        )
        for choice in choices
    )


def choices_of(fact: FactSpec) -> tuple[object, ...]:
    """All values that a fact can be answered with by choice: those told apart, then the others of its type."""
    known = list(fact.domain)
    known += [value for value in fact.values if not any(value is item or value == item for item in known)]
    return tuple(known)


def chosen(fact: FactSpec, place: str) -> object | None:
    """The value at a place among the choices of a fact; None where there is none."""
    values = choices_of(fact)
    return values[int(place)] if place.isdecimal() and int(place) < len(values) else None


def anew(fact: FactSpec, situation: str, words: Catalogue) -> Asked:
    """A fact as a question with every value it can have, to correct what was understood."""
    exact = fact.shape is Shape.NUMBER
    values = () if exact else choices_of(fact)
    choices = tuple(Choice(value, label(fact, value, situation, words)) for value in values)
    return Asked(fact.name, ask_text(fact.name, situation, words), choices)


def prompt(fact: FactSpec, situation: str, ids: Ids, words: Catalogue) -> Prompt:
    """The modal for a fact that is typed."""
    hint = words.first(f"discord-type-{slug(fact.name)}", f"discord-type-{slug(fact.shape)}") or "discord-type-any"
    return Prompt(
        custom_id=ids.of(Action.TYPED, fact=fact.name),
        title=clip(words.say("discord-type-title"), limits.MODAL_TITLE),
        label=clip(capital(fact_label(fact.name, situation, words)), limits.LABEL),
        description=clip(words.say(hint), limits.LABEL_DESCRIPTION),
        introduction=ask_text(fact.name, situation, words),
        long=fact.shape is Shape.RECORD,
    )
