"""Which facts of a case still matter, and the values that each can be given."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from cogs import limits
from cogs.render.asking import choices_of
from engine.case import Case, Undecided
from engine.decide import Decision
from engine.edition import Edition
from engine.errors import FactsError, ImpossibleFacts
from engine.facts import FactSpec, Kind, Shape, check
from engine.situations import SituationSpec

RUNS: Final = 40
"""Runs of a rule in which it is watched."""
SEVERAL: Final = frozenset({"choice_suits", "suits_specified", "suits_shown_legally"})
"""Facts that are sets of suits."""
SUITS: Final = ("S", "H", "D", "C")
_OWN_RELATIONS: Final = ("offender", "partner", "lho", "rho")
"""Players named by their relation to the offender, which tells nothing of himself."""


class _Watched(dict[str, object]):
    """Values that take note of which of them are asked for."""

    def __init__(self, values: Mapping[str, object], seen: dict[str, None]) -> None:
        super().__init__(values)
        self._seen = seen

    def __contains__(self, name: object) -> bool:
        self._seen[str(name)] = None
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self._seen[name] = None
        return super().get(name, default)


def mattering(
    spec: SituationSpec, facts: Mapping[str, object], edition: Edition, decision: Decision | None
) -> tuple[str, ...]:
    """Facts not stated on which the outcome may turn, best first: those asked for, judgements, then what was assumed.

    Found by watching the rule run in every branch that is left; not where there are hands, which may take a search.

    Args:
        decision: None where the facts do not fit together.
    """
    asked = [question.fact for question in decision.questions] if decision else []
    judged = [judgement.fact for judgement in decision.judged if judgement.fact] if decision else []
    sources: dict[str, None] = {}
    try:
        values: Mapping[str, object] = check(spec.model, facts)
        watched = _Watched(values, sources)
        for derive in spec.derive:
            derive(watched)
        values = dict(watched)
    except (FactsError, ImpossibleFacts):
        values = {}
    # What a derivation looks at beside its sources are the facts that must agree with it.
    seen = {name: None for name in sources if name in spec.facts and spec.facts[name].kind is Kind.RECORD}
    seen |= dict.fromkeys(("offender", "declarer", "dummy"))
    branches = [dict(branch.when) for branch in decision.branches[:RUNS]] if decision else []
    struck: set[str] = set()
    for when in (branches or [{}]) if "hands" not in facts else ():
        struck |= _run(spec, edition, _Watched({**values, **{name: among[0] for name, among in when.items()}}, seen))
    needed = [fact.name for fact in spec.facts.values() if fact.kind is Kind.REQUIRED]
    order = dict.fromkeys([*asked, *needed, *judged, *sorted(seen, key=_rank(spec))])
    known = {*facts, *values, *(struck - set(asked))}
    return tuple(name for name in order if name in spec.facts and name not in known)


def _rank(spec: SituationSpec) -> Any:
    kinds = (Kind.REQUIRED, Kind.ASKED, Kind.JUDGED, Kind.RECORD, Kind.DEFAULT, Kind.TESTED)
    return lambda name: kinds.index(spec.facts[name].kind) if name in spec.facts else len(kinds)


def _run(spec: SituationSpec, edition: Edition, values: _Watched) -> set[str]:
    """Run the rule to its end. What is struck out as irrelevant is answered with any value; the names of such facts."""
    struck: set[str] = set()
    for _ in spec.facts:
        try:
            spec.rule(Case(edition, spec.facts, values))
        except Undecided as undecided:
            domain = spec.facts[undecided.fact].domain
            if not domain:
                return struck
            values[undecided.fact] = domain[0]
            struck.add(undecided.fact)
        except ImpossibleFacts:
            return struck
        else:
            return struck
    return struck


def values_of(fact: FactSpec) -> tuple[object, ...]:
    """The values that a fact is chosen from; empty where it is typed."""
    if fact.name in SEVERAL:
        return SUITS
    if fact.shape in (Shape.NUMBER, Shape.RECORD):
        return ()
    related = _OWN_RELATIONS if fact.name == "offender" else ()
    own = [value for value in choices_of(fact) if value not in related]
    values = [*own, fact.default] if fact.default == "none" and "none" not in own else own
    return tuple(values) if len(values) < limits.SELECT_OPTIONS else ()


def ordered(spec: SituationSpec) -> Iterator[FactSpec]:
    """All facts of a situation, those that decide before those that are mostly as usual."""
    late = (Kind.DEFAULT, Kind.RECORD, Kind.TESTED)
    yield from (fact for fact in spec.facts.values() if fact.kind not in late)
    yield from (fact for fact in spec.facts.values() if fact.kind in late)
