"""Seats, sides and the roles by which the Laws name players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

Seat = Literal["N", "E", "S", "W"]
Side = Literal["NS", "EW"]
Role = Literal["offender", "partner", "lho", "rho", "declarer", "dummy", "defender"]
Player = Literal["N", "E", "S", "W", "offender", "partner", "lho", "rho", "declarer", "dummy", "defender"]

SEATS: tuple[Seat, ...] = get_args(Seat)
PLAYERS: tuple[Player, ...] = get_args(Player)


def after(seat: Seat, steps: int = 1) -> Seat:
    """The seat `steps` places clockwise: 1 the left-hand opponent, 2 the partner, 3 the right-hand opponent."""
    return SEATS[(SEATS.index(seat) + steps) % 4]


def partner(seat: Seat) -> Seat:
    """The partner's seat."""
    return after(seat, 2)


def side(seat: Seat) -> Side:
    """The side that `seat` belongs to."""
    return "NS" if seat in ("N", "S") else "EW"


def other_side(of: Side) -> Side:
    """The opponents of a side."""
    return "EW" if of == "NS" else "NS"


@dataclass(frozen=True)
class Cast:
    """Who sits where, as far as the facts tell; turns the roles of a ruling into seats and sides.

    `offender` is a seat or the role that the facts give in place of one; `declarer` and `dummy` are seats.
    """

    offender: Player | None = None
    declarer: Seat | None = None
    dummy: Seat | None = None

    def seats(self) -> Mapping[str, str]:
        """Every role and side whose seat is known: {'partner': 'W', 'non_offending_side': 'NS', ...}."""
        known: dict[str, str] = {}
        declarer = self.declarer or (partner(self.dummy) if self.dummy else None)
        if declarer:
            known.update(declarer=declarer, dummy=partner(declarer))
        offender = known.get(str(self.offender), self.offender)
        offending: Side | None = None
        for seat in SEATS:
            if seat == offender:
                known.update(offender=seat, partner=partner(seat), lho=after(seat), rho=after(seat, 3))
                offending = side(seat)
        if offending is None and offender == "defender" and declarer:
            offending = other_side(side(declarer))
        if offending:
            known.update(offending_side=offending, non_offending_side=other_side(offending))
        return known
