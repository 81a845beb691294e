"""Texts of several voices or stories: the first post of a thread, the first of two stories."""

import pytest

from laws.reading import Reader
from laws.reading.threads import first_post, stories

POST = "Playing 4H, West led a spade out of turn and I accepted it, then called a card from dummy."


@pytest.mark.parametrize(
    "text",
    [
        f"{POST} [Reply by John] In our club somebody revoked twice. [Reply by Ann] Law 54 says otherwise.",
        f"{POST}\nRe: depends on whether he spread his hand",
        f"{POST} > Re: once I had a penalty card there > Re: and if dummy spoke first?",
        f"{POST} Ответ 1: одна взятка. Ответ 2: а если была заявка вне очереди?",
    ],
)
def test_of_a_thread_the_first_post_is_read(text: str) -> None:
    assert first_post(text) == POST


@pytest.mark.parametrize(
    "text",
    [
        "I asked what 2D was, answer: no idea. Then LHO led a spade and I won the trick in dummy, as always.",
        "Сосед спросил про заявку, ответ: не знаю. Потом он пошёл в пику, и я взял её тузом на столе.",
        POST,
    ],
)
def test_a_story_with_one_answer_in_it_is_no_thread(text: str) -> None:
    assert first_post(text) == text


def test_a_numbered_question_is_no_second_story() -> None:
    assert (
        stories("1) West threw a club on a diamond and had a diamond, they won the trick 2) how many tricks is it?")
        is None
    )


def test_of_two_stories_the_first_is_ruled_on_and_the_second_named(reader: Reader) -> None:
    reading = reader.read(
        "two things. 1) LHO led out of turn, a small club at trick 4, it was my lead from dummy, I didn't accept. "
        "2) RHO revoked in hearts, he ruffed and won the trick, his side won two more tricks later."
    )
    assert (reading.situation, reading.second) == ("lead_out_of_turn", "revoke")
    assert reading.facts["accepted"] is False
    assert "trick_won_by" not in reading.facts


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("у партнёра старшая штрафная дама треф, взятка моя, ходить мне", {"card": "CQ", "rank": "major"}),
        ("штрафная карта 5б у партнёра, он её уронил, я на ходу", {"card": "D5", "rank": "minor"}),
        ("partner's penalty card is the five of diamonds, dropped; I'm on lead", {"card": "D5", "rank": "minor"}),
    ],
)
def test_penalty_cards_told_in_words(reader: Reader, text: str, facts: dict[str, str]) -> None:
    cards = reader.read(text).facts_for("penalty_card_turn")["penalty_cards"]
    assert isinstance(cards, list)
    assert [{name: card[name] for name in facts} for card in cards] == [facts]


def test_two_penalty_cards_of_one_player_are_major(reader: Reader) -> None:
    cards = reader.read("two minor penalty cards, D3 and H6, partner on lead. what may declarer say").facts[
        "penalty_cards"
    ]
    assert isinstance(cards, list)
    assert {card["rank"] for card in cards} == {"major"}
