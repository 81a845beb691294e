"""The guided mode: one question at a time, from when it happened to the facts that decide, with a way back and out."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.dialog import Case
from cogs.forms import Field, Form
from cogs.limits import clip
from cogs.render import asking
from cogs.render.card import bold
from cogs.render.desk import AMBER, rows, title_of
from cogs.render.parts import Button, Card, Menu, Panel, Pick, Row, fields, fitted
from cogs.render.quote import neutral, quoted
from cogs.situation.fields import value_of
from cogs.situation.form import SHOWN, SituationForms, apart, has_outcomes, laws_in
from cogs.situation.state import Aim, FormIds, Phase, Step
from cogs.state import OutdatedError
from laws.errors import user_error
from laws.questions import stated
from laws.wording import Catalogue

STORY: Final = "story"
"""custom_id of the field in which it is told in words."""
KINDS: Final[Mapping[Phase, tuple[str, ...]]] = {
    Phase.BEFORE: (
        *("shuffle_deal_fault", "wrong_number_of_cards", "missing_card", "wrong_board", "wrong_board_cards"),
        *("board_conditions", "extraneous_information", "exposed_card_in_auction"),
    ),
    Phase.AUCTION: (
        *("insufficient_bid", "call_out_of_rotation", "unintended_call", "change_of_call", "inadmissible_call"),
        *("exposed_card_in_auction", "simultaneous_calls", "call_after_final_pass", "lost_turn", "comparable_call"),
        *("auction_state", "misinformation", "explanation_correction", "review_explanation"),
        *("unauthorized_information", "extraneous_information", "wrong_board_cards", "wrong_number_of_cards"),
    ),
    Phase.PLAY: (
        *("revoke", "revoke_inquiry", "lead_out_of_turn", "wrong_hand_lead", "exposed_card_in_play"),
        *("penalty_card_turn", "penalty_card_not_played", "penalty_card_created", "withdrawn_call_lead"),
        *("played_card", "card_designation", "designation_change", "dummy_card_misplaced", "card_retraction"),
        *("dummy_rights", "premature_play", "simultaneous_play", "play_after_irregularity", "inability"),
        *("trick_inspection", "defective_trick", "missing_card", "claim"),
    ),
    Phase.AFTER: (
        *("claim", "claim_acceptance_withdrawal", "concession_cancelled", "revoke", "revoke_from_record"),
        *("defective_trick", "misinformation", "unauthorized_information", "extraneous_information"),
        *("withdrawn_action_information", "awareness_of_damage", "fouled_board", "missing_card"),
    ),
    Phase.SCORING: (
        *("contract_score", "score_correction", "appeal_deadline", "artificial_score", "assigned_score"),
        *("weighted_score", "fouled_board", "director_error", "board_conditions"),
    ),
    Phase.CONDUCT: (
        *("unauthorized_information", "misinformation", "explanation_correction", "review_explanation"),
        *("disclosure_deviation", "false_inference", "extraneous_information", "withdrawn_action_information"),
        *("awareness_of_damage", "forfeiture_of_rights", "spectator", "dummy_rights", "procedural_penalty"),
        "director_error",
    ),
}
"""The kinds of case by the part of a board in which they come up; the same kind may come up in several."""
_ROW: Final = 3


class Guide:
    """Leads through a case."""

    def __init__(self, forms: SituationForms) -> None:
        self._dialog = forms.dialog
        self._forms = forms

    def phases(self, aim: Aim, case: Case, note: str = "") -> Card:
        """The first question: when it happened."""
        words = self._forms.words(case)
        ids = self._forms.ids(aim, replace(case, situation=None, facts={}))
        buttons = [
            Button(ids.step(Step.KINDS, phase=phase), words.say(f"guide-phase-{phase.name.lower()}"), "primary")
            for phase in Phase
        ]
        tell = Button(ids.step(Step.TELL), words.say("guide-tell"))
        leave = Button(ids.step(Step.OUT), words.say("guide-close"))
        found = rows(*(tuple(buttons[place : place + _ROW]) for place in range(0, len(buttons), _ROW)), (tell, leave))
        return _asking(case, words, (note, bold(words.say("guide-when"))), found)

    def kinds(self, aim: Aim, case: Case, phase: Phase) -> Card:
        """The second question: what kind of thing it was."""
        words = self._forms.words(case)
        named = words.say(f"guide-phase-{phase.name.lower()}")
        return self._menu(aim, case, KINDS[phase], named)

    def offered(self, aim: Aim, case: Case, kinds: Sequence[str], note: str) -> Card:
        """Some kinds of case to choose from."""
        return self._menu(aim, case, kinds[: limits.SELECT_OPTIONS], note)

    def _menu(self, aim: Aim, case: Case, kinds: Sequence[str], note: str) -> Card:
        words = self._forms.words(case)
        register = self._dialog.office.register
        ids = self._forms.ids(aim, replace(case, situation=None, facts={}))
        picks = tuple(
            Pick(
                name,
                clip(title_of(name, words), limits.OPTION_TEXT),
                clip(
                    words.say("form-laws", laws=register[name].laws, n=laws_in(register[name].laws)), limits.OPTION_TEXT
                ),
            )
            for name in kinds
        )
        menu = Menu(ids.step(Step.KIND), words.say("guide-kinds"), picks)
        back = Button(ids.step(Step.PHASES), words.say("guide-back"))
        tell = Button(ids.step(Step.TELL), words.say("guide-tell"))
        leave = Button(ids.step(Step.OUT), words.say("guide-close"))
        return _asking(case, words, (note, bold(words.say("guide-what"))), rows(menu, (back, tell, leave)))

    def begun(self, aim: Aim, case: Case, situation: str, *, private: bool) -> Card:
        """The first question about a kind of case.

        Raises:
            UserError: there is no such kind.
        """
        if situation not in self._dialog.office.register:
            raise user_error("form-unknown-kind", given=situation[:80])
        return self.ask(replace(aim, passed=frozenset()), replace(case, situation=situation, facts={}), private=private)

    def ask(self, aim: Aim, case: Case, *, private: bool) -> Card:
        """The next question that still decides; where none is left, the ruling."""
        case = apart(case)
        words, spec = self._forms.words(case), self._forms.spec(case)
        answer = self._forms.answer(case)
        if answer.decision is None and not answer.missing:
            return self._forms.sheet(aim, case)
        ids = self._forms.ids(aim, case)
        asked = next((item for item in answer.missing if item.fact not in aim.passed), None)
        if asked is None and not has_outcomes(answer):
            return self._forms.sheet(aim, case)
        ways = self._ways(ids, words, outcomes=has_outcomes(answer))
        if asked is None:
            shown = self._dialog.shown(case, private=private, outcomes=bool(answer.missing))
            if len(shown.rows) < limits.ROWS:
                shown = replace(shown, rows=(*shown.rows, ways[:2]))
            return replace(shown, facts=dict(case.facts) if ids.attached else shown.facts)
        answers = asking.answers(asked, spec.facts[asked.fact], ids, words)
        known = tuple(f"• {name}: {neutral(clip(value, SHOWN))}" for _, name, value in stated(case.facts, spec, words))
        return replace(
            _asking(case, words, (title_of(spec.name, words), bold(asked.ask)), (*answers, ways), known),
            facts=dict(case.facts) if ids.attached else None,
        )

    def typing(self, aim: Aim, case: Case, fact: str) -> Form:
        """The modal for a fact that is typed."""
        return self._forms.page(aim, case, (self._forms.spec(case).facts[fact],), Step.TYPED)

    def back(self, aim: Aim, case: Case, *, private: bool) -> Card:
        """The question asked last, or the kinds of case where none was."""
        last = self._last(aim, case)
        if last is None:
            home = next((phase for phase, names in KINDS.items() if case.situation in names), Phase.PLAY)
            return self.kinds(replace(aim, passed=frozenset()), case, home)
        facts = {name: value for name, value in case.facts.items() if name != last}
        return self.ask(replace(aim, passed=aim.passed - {last}), replace(case, facts=facts), private=private)

    def out(self, aim: Aim, case: Case, *, private: bool) -> Card:
        """What can be said so far; without a case, a word of parting."""
        if case.situation is None:
            words = self._forms.words(case)
            return Card((Panel(words.say("guide-closed"), colour=AMBER),))
        case = apart(case)
        if not has_outcomes(self._forms.answer(case)):
            return self._forms.sheet(aim, case)
        return self._dialog.shown(case, private=private, outcomes=True)

    def telling(self, aim: Aim, case: Case) -> Form:
        """The modal in which it is told in words."""
        words = self._forms.words(case)
        ids = self._forms.ids(aim, replace(case, situation=None, facts={}))
        story = Field(
            STORY,
            words.say("guide-story"),
            words.say("guide-story-about"),
            required=True,
            long=True,
            most=limits.TEXT_INPUT,
        )
        return Form(ids.step(Step.TOLD), words.say("guide-tell"), (story,))

    def _last(self, aim: Aim, case: Case) -> str | None:
        """The question asked last, found by asking again from the beginning."""
        known: dict[str, object] = {}
        over: set[str] = set()
        last: str | None = None
        for _ in self._forms.spec(case).facts:
            missing = self._forms.answer(replace(case, facts=known)).missing
            asked = next((item.fact for item in missing if item.fact not in over), None)
            if asked is None or (asked not in case.facts and asked not in aim.passed):
                return last
            last = asked
            if asked in case.facts:
                known[asked] = case.facts[asked]
            else:
                over.add(asked)
        return last

    def _ways(self, ids: FormIds, words: Catalogue, *, outcomes: bool) -> tuple[Button, ...]:
        back = Button(ids.step(Step.BACK), words.say("guide-back"))
        again = Button(ids.step(Step.PHASES, situation=None), words.say("guide-again"))
        sheet = Button(ids.step(Step.SHEET), words.say("form-all-facts"))
        leave = Button(ids.step(Step.OUT), words.say("guide-so-far"))
        return (back, again, sheet, leave) if outcomes else (back, again, sheet)


def answered(forms: SituationForms, aim: Aim, case: Case, entered: Mapping[str, str]) -> tuple[Aim, Case]:
    """The case with what was typed in the modal of a question.

    Raises:
        UserError: it is no value of the fact.
    """
    spec = forms.spec(case)
    facts = dict(case.facts)
    over = set(aim.passed)
    for name, text in entered.items():
        if name not in spec.facts:
            raise OutdatedError("no such fact")
        if text.strip():
            facts[name] = value_of(spec, spec.facts[name], text)
        else:
            over.add(name)
    return replace(aim, passed=frozenset(over)), replace(case, facts=facts)


def _asking(
    case: Case, words: Catalogue, said: tuple[str, ...], found: tuple[Row, ...], known: tuple[str, ...] = ()
) -> Card:
    blocks: Iterator[str] = (block for block in (quoted(case.question), *said) if block)
    parts = fields(words.say("form-known"), known) if known else ()
    panel = Panel(
        "\n\n".join(blocks),
        parts=parts,
        footer=words.say("answer-footer", edition=str(case.edition.value)),
        colour=AMBER,
    )
    return Card((fitted(panel),), found)
