"""What several laws of the auction have in common: who must pass, who may use what, when a score is adjusted."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from engine.case import Case
from engine.facts import Situation, specs
from engine.rules.auction.law import LAW
from engine.ruling import PassRequired

S = TypeVar("S", bound=Situation)
Information = tuple[Mapping[str, str], ...]

NO_PASS: tuple[PassRequired, ...] = ()
PARTNER_ONCE = (PassRequired(player="partner", span="next_turn"),)
PARTNER_THROUGHOUT = (PassRequired(player="partner", span="rest_of_auction"),)
OFFENDER_ONCE = (PassRequired(player="offender", span="next_turn"),)
OFFENDER_THROUGHOUT = (PassRequired(player="offender", span="rest_of_auction"),)
BOTH_THROUGHOUT = (*OFFENDER_THROUGHOUT, *PARTNER_THROUGHOUT)


def information(case: Case[Any], call: str | None, *, paid: bool = False) -> Information | None:
    """Who may use what the offender's withdrawn call told; the step is added.

    Args:
        call: the withdrawn call, where known.
        paid: the offending side bears a penalty for it, after which it may use the call in 1987 (16C2).

    Returns:
        What is unauthorized for the partner; empty where he may use it, None where the edition does not say.
    """
    law = LAW[case.edition]
    if law.own_withdrawn:
        case.step(law.own_withdrawn, "auction-information-unauthorized")
        return ({"player": "partner", "about": call or "withdrawn_call", "law": law.own_withdrawn},)
    if paid:
        case.step("16C2", "auction-information-paid")
        return ()
    return None


def awareness(case: Case[Any]) -> None:
    """Name the safeguard of a pass forced upon a side that could have known whom it would hurt."""
    law = LAW[case.edition]
    if case.known("could_have_known"):
        case.step(law.aware, "auction-aware")
        case.judge(law.aware, "judge-gained-by-irregularity")
    else:
        case.judge(law.aware, "judge-could-have-known")


def chosen(case: Case[Any], name: str = "replacement") -> str | None:
    """The call put in place of another, None while none has been."""
    value: str | None = case.known(name)
    return None if value == "none" else value


def within(case: Case[Any], model: type[S], values: Mapping[str, object], shared: Iterable[str] = ()) -> Case[S]:
    """A case inside this one, under another law.

    Args:
        values: facts that the outer case gives it.
        shared: facts that it takes over under the same name where they are known.
    """
    taken = {name: case.known(name) for name in shared if case.known(name) is not None}
    return Case(case.edition, specs(model), {**taken, **values})
