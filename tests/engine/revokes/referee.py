"""A small referee for revokes, written from the law, sharing nothing with the engine.

It knows a deal as four sets of card codes and a play as a list of (seat, card), and answers with plain numbers.
"""

ORDER = "NESW"
RANK = "23456789TJQKA"


def turn_after(seat: str) -> str:
    return ORDER[(ORDER.index(seat) + 1) % 4]


def same_side(a: str, b: str) -> bool:
    return (ORDER.index(a) - ORDER.index(b)) % 2 == 0


def trick_winner(trick: list[tuple[str, str]], trump: str) -> str:
    """44E, 44F: the highest trump, else the highest card of the suit led."""
    led = trick[0][1][0]
    deciding = trump if any(card[0] == trump for _, card in trick) else led
    return max((RANK.index(card[1]), seat) for seat, card in trick if card[0] == deciding)[1]


def revokes_of(deal: dict[str, set[str]], tricks: list[list[tuple[str, str]]]) -> list[tuple[int, str, str]]:
    """61A: (trick, player, suit) for every failure to follow a suit that was held."""
    hands = {seat: set(cards) for seat, cards in deal.items()}
    found = []
    for number, trick in enumerate(tricks, 1):
        led = trick[0][1][0]
        for seat, card in trick:
            if card[0] != led and any(held[0] == led for held in hands[seat]):
                found.append((number, seat, led))
            hands[seat].discard(card)
    return found


def tricks_to_transfer(
    deal: dict[str, set[str]],
    tricks: list[list[tuple[str, str]]],
    trump: str,
    declarer: str,
    edition: int,
) -> int | None:
    """64A and 64B for a board with exactly one revoke, play finished, attention in time, hands back in the board.

    Returns None where the board has none or more than one revoke.
    """
    found = revokes_of(deal, tricks)
    if len(found) != 1:
        return None
    number, revoker, suit = found[0]
    dummy = ORDER[(ORDER.index(declarer) + 2) % 4]
    if revoker == dummy or number == 12:
        return 0
    winners = [trick_winner(trick, trump) for trick in tricks]
    own = [n for n, seat in enumerate(winners, 1) if n >= number and same_side(seat, revoker)]
    if not own:
        return 0
    if winners[number - 1] == revoker:
        return min(2, len(own))
    if edition >= 2007 or len(own) < 2:
        return 1
    playable = held_before(deal, tricks, number, revoker, suit)
    for later in range(number + 1, len(tricks) + 1):
        seat, card = next(play for play in tricks[later - 1] if play[0] == winners[later - 1])
        if seat == revoker and card in playable:
            return 2
    return 1


def held_before(
    deal: dict[str, set[str]], tricks: list[list[tuple[str, str]]], number: int, seat: str, suit: str
) -> set[str]:
    """The cards of a suit that a player still held when a trick began."""
    gone = {card for trick in tricks[: number - 1] for player, card in trick if player == seat}
    return {card for card in deal[seat] - gone if card[0] == suit}
