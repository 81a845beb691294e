"""/law, /search, /compare and /term: the law book in Discord."""

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs import limits, options, replies
from cogs.book.dialog import BookDialog
from cogs.book.state import View
from cogs.serving import Service, ServiceCog
from engine.edition import EDITIONS, Edition
from laws.book.model import Chapter
from laws.wording import Catalogue

Interaction = replies.Interaction
Words = app_commands.Range[str, 1, limits.BOOK_WORDS]
Choice = app_commands.Choice


class BookCog(ServiceCog):
    """Reads the book to users.

    Args:
        words: the catalogue that the default texts of the commands come from.
    """

    def __init__(
        self,
        service: Service,
        dialog: BookDialog,
        *,
        chapters: tuple[Chapter, ...],
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._dialog = dialog
        self._words = words
        self._warming: asyncio.Task[None] | None = None
        self._commands = (
            self._of_section("law", View.LAW),
            self._search(chapters),
            self._of_section("compare", View.COMPARE),
            self._term(),
        )

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Make the indexes in the background, once."""
        if self._warming is None:
            self._warming = asyncio.create_task(asyncio.to_thread(self._dialog.warm))

    async def answer(
        self,
        interaction: Interaction,
        view: View,
        asked: str,
        *,
        wish: options.Wish,
        chapter: int = 0,
    ) -> None:
        """Answer a command where it was given."""
        with self._in_flight:
            policy = await self._policies.of(interaction)
            dialog = self._dialog.under(policy)
            fallback = self._failures.language(interaction)
            hidden = policy.hidden(wish)
            lang = wish.lang or policy.language
            card = dialog.asked(
                view,
                asked,
                private=hidden,
                edition=wish.edition,
                lang=lang,
                fallback=fallback,
                chapter=chapter,
            )
            words = dialog.words(lang or fallback)
            shown = policy.noted(card, words)
            await replies.answer(interaction, [shown], private=hidden, no_files=words.say("discord-no-files"))

    def _of_section(self, command: str, view: View) -> options.Command:
        async def told(
            interaction: Interaction,
            section: Words,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.answer(interaction, view, section, wish=options.wish(edition, language, visibility))

        return options.slash(self._words, command, told, suggest={"section": self._suggesting()})

    def _term(self) -> options.Command:
        async def term(
            interaction: Interaction,
            name: Words,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.answer(interaction, View.TERM, name, wish=options.wish(edition, language, visibility))

        return options.slash(self._words, "term", term, suggest={"name": self._suggesting(terms_only=True)})

    def _search(self, chapters: tuple[Chapter, ...]) -> options.Command:
        async def search(
            interaction: Interaction,
            words: Words,
            chapter: Choice[int] | None = None,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.answer(
                interaction,
                View.SEARCH,
                words,
                wish=options.wish(edition, language, visibility),
                chapter=chapter.value if chapter else 0,
            )

        places = {f"chapter-{chapter.id}": place for place, chapter in enumerate(chapters, 1)}
        return options.slash(self._words, "search", search, offered={"chapter": places})

    def _suggesting(self, *, terms_only: bool = False) -> options.Suggest:
        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            try:
                policy = await self._policies.of(interaction)
                lang = policy.language or self._failures.language(interaction)
                year = _edition(interaction) or policy.edition
                found = self._dialog.suggestions(current, year, lang, terms_only=terms_only)
            except Exception as error:
                self._failures.unexpected(error, "suggestions from the book")
                return []
            return [Choice(name=name, value=value) for name, value in found]

        return suggest


def _edition(interaction: Interaction) -> Edition | None:
    """The edition chosen before in the same command, as far as it is filled in."""
    given = getattr(interaction.namespace, "edition", None)
    value = getattr(given, "value", given)
    return next((edition for edition in EDITIONS if edition.value == value), None)
