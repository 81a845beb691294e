"""/situation and /guide: a case by its facts, in a form or one question at a time."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import app_commands

from cogs import clicks, limits, options, replies
from cogs.claim.searching import Searching
from cogs.dialog import Case, Dialog
from cogs.forms import Form, entered
from cogs.policy import Policy
from cogs.render.parts import Card
from cogs.render.quote import question_in
from cogs.serving import ClickedCog, Service
from cogs.situation.find import Finder
from cogs.situation.form import SituationForms
from cogs.situation.guided import STORY, Guide, answered
from cogs.situation.state import Aim, Origin, Step, begun, is_situation
from cogs.state import OutdatedError
from laws.wording import Catalogue

Interaction = replies.Interaction
Choice = app_commands.Choice
Kind = app_commands.Range[str, 1, limits.CHOICE]

_OPENING: Final = frozenset({Step.FILL, Step.FACT, Step.MORE, Step.TYPE, Step.TELL})
"""Steps that open a modal."""


@dataclass(frozen=True)
class _Session:
    """What one interaction is answered with: everything by the policy of its server."""

    policy: Policy
    forms: SituationForms
    guide: Guide


class SituationCog(ClickedCog):
    """Takes the facts of a case.

    Args:
        words: the catalogue that the default texts of the commands come from.
    """

    def __init__(
        self,
        service: Service,
        dialog: Dialog,
        searching: Searching,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._dialog = dialog
        self._packer = SituationForms(dialog).packer
        self._finder = Finder(dialog.office)
        self._searching = searching
        self._commands = (self._situation(words), self._guided(words))

    def owns(self, custom_id: str) -> bool:
        return is_situation(custom_id)

    def named(self, custom_id: str) -> str:
        return f"situation {custom_id[1:3]!r}"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        await self._clicked(interaction, self._packer.parse(custom_id))

    async def begin(self, interaction: Interaction, kind: str | None, origin: Origin, wish: options.Wish) -> None:
        """Open the form of a kind of case; where none is named, or several are meant, ask which."""
        with self._in_flight:
            session = await self._session(interaction)
            policy = session.policy
            lang = policy.language_of(wish, self._failures.language(interaction))
            aim = Aim(Step.SHEET, begun(lang, policy.edition_of(wish)), origin, policy.hidden(wish))
            case = Case("", None, {}, aim.state.edition, lang)
            words = self._dialog.words(lang)
            found = (kind,) if kind in self._dialog.office.register else self._finder.found(kind or "", lang)
            if kind is None:
                card = session.guide.phases(aim, case)
            elif not found:
                card = session.guide.phases(aim, case, words.say("form-no-kind"))
            elif len(found) > 1:
                card = session.guide.offered(aim, case, found, words.say("form-which-kind"))
            else:
                await replies.open_form(interaction, session.forms.next_page(aim, replace(case, situation=found[0])))
                return
            shown = policy.noted(card, words)
            await replies.answer(interaction, [shown], private=aim.private, no_files=words.say("discord-no-files"))

    async def _session(self, interaction: Interaction) -> _Session:
        policy = await self._policies.of(interaction)
        forms = SituationForms(self._dialog.under(policy, keeps=await self._policies.directs(interaction)))
        return _Session(policy, forms, Guide(forms))

    async def _clicked(self, interaction: Interaction, aim: Aim) -> None:
        if interaction.message is not None and not clicks.own(interaction):
            spoken = self._dialog.words(self._failures.language(interaction))
            await replies.note(interaction, spoken.say("form-not-yours"))
            return
        attached = await replies.attached(interaction.message) if aim.state.attached else {}
        case = self._dialog.case_of(aim.state, question_in(clicks.described(interaction)), attached)
        session = await self._session(interaction)
        if aim.step in _OPENING:
            await replies.open_form(interaction, _form(session, interaction, aim, case))
            return
        private = clicks.private(interaction) if interaction.message is not None else aim.private
        words = self._dialog.words(case.lang)
        no_files = words.say("discord-no-files")
        change = interaction.message is not None

        async def shown() -> None:
            card = session.policy.noted(_card(session, interaction, aim, case, private), words)
            if change:
                await replies.update(interaction, card, no_files=no_files)
            else:
                await replies.answer(interaction, [card], private=private, no_files=no_files)

        await self._searching.through(shown, lambda: replies.promise(interaction, private=private, change=change))

    def _situation(self, words: Catalogue) -> options.Command:
        async def situation(
            interaction: Interaction,
            kind: Kind | None = None,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.begin(interaction, kind, Origin.SITUATION, options.wish(edition, language, visibility))

        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            try:
                policy = await self._policies.of(interaction)
                found = self._finder.choices(current, policy.language or self._failures.language(interaction))
            except Exception as error:
                self._failures.unexpected(error, "kinds")
                return []
            return [Choice(name=name, value=value) for name, value in found]

        return options.slash(words, "situation", situation, suggest={"kind": suggest})

    def _guided(self, words: Catalogue) -> options.Command:
        async def guide(
            interaction: Interaction,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            await self.begin(interaction, None, Origin.GUIDE, options.wish(edition, language, visibility))

        return options.slash(words, "guide", guide)


def _form(session: _Session, interaction: Interaction, aim: Aim, case: Case) -> Form:
    match aim.step:
        case Step.FACT | Step.MORE:
            return session.forms.fact(aim, case, clicks.selected(interaction))
        case Step.TYPE:
            return session.guide.typing(aim, case, _fact(aim))
        case Step.TELL:
            return session.guide.telling(aim, case)
    return session.forms.next_page(aim, case)


def _card(session: _Session, interaction: Interaction, aim: Aim, case: Case, private: bool) -> Card:
    forms, guide = session.forms, session.guide
    match aim.step:
        case Step.SHEET:
            return forms.sheet(aim, case)
        case Step.SENT:
            return forms.after(aim, forms.taken(aim, case, entered(_data(interaction))), private=private)
        case Step.CARD | Step.OUT:
            return guide.out(aim, case, private=private)
        case Step.KINDS if aim.phase is not None:
            return guide.kinds(aim, case, aim.phase)
        case Step.KIND:
            return guide.begun(aim, case, clicks.selected(interaction), private=private)
        case Step.BACK:
            return guide.back(aim, case, private=private)
        case Step.TOLD:
            story = entered(_data(interaction)).get(STORY, "")
            return forms.dialog.asked(story, private=private, edition=case.edition, lang=case.lang, fallback=case.lang)
        case Step.ASK | Step.PICK | Step.TYPED | Step.SKIP:
            return guide.ask(*_asked(forms, interaction, aim, case), private=private)
    return guide.phases(aim, case)


def _asked(forms: SituationForms, interaction: Interaction, aim: Aim, case: Case) -> tuple[Aim, Case]:
    """The dialog after the answer to a question of the guided mode."""
    match aim.step:
        case Step.PICK:
            return aim, forms.dialog.picked(case, _fact(aim), clicks.selected(interaction))
        case Step.TYPED:
            return answered(forms, aim, case, entered(_data(interaction)))
        case Step.SKIP:
            return replace(aim, passed=aim.passed | {_fact(aim)}), case
    return aim, case


def _fact(aim: Aim) -> str:
    if aim.state.fact is None:
        raise OutdatedError("no fact")
    return aim.state.fact


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}
