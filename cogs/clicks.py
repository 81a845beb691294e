"""What a click or a modal brings, whatever it is about."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs import replies


def custom_id(interaction: replies.Interaction) -> str:
    """The custom_id of the component or modal; empty for other interactions."""
    kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
    return str(_data(interaction).get("custom_id", "")) if interaction.type in kinds else ""


def command(interaction: replies.Interaction) -> str:
    """The default name of the command given, or of that which the clicked message answers; empty where there is none."""
    if interaction.type is discord.InteractionType.application_command:
        return str(_data(interaction).get("name", ""))
    # What took the place of this attribute does not tell the name, and its public twin resets the filters of warnings.
    told = getattr(interaction.message, "_interaction", None)
    return str(told.name) if told is not None else ""


def private(interaction: replies.Interaction) -> bool:
    """Whether the message that was clicked is seen by its user alone."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def own(interaction: replies.Interaction) -> bool:
    """Whether the message answers the user who clicked; a private one can only be theirs."""
    if private(interaction):
        return True
    caused = interaction.message.interaction_metadata if interaction.message else None
    return caused is not None and caused.user.id == interaction.user.id


def selected(interaction: replies.Interaction) -> str:
    """The option chosen in a select; empty where there is none."""
    return str(next(iter(_data(interaction).get("values", ())), ""))


def chosen(interaction: replies.Interaction) -> tuple[str, ...]:
    """All that was chosen in a select: values, or ids of roles, users or channels."""
    return tuple(map(str, _data(interaction).get("values", ())))


def typed(interaction: replies.Interaction) -> Mapping[str, str]:
    """The texts of a modal by the custom_id of their fields."""
    return dict(_inputs(_data(interaction).get("components", ())))


def described(interaction: replies.Interaction) -> str:
    """The description of the message's first embed that has one."""
    embeds = interaction.message.embeds if interaction.message else ()
    return next((embed.description for embed in embeds if embed.description), "")


def fields(interaction: replies.Interaction) -> tuple[str, ...]:
    """The values of the fields of the message's first embed."""
    embeds = interaction.message.embeds if interaction.message else ()
    return tuple(field.value or "" for field in embeds[0].fields) if embeds else ()


def _inputs(components: Any) -> Iterator[tuple[str, str]]:
    for component in components:
        if "custom_id" in component and "value" in component:
            yield str(component["custom_id"]), str(component["value"])
        yield from _inputs([component["component"]] if "component" in component else component.get("components", ()))


def _data(interaction: replies.Interaction) -> Mapping[str, Any]:
    return interaction.data or {}
