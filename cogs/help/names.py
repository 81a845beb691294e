"""How commands are written in a text: clickable where Discord has told their ids, else by the reader's name for them."""

import logging
from collections.abc import Mapping
from typing import Any

import aiohttp
import discord
from discord import app_commands

from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)


class CommandNames:
    """Knows the commands of a tree, and their ids once `learn` has been there."""

    def __init__(self, tree: app_commands.CommandTree[Any], words: Mapping[Language, Catalogue]) -> None:
        self._tree = tree
        self._words = words
        self._ids: Mapping[str, int] = {}

    async def learn(self) -> None:
        """Ask Discord for the ids. Where it does not answer, names stay what they are."""
        try:
            found = await self._tree.fetch_commands()
        except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.info("the ids of the commands are not known: %s", type(error).__name__)
            return
        self._ids = {command.name: command.id for command in found if command.type is discord.AppCommandType.chat_input}

    def shown(self, lang: Language) -> Mapping[str, str]:
        """Every command as a text shows it, by its default name in lower case with hyphens."""
        kinds = (discord.AppCommandType.chat_input, discord.AppCommandType.message, discord.AppCommandType.user)
        return {
            _slug(command.name): self._shown(command, lang)
            for kind in kinds
            for command in self._tree.get_commands(type=kind)
        }

    def _shown(self, command: object, lang: Language) -> str:
        name = str(getattr(command, "name", ""))
        known = self._words[lang].first(f"command-{_slug(name)}")
        own = self._words[lang].say(known) if known else name
        if isinstance(command, app_commands.ContextMenu):
            return f"**{own}**"
        if isinstance(command, app_commands.Command) and name in self._ids:
            return f"</{name}:{self._ids[name]}>"
        return f"**/{own}**"


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")
