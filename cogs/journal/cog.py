"""/journal: the rulings that the Directors of a server have kept, and the clicks on its cards."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from cogs import clicks, options, replies
from cogs.forms import entered
from cogs.journal import form as journalform
from cogs.journal import state as journalstate
from cogs.journal.dialog import JournalDialog, searched
from cogs.journal.entry import LAW, PLACE, WORDS
from cogs.journal.files import JournalFiles
from cogs.journal.keep import JournalKeeper
from cogs.journal.rights import keeper, may_change
from cogs.journal.state import JournalAction, JournalState
from cogs.policy import server_of
from cogs.render import journal as render
from cogs.render.parts import Card
from cogs.render.quote import question_in
from cogs.serving import ClickedCog, Service
from cogs.storage.errors import StorageError
from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)

Interaction = replies.Interaction
Words = app_commands.Range[str, 1, WORDS]
Law = app_commands.Range[str, 1, 4 * LAW]
Board = app_commands.Range[str, 1, PLACE]
Day = app_commands.Range[str, 1, 12]
Number = app_commands.Range[int, 1, 10**15]

FORM_SECONDS: Final = 2.0
"""Seconds in which an entry must have come before its modal can no longer be opened."""
UPLOAD_SECONDS: Final = 60.0


class JournalCog(ClickedCog):
    """Shows and exports the journal, and has rulings kept.

    Args:
        words: the catalogue that the default texts of the command come from.
    """

    def __init__(
        self,
        service: Service,
        journal: JournalDialog,
        keeper: JournalKeeper,
        files: JournalFiles,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._journal = journal
        self._keeper = keeper
        self._files = files
        self._commands = (self._slash(words),)

    def owns(self, custom_id: str) -> bool:
        return journalstate.is_journal(custom_id)

    def named(self, custom_id: str) -> str:
        return f"journal {custom_id[1:3]!r}"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        await self._told(
            interaction,
            lambda guild_id: self._clicked(interaction, guild_id, custom_id),
            shows=not journalstate.writes(custom_id),
        )

    async def _told(
        self, interaction: Interaction, act: Callable[[int], Awaitable[None]], *, shows: bool = True
    ) -> None:
        """Act for a Director of a server, and tell anybody else, and a Director where the storage is down, why not.

        Args:
            shows: whether the act shows what is in the journal.
        """
        words = self._journal.words(self._failures.language(interaction))
        guild_id = server_of(interaction)
        if guild_id is None:
            await self._failures.refuse(interaction, words.say("journal-no-server"))
            return
        try:
            directs = self._policies.surely_directs if shows else self._policies.directs
            if await directs(interaction):
                await act(guild_id)
            else:
                await self._failures.refuse(interaction, words.say("journal-not-director"))
        except StorageError as error:
            _log.warning("journal: storage is down: %s", error)
            await self._failures.refuse(interaction, words.say("journal-down"))

    async def _clicked(self, interaction: Interaction, guild_id: int, custom_id: str) -> None:
        if custom_id.startswith(journalstate.KEEP):
            await self._keeper.card(interaction, guild_id, custom_id)
            return
        state = journalstate.parse(custom_id)
        match state.action:
            case JournalAction.DESK:
                await self._keeper.desk(interaction, guild_id, state)
            case JournalAction.AGAIN:
                await self._keeper.again(interaction, guild_id, state)
            case JournalAction.LIST:
                await self._list(interaction, guild_id, searched(state, _words(interaction)), change=True)
            case JournalAction.OPEN:
                chosen = clicks.selected(interaction)
                number = int(chosen) if chosen.isdecimal() else state.number
                await self._open(interaction, guild_id, replace(state, number=number), change=False)
            case JournalAction.ENTRY:
                await self._open(interaction, guild_id, state, change=True)
            case JournalAction.EDIT:
                await self._edit(interaction, guild_id, state)
            case JournalAction.DELETE | JournalAction.DELETED:
                await self._delete(interaction, guild_id, state)
            case _:
                await self._export(interaction, guild_id, searched(state, _words(interaction)))

    async def _list(self, interaction: Interaction, guild_id: int, state: JournalState, *, change: bool) -> None:
        await self._promise(interaction, change=change)
        await self._complete(interaction, await self._journal.listed(guild_id, state), state.lang)

    async def _open(self, interaction: Interaction, guild_id: int, state: JournalState, *, change: bool) -> None:
        await self._promise(interaction, change=change)
        entry = await self._journal.entry(guild_id, state.number)
        if entry is None:
            await replies.note(interaction, self._journal.words(state.lang).say("journal-gone"))
            return
        card = self._journal.shown(entry, state.lang, may_change=may_change(interaction, entry))
        await self._complete(interaction, card, state.lang)

    async def _edit(self, interaction: Interaction, guild_id: int, state: JournalState) -> None:
        """Open the modal of an entry, or change the entry where that was sent."""
        words = self._journal.words(state.lang)
        sent = interaction.type is discord.InteractionType.modal_submit
        if sent:
            await self._promise(interaction, change=True)
        entry = await self._soon(self._journal.entry(guild_id, state.number), waits=sent)
        if entry is None or not may_change(interaction, entry):
            await self._failures.refuse(interaction, words.say("journal-not-yours" if entry else "journal-gone"))
        elif sent:
            remarks = journalform.remarks_in(entered(interaction.data or {}))
            await self._journal.remark(entry, remarks, kept_by=keeper(interaction))
            changed = await self._journal.entry(guild_id, entry.id)
            if changed is None:
                await self._failures.refuse(interaction, words.say("journal-gone"))
                return
            card = self._journal.shown(changed, state.lang, may_change=True)
            await self._complete(interaction, card, state.lang)
        else:
            form = journalform.editing(state.custom_id(), entry.id, entry.remarks, words)
            await replies.open_form(interaction, form)

    async def _delete(self, interaction: Interaction, guild_id: int, state: JournalState) -> None:
        """Ask whether an entry is to be deleted, or delete it."""
        words = self._journal.words(state.lang)
        await self._promise(interaction, change=True)
        entry = await self._journal.entry(guild_id, state.number)
        if entry is None or not may_change(interaction, entry):
            await replies.note(interaction, words.say("journal-not-yours" if entry else "journal-gone"))
            return
        card = render.sure(entry.id, state.lang, words)
        if state.action is JournalAction.DELETED:
            await self._journal.delete(guild_id, entry.id, kept_by=keeper(interaction))
            card = render.deleted(entry.id, words)
        await self._complete(interaction, card, state.lang)

    async def _export(self, interaction: Interaction, guild_id: int, state: JournalState) -> None:
        words = self._journal.words(state.lang)
        if not interaction.app_permissions.attach_files:
            await replies.note(interaction, words.say("journal-no-files"))
            return
        await replies.promise(interaction, private=True)
        server = interaction.guild.name if interaction.guild else ""
        most = interaction.filesize_limit
        async with self._files.made(
            state.action, guild_id, state.query, state.lang, server=server, most=most
        ) as exported:
            size = (await asyncio.to_thread(exported.path.stat)).st_size
            embeds = [
                replies.embed(panel) for panel in render.exported(exported.count, words, fits=size <= most).panels
            ]
            files = [discord.File(exported.path)] if size <= most else []
            async with asyncio.timeout(UPLOAD_SECONDS):
                await interaction.edit_original_response(embeds=embeds, attachments=files)

    async def _promise(self, interaction: Interaction, *, change: bool) -> None:
        """Promise an answer for the user's eyes only: a message that others see is never changed into it."""
        await replies.promise(interaction, private=True, change=change and clicks.private(interaction))

    async def _complete(self, interaction: Interaction, card: Card, lang: Language) -> None:
        await replies.complete(interaction, card, no_files=self._journal.words(lang).say("journal-no-files"))

    async def _soon(self, work: Awaitable[Any], *, waits: bool) -> Any:
        """The result of work.

        Args:
            waits: whether the interaction is acknowledged already.

        Raises:
            StorageError: it did not come while a modal could still be opened.
        """
        try:
            async with asyncio.timeout(None if waits else FORM_SECONDS):
                return await work
        except TimeoutError:
            raise StorageError("too slow") from None

    def _slash(self, words: Catalogue) -> options.Command:
        async def journal(
            interaction: Interaction,
            words: Words | None = None,
            law: Law | None = None,
            board: Board | None = None,
            since: Day | None = None,
            until: Day | None = None,
            number: Number | None = None,
            language: options.LanguageOption = None,
        ) -> None:
            with self._in_flight:
                policy = await self._policies.of(interaction)
                lang = policy.language_of(options.wish(language=language), self._failures.language(interaction))
                query = self._journal.query(
                    words or "", law or "", board or "", since or "", until or "", policy.edition
                )
                action = JournalAction.OPEN if number else JournalAction.LIST
                state = JournalState(action, lang, number=number or 0, query=query)
                show = self._open if number else self._list
                await self._told(interaction, lambda guild_id: show(interaction, guild_id, state, change=False))

        found = options.slash(words, "journal", journal)
        found.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
        found.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
        return found


def _words(interaction: Interaction) -> str:
    """The words that a list quotes."""
    return question_in(clicks.described(interaction))
