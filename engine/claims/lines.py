"""Normal plays of a claimer's side: what he may be taken to do at each turn when he has not said it (Law 70).

A choice is a tuple of groups of cards. Which group is played is always open to the worst; within a group the cards differ
only by where one missing card is placed, so that 70E decides whether the worst or the best counts.
"""

from dataclasses import dataclass, field
from functools import cached_property

from engine.cards import SUITS, Suit
from engine.claims.assumptions import Assumptions
from engine.claims.endings import Ending
from engine.claims.plays import Bits, Hands, bottom, distinct, number, numbers, suited, top
from engine.claims.statement import Statement, Step, StepKind
from engine.players import SEATS, Seat

Group = tuple[int, ...]
HONOURS = 5
"""The highest cards left of a suit, which alone are finessed against two missing cards."""


@dataclass(frozen=True)
class Lead:
    """A lead under consideration: the card groups, the step that directs it, and why it is considered."""

    groups: tuple[Group, ...]
    step: int | None
    reason: str


@dataclass(frozen=True)
class Turn:
    """A turn of the claimer's side to follow: the trick so far, and the step behind its lead."""

    seat: int
    table: tuple[int, ...]
    winning: int
    """Place of the best card on the table so far."""
    shown: int
    step: int | None


@dataclass(frozen=True)
class Lines:
    """The normal plays under a statement and assumptions.

    Attributes:
        claimer: who claims; a declarer plays both hands by the statement, a defender only his own.
        declaring: whether the claimer's side declares.
        shown_out: opponents who had failed to follow to a suit before the claim.
    """

    ending: Ending
    claimer: Seat
    declaring: bool
    statement: Statement = field(default_factory=Statement)
    assumptions: Assumptions = field(default_factory=Assumptions)
    shown_out: tuple[tuple[Seat, Suit], ...] = ()

    @cached_property
    def trump(self) -> int:
        """Number of the trump suit, -1 for none."""
        return SUITS.index(self.ending.trump) if self.ending.trump != "N" else -1

    @cached_property
    def own(self) -> int:
        """Number of the claimer's seat."""
        return SEATS.index(self.claimer)

    @cached_property
    def trump_out(self) -> bool:
        """Whether an opponent holds a trump that the statement does not mention (70C1)."""
        theirs = [self.ending.hands[(self.own + step) % 4] for step in (1, 3)]
        mentioned = self.statement.has(StepKind.DRAW_TRUMPS, StepKind.CONCEDE_TRUMP)
        return not mentioned and any(card[0] == self.ending.trump for hand in theirs for card in hand)

    @cached_property
    def names_cards(self) -> bool:
        """Whether the statement names a card, so that it matters which of two equal cards is left."""
        return any(step.card for step in self.statement.steps)

    @property
    def shown(self) -> int:
        """The bits of `shown_out`."""
        return sum({1 << 4 * SEATS.index(seat) + SUITS.index(suit) for seat, suit in self.shown_out})

    def lead(self, hands: Hands, seat: int, done: int, shown: int) -> Lead:
        """What the claimer's side may lead.

        Args:
            done: bits of the one-time steps already carried out.
            shown: bits `4 * seat + suit` of opponents known to be void.
        """
        out = hands[(seat + 1) % 4] | hands[(seat + 3) % 4]
        if not self.declaring and seat != self.own:
            cards = [card for suit in range(4) for card in _ends(suited(hands[seat], suit))]
            return Lead(tuple((card,) for card in cards), None, "partner")
        for index, step in enumerate(self.statement.steps):
            if not done >> index & 1 and (groups := self._directed(step, hands, seat, out, shown)) is not None:
                return Lead(groups, index, "stated") if groups else Lead(self._free(hands, seat, out), None, "free")
        drawing = self._drawing(hands, seat, out)
        return Lead(drawing, None, "draws") if drawing else Lead(self._free(hands, seat, out), None, "free")

    def _directed(self, step: Step, hands: Hands, seat: int, out: Bits, shown: int) -> tuple[Group, ...] | None:
        """Leads by a step; None where it cannot be carried out from this hand, empty where it waits for the other."""
        held, partner = hands[seat], hands[(seat + 2) % 4]
        if step.kind is StepKind.DRAW_TRUMPS:
            if self.trump < 0 or not suited(out, self.trump) or not suited(held | partner, self.trump):
                return None
            return (self._from_suit(hands, seat, self.trump),) if suited(held, self.trump) else ()
        if step.kind is StepKind.CROSS_RUFF:
            return self._ruffable(hands, seat) or None
        suit = SUITS.index(step.suit) if step.suit else -1
        mine = suited(held, suit) if suit >= 0 else 0
        if not mine:
            return None
        if step.kind is StepKind.PLAY_SUIT:
            return (
                None
                if self._broken(mine, suited(out, suit), shown, suit, seat)
                else self._suit_groups(hands, seat, suit)
            )
        if step.kind is StepKind.LEAD_CARD and step.card:
            card = number(step.card)
            if held >> card & 1:
                return ((card,),)
            return ((bottom(mine),),) if partner >> card & 1 else None
        if step.kind is StepKind.RUFF:
            able = self._ruffs_in(step, (seat + 2) % 4) and not suited(partner, suit) and suited(partner, self.trump)
            return ((bottom(mine),),) if able else None
        if step.kind is StepKind.FINESSE and (not step.card or partner >> number(step.card) & 1):
            return ((bottom(mine),),)
        return None

    def _ruffs_in(self, step: Step, seat: int) -> bool:
        return self.trump >= 0 and step.where in (None, "hand" if seat == self.own else "dummy")

    def _ruffable(self, hands: Hands, seat: int) -> tuple[Group, ...]:
        partner = hands[(seat + 2) % 4]
        if self.trump < 0 or not suited(partner, self.trump):
            return ()
        sides = [suited(hands[seat], suit) for suit in range(4) if suit != self.trump and not suited(partner, suit)]
        return tuple((bottom(cards),) for cards in sides if cards)

    def _broken(self, mine: Bits, out: Bits, shown: int, suit: int, seat: int) -> bool:
        """Whether he has seen that the suit he runs does not break and would now lose to it."""
        seen = any(shown >> 4 * who + suit & 1 for who in ((seat + 1) % 4, (seat + 3) % 4))
        return self.assumptions.notices_show_out and seen and top(mine) < top(out)

    def _drawing(self, hands: Hands, seat: int, out: Bits) -> tuple[Group, ...]:
        """One who knows of the outstanding trumps draws them before all else, while he has the best one."""
        if self.trump < 0 or self.assumptions.unaware_of_trump or self.statement.has(StepKind.CONCEDE_TRUMP):
            return ()
        theirs, own = suited(out, self.trump), suited(hands[seat] | hands[(seat + 2) % 4], self.trump)
        if not theirs or top(theirs) > top(own) or not suited(hands[seat], self.trump):
            return ()
        return (self._from_suit(hands, seat, self.trump),)

    def _free(self, hands: Hands, seat: int, out: Bits) -> tuple[Group, ...]:
        suits = [suit for suit in range(4) if suited(hands[seat], suit)]
        aware = not self.assumptions.unaware_of_trump or self.statement.has(StepKind.CONCEDE_TRUMP)
        own = hands[seat] | hands[(seat + 2) % 4]
        if self.trump in suits and aware and top(suited(out, self.trump)) > top(suited(own, self.trump)):
            suits = [suit for suit in suits if suit != self.trump] or suits
        return tuple(group for suit in suits for group in self._suit_groups(hands, seat, suit))

    def _suit_groups(self, hands: Hands, seat: int, suit: int) -> tuple[Group, ...]:
        main = self._from_suit(hands, seat, suit)
        if self.assumptions.top_down:
            return (main,)
        mine = suited(hands[seat], suit)
        others = distinct(mine, hands[(seat + 1) % 4] | hands[(seat + 2) % 4] | hands[(seat + 3) % 4])
        return (main, *((card,) for card in others if card not in main))

    def _from_suit(self, hands: Hands, seat: int, suit: int) -> Group:
        """The top card, or a low one to a higher card of partner's; one who places a missing card leads low to it too."""
        mine, theirs = suited(hands[seat], suit), suited(hands[(seat + 2) % 4], suit)
        out = suited(hands[(seat + 1) % 4] | hands[(seat + 3) % 4], suit)
        high, low = top(mine), bottom(mine)
        finds = not self.assumptions.guess_fails and top(theirs) > bottom(out) >= 0
        return (high, low) if low != high and (top(theirs) > high or finds) else (high,)

    def follow(self, hands: Hands, turn: Turn) -> tuple[Group, ...]:
        """What the claimer's side may play to a trick already led."""
        led = turn.table[0] // 13
        mine = suited(hands[turn.seat], led)
        groups = self._following(hands, turn, mine) if mine else self._void(hands, turn)
        if not self.declaring and turn.seat != self.own:
            groups += tuple((card,) for card in self._any_normal(hands, turn, mine) if (card,) not in groups)
        return groups

    def _any_normal(self, hands: Hands, turn: Turn, mine: Bits) -> list[int]:
        """70D2: what the partner of a defender who claims may do besides."""
        if mine:
            return _ends(mine)
        return [bottom(cards) for suit in range(4) if (cards := suited(hands[turn.seat], suit))]

    def _following(self, hands: Hands, turn: Turn, mine: Bits) -> tuple[Group, ...]:
        best = turn.table[turn.winning]
        low = bottom(mine)
        ruffed = best // 13 != turn.table[0] // 13
        winners = [] if ruffed else [card for card in distinct(mine, self._against(hands, turn)) if card > best]
        own_winning = (len(turn.table) - turn.winning) % 2 == 0
        if len(turn.table) == 2:
            return self._third(hands, turn, mine, winners, own_winning)
        if len(turn.table) == 3:
            return ((winners[0],),) if winners and not own_winning else ((low,),)
        if not winners:
            return ((low,),)
        partner = hands[(turn.seat + 2) % 4]
        theirs = suited(partner, best // 13)
        helped = top(theirs) > best or (not theirs and self.trump >= 0 and suited(partner, self.trump))
        return ((winners[0],), (low,)) if helped and low != winners[0] else ((winners[0],),)

    def _against(self, hands: Hands, turn: Turn) -> Bits:
        """All cards but the player's own, those on the table included."""
        table = sum(1 << card for card in turn.table)
        return hands[(turn.seat + 1) % 4] | hands[(turn.seat + 2) % 4] | hands[(turn.seat + 3) % 4] | table

    def _third(self, hands: Hands, turn: Turn, mine: Bits, winners: list[int], own_winning: bool) -> tuple[Group, ...]:
        """Third hand to partner's lead: as stated, else the top, a finesse, or low under a card that is high anyway."""
        low = bottom(mine)
        if (named := self._named(turn, mine)) is not None:
            return ((named,),)
        before, behind = hands[(turn.seat + 3) % 4], hands[(turn.seat + 1) % 4]
        suit = turn.table[0] // 13
        first, last = (turn.seat + 3) % 4, (turn.seat + 1) % 4
        placed = turn.table[1] // 13 != suit or turn.shown >> 4 * first + suit & 1 or turn.shown >> 4 * last + suit & 1
        threats = suited(behind, suit) if placed else suited(before | behind, suit)
        best = turn.table[turn.winning]
        if own_winning and top(threats) < best:
            return ((low,),)
        if not winners and not own_winning:
            return ((low,),)
        if placed:
            safe = [card for card in winners if card > top(threats)]
            return ((safe[0],),) if safe else ((low,),)
        left = suited(hands[0] | hands[1] | hands[2] | hands[3], suit)
        tries = [card for card in winners if self._finesses(card, mine, threats, left)]
        if own_winning and self._finesses(best, mine, threats, left):
            tries.append(low)
        if self.statement.has(StepKind.FINESSE) and tries:
            return ((tries[0],),)
        high = winners[-1] if winners else low
        if high < top(threats):
            tries.append(low)
        return (tuple(dict.fromkeys((high, *tries))),)

    def _named(self, turn: Turn, mine: Bits) -> int | None:
        step = self.statement.steps[turn.step] if turn.step is not None else None
        if step and step.card and step.kind in (StepKind.LEAD_CARD, StepKind.FINESSE):
            card = number(step.card)
            beaten = step.kind is StepKind.FINESSE and card < turn.table[turn.winning]
            return card if mine >> card & 1 and not beaten else None
        return None

    @staticmethod
    def _finesses(card: int, mine: Bits, threats: Bits, left: Bits) -> bool:
        """Whether playing this card is a finesse: he holds a card over a missing one that is higher than it, and no other
        higher one is missing, or one other where the card is among the highest of its suit."""
        higher = [threat for threat in numbers(threats) if threat > card]
        if not higher or top(mine) < higher[0]:
            return False
        return len(higher) == 1 or (len(higher) == 2 and (left >> card + 1).bit_count() < HONOURS)

    def _void(self, hands: Hands, turn: Turn) -> tuple[Group, ...]:
        held = hands[turn.seat]
        trumps = suited(held, self.trump) if self.trump >= 0 else 0
        discards = self._discards(hands, turn.seat)
        best = turn.table[turn.winning]
        led = turn.table[0] // 13
        beating = [card for card in numbers(trumps) if best // 13 != self.trump or card > best]
        step = self.statement.steps[turn.step] if turn.step is not None else None
        if step and step.kind in (StepKind.RUFF, StepKind.CROSS_RUFF) and beating:
            return ((self._ruff(beating),),)
        own_winning = (len(turn.table) - turn.winning) % 2 == 0
        last = len(turn.table) == 3
        behind = suited(hands[(turn.seat + 1) % 4] | hands[(turn.seat + 3) % 4], led)
        sure = own_winning and (last or best // 13 == self.trump or top(behind) < best)
        if not beating or sure:
            return discards or ((bottom(trumps),),)
        ruff = ((self._ruff(beating),),)
        partner = suited(hands[(turn.seat + 2) % 4], led)
        helped = len(turn.table) == 1 and best // 13 == led and top(partner) > best
        return (*ruff, *discards) if own_winning or helped else ruff

    def _ruff(self, beating: list[int]) -> int:
        named = next((step for step in self.statement.steps if step.kind is StepKind.RUFF_HIGH), None)
        if named is None:
            return beating[0]
        card = number(named.card) if named.card else beating[-1]
        return card if card in beating else beating[-1]

    def _discards(self, hands: Hands, seat: int) -> tuple[Group, ...]:
        """The lowest card of any side suit, but no card known to be high while another can go."""
        out = hands[(seat + 1) % 4] | hands[(seat + 3) % 4]
        sides = [suit for suit in range(4) if suit != self.trump and suited(hands[seat], suit)]
        for step in self.statement.steps:
            if step.kind is StepKind.DISCARD and step.suit and SUITS.index(step.suit) in sides:
                mine = suited(hands[seat], SUITS.index(step.suit))
                named = number(step.card) if step.card else bottom(mine)
                if mine >> named & 1:
                    return ((named,),)
        lows = [bottom(suited(hands[seat], suit)) for suit in sides]
        losers = [card for card in lows if top(suited(out, card // 13)) > card]
        return tuple((card,) for card in losers or lows)


def _ends(cards: Bits) -> list[int]:
    return [] if not cards else [top(cards)] if top(cards) == bottom(cards) else [top(cards), bottom(cards)]
