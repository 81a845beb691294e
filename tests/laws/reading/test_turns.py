"""Leads told with whose turn it was."""

import pytest

from laws.reading.reader import Reader


@pytest.mark.parametrize(
    "text",
    [
        "взятку взял мой партнёр, а разыгрывающий пошёл из руки в трефу. партнёр спокойно пошёл в черву",
        "i won the trick on defence but declarer led from his hand anyway, i ignored it and led my spade",
    ],
)
def test_declarers_lead_at_a_defenders_turn(reader: Reader, text: str) -> None:
    reading = reader.read(text)
    assert reading.candidates[0].situation == "wrong_hand_lead"
    assert (reading.facts["turn_was"], reading.facts["right_defender_led"]) == ("defender", True)
