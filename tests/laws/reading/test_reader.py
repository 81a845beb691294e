"""What the reader makes of texts."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.reading import Reader


def test_a_revoke_with_all_its_facts(reader: Reader) -> None:
    reading = reader.read(
        "Разыгрывает Юг. На 5-й взятке Запад побил трефу, имея трефу, сам взял, позже их сторона взяла ещё две"
    )
    assert reading.situation == "revoke"
    assert reading.lang == "ru"
    assert {
        "offender": "W",
        "trick": 5,
        "trick_won_by": "offender",
        "later_tricks_won": 2,
    }.items() <= reading.facts.items()
    assert reading.evidence["trick"]


def test_what_is_not_said_is_not_a_fact(reader: Reader) -> None:
    reading = reader.read("a defender revoked, is it one trick or two?")
    assert reading.situation == "revoke"
    assert set(reading.facts) == {"offender"}


@pytest.mark.parametrize(
    ("text", "intent"),
    [
        ("64A1", "lookup"),
        ("покажи правило 27Б1", "lookup"),
        ("что такое фальшренонс?", "term"),
        ("how many points is 3NT doubled making, not vulnerable", "calculation"),
        ("кто сдаёт в сдаче 14?", "calculation"),
        ("сравни кодексы 1997 и 2017", "comparison"),
        ("Director took two tricks for the revoke by West, right?", "check"),
        ("the wrong defender led face up, what are declarer's options?", "ruling"),
        ("привет всем", "none"),
        ("", "none"),
        ("😀😀", "none"),
    ],
)
def test_intents(reader: Reader, text: str, intent: str) -> None:
    assert reader.read(text).intent == intent


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("по кодексу 2007: вистующий не дал в масть", 2007),
        ("under the 97 code West revoked", 1997),
        ("1987 laws. West revoked", 1987),
        ("by the old code West revoked", 2007),
        ("West revoked at trick 7", None),
    ],
)
def test_editions(reader: Reader, text: str, edition: int | None) -> None:
    assert reader.read(text).edition == edition


def test_editions_to_compare(reader: Reader) -> None:
    reading = reader.read("по старому и по новому: вистующий не дал в масть")
    assert (reading.intent, reading.editions, reading.edition) == ("comparison", (1987, 1997, 2007, 2017), None)


def test_a_ruling_to_be_checked(reader: Reader) -> None:
    assert reader.read("TD gave us two tricks for a revoke, right?").claimed == {"tricks_transferred": 2}


def test_other_candidates_have_facts_too(reader: Reader) -> None:
    reading = reader.read("болван спросил разыгрывающего, нет ли пик, тот нашёл пику: фальшренонс")
    assert len(reading.candidates) == 5
    assert reading.facts_for(reading.candidates[0].situation) == reading.facts
    assert reading.facts_for("no_such_situation") == {}


def test_the_language_hint_counts_where_there_are_no_words(reader: Reader) -> None:
    assert reader.read("64A1", lang="ru").lang == "ru"


def test_reading_is_deterministic(reader: Reader) -> None:
    text = "Zapad poshel ne v ochered, razygryvayuschiy ne prinyal"
    assert reader.read(text) == Reader.load().read(text)


@given(st.text(max_size=400))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_ever_fails(reader: Reader, text: str) -> None:
    reading = reader.read(text)
    assert 0 <= reading.confidence <= 1
    assert all(0 <= candidate.probability <= 1 for candidate in reading.candidates)


_WORDS = (
    "пас",
    "pass",
    "West",
    "Восток",
    "я",
    "partner",
    "led",
    "пошёл",
    "взял",
    "не",
    "принял",
    "вне очереди",
    "trick",
)
_SIGNS = ("♠", "1♥", "2БК", "X", "14", "60%", "+620", ",", ".", "?", "(", ")", "3-й", "5", "AKQ")
_PIECES = st.sampled_from([*_WORDS, *_SIGNS])


@given(st.lists(_PIECES, max_size=60))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_heap_of_bridge_words_ever_fails(reader: Reader, pieces: list[str]) -> None:
    reading = reader.read(" ".join(pieces))
    assert len(reading.sections) <= 8
