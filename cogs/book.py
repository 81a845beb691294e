"""/law, /search, /compare and /term: the law book in Discord."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from cogs import limits, replies
from cogs.bookdialog import BookDialog
from cogs.bookstate import View
from cogs.failures import Failures
from cogs.inflight import InFlight
from cogs.translator import text
from engine.edition import EDITIONS, Edition
from laws.book.model import Chapter
from laws.wording import LANGUAGES, Catalogue, Language

Interaction = replies.Interaction
Words = app_commands.Range[str, 1, limits.BOOK_WORDS]
Choice = app_commands.Choice
Suggest = Callable[..., Coroutine[Any, Any, list[Choice[str]]]]

_OPTIONS: Final = ("edition", "language", "visibility")


class BookCog(commands.Cog):
    """Reads the book to users.

    Args:
        bot: the bot whose tree gets the commands.
        words: the catalogue that the default texts of the commands come from.
        language: the language that all answers are in where the settings fix one.
        private: whether only the asker sees an answer when nothing else is said.
    """

    def __init__(
        self,
        bot: commands.Bot,
        dialog: BookDialog,
        failures: Failures,
        in_flight: InFlight,
        *,
        chapters: tuple[Chapter, ...],
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
        self._words = words
        self._warming: asyncio.Task[None] | None = None
        self._commands = (self._law(), self._search(chapters), self._compare(), self._term())

    async def cog_load(self) -> None:
        """Add the commands to the bot's tree."""
        for command in self._commands:
            self._bot.tree.add_command(command)

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
        edition: Choice[int] | None = None,
        language: Choice[str] | None = None,
        visibility: Choice[str] | None = None,
        chapter: int = 0,
    ) -> None:
        """Answer a command where it was given."""
        with self._in_flight:
            fallback = self._failures.language(interaction)
            hidden = visibility.value == "private" if visibility else self._private
            lang: Language | None = language.value if language else self._language  # type: ignore[assignment]
            card = self._dialog.asked(
                view,
                asked,
                private=hidden,
                edition=Edition(edition.value) if edition else None,
                lang=lang,
                fallback=fallback,
                chapter=chapter,
            )
            no_files = self._dialog.words(lang or fallback).say("discord-no-files")
            await replies.answer(interaction, [card], private=hidden, no_files=no_files)

    def _law(self) -> app_commands.Command[Any, ..., None]:
        async def law(
            interaction: Interaction,
            section: Words,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            await self.answer(interaction, View.LAW, section, edition=edition, language=language, visibility=visibility)

        return self._command("law", law, "section", self._suggesting())

    def _compare(self) -> app_commands.Command[Any, ..., None]:
        async def compare(
            interaction: Interaction,
            section: Words,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            await self.answer(
                interaction, View.COMPARE, section, edition=edition, language=language, visibility=visibility
            )

        return self._command("compare", compare, "section", self._suggesting())

    def _term(self) -> app_commands.Command[Any, ..., None]:
        async def term(
            interaction: Interaction,
            name: Words,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            await self.answer(interaction, View.TERM, name, edition=edition, language=language, visibility=visibility)

        return self._command("term", term, "name", self._suggesting(terms_only=True))

    def _search(self, chapters: tuple[Chapter, ...]) -> app_commands.Command[Any, ..., None]:
        async def search(
            interaction: Interaction,
            words: Words,
            chapter: Choice[int] | None = None,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            await self.answer(
                interaction,
                View.SEARCH,
                words,
                edition=edition,
                language=language,
                visibility=visibility,
                chapter=chapter.value if chapter else 0,
            )

        places = {f"chapter-{chapter.id}": place for place, chapter in enumerate(chapters, 1)}
        return self._command("search", search, "words", chapter=self._choices(places))

    def _command(
        self,
        name: str,
        callback: Callable[..., Awaitable[None]],
        first: str,
        suggest: Suggest | None = None,
        **further: list[Choice[Any]],
    ) -> app_commands.Command[Any, ..., None]:
        """A command with its texts; the options that all commands share have the same ones.

        Args:
            first: the option that is asked about, completed by `suggest`.
            further: options of this command alone, with their choices.
        """
        words = self._words
        own = (first, *further)
        described = {option: text(words, f"{name}-{option}-about") for option in own}
        named = {option: text(words, f"{name}-{option}") for option in own}
        decorators: list[Callable[[Any], Any]] = [
            app_commands.describe(**described, **{option: text(words, f"{option}-about") for option in _OPTIONS}),
            app_commands.rename(**named, **{option: text(words, option) for option in _OPTIONS}),
            app_commands.choices(
                edition=self._choices({f"edition-{year.value}": year.value for year in EDITIONS}),
                language=self._choices({f"language-{item}": item for item in LANGUAGES}),
                visibility=self._choices({f"visibility-{item}": item for item in ("private", "public")}),
                **further,
            ),
        ]
        if suggest:
            decorators.append(app_commands.autocomplete(**{first: suggest}))
        for decorate in decorators:
            callback = decorate(callback)
        return app_commands.Command(
            name=text(words, name),
            description=text(words, f"{name}-about"),
            callback=callback,  # type: ignore[arg-type]
        )

    def _suggesting(self, *, terms_only: bool = False) -> Suggest:
        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            try:
                lang = self._language or self._failures.language(interaction)
                found = self._dialog.suggestions(current, _edition(interaction), lang, terms_only=terms_only)
            except Exception as error:
                self._failures.unexpected(error, "suggestions from the book")
                return []
            return [Choice(name=name, value=value) for name, value in found]

        return suggest

    def _choices(self, values: Mapping[str, str | int]) -> list[Choice[Any]]:
        return [Choice(name=text(self._words, name), value=value) for name, value in values.items()]


def _edition(interaction: Interaction) -> Edition | None:
    """The edition chosen before in the same command, as far as it is filled in."""
    given = getattr(interaction.namespace, "edition", None)
    value = getattr(given, "value", given)
    return next((edition for edition in EDITIONS if edition.value == value), None)
