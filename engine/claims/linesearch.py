"""The search over normal lines of a claimer's side: is it kept to so many tricks, and by which line (Law 70)."""

from collections.abc import Iterator, Mapping

from engine.claims.bounds import LegalSearch
from engine.claims.follows import Turn, follow
from engine.claims.leads import lead
from engine.claims.lines import Group, Lines
from engine.claims.plays import GREAT, SUIT, Hands, bit, code, dealt, distinct, number, numbers, suited
from engine.claims.stopping import Counter
from engine.claims.suits import Suits
from engine.claims.tricks import LineTrick, Position, Trick, all_high, overtakes
from engine.players import SEATS, side

Known = tuple[object, ...]
"""What the lines from a position depend on."""


class LineSearch:
    """Whether a claimer can be kept to so many tricks over normal lines, and a line that does it.

    Args:
        best: the line that does best for him counts, not the worst.
        floor: positions where he is known to take tricks, and how many at least.
    """

    def __init__(self, lines: Lines, counter: Counter, *, best: bool, floor: Mapping[Known, int]) -> None:
        self._lines = lines
        self._best = best
        self._best_guess = self._best or not lines.assumptions.guess_fails
        self._counter = counter
        self._trump = lines.trump
        self._own = lines.own % 2
        self._keeps_high = lines.assumptions.keeps_high
        self._known: dict[Known, tuple[int, int]] = {}
        self._floor = floor
        self._owners: dict[Hands, int] = {}
        self._any = LegalSearch(lines.ending, side(lines.claimer), counter)
        self._table = self._any.table
        self._order = sorted(range(4), key=lambda suit: suit != lines.trump)
        ending = lines.ending
        self._root = Position(dealt(ending), SEATS.index(ending.leader), 0, lines.shown)
        self._begun: Trick | None = None
        if ending.table:
            whole = list(self._root.hands)
            for step, card in enumerate(ending.table):
                whole[(self._root.leader + step) % 4] |= bit(card)
            before = self._root._replace(hands=(whole[0], whole[1], whole[2], whole[3]))
            self._begun = Trick(before, before.hands, (), 0, lines.shown, None, "begun")
            for card in ending.table:
                self._begun = self._with(self._begun, number(card))

    def held(self, keep: int) -> bool:
        """Whether the claimer's side is kept to `keep` tricks."""
        if self._begun:
            return self._played(self._begun, keep)
        return self._kept(self._root, keep)

    def least(self) -> dict[Known, int]:
        """The positions where the claimer's side is known to take tricks, and how many at least."""
        return {key: low for key, (low, _) in self._known.items() if low}

    def _kept(self, at: Position, keep: int) -> bool:
        left = at.left
        if keep >= left:
            return True
        if keep < 0:
            return False
        suits = self._suits(at.hands)
        if self._trump >= 0:
            own, theirs = self._table.sure(suits[0])
            if keep < own or keep >= left - theirs:
                return keep >= own
        key = self._key(at, suits)
        low, high = self._known.get(key) or (self._floor.get(key, 0), left)
        if low <= keep < high:
            good = self._held(at, suits, keep, left)
            low, high = (low, keep) if good else (keep + 1, high)
            self._known[key] = low, high
        return keep >= high

    def _key(self, at: Position, suits: Suits) -> Known:
        """What the lines from here depend on; of equal cards it matters for a discard which are aces and kings."""
        if self._lines.names_cards:
            return at.hands, at.leader, at.done, at.shown
        north, east, south, west = at.hands
        kept = (north | east | south | west) & GREAT if self._keeps_high else 0
        return suits, at.leader, at.done, at.shown, kept

    def _held(self, at: Position, suits: Suits, keep: int, left: int) -> bool:
        """Whether opponents take enough from the top, legal play does not even allow it, or a trick shows it."""
        leader = (at.leader + self._own) % 4
        if leader & 1:
            if left - self._table.at_once(suits, leader, min(self._trump, 0)) <= keep:
                return True
        elif self._allhigh(at):
            return False
        if not keep and not self._any.kept(suits, leader, 0, left):
            return False
        return self._played(Trick(at, at.hands, (), 0, at.shown, None, "opponents"), keep)

    def _suits(self, hands: Hands) -> Suits:
        """The suits as owners' sequences, trumps first: equal for positions that differ only in gaps between the cards."""
        north, east, south, west = hands
        found = []
        for suit in self._order:
            shift = 13 * suit
            held = (north >> shift & SUIT, east >> shift & SUIT, south >> shift & SUIT, west >> shift & SUIT)
            sequence = self._owners.get(held)
            found.append(self._sequence(held) if sequence is None else sequence)
        return tuple(found)

    def _sequence(self, held: Hands) -> int:
        found = 1
        for card in sorted(numbers(held[0] | held[1] | held[2] | held[3]), reverse=True):
            found = found << 2 | next((who + self._own) % 4 for who in range(4) if held[who] >> card & 1)
        self._owners[held] = found
        return found

    def _allhigh(self, at: Position) -> bool:
        """Whether the claimer's hand on lead takes all tricks in whatever order its cards are led."""
        lead, partner = at.hands[at.leader], at.hands[(at.leader + 2) % 4]
        out = at.hands[(at.leader + 1) % 4] | at.hands[(at.leader + 3) % 4]
        if self._trump >= 0 and suited(out, self._trump):
            return False
        high = [all_high(hand, out) for hand in (lead, partner)]
        ruffs = self._trump >= 0 and suited(partner, self._trump)
        return high[0] and (high[1] or (not ruffs and not overtakes(lead, partner)))

    def _played(self, trick: Trick, keep: int) -> bool:
        self._counter.tick()
        place = len(trick.table)
        if place == 4:
            winner = (trick.at.leader + trick.winning) % 4
            lost = winner % 2 == self._own
            return (keep > 0 or not lost) and self._kept(self._after(trick, winner), keep - lost)
        if (trick.at.leader + place) % 2 != self._own:
            return any(self._played(self._with(trick, card), keep) for card in self._legal(trick))
        every = all if self._best else any
        within = all if self._best_guess else any
        return every(within(self._played(following, keep) for following in group) for group in self._choices(trick))

    def _legal(self, trick: Trick) -> list[int]:
        """All legal plays of an opponent, equal cards once, winners first."""
        seat = trick.seat
        north, east, south, west = trick.hands
        held = trick.hands[seat]
        others = (north | east | south | west) ^ held
        for card in trick.table:
            others |= 1 << card
        follow = suited(held, trick.table[0] // 13) if trick.table else 0
        if follow:
            cards = distinct(follow, others)
        else:
            cards = [card for suit in range(4) for card in distinct(suited(held, suit), others)]
        if len(cards) == 1:
            return cards
        if trick.table:
            led, best = trick.table[0], trick.table[trick.winning]
            return sorted(cards, key=lambda card: (not self._beats(card, best, led), card % 13))
        return sorted(cards, key=lambda card: -(card % 13))

    def _choices(self, trick: Trick) -> Iterator[tuple[Trick, ...]]:
        lines = self._lines
        if not trick.table:
            directed = lead(lines, trick.hands, trick.seat, trick.at.done, trick.shown)
            for group in directed.groups:
                guess = len(group) > 1 and self._missing_over(trick, min(group))
                begun = Trick(trick.at, trick.hands, (), 0, trick.shown, directed.step, directed.reason, guess)
                yield tuple(self._with(begun, card) for card in group)
            return
        turn = Turn(trick.seat, trick.table, trick.winning, trick.shown, trick.step)
        groups: tuple[Group, ...] = follow(lines, trick.hands, turn)
        for group in groups:
            yield tuple(self._with(trick, card, len(group) > 1) for card in group)

    def _missing_over(self, trick: Trick, card: int) -> bool:
        """Whether an opponent holds a higher card of this suit."""
        out = trick.hands[1 - self._own] | trick.hands[3 - self._own]
        return suited(out, card // 13) >> card + 1 > 0

    def _with(self, trick: Trick, card: int, guess: bool = False) -> Trick:
        at, hands, table, winning, shown, step, reason, guessed = trick
        place = len(table)
        seat = (at.leader + place) % 4
        held = list(hands)
        held[seat] ^= 1 << card
        if place:
            best, led = table[winning], table[0] // 13
            suit = card // 13
            if card > best if suit == best // 13 else suit == self._trump:
                winning = place
            if suit != led and seat % 2 != self._own:
                shown |= 1 << 4 * seat + led
        left = (held[0], held[1], held[2], held[3])
        return Trick(at, left, (*table, card), winning, shown, step, reason, guessed or guess)

    def _beats(self, card: int, best: int, led: int) -> bool:
        if card // 13 == best // 13:
            return card > best
        return card // 13 == self._trump and best // 13 != self._trump

    def _after(self, trick: Trick, winner: int) -> Position:
        done = trick.at.done
        if trick.step is not None and not self._lasting(trick.step):
            done |= 1 << trick.step
        shown = trick.shown
        for suit in range(4) if shown else ():
            if shown & 0x1111 << suit and not self._tells(trick.hands, suit):
                shown &= ~(0x1111 << suit)
        return Position(trick.hands, winner, done, shown)

    def _tells(self, hands: Hands, suit: int) -> bool:
        """Whether it can still matter to the claimer that an opponent has shown out of a suit."""
        if not suited(hands[1 - self._own] | hands[3 - self._own], suit):
            return False
        mine, partner = suited(hands[self._own], suit), suited(hands[self._own + 2], suit)
        return bool(mine or partner) if self._lines.assumptions.notices_show_out else bool(mine and partner)

    def _lasting(self, step: int) -> bool:
        return self._lines.statement.steps[step].kind in ("draw trumps", "play", "cross-ruff")

    def line(self, tricks: int) -> Iterator[LineTrick]:
        """A line that comes to exactly this number."""
        keep = tricks
        trick = self._begun or Trick(self._root, self._root.hands, (), 0, self._root.shown, None, "opponents")
        while any(trick.hands):
            while len(trick.table) < 4:
                trick = self._next(trick, keep)
            after = self._after(trick, (trick.at.leader + trick.winning) % 4)
            seats = [SEATS[(trick.at.leader + place) % 4] for place in range(4)]
            winner = SEATS[after.leader]
            led, best = trick.table[0], trick.table[trick.winning]
            yield LineTrick(
                tuple(zip(seats, map(code, trick.table), strict=True)),
                winner,
                trick.reason,
                trick.step,
                trick.guess,
                best // 13 != led // 13 and side(winner) != side(self._lines.claimer),
            )
            keep -= after.leader % 2 == self._own
            trick = Trick(after, after.hands, (), 0, after.shown, None, "opponents")

    def _strangeness(self, group: tuple[Trick, ...]) -> int:
        """Of plays that come to the same, a line shows the lowest discard; other plays stay in their order."""
        card, led = group[0].table[-1], group[0].table[0]
        return card % 13 if card // 13 != led // 13 and card // 13 != self._trump else 0

    def _next(self, trick: Trick, keep: int) -> Trick:
        if trick.seat % 2 != self._own:
            tried = (self._with(trick, card) for card in self._legal(trick))
            return next(following for following in tried if self._played(following, keep))
        for group in sorted(self._choices(trick), key=self._strangeness):
            kept = [following for following in group if self._played(following, keep)]
            if kept and (len(kept) == len(group) or not self._best_guess):
                return next((following for following in kept if not self._played(following, keep - 1)), kept[0])
        raise AssertionError("the position was held before")
