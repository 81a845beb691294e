"""Keeping a ruling: from the button on a card through the modal into the journal."""

import hashlib
import logging
from collections.abc import Mapping, Sequence

import discord

from cogs import clicks, replies
from cogs.dialog import Case, Dialog
from cogs.director.case import Made, made
from cogs.director.dialog import DirectorDialog
from cogs.director.state import DeskState
from cogs.director.state import read as read_desk
from cogs.director.turns import Click, Turns
from cogs.failures import Failures
from cogs.forms import entered
from cogs.journal import form as journalform
from cogs.journal.dialog import JournalDialog, drafts_in, with_remarks
from cogs.journal.entry import PAIRS, Draft, Remarks
from cogs.journal.state import JournalAction, JournalState, case_in
from cogs.policy import Policies
from cogs.render import journal as render
from cogs.render.quote import question_in
from cogs.state import OutdatedError
from cogs.storage.errors import StorageError
from laws.regulations import Regulations
from laws.wording import Language

_log = logging.getLogger(__name__)

Interaction = replies.Interaction


class JournalKeeper:
    """Keeps the rulings of cards and of Directors' cases."""

    def __init__(self, journal: JournalDialog, dialog: Dialog, failures: Failures, policies: Policies) -> None:
        self._journal = journal
        self._dialog = dialog
        self._failures = failures
        self._policies = policies
        self._turns = Turns()

    async def card(self, interaction: Interaction, guild_id: int, custom_id: str) -> None:
        """Open the modal for the ruling of a card, or keep it where that was sent.

        Raises:
            LookupError: the message's file is gone.
            OutdatedError: the custom_id is of another version.
        """
        state = case_in(custom_id, self._dialog.codec)
        facts = await replies.attached(interaction.message) if state.attached else {}
        case = self._dialog.case_of(state, question_in(clicks.described(interaction)), facts)
        regulations = (await self._policies.of(interaction)).regulations
        draft = self._journal.draft(case, regulations)
        words = self._journal.words(case.lang)
        if draft is None:
            await self._failures.refuse(interaction, words.say("journal-open-question"))
        elif not _sent(interaction):
            form = journalform.keeping(custom_id, Remarks(), words, story=bool(draft.question))
            await replies.open_form(interaction, form)
        else:
            typed = entered(interaction.data or {})
            kept = with_remarks([draft], journalform.remarks_in(typed), story=journalform.consented(typed))
            await self._keep(interaction, guild_id, kept, case.lang)

    async def desk(self, interaction: Interaction, guild_id: int, state: JournalState) -> None:
        """Open the modal for the rulings of a Director's case, or keep those chosen where that was sent.

        Raises:
            LookupError: the message's file is gone.
            OutdatedError: it is of another version.
        """
        case = read_desk(await replies.attached(interaction.message))
        words = self._journal.words(case.lang)
        policy = await self._policies.of(interaction)
        rulings = made(DirectorDialog(self._dialog.under(policy)), case)
        if not rulings:
            await self._failures.refuse(interaction, words.say("journal-open-question"))
        elif not _sent(interaction):
            await self._open_desk(interaction, case, rulings, policy.regulations)
        elif state.number != number_of(rulings):
            await self._failures.refuse(interaction, words.say("journal-moved"))
        else:
            typed = entered(interaction.data or {})
            places = journalform.chosen(typed, len(rulings))
            drafts = [
                self._draft(rulings[place], case.lang, policy.regulations, several=len(rulings) > 1) for place in places
            ]
            kept = with_remarks(drafts, journalform.remarks_in(typed), story=journalform.consented(typed))
            await self._keep(interaction, guild_id, kept, case.lang)

    async def again(self, interaction: Interaction, guild_id: int, state: JournalState) -> None:
        """Try once more to keep what the message's file holds.

        Raises:
            LookupError: the file is gone.
            OutdatedError: it is of another version.
        """
        drafts = drafts_in(await replies.attached(interaction.message))
        card_id = replies.file_id(interaction.message)
        if self._turns.take(card_id, Click(interaction.user.id, state.custom_id(), "")) != "first":
            await interaction.response.defer()
            return
        try:
            await self._keep(interaction, guild_id, drafts, state.lang, change=clicks.private(interaction))
        except BaseException:
            self._turns.give_back(card_id)
            raise

    async def _open_desk(
        self, interaction: Interaction, case: DeskState, rulings: Sequence[Made], regulations: Regulations
    ) -> None:
        words = self._journal.words(case.lang)
        several = len(rulings) > 1
        remarks = Remarks(
            board="" if several else str(rulings[0].board or ""),
            table=str(case.number or ""),
            pairs=case.pairs[:PAIRS],
            note=case.note,
        )
        form = journalform.keeping(
            JournalState(JournalAction.DESK, case.lang, number=number_of(rulings)).custom_id(),
            remarks,
            words,
            story=any(ruling.told for ruling in rulings),
            rulings=[self._name(ruling, case.lang, regulations) for ruling in rulings] if several else (),
            all_of_them=case.ended,
        )
        await replies.open_form(interaction, form)

    def _draft(self, ruling: Made, lang: Language, regulations: Regulations, *, several: bool) -> Draft:
        case = Case(ruling.told, ruling.situation, ruling.facts, ruling.edition, lang)
        draft = self._journal.draft(case, regulations)
        if draft is None:
            raise OutdatedError("the case is not decided any more")
        board = str(ruling.board) if several and ruling.board else ""
        return draft.model_copy(update={"board": board})

    def _name(self, ruling: Made, lang: Language, regulations: Regulations) -> str:
        account = self._journal.accounts.of(self._draft(ruling, lang, regulations, several=True), lang)
        board = (
            self._journal.words(lang).say("journal-at-board", value=str(ruling.board)) + ", " if ruling.board else ""
        )
        return f"{board}{account.title}: {account.verdict}"

    async def _keep(
        self, interaction: Interaction, guild_id: int, drafts: Sequence[Draft], lang: Language, *, change: bool = False
    ) -> None:
        words = self._journal.words(lang)
        await replies.promise(interaction, private=True, change=change)
        try:
            entries = await self._journal.keep(guild_id, interaction.user.id, drafts)
        except StorageError as error:
            _log.warning("journal: a ruling could not be kept: %s", error)
            may_attach = interaction.app_permissions.attach_files
            card = render.failed(drafts, lang, words, may_attach=may_attach)
        else:
            card = render.kept(entries, lang, words)
        await replies.complete(interaction, card, no_files=words.say("journal-no-files"))


def number_of(rulings: Sequence[Made]) -> int:
    """A number that tells the rulings of a case apart from those a step before or after."""
    told: list[tuple[str, Mapping[str, object], int]] = [(item.situation, item.facts, item.edition) for item in rulings]
    return int.from_bytes(hashlib.blake2b(repr(told).encode(), digest_size=4).digest())


def _sent(interaction: Interaction) -> bool:
    return interaction.type is discord.InteractionType.modal_submit
