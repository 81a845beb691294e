"""Random play with a planted revoke: stated facts, replay and the referee agree under every edition."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.situations import Register
from tests.engine.revokes.deals import Board, hand_text, planted
from tests.engine.revokes.referee import held_before, revokes_of, same_side, trick_winner, tricks_to_transfer

SAMPLE = 150
LONG = 2500


def recorded(board: Board) -> dict[str, Any]:
    return {
        "contract": f"1{board.trump} by {board.declarer}",
        "hands": {seat: hand_text(cards) for seat, cards in board.deal.items()},
        "tricks": [
            {"n": n, "cards": [f"{seat}:{card}" for seat, card in trick]} for n, trick in enumerate(board.tricks, 1)
        ],
        "all_hands_returned": True,
    }


def stated(board: Board) -> dict[str, Any]:
    (number, revoker, suit), *_ = revokes_of(board.deal, board.tricks)
    winners = [trick_winner(trick, board.trump) for trick in board.tricks]
    winner = winners[number - 1]
    playable = held_before(board.deal, board.tricks, number, revoker, suit)
    later = range(number + 1, 14)
    won_with = any(winners[n - 1] == revoker and dict(board.tricks[n - 1])[revoker] in playable for n in later)
    return {
        "contract": f"1{board.trump} by {board.declarer}",
        "offender": revoker,
        "trick": number,
        "since_revoke": "own_side_played_on",
        "all_hands_returned": True,
        "trick_won_by": "offender" if winner == revoker else "partner" if same_side(winner, revoker) else "opponents",
        "later_tricks_won": sum(same_side(winners[n - 1], revoker) for n in later),
        **({"won_with_playable_card": True} if won_with else {"won_with_playable_card": False}),
    }


def transferred(situations: Register, name: str, facts: dict[str, Any], edition: Edition) -> int | None:
    decision = decide(situations[name], facts, edition)
    assert decision.decided, [question.fact for question in decision.questions]
    return decision.outcome.tricks_transferred


def check(situations: Register, seeds: range) -> int:
    compared = 0
    for seed in seeds:
        board = planted(seed)
        if len(revokes_of(board.deal, board.tricks)) != 1:
            continue
        compared += 1
        for edition in EDITIONS:
            expected = tricks_to_transfer(board.deal, board.tricks, board.trump, board.declarer, edition)
            by_record = transferred(situations, "revoke_from_record", recorded(board), edition)
            by_facts = transferred(situations, "revoke", stated(board), edition)
            assert by_record == by_facts == expected, f"seed {seed}, {edition.value}"
    return compared


def test_sample(situations: Register) -> None:
    assert check(situations, range(SAMPLE)) > SAMPLE // 2


@pytest.mark.long
def test_many(situations: Register) -> None:
    assert check(situations, range(LONG)) >= 2000


@pytest.mark.parametrize("seed", range(20))
def test_legal_play_has_no_revoke(situations: Register, seed: int) -> None:
    board = planted(seed, revokes=0)
    decision = decide(situations["revoke_from_record"], recorded(board), Edition.LAWS_2017)
    assert decision.outcome.no_rectification is True


@pytest.mark.parametrize("edition", EDITIONS)
def test_several_revokes_never_cost_more_tricks_than_were_won(situations: Register, edition: Edition) -> None:
    for seed in range(60):
        board = planted(seed, revokes=3)
        decision = decide(situations["revoke_from_record"], recorded(board), edition)
        winners = [trick_winner(trick, board.trump) for trick in board.tricks]
        for transfer in decision.outcome.transfers or ():
            losers = "EW" if transfer.to == "NS" else "NS"
            assert transfer.tricks <= sum(winner in losers for winner in winners)
