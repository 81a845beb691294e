"""/director: a running case at a table, and the clicks on its card."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from cogs import clicks, directorstate, limits, replies
from cogs.directordialog import DirectorDialog
from cogs.directorstate import Aim, DeskAction, DeskState, Moment
from cogs.failures import Failures
from cogs.inflight import InFlight
from cogs.render.director import director_card, prompt, tell
from cogs.state import OutdatedError
from cogs.tabletext import lying_cards, restrictions
from cogs.translator import text
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, Seat
from engine.table import Table
from laws.wording import LANGUAGES, Catalogue, Language

Interaction = replies.Interaction
Choice = app_commands.Choice
Board = app_commands.Range[int, 1, 999]
Listed = app_commands.Range[str, 1, limits.BOOK_WORDS]

_OTHER: Final[Mapping[Language, Language]] = {"ru": "en", "en": "ru"}
_OPTIONS: Final = ("edition", "language", "visibility")
_OWN: Final = ("declarer", "cards", "restrictions", "board")


class DirectorDesk:
    """Answers the clicks and modals of Directors' cards."""

    def __init__(self, dialog: DirectorDialog, failures: Failures) -> None:
        self._dialog = dialog
        self._failures = failures

    async def begin(self, interaction: Interaction, state: DeskState, *, private: bool) -> None:
        """Answer with the card of a case."""
        card = director_card(self._dialog, state, private=private)
        no_files = self._dialog.dialog.words(state.lang).say("director-no-files")
        await replies.answer(interaction, [card], private=private, no_files=no_files)

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
        words = self._dialog.dialog.words(state.lang)
        no_files = words.say("director-no-files")
        if aim.action is DeskAction.WHY:
            found = self._dialog.dialog.why(self._dialog.why(state))
            bare = [replace(card, rows=(), facts=None) for card in found]
            await replies.answer(interaction, bare, private=True, no_files=no_files)
            return
        if aim.action is not DeskAction.TAKE_OVER and not _may(interaction, state):
            spoken = self._dialog.dialog.words(self._failures.language(interaction))
            await replies.note(interaction, spoken.say("director-not-yours"))
            return
        if aim.action is DeskAction.TELL:
            await replies.ask(interaction, tell(words))
            return
        if aim.action is DeskAction.TYPE:
            asked = self._dialog.position(state).asked
            if asked is None or asked.fact != aim.about:
                raise OutdatedError("nothing is asked")
            await replies.ask(interaction, prompt(self._dialog, state, asked))
            return
        changed = self._changed(interaction, state, aim, given)
        card = director_card(self._dialog, changed, private=clicks.private(interaction))
        await replies.update(interaction, card, no_files=no_files)

    def _changed(self, interaction: Interaction, state: DeskState, aim: Aim, given: str) -> DeskState:
        dialog = self._dialog
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
            case DeskAction.READ:
                return state.turned(reading_out=not state.reading_out)
            case DeskAction.LANGUAGE:
                return state.turned(lang=_OTHER[state.lang])
            case DeskAction.END:
                return state.turned(ended=True, reading_out=False)
            case DeskAction.REOPEN:
                return state.turned(ended=False)
            case DeskAction.TAKE_OVER:
                return state.turned(directors=tuple(dict.fromkeys((*state.directors, interaction.user.id))))
            case _:
                raise OutdatedError("no such action")


def _may(interaction: Interaction, state: DeskState) -> bool:
    """Whether the user began the case or took it over; a private card can only be his."""
    return clicks.own(interaction) or interaction.user.id in state.directors


class DirectorCog(commands.Cog):
    """Starts cases and answers the clicks on their cards.

    Args:
        bot: the bot whose tree gets the command.
        words: the catalogue that the default texts of the command come from.
        language: the language that all answers are in where the settings fix one.
        edition: the edition where none is chosen.
    """

    def __init__(
        self,
        bot: commands.Bot,
        desk: DirectorDesk,
        failures: Failures,
        in_flight: InFlight,
        *,
        words: Catalogue,
        language: Language | None,
        edition: Edition,
    ) -> None:
        self._bot = bot
        self._desk = desk
        self._failures = failures
        self._in_flight = in_flight
        self._language = language
        self._edition = edition
        self._command = self._slash(words)

    async def cog_load(self) -> None:
        """Add the command to the bot's tree."""
        self._bot.tree.add_command(self._command)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer clicks and modals of Directors' cards; other interactions are not for this cog."""
        custom_id = clicks.custom_id(interaction)
        if not directorstate.is_desk(custom_id):
            return
        with self._in_flight:
            try:
                given = clicks.typed(interaction).get(replies.TYPED) or clicks.selected(interaction)
                await self._desk.clicked(interaction, directorstate.parse(custom_id), given)
            except Exception as error:
                await self._failures.handle(interaction, error, f"case {custom_id[2:3]!r}")

    def _slash(self, words: Catalogue) -> app_commands.Command[Any, ..., None]:
        async def director(
            interaction: Interaction,
            declarer: Choice[str],
            cards: Listed | None = None,
            restrictions: Listed | None = None,
            board: Board | None = None,
            edition: Choice[int] | None = None,
            language: Choice[str] | None = None,
            visibility: Choice[str] | None = None,
        ) -> None:
            with self._in_flight:
                seat: Seat = declarer.value  # type: ignore[assignment]
                year = Edition(edition.value) if edition else self._edition
                spoken: Language | None = language.value if language else self._language  # type: ignore[assignment]
                state = DeskState(
                    lang=spoken or self._failures.language(interaction),
                    board=board,
                    moment=Moment(table=_table(seat, year, cards or "", restrictions or "")),
                )
                private = visibility is not None and visibility.value == "private"
                await self._desk.begin(interaction, state, private=private)

        decorators: Sequence[Callable[[Any], Any]] = (
            app_commands.describe(
                **{option: text(words, f"director-{option}-about") for option in _OWN},
                **{option: text(words, f"{option}-about") for option in _OPTIONS},
            ),
            app_commands.rename(
                **{option: text(words, f"director-{option}") for option in _OWN},
                **{option: text(words, option) for option in _OPTIONS},
            ),
            app_commands.choices(
                declarer=_choices(words, {f"seat-{seat.lower()}": seat for seat in SEATS}),
                edition=_choices(words, {f"edition-{year.value}": year.value for year in EDITIONS}),
                language=_choices(words, {f"language-{name}": name for name in LANGUAGES}),
                visibility=_choices(words, {f"visibility-{name}": name for name in ("private", "public")}),
            ),
        )
        callback: Callable[..., Awaitable[None]] = director
        for decorate in decorators:
            callback = decorate(callback)
        return app_commands.Command(
            name=text(words, "director"),
            description=text(words, "director-about"),
            callback=callback,  # type: ignore[arg-type]
        )


def _table(declarer: Seat, edition: Edition, cards: str, bans: str) -> Table:
    return Table(
        edition=edition,
        declarer=declarer,
        penalty_cards=lying_cards(cards, declarer),
        restrictions=restrictions(bans),
    )


def _choices(words: Catalogue, values: Mapping[str, str | int]) -> list[Choice[Any]]:
    return [Choice(name=text(words, name), value=value) for name, value in values.items()]
