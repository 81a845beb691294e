"""Random tables: engine and referee agree on tricks, legal cards, penalty cards, restrictions and transfers."""

import pytest

from engine.cards import winner_of
from engine.decide import decide
from engine.situations import Register
from tests.engine.play.referee import clockwise, winner
from tests.engine.play.table import Table

SAMPLE, LONG = 150, 5000


def transfers(table: Table) -> int:
    """64A, 64B for the one revoke of the table, which is established and noticed in time."""
    (number, revoker) = table.revoked[0]
    winners = table.winners()
    side = (revoker, clockwise(revoker, 2))
    later = [n for n in range(number + 1, 14) if winners[n - 1] in side]
    if revoker == table.referee.dummy:
        return 0
    if winners[number - 1] == revoker:
        return 1 + bool(later)
    total = len(later) + (winners[number - 1] in side)
    if not total:
        return 0
    playable = {card for card in table.deal[revoker] if card[0] == table.tricks[number - 1][0][1][0]}
    gone = {card for trick in table.tricks[: number - 1] for _, card in trick}
    won_with = any(winners[n - 1] == revoker and dict(table.tricks[n - 1])[revoker] in playable - gone for n in later)
    return 2 if total > 1 and won_with and table.edition < 2007 else 1


def check(table: Table, situations: Register) -> None:
    table.run()
    for trick in table.tricks:
        assert winner_of(trick, table.referee.trump) == winner(trick, table.referee.trump)  # type: ignore[arg-type]
    assert sum(table.referee.won.values()) == 13
    assert not any(table.referee.hands.values())
    assert not table.referee.listed()
    if table.revoked:
        record = {
            "contract": f"1{table.referee.trump} by {table.referee.declarer}",
            "hands": {
                seat: " ".join(f"{s}:{''.join(c[1] for c in cards if c[0] == s) or '-'}" for s in "SHDC")
                for seat, cards in table.deal.items()
            },
            "tricks": [{"n": n, "cards": [f"{s}:{c}" for s, c in trick]} for n, trick in enumerate(table.tricks, 1)],
            "all_hands_returned": True,
        }
        decision = decide(situations["revoke_from_record"], record, table.edition)
        assert decision.outcome.tricks_transferred == transfers(table)


def test_random_tables(situations: Register) -> None:
    seen: dict[str, int] = {}
    for seed in range(SAMPLE):
        table = Table(situations, seed)
        check(table, situations)
        for kind, count in table.seen.items():
            seen[kind] = seen.get(kind, 0) + count
    assert set(seen) == {"drop", "choice", "lead_out_of_turn", "wrong_hand", "other_card", "revoke"}


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_random_tables(situations: Register, block: int) -> None:
    size = LONG // 10
    for seed in range(1000 + block * size, 1000 + (block + 1) * size):
        check(Table(situations, seed), situations)
