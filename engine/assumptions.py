"""Assumptions that decide: facts that nobody stated, taken as usual, with which an outcome stands or falls."""

from dataclasses import dataclass
from typing import Final

from engine.decide import Decision, outcomes
from engine.facts import FactSpec
from engine.situations import SituationSpec

SHOWN: Final = 2
"""Assumptions told with an answer."""
BRANCHES: Final = 8
"""Outcomes left up to which assumptions are tried; beyond that the questions matter more."""
DOUBTFUL: Final = (
    "unintended",
    "meant_as_lead",
    "within_correction_period",
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
_SETTLED_BY: Final = ("accepted", "declarer_choice", "replacement")
_IN_TIME: Final = frozenset({"next_player_acted", "partner_acted", "next_hand_played"})
"""What nobody has done yet where the case has gone on to one of the facts before."""
_NEVER_TRIED: Final = frozenset({"hands"})
"""With these facts a run of the rule may search through the play."""


@dataclass(frozen=True)
class Assumption:
    """A fact that was taken to have `value`; with another value the outcome would be another."""

    fact: str
    value: object


def assumptions(spec: SituationSpec, decision: Decision) -> tuple[Assumption, ...]:
    """The assumptions on which what is left of a case rests, the most doubtful first, at most two.

    An assumption is named only where another value leads to an outcome that is not left anyway; whose turn it is then is no
    outcome of its own.

    Args:
        decision: the ruling; its facts are those stated or derived.
    """
    if not 0 < len(decision.branches) <= BRANCHES or _NEVER_TRIED & decision.facts.keys():
        return ()
    settled = _IN_TIME if any(name in decision.facts for name in _SETTLED_BY) else frozenset()
    doubtful = [spec.facts[name] for name in DOUBTFUL if name in decision.assumed and name not in settled]
    told = outcomes(spec, decision) if doubtful else frozenset()
    found: list[Assumption] = []
    for fact in doubtful:
        if _decides(spec, decision, fact, told):
            found.append(Assumption(fact.name, fact.default))
            if len(found) == SHOWN:
                break
    return tuple(found)


def _decides(spec: SituationSpec, decision: Decision, fact: FactSpec, told: frozenset[str]) -> bool:
    others = (value for value in fact.domain if value != fact.default)
    return any(outcomes(spec, decision, {fact.name: value}) - told for value in others)
