"""/ruling and the message command: a question in words, answered with a card."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits, replies
from cogs.dialog import Dialog
from cogs.failures import Failures
from cogs.inflight import InFlight
from cogs.translator import text
from engine.edition import EDITIONS, Edition
from laws.wording import LANGUAGES, Catalogue, Language

Interaction = replies.Interaction
Situation = app_commands.Range[str, 1, limits.QUESTION]
Choice = app_commands.Choice


class RulingCog(commands.Cog):
    """Takes questions.

    Args:
        bot: the bot whose tree gets the commands.
        words: the catalogue that the default texts of the commands come from.
        language: the language that all answers are in where the settings fix one.
        private: whether only the asker sees an answer when nothing else is said.
    """

    def __init__(
        self,
        bot: commands.Bot,
        dialog: Dialog,
        failures: Failures,
        in_flight: InFlight,
        *,
        words: Catalogue,
        language: Language | None,
        private: bool,
    ) -> None:
        self._bot = bot
        self._dialog = dialog
        self._failures = failures
        self._in_flight = in_flight
        self._language = language
        self._private = private
        self._commands = (self._slash(words), self._menu(words))

    async def cog_load(self) -> None:
        """Add the slash command and the message command to the bot's tree."""
        for command in self._commands:
            self._bot.tree.add_command(command)

    async def answer(
        self,
        interaction: Interaction,
        situation: str,
        *,
        edition: Edition | None = None,
        language: Language | None = None,
        private: bool | None = None,
    ) -> None:
        """Answer a question where it was asked."""
        with self._in_flight:
            fallback = self._failures.language(interaction)
            hidden = self._private if private is None else private
            lang = language or self._language
            card = self._dialog.asked(situation, private=hidden, edition=edition, lang=lang, fallback=fallback)
            no_files = self._dialog.words(lang or fallback).say("discord-no-files")
            await replies.answer(interaction, [card], private=hidden, no_files=no_files)

    def _slash(self, words: Catalogue) -> app_commands.Command[Any, ..., None]:
        async def ruling(
            interaction: Interaction,
            situation: Situation,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            await self.answer(
                interaction,
                situation,
                edition=Edition(edition.value) if edition else None,
                language=language.value if language else None,  # type: ignore[arg-type]
                private=visibility.value == "private" if visibility else None,
            )

        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            try:
                found = self._dialog.suggestions(current, self._language or self._failures.language(interaction))
            except Exception as error:
                self._failures.unexpected(error, "suggestions")
                return []
            return [Choice(name=name, value=value) for name, value in found]

        options = ("situation", "edition", "language", "visibility")
        decorators: tuple[Callable[[Any], Any], ...] = (
            app_commands.describe(**{name: text(words, f"ruling-{name}-about") for name in options}),
            app_commands.rename(**{name: text(words, f"ruling-{name}") for name in options}),
            app_commands.choices(
                edition=_choices(words, {f"edition-{year.value}": year.value for year in EDITIONS}),
                language=_choices(words, {f"language-{name}": name for name in LANGUAGES}),
                visibility=_choices(words, {f"visibility-{name}": name for name in ("private", "public")}),
            ),
            app_commands.autocomplete(situation=suggest),
        )
        callback: Callable[..., Awaitable[None]] = ruling
        for decorate in decorators:
            callback = decorate(callback)
        return app_commands.Command(
            name=text(words, "ruling"),
            description=text(words, "ruling-about"),
            callback=callback,  # type: ignore[arg-type]
        )

    def _menu(self, words: Catalogue) -> app_commands.ContextMenu:
        async def rule_on_this(interaction: Interaction, message: discord.Message) -> None:
            await self.answer(interaction, message.content)

        return app_commands.ContextMenu(name=text(words, "rule-on-this"), callback=rule_on_this)


def _choices(words: Catalogue, values: Mapping[str, str | int]) -> list[Choice[str | int | float]]:
    return [Choice(name=text(words, name), value=value) for name, value in values.items()]
