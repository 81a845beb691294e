"""The one listener for clicks and modals: reads the custom_id, has the dialog answer, and sends it."""

import logging
from collections.abc import Mapping

from cogs import clicks, replies
from cogs.book import state as bookstate
from cogs.book.dialog import BookDialog
from cogs.book.state import BookState, Way
from cogs.claim import state as claimstate
from cogs.claim.searching import Searching
from cogs.dialog import Case, Dialog
from cogs.director import ids as directorids
from cogs.failures import Failures
from cogs.feedback import Feedback, Remark
from cogs.help import state as helpstate
from cogs.inflight import InFlight
from cogs.journal import state as journalstate
from cogs.policy import Policies
from cogs.privacy import state as privacystate
from cogs.render.quote import question_in
from cogs.score import state as scorestate
from cogs.server import state as serverstate
from cogs.situation import state as situationstate
from cogs.state import Action, OutdatedError, State
from laws.wording import Language

_log = logging.getLogger(__name__)

_OWNERS_ONLY = frozenset({Action.SHOW, Action.PICK, Action.TYPE, Action.TYPED, Action.OUTCOMES})
"""Actions that change a card; on a public one they are the asker's."""
_CHANGES = _OWNERS_ONLY | {Action.LANGUAGE, Action.CORRECT}
_FORMS = frozenset({Action.TYPE, Action.WRONG, Action.REMARK})
ELSEWHERE = (
    *(claimstate.PREFIX, directorids.PREFIX, helpstate.PREFIX, scorestate.PREFIX),
    *(privacystate.PREFIX, serverstate.PREFIX),
    *(journalstate.KEEP, journalstate.PREFIX),
    *(situationstate.PREFIX, situationstate.OPEN, situationstate.GUIDE),
)
"""Begin the custom_ids that the cog of their command answers."""
_OTHER: Mapping[Language, Language] = {"ru": "en", "en": "ru"}


class Router:
    """Answers every component and modal of the bot's messages, whoever sent them and whenever."""

    def __init__(
        self,
        dialog: Dialog,
        book: BookDialog,
        feedback: Feedback,
        failures: Failures,
        in_flight: InFlight,
        searching: Searching,
        policies: Policies,
    ) -> None:
        self._searching = searching
        self._dialog = dialog
        self._book = book
        self._feedback = feedback
        self._failures = failures
        self._in_flight = in_flight
        self._policies = policies

    async def on_interaction(self, interaction: replies.Interaction) -> None:
        """Answer a click or a modal; other interactions are not for the router."""
        custom_id = clicks.custom_id(interaction)
        if not custom_id or custom_id.startswith(ELSEWHERE):
            return
        with self._in_flight:
            try:
                if bookstate.is_book(custom_id):
                    await self._turn(interaction, bookstate.parse(custom_id))
                else:
                    await self._searched(interaction, self._dialog.codec.parse(custom_id))
            except Exception as error:
                await self._failures.handle(interaction, error, f"action {custom_id[1:2]!r}")

    async def _searched(self, interaction: replies.Interaction, state: State) -> None:
        """Answer; what takes long is promised first. Forms are opened at once or not at all."""
        if state.action in _FORMS:
            await self._answer(interaction, state)
            return
        change = state.action in _CHANGES and clicks.own(interaction)
        private = state.action is not Action.PUBLISH
        await self._searching.through(
            lambda: self._answer(interaction, state),
            lambda: replies.promise(interaction, private=private, change=change),
        )

    async def _answer(self, interaction: replies.Interaction, state: State) -> None:
        words = self._dialog.words(state.lang)
        own = clicks.own(interaction)
        if state.action in _OWNERS_ONLY and not own:
            spoken = self._dialog.words(self._failures.language(interaction))
            await replies.note(interaction, spoken.say("discord-not-yours"))
            return
        facts = await replies.attached(interaction.message) if state.attached else {}
        case = self._dialog.case_of(state, _question(interaction), facts)
        no_files = words.say("discord-no-files")
        private = clicks.private(interaction)
        policy = await self._policies.of(interaction)
        dialog = self._dialog.under(policy, keeps=await self._policies.directs(interaction))
        match state.action:
            case Action.TYPE:
                await replies.ask(interaction, dialog.prompt(case, _fact(state)))
            case Action.WRONG:
                await replies.ask(interaction, dialog.remark(case))
            case Action.REMARK:
                await self._keep(interaction, case)
            case Action.WHY:
                await replies.answer(interaction, dialog.why(case), private=True, no_files=no_files)
            case Action.EDITIONS:
                await replies.answer(interaction, [dialog.editions(case)], private=True, no_files=no_files)
            case Action.PICTURE:
                await replies.answer(interaction, [dialog.pictured(case)], private=True, no_files=no_files)
            case Action.SECTION:
                found = dialog.section(case, clicks.selected(interaction))
                await replies.answer(interaction, [found], private=True, no_files=no_files)
            case Action.PUBLISH:
                shown = policy.noted(dialog.shown(case, private=False), words)
                await replies.answer(interaction, [shown], private=False, no_files=no_files)
            case Action.LANGUAGE:
                other = Case(case.question, case.situation, case.facts, case.edition, _OTHER[case.lang])
                shown = policy.noted(dialog.shown(other, private=private or not own), dialog.words(other.lang))
                if own:
                    await replies.update(interaction, shown, no_files=no_files)
                else:
                    await replies.answer(interaction, [shown], private=True, no_files=no_files)
            case Action.CORRECT:
                await replies.update(interaction, dialog.anew(case, clicks.selected(interaction)), no_files=no_files)
            case Action.OUTCOMES:
                shown = policy.noted(dialog.shown(case, private=private, outcomes=True), words)
                await replies.update(interaction, shown, no_files=no_files)
            case Action.SHOW | Action.PICK | Action.TYPED:
                if state.action is Action.PICK:
                    case = dialog.picked(case, _fact(state), clicks.selected(interaction))
                elif state.action is Action.TYPED:
                    case = dialog.typed(case, _fact(state), clicks.typed(interaction).get(replies.TYPED, ""))
                shown = policy.noted(dialog.shown(case, private=private), words)
                await replies.update(interaction, shown, no_files=no_files)

    async def _turn(self, interaction: replies.Interaction, state: BookState) -> None:
        """Show a view of the book. Anybody may read in it; a message that is not theirs stays as it is."""
        if clicks.selected(interaction):
            state = self._book.chosen(state, clicks.selected(interaction))
        no_files = self._book.words(state.lang).say("discord-no-files")
        private = state.way is Way.OPEN or (
            state.way is Way.TURN and (clicks.private(interaction) or not clicks.own(interaction))
        )
        policy = await self._policies.of(interaction)
        shown = self._book.under(policy).shown(state, _question(interaction), private=private)
        card = policy.noted(shown, self._book.words(state.lang))
        if state.way is Way.TURN and clicks.own(interaction):
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
            expected=clicks.typed(interaction).get(replies.TYPED, ""),
        )
        words = self._dialog.words(case.lang)
        try:
            await self._feedback.keep(remark)
        except OSError as error:
            _log.warning("a remark could not be kept: %s", error.strerror)
            await self._failures.refuse(interaction, words.say("discord-remark-lost"))
        else:
            await replies.note(interaction, words.say("discord-remark-thanks"))


def _question(interaction: replies.Interaction) -> str:
    return question_in(clicks.described(interaction))


def _fact(state: State) -> str:
    if state.fact is None:
        raise OutdatedError("no fact")
    return state.fact
