"""What is only asked or supposed is no fact; what is told beside a question is one."""

import pytest

from laws.reading import Reader

NOT_TOLD = (
    (
        "lead_out_of_turn",
        "accepted",
        "East led out of turn, must declarer accept or can he refuse and forbid the suit?",
    ),
    ("lead_out_of_turn", "next_hand_played", "East led out of turn. what if declarer plays to it?"),
    ("lead_out_of_turn", "declarer_choice", "Запад пошёл вне очереди. может разыгрывающий потребовать пику?"),
    ("claim", "all_four_agreed", "declarer claimed, we want to play on. do all four have to agree?"),
    ("claim", "partner_objected_at_once", "я отдал остальные. может ли партнёр возразить?"),
    ("revoke", "trick_won_by", "Запад сфальшивил. допустим, взятку взял он, сколько нам?"),
    ("revoke", "trick_won_by", "вистующий сфальшивил. кто взял ту взятку, пока не помним"),
)
TOLD = (
    ("lead_out_of_turn", "accepted", True, "East led out of turn and declarer accepted it, can dummy object now?"),
    ("lead_out_of_turn", "accepted", False, "левый пошёл не в очередь, я отклонил. что дальше?"),
    ("revoke", "trick_won_by", "offender", "West ruffed with a heart left, he won that trick. how many tricks?"),
)


@pytest.mark.parametrize(("situation", "fact", "text"), NOT_TOLD)
def test_a_question_or_a_supposition_tells_nothing(reader: Reader, situation: str, fact: str, text: str) -> None:
    assert fact not in reader.read(text).facts_for(situation)


@pytest.mark.parametrize(("situation", "fact", "value", "text"), TOLD)
def test_what_is_told_beside_a_question_stays(
    reader: Reader, situation: str, fact: str, value: object, text: str
) -> None:
    assert reader.read(text).facts_for(situation)[fact] == value
