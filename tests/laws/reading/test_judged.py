"""Kinds of misreading that a director found in stories of his own."""

import pytest

from laws.reading.reader import Reader


@pytest.mark.parametrize(
    ("situation", "text", "facts"),
    [
        (
            "lead_out_of_turn",
            "After a club lead from the wrong defender declarer spread his hand as dummy. Does he get to pick it back up?",
            {"faced": None},
        ),
        ("lead_out_of_turn", "wrong defender led, the card lies backs up", {"faced": False}),
        (
            "insufficient_bid",
            "1NT on my right, I bid 1D by mistake, thinking I was opening. LHO just bid 2C over it",
            {"unintended": None, "next_player_acted": True},
        ),
        (
            "dummy_rights",
            'Dummy told declarer "you\'re in hand" just after declarer had already called for a card from dummy',
            {"irregularity_done": True},
        ),
        (
            "claim",
            'разыгрывающий говорит "остальные мои", про оставшегося козыря у противника ни слова, мы возразили',
            {"outstanding_trump_mentioned": False},
        ),
        (
            "misinformation",
            "Алертили 2 бубны как мульти, а по системной карте это слабые бубны",
            {"agreement_proved": False},
        ),
        ("misinformation", "2D was alerted and that is what their card says, he forgot it", {"agreement_proved": True}),
        (
            "card_designation",
            'Разыгрывающий сказал болвану "пику", без старшинства. На столе туз и двойка. Болван дал туза',
            {"called_suit": "S", "called_word": "none"},
        ),
        (
            "wrong_hand_lead",
            "Declarer led from dummy although the last trick was won in his hand. My partner followed before I could speak",
            {"next_defender": "played"},
        ),
    ],
)
def test_what_was_misread(reader: Reader, situation: str, text: str, facts: dict[str, object]) -> None:
    read = reader.read(text).facts_for(situation)
    assert {name: read.get(name) for name in facts} == facts
