"""A Director's case as a test tells it: what happens, what is answered, what is chosen, and what then lies and binds."""

import json
from dataclasses import dataclass, replace
from typing import Any

from cogs.director.dialog import DirectorDialog
from cogs.director.position import DECLARER, Position, key_of
from cogs.director.state import DeskState, Moment, read
from cogs.render.director import director_card
from engine.edition import Edition
from engine.players import Seat
from engine.table import Table
from laws.wording import Language
from tests.cogs.limits import broken


@dataclass(frozen=True)
class CaseWork:
    """A case; every step is read again from its file, as another process would, and its card keeps the limits."""

    desk: DirectorDialog
    state: DeskState

    @classmethod
    def begun(
        cls, desk: DirectorDialog, lang: Language, edition: Edition, declarer: Seat | None = "S", **table: Any
    ) -> "CaseWork":
        return cls(desk, DeskState(lang=lang, moment=Moment(table=Table(edition=edition, declarer=declarer, **table))))

    def on(self, state: DeskState) -> "CaseWork":
        carried = read(json.loads(json.dumps(state.carried())))
        assert carried == state
        assert broken(director_card(self.desk, carried, private=False)) == []
        return replace(self, state=carried)

    def happens(self, situation: str, **facts: Any) -> "CaseWork":
        """Something happens; of its facts, those that the desk asks for are answered, the others are told."""
        spec = self.desk.register[situation]
        asked = {name: value for name, value in facts.items() if name in ("declares", "offender")}
        told = {name: value for name, value in facts.items() if name not in asked}
        assert told.keys() <= spec.facts.keys()
        work = self.on(self.desk.happened(self.state, situation, told))
        while question := work.position.asked:
            assert question.fact in asked, f"{situation} asks {question.fact}"
            work = work.on(self.desk.answered(work.state, question.fact, asked.pop(question.fact)))
        if "offender" in asked:
            work = work.on(self.desk.answered(work.state, "offender", asked.pop("offender")))
        assert not asked, asked
        assert not work.position.problem
        return work

    def next(self, *events: str) -> "CaseWork":
        work = self
        for event in events:
            work = work.on(self.desk.next(work.state, event))
            assert not work.position.problem
        return work

    def takes(self, code: str, *suits: str) -> "CaseWork":
        found = [item for item in self.position.takings if item.code == code and set(item.suits) == set(suits)]
        assert len(found) == 1, self.codes
        return self.on(self.desk.took(self.state, key_of(found[0])))

    def declares(self, seat: Seat) -> "CaseWork":
        return self.on(self.desk.answered(self.state, DECLARER, seat))

    @property
    def position(self) -> Position:
        return self.desk.position(self.state)

    @property
    def table(self) -> Table:
        return self.position.table

    @property
    def codes(self) -> list[tuple[str, str]]:
        return [(item.code, "".join(item.suits)) for item in self.position.takings]

    @property
    def lying(self) -> list[str]:
        return [f"{card.player} {card.card} {card.rank}" for card in self.table.penalty_cards]

    @property
    def bound(self) -> list[str]:
        duties = [f"{duty.player} {duty.rule} {duty.suit or duty.card}" for duty in self.table.restrictions]
        return [*duties, *(f"{duty.player} pass {duty.span}" for duty in self.table.passes)]

    @property
    def outcome(self) -> Any:
        answer = self.position.answer
        assert answer is not None
        assert answer.decision is not None
        return answer.decision.outcome

    @property
    def text(self) -> str:
        (panel,) = director_card(self.desk, self.state, private=False).panels
        return "\n".join([panel.title, panel.description, *(f"{part.name}: {part.value}" for part in panel.parts)])
