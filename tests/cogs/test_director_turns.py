"""Clicks that race on one card."""

from cogs.director.turns import Click, Turns

UNDO = Click(1, "1Du:", "")


def test_only_the_first_click_on_a_card_changes_it() -> None:
    turns = Turns()
    assert turns.take(10, UNDO) == "first"
    assert turns.take(10, UNDO) == "repeated"
    assert turns.take(10, Click(2, "1Du:", "")) == "late"
    assert turns.take(10, Click(1, "1Dn:", "trick")) == "late"
    assert turns.take(11, UNDO) == "first"


def test_a_click_that_changed_nothing_frees_the_card() -> None:
    turns = Turns()
    assert turns.take(10, UNDO) == "first"
    turns.give_back(10)
    assert turns.take(10, Click(2, "1Dn:", "trick")) == "first"
    turns.give_back(99)


def test_old_cards_are_forgotten() -> None:
    turns = Turns(kept=2)
    for card in (1, 2, 3):
        assert turns.take(card, UNDO) == "first"
    assert turns.take(1, UNDO) == "first"
    assert turns.take(3, UNDO) == "repeated"
