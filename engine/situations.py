"""The register of situations: name, laws, facts, rule."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.case import Case
from engine.facts import FactSpec, Situation, specs
from engine.ruling import Ruling

Derivation = Callable[[dict[str, object]], None]
"""Adds derived facts to the values in place; raises ImpossibleFacts where stated and derived ones differ."""


@dataclass(frozen=True)
class SituationSpec:
    """A kind of irregularity that the core can rule on.

    Attributes:
        name: its name in situations.md.
        laws: the laws it belongs to, as text for a list: '61-64'.
        model: its facts.
        rule: the rule, a pure function of the case.
        derive: derivations applied to the facts before the rule, in order.
    """

    name: str
    laws: str
    model: type[Situation]
    rule: Callable[[Case[Any]], Ruling]
    derive: tuple[Derivation, ...] = ()
    facts: Mapping[str, FactSpec] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", specs(self.model))


class Register(Mapping[str, SituationSpec]):
    """All situations by name, in law order."""

    def __init__(self, *families: Iterable[SituationSpec]) -> None:
        self._specs: dict[str, SituationSpec] = {}
        for family in families:
            for spec in family:
                if spec.name in self._specs:
                    raise ValueError(f"situation {spec.name} is declared twice")
                self._specs[spec.name] = spec

    def __getitem__(self, name: str) -> SituationSpec:
        return self._specs[name]

    def __iter__(self) -> Any:
        return iter(self._specs)

    def __len__(self) -> int:
        return len(self._specs)
