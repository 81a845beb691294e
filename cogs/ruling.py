"""/ruling and the message command: a question in words, answered with a card."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs import limits, options, replies
from cogs.claim.searching import Searching
from cogs.dialog import Dialog
from cogs.failures import Failures
from cogs.inflight import InFlight
from cogs.policy import Policies
from cogs.translator import text
from laws.wording import Catalogue

Interaction = replies.Interaction
Situation = app_commands.Range[str, 1, limits.QUESTION]
Choice = app_commands.Choice


class RulingCog(commands.Cog):
    """Takes questions.

    Args:
        bot: the bot whose tree gets the commands.
        words: the catalogue that the default texts of the commands come from.
        policies: what holds where nothing else is said.
    """

    def __init__(
        self,
        bot: commands.Bot,
        dialog: Dialog,
        failures: Failures,
        in_flight: InFlight,
        searching: Searching,
        *,
        words: Catalogue,
        policies: Policies,
    ) -> None:
        self._searching = searching
        self._bot = bot
        self._dialog = dialog
        self._failures = failures
        self._in_flight = in_flight
        self._policies = policies
        self._commands = (self._slash(words), self._menu(words))

    async def cog_load(self) -> None:
        """Add the slash command and the message command to the bot's tree."""
        for command in self._commands:
            self._bot.tree.add_command(command)

    async def answer(
        self,
        interaction: Interaction,
        situation: str,
        wish: options.Wish = options.NO_WISH,
    ) -> None:
        """Answer a question where it was asked."""
        with self._in_flight:
            policy = await self._policies.of(interaction)
            dialog = self._dialog.under(policy, keeps=await self._policies.directs(interaction))
            fallback = self._failures.language(interaction)
            hidden = policy.hidden(wish)
            lang = wish.lang or policy.language
            words = dialog.words(lang or fallback)

            async def ruled() -> None:
                card = dialog.asked(situation, private=hidden, edition=wish.edition, lang=lang, fallback=fallback)
                shown = policy.noted(card, words)
                await replies.answer(interaction, [shown], private=hidden, no_files=words.say("discord-no-files"))

            await self._searching.through(ruled, lambda: replies.promise(interaction, private=hidden))

    def _slash(self, words: Catalogue) -> options.Command:
        async def ruling(
            interaction: Interaction,
            situation: Situation,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.answer(interaction, situation, options.wish(edition, language, visibility))

        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            try:
                policy = await self._policies.of(interaction)
                lang = policy.language or self._failures.language(interaction)
                found = self._dialog.suggestions(current, lang)
            except Exception as error:
                self._failures.unexpected(error, "suggestions")
                return []
            return [Choice(name=name, value=value) for name, value in found]

        return options.slash(words, "ruling", ruling, suggest={"situation": suggest})

    def _menu(self, words: Catalogue) -> app_commands.ContextMenu:
        async def rule_on_this(interaction: Interaction, message: discord.Message) -> None:
            await self.answer(interaction, message.content)

        return app_commands.ContextMenu(name=text(words, "rule-on-this"), callback=rule_on_this)
