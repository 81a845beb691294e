"""Normal plays of a claimer's side to a trick already led: low, high enough, a finesse or not, a ruff, a discard (Law 70)."""

from dataclasses import dataclass

from engine.cards import SUITS
from engine.claims.lines import Group, Lines
from engine.claims.plays import GREAT, Bits, Hands, bottom, distinct, ends, number, numbers, suited, top
from engine.claims.statement import StepKind

HONOURS = 5
"""The highest cards left of a suit, which alone are finessed against two missing cards."""


@dataclass(frozen=True)
class Turn:
    """A turn of the claimer's side to follow: the trick so far, and the step behind its lead."""

    seat: int
    table: tuple[int, ...]
    winning: int
    """Place of the best card on the table so far."""
    shown: int
    step: int | None


def follow(lines: Lines, hands: Hands, turn: Turn) -> tuple[Group, ...]:
    """What the claimer's side may play to a trick already led."""
    led = turn.table[0] // 13
    mine = suited(hands[turn.seat], led)
    groups = _following(lines, hands, turn, mine) if mine else _void(lines, hands, turn)
    if not lines.declaring and turn.seat != lines.own:
        groups += tuple((card,) for card in _any_normal(lines, hands, turn, mine) if (card,) not in groups)
    return groups


def _rank(card: int) -> int:
    return card % 13


def _any_normal(lines: Lines, hands: Hands, turn: Turn, mine: Bits) -> list[int]:
    """70D2: what the partner of a defender who claims may do besides."""
    if mine:
        return ends(mine)[::-1]
    lows = sorted((bottom(cards) for suit in range(4) if (cards := suited(hands[turn.seat], suit))), key=_rank)
    return _without_masters(hands, turn.seat, lows) if lines.assumptions.keeps_high else lows


def _without_masters(hands: Hands, seat: int, cards: list[int]) -> list[int]:
    """The cards that are not an ace or king that nobody can beat; all of them where there is no other."""
    others = hands[(seat + 1) % 4] | hands[(seat + 2) % 4] | hands[(seat + 3) % 4]
    return [card for card in cards if not GREAT >> card & 1 or top(suited(others, card // 13)) > card] or cards


def _following(lines: Lines, hands: Hands, turn: Turn, mine: Bits) -> tuple[Group, ...]:
    best = turn.table[turn.winning]
    low = bottom(mine)
    ruffed = best // 13 != turn.table[0] // 13
    winners = [] if ruffed else [card for card in distinct(mine, _against(hands, turn)) if card > best]
    own_winning = (len(turn.table) - turn.winning) % 2 == 0
    if len(turn.table) == 2:
        return _third(lines, hands, turn, mine, winners, own_winning)
    if len(turn.table) == 3:
        return ((winners[0],),) if winners and not own_winning else ((low,),)
    if not winners:
        return ((low,),)
    partner = hands[(turn.seat + 2) % 4]
    theirs = suited(partner, best // 13)
    helped = top(theirs) > best or (not theirs and lines.trump >= 0 and suited(partner, lines.trump))
    out = suited(hands[(turn.seat + 1) % 4] | hands[(turn.seat + 3) % 4], best // 13)
    known_void = turn.shown >> 4 * ((turn.seat + 1) % 4) + best // 13 & 1
    risky = not known_void and winners[0] < top(out)
    covering = (winners[0], winners[-1]) if risky and len(winners) > 1 else (winners[0],)
    return (covering, (low,)) if helped and low != winners[0] else (covering,)


def _against(hands: Hands, turn: Turn) -> Bits:
    """All cards but the player's own, those on the table included."""
    table = sum(1 << card for card in turn.table)
    return hands[(turn.seat + 1) % 4] | hands[(turn.seat + 2) % 4] | hands[(turn.seat + 3) % 4] | table


def _third(
    lines: Lines, hands: Hands, turn: Turn, mine: Bits, winners: list[int], own_winning: bool
) -> tuple[Group, ...]:
    """Third hand to partner's lead: as stated, else the top, a finesse, or low under a card that is high anyway."""
    low = bottom(mine)
    if (named := _named(lines, turn, mine)) is not None:
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
    tries = [card for card in winners if _finesses(card, mine, threats, left)]
    if own_winning and _finesses(best, mine, threats, left):
        tries.append(low)
    if lines.statement.has(StepKind.FINESSE) and tries:
        return ((tries[0],),)
    high = winners[-1] if winners else low
    if high < top(threats):
        tries.append(low)
    return (tuple(dict.fromkeys((high, *tries))),)


def _named(lines: Lines, turn: Turn, mine: Bits) -> int | None:
    step = lines.statement.steps[turn.step] if turn.step is not None else None
    if step and step.card and step.kind in (StepKind.LEAD_CARD, StepKind.FINESSE):
        card = number(step.card)
        beaten = step.kind is StepKind.FINESSE and card < turn.table[turn.winning]
        return card if mine >> card & 1 and not beaten else None
    return None


def _finesses(card: int, mine: Bits, threats: Bits, left: Bits) -> bool:
    """Whether playing this card is a finesse: he holds a card over a missing one that is higher than it, and no other
    higher one is missing, or one other where the card is among the highest of its suit."""
    higher = [threat for threat in numbers(threats) if threat > card]
    if not higher or top(mine) < higher[0]:
        return False
    return len(higher) == 1 or (len(higher) == 2 and (left >> card + 1).bit_count() < HONOURS)


def _void(lines: Lines, hands: Hands, turn: Turn) -> tuple[Group, ...]:
    held = hands[turn.seat]
    trumps = suited(held, lines.trump) if lines.trump >= 0 else 0
    discards = _discards(lines, hands, turn.seat)
    best = turn.table[turn.winning]
    led = turn.table[0] // 13
    beating = [card for card in numbers(trumps) if best // 13 != lines.trump or card > best]
    step = lines.statement.steps[turn.step] if turn.step is not None else None
    if step and step.kind in (StepKind.RUFF, StepKind.CROSS_RUFF) and beating:
        return ((_ruff(lines, beating),),)
    own_winning = (len(turn.table) - turn.winning) % 2 == 0
    last = len(turn.table) == 3
    behind = suited(hands[(turn.seat + 1) % 4] | hands[(turn.seat + 3) % 4], led)
    sure = own_winning and (last or best // 13 == lines.trump or top(behind) < best)
    if not beating or sure:
        return discards or ((bottom(trumps),),)
    ruff = ((_ruff(lines, beating),),)
    partner = suited(hands[(turn.seat + 2) % 4], led)
    helped = len(turn.table) == 1 and best // 13 == led and top(partner) > best
    return (*ruff, *discards) if own_winning or helped else ruff


def _ruff(lines: Lines, beating: list[int]) -> int:
    named = next((step for step in lines.statement.steps if step.kind is StepKind.RUFF_HIGH), None)
    if named is None:
        return beating[0]
    card = number(named.card) if named.card else beating[-1]
    return card if card in beating else beating[-1]


def _discards(lines: Lines, hands: Hands, seat: int) -> tuple[Group, ...]:
    """The lowest card of any side suit; one who keeps his high cards throws them only where no other card can go."""
    out = hands[(seat + 1) % 4] | hands[(seat + 3) % 4]
    sides = [suit for suit in range(4) if suit != lines.trump and suited(hands[seat], suit)]
    for step in lines.statement.steps:
        if step.kind is StepKind.DISCARD and step.suit and SUITS.index(step.suit) in sides:
            mine = suited(hands[seat], SUITS.index(step.suit))
            named = number(step.card) if step.card else bottom(mine)
            if mine >> named & 1:
                return ((named,),)
    lows = sorted((bottom(suited(hands[seat], suit)) for suit in sides), key=_rank)
    if lines.assumptions.keeps_high:
        losers = [card for card in lows if top(suited(out, card // 13)) > card]
        lows = losers or _without_masters(hands, seat, lows)
    return tuple((card,) for card in lows)
