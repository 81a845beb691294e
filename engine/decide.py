"""From facts to a decision: a ruling, or what still decides and every outcome that is left.

The rule is run with the facts known. Where it asks for an open one, the run is repeated with each answer; the runs form
a tree. A question whose answers all lead to the same outcomes is struck: nobody is asked what no longer matters.
"""

import json
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.case import Case, Undecided
from engine.edition import Edition
from engine.errors import FactProblem, FactsError, ImpossibleFacts
from engine.facts import Kind, check
from engine.players import Cast
from engine.resolve import replaced
from engine.ruling import Judgement, Outcome, Ruling
from engine.situations import SituationSpec

RUNS_LIMIT = 4000
"""Runs of a rule for one decision; a rule that needs more asks for too much at once."""


@dataclass(frozen=True)
class Branch:
    """One remaining outcome: the rulings that share it and the answers under which it holds, fact by fact.

    The same outcome may come again under other answers.
    """

    when: Mapping[str, tuple[object, ...]]
    rulings: tuple[Ruling, ...]

    @property
    def outcome(self) -> Outcome:
        return self.rulings[0].outcome


@dataclass(frozen=True)
class Question:
    """An open fact of the table and the values to choose from; empty where any value of its type may be given."""

    fact: str
    values: tuple[object, ...]


@dataclass(frozen=True)
class Decision:
    """The answer of the core.

    Attributes:
        facts: stated and derived facts.
        questions: facts of the table that still decide, best first; empty when the case is decided.
        judged: judgements on which the outcome still turns.
        branches: every remaining outcome; exactly one when nothing is open.
        assumed: facts that the rule looked at although nobody had stated them, and that have their usual value.
    """

    situation: str
    edition: Edition
    facts: Mapping[str, object]
    questions: tuple[Question, ...]
    judged: tuple[Judgement, ...]
    branches: tuple[Branch, ...]
    assumed: frozenset[str] = frozenset()

    @property
    def decided(self) -> bool:
        """Whether no fact of the table is open."""
        return not self.questions

    @property
    def outcome(self) -> Outcome:
        """What holds in every branch."""
        if not self.branches:
            return Outcome()
        first, *others = (branch.outcome for branch in self.branches)
        shared = {
            name: getattr(first, name)
            for name in first.model_fields_set
            if all(getattr(other, name) == getattr(first, name) for other in others)
        }
        return Outcome.model_construct(_fields_set=set(shared), **shared)


@dataclass(frozen=True)
class _Leaf:
    rulings: tuple[Ruling, ...]
    key: str


@dataclass(frozen=True)
class _Open:
    """A fact without a finite domain: it must be given before more can be said."""

    fact: str
    key: str


@dataclass(frozen=True)
class _Node:
    fact: str
    judgement: Judgement | None
    children: tuple[tuple[object, "_Tree"], ...]
    key: str


_Tree = _Leaf | _Open | _Node


@dataclass
class _Search:
    spec: SituationSpec
    edition: Edition
    seats: Mapping[str, str]
    doubted: Container[str]
    runs: int = 0
    assumed: set[str] = field(default_factory=set)
    impossible: list[FactProblem] = field(default_factory=list)

    def grow(self, values: Mapping[str, object]) -> _Tree | None:
        self.runs += 1
        if self.runs > RUNS_LIMIT:
            raise RuntimeError(f"{self.spec.name} {self.edition.value}: more than {RUNS_LIMIT} runs")
        case: Case[Any] = Case(self.edition, self.spec.facts, values, self.doubted)
        try:
            ruling = self.spec.rule(case)
        except Undecided as undecided:
            return self._fork(undecided, values)
        except ImpossibleFacts as impossible:
            self.impossible.append(impossible.problem)
            return None
        finally:
            self.assumed |= case.assumed
        ruling = replaced(ruling, self.seats)
        return _Leaf((ruling,), outcome_key(ruling.outcome))

    def _fork(self, undecided: Undecided, values: Mapping[str, object]) -> _Tree | None:
        domain: tuple[object, ...] = self.spec.facts[undecided.fact].domain
        if not domain:
            return _Open(undecided.fact, f"open {undecided.fact}")
        grown = [(value, self.grow({**values, undecided.fact: value})) for value in domain]
        children = tuple((value, tree) for value, tree in grown if tree is not None)
        if not children:
            return None
        if len({tree.key for _, tree in children}) == 1 and self.spec.facts[undecided.fact].kind is not Kind.REQUIRED:
            return _merged([tree for _, tree in children])
        key = json.dumps([undecided.fact, [[str(value), tree.key] for value, tree in children]])
        return _Node(undecided.fact, undecided.judgement, children, key)


def outcome_key(outcome: Outcome) -> str:
    """Equal for equal outcomes; texts of options do not count."""
    fields = outcome.model_dump(exclude_none=True)
    for option in fields.get("options") or ():
        option.pop("text"), option.pop("until", None), option.pop("law")
    return json.dumps(fields, sort_keys=True, default=str)


def _merged(trees: list[_Tree]) -> _Tree:
    """One tree for several of equal key, keeping every reason that leads to an outcome."""
    first = trees[0]
    if isinstance(first, _Leaf):
        rulings = [ruling for tree in trees if isinstance(tree, _Leaf) for ruling in tree.rulings]
        distinct = {ruling.model_dump_json(): ruling for ruling in rulings}
        return _Leaf(tuple(distinct.values()), first.key)
    if isinstance(first, _Node):
        rows = zip(*(tree.children for tree in trees if isinstance(tree, _Node)), strict=True)
        children = tuple((row[0][0], _merged([child for _, child in row])) for row in rows)
        return _Node(first.fact, first.judgement, children, first.key)
    return first


def _walk(tree: _Tree, when: Mapping[str, object]) -> Iterator[tuple[Mapping[str, object], _Leaf | _Open]]:
    if isinstance(tree, _Node):
        for value, child in tree.children:
            yield from _walk(child, {**when, tree.fact: value})
    else:
        yield when, tree


def _nodes(tree: _Tree) -> Iterator[_Node | _Open]:
    if isinstance(tree, _Open):
        yield tree
    if isinstance(tree, _Node):
        yield tree
        for _, child in tree.children:
            yield from _nodes(child)


def decide(
    spec: SituationSpec, given: Mapping[str, object], edition: Edition, doubted: Container[str] = frozenset()
) -> Decision:
    """Rule on a case.

    Args:
        spec: the situation.
        given: the facts stated, as plain JSON values.
        edition: the edition to rule under.
        doubted: facts that are not to have their usual value: where they decide they are asked for.

    Raises:
        FactsError: a fact is unknown, outside its domain, or the facts cannot hold together.
    """
    values = check(spec.model, given)
    try:
        for derive in spec.derive:
            derive(values)
    except ImpossibleFacts as impossible:
        raise FactsError(impossible.problem) from None
    people: Any = values
    seats = Cast(people.get("offender"), people.get("declarer"), people.get("dummy")).seats()
    search = _Search(spec, edition, seats, doubted)
    tree = search.grow(values)
    if tree is None:
        raise FactsError(*dict.fromkeys(search.impossible))
    ends = list(_walk(tree, {}))
    return Decision(
        situation=spec.name,
        edition=edition,
        facts=values,
        questions=_questions(spec, tree, ends),
        judged=tuple({n.fact: n.judgement for n in _nodes(tree) if isinstance(n, _Node) and n.judgement}.values()),
        branches=tuple(_branches(tree, {})),
        assumed=frozenset(search.assumed),
    )


def _questions(
    spec: SituationSpec, tree: _Tree, ends: list[tuple[Mapping[str, object], _Leaf | _Open]]
) -> tuple[Question, ...]:
    order: dict[str, dict[object, None]] = {}
    for node in _nodes(tree):
        if spec.facts[node.fact].kind is not Kind.JUDGED:
            values = order.setdefault(node.fact, {})
            if isinstance(node, _Node):
                values.update(dict.fromkeys(value for value, _ in node.children))

    def left(fact: str, value: object) -> int:
        return len({end.key for when, end in ends if when.get(fact, value) == value})

    def rank(fact: str) -> tuple[bool, float, int]:
        values = order[fact]
        mean = sum(left(fact, value) for value in values) / len(values) if values else 0.0
        return spec.facts[fact].kind is not Kind.REQUIRED, mean, list(order).index(fact)

    def choices(fact: str) -> tuple[object, ...]:
        return tuple(value for value in spec.facts[fact].domain if value in order[fact])

    return tuple(Question(fact, choices(fact)) for fact in sorted(order, key=rank))


def _branches(tree: _Tree, when: Mapping[str, tuple[object, ...]]) -> Iterator[Branch]:
    """Every outcome that is left with exactly the answers under which it holds; answers that lead to the same are one."""
    if isinstance(tree, _Leaf):
        yield Branch(when, tree.rulings)
    if isinstance(tree, _Node):
        alike: dict[str, list[tuple[object, _Tree]]] = {}
        for value, child in tree.children:
            alike.setdefault(child.key, []).append((value, child))
        for group in alike.values():
            values = tuple(value for value, _ in group)
            yield from _branches(_merged([child for _, child in group]), {**when, tree.fact: values})
