"""A small referee for the play, written from the law; it shares no code with the engine.

Cards are codes such as 'SQ', hands are sets of them, penalty cards are {seat: {card: 'major' or 'minor'}}.
"""

from dataclasses import dataclass, field

SEATS = "NESW"
LADDER = "23456789TJQKA"


def clockwise(seat: str, steps: int = 1) -> str:
    return SEATS[(SEATS.index(seat) + steps) % 4]


def winner(trick: list[tuple[str, str]], trump: str) -> str:
    """44E, 44F."""
    led = trick[0][1][0]
    trumps = [(LADDER.index(card[1]), seat) for seat, card in trick if card[0] == trump]
    followers = [(LADDER.index(card[1]), seat) for seat, card in trick if card[0] == led]
    return max(trumps or followers)[1]


@dataclass
class Ban:
    """A lead restriction: `must` a suit (50D2a), or not one of `never` while the lead is kept."""

    must: str | None = None
    never: frozenset[str] = frozenset()


@dataclass
class Referee:
    """What lies on the table and what it demands."""

    trump: str
    declarer: str
    hands: dict[str, set[str]]
    penalty: dict[str, dict[str, str]] = field(default_factory=lambda: {seat: {} for seat in SEATS})
    won: dict[str, int] = field(default_factory=lambda: {"NS": 0, "EW": 0})

    @property
    def dummy(self) -> str:
        return clockwise(self.declarer, 2)

    def defends(self, seat: str) -> bool:
        return seat not in (self.declarer, self.dummy)

    def expose(self, seat: str, card: str, deliberate: bool) -> None:
        """50B: an honour or a card exposed by play is major, a lone small one minor; two of one player are both major."""
        if not self.defends(seat):
            return
        own = self.penalty[seat]
        own[card] = "major" if deliberate or card[1] in "TJQKA" else "minor"
        if len(own) > 1:
            self.penalty[seat] = dict.fromkeys(own, "major")

    def listed(self) -> set[tuple[str, str, str]]:
        return {(seat, card, rank) for seat, own in self.penalty.items() for card, rank in own.items()}

    def legal(self, seat: str, led: str | None, ban: Ban | None = None) -> tuple[set[str], bool]:
        """The cards he may play, and whether declarer picks among them.

        Each duty in turn (44C; 50D2 and 51B; 50D1; 50C) strikes cards, unless it would strike them all (59).
        """
        left = set(self.hands[seat])

        def strike(doomed: set[str]) -> None:
            if left - doomed:
                left.difference_update(doomed)

        if led:
            strike({card for card in left if card[0] != led})
        elif ban:
            if ban.must:
                strike({card for card in left if card[0] != ban.must})
            strike({card for card in left if card[0] in ban.never})
        own = self.penalty[seat]
        due = {card for card, rank in own.items() if rank == "major"} & left
        if due:
            return due, len(due) > 1
        for card, rank in own.items():
            if rank == "minor":
                strike({c for c in left if c[0] == card[0] and c != card and c[1] not in "TJQKA"})
        return left, False

    def must_wait(self, leader: str) -> list[str]:
        """50D2: the suits of partner's major penalty cards, in order S H D C; empty where he may lead."""
        if not self.defends(leader):
            return []
        partner = self.penalty[clockwise(leader, 2)]
        return [suit for suit in "SHDC" if any(card[0] == suit and rank == "major" for card, rank in partner.items())]

    def pick_up(self, leader: str, suits: set[str]) -> None:
        """50D2a, 51B: the cards of the suits chosen are penalty cards no longer."""
        partner = clockwise(leader, 2)
        self.penalty[partner] = {card: rank for card, rank in self.penalty[partner].items() if card[0] not in suits}

    def play(self, seat: str, card: str) -> None:
        self.hands[seat].remove(card)
        self.penalty[seat].pop(card, None)

    def finish(self, trick: list[tuple[str, str]]) -> str:
        seat = winner(trick, self.trump)
        self.won["NS" if seat in "NS" else "EW"] += 1
        return seat
