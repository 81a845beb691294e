"""Makes a card's sheet ready to send: painted off the event loop, or as text where pictures cannot be had."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.limits import clip
from cogs.pictures import fonts
from cogs.pictures.fonts import Faces
from cogs.pictures.paint import painted
from cogs.pictures.sheet import Sheet, alternative, as_text
from cogs.render.parts import Card, Image, Panel

ALTERNATIVE: Final = 1024
"""Characters that Discord takes as the description of a file."""
FENCE: Final = "```\n{}\n```"
Find = Callable[[], Faces | None]


async def illustrated(card: Card, *, may_attach: bool, find: Find = fonts.installed) -> Card:
    """The card with its sheet as a picture, or as text where the bot may not attach files or has no font."""
    if card.sheet is None:
        return card
    faces = await asyncio.to_thread(find) if may_attach else None
    if faces is None:
        return replace(card, panels=_with_text(card.panels, card.sheet), sheet=None)
    png = await asyncio.to_thread(painted, card.sheet, faces)
    image = Image(f"{card.sheet.name}.png", png, alternative(card.sheet, ALTERNATIVE))
    return replace(card, sheet=None, image=image)


def _with_text(panels: tuple[Panel, ...], sheet: Sheet) -> tuple[Panel, ...]:
    """The panels and the sheet as text below them, as far as there is room."""
    room = limits.EMBED_TOTAL - sum(panel.size for panel in panels) - len(FENCE)
    if len(panels) == limits.EMBEDS or room < len(sheet.title):
        return panels
    text = clip(as_text(sheet), min(room, limits.EMBED_DESCRIPTION - len(FENCE)))
    return (*panels, Panel(FENCE.format(text), colour=panels[0].colour))
