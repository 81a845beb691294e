"""Expected failures: something in the input that the user can mend."""

from engine.errors import FactsError
from engine.ruling import Argument, Message, message


class UserError(Exception):
    """An error a user can cause: what was wrong and what to do about it.

    Attributes:
        code: a short stable code for scripts.
        said: the message in the catalogue of answers.
        where: the fact, option or place concerned; empty where there is none.
    """

    def __init__(self, code: str, said: Message, where: str = "") -> None:
        super().__init__(f"{code} {where}".strip())
        self.code = code
        self.said = said
        self.where = where


def user_error(code: str, /, where: str = "", **args: Argument) -> UserError:
    """An error whose text is the message `error-<code>`."""
    return UserError(code, message(f"error-{code}", where=where, **args), where)


def from_facts(error: FactsError) -> UserError:
    """The first problem of a set of facts as an error for the user."""
    problem = error.problems[0]
    where = ", ".join(problem.facts)
    if problem.code in ("unknown", "invalid"):
        code = f"{problem.code}-fact"
        said = message(f"error-{code}", fact=problem.facts[0], given=problem.given, expected=problem.expected or "none")
        return UserError(code, said, where)
    return UserError(problem.code, message(problem.code, where=where, given=problem.given), where)
