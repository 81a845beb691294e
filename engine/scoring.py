"""The score of a contract (Law 77); one table for all four editions."""

from engine.cards import Contract
from engine.players import Seat, side

Vulnerability = str
"""none, NS, EW or all."""


def vulnerable(seat: Seat, vulnerability: Vulnerability) -> bool:
    """Whether the side of `seat` is vulnerable."""
    return vulnerability == "all" or vulnerability == side(seat)


def contract_points(contract: Contract, tricks: int, vulnerability: Vulnerability) -> int:
    """Points to declarer's side, negative when the contract fails (Law 77).

    Args:
        contract: the final contract; a board passed out scores 0.
        tricks: tricks won by declarer's side, 0 to 13.
        vulnerability: none, NS, EW or all.
    """
    if contract.declarer is None:
        return 0
    zone = vulnerable(contract.declarer, vulnerability)
    if tricks < contract.needed:
        return -_undertricks(contract.needed - tricks, contract.doubled, zone)
    return _made(contract, tricks - contract.needed, zone)


def _undertricks(down: int, doubled: int, zone: bool) -> int:
    if not doubled:
        return down * (100 if zone else 50)
    points = 300 * down - 100 if zone else (100, 300, 500)[min(down, 3) - 1] + 300 * max(0, down - 3)
    return points * doubled


def _made(contract: Contract, over: int, zone: bool) -> int:
    each = 20 if contract.denomination in ("C", "D") else 30
    tricks = each * contract.level + (10 if contract.denomination == "N" else 0)
    tricks *= 2**contract.doubled
    game = (500 if zone else 300) if tricks >= 100 else 50
    slam = {6: 750 if zone else 500, 7: 1500 if zone else 1000}.get(contract.level, 0)
    overtricks = over * (contract.doubled * (200 if zone else 100) if contract.doubled else each)
    return tricks + game + slam + overtricks + 50 * contract.doubled
