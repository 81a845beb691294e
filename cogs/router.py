"""The one listener for clicks and modals: reads the custom_id, has the dialog answer, and sends it."""

import logging
from collections.abc import Mapping
from typing import Any

import discord

from cogs import bookstate, claimstate, directorstate, replies, scorestate
from cogs.bookdialog import BookDialog
from cogs.bookstate import BookState, Way
from cogs.dialog import Case, Dialog
from cogs.failures import Failures
from cogs.feedback import Feedback, Remark
from cogs.inflight import InFlight
from cogs.render.quote import question_in
from cogs.state import Action, OutdatedError, State
from laws.wording import Language

_log = logging.getLogger(__name__)

_OWNERS_ONLY = frozenset({Action.SHOW, Action.PICK, Action.TYPE, Action.TYPED, Action.OUTCOMES})
"""Actions that change a card; on a public one they are the asker's."""
ELSEWHERE = (claimstate.PREFIX, directorstate.PREFIX, scorestate.PREFIX)
"""Begin the custom_ids that the cog of their command answers."""
_OTHER: Mapping[Language, Language] = {"ru": "en", "en": "ru"}


class Router:
    """Answers every component and modal of the bot's messages, whoever sent them and whenever."""

    def __init__(
        self, dialog: Dialog, book: BookDialog, feedback: Feedback, failures: Failures, in_flight: InFlight
    ) -> None:
        self._dialog = dialog
        self._book = book
        self._feedback = feedback
        self._failures = failures
        self._in_flight = in_flight

    async def on_interaction(self, interaction: replies.Interaction) -> None:
        """Answer a click or a modal; other interactions are not for the router."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        custom_id = str(_data(interaction).get("custom_id", ""))
        if custom_id.startswith(ELSEWHERE):
            return
        with self._in_flight:
            try:
                if bookstate.is_book(custom_id):
                    await self._turn(interaction, bookstate.parse(custom_id))
                else:
                    await self._answer(interaction, self._dialog.codec.parse(custom_id))
            except Exception as error:
                await self._failures.handle(interaction, error, f"action {custom_id[1:2]!r}")

    async def _answer(self, interaction: replies.Interaction, state: State) -> None:
        words = self._dialog.words(state.lang)
        own = _own(interaction)
        if state.action in _OWNERS_ONLY and not own:
            spoken = self._dialog.words(self._failures.language(interaction))
            await replies.note(interaction, spoken.say("discord-not-yours"))
            return
        facts = await replies.attached(interaction.message) if state.attached else {}
        case = self._dialog.case_of(state, _question(interaction.message), facts)
        no_files = words.say("discord-no-files")
        private = _private(interaction)
        match state.action:
            case Action.TYPE:
                await replies.ask(interaction, self._dialog.prompt(case, _fact(state)))
            case Action.WRONG:
                await replies.ask(interaction, self._dialog.remark(case))
            case Action.REMARK:
                await self._keep(interaction, case)
            case Action.WHY:
                await replies.answer(interaction, self._dialog.why(case), private=True, no_files=no_files)
            case Action.EDITIONS:
                await replies.answer(interaction, [self._dialog.editions(case)], private=True, no_files=no_files)
            case Action.SECTION:
                found = self._dialog.section(case, _selected(interaction))
                await replies.answer(interaction, [found], private=True, no_files=no_files)
            case Action.PUBLISH:
                shown = self._dialog.shown(case, private=False)
                await replies.answer(interaction, [shown], private=False, no_files=no_files)
            case Action.LANGUAGE:
                other = Case(case.question, case.situation, case.facts, case.edition, _OTHER[case.lang])
                shown = self._dialog.shown(other, private=private or not own)
                if own:
                    await replies.update(interaction, shown, no_files=no_files)
                else:
                    await replies.answer(interaction, [shown], private=True, no_files=no_files)
            case Action.CORRECT:
                await replies.update(interaction, self._dialog.anew(case, _selected(interaction)), no_files=no_files)
            case Action.OUTCOMES:
                shown = self._dialog.shown(case, private=private, outcomes=True)
                await replies.update(interaction, shown, no_files=no_files)
            case Action.SHOW | Action.PICK | Action.TYPED:
                if state.action is Action.PICK:
                    case = self._dialog.picked(case, _fact(state), _selected(interaction))
                elif state.action is Action.TYPED:
                    case = self._dialog.typed(case, _fact(state), _typed(_data(interaction)))
                await replies.update(interaction, self._dialog.shown(case, private=private), no_files=no_files)

    async def _turn(self, interaction: replies.Interaction, state: BookState) -> None:
        """Show a view of the book. Anybody may read in it; a message that is not theirs stays as it is."""
        if _selected(interaction):
            state = self._book.chosen(state, _selected(interaction))
        no_files = self._book.words(state.lang).say("discord-no-files")
        private = state.way is Way.OPEN or (state.way is Way.TURN and (_private(interaction) or not _own(interaction)))
        card = self._book.shown(state, _question(interaction.message), private=private)
        if state.way is Way.TURN and _own(interaction):
            await replies.update(interaction, card, no_files=no_files)
        else:
            await replies.answer(interaction, [card], private=private, no_files=no_files)

    async def _keep(self, interaction: replies.Interaction, case: Case) -> None:
        remark = Remark(
            question=case.question,
            situation=case.situation,
            facts=case.facts,
            edition=int(case.edition),
            lang=case.lang,
            expected=_typed(_data(interaction)),
        )
        await self._feedback.keep(remark)
        await replies.note(interaction, self._dialog.words(case.lang).say("discord-remark-thanks"))


def _data(interaction: replies.Interaction) -> Mapping[str, Any]:
    return interaction.data or {}


def _private(interaction: replies.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _own(interaction: replies.Interaction) -> bool:
    """Whether the message answers the user who clicked; a private one can only be theirs."""
    if _private(interaction):
        return True
    caused = interaction.message.interaction_metadata if interaction.message else None
    return caused is not None and caused.user.id == interaction.user.id


def _question(message: discord.Message | None) -> str:
    found = next((item.description for item in message.embeds if item.description), None) if message else None
    return question_in(found or "")


def _fact(state: State) -> str:
    if state.fact is None:
        raise OutdatedError("no fact")
    return state.fact


def _selected(interaction: replies.Interaction) -> str:
    values = _data(interaction).get("values") or [""]
    return str(values[0])


def _typed(data: Mapping[str, Any]) -> str:
    """The text of the input of a modal, wherever it is nested."""
    if data.get("custom_id") == replies.TYPED and "value" in data:
        return str(data["value"])
    inner = [*data.get("components", ()), *([data["component"]] if "component" in data else [])]
    return next((text for part in inner if (text := _typed(part))), "")
