"""Yes or no is said only where the question asks for it and every outcome left answers it."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.situations import Register
from laws.whether import answered, asks_for_act, checks, whether

SLIP = {"call": "2N", "intended": "2S", "cause": "mechanical", "partner_acted": False, "without_pause": False}
ASKED = {"inquirer": "defender", "asked": "partner_defender", "revoke_found": False}
PASS = {"accepted": False, "call": "P", "turn_belongs_to": "partner", "replacement": "2D"}
ESTABLISHED = {"offender": "W", "since_revoke": "own_side_played_on"}
CORRECTED = {"offender": "W", "since_revoke": "nothing"}
FACED = {"opening_lead": True, "offender": "E"}
ACCEPTED = {"call": "1H", "next_player_acted": True}
REPLACED = {"call": "1S", "accepted": False, "replacement": "P", "comparable": False}
MAJOR = {
    "to_lead": False,
    "led_suit": "C",
    "turn": "offender",
    "penalty_cards": [{"player": "offender", "card": "C9", "rank": "major"}],
}
MINOR = {**MAJOR, "penalty_cards": [{"player": "offender", "card": "C9", "rank": "minor"}]}
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
        ("Can she still fix it?", "revoke", ESTABLISHED, 2017, "no"),
        ("Must he correct it?", "revoke", CORRECTED, 2017, "yes"),
        ("Фальшренонс установлен?", "revoke", CORRECTED, 2017, "no"),
        ("4 tricks to us?", "revoke", {**ESTABLISHED, "trick_won_by": "partner"}, 2017, "no"),
        ("1 trick to us?", "revoke", {**ESTABLISHED, "trick_won_by": "partner"}, 2017, "yes"),
        ("Eto mozhno ispravit?", "revoke", CORRECTED, 2017, ""),
        ("Do I have to accept it?", "lead_out_of_turn", FACED, 2017, "no"),
        ("Могу принять ход?", "lead_out_of_turn", FACED, 2017, "yes"),
        ("is 1H accepted", "insufficient_bid", ACCEPTED, 2017, "yes"),
        ("Партнёр может дальше торговаться?", "insufficient_bid", REPLACED, 2017, "no"),
        ("Must my partner pass?", "insufficient_bid", REPLACED, 2017, "yes"),
        ("Must I play it?", "penalty_card_turn", MAJOR, 2017, "yes"),
        ("Must I play it?", "penalty_card_turn", MINOR, 2017, "no"),
        ("Можно вместо неё туза?", "penalty_card_turn", MINOR, 2017, "yes"),
        ("can we still change it or is it too late", "unintended_call", SLIP, 2017, "yes"),
        ("Can't we change it?", "unintended_call", SLIP, 2017, ""),
        ("What can we change?", "unintended_call", SLIP, 2017, ""),
    ],
)
def test_whether(
    question: str, situation: str, facts: dict[str, Any], edition: int, said: str, situations: Register
) -> None:
    assert whether(question, decide(situations[situation], facts, Edition(edition))) == said


def test_russian_in_latin_letters(situations: Register) -> None:
    assert answered("eto mozhno ispravit?", decide(situations["revoke"], CORRECTED, Edition(2017)), "ru").short == "yes"


@pytest.mark.parametrize(
    ("question", "situation", "facts", "said"),
    [
        ("TD says he must correct it, right?", "revoke", CORRECTED, "yes"),
        ("Director says he can't correct it. Really?", "revoke", CORRECTED, "no"),
        ("Судья говорит, исправлять нельзя. Это так?", "revoke", CORRECTED, "no"),
        ("Разыгрывающий: туза класть нельзя. Он прав?", "penalty_card_turn", MINOR, "no"),
        ("TD says it rains, right?", "revoke", CORRECTED, ""),
        ("He corrected it. And now?", "revoke", CORRECTED, ""),
    ],
)
def test_what_was_said_at_the_table_is_checked(
    question: str, situation: str, facts: dict[str, Any], said: str, situations: Register
) -> None:
    assert checks(question, decide(situations[situation], facts, Edition(2017))) == said


def test_questions_for_an_act() -> None:
    assert asks_for_act("When do I tell them?")
    assert asks_for_act("Что мне делать?")
    assert not asks_for_act("Can he change it?")


def test_facts_that_part_yes_from_no(situations: Register) -> None:
    facts = {**SLIP, "cause": None}
    told = {name: value for name, value in facts.items() if value is not None}
    said = answered("May he change it?", decide(situations["unintended_call"], told, Edition(2017)))
    assert said.short == ""
    assert said.then
    assert dict(said.when) == {"cause": ("mechanical", "slip_of_tongue")}
