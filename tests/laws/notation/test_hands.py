"""Hands in the notations that people type."""

import pytest

from engine.players import SEATS
from laws.errors import UserError
from laws.notation.hands import read_cards, read_deal, read_hand, read_hands

HOLDING = ("SA", "SK", "ST", "HQ", "C9", "C5")


@pytest.mark.parametrize(
    "text",
    [
        "♠ТК10 ♥Д ♦- ♣95",
        "SAKT HQ D- C95",
        "S:AK10 H:Q D:- C:95",
        "s akt h q d - c 9 5",
        "AKT.Q..95",
        "ТК10.Д.-.95",
        "п ТК10 ч Д б - т 95",
        "ПТК10 ЧД Б- Т95",
        "Пики: Т К 10, червы Д, бубны нет, трефы: 9 5",
        "spades A K 10; hearts Q; diamonds void; clubs 9 5",
        "SA SK ST HQ C9 C5",
        "♠ A K T ♥ Q ♣ 9 5",
    ],
)
def test_one_hand(text: str) -> None:
    assert read_hand(text, "N").cards == HOLDING
    assert read_hand(text, "N").known


def test_the_players_own_name_may_stand_first() -> None:
    assert read_hand("N: SA", "N").cards == read_hand("Север: ♠Т", "N").cards == ("SA",)
    with pytest.raises(UserError, match="hands-no-suit"):
        read_hand("W: SA", "N")


def test_an_ace_and_clubs_share_a_letter() -> None:
    assert read_hand("п Т ч К б Д т В", "N").cards == ("SA", "HK", "DQ", "CJ")
    assert read_hand("Т9", "N").cards == ("C9",)
    assert read_hand("тТ9", "N").cards == ("CA", "C9")


def test_an_unknown_hand_may_name_what_it_can_hold() -> None:
    hand = read_hand("? ♠Д ♥5", "E")
    assert (hand.cards, hand.known) == (("SQ", "H5"), False)
    assert not read_hand("?", "E").known


@pytest.mark.parametrize(
    "deal",
    [
        "N:AK.Q.. .AK.Q. ..AK.Q Q...AK",
        '[Deal "N:AK.Q.. .AK.Q. ..AK.Q Q...AK"]',
        "S:..AK.Q Q...AK AK.Q.. .AK.Q.",
        "N: SAK HQ\nE: HAK DQ\nS: DAK CQ\nW: SQ CAK",
        "Север: ♠ТК ♥Д Восток: ♥ТК ♦Д Юг: ♦ТК ♣Д Запад: ♠Д ♣ТК",
        "С: пТК чД; В: чТК бД; Ю: бТК тД; З: пД тТК",
    ],
)
def test_a_whole_deal_in_one_field(deal: str) -> None:
    hands = read_hands({"N": deal, "E": "", "S": "", "W": ""})
    assert hands["N"].cards == ("SA", "SK", "HQ")
    assert hands["W"].cards == ("SQ", "CA", "CK")
    assert all(hands[seat].known for seat in SEATS)


def test_an_unknown_hand_of_a_deal() -> None:
    assert read_deal("N:AK.Q.. - ..AK.Q Q...AK") == {"N": "AK.Q..", "E": "?", "S": "..AK.Q", "W": "Q...AK"}
    assert read_deal("♠ТК") is None


@pytest.mark.parametrize(
    ("texts", "code", "where"),
    [
        ({}, "hands-empty", ""),
        ({"N": "  "}, "hands-empty", ""),
        ({"N": "SA", "E": "SA"}, "hands-card-twice", "E"),
        ({"W": "SAA"}, "hands-card-twice", "W"),
        ({"S": "AK"}, "hands-no-suit", "S"),
        ({"S": "SAZ"}, "hands-unread", "S"),
        ({"S": "A1.K.Q.J"}, "hands-unread", "S"),
    ],
)
def test_bad_hands_are_named(texts: dict[str, str], code: str, where: str) -> None:
    with pytest.raises(UserError) as caught:
        read_hands({seat: texts.get(seat, "") for seat in SEATS})
    assert (caught.value.code, caught.value.where) == (code, where)


def test_cards_keep_their_order() -> None:
    assert read_cards("♠2, ♠Т ♥10", "N") == ("S2", "SA", "HT")
