"""A ruling already given: what the Director is told to have ruled, and where nothing is to be checked."""

import pytest

from laws.reading import Reader

GIVEN = [
    (
        "Defender East dropped the H3 face up. TD says it is not a penalty card at all. Is that right?",
        "penalty_cards",
        "none",
    ),
    ("Вистующий Запад случайно уронил короля черв. Судья: большая штрафная. Он прав?", "penalty_cards", "major"),
    ("У разыгрывающего выпала карта. Судья решил, что она штрафная. Правильно?", "penalty_cards", "some"),
    (
        "1S (1H) not accepted, replaced by 2H. TD says his partner must pass for the rest of the auction. Right?",
        "pass_required",
        "rest_of_auction",
    ),
    ("На 1бк сказал 1п, заменил на пас. Судья велел партнёру пасовать один раз. Прав?", "pass_required", "next_turn"),
    ("He doubled his own partner's bid. The director said the double stands. Is he right?", "call", "stands"),
    ("На 1п сказал 1ч, левый спасовал. Судья: заявка 1ч отменяется. Верно?", "call", "cancelled"),
    ("Восток пошёл вне очереди. Судья отменил сдачу и дал среднюю. Это правильно?", "board", "average"),
    ("A defender led out of turn. TD: no penalty. Correct?", "rectification", "none"),
    ("Болван спросил «нет червей?», а судья говорит, что болвану нельзя спрашивать. Прав?", "allowed", False),
    ("East revoked and dummy won. TD said two tricks.", "tricks_transferred", 2),
    ("West ruffed a heart with hearts in hand. Director gave us one trick.", "tricks_transferred", 1),
]


@pytest.mark.parametrize(("text", "name", "value"), GIVEN)
def test_ruling_given_is_read(reader: Reader, text: str, name: str, value: object) -> None:
    assert reader.read(text).claimed.get(name) == value


@pytest.mark.parametrize(
    "text",
    [
        "Can the director give an average here? Two boards were swapped.",
        "Called the director. Is it a penalty card? Partner dropped the D4.",
        "Позвали судью. Это штрафная карта или нет? Партнёр уронил бубну.",
        "Может ли судья отменить сдачу, если кто-то вышел?",
        "TD says it is a penalty card. What may declarer ask for?",
        "If the director says the bid stands, may I double it?",
    ],
)
def test_question_to_or_about_the_director_is_no_ruling(reader: Reader, text: str) -> None:
    assert not reader.read(text).claimed


def test_story_is_read_without_the_ruling_of_a_lost_board(reader: Reader) -> None:
    reading = reader.read("Восток пошёл вне очереди, открыто. Судья отменил сдачу и дал среднюю. Это правильно?")
    assert reading.situation == "lead_out_of_turn"
    assert reading.intent == "check"
