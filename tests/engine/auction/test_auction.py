"""The auction as a value."""

import random

import pytest

from engine.auction import (
    Auction,
    Illegality,
    LostTurn,
    defends,
    legal_calls,
    lost_turn,
    lowest_sufficient,
    period_over,
    relation,
)
from engine.calls import BIDS, CALLS, is_bid
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, side


def auction(calls: str, dealer: str = "N") -> Auction:
    return Auction.model_validate({"dealer": dealer, "calls": tuple(calls.split())})


@pytest.mark.parametrize(
    ("calls", "turn"),
    [
        ("", "N"),
        ("1C", "E"),
        ("1C P P", "W"),
        ("P P P", "W"),
        ("P P P P", None),
        ("1C P P P", None),
        ("1C X XX P P", "E"),
    ],
)
def test_whose_turn(calls: str, turn: str | None) -> None:
    assert auction(calls).turn == turn
    assert auction(calls).ended is (turn is None)


@pytest.mark.parametrize(
    ("calls", "contract", "leader"),
    [
        ("P P P P", "passed_out", None),
        ("1S P P P", "1S by N", "E"),
        ("1S P 2S P 4S P P P", "4S by N", "E"),
        ("P 1H P 2H P P P", "2H by E", "S"),
        ("1H 2C P 2H P P P", "2H by W", "N"),
        ("1N X P P P", "1NX by N", "E"),
        ("1N X XX P P P", "1NXX by N", "E"),
        ("1N X XX 2C P P P", "2C by W", "N"),
        ("1N P X P P P", "1N by N", "E"),
        ("1N XX P P P", "1N by N", "E"),
        ("1N X P X P P P", "1NX by N", "E"),
    ],
)
def test_contract_and_leader(calls: str, contract: str, leader: str | None) -> None:
    assert str(auction(calls).contract) == contract
    assert auction(calls).leader == leader


def test_a_running_auction_has_no_contract() -> None:
    assert auction("1S P P").contract is None
    assert auction("1S P P").leader is None


@pytest.mark.parametrize(
    ("calls", "call", "why"),
    [
        ("1S", "1H", Illegality.INSUFFICIENT),
        ("1S", "1S", Illegality.INSUFFICIENT),
        ("1S", "1N", None),
        ("", "X", Illegality.DOUBLE),
        ("1S P", "X", Illegality.DOUBLE),
        ("1S P P", "X", None),
        ("1S X P", "X", Illegality.DOUBLE),
        ("1S", "XX", Illegality.REDOUBLE),
        ("1S X", "XX", None),
        ("1S X P", "XX", Illegality.REDOUBLE),
        ("1S X P P", "XX", None),
        ("1S X XX", "XX", Illegality.REDOUBLE),
        ("1S P P P", "P", Illegality.AFTER_THE_END),
        ("7N", "P", None),
    ],
)
def test_why_a_call_is_not_legal(calls: str, call: str, why: Illegality | None) -> None:
    assert auction(calls).illegality(call) is why


def test_a_call_by_another_player_is_seen_from_his_seat() -> None:
    assert auction("1S").illegality("X", "S") is Illegality.DOUBLE
    assert auction("1S").illegality("X", "W") is None


def test_irregular_calls_are_found_by_number() -> None:
    assert list(auction("1S 1H X P P").irregular()) == [(1, Illegality.INSUFFICIENT)]
    assert list(auction("1S P X P P").irregular()) == [(2, Illegality.DOUBLE)]
    assert list(auction("1S P P P X").irregular()) == [(4, Illegality.AFTER_THE_END)]


def test_random_auctions_end_and_never_offer_an_illegal_call() -> None:
    draw = random.Random(7)
    for _ in range(200):
        made = Auction(dealer=draw.choice(SEATS))
        while not made.ended:
            legal = legal_calls(made)
            assert "P" in legal
            assert not any(
                is_bid(call) and made.last_bid and BIDS.index(call) <= BIDS.index(made.last_bid) for call in legal
            )
            made = made.plus(draw.choice([*legal, *("P",) * 5]))
        assert legal_calls(made) == ()
        contract = made.contract
        assert contract is not None
        if contract.declarer:
            bidder = made.last_bidder
            assert bidder
            assert side(contract.declarer) == side(bidder)
            assert contract.denomination in made.called_suits(contract.declarer)
            assert relation(made.leader or "N", contract.declarer) == "lho"
        assert list(made.irregular()) == []


def test_lowest_sufficient_bid() -> None:
    assert lowest_sufficient(auction(""), "C") == "1C"
    assert lowest_sufficient(auction("1S"), "H") == "2H"
    assert lowest_sufficient(auction("1S"), "N") == "1N"
    assert lowest_sufficient(auction("7S"), "H") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_auction_period_ends_with_the_lead(edition: Edition) -> None:
    made = auction("1S P P P")
    assert not period_over(made, edition, lead_faced=False)
    assert period_over(made, edition, lead_faced=True)
    assert not period_over(auction("1S P P"), edition, lead_faced=True)


@pytest.mark.parametrize(("edition", "over"), list(zip(EDITIONS, (True, True, False, False), strict=True)))
def test_the_auction_period_of_a_passed_out_board(edition: Edition, over: bool) -> None:
    made = auction("P P P P")
    assert period_over(made, edition, lead_faced=False) is over
    assert period_over(made, edition, lead_faced=False, hands_returned=True)


@pytest.mark.parametrize(
    ("calls", "passed", "found"),
    [
        ("1H P", "W N", LostTurn("S", 2, ("W",))),
        ("1H", "S W N", LostTurn("E", 3, ("S",))),
        ("1H", "S W S", LostTurn("E", 3, ("S", "S"))),
        ("P P P", "S", LostTurn("W", 1, ("S",))),
        ("1H P", "S W", None),
        ("1H", "S", None),
        ("1H P P P", "E", None),
        ("1H P", "", None),
    ],
)
def test_who_lost_his_turn(calls: str, passed: str, found: LostTurn | None) -> None:
    seats = [seat for name in passed.split() for seat in SEATS if seat == name]
    assert lost_turn(auction(calls), seats) == found


def test_relations() -> None:
    assert [relation(seat, "N") for seat in SEATS] == ["self", "lho", "partner", "rho"]
    assert defends("E", "S")
    assert not defends("N", "S")


def test_an_unknown_call_is_refused() -> None:
    with pytest.raises(ValueError, match="not a call"):
        auction("1C 8H")
    assert len(CALLS) == 38


def test_who_has_called() -> None:
    assert auction("1C P").has_called("E")
    assert not auction("1C P").has_called("S")
