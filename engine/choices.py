"""The options of a ruling as facts: what has to be added to the case once somebody has chosen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from engine.cards import SUITS
from engine.decide import Decision
from engine.ruling import Option
from engine.situations import SituationSpec
from engine.table import TURN, Table

_ANSWERS: Mapping[str, Mapping[str, Any]] = {
    "accept": {"accepted": True},
    "reject": {"accepted": False},
    "spread_hand": {"declarer_action": "spread_hand"},
    "require_suit": {"declarer_choice": "require"},
    "forbid_suit": {"declarer_choice": "forbid"},
    "no_restriction": {"declarer_choice": "no_restriction"},
    "play_highest": {"rank_choice": "highest"},
    "play_lowest": {"rank_choice": "lowest"},
}
_OVER_THE_LEAD = ("require_suit", "forbid_suit", "no_restriction")


@dataclass(frozen=True)
class Taking:
    """An option that can be taken.

    Attributes:
        by: who chooses.
        code: the option's code.
        suits: the suits that the choice names.
        facts: what the case is to be completed with.
    """

    by: str
    code: str
    suits: tuple[str, ...]
    facts: Mapping[str, Any]


def takings(spec: SituationSpec, decision: Decision, table: Table) -> tuple[Taking, ...]:
    """What can be chosen, in reading order; options that no fact tells apart are left out."""
    options = decision.outcome.options or ()
    if spec.name == "wrong_hand_lead":
        return tuple(_reactions(options))
    held = any(lying.player == decision.facts.get("offender") for lying in table.penalty_cards)
    if spec.name == "lead_out_of_turn" and held:
        return () if decision.facts.get("accepted") is False else tuple(_refusable(options))
    found = [taking for option in options for taking in _takings(spec, decision, option)]
    return tuple(found + list(_several(options) if spec.name == TURN else ()))


def _takings(spec: SituationSpec, decision: Decision, option: Option) -> Iterator[Taking]:
    facts = _ANSWERS.get(option.code, {})
    if not facts or not facts.keys() <= spec.facts.keys():
        return
    if option.code not in ("require_suit", "forbid_suit"):
        yield Taking(option.by, option.code, (), facts)
        return
    named = option.effect.get("suit")
    led = decision.facts.get("led_suit")
    suits = (named,) if named else tuple(suit for suit in SUITS if suit != led) if "rank_choice" in spec.facts else ()
    if not suits:
        yield Taking(option.by, option.code, (), facts)
    for suit in suits:
        yield Taking(option.by, option.code, (suit,), {**facts, "choice_suits": [suit]})


def _several(options: Sequence[Option]) -> Iterator[Taking]:
    """Declarer may forbid several suits of penalty cards at once (51B2)."""
    forbidden = [option for option in options if option.code == "forbid_suit"]
    for count in range(2, len(forbidden) + 1):
        for group in combinations(forbidden, count):
            suits = tuple(option.effect["suit"] for option in group)
            facts = {**_ANSWERS["forbid_suit"], "choice_suits": list(suits)}
            yield Taking(group[0].by, "forbid_suit", suits, facts)


def _refusable(options: Sequence[Option]) -> Iterator[Taking]:
    """While other penalty cards of the offender lie, the lead is refused first; all cards count in the choice after that."""
    for option in options:
        if option.code not in _OVER_THE_LEAD:
            yield Taking(option.by, option.code, (), _ANSWERS[option.code])
    if any(option.code in _OVER_THE_LEAD for option in options):
        yield Taking("declarer", "reject", (), _ANSWERS["reject"])


def _reactions(options: Sequence[Option]) -> Iterator[Taking]:
    """Either defender may accept declarer's lead or have it taken back; the one next in rotation is named first (55A)."""
    people = list(dict.fromkeys(option.by for option in options))
    for option in options:
        if option.code in ("accept", "reject"):
            fact = ("next_defender", "other_defender")[people.index(option.by)]
            yield Taking(option.by, option.code, (), {fact: f"{option.code}s"})
