"""What can be wrong with facts. None of these is a bug: each names the facts and quotes what was given."""

from dataclasses import dataclass


@dataclass(frozen=True)
class FactProblem:
    """One thing wrong with the facts of a case.

    Attributes:
        facts: the names of the facts concerned.
        code: `unknown`, `invalid`, `impossible` or `contradiction`; for the last two a more exact message id may stand.
        given: what was given, as text.
        expected: the domain that was expected, empty where it does not apply.
    """

    facts: tuple[str, ...]
    code: str
    given: str = ""
    expected: str = ""


class FactsError(ValueError):
    """The facts cannot be ruled upon as they stand."""

    def __init__(self, *problems: FactProblem) -> None:
        super().__init__("; ".join(f"{', '.join(p.facts)}: {p.code} {p.given}" for p in problems))
        self.problems = problems


class ImpossibleFacts(Exception):
    """Raised by a rule or a derivation where facts cannot hold together.

    In the search for open questions it closes that branch; where no branch is left it becomes a `FactsError`.
    """

    def __init__(self, code: str, *facts: str, given: str = "") -> None:
        super().__init__(f"{code}: {', '.join(facts)}")
        self.problem = FactProblem(facts=facts, code=code, given=given)
