"""Random deals and plays, legal but for a revoke that is planted."""

import random
from dataclasses import dataclass

from tests.engine.revokes.referee import ORDER, trick_winner, turn_after

PACK = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
SUITS = "SHDC"


@dataclass
class Board:
    """A finished board."""

    deal: dict[str, set[str]]
    tricks: list[list[tuple[str, str]]]
    trump: str
    declarer: str


def planted(seed: int, revokes: int = 1) -> Board:
    """A random board in which players revoke at up to `revokes` random places where they can."""
    chance = random.Random(seed)
    cards = PACK[:]
    chance.shuffle(cards)
    deal = {seat: set(cards[place * 13 : place * 13 + 13]) for place, seat in enumerate(ORDER)}
    hands = {seat: set(held) for seat, held in deal.items()}
    trump = chance.choice("SHDCN")
    declarer = chance.choice(ORDER)
    leader = turn_after(declarer)
    places = set(chance.sample(range(48), k=min(48, revokes * 6)))
    left = revokes
    tricks = []
    for number in range(13):
        trick: list[tuple[str, str]] = []
        seat = leader
        for position in range(4):
            follow = [card for card in hands[seat] if trick and card[0] == trick[0][1][0]]
            other = [card for card in hands[seat] if not trick or card[0] != trick[0][1][0]]
            wrong = left and position and follow and other and number < 12 and number * 4 + position in places
            choice = other if wrong else follow or sorted(hands[seat])
            left -= bool(wrong)
            card = chance.choice(sorted(choice))
            hands[seat].remove(card)
            trick.append((seat, card))
            seat = turn_after(seat)
        tricks.append(trick)
        leader = trick_winner(trick, trump)
    return Board(deal, tricks, trump, declarer)


def hand_text(cards: set[str]) -> str:
    """A hand as the command line writes it."""
    order = "AKQJT98765432"
    return " ".join(
        f"{suit}:{''.join(sorted((c[1] for c in cards if c[0] == suit), key=order.index)) or '-'}" for suit in SUITS
    )
