"""Where a Director's case stands: the table, the ruling, what is asked, what may be chosen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.choices import Taking
from engine.decide import Decision, decide
from engine.errors import FactsError
from engine.situations import SituationSpec
from engine.table import TURN, Restricted, Table
from laws.answers import Answer, Asked

UNNAMED: Final = "unnamed"
"""Stands for a fact where a penalty card of the table is to be named."""
DECLARER: Final = "declares"
"""Stands for a fact where nobody has said yet who declares."""


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


def key_of(taking: Taking) -> str:
    """What stands in the custom_id for an option."""
    return f"{taking.by}:{taking.code}:{','.join(taking.suits)}"


def ahead(
    spec: SituationSpec, facts: Mapping[str, Any], open_to: tuple[Taking, ...], table: Table
) -> Iterator[Decision]:
    """The rulings that the options lead to."""
    for taking in open_to:
        try:
            yield decide(spec, {**facts, **taking.facts}, table.edition)
        except FactsError:
            continue


def carried_differs(decision: Decision) -> bool:
    """Whether a judgement decides what lies on the table or is in force."""
    carried = {
        repr((outcome.penalty_cards, outcome.restrictions, outcome.pass_required))
        for outcome in (branch.outcome for branch in decision.branches)
    }
    return len(carried) > 1


def lasting(decisions: tuple[Decision, ...]) -> bool:
    """Whether a ruling can leave something on the table for what comes later in the play."""
    outcomes = [branch.outcome for decision in decisions for branch in decision.branches]
    return any(outcome.penalty_cards or outcome.restrictions or outcome.leader for outcome in outcomes)
