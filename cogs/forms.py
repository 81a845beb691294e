"""Modals with several fields, and what was typed in them kept in the message that says what was wrong."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs import limits
from cogs.limits import clip
from cogs.render.desk import AMBER
from cogs.render.parts import Button, Card, Panel, Part, Pick, fitted
from cogs.render.quote import question_in, quoted

FIELDS: Final = 5
"""Fields of a modal."""


@dataclass(frozen=True)
class Field:
    """A text input, or a select where there are options.

    Attributes:
        name: its custom_id.
        value: what stands there at first; for a select the values chosen, separated by blanks.
        long: several lines.
        most: characters.
        picks: the options of a select, with values without blanks.
        several: more than one may be chosen.
        hint: what stands in the empty field.
    """

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = False
    long: bool = False
    most: int = 400
    picks: tuple[Pick, ...] = ()
    several: bool = False
    hint: str = ""


@dataclass(frozen=True)
class Form:
    """A modal."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]


def modal(form: Form) -> discord.ui.Modal:
    """The modal for the client library, stopped, so that it keeps nothing: the answer goes to the listeners."""
    found = discord.ui.Modal(title=clip(form.title, limits.MODAL_TITLE), custom_id=form.custom_id, timeout=None)
    for field in form.fields:
        entry = _select(field) if field.picks else _input(field)
        about = clip(field.about, limits.LABEL_DESCRIPTION) or None
        found.add_item(discord.ui.Label(text=clip(field.label, limits.LABEL), description=about, component=entry))
    found.stop()
    return found


def _input(field: Field) -> discord.ui.TextInput[Any]:
    return discord.ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
        default=clip(field.value, field.most) or None,
        placeholder=clip(field.hint, limits.LABEL_DESCRIPTION) or None,
        required=field.required,
        max_length=field.most,
    )


def _select(field: Field) -> discord.ui.Select[Any]:
    chosen = field.value.split()
    options = [
        discord.SelectOption(
            label=pick.label, value=pick.value, description=pick.description or None, default=pick.value in chosen
        )
        for pick in field.picks
    ]
    return discord.ui.Select(
        custom_id=field.name,
        options=options,
        placeholder=clip(field.hint, limits.SELECT_PLACEHOLDER) or None,
        required=field.required,
        min_values=int(field.required),
        max_values=len(options) if field.several else 1,
    )


def entered(data: Mapping[str, Any]) -> Mapping[str, str]:
    """What a modal brings by the names of its fields: texts, and the values chosen in selects separated by blanks."""
    return dict(_entries(data.get("components", ())))


def _entries(components: Any) -> Iterator[tuple[str, str]]:
    for part in components:
        if "custom_id" in part and "values" in part:
            yield str(part["custom_id"]), " ".join(map(str, part["values"]))
        elif "custom_id" in part and "value" in part:
            yield str(part["custom_id"]), str(part["value"])
        yield from _entries([part["component"]] if "component" in part else part.get("components", ()))


def mending(problem: str, typed: Sequence[tuple[str, str]], button: Button) -> Card:
    """What was wrong, with all that was typed, and a button that opens the form again.

    Args:
        typed: the label and the text of every field.
    """
    parts = tuple(Part(label, quoted(text) or "—") for label, text in typed)
    return Card((fitted(Panel(problem, parts=parts, colour=AMBER)),), ((button,),))


def kept(values: Sequence[str], names: Sequence[str]) -> Mapping[str, str]:
    """The texts by the names of the fields, from the values of such a message."""
    return {name: question_in(value) for name, value in zip(names, values, strict=False)}
