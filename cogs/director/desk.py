"""Answers the clicks and modals of Directors' cards."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from cogs import clicks, replies
from cogs.claim.searching import Searching
from cogs.director import clock as directorclock
from cogs.director import state as directorstate
from cogs.director.clock import Periods
from cogs.director.dialog import DirectorDialog
from cogs.director.ids import Aim, DeskAction
from cogs.director.state import NOTE, PAIRS, DeskState
from cogs.director.turns import Click, Turns
from cogs.failures import Failures
from cogs.limits import clip
from cogs.policy import Policies, Policy
from cogs.render.director import director_card
from cogs.render.directorforms import notes, prompt, summary, tell, times
from cogs.render.quote import plain
from cogs.state import OutdatedError
from laws.errors import user_error
from laws.wording import Language

Interaction = replies.Interaction

_OTHER: Final[Mapping[Language, Language]] = {"ru": "en", "en": "ru"}
_ANYBODYS: Final = frozenset({DeskAction.WHY, DeskAction.SUMMARY})
"""Actions that only show something, to whoever clicks."""
_MODALS: Final = frozenset({DeskAction.TELL, DeskAction.NOTES, DeskAction.SCORE_AT, DeskAction.TYPE})
"""Actions that open a modal, which cannot be promised."""
_ASIDE: Final = frozenset({DeskAction.TAKE_OVER, DeskAction.CONFIRM})
"""Actions of people whose case it is not yet."""


class DirectorDesk:
    """Answers clicks; remembers nothing of a case.

    Args:
        policies: what holds on the server that the case is on.
    """

    def __init__(self, dialog: DirectorDialog, failures: Failures, policies: Policies, searching: Searching) -> None:
        self._searching = searching
        self._dialog = dialog
        self._failures = failures
        self._policies = policies
        self._turns = Turns()

    async def begin(self, interaction: Interaction, state: DeskState, *, private: bool) -> None:
        """Answer with the card of a case."""
        policy = await self._policies.of(interaction)
        words = self._dialog.dialog.words(state.lang)
        card = policy.noted(director_card(self._under(policy), state, private=private), words)
        await replies.answer(interaction, [card], private=private, no_files=words.say("director-no-files"))

    def _under(self, policy: Policy) -> DirectorDialog:
        return DirectorDialog(self._dialog.dialog.under(policy))

    async def clicked(self, interaction: Interaction, aim: Aim, given: str) -> None:
        """Answer a click.

        Args:
            given: what was chosen in a select or typed in a modal.

        Raises:
            LookupError: the message's file is gone.
            OutdatedError: the file or the component is of another version.
            UserError: what was typed does not fit.
        """
        state = directorstate.read(await replies.attached(interaction.message))
        refusal = await self._refusal(interaction, state, aim.action)
        if refusal:
            spoken = self._dialog.dialog.words(self._failures.language(interaction))
            await self._failures.refuse(interaction, spoken.say(refusal))
            return
        policy = await self._policies.of(interaction)
        if aim.action in _MODALS:
            with self._searching.at_once():
                await self._shown(interaction, policy, state, aim)
            return

        async def answer() -> None:
            if not await self._shown(interaction, policy, state, aim):
                await self._change(interaction, policy, state, aim, given)

        change = aim.action not in _ANYBODYS
        await self._searching.through(answer, lambda: replies.promise(interaction, private=True, change=change))

    async def _refusal(self, interaction: Interaction, state: DeskState, action: DeskAction) -> str | None:
        """The message that says why a user may not do this; None where they may."""
        own = clicks.private(interaction) or interaction.user.id in state.directors
        if action is DeskAction.TAKE_OVER:
            may = own or interaction.guild_id is None or await self._policies.directs(interaction)
            return None if may else "director-may-not-take-over"
        if action is DeskAction.CONFIRM:
            return None if interaction.user.id == state.offered else "director-not-offered"
        if action is DeskAction.CALL_OFF and interaction.user.id == state.offered:
            return None
        return None if own or action in _ANYBODYS else "director-not-yours"

    async def _shown(self, interaction: Interaction, policy: Policy, state: DeskState, aim: Aim) -> bool:
        """Whether the action only shows something or opens a modal; then it is answered."""
        desk, words = self._under(policy), self._dialog.dialog.words(state.lang)
        match aim.action:
            case DeskAction.WHY:
                found = desk.dialog.why(desk.why(state))
                bare = [replace(card, rows=(), facts=None) for card in found]
                await replies.answer(interaction, bare, private=True, no_files=words.say("director-no-files"))
            case DeskAction.SUMMARY:
                pages = summary(desk, state)
                await replies.answer(interaction, pages, private=True, no_files=words.say("director-no-files"))
            case DeskAction.TELL:
                await replies.ask(interaction, tell(words))
            case DeskAction.NOTES:
                await replies.open_form(interaction, notes(state, words))
            case DeskAction.SCORE_AT:
                await replies.open_form(interaction, times(state, _usual(policy), words))
            case DeskAction.TYPE:
                asked = desk.position(state).asked
                if asked is None or asked.fact != aim.about:
                    raise OutdatedError("nothing is asked")
                await replies.ask(interaction, prompt(desk, state, asked))
            case _:
                return False
        return True

    async def _change(self, interaction: Interaction, policy: Policy, state: DeskState, aim: Aim, given: str) -> None:
        """Change the case, unless another click on the same card came first."""
        card_id = replies.file_id(interaction.message)
        standing = self._turns.take(card_id, Click(interaction.user.id, aim.custom_id, given))
        if standing == "repeated":
            if not interaction.response.is_done():
                await interaction.response.defer()
            return
        if standing == "late":
            text = self._dialog.dialog.words(state.lang).say("director-moved-on")
            await self._failures.refuse(interaction, text)
            return
        try:
            changed = self._changed(interaction, policy, state, aim, given)
            words = self._dialog.dialog.words(changed.lang)
            card = director_card(self._under(policy), changed, private=clicks.private(interaction))
            await replies.update(interaction, policy.noted(card, words), no_files=words.say("director-no-files"))
        except BaseException:
            self._turns.give_back(card_id)
            raise

    def _changed(self, interaction: Interaction, policy: Policy, state: DeskState, aim: Aim, given: str) -> DeskState:
        match aim.action:
            case DeskAction.NOTED:
                return _noted(state, clicks.typed(interaction))
            case DeskAction.SCORE_OUT | DeskAction.TIMED:
                return self._timed(interaction, _usual(policy), state, aim.action)
            case DeskAction.HAND_OVER:
                return state.turned(offered=_receiver(interaction, state, given), page="table")
            case DeskAction.CONFIRM:
                return state.turned(directors=(interaction.user.id,), offered=None)
            case DeskAction.CALL_OFF:
                return state.turned(offered=None)
            case DeskAction.TAKE_OVER:
                people = tuple(dict.fromkeys((*state.directors, interaction.user.id)))
                return state.turned(directors=people)
            case DeskAction.LANGUAGE:
                return state.turned(lang=_OTHER[state.lang])
            case DeskAction.READ:
                return state.turned(page="table" if state.page == "aloud" else "aloud")
            case DeskAction.MORE:
                return state.turned(page="table" if state.page == "more" else "more")
            case DeskAction.END:
                return state.turned(ended=True, page="table", offered=None)
            case DeskAction.REOPEN:
                return state.turned(ended=False)
            case _:
                return _at_table(self._under(policy), state, aim, given)

    def _timed(self, interaction: Interaction, usual: Periods, state: DeskState, action: DeskAction) -> DeskState:
        """The case with the periods: from now on, or from the time that was typed; an empty time takes them away."""
        known = state.deadlines
        zone = known.zone if known else usual.zone or self._dialog.dialog.words(state.lang).say("director-zone")
        correction = known.correction if known else usual.correction
        appeal = known.appeal if known else usual.appeal
        posted = interaction.created_at
        if action is DeskAction.TIMED:
            given = clicks.typed(interaction)
            if not given.get("time", "").strip():
                return state.turned(deadlines=None, page="table")
            zone = given.get("zone", "").strip() or zone
            correction = directorclock.minutes(given.get("correction", ""), usual.correction)
            appeal = directorclock.minutes(given.get("appeal", ""), usual.appeal)
            posted = directorclock.moment(given["time"], directorclock.zone(zone), posted)
        return state.turned(deadlines=directorclock.running(posted, zone, correction, appeal), page="table")


def _usual(policy: Policy) -> Periods:
    regulations = policy.regulations
    return Periods(regulations.correction_minutes, regulations.appeal_minutes, policy.zone)


def _at_table(dialog: DirectorDialog, state: DeskState, aim: Aim, given: str) -> DeskState:
    """The case after something at the table itself."""
    match aim.action:
        case DeskAction.EVENT:
            return dialog.happened(state, given)
        case DeskAction.NEXT:
            return dialog.next(state, given)
        case DeskAction.TOLD:
            return dialog.told(state, given)
        case DeskAction.READING:
            return dialog.reading(state, aim.about)
        case DeskAction.ANSWER:
            fact, _, place = aim.about.partition("=")
            return dialog.picked(state, fact, place)
        case DeskAction.PICK:
            return dialog.picked(state, aim.about, given)
        case DeskAction.TYPED:
            return dialog.typed(state, aim.about, given)
        case DeskAction.TAKE:
            return dialog.took(state, aim.about or given)
        case DeskAction.UNDO:
            return state.undone()
        case _:
            raise OutdatedError("no such action")


def _receiver(interaction: Interaction, state: DeskState, given: str) -> int:
    """The user to whom a case is handed over.

    Raises:
        UserError: it is a bot, or somebody whose case it is.
    """
    data: Mapping[str, Any] = interaction.data or {}
    if data.get("resolved", {}).get("users", {}).get(given, {}).get("bot"):
        raise user_error("director-no-robot")
    if not given.isdecimal() or int(given) in state.directors:
        raise user_error("director-have-it")
    return int(given)


def _noted(state: DeskState, given: Mapping[str, str]) -> DeskState:
    """The case with what was typed about it; empty fields are empty from then on."""
    pairs = clip(plain(given.get("pairs", "")), PAIRS)
    note = "\n".join(line for line in map(plain, given.get("note", "").splitlines()) if line)[:NOTE]
    number = _number(given.get("number", ""))
    return state.on_board(_number(given.get("board", ""))).turned(number=number, pairs=pairs, note=note, page="table")


def _number(text: str) -> int | None:
    """The number of a board or a table.

    Raises:
        UserError: it is none.
    """
    if not text.strip():
        return None
    if not text.strip().isdecimal() or not 1 <= int(text) <= 999:
        raise user_error("director-number", given=text[:20])
    return int(text)
