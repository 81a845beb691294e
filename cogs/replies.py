"""Sends cards: from plain values to the client library's objects, within Discord's time."""

import asyncio
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import aiohttp
import discord

from cogs import limits
from cogs.forms import Form
from cogs.forms import modal as form_modal
from cogs.pictures.sending import illustrated
from cogs.render.card import without_keep, without_rows
from cogs.render.parts import Card, Chooser, Panel, Prompt, Row, without_document
from cogs.state import OutdatedError
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
        elif isinstance(row, Chooser):
            found.add_item(chooser(row, place))
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


def chooser(row: Chooser, place: int) -> discord.ui.Item[Any]:
    """A select that Discord fills."""
    kinds: Mapping[str, Any] = {
        "users": (discord.ui.UserSelect, discord.SelectDefaultValueType.user),
        "roles": (discord.ui.RoleSelect, discord.SelectDefaultValueType.role),
        "channels": (discord.ui.ChannelSelect, discord.SelectDefaultValueType.channel),
    }
    select, kind = kinds[row.of]
    chosen = [discord.SelectDefaultValue(id=thing, type=kind) for thing in row.chosen]
    found: discord.ui.Item[Any] = select(
        custom_id=row.custom_id,
        placeholder=row.placeholder,
        min_values=row.least,
        max_values=row.most,
        default_values=chosen,
        row=place,
    )
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
    found = _attachment(message)
    if found.size > FILE_BYTES:
        raise LookupError(FILE)
    try:
        async with asyncio.timeout(FIRST_SECONDS / 2):
            facts = json.loads(await found.read())
    except (ValueError, RecursionError, TimeoutError, OSError, discord.HTTPException, aiohttp.ClientError):
        raise LookupError(FILE) from None
    if not isinstance(facts, dict):
        raise LookupError(FILE)
    return facts


def file_id(message: discord.Message | None) -> int:
    """What names the file of facts of a message, and with it the message as it stands: every change replaces the file.

    Raises:
        LookupError: there is none.
    """
    return _attachment(message).id


def _attachment(message: discord.Message | None) -> discord.Attachment:
    found = next((item for item in message.attachments if item.filename == FILE), None) if message else None
    if found is None:
        raise LookupError(FILE)
    return found


async def answer(interaction: Interaction, cards: Sequence[Card], *, private: bool, no_files: str) -> None:
    """Answer with messages, the first as the response, or as the answer that was promised.

    Args:
        no_files: what a card says that would need a file where none may be attached.
    """
    first, *others = [await _ready(interaction, card, no_files) for card in cards]
    if interaction.response.is_done():
        async with asyncio.timeout(FURTHER_SECONDS):
            await interaction.edit_original_response(**_edited(first))
    else:
        async with asyncio.timeout(FIRST_SECONDS):
            await interaction.response.send_message(**_sent(first), ephemeral=private)
    await further(interaction, others, private=private)


async def update(interaction: Interaction, card: Card, *, no_files: str) -> None:
    """Answer by changing the message that was clicked; where it is gone, by a private message in its place."""
    if interaction.response.is_done():
        await complete(interaction, card, no_files=no_files)
        return
    card = await _ready(interaction, card, no_files)
    try:
        async with asyncio.timeout(FIRST_SECONDS):
            await interaction.response.edit_message(**_edited(card))
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        async with asyncio.timeout(FIRST_SECONDS):
            await interaction.response.send_message(**_sent(card), ephemeral=True)


async def open_form(interaction: Interaction, form: Form) -> None:
    """Answer by opening a modal of several fields.

    Raises:
        OutdatedError: what was sent is a modal itself, and none of ours leads to another.
    """
    await _opened(interaction, form_modal(form))


async def promise(interaction: Interaction, *, private: bool, change: bool = False) -> None:
    """Acknowledge what takes longer than a first response may; `complete` follows.

    Args:
        change: the answer will change the message that was clicked; where it is gone, be a private one in its place.
    """
    async with asyncio.timeout(FIRST_SECONDS):
        if change:
            try:
                await interaction.response.defer()
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer(ephemeral=private, thinking=True)


async def complete(interaction: Interaction, card: Card, *, no_files: str) -> None:
    """Give the answer that was promised; where the message to be changed is gone, by a private one in its place."""
    card = await _ready(interaction, card, no_files)
    async with asyncio.timeout(FURTHER_SECONDS):
        try:
            await interaction.edit_original_response(**_edited(card))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await interaction.followup.send(**_sent(card), ephemeral=True)


async def further(interaction: Interaction, cards: Sequence[Card], *, private: bool) -> None:
    """Messages after the answer."""
    for card in cards[: limits.FOLLOWUPS]:
        async with asyncio.timeout(FURTHER_SECONDS):
            await interaction.followup.send(**_sent(card), ephemeral=private)


async def ask(interaction: Interaction, prompt: Prompt) -> None:
    """Answer by opening a modal.

    Raises:
        OutdatedError: what was sent is a modal itself, and none of ours leads to another.
    """
    await _opened(interaction, modal(prompt))


async def note(interaction: Interaction, text: str) -> None:
    """Tell the user something in private, whether or not the interaction was answered before."""
    text = limits.clip(text, limits.CONTENT)
    async with asyncio.timeout(FIRST_SECONDS):
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)


def language_of(interaction: Interaction, default: Language) -> Language:
    """The language of a user's client where it is one of ours."""
    return {"ru": "ru", "en": "en"}.get(interaction.locale.value.partition("-")[0], default)  # type: ignore[return-value]


UNKNOWN_MESSAGE: Final = 10008


async def _opened(interaction: Interaction, found: discord.ui.Modal) -> None:
    if interaction.type is discord.InteractionType.modal_submit:
        raise OutdatedError("a modal after a modal")
    async with asyncio.timeout(FIRST_SECONDS):
        await interaction.response.send_modal(found)


def _sent(card: Card) -> dict[str, Any]:
    sent: dict[str, Any] = {"embeds": _embeds(card)}
    if card.text:
        sent["content"] = card.text
    if card.rows:
        sent["view"] = view(card.rows)
    if files := _files(card):
        sent["files"] = files
    return sent


def _edited(card: Card) -> dict[str, Any]:
    return {"content": card.text or None, "embeds": _embeds(card), "view": view(card.rows), "attachments": _files(card)}


def _embeds(card: Card) -> list[discord.Embed]:
    found = [embed(panel) for panel in card.panels]
    if card.image:
        found[0].set_image(url=f"attachment://{card.image.name}")
    return found


def _files(card: Card) -> list[discord.File]:
    found = [file(card.facts)] if card.facts is not None else []
    if card.document is not None:
        found.append(discord.File(io.BytesIO(card.document.text.encode()), card.document.name))
    if card.image is not None:
        image = card.image
        found.append(discord.File(io.BytesIO(image.png), image.name, description=image.alternative))
    return found


async def _ready(interaction: Interaction, card: Card, no_files: str) -> Card:
    """The card as it may be sent here, its sheet painted."""
    allowed = _allowed(interaction, card, no_files)
    return await illustrated(allowed, may_attach=interaction.app_permissions.attach_files)


def _allowed(interaction: Interaction, card: Card, no_files: str) -> Card:
    if not interaction.is_guild_integration():
        card = without_keep(card)
    if interaction.app_permissions.attach_files:
        return card
    if card.document is not None:
        card = without_document(card)
    if card.facts is None:
        return card
    return without_rows(card, no_files)
