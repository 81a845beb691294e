"""The Director's running case: from an event or a click to the next state of the table. It keeps nothing between them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs.dialog import Case, Dialog
from cogs.directorstate import DeskState, Moment, Said
from cogs.limits import clip
from cogs.render import asking
from cogs.render.quote import LENGTH, plain
from cogs.state import OutdatedError
from cogs.typed import card_code, typed
from engine.choices import Taking, takings
from engine.decide import Decision, decide
from engine.errors import FactsError
from engine.players import SEATS, Seat
from engine.situations import SituationSpec
from engine.table import TURN, Restricted, Table, wanting
from laws.answers import Answer, Asked, Choice
from laws.errors import user_error
from laws.questions import ask_text, label

PLAY: Final = ("engine.rules.play", "engine.rules.revokes", "engine.rules.claims")
NOT_LISTED: Final = frozenset({TURN, "revoke_from_record"})
"""The turn has buttons of its own; a whole record is nothing to type at the table."""
UNNAMED: Final = "unnamed"
"""Stands for a fact where a penalty card of the table is to be named."""
CERTAIN: Final = 0.8


@dataclass(frozen=True)
class Position:
    """Where a case stands.

    Attributes:
        table: the table as the ruling leaves it; as it was before where the ruling is not complete.
        answer: the ruling; None where nothing happened since.
        asked: what has to be known first.
        problem: facts that do not fit together.
        takings: the options that can be taken.
    """

    table: Table
    answer: Answer | None = None
    asked: Asked | None = None
    problem: bool = False
    takings: tuple[Taking, ...] = ()

    @property
    def spec_name(self) -> str:
        return (self.answer.situation or "") if self.answer else ""

    @property
    def open_restrictions(self) -> tuple[Restricted, ...]:
        """Restrictions on the player whose turn it is that the ruling does not speak of."""
        if self.answer is None or self.spec_name != TURN or self.answer.decision is None:
            return ()
        facts, outcome = self.answer.facts, self.answer.decision.outcome
        said = {(duty.rule, duty.suit) for duty in outcome.restrictions or ()}
        leading = facts.get("to_lead") is True
        return tuple(
            duty
            for duty in self.table.restrictions
            if duty.player == facts.get("turn")
            and (duty.rule in ("lead_suit", "not_lead_suit")) == leading
            and (duty.rule, duty.suit) not in said
        )


class DirectorDialog:
    """Carries a table from one event to the next."""

    def __init__(self, dialog: Dialog) -> None:
        self.dialog = dialog
        self.register = dialog.office.register

    @property
    def situations(self) -> tuple[str, ...]:
        """Situations of the play, of revokes and of claims, in law order."""
        found = [name for name, spec in self.register.items() if spec.rule.__module__.startswith(PLAY)]
        return tuple(name for name in found if name not in NOT_LISTED)

    def position(self, state: DeskState) -> Position:
        """Rule on the moment anew."""
        moment = state.moment
        if moment.said is None or moment.said.situation not in self.register:
            return Position(moment.table)
        spec = self.register[moment.said.situation]
        case = Case("", spec.name, moment.said.facts, moment.table.edition, state.lang)
        answer = self.dialog.answer(case)
        if answer.decision is None:
            return Position(moment.table, answer, problem=True)
        open_to = takings(spec, answer.decision, moment.table) if answer.decision.decided else ()
        asked = self._asked(state, spec, answer, open_to)
        if asked is not None:
            return Position(moment.table, answer, asked)
        table = moment.table.after(spec, answer.decision)
        for card in moment.names:
            table = table.named(table.unnamed, card) if table.unnamed else table
        if table.unnamed:
            ask = self.dialog.words(state.lang).say("director-ask-unnamed", player=table.unnamed.player)
            return Position(table, answer, Asked(UNNAMED, ask, ()))
        return Position(table, answer, takings=open_to)

    def happened(self, state: DeskState, situation: str, facts: Mapping[str, Any] | None = None) -> DeskState:
        """The case once something of a kind has happened.

        Raises:
            OutdatedError: there is no such situation.
        """
        if situation not in self.register:
            raise OutdatedError("no situation")
        table = self.position(state).table
        return state.then(Moment(table=table, said=self._said(table, situation, facts or {})))

    def told(self, state: DeskState, text: str) -> DeskState:
        """The case once the Director told what happened; where that is not understood, with the likeliest readings.

        Raises:
            UserError: there is no text.
        """
        table = self.position(state).table
        if not text.strip():
            raise user_error("no-text", "text")
        answer = self.dialog.office.counsel.ask(text, edition=table.edition, lang=state.lang)
        quote = clip(plain(text), LENGTH)
        if answer.situation is None:
            return state.then(Moment(table=table, told=quote, readings=answer.alternatives))
        said = self._said(table, answer.situation, answer.facts)
        others = answer.alternatives if answer.confidence < CERTAIN else ()
        return state.then(Moment(table=table, said=said, told=quote, readings=others))

    def reading(self, state: DeskState, situation: str) -> DeskState:
        """The case with another reading of what was told."""
        moment = state.moment
        if situation not in self.register:
            raise OutdatedError("no situation")
        facts = self.dialog.office.counsel.reader.read(moment.told, lang=state.lang).facts_for(situation)
        said = self._said(moment.table, situation, facts)
        return state.then(moment.model_copy(update={"said": said, "names": (), "readings": ()}))

    def on_turn(self, state: DeskState, seat: Seat, *, leading: bool) -> DeskState:
        """The case with a player on lead, or to play to a trick. Of declarer's side only the lead is noted."""
        table = self.position(state).table
        if leading:
            table = table.on_lead(seat)
        if seat not in table.defenders:
            return state.then(Moment(table=table))
        said = self._said(table, TURN, {"to_lead": leading, "turn": seat})
        return state.then(Moment(table=table, said=said))

    def noted(self, state: DeskState, table: Table) -> DeskState:
        """The case after an event that needs no ruling."""
        return state.then(Moment(table=table))

    def next(self, state: DeskState, what: str) -> DeskState:
        """The case after an event of the list that `events` gives.

        Raises:
            OutdatedError: there is no such event any more.
        """
        kind, _, about = what.partition(":")
        table = self.position(state).table
        seat = next((seat for seat in SEATS if seat == about), None)
        if kind in ("lead", "play") and seat:
            return self.on_turn(state, seat, leading=kind == "lead")
        if kind == "trick":
            return self.noted(state, table.trick_played())
        if kind == "card":
            return self.noted(state, table.card_played(about))
        if kind == "pass" and seat:
            return self.noted(state, table.passed(seat))
        if kind == "lift" and about.isdecimal() and int(about) < len(table.restrictions):
            return self.noted(state, table.lifted(table.restrictions[int(about)]))
        raise OutdatedError("no such event")

    def events(self, table: Table) -> Iterator[str]:
        """What may come next at a table, as values for a select."""
        yield from (f"lead:{seat}" for seat in (*table.defenders, table.declarer, table.dummy))
        yield from (f"play:{seat}" for seat in table.defenders)
        yield "trick"
        yield from (f"card:{lying.card}" for lying in table.penalty_cards)
        yield from (f"pass:{duty.player}" for duty in table.passes if duty.span == "next_turn")
        yield from (f"lift:{place}" for place, _ in enumerate(table.restrictions))

    def answered(self, state: DeskState, fact: str, value: Any) -> DeskState:
        """The case with a question answered."""
        moment = state.moment
        if fact == UNNAMED:
            return state.then(moment.model_copy(update={"names": (*moment.names, value)}))
        if moment.said is None:
            raise OutdatedError("nothing is asked")
        said = Said(situation=moment.said.situation, facts={**moment.said.facts, fact: value})
        return state.then(moment.model_copy(update={"said": said}))

    def picked(self, state: DeskState, fact: str, place: str) -> DeskState:
        """The case with a question answered by the place of a choice.

        Raises:
            OutdatedError: there is no such question or choice.
        """
        spec = self._spec(state)
        value = asking.chosen(spec.facts[fact], place) if fact in spec.facts else None
        if value is None:
            raise OutdatedError("no such choice")
        return self.answered(state, fact, value)

    def typed(self, state: DeskState, fact: str, text: str) -> DeskState:
        """The case with a question answered in words.

        Raises:
            UserError: the text is no answer.
        """
        if fact == UNNAMED:
            card = card_code(text)
            if card is None or any(lying.card == card for lying in self.position(state).table.penalty_cards):
                raise user_error("director-card", fact, given=text[:80])
            return self.answered(state, fact, card)
        spec = self._spec(state)
        if fact not in spec.facts:
            raise OutdatedError("no such question")
        return self.answered(state, fact, typed(spec, spec.facts[fact], text))

    def took(self, state: DeskState, key: str) -> DeskState:
        """The case once an option was taken. A lead that was refused goes on to declarer's choice over partner's lead.

        Raises:
            OutdatedError: the option is not open.
        """
        moment = state.moment
        taken = next((item for item in self.position(state).takings if key_of(item) == key), None)
        if taken is None or moment.said is None:
            raise OutdatedError("no such option")
        said = Said(situation=moment.said.situation, facts={**moment.said.facts, **taken.facts})
        state = state.then(moment.model_copy(update={"said": said}))
        position = self.position(state)
        leader = position.table.leader
        if taken.code == "reject" and said.situation == "lead_out_of_turn" and leader in position.table.defenders:
            return self.on_turn(state, leader, leading=True)
        return state

    def why(self, state: DeskState) -> Case:
        """The ruling as a case of which the reasons can be shown.

        Raises:
            OutdatedError: there is none.
        """
        said = state.moment.said
        if said is None:
            raise OutdatedError("no ruling")
        return Case("", said.situation, said.facts, state.moment.table.edition, state.lang)

    def _said(self, table: Table, situation: str, facts: Mapping[str, Any]) -> Said:
        leading = next((seat for seat in SEATS if facts.get("to_lead") and seat == facts.get("turn")), None)
        return Said(situation=situation, facts={**facts, **table.facts_for(self.register[situation], leading)})

    def _spec(self, state: DeskState) -> SituationSpec:
        said = state.moment.said
        if said is None or said.situation not in self.register:
            raise OutdatedError("no ruling")
        return self.register[said.situation]

    def _asked(
        self, state: DeskState, spec: SituationSpec, answer: Answer, open_to: tuple[Taking, ...]
    ) -> Asked | None:
        """The next question: who it was, what the ruling turns on, what the table needs to carry on."""
        decision = answer.decision
        assert decision is not None
        table = state.moment.table
        lacking = wanting(spec, [decision, *_ahead(spec, answer.facts, open_to, table)])
        if lacking == "offender":
            return self._who(state, spec, decision)
        if answer.missing:
            first = answer.missing[0]
            return self._who(state, spec, decision) if first.fact == "offender" else first
        judged = next((item for item in decision.judged if item.fact), None)
        if judged and judged.fact and _carried_differs(decision):
            words = self.dialog.words(state.lang)
            return replace(asking.anew(spec.facts[judged.fact], spec.name, words), ask=words.text(judged.ask))
        if lacking:
            words = self.dialog.words(state.lang)
            return Asked(lacking, ask_text(lacking, spec.name, words), ())
        return None

    def _who(self, state: DeskState, spec: SituationSpec, decision: Decision) -> Asked:
        """Who it was; a penalty card can only be a defender's."""
        words, table = self.dialog.words(state.lang), state.moment.table
        lying = any(branch.outcome.penalty_cards for branch in decision.branches)
        defends = decision.facts.get("player_role") == "defender" or lying or spec.name == "penalty_card_created"
        people = table.defenders if defends else (*table.defenders, table.declarer, table.dummy)
        choices = tuple(Choice(seat, label(spec.facts["offender"], seat, spec.name, words)) for seat in people)
        return Asked("offender", ask_text("offender", spec.name, words), choices)


def key_of(taking: Taking) -> str:
    """What stands in the custom_id for an option."""
    return f"{taking.by}:{taking.code}:{','.join(taking.suits)}"


def _ahead(
    spec: SituationSpec, facts: Mapping[str, Any], open_to: tuple[Taking, ...], table: Table
) -> Iterator[Decision]:
    """The rulings that the options lead to."""
    for taking in open_to:
        try:
            yield decide(spec, {**facts, **taking.facts}, table.edition)
        except FactsError:
            continue


def _carried_differs(decision: Decision) -> bool:
    """Whether a judgement decides what lies on the table or is in force."""
    carried = {
        repr((outcome.penalty_cards, outcome.restrictions, outcome.pass_required))
        for outcome in (branch.outcome for branch in decision.branches)
    }
    return len(carried) > 1
