"""Facts of the auction that follow from others: whose turn, who called, who defends."""

from collections.abc import Mapping
from typing import Any

from engine.auction import Auction, defends, relation
from engine.calls import is_bid, outranks
from engine.cards import Contract
from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.players import SEATS, Seat, after, partner

_STEPS: Mapping[str, int] = {"lho": 1, "partner": 2, "rho": 3}


def sides(values: dict[str, Any]) -> None:
    """declarer from `contract`, offending_side_defends from declarer and offender."""
    contract: Contract | None = values.get("contract")
    if contract and contract.declarer:
        agree(values, "declarer", contract.declarer, "contract")
    offender, declarer = values.get("offender"), values.get("declarer")
    if offender == "declarer" or offender == "dummy":
        agree(values, "offending_side_defends", False, "offender")
        if declarer:
            values["offender"] = declarer if offender == "declarer" else partner(declarer)
    elif offender == "defender":
        agree(values, "offending_side_defends", True, "offender")
    elif offender in SEATS and declarer:
        agree(values, "offending_side_defends", defends(offender, declarer), "declarer")


def finished(values: dict[str, Any]) -> None:
    """declarer from an auction that has ended; nobody defends where it was passed out."""
    auction: Auction | None = values.get("auction")
    contract = auction.contract if auction else None
    if contract and contract.declarer:
        agree(values, "declarer", contract.declarer, "auction")
    elif contract:
        agree(values, "offending_side_defends", False, "auction")


def running(values: dict[str, Any]) -> None:
    """The auction up to the irregular call must not have ended.

    Raises:
        ImpossibleFacts: it had.
    """
    auction: Auction | None = values.get("auction")
    if auction and auction.ended:
        raise ImpossibleFacts("auction-already-ended", "auction", given=" ".join(auction.calls))


def in_turn(values: dict[str, Any]) -> None:
    """The offender from the auction: he called at his turn."""
    auction: Auction | None = values.get("auction")
    if not auction or not auction.turn:
        return
    if values.get("offender") in (None, *SEATS):
        agree(values, "offender", auction.turn, "auction")


def slip_in_turn(values: dict[str, Any]) -> None:
    """The offender from an auction that still runs."""
    running(values)
    in_turn(values)


def maybe_out_of_turn(values: dict[str, Any]) -> None:
    """out_of_rotation from auction and offender; the offender from the auction where the call was in turn."""
    running(values)
    auction: Auction | None = values.get("auction")
    turn = auction.turn if auction else values.get("turn")
    offender = values.get("offender")
    if turn in SEATS and offender in SEATS and turn != offender:
        agree(values, "out_of_rotation", True, "turn")
    elif turn in SEATS and offender in SEATS and values.get("out_of_rotation"):
        raise ImpossibleFacts("call-was-in-rotation", "offender", "out_of_rotation", given=f"turn: {turn}")
    elif not values.get("out_of_rotation"):
        in_turn(values)
    if values.get("out_of_rotation"):
        whose_turn(values)


def whose_turn(values: dict[str, Any]) -> None:
    """turn_belongs_to, and the offender's seat, from auction, turn and offender, as far as they are given."""
    running(values)
    auction: Auction | None = values.get("auction")
    turn = values.get("turn")
    if turn in _STEPS:
        agree(values, "turn_belongs_to", turn, "turn")
        turn = None
    if auction:
        if turn:
            agree(values, "turn", auction.turn, "auction")
        turn = auction.turn
    offender, belongs = values.get("offender"), str(values.get("turn_belongs_to"))
    if turn in SEATS and offender in SEATS:
        found = relation(turn, offender)
        if found == "self":
            raise ImpossibleFacts("call-was-in-rotation", "offender", "turn", given=f"turn: {turn}")
        agree(values, "turn_belongs_to", found, "turn")
    elif turn in SEATS and belongs in _STEPS and offender in (None, "offender"):
        values["offender"] = after(turn, -_STEPS[belongs])
    elif offender in SEATS and belongs in _STEPS and not turn:
        turn = after(offender, _STEPS[belongs])
    if turn and turn in SEATS:
        values["turn"] = turn
    if auction:
        _from_calls(values, auction)


def _from_calls(values: dict[str, Any], auction: Auction) -> None:
    agree(values, "bid_before", auction.last_bid is not None, "auction")
    offender: Seat | None = values.get("offender")
    if offender in SEATS:
        agree(values, "offender_called_before", auction.has_called(offender), "auction")
    if values.get("turn_belongs_to") == "lho" and auction.calls:
        agree(values, "first_call", auction.calls[-1], "auction")


def too_low(values: dict[str, Any]) -> None:
    """The bid must be a bid, and not sufficient over the auction.

    Raises:
        ImpossibleFacts: it is none, or it is sufficient.
    """
    call: str | None = values.get("call")
    auction: Auction | None = values.get("auction")
    if not call:
        return
    last = auction.last_bid if auction else None
    if not is_bid(call) or (auction and not last) or (last and outranks(call, last)):
        raise ImpossibleFacts("bid-is-sufficient", "call", "auction", given=f"{call} over {last}")


def double_called(values: dict[str, Any]) -> None:
    """The call of an inadmissible double or redouble."""
    kind = {"double": "X", "redouble": "XX"}.get(str(values.get("inadmissible")))
    if kind:
        agree(values, "call", kind, "inadmissible")
