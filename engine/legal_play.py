"""What a player may legally lead or play: Law 44 first, then restrictions, then penalty cards (Laws 50, 51, 57, 59)."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from engine.cards import PACK, Card, Suit, height, is_honour, suit_of
from engine.ruling import Rule

Rank = Literal["major", "minor"]


@dataclass(frozen=True)
class Duty:
    """A lead or play restriction in force.

    Attributes:
        rule: `lead_suit`, `not_lead_suit` bind a leader; `play_highest`, `play_lowest` (of the suit led), `not_suit` and
            `play_card` (a card of a suit named) bind a later hand.
        suits: the suits required or forbidden; not used for the highest or lowest card.
    """

    rule: Rule
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class LegalPlay:
    """The cards that may be played.

    Attributes:
        cards: in order of suit and rank.
        declarer_designates: declarer chooses among them, the player having two or more penalty cards to play (51A).
        lifted: the restriction cannot be met and binds no longer at this turn (59).
    """

    cards: tuple[Card, ...]
    declarer_designates: bool = False
    lifted: bool = False


def ordered(cards: Iterable[str]) -> tuple[Card, ...]:
    """Cards in order of suit and rank, without repetition."""
    held = set(cards)
    return tuple(card for card in PACK if card in held)


def following(hand: Collection[str], led: Suit | None) -> tuple[Card, ...]:
    """What Law 44 alone leaves: cards of the suit led where there is one, else the whole hand.

    Args:
        led: the suit led to the trick, None for the leader.
    """
    suited = [card for card in hand if suit_of(card) == led]
    return ordered(suited or hand)


def legal_play(
    hand: Collection[str],
    led: Suit | None,
    *,
    penalty: Mapping[Card, Rank] | None = None,
    duty: Duty | None = None,
) -> LegalPlay:
    """The legal cards of a player in turn.

    Args:
        hand: the cards he holds, his penalty cards among them.
        led: the suit led, None when he leads.
        penalty: his own penalty cards; two or more are all major, whatever is said.
        duty: a restriction in force against him.
    """
    pool = following(hand, led)
    kept = _complying(pool, led, duty) if duty else pool
    lifted = duty is not None and not kept
    pool = kept or pool
    faced = {card: rank for card, rank in (penalty or {}).items() if card in hand}
    majors = ordered(card for card, rank in faced.items() if rank == "major" or len(faced) > 1)
    if playable := tuple(card for card in majors if card in pool):
        return LegalPlay(playable, len(playable) > 1, lifted)
    for card in faced:
        if card not in majors:
            pool = tuple(other for other in pool if not behind(other, card)) or pool
    return LegalPlay(pool, lifted=lifted)


def _complying(pool: tuple[Card, ...], led: Suit | None, duty: Duty) -> tuple[Card, ...]:
    if duty.rule in ("play_highest", "play_lowest"):
        suited = [card for card in pool if suit_of(card) == led]
        best = max if duty.rule == "play_highest" else min
        return (best(suited, key=height),) if suited else ()
    if duty.rule in ("not_lead_suit", "not_suit"):
        return tuple(card for card in pool if suit_of(card) not in duty.suits)
    return tuple(card for card in pool if suit_of(card) in duty.suits)


def behind(card: Card, minor: Card) -> bool:
    """Whether `card` must wait until the minor penalty card has been played: same suit, below honour."""
    return card != minor and suit_of(card) == suit_of(minor) and not is_honour(card)
