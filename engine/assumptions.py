"""Assumptions that decide: facts that nobody stated, taken as usual, with which an outcome stands or falls."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.case import Case, Undecided
from engine.decide import Decision, outcome_key
from engine.errors import ImpossibleFacts
from engine.players import Cast
from engine.resolve import replaced
from engine.ruling import Outcome
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
    "organizer_approves",
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
    if not doubtful:
        return ()
    told = {outcome_key(_without_turn(branch.outcome)) for branch in decision.branches}
    told |= {question.fact for question in decision.questions}
    found: list[Assumption] = []
    for fact in doubtful:
        others = (value for value in fact.domain if value != fact.default)
        if any(_leads_elsewhere(spec, decision, {**decision.facts, fact.name: value}, told) for value in others):
            found.append(Assumption(fact.name, fact.default))
            if len(found) == SHOWN:
                break
    return tuple(found)


def _without_turn(outcome: Outcome) -> Outcome:
    return outcome.model_copy(update={"turn": None})


def _leads_elsewhere(
    spec: SituationSpec, decision: Decision, values: Mapping[str, object], told: Container[str]
) -> bool:
    """Whether a run with these values, or a run that it forks into, ends in an outcome or a question not told."""
    try:
        ruling = spec.rule(Case(decision.edition, spec.facts, values))
    except Undecided as undecided:
        domain = spec.facts[undecided.fact].domain
        if not domain:
            return undecided.fact not in told
        forks: Iterable[Mapping[str, object]] = ({**values, undecided.fact: value} for value in domain)
        return any(_leads_elsewhere(spec, decision, fork, told) for fork in forks)
    except ImpossibleFacts:
        return False
    people: Any = values
    seats = Cast(people.get("offender"), people.get("declarer"), people.get("dummy")).seats()
    return outcome_key(_without_turn(replaced(ruling.outcome, seats))) not in told
