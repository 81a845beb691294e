"""An auction as a value: whose turn, what is legal (Laws 18, 19, 36), how it ends (17, 22) and who was passed over (34)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.calls import CALLS, Call, is_bid, outranks
from engine.cards import Contract, Denomination
from engine.edition import Edition
from engine.players import SEATS, Seat, after, side


class Illegality(StrEnum):
    """Why a call is not legal; the value is the section that says so in every edition."""

    INSUFFICIENT = "18D"
    DOUBLE = "19A1"
    REDOUBLE = "19B1"
    AFTER_THE_END = "39"


class Auction(BaseModel):
    """The calls of an auction in rotation, from the dealer on.

    Calls that an opponent accepted stand among them; `irregular` names those that no law would let stand on their own.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    dealer: Seat
    calls: tuple[Call, ...] = ()

    def seat(self, number: int) -> Seat:
        """Who made, or would make, the call with this number, counted from 0."""
        return after(self.dealer, number)

    def made(self) -> Iterator[tuple[Seat, str]]:
        """Each call with its player."""
        return ((self.seat(number), call) for number, call in enumerate(self.calls))

    def plus(self, *calls: str) -> "Auction":
        """The auction with more calls in rotation."""
        return self.model_copy(update={"calls": (*self.calls, *calls)})

    def upto(self, number: int) -> "Auction":
        """Only the first calls."""
        return self.model_copy(update={"calls": self.calls[:number]})

    @property
    def ended(self) -> bool:
        """Three passes after a bid, or four passes and no bid (Law 22)."""
        passes = self._final_passes()
        return (3 <= passes < len(self.calls)) or passes >= 4

    @property
    def passed_out(self) -> bool:
        """Whether it ended without a bid."""
        return self.ended and self.last_bid is None

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to call; None when the auction has ended."""
        return None if self.ended else self.seat(len(self.calls))

    @property
    def last_bid(self) -> str | None:
        """The last bid, None where nobody has bid."""
        return next((call for call in reversed(self.calls) if is_bid(call)), None)

    @property
    def last_bidder(self) -> Seat | None:
        """Who made the last bid."""
        return next((seat for seat, call in reversed(tuple(self.made())) if is_bid(call)), None)

    @property
    def doubled(self) -> Literal[0, 1, 2]:
        """The state of the last bid: 0 undoubled, 1 doubled, 2 redoubled. Inadmissible ones do not count (36)."""
        state: Literal[0, 1, 2] = 0
        bidder: Seat | None = None
        for seat, call in self.made():
            if is_bid(call):
                state, bidder = 0, seat
            elif call == "X" and state == 0 and bidder and side(bidder) != side(seat):
                state = 1
            elif call == "XX" and state == 1 and bidder and side(bidder) == side(seat):
                state = 2
        return state

    def has_called(self, seat: Seat) -> bool:
        """Whether a player has called."""
        return any(caller == seat for caller, _ in self.made())

    def called_suits(self, seat: Seat) -> tuple[Denomination, ...]:
        """Denominations that a player has bid, in order."""
        bids = (call for caller, call in self.made() if caller == seat and is_bid(call))
        return tuple(dict.fromkeys(_denomination(bid) for bid in bids))

    def illegality(self, call: str, by: Seat | None = None) -> Illegality | None:
        """Why a call would not be legal at this point, None where it is.

        Args:
            by: the caller, where it is not the player whose turn it is; being out of turn is not looked at.
        """
        if self.ended:
            return Illegality.AFTER_THE_END
        seat = by or self.seat(len(self.calls))
        if is_bid(call):
            last = self.last_bid
            return Illegality.INSUFFICIENT if last and not outranks(call, last) else None
        if call == "X":
            fine = self.doubled == 0 and self.last_bidder is not None and side(self.last_bidder) != side(seat)
            return None if fine else Illegality.DOUBLE
        if call == "XX":
            fine = self.doubled == 1 and self.last_bidder is not None and side(self.last_bidder) == side(seat)
            return None if fine else Illegality.REDOUBLE
        return None

    def irregular(self) -> Iterator[tuple[int, Illegality]]:
        """The calls that were not legal when made: their numbers and why."""
        for number, call in enumerate(self.calls):
            reason = self.upto(number).illegality(call)
            if reason:
                yield number, reason

    @property
    def contract(self) -> Contract | None:
        """The final contract with its declarer (Law 22); None while the auction goes on."""
        if not self.ended:
            return None
        bid, bidder = self.last_bid, self.last_bidder
        if bid is None or bidder is None:
            return Contract()
        denomination = _denomination(bid)
        first = next(
            seat
            for seat, call in self.made()
            if side(seat) == side(bidder) and is_bid(call) and _denomination(call) == denomination
        )
        return Contract(level=int(bid[0]), denomination=denomination, doubled=self.doubled, declarer=first)

    @property
    def leader(self) -> Seat | None:
        """Who makes the opening lead; None while the auction goes on or where it was passed out."""
        contract = self.contract
        return after(contract.declarer) if contract and contract.declarer else None

    def _final_passes(self) -> int:
        count = 0
        for call in reversed(self.calls):
            if call != "P":
                break
            count += 1
        return count


def _denomination(bid: str) -> Denomination:
    return bid[1]  # type: ignore[return-value]


def lowest_sufficient(auction: Auction, denomination: str) -> str | None:
    """The lowest bid in a denomination that is sufficient over the last bid, None above seven."""
    levels = (f"{level}{denomination}" for level in range(1, 8))
    last = auction.last_bid
    return next((bid for bid in levels if last is None or outranks(bid, last)), None)


def legal_calls(auction: Auction) -> tuple[str, ...]:
    """Every legal call of the player whose turn it is: pass, double or redouble, bids from the lowest."""
    return tuple(call for call in CALLS if auction.illegality(call) is None)


PASSED_OUT_PERIOD: Mapping[Edition, Literal["fourth_pass", "hands_returned"]] = {
    Edition.LAWS_1987: "fourth_pass",
    Edition.LAWS_1997: "fourth_pass",
    Edition.LAWS_2007: "hands_returned",
    Edition.LAWS_2017: "hands_returned",
}
"""What ends the auction period when nobody bid: the fourth pass (17E), or all hands back in the board (22B2, 17D2)."""


def period_over(auction: Auction, edition: Edition, *, lead_faced: bool, hands_returned: bool = False) -> bool:
    """Whether the auction period is over: after a contract once the opening lead is faced, else as the edition says."""
    if auction.passed_out:
        return hands_returned or PASSED_OUT_PERIOD[edition] == "fourth_pass"
    return auction.ended and lead_faced


@dataclass(frozen=True)
class LostTurn:
    """Passes that seem to end an auction although a player was passed over (34, 17E2 of 2007, 17D3 of 2017).

    Attributes:
        player: who lost his turn; the auction goes back to him.
        cancelled: how many passes are cancelled, from the first one out of rotation on.
        offenders: who passed out of rotation.
    """

    player: Seat
    cancelled: int
    offenders: tuple[Seat, ...]


def lost_turn(auction: Auction, passed: Sequence[Seat]) -> LostTurn | None:
    """Who lost his turn, where passes out of rotation seem to have ended the auction.

    Args:
        auction: the calls in rotation before the first pass out of turn.
        passed: who passed from there on, in order.

    Returns:
        None where nobody was passed over, or the passes do not add up to an end of the auction.
    """
    turn = auction.turn
    if turn is None or not passed or passed[0] == turn:
        return None
    if not auction.plus(*("P" for _ in passed)).ended:
        return None
    expected, offenders = turn, []
    for seat in passed:
        if seat != expected:
            offenders.append(seat)
        expected = after(seat)
    return LostTurn(turn, len(passed), tuple(offenders))


def relation(of: Seat, to: Seat) -> Literal["self", "lho", "partner", "rho"]:
    """What `of` is to the player `to`: his left-hand opponent, partner, right-hand opponent or himself."""
    names: tuple[Literal["self"], Literal["lho"], Literal["partner"], Literal["rho"]] = (
        "self",
        "lho",
        "partner",
        "rho",
    )
    return names[(SEATS.index(of) - SEATS.index(to)) % 4]


def defends(player: Seat, declarer: Seat) -> bool:
    """Whether a player defends against a declarer."""
    return side(player) != side(declarer)
