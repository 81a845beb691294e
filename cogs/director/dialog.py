"""The Director's running case: from an event or a click to the next state of the table. It keeps nothing between them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from cogs.dialog import Case, Dialog
from cogs.director.events import ALSO_IN_PLAY, BEFORE_PLAY, declared_in, in_play, of_play
from cogs.director.position import DECLARER, UNNAMED, Position, ahead, carried_differs, key_of, lasting
from cogs.director.state import DeskState, Moment, Said
from cogs.limits import clip
from cogs.render import asking
from cogs.render.quote import LENGTH, plain
from cogs.state import OutdatedError
from cogs.typed import card_code, typed
from engine.choices import Taking, takings
from engine.decide import Decision
from engine.players import SEATS, Seat
from engine.situations import SituationSpec
from engine.table import TURN, Table
from engine.wanting import wanting
from laws.answers import Answer, Asked, Choice
from laws.errors import UserError, user_error
from laws.questions import ask_text, label

CERTAIN: Final = 0.8
SIDE: Final = "offending_side_defends"
"""Follows from who it was where declarer is known."""
TOLD_LATER: Final = "exposed_card_in_auction"
"""A card shown in the auction: whether it becomes a penalty card is known once there is a declarer."""


class DirectorDialog:
    """Carries a table from one event to the next."""

    def __init__(self, dialog: Dialog) -> None:
        self.dialog = dialog
        self.register = dialog.office.register

    def situations_at(self, table: Table) -> tuple[str, ...]:
        """Situations that are offered at a table."""
        return (*in_play(self.register), *ALSO_IN_PLAY) if table.declarer else BEFORE_PLAY

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
        return state.step(table, self._said(table, situation, facts or {}))

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
            return state.step(table, told=quote, readings=answer.alternatives)
        table = declared_in(table, answer.facts)
        said = self._said(table, answer.situation, answer.facts)
        others = answer.alternatives if answer.confidence < CERTAIN else ()
        return state.step(table, said, told=quote, readings=others)

    def reading(self, state: DeskState, situation: str) -> DeskState:
        """The case with another reading of what was told."""
        moment = state.moment
        if situation not in self.register:
            raise OutdatedError("no situation")
        facts = self.dialog.office.counsel.reader.read(moment.told, lang=state.lang).facts_for(situation)
        table = declared_in(moment.table, facts)
        return state.completed(table=table, said=self._said(table, situation, facts), names=(), readings=())

    def on_turn(self, state: DeskState, seat: Seat, *, leading: bool) -> DeskState:
        """The case with a player on lead, or to play to a trick. Of declarer's side only the lead is noted."""
        table = self.position(state).table
        if leading:
            table = table.on_lead(seat)
        if seat in table.declaring:
            return state.step(table)
        return state.step(table, self._said(table, TURN, {"to_lead": leading, "turn": seat}))

    def declares(self, state: DeskState, seat: Seat) -> DeskState:
        """The case once it is known who declares; cards shown in the auction are ruled on with that."""
        moment = state.moment
        table = moment.table.declared(seat)
        for ruled in state.rulings():
            if ruled.deal == moment.deal and ruled.said.situation == TOLD_LATER:
                table = self._left(table, ruled.said)
        if moment.said is None:
            return state.step(table)
        said = self._said(table, moment.said.situation, moment.said.facts)
        return state.completed(table=table, said=said)

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
        if kind == "declarer" and seat:
            return self.declares(state, seat)
        if kind == "trick":
            return state.step(table.trick_played())
        if kind == "card":
            return state.step(table.card_played(about))
        if kind == "pass" and seat:
            return state.step(table.passed(seat))
        if kind == "board":
            board = state.board + 1 if state.board else None
            return state.then(Moment(table=table.dealt(), deal=state.moment.deal + 1, board=board))
        if kind == "lift" and about.isdecimal() and int(about) < len(table.restrictions):
            return state.step(table.lifted(table.restrictions[int(about)]))
        raise OutdatedError("no such event")

    def answered(self, state: DeskState, fact: str, value: Any) -> DeskState:
        """The case with a question answered."""
        moment = state.moment
        if fact == UNNAMED:
            return state.completed(names=(*moment.names, value))
        if fact == DECLARER:
            return self.declares(state, value)
        if moment.said is None:
            raise OutdatedError("nothing is asked")
        said = Said(situation=moment.said.situation, facts={**moment.said.facts, fact: value})
        return state.completed(said=said)

    def picked(self, state: DeskState, fact: str, place: str) -> DeskState:
        """The case with a question answered by the place of a choice.

        Raises:
            OutdatedError: there is no such question or choice.
        """
        spec = self._spec(state)
        if fact == DECLARER and place in ("0", "1", "2", "3"):
            return self.answered(state, fact, SEATS[int(place)])
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
        state = state.completed(said=said)
        leader = self.position(state).table.leader
        if taken.code == "reject" and said.situation == "lead_out_of_turn" and leader in state.moment.table.defenders:
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

    def _left(self, table: Table, said: Said) -> Table:
        """The table with what an earlier ruling leaves on it now that declarer is known."""
        spec = self.register[said.situation]
        try:
            decision = self.dialog.office.counsel.rule(
                spec.name, self._said(table, spec.name, said.facts).facts, edition=table.edition
            ).decision
        except UserError:
            return table
        complete = decision is not None and decision.decided and wanting(spec, [decision]) is None
        return table.after(spec, decision) if decision and complete else table

    def _spec(self, state: DeskState) -> SituationSpec:
        said = state.moment.said
        if said is None or said.situation not in self.register:
            raise OutdatedError("no ruling")
        return self.register[said.situation]

    def _asked(
        self, state: DeskState, spec: SituationSpec, answer: Answer, open_to: tuple[Taking, ...]
    ) -> Asked | None:
        """The next question: who declares, who it was, what the ruling turns on, what the table needs to carry on."""
        decision = answer.decision
        assert decision is not None
        table = state.moment.table
        later = tuple(ahead(spec, answer.facts, open_to, table))
        lacking = wanting(spec, [decision, *later])
        if table.declarer is None and "declarer" in spec.facts and of_play(spec):
            whose = lacking == "offender" or any(item.fact == "offender" for item in answer.missing[:1])
            if whose or lasting((decision, *later)):
                return self._who_declares(state)
        if lacking == "offender":
            return self._who(state, spec, decision)
        if answer.missing:
            first = answer.missing[0]
            follows = first.fact == SIDE and table.declarer and decision.facts.get("offender") not in SEATS
            return self._who(state, spec, decision) if first.fact == "offender" or follows else first
        words = self.dialog.words(state.lang)
        judged = next((item for item in decision.judged if item.fact), None)
        if judged and judged.fact and carried_differs(decision):
            return replace(asking.anew(spec.facts[judged.fact], spec.name, words), ask=words.text(judged.ask))
        return Asked(lacking, ask_text(lacking, spec.name, words), ()) if lacking else None

    def _who_declares(self, state: DeskState) -> Asked:
        words = self.dialog.words(state.lang)
        choices = tuple(Choice(seat, words.say("show-who", value=seat)) for seat in SEATS)
        return Asked(DECLARER, words.say("director-ask-declarer"), choices)

    def _who(self, state: DeskState, spec: SituationSpec, decision: Decision) -> Asked:
        """Who it was; a penalty card can only be a defender's."""
        words, table = self.dialog.words(state.lang), state.moment.table
        lying = any(branch.outcome.penalty_cards for branch in decision.branches)
        defends = decision.facts.get("player_role") == "defender" or lying or spec.name == "penalty_card_created"
        people = table.defenders if defends and table.defenders else SEATS
        choices = tuple(Choice(seat, label(spec.facts["offender"], seat, spec.name, words)) for seat in people)
        return Asked("offender", ask_text("offender", spec.name, words), choices)
