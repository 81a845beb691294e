"""/help and /about: how to use the bot, and what it is."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from cogs import clicks, options, replies
from cogs.help.about import About
from cogs.help.names import CommandNames
from cogs.help.state import HelpAction, HelpState, is_help, parse
from cogs.render.help import EXAMPLES, START, TOPICS, help_card
from cogs.render.parts import Card
from cogs.serving import ClickedCog, Service
from cogs.state import OutdatedError
from laws.wording import Catalogue, Language

Interaction = replies.Interaction
Choice = app_commands.Choice
Ask = Callable[[Interaction, str, options.Wish], Awaitable[None]]


class HelpCog(ClickedCog):
    """Explains the bot, always to the asker alone.

    Args:
        about: what the bot says of itself.
        ask: answers an example as it would a question.
        default: the language of the default texts of the commands.
        clock: the time of day, with its zone.
    """

    def __init__(
        self,
        service: Service,
        about: About,
        ask: Ask,
        *,
        words: Mapping[Language, Catalogue],
        default: Language,
        clock: Callable[[], datetime] = discord.utils.utcnow,
    ) -> None:
        super().__init__(service)
        self._about = about
        self._ask = ask
        self._words = words
        self._since = clock()
        self._names = CommandNames(service.bot.tree, words)
        self._learning: asyncio.Task[None] | None = None
        self._commands = (self._help(words[default]), self._about_command(words[default]))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Learn the ids of the commands in the background, once."""
        if self._learning is None:
            self._learning = asyncio.create_task(self._names.learn())

    def owns(self, custom_id: str) -> bool:
        return is_help(custom_id)

    def named(self, custom_id: str) -> str:
        return "help"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        await self._click(interaction, parse(custom_id))

    async def _click(self, interaction: Interaction, state: HelpState) -> None:
        match state.action:
            case HelpAction.EXAMPLE:
                if state.about not in EXAMPLES:
                    raise OutdatedError("no such example")
                story = self._words[state.lang].say(f"help-ask-{state.about}")
                await self._ask(interaction, story, options.Wish(lang=state.lang, private=True))
            case HelpAction.TOPIC:
                await self._show(interaction, self._card(clicks.selected(interaction), state.lang), state.lang)
            case HelpAction.SHOW:
                await self._show(interaction, self._card(state.about, state.lang), state.lang)
            case HelpAction.ABOUT:
                await self._show(interaction, self._about.card(state.lang, self._since), state.lang)

    async def _show(self, interaction: Interaction, card: Card, lang: Language) -> None:
        """Show a card in the place of the one that was clicked, or, where that is somebody else's, below it."""
        no_files = self._words[lang].say("discord-no-files")
        if clicks.own(interaction):
            await replies.update(interaction, card, no_files=no_files)
        else:
            await replies.answer(interaction, [card], private=True, no_files=no_files)

    def _card(self, topic: str, lang: Language) -> Card:
        return help_card(topic, self._names.shown(lang), lang, self._words[lang])

    async def _answer(
        self, interaction: Interaction, language: options.LanguageOption, make: Callable[[Language], Card]
    ) -> None:
        with self._in_flight:
            policy = await self._policies.of(interaction)
            lang = policy.language_of(options.wish(language=language), self._failures.language(interaction))
            no_files = self._words[lang].say("discord-no-files")
            await replies.answer(interaction, [make(lang)], private=True, no_files=no_files)

    def _help(self, words: Catalogue) -> options.Command:
        async def help_(
            interaction: Interaction, topic: Choice[str] | None = None, language: options.LanguageOption = None
        ) -> None:
            name = topic.value if topic else START
            await self._answer(interaction, language, lambda lang: self._card(name, lang))

        topics: Mapping[str, str | int] = {f"help-topic-{item.name}": item.name for item in TOPICS}
        return options.slash(words, "help", help_, offered={"topic": topics})

    def _about_command(self, words: Catalogue) -> options.Command:
        async def about(interaction: Interaction, language: options.LanguageOption = None) -> None:
            await self._answer(interaction, language, lambda lang: self._about.card(lang, self._since))

        return options.slash(words, "about", about)
