"""Normal leads of a claimer's side: as stated, else any suit, a suit from the top (Law 70)."""

from dataclasses import dataclass

from engine.cards import SUITS
from engine.claims.lines import Group, Lines
from engine.claims.plays import Bits, Hands, bottom, distinct, ends, number, suited, top
from engine.claims.statement import Step, StepKind


@dataclass(frozen=True)
class Lead:
    """A lead under consideration: the card groups, the step that directs it, and why it is considered."""

    groups: tuple[Group, ...]
    step: int | None
    reason: str


def lead(lines: Lines, hands: Hands, seat: int, done: int, shown: int) -> Lead:
    """What the claimer's side may lead.

    Args:
        done: bits of the one-time steps already carried out.
        shown: bits `4 * seat + suit` of opponents known to be void.
    """
    out = hands[(seat + 1) % 4] | hands[(seat + 3) % 4]
    if not lines.declaring and seat != lines.own:
        cards = [card for suit in range(4) for card in ends(suited(hands[seat], suit))]
        return Lead(tuple((card,) for card in cards), None, "partner")
    for index, step in enumerate(lines.statement.steps):
        if not done >> index & 1 and (groups := _directed(lines, step, hands, seat, out, shown)) is not None:
            return Lead(groups, index, "stated") if groups else Lead(_free(lines, hands, seat, out), None, "free")
    drawing = _drawing(lines, hands, seat, out)
    return Lead(drawing, None, "draws") if drawing else Lead(_free(lines, hands, seat, out), None, "free")


def _directed(lines: Lines, step: Step, hands: Hands, seat: int, out: Bits, shown: int) -> tuple[Group, ...] | None:
    """Leads by a step; None where it cannot be carried out from this hand, empty where it waits for the other."""
    held, partner = hands[seat], hands[(seat + 2) % 4]
    if step.kind is StepKind.DRAW_TRUMPS:
        if lines.trump < 0 or not suited(out, lines.trump) or not suited(held | partner, lines.trump):
            return None
        return (_from_suit(lines, hands, seat, lines.trump),) if suited(held, lines.trump) else ()
    if step.kind is StepKind.CROSS_RUFF:
        return _ruffable(lines, hands, seat) or None
    suit = SUITS.index(step.suit) if step.suit else -1
    mine = suited(held, suit) if suit >= 0 else 0
    if not mine:
        return None
    if step.kind is StepKind.PLAY_SUIT:
        broken = _broken(lines, mine, suited(out, suit), shown, suit, seat)
        return None if broken else _suit_groups(lines, hands, seat, suit)
    if step.kind is StepKind.LEAD_CARD and step.card:
        card = number(step.card)
        if held >> card & 1:
            return ((card,),)
        return ((bottom(mine),),) if partner >> card & 1 else None
    if step.kind is StepKind.RUFF:
        able = _ruffs_in(lines, step, (seat + 2) % 4) and not suited(partner, suit) and suited(partner, lines.trump)
        return ((bottom(mine),),) if able else None
    if step.kind is StepKind.FINESSE and (not step.card or partner >> number(step.card) & 1):
        return ((bottom(mine),),)
    return None


def _ruffs_in(lines: Lines, step: Step, seat: int) -> bool:
    return lines.trump >= 0 and step.where in (None, "hand" if seat == lines.own else "dummy")


def _ruffable(lines: Lines, hands: Hands, seat: int) -> tuple[Group, ...]:
    partner = hands[(seat + 2) % 4]
    if lines.trump < 0 or not suited(partner, lines.trump):
        return ()
    sides = [suited(hands[seat], suit) for suit in range(4) if suit != lines.trump and not suited(partner, suit)]
    return tuple((bottom(cards),) for cards in sides if cards)


def _broken(lines: Lines, mine: Bits, out: Bits, shown: int, suit: int, seat: int) -> bool:
    """Whether he has seen that the suit he runs does not break and would now lose to it."""
    seen = any(shown >> 4 * who + suit & 1 for who in ((seat + 1) % 4, (seat + 3) % 4))
    return lines.assumptions.notices_show_out and seen and top(mine) < top(out)


def _drawing(lines: Lines, hands: Hands, seat: int, out: Bits) -> tuple[Group, ...]:
    """One who knows of the outstanding trumps draws them before all else, while he has the best one."""
    if lines.trump < 0 or lines.assumptions.unaware_of_trump or lines.statement.has(StepKind.CONCEDE_TRUMP):
        return ()
    theirs, own = suited(out, lines.trump), suited(hands[seat] | hands[(seat + 2) % 4], lines.trump)
    if not theirs or top(theirs) > top(own) or not suited(hands[seat], lines.trump):
        return ()
    return (_from_suit(lines, hands, seat, lines.trump),)


def _free(lines: Lines, hands: Hands, seat: int, out: Bits) -> tuple[Group, ...]:
    suits = [suit for suit in range(4) if suited(hands[seat], suit)]
    aware = not lines.assumptions.unaware_of_trump or lines.statement.has(StepKind.CONCEDE_TRUMP)
    own = hands[seat] | hands[(seat + 2) % 4]
    if lines.trump in suits and aware and top(suited(out, lines.trump)) > top(suited(own, lines.trump)):
        suits = [suit for suit in suits if suit != lines.trump] or suits
    return tuple(group for suit in suits for group in _suit_groups(lines, hands, seat, suit))


def _suit_groups(lines: Lines, hands: Hands, seat: int, suit: int) -> tuple[Group, ...]:
    main = _from_suit(lines, hands, seat, suit)
    if lines.assumptions.top_down:
        return (main,)
    mine = suited(hands[seat], suit)
    others = distinct(mine, hands[(seat + 1) % 4] | hands[(seat + 2) % 4] | hands[(seat + 3) % 4])
    return (main, *((card,) for card in others if card not in main))


def _from_suit(lines: Lines, hands: Hands, seat: int, suit: int) -> Group:
    """The top card, or a low one to a higher card of partner's; one who places a missing card leads low to it too."""
    mine, theirs = suited(hands[seat], suit), suited(hands[(seat + 2) % 4], suit)
    out = suited(hands[(seat + 1) % 4] | hands[(seat + 3) % 4], suit)
    high, low = top(mine), bottom(mine)
    finds = not lines.assumptions.guess_fails and top(theirs) > bottom(out) >= 0
    return (high, low) if low != high and (top(theirs) > high or finds) else (high,)
