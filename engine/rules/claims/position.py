"""From the facts to the ending that was claimed, and who claims."""

from collections.abc import Mapping
from typing import Any, cast

from engine.cards import PACK, Contract, Hand
from engine.case import Case
from engine.claims.endings import Ending, completed
from engine.derive import role_of
from engine.players import SEATS, Seat, partner, side
from engine.rules.claims.facts import Position
from engine.scoring import contract_points


def claimer_seat(case: Case[Any]) -> Seat | None:
    """The seat of the player whose cards the claim is about: declarer, where dummy spoke."""
    role = role_of(dict(case.values), case.known("claimer"))
    if role in ("declarer", "dummy") and case.known("declarer"):
        return cast(Seat, case.known("declarer"))
    return cast(Seat, case.known("claimer")) if case.known("claimer") in SEATS else None


def defends(case: Case[Any]) -> bool:
    """Whether a defender claims.

    Where no declarer is known, a claimer named by seat is taken for declarer, unless his partner's objection at once (68B)
    shows him to be a defender: declarer's partner has no such right.
    """
    role = role_of(dict(case.values), case.known("claimer"))
    return bool(case.known("partner_objected_at_once")) if role is None else role == "defender"


def others_name(case: Case[Any]) -> str:
    """The claimer's partner: a seat where it is known."""
    seat = claimer_seat(case)
    return partner(seat) if seat else "claimers_partner"


def ending(case: Case[Any]) -> Ending | None:
    """The ending, asking for the hand on lead; None where hands or trump are not known well enough to search.

    Raises:
        ImpossibleFacts: the cards cannot be those of an ending.
    """
    facts = cast(Case[Position], case).facts
    hands = _four_hands(facts.hands or {})
    if hands is None or facts.trump is None or claimer_seat(case) is None:
        return None
    leader = case.known(facts.leader) if facts.leader in ("declarer", "dummy") else facts.leader
    if leader not in SEATS:
        return None
    tricks_left(case)
    return Ending.of(hands, facts.trump, leader, facts.current_trick)


def _four_hands(hands: Mapping[Seat, Hand]) -> Mapping[Seat, Hand | tuple[str, ...]] | None:
    """Four hands, the fourth of a whole deal from the pack."""
    known = {seat: hand for seat, hand in hands.items() if hand.complete}
    if len(known) == len(SEATS):
        return known
    cards = [card for hand in hands.values() for card in hand.cards]
    if len(known) != len(SEATS) - 1 or {len(hand.cards) for hand in known.values()} != {13}:
        return None
    rest = [card for card in PACK if card not in cards]
    return next(completed({seat: hands.get(seat) for seat in SEATS}, rest))


def tricks_left(case: Case[Any]) -> int | None:
    """Tricks that remained, where they are told or a hand is wholly known.

    Raises:
        ImpossibleFacts: more are claimed, or another number is told than a hand has cards.
    """
    facts = cast(Case[Position], case).facts
    told = facts.tricks_left
    left = max((len(hand.cards) for hand in (facts.hands or {}).values() if hand.complete), default=told)
    if told is not None and told != left:
        raise case.contradiction("claim-tricks-left-differ", "tricks_left", "hands")
    if left is not None and facts.claimed_tricks is not None and facts.claimed_tricks > left:
        raise case.contradiction("claim-more-than-remain", "claimed_tricks", "hands")
    return left


def divided(total: int | None, claimer: int) -> dict[str, int]:
    """The outcome field: the tricks that remained, by side."""
    return {"claimer": claimer} if total is None else {"claimer": claimer, "opponents": total - claimer}


def score(case: Case[Any], total: int, claimer: int) -> int | None:
    """Points to declarer's side, where the contract and the tricks before the claim are known."""
    facts = cast(Case[Position], case).facts
    contract: Contract | None = facts.contract
    before = 0 if total == 13 else facts.declarer_tricks_before
    seat = claimer_seat(case)
    if contract is None or contract.declarer is None or before is None or seat is None:
        return None
    own = claimer if side(seat) == side(contract.declarer) else total - claimer
    if before + own > 13 or before > 13 - total:
        raise case.contradiction("claim-more-than-remain", "declarer_tricks_before", "hands")
    return contract_points(contract, before + own, facts.vulnerable)
