"""Laws 68 to 71: claims and concessions, agreement to them, contested ones, and concessions cancelled."""

from collections.abc import Callable
from typing import Any

from engine.case import Case
from engine.claims.searching import Searcher, Searches
from engine.claims.stopping import at_most
from engine.derive import from_contract
from engine.facts import Situation
from engine.rules.claims.agreement import claim_acceptance_withdrawal
from engine.rules.claims.concession import concession_cancelled
from engine.rules.claims.contest import claim
from engine.rules.claims.facts import Claim, ClaimAcceptanceWithdrawal, ConcessionCancelled
from engine.ruling import Ruling
from engine.situations import SituationSpec

BUDGET = 60_000
"""Plays tried for one ruling before it is left open, where nobody sets another limit: about a second."""

Rule = Callable[[Case[Any], Searcher], Ruling]


def situations(searcher: Callable[[], Searcher]) -> tuple[SituationSpec, ...]:
    """The situations.

    Args:
        searcher: gives every run of a rule its searcher, and with it the limit of its searches.
    """

    def searching(rule: Rule) -> Callable[[Case[Any]], Ruling]:
        return lambda case: rule(case, searcher())

    rows: tuple[tuple[str, str, type[Situation], Rule], ...] = (
        ("claim", "68-70", Claim, claim),
        ("claim_acceptance_withdrawal", "69", ClaimAcceptanceWithdrawal, claim_acceptance_withdrawal),
        ("concession_cancelled", "71", ConcessionCancelled, concession_cancelled),
    )
    return tuple(
        SituationSpec(name, laws, model, searching(rule), (from_contract,)) for name, laws, model, rule in rows
    )


SITUATIONS = situations(lambda: Searches(at_most(BUDGET)))
