"""Yes or no is said only where the question asks for it and every outcome left answers it."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.situations import Register
from laws.whether import whether

SLIP = {"call": "2N", "intended": "2S", "cause": "mechanical", "partner_acted": False, "without_pause": False}
ASKED = {"inquirer": "defender", "asked": "partner_defender", "revoke_found": False}
PASS = {"accepted": False, "call": "P", "turn_belongs_to": "partner", "replacement": "2D"}
FACE_DOWN = {"opening_lead": True, "faced": False}


@pytest.mark.parametrize(
    ("question", "situation", "facts", "edition", "said"),
    [
        ("Хотел поменять на 2п. Партнёр не заявлял. Можно?", "unintended_call", SLIP, 2017, "yes"),
        ("Хотел поменять на 2п. Партнёр не заявлял. Можно?", "unintended_call", SLIP, 2007, "no"),
        ("May he change it?", "unintended_call", SLIP, 2017, "yes"),
        ("Может ли партнёр этим пользоваться, если я меняю заявку?", "unintended_call", SLIP, 2017, ""),
        ("Что можно поменять?", "unintended_call", SLIP, 2017, ""),
        ("Нельзя поменять?", "unintended_call", SLIP, 2017, ""),
        ("Менять можно или уже поздно?", "unintended_call", SLIP, 2017, "yes"),
        ("Менять или пасовать?", "unintended_call", SLIP, 2017, ""),
        ("Поменял и всё.", "unintended_call", SLIP, 2017, ""),
        ("Это можно было спрашивать?", "revoke_inquiry", ASKED, 2017, "yes"),
        ("Это можно было спрашивать?", "revoke_inquiry", {**ASKED, "allowed_by_regulation": False}, 1997, "no"),
        ("Партнёр обязан замолчать?", "call_out_of_rotation", {**PASS, "comparable": True}, 2017, "no"),
        ("Партнёр обязан замолчать?", "call_out_of_rotation", {**PASS, "comparable": False}, 2017, "yes"),
        ("Партнёр обязан замолчать?", "call_out_of_rotation", PASS, 2017, ""),
        ("Карту никто не видел. Штраф?", "lead_out_of_turn", FACE_DOWN, 2017, "no"),
        ("Is there a penalty?", "lead_out_of_turn", FACE_DOWN, 2017, "no"),
        ("Имел право?", "procedural_penalty", {"offence": "touching_cards"}, 2017, "no"),
        ("Штрафовать?", "procedural_penalty", {"offence": "late"}, 2017, ""),
        ("Хотят пересдать. Так можно?", "artificial_score", {"event": "teams", "match_result_known": True}, 2017, "no"),
    ],
)
def test_whether(
    question: str, situation: str, facts: dict[str, Any], edition: int, said: str, situations: Register
) -> None:
    assert whether(question, decide(situations[situation], facts, Edition(edition))) == said
