"""One run of a rule over the facts known so far."""

from collections.abc import Container, Mapping
from typing import Any, Generic, TypeVar, cast

from engine.edition import Edition
from engine.errors import ImpossibleFacts
from engine.facts import FactSpec, Kind, Situation
from engine.outline import sections
from engine.players import Cast
from engine.resolve import replaced
from engine.ruling import Argument, Judgement, Message, Option, Outcome, Ruling, Step, message

S = TypeVar("S", bound=Situation)


class Undecided(Exception):
    """A rule needs a fact that is not known."""

    def __init__(self, fact: str, judgement: Judgement | None = None) -> None:
        super().__init__(fact)
        self.fact = fact
        self.judgement = judgement


class _View:
    """Reads facts as attributes of the situation's model; an open one stops the run."""

    __slots__ = ("_assumed", "_doubted", "_specs", "_values")

    def __init__(
        self,
        specs: Mapping[str, FactSpec],
        values: Mapping[str, object],
        assumed: set[str],
        doubted: Container[str],
    ) -> None:
        self._specs = specs
        self._values = values
        self._assumed = assumed
        self._doubted = doubted

    def __getattr__(self, name: str) -> object:
        if name in self._values:
            return self._values[name]
        spec = self._specs[name]
        if spec.kind is Kind.DEFAULT:
            if name in self._doubted:
                raise Undecided(name)
            self._assumed.add(name)
            return spec.default
        if spec.kind is Kind.RECORD:
            return spec.default
        if spec.kind in (Kind.REQUIRED, Kind.ASKED):
            raise Undecided(name)
        raise TypeError(f"{name} is the Director's to judge: read it with Case.judged or Case.tested")


class Case(Generic[S]):
    """The facts of a case under one edition, and the reasoning as it grows.

    Attributes:
        edition: the edition ruled under.
        facts: the facts, typed as the situation's model. Reading one that is open ends the run with `Undecided`.
        assumed: the facts read so far that were not stated, but have their usual value. Those `doubted` are open instead.
    """

    def __init__(
        self,
        edition: Edition,
        specs: Mapping[str, FactSpec],
        values: Mapping[str, object],
        doubted: Container[str] = frozenset(),
    ) -> None:
        self.edition = edition
        self.assumed: set[str] = set()
        self.facts = cast(S, _View(specs, values, self.assumed, doubted))
        self._specs = specs
        self._values = values
        self._steps: list[Step] = []
        self._judgement: list[Judgement] = []
        self._notes: list[Message] = []
        self._options: list[Option] = []

    @property
    def values(self) -> Mapping[str, object]:
        """All facts stated, derived or assumed in this run, without defaults."""
        return self._values

    def known(self, name: str) -> Any:
        """The value of a fact where it is stated or derived, else None; never a reason to ask."""
        return self._values.get(name)

    def asked(self, name: str) -> Any:
        """The value of a fact that is assumed as a rule but asked for here, since here it may well be otherwise."""
        if name in self._values:
            return self._values[name]
        raise Undecided(name)

    def judged(self, name: str, law: str, **args: Argument) -> bool:
        """A judgement of the Director on which the outcome turns.

        Args:
            name: a fact declared with `judged`.
            law: the section that leaves it to him.
        """
        if name in self._values:
            return cast(bool, self._values[name])
        raise Undecided(name, Judgement(law=self._cite(law), ask=message(f"judge-{slug(name)}", **args), fact=name))

    def tested(self, name: str, law: str, **args: Argument) -> Any:
        """A judgement that may lead to an adjustment: its value, or None, and then the test is named in the ruling."""
        if name in self._values:
            return self._values[name]
        self.judge(law, f"judge-{slug(name)}", **args)
        return None

    def step(self, law: str, text: str, /, **args: Argument) -> None:
        """Add a step of the reasoning, resting on a section of this edition."""
        self._steps.append(Step(law=self._cite(law), text=message(text, **args)))

    def judge(self, law: str, ask: str, /, **args: Argument) -> None:
        """Name a test that the Director applies and that does not change the outcome fields."""
        self._judgement.append(Judgement(law=self._cite(law), ask=message(ask, **args)))

    def note(self, text: str, /, **args: Argument) -> None:
        """Add a remark: a regulation that was assumed, a thing worth knowing."""
        self._notes.append(message(text, **args))

    def option(
        self,
        by: str,
        code: str,
        law: str,
        text: str,
        /,
        *,
        effect: Mapping[str, str] | None = None,
        until: str | None = None,
        **args: Argument,
    ) -> None:
        """Add an option, in reading order. `until` is the id of the message that says when the right ends."""
        self._options.append(
            Option(
                by=by,
                code=code,
                law=self._cite(law),
                text=message(text, **args),
                effect=effect or {},
                until=message(until, **args) if until else None,
            )
        )

    def absorb(self, other: "Case[Any]") -> None:
        """Take over the reasoning of a case within this one, without repeating a step."""
        seats = other.cast().seats()
        for step in other._steps:
            if (own := replaced(step, seats)) not in self._steps:
                self._steps.append(own)
        self._judgement += [item for item in other._judgement if item not in self._judgement]
        self._notes += [item for item in other._notes if item not in self._notes]
        self.assumed |= {name for name in other.assumed if name in self._specs and name not in self._values}

    def contradiction(self, code: str, /, *facts: str) -> ImpossibleFacts:
        """The exception to raise where these facts cannot hold together; `code` is the message that says why."""
        given = ", ".join(f"{name}={self._values[name]}" for name in facts if name in self._values)
        return ImpossibleFacts(code, *facts, given=given)

    def ruling(self, *lead: str, verdict: str, outcome: Outcome | None = None, **args: Argument) -> Ruling:
        """Close the case.

        Args:
            lead: the deciding sections, most relevant first; those of the steps follow.
            verdict: id of the message that says the outcome in one sentence, with `args`.
            outcome: its fields; options added before are put into it.
        """
        outcome = outcome or Outcome()
        if self._options:
            outcome = outcome.model_copy(update={"options": tuple(self._options)})
        laws = dict.fromkeys((*map(self._cite, lead), *(step.law for step in self._steps)))
        return Ruling(
            verdict=message(verdict, **args),
            outcome=outcome,
            laws=tuple(laws),
            steps=tuple(self._steps),
            judgement=tuple(self._judgement),
            notes=tuple(self._notes),
        )

    def cast(self) -> Cast:
        """The seats of the roles, as far as known."""
        return Cast(self.known("offender"), self.known("declarer"), self.known("dummy"))

    def _cite(self, law: str) -> str:
        if law not in sections(self.edition):
            raise LookupError(f"section {law} does not exist in {self.edition.value}")
        return law


def slug(name: str) -> str:
    """A fact or value as it stands in message ids: 'later_tricks_won' -> 'later-tricks-won'."""
    return str(name).lower().replace("_", "-")
