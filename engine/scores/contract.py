"""The score of a contract item by item (Law 77), so that the arithmetic can be shown; the sum is contract_points."""

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Contract
from engine.scoring import vulnerable


class Entry(StrEnum):
    """What points are given for."""

    TRICKS = "tricks"
    PARTSCORE = "partscore"
    GAME = "game"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    DOUBLED_MADE = "doubled_made"
    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"


@dataclass(frozen=True)
class Item:
    """Points of one entry, for declarer's side (negative: for the other side).

    Attributes:
        count: tricks that it is for; 0 for a premium.
        each: points of each trick where they are all worth the same, else 0.
    """

    entry: Entry
    points: int
    count: int = 0
    each: int = 0


def items(contract: Contract, tricks: int, vulnerability: str) -> tuple[Item, ...]:
    """The entries of a result in the order of the scoring table; none for a board passed out.

    Args:
        tricks: tricks won by declarer's side, 0 to 13.
        vulnerability: none, NS, EW or all.
    """
    if contract.declarer is None:
        return ()
    zone = vulnerable(contract.declarer, vulnerability)
    if tricks < contract.needed:
        return (_undertricks(contract.needed - tricks, contract.doubled, zone),)
    return tuple(_made(contract, tricks - contract.needed, zone))


def undertrick_values(down: int, doubled: int, zone: bool) -> tuple[int, ...]:
    """What each undertrick costs, the first one first."""
    first, second, later = {
        (0, False): (50, 50, 50),
        (0, True): (100, 100, 100),
        (1, False): (100, 200, 300),
        (1, True): (200, 300, 300),
        (2, False): (200, 400, 600),
        (2, True): (400, 600, 600),
    }[doubled, zone]
    return tuple(first if n == 1 else second if n <= 3 else later for n in range(1, down + 1))


def _undertricks(down: int, doubled: int, zone: bool) -> Item:
    values = undertrick_values(down, doubled, zone)
    return Item(Entry.UNDERTRICKS, -sum(values), down, values[0] if len(set(values)) == 1 else 0)


def _made(contract: Contract, over: int, zone: bool) -> list[Item]:
    minor, notrump = contract.denomination in ("C", "D"), contract.denomination == "N"
    factor = (1, 2, 4)[contract.doubled]
    worth = ((20 if minor else 30) * contract.level + (10 if notrump else 0)) * factor
    found = [Item(Entry.TRICKS, worth, contract.level)]
    found.append(Item(Entry.GAME, 500 if zone else 300) if worth >= 100 else Item(Entry.PARTSCORE, 50))
    if contract.level == 6:
        found.append(Item(Entry.SMALL_SLAM, 750 if zone else 500))
    if contract.level == 7:
        found.append(Item(Entry.GRAND_SLAM, 1500 if zone else 1000))
    if contract.doubled:
        found.append(Item(Entry.DOUBLED_MADE, 50 * contract.doubled))
    if over:
        each = (20 if minor else 30, 200 if zone else 100, 400 if zone else 200)[contract.doubled]
        found.append(Item(Entry.OVERTRICKS, over * each, over, each))
    return found
