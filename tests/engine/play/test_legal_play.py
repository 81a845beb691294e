"""Legal cards: following suit first, then restrictions, then penalty cards; what cannot be done is lifted."""

import pytest

from engine.legal_play import Duty, LegalPlay, following, legal_play, ordered

HAND = ("SK", "S9", "S4", "HA", "H5", "D7")


def test_following_suit_comes_first() -> None:
    assert following(HAND, "S") == ("SK", "S9", "S4")
    assert following(HAND, "C") == ordered(HAND)
    assert following(HAND, None) == ("SK", "S9", "S4", "HA", "H5", "D7")


@pytest.mark.parametrize(
    ("led", "duty", "cards", "lifted"),
    [
        (None, Duty("lead_suit", ("H",)), ("HA", "H5"), False),
        (None, Duty("lead_suit", ("C",)), HAND, True),
        (None, Duty("not_lead_suit", ("S", "H")), ("D7",), False),
        (None, Duty("not_lead_suit", ("S", "H", "D")), HAND, True),
        ("S", Duty("play_highest"), ("SK",), False),
        ("S", Duty("play_lowest"), ("S4",), False),
        ("C", Duty("play_highest"), HAND, True),
        ("C", Duty("play_lowest"), HAND, True),
        ("C", Duty("play_card", ("D",)), ("D7",), False),
        ("S", Duty("play_card", ("D",)), ("SK", "S9", "S4"), True),
        ("C", Duty("not_suit", ("S",)), ("HA", "H5", "D7"), False),
        ("S", Duty("not_suit", ("S",)), ("SK", "S9", "S4"), True),
    ],
)
def test_restrictions_and_what_lifts_them(led: str | None, duty: Duty, cards: tuple[str, ...], lifted: bool) -> None:
    found = legal_play(HAND, led, duty=duty)  # type: ignore[arg-type]
    assert found == LegalPlay(cards, lifted=lifted)


def test_a_major_penalty_card_is_played_when_it_can_be() -> None:
    assert legal_play(HAND, None, penalty={"D7": "major"}).cards == ("D7",)
    assert legal_play(HAND, "C", penalty={"D7": "major"}).cards == ("D7",)
    assert legal_play(HAND, "S", penalty={"D7": "major"}).cards == ("SK", "S9", "S4")
    assert legal_play(HAND, "S", penalty={"S9": "major"}).cards == ("S9",)


def test_restrictions_come_before_a_major_penalty_card() -> None:
    assert legal_play(HAND, None, penalty={"D7": "major"}, duty=Duty("lead_suit", ("H",))).cards == ("HA", "H5")
    assert legal_play(HAND, "S", penalty={"S9": "major"}, duty=Duty("play_highest")).cards == ("SK",)


def test_declarer_designates_one_of_two() -> None:
    assert legal_play(HAND, "C", penalty={"D7": "major", "S4": "major"}) == LegalPlay(("S4", "D7"), True)
    assert legal_play(HAND, "S", penalty={"D7": "major", "S4": "major"}) == LegalPlay(("S4",))
    assert legal_play(HAND, "C", penalty={"D7": "minor", "S4": "minor"}) == LegalPlay(("S4", "D7"), True)


def test_a_minor_penalty_card_goes_before_other_small_cards_of_its_suit() -> None:
    assert legal_play(HAND, "S", penalty={"S4": "minor"}).cards == ("SK", "S4")
    assert legal_play(HAND, None, penalty={"S4": "minor"}).cards == ("SK", "S4", "HA", "H5", "D7")
    assert legal_play(HAND, "H", penalty={"S4": "minor"}).cards == ("HA", "H5")
    assert legal_play(HAND, "S", penalty={"S9": "minor"}, duty=Duty("play_lowest")).cards == ("S4",)


def test_a_penalty_card_that_is_not_in_the_hand_binds_nobody() -> None:
    assert legal_play(HAND, "S", penalty={"S2": "major"}).cards == ("SK", "S9", "S4")
