"""Sends cards: from plain values to the client library's objects, within Discord's time."""

import asyncio
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import aiohttp
import discord

from cogs import limits
from cogs.render.card import without_rows
from cogs.render.parts import Card, Panel, Prompt, Row
from laws.wording import Language

FILE: Final = "facts.json"
FILE_BYTES: Final = 64 * 1024
TYPED: Final = "typed"
"""custom_id of the text input of a modal."""
FIRST_SECONDS: Final = 2.8
"""Seconds that a first response may take, retries included; later it would be refused."""
FURTHER_SECONDS: Final = 10.0

_LOOKS: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
Interaction = discord.Interaction[Any]


def embed(panel: Panel) -> discord.Embed:
    """An embed."""
    found = discord.Embed(title=panel.title or None, description=panel.description or None, colour=panel.colour)
    for part in panel.parts:
        found.add_field(name=part.name, value=part.value, inline=part.inline)
    if panel.footer:
        found.set_footer(text=panel.footer)
    return found


def view(rows: Sequence[Row]) -> discord.ui.View:
    """The components. The view is stopped, so that the client library keeps nothing: clicks go to the router."""
    found = discord.ui.View(timeout=None)
    for place, row in enumerate(rows):
        if isinstance(row, tuple):
            for button in row:
                found.add_item(
                    discord.ui.Button(
                        style=_LOOKS[button.look], label=button.label, custom_id=button.custom_id, row=place
                    )
                )
        else:
            options = [
                discord.SelectOption(label=pick.label, value=pick.value, description=pick.description or None)
                for pick in row.picks
            ]
            found.add_item(
                discord.ui.Select(custom_id=row.custom_id, placeholder=row.placeholder, options=options, row=place)
            )
    found.stop()
    return found


def modal(prompt: Prompt) -> discord.ui.Modal:
    """A modal, stopped as a view is."""
    found = discord.ui.Modal(title=prompt.title, custom_id=prompt.custom_id, timeout=None)
    if prompt.introduction:
        found.add_item(discord.ui.TextDisplay(prompt.introduction))
    style = discord.TextStyle.paragraph if prompt.long else discord.TextStyle.short
    field = discord.ui.TextInput[Any](custom_id=TYPED, style=style, min_length=1, max_length=1000)
    found.add_item(discord.ui.Label(text=prompt.label, description=prompt.description or None, component=field))
    found.stop()
    return found


def file(facts: Mapping[str, Any]) -> discord.File:
    """Facts as a file to attach."""
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return discord.File(io.BytesIO(text.encode()), FILE)


async def attached(message: discord.Message | None) -> dict[str, Any]:
    """The facts that a message carries as a file.

    Raises:
        LookupError: there is none, it is not one of ours, or it could not be read in time.
    """
    found = next((item for item in message.attachments if item.filename == FILE), None) if message else None
    if found is None or found.size > FILE_BYTES:
        raise LookupError(FILE)
    try:
        async with asyncio.timeout(FIRST_SECONDS / 2):
            facts = json.loads(await found.read())
    except (ValueError, TimeoutError, OSError, discord.HTTPException, aiohttp.ClientError):
        raise LookupError(FILE) from None
    if not isinstance(facts, dict):
        raise LookupError(FILE)
    return facts


async def answer(interaction: Interaction, cards: Sequence[Card], *, private: bool, no_files: str) -> None:
    """Answer with messages, the first as the response.

    Args:
        no_files: what a card says that would need a file where none may be attached.
    """
    first, *others = (_allowed(interaction, card, no_files) for card in cards)
    async with asyncio.timeout(FIRST_SECONDS):
        await interaction.response.send_message(**_sent(first), ephemeral=private)
    for card in others[: limits.FOLLOWUPS]:
        async with asyncio.timeout(FURTHER_SECONDS):
            await interaction.followup.send(**_sent(card), ephemeral=private)


async def update(interaction: Interaction, card: Card, *, no_files: str) -> None:
    """Answer by changing the message that was clicked; where it is gone, by a private message in its place."""
    card = _allowed(interaction, card, no_files)
    try:
        async with asyncio.timeout(FIRST_SECONDS):
            await interaction.response.edit_message(
                content=None,
                embeds=[embed(panel) for panel in card.panels],
                view=view(card.rows),
                attachments=[file(card.facts)] if card.facts is not None else [],
            )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        async with asyncio.timeout(FIRST_SECONDS):
            await interaction.response.send_message(**_sent(card), ephemeral=True)


async def ask(interaction: Interaction, prompt: Prompt) -> None:
    """Answer by opening a modal."""
    async with asyncio.timeout(FIRST_SECONDS):
        await interaction.response.send_modal(modal(prompt))


async def note(interaction: Interaction, text: str) -> None:
    """Tell the user something in private, whether or not the interaction was answered before."""
    async with asyncio.timeout(FIRST_SECONDS):
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)


def language_of(interaction: Interaction, default: Language) -> Language:
    """The language of a user's client where it is one of ours."""
    return {"ru": "ru", "en": "en"}.get(interaction.locale.value.partition("-")[0], default)  # type: ignore[return-value]


UNKNOWN_MESSAGE: Final = 10008


def _sent(card: Card) -> dict[str, Any]:
    sent: dict[str, Any] = {"embeds": [embed(panel) for panel in card.panels]}
    if card.rows:
        sent["view"] = view(card.rows)
    if card.facts is not None:
        sent["file"] = file(card.facts)
    return sent


def _allowed(interaction: Interaction, card: Card, no_files: str) -> Card:
    if card.facts is None or interaction.app_permissions.attach_files:
        return card
    return without_rows(card, no_files)
