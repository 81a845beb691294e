"""Facts that follow from other facts and are therefore never asked for."""

from typing import Any

from engine.cards import Contract
from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.players import SEATS, partner


def from_contract(values: dict[str, Any]) -> None:
    """declarer, dummy and trump from `contract`; dummy from declarer and the reverse; a role of offender to its seat."""
    contract: Contract | None = values.get("contract")
    if contract and contract.declarer:
        agree(values, "declarer", contract.declarer, "contract")
        agree(values, "trump", contract.denomination, "contract")
    if declarer := values.get("declarer"):
        agree(values, "dummy", partner(declarer), "declarer")
    elif dummy := values.get("dummy"):
        values["declarer"] = partner(dummy)
    if values.get("offender") in ("declarer", "dummy") and values.get(values["offender"]):
        values["offender"] = values[values["offender"]]


def offender_is(values: dict[str, Any], *roles: str) -> bool:
    """Whether the offender is known to have one of the roles declarer, dummy, defender."""
    return role_of(values, values.get("offender")) in roles


def role_of(values: dict[str, Any], player: object) -> str | None:
    """declarer, dummy or defender, where known."""
    if player in ("declarer", "dummy", "defender"):
        return str(player)
    if player not in SEATS or not values.get("declarer"):
        return None
    if player == values["declarer"]:
        return "declarer"
    return "dummy" if player == values["dummy"] else "defender"


def trick_bounds(values: dict[str, Any]) -> None:
    """No more later tricks than remain after the trick in question.

    Raises:
        ImpossibleFacts: `later_tricks_won` exceeds 13 minus `trick`.
    """
    trick, later = values.get("trick"), values.get("later_tricks_won")
    if trick is not None and later is not None and later > 13 - trick:
        raise ImpossibleFacts("more-tricks-than-remain", "trick", "later_tricks_won", given=f"{later} > {13 - trick}")
