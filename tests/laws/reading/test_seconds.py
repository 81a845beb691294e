"""A second irregularity in a story, and stories that contradict themselves."""

import pytest

from laws.reading import Reader


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "East revoked on the club, won the trick, and then West led to the next trick out of turn.",
            {"revoke", "lead_out_of_turn"},
        ),
        (
            "Восток не дал трефу, взятку взял он же, а в следующую вне очереди пошёл Запад.",
            {"revoke", "lead_out_of_turn"},
        ),
        (
            "Defender East dropped the king of spades, it became a penalty card, and later he revoked in hearts.",
            {"revoke", "exposed_card_in_play"},
        ),
        (
            "Вистующий Восток уронил короля пик картинкой вверх, а через две взятки ещё и не дал черву.",
            {"revoke", "exposed_card_in_play"},
        ),
        (
            "Первый ход вне очереди сделал Восток, и пока спорили, Запад ещё уронил туза черв.",
            {"lead_out_of_turn", "exposed_card_in_play"},
        ),
        (
            "разыгрывающий заклеймил три взятки, и тут выяснилось, что в 5й взятке Восток не дал масть",
            {"revoke", "claim"},
        ),
    ],
)
def test_both_irregularities_are_named(reader: Reader, text: str, told: set[str]) -> None:
    reading = reader.read(text)
    assert {reading.situation, reading.second} == told


@pytest.mark.parametrize(
    "text",
    [
        "West ruffed a spade, later produced a spade. They won that trick and two more. How many tricks?",
        "Восток пошёл вне очереди тузом бубен, разыгрывающий не принял. Что можно требовать от Запада?",
        "my partner's penalty card the C5 is still on the table and I am on lead, can declarer ask for a club",
        "RHO tanked, passed, his partner doubled with nothing",
    ],
)
def test_one_irregularity_has_no_second(reader: Reader, text: str) -> None:
    assert reader.read(text).second is None


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Запад сказал 1ч на 1п. Север принял. Север не принял. Что делать?", "accepted"),
        ("Three cards left, declarer claimed four tricks, forgot a trump. How many?", "claimed_tricks"),
        ("Осталось три карты, разыгрывающий заклеймил четыре взятки, забыл про козыря.", "claimed_tricks"),
        ("We play 3NT. East ruffed my diamond though he had one and won the trick.", "contract"),
        ("The revoke was established, East had a heart, but it was not established yet.", "established"),
    ],
)
def test_facts_told_both_ways_are_asked_for(reader: Reader, text: str, fact: str) -> None:
    reading = reader.read(text)
    assert [conflict.fact for conflict in reading.conflicts] == [fact]
    assert fact not in reading.facts
    assert all(words for conflict in reading.conflicts for words in (conflict.one, conflict.other))


@pytest.mark.parametrize(
    "text",
    [
        "West bid 1H over 1S, not accepted, changed to 2H. can East bid",
        "Does LHO accept or refuse first? West bid 1H over 1S",
        "Восток убил бубну, в следующую ещё не ходили, нашёл бубну",
        "3NT was one option, but we played 4S and East ruffed my diamond",
    ],
)
def test_consistent_story_has_no_conflict(reader: Reader, text: str) -> None:
    assert not reader.read(text).conflicts
