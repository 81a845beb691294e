"""Modals with several fields, and what was typed in them kept in the message that says what was wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs import limits
from cogs.limits import clip
from cogs.render.desk import AMBER
from cogs.render.parts import Button, Card, Panel, Part, fitted
from cogs.render.quote import question_in, quoted

FIELDS: Final = 5
"""Fields of a modal."""


@dataclass(frozen=True)
class Field:
    """A text input.

    Attributes:
        name: its custom_id.
        long: several lines.
        most: characters.
    """

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = False
    long: bool = False
    most: int = 400


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
        entry = discord.ui.TextInput[Any](
            custom_id=field.name,
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            default=clip(field.value, field.most) or None,
            required=field.required,
            max_length=field.most,
        )
        about = clip(field.about, limits.LABEL_DESCRIPTION) or None
        found.add_item(discord.ui.Label(text=clip(field.label, limits.LABEL), description=about, component=entry))
    found.stop()
    return found


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
