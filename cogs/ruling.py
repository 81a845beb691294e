"""/ruling and the message command: a question in words, answered with a card."""

import discord
from discord import app_commands

from cogs import limits, options, replies
from cogs.claim.searching import Searching
from cogs.dialog import Dialog
from cogs.serving import Service, ServiceCog
from cogs.translator import text
from laws.wording import Catalogue

Interaction = replies.Interaction
Situation = app_commands.Range[str, 1, limits.QUESTION]
Choice = app_commands.Choice


class RulingCog(ServiceCog):
    """Takes questions.

    Args:
        words: the catalogue that the default texts of the commands come from.
    """

    def __init__(
        self,
        service: Service,
        dialog: Dialog,
        searching: Searching,
        *,
        words: Catalogue,
    ) -> None:
        self._searching = searching
        super().__init__(service)
        self._dialog = dialog
        self._commands = (self._slash(words), self._menu(words))

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
