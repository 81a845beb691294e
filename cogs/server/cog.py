"""/settings: what a server lays down for answers, shown in words and changed by those who manage it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from discord import app_commands

from cogs import clicks, options, replies
from cogs.office import Office
from cogs.policy import manages, server_of
from cogs.render.parts import Card
from cogs.render.quote import harmless
from cogs.render.server import ServerView
from cogs.server import state as serverstate
from cogs.server.fields import Field, Shape, unset
from cogs.server.settings import CHANNELS, UNSET, ServerSettings
from cogs.server.state import ServerAction, ServerState
from cogs.serving import ClickedCog, Service
from cogs.state import OutdatedError
from cogs.storage import StorageError
from laws.errors import UserError
from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)

Interaction = replies.Interaction
READ_SECONDS: Final = 1.5
"""So long a click waits for the settings before it says that they cannot be read."""


class ServerCog(ClickedCog):
    """Shows and changes the settings of servers.

    Args:
        words: the catalogue that the default texts of the command come from.
    """

    def __init__(
        self,
        service: Service,
        office: Office,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._office = office
        self._commands = (self._slash(words),)

    def owns(self, custom_id: str) -> bool:
        return serverstate.is_server(custom_id)

    def named(self, custom_id: str) -> str:
        return f"settings {custom_id[2:3]!r}"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        state = serverstate.parse(custom_id)
        await self._managed(interaction, state.lang, lambda guild: self._click(interaction, guild, state))

    async def _managed(self, interaction: Interaction, lang: Language, act: Callable[[int], Awaitable[None]]) -> None:
        """Act for who manages a server that the bot is on, and tell anybody else what it needs."""
        words = self._office.words[lang]
        guild_id = server_of(interaction)
        if guild_id is None:
            await replies.note(
                interaction, words.say("server-needs-bot" if interaction.guild_id else "server-needs-server")
            )
        elif not manages(interaction):
            await replies.note(interaction, words.say("server-not-manager"))
        else:
            try:
                await act(guild_id)
            except StorageError as error:
                _log.warning("settings of server %d: storage is down: %s", guild_id, error)
                await replies.note(interaction, words.say("server-down"))

    async def _click(self, interaction: Interaction, guild_id: int, state: ServerState) -> None:
        match state.action:
            case ServerAction.HOME | ServerAction.RESET | ServerAction.OPEN | ServerAction.SHOW | ServerAction.TYPE:
                await self._show(interaction, guild_id, state)
            case ServerAction.RESET_ALL:
                await self._change(interaction, guild_id, state, lambda _: UNSET)
            case _:
                try:
                    await self._change(interaction, guild_id, state, _change(interaction, state))
                except UserError as error:
                    view = await self._view(guild_id, state.lang)
                    problem = self._office.words[state.lang].text(harmless(error.said))
                    await self._update(interaction, view.field(_field(state), problem), state.lang)

    async def _show(self, interaction: Interaction, guild_id: int, state: ServerState) -> None:
        view = await self._view(guild_id, state.lang)
        if state.action is ServerAction.TYPE:
            await replies.ask(interaction, view.prompt(_field(state)))
            return
        if state.action is ServerAction.OPEN:
            state = serverstate.parse(f"{serverstate.PREFIX}f{state.lang}:{clicks.selected(interaction)}:")
        if state.action is ServerAction.SHOW:
            card = view.field(_field(state))
        else:
            card = view.sure() if state.action is ServerAction.RESET else view.home()
        await self._update(interaction, card, state.lang)

    async def _change(
        self,
        interaction: Interaction,
        guild_id: int,
        state: ServerState,
        change: Callable[[ServerSettings], ServerSettings],
    ) -> None:
        await replies.promise(interaction, private=True, change=True)
        settings = await self._policies.change(guild_id, change)
        about = state.field.name if state.field else "all"
        _log.info("audit: server %d: user %d changed %s", guild_id, interaction.user.id, about)
        view = self._of(settings, state.lang)
        said = view.changed(state.field) if state.field else self._office.words[state.lang].say("server-reset-done")
        words = self._office.words[state.lang]
        await replies.complete(interaction, view.home(said), no_files=words.say("discord-no-files"))

    async def _view(self, guild_id: int, lang: Language) -> ServerView:
        try:
            async with asyncio.timeout(READ_SECONDS):
                return self._of(await self._policies.settings(guild_id), lang)
        except TimeoutError:
            raise StorageError("too slow") from None

    def _of(self, settings: ServerSettings, lang: Language) -> ServerView:
        texts = self._office.library.overlay.names()
        return ServerView(settings, self._policies.default, texts, self._office.words[lang], lang)

    async def _update(self, interaction: Interaction, card: Card, lang: Language) -> None:
        await replies.update(interaction, card, no_files=self._office.words[lang].say("discord-no-files"))

    def _slash(self, words: Catalogue) -> options.Command:
        async def settings(interaction: Interaction, language: options.LanguageOption = None) -> None:
            with self._in_flight:
                policy = await self._policies.of(interaction)
                wish = options.wish(language=language)
                lang = policy.language_of(wish, self._failures.language(interaction))

                async def show(guild_id: int) -> None:
                    card = (await self._view(guild_id, lang)).home()
                    no_files = self._office.words[lang].say("discord-no-files")
                    await replies.answer(interaction, [card], private=True, no_files=no_files)

                await self._managed(interaction, lang, show)

        return options.slash(words, "settings", app_commands.default_permissions(manage_guild=True)(settings))


def _field(state: ServerState) -> Field:
    if state.field is None:
        raise OutdatedError("no setting")
    return state.field


def _change(interaction: Interaction, state: ServerState) -> Callable[[ServerSettings], ServerSettings]:
    """The change that a click asks for.

    Raises:
        OutdatedError: what was chosen does not exist.
        UserError: what was typed does not fit.
    """
    field = _field(state)
    changes: Mapping[str, Any]
    match state.action:
        case ServerAction.SET if state.place is not None:
            changes = {field.name: field.values[state.place]}
        case ServerAction.UNSET:
            changes = unset(field)
        case ServerAction.TYPED if field.read:
            changes = {field.name: field.read(clicks.typed(interaction).get(replies.TYPED, ""))}
        case ServerAction.CHOSEN if field.shape is Shape.ROLES:
            changes = {field.name: _ids(interaction)}
        case ServerAction.CHOSEN if field.shape is Shape.TEXTS:
            changes = {field.name: clicks.selected(interaction) or None}
        case ServerAction.PUBLIC | ServerAction.PRIVATE:
            return _with_channels(_ids(interaction), private=state.action is ServerAction.PRIVATE)
        case _:
            raise OutdatedError("no such action")
    return lambda settings: settings.with_(**changes)


def _with_channels(chosen: tuple[int, ...], *, private: bool) -> Callable[[ServerSettings], ServerSettings]:
    def change(settings: ServerSettings) -> ServerSettings:
        kept = {place: hidden for place, hidden in settings.channels.items() if hidden is not private}
        new = {**kept, **dict.fromkeys(chosen, private)}
        return settings.with_(channels=dict(list(new.items())[-CHANNELS:]))

    return change


def _ids(interaction: Interaction) -> tuple[int, ...]:
    return tuple(int(value) for value in clicks.chosen(interaction) if value.isdecimal())
