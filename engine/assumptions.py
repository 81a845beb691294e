"""Assumptions that decide: facts that nobody stated, taken as usual, with which an outcome stands or falls."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.decide import Decision, outcomes
from engine.facts import FactSpec, Kind
from engine.situations import SituationSpec

SHOWN: Final = 2
"""Assumptions told with an answer."""
BRANCHES: Final = 8
"""Outcomes left up to which assumptions are tried; beyond that the questions matter more."""
DOUBTFUL: Final = (
    "unintended",
    "call_completed",
    "meant_as_lead",
    "within_correction_period",
    "organizer_approves",
    "partner_agrees",
    "foreign_card",
    "all_four_agreed",
    "vulnerable",
    "next_player_acted",
    "partner_acted",
    "next_hand_played",
    "opening_lead_faced",
    "partner_could_see",
    "card_seen",
    "both_sides_played_next",
    "result_obtained",
    "deliberate",
    "round_ended",
    "regulation_allows",
    "agreement_proved",
    "scoring",
)
"""Facts that stories leave out although they may well be otherwise, the most doubtful first. What else is assumed is told
wherever it is not so: who tells of one revoke has seen one."""
_NEVER_TRIED: Final = frozenset({"hands"})
"""With these facts a run of the rule may search through the play."""


@dataclass(frozen=True)
class Assumption:
    """A fact that was taken to have `value`; with another value the outcome would be another."""

    fact: str
    value: object


def assumptions(spec: SituationSpec, decision: Decision) -> tuple[Assumption, ...]:
    """The assumptions on which what is left of a case rests, the most doubtful first, at most two.

    An assumption is named only where another value leads to another outcome; whose turn it is then is no outcome of its own.

    Args:
        decision: the ruling; its facts are those stated or derived.
    """
    if not 0 < len(decision.branches) <= BRANCHES or _NEVER_TRIED & decision.facts.keys():
        return ()
    told = outcomes(spec, decision)
    found: list[Assumption] = []
    for name in DOUBTFUL:
        fact = spec.facts.get(name)
        if fact and fact.kind is Kind.DEFAULT and name not in decision.facts and _decides(spec, decision, fact, told):
            found.append(Assumption(name, fact.default))
            if len(found) == SHOWN:
                break
    return tuple(found)


def _decides(spec: SituationSpec, decision: Decision, fact: FactSpec, told: frozenset[str]) -> bool:
    others: tuple[Mapping[str, object], ...] = tuple(
        {fact.name: value} for value in fact.domain if value != fact.default
    )
    return any((found := outcomes(spec, decision, other)) and found != told for other in others)
