"""/privacy and /forget: what is kept of a user and a server, and deleting it."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from discord import app_commands

from cogs import options, replies
from cogs.policy import manages, server_of
from cogs.privacy import state as privacystate
from cogs.privacy.state import PrivacyAction, PrivacyState
from cogs.render.parts import Card
from cogs.render.privacy import gone_card, kept_card, sure_card
from cogs.serving import ClickedCog, Service
from cogs.storage import StorageError
from cogs.storage.forget import Forgetting, Kept
from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)

Interaction = replies.Interaction
READ_SECONDS: Final = 1.5
"""So long a click waits for the storage before it says that it is down."""
_SERVER: Final = frozenset({PrivacyAction.SERVER, PrivacyAction.SERVER_SURE})
_DELETES: Final = frozenset({PrivacyAction.OWN_SURE, PrivacyAction.SERVER_SURE})


class PrivacyCog(ClickedCog):
    """Says what is kept and deletes it, always to the user alone.

    Args:
        words: the catalogues by language.
        default: the language of the default texts of the commands.
    """

    def __init__(
        self,
        service: Service,
        forgetting: Forgetting,
        *,
        words: Mapping[Language, Catalogue],
        default: Language,
    ) -> None:
        super().__init__(service)
        self._forgetting = forgetting
        self._words = words
        self._commands = (self._privacy(words[default]), self._forget(words[default]))

    def owns(self, custom_id: str) -> bool:
        return privacystate.is_privacy(custom_id)

    def named(self, custom_id: str) -> str:
        return "privacy"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        await self._act(interaction, privacystate.parse(custom_id), change=True)

    async def _act(self, interaction: Interaction, state: PrivacyState, *, change: bool) -> None:
        """Do what is asked for, of the server only for who manages it.

        Args:
            change: show the answer in place of the message that was clicked.
        """
        words = self._words[state.lang]
        if state.action in _SERVER and (server_of(interaction) is None or not manages(interaction)):
            await replies.note(interaction, words.say("privacy-not-manager"))
            return
        no_files = words.say("discord-no-files")
        try:
            if state.action in _DELETES:
                await replies.promise(interaction, private=True, change=change)
                await replies.complete(interaction, await self._delete(interaction, state), no_files=no_files)
                return
            card = await self._card(interaction, state)
        except StorageError as error:
            _log.warning("privacy: storage is down: %s", error)
            await replies.note(interaction, words.say("privacy-down"))
            return
        if change:
            await replies.update(interaction, card, no_files=no_files)
        else:
            await replies.answer(interaction, [card], private=True, no_files=no_files)

    async def _card(self, interaction: Interaction, state: PrivacyState) -> Card:
        kept, words = await self._kept(interaction), self._words[state.lang]
        if state.action is PrivacyAction.SHOW:
            days = (await self._policies.of(interaction)).journal_days
            return kept_card(kept, days, words, state.lang, manages=manages(interaction))
        return sure_card(kept, words, state.lang, server=state.action is PrivacyAction.SERVER)

    async def _kept(self, interaction: Interaction) -> Kept:
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await self._forgetting.kept(server_of(interaction), interaction.user.id)
        except TimeoutError:
            raise StorageError("too slow") from None

    async def _delete(self, interaction: Interaction, state: PrivacyState) -> Card:
        words, user_id, guild_id = self._words[state.lang], interaction.user.id, server_of(interaction)
        if state.action is PrivacyAction.OWN_SURE or guild_id is None:
            entries = await self._forgetting.user(user_id)
            _log.info("audit: user %d deleted their %d entries", user_id, entries)
            return gone_card(entries, words, server=False)
        entries = await self._forgetting.server(guild_id)
        self._policies.forget(guild_id)
        _log.info("audit: server %d: user %d deleted everything, %d entries", guild_id, user_id, entries)
        return gone_card(entries, words, server=True)

    async def _asked(self, interaction: Interaction, action: PrivacyAction, language: options.LanguageOption) -> None:
        with self._in_flight:
            policy = await self._policies.of(interaction)
            lang = policy.language_of(options.wish(language=language), self._failures.language(interaction))
            await self._act(interaction, PrivacyState(action, lang), change=False)

    def _privacy(self, words: Catalogue) -> options.Command:
        async def privacy(interaction: Interaction, language: options.LanguageOption = None) -> None:
            await self._asked(interaction, PrivacyAction.SHOW, language)

        return options.slash(words, "privacy", privacy)

    def _forget(self, words: Catalogue) -> options.Command:
        async def forget(
            interaction: Interaction, what: app_commands.Choice[str], language: options.LanguageOption = None
        ) -> None:
            action = PrivacyAction.SERVER if what.value == "server" else PrivacyAction.OWN
            await self._asked(interaction, action, language)

        offered: Mapping[str, Mapping[str, str | int]] = {"what": {"forget-own": "own", "forget-server": "server"}}
        return options.slash(words, "forget", forget, offered=offered)
