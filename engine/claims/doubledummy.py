"""The double-dummy value of an ending: the tricks of a side when all four play perfectly and see every card.

DDS is used through endplay where that is installed, else the search of this module, which needs nothing.
"""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec

from engine.cards import RANKS, SUITS, height, suit_of
from engine.claims.bounds import Bounds
from engine.claims.endings import Ending
from engine.claims.stopping import Counter, Stop, Stopped
from engine.claims.suits import Position, Suits, SuitTable, encoded, owner, without_all
from engine.players import SEATS, Side, side


def value(ending: Ending, of: Side, *, within: Bounds | None = None, stop: Stop | None = None) -> Bounds:
    """The double-dummy tricks of a side.

    Args:
        within: bounds known already, such as those of any legal play.
        stop: asked now and then by the own search; once it says True the bounds reached are returned.
    """
    if dds_installed():
        tricks = by_dds(ending, of)
        return Bounds(tricks, tricks)
    return searched(ending, of, within=within, stop=stop)


@cache
def dds_installed() -> bool:
    """Whether endplay, and with it DDS, can be imported. Importing it takes half a second and 84 MB."""
    return find_spec("endplay") is not None


def by_dds(ending: Ending, of: Side) -> int:
    """The double-dummy tricks of a side by DDS.

    Raises:
        ImportError: endplay is not installed.
    """
    from endplay.dds import solve_board
    from endplay.types import Card, Deal, Denom, Player

    held = [set(hand) for hand in ending.hands]
    first = SEATS.index(ending.leader)
    for step, card in enumerate(ending.table):
        held[(first + step) % 4].add(card)
    hands = (".".join("".join(r for r in RANKS if suit + r in hand) for suit in SUITS) for hand in held)
    deal = Deal(f"N:{' '.join(hands)}", first=Player.find(ending.leader), trump=Denom.find(ending.trump))
    for card in ending.table:
        deal.play(Card(card))
    best = max(tricks for _, tricks in solve_board(deal))
    return int(best) if side(ending.turn) == of else ending.tricks - int(best)


def searched(ending: Ending, of: Side, *, within: Bounds | None = None, stop: Stop | None = None) -> Bounds:
    """The double-dummy tricks of a side by the own search: exact, or wider bounds where it was stopped."""
    search = _Search(ending, of, Counter(stop))
    low, high = (within.low, within.high) if within else (0, ending.tricks)
    try:
        while low < high:
            wanted = (low + high + 1) // 2
            if search.reached(wanted):
                low = wanted
            else:
                high = wanted - 1
    except Stopped:
        pass
    return Bounds(low, high)


class _Search:
    """Even owners are the side asked about."""

    def __init__(self, ending: Ending, of: Side, counter: Counter) -> None:
        self._trump = 0 if ending.trump != "N" else -1
        self._table = SuitTable()
        self._counter = counter
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}
        whole = _with_table(ending)
        self._suits = encoded(whole, of)
        self._leader = owner(SEATS.index(ending.leader), of)
        self._tricks = ending.tricks
        self._begun = tuple(_position(whole, card) for card in ending.table)

    def reached(self, need: int) -> bool:
        """Whether the even side takes `need` tricks."""
        if self._begun:
            return self._played(self._suits, self._leader, self._begun, need, self._tricks)
        return self._takes(self._suits, self._leader, need, self._tricks)

    def _takes(self, suits: Suits, leader: int, need: int, left: int) -> bool:
        if need <= 0:
            return True
        if need > left:
            return False
        if not self._trump:
            even, odd = self._table.sure(suits[0])
            if need <= even or need > left - odd:
                return need <= even
        key = (leader, *sorted(suits)) if self._trump else (leader, suits[0], *sorted(suits[1:]))
        low, high = self._known.get(key, (0, left))
        if need <= low:
            return True
        if need > high:
            return False
        sure = self._table.at_once(suits, leader, self._trump)
        if leader & 1:
            if need > left - sure:
                return False
        elif need <= sure:
            return True
        good = self._played(suits, leader, (), need, left)
        low, high = self._known.get(key, (0, left))
        self._known[key] = (max(low, need), high) if good else (low, min(high, need - 1))
        return good

    def _played(self, suits: Suits, leader: int, table: tuple[tuple[int, Position], ...], need: int, left: int) -> bool:
        self._counter.tick()
        if len(table) == 4:
            winner = (leader + self._best(table)) % 4
            taken = [[position for suit, position in table if suit == which] for which in range(4)]
            rest = tuple(without_all(sequence, gone) for sequence, gone in zip(suits, taken, strict=True))
            return self._takes(rest, winner, need - (not winner & 1), left - 1)
        who = (leader + len(table)) % 4
        tries = (
            self._played(suits, leader, (*table, (suit, position)), need, left)
            for suit, position in self._choices(suits, who, table)
        )
        return all(tries) if who & 1 else any(tries)

    def _best(self, table: tuple[tuple[int, Position], ...]) -> int:
        led = table[0][0]
        ranked = [(suit == self._trump, suit == led or suit == self._trump, position) for suit, position in table]
        return max(range(len(table)), key=ranked.__getitem__)

    def _choices(
        self, suits: Suits, who: int, table: tuple[tuple[int, Position], ...]
    ) -> Iterator[tuple[int, Position]]:
        if table:
            led = table[0][0]
            cards = self._table.runs(suits[led])[who]
            if cards:
                best = table[self._best(table)]
                higher = [card for card in cards if best[0] == led and card > best[1]]
                yield from ((led, card) for card in (*higher, *(card for card in cards if card not in higher)))
                return
        for suit in range(4):
            cards = self._table.runs(suits[suit])[who]
            yield from ((suit, card) for card in (cards if table and suit != self._trump else reversed(cards)))


def _with_table(ending: Ending) -> Ending:
    """The ending with the cards of the current trick back in the hands."""
    first = SEATS.index(ending.leader)
    held: list[tuple[str, ...]] = list(ending.hands)
    for step, card in enumerate(ending.table):
        held[(first + step) % 4] += (card,)
    return Ending((held[0], held[1], held[2], held[3]), ending.trump, ending.leader)


def _position(ending: Ending, card: str) -> tuple[int, Position]:
    """Suit number (the trump suit first) and position of a card."""
    order = sorted(SUITS, key=lambda suit: suit != ending.trump)
    lower = [other for hand in ending.hands for other in hand if other[0] == card[0] and height(other) < height(card)]
    return order.index(suit_of(card)), len(lower)
