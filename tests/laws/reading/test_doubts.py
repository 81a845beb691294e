"""What a story mentions in words that were not read is asked for, not taken for granted."""

from typing import Any, cast

import pytest

from engine.facts import Kind
from engine.situations import Register
from laws.reading import Reader
from laws.reading.doubts import Doubts
from laws.reading.lexicon import ROOT, LexiconError, read_toml
from laws.wording import LANGUAGES, Catalogue, Language

ENTRIES = cast(list[dict[str, Any]], read_toml(ROOT / "doubts.toml")["doubt"])


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("our score was typed wrong, 1 hour 20 minutes after results, can it be changed", "within_correction_period"),
        ("Записали 420 вместо 450. заметили минут через сорок. исправят?", "round_ended"),
        ("Score was entered wrongly, the organiser is in the room, two days later", "organizer_approves"),
    ],
)
def test_a_fact_that_is_mentioned_is_not_taken_for_granted(reader: Reader, text: str, fact: str) -> None:
    reading = reader.read(text)
    assert reading.situation is not None
    found = reading.all_facts[reading.situation]
    assert (fact in found.doubted) != (fact in found.values)


@pytest.mark.parametrize(
    "text",
    [
        "our score was typed wrong, can it be changed",
        "N doubled his own partner's 1NT, nobody has called since",
        "Запад пошёл вне очереди, разыгрывающий не принял",
    ],
)
def test_what_is_not_mentioned_is_as_usual(reader: Reader, text: str) -> None:
    reading = reader.read(text)
    assert reading.situation is not None
    assert reading.all_facts[reading.situation].doubted == frozenset()


def test_an_organizer_who_is_only_mentioned_is_in_doubt(reader: Reader) -> None:
    text = "Score was entered wrongly, the organiser is in the room, two days later"
    reading = reader.read(text)
    assert reading.situation is not None
    doubtful = reading.all_facts[reading.situation].doubted
    assert "organizer_approves" in doubtful


def test_only_facts_that_are_taken_for_granted_are_doubted(situations: Register) -> None:
    for entry in ENTRIES:
        for name in entry["for"]:
            spec = situations[name].facts[entry["fact"]]
            assert spec.kind is Kind.DEFAULT, (name, entry["fact"])
            assert spec.domain or entry["fact"] == "penalty_cards"
        known = {fact for name in entry["for"] for fact in situations[name].facts}
        assert set(entry.get("unless", ())) <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_doubted_fact_has_a_question_of_its_own(lang: Language) -> None:
    words = Catalogue.load(lang)
    for entry in ENTRIES:
        name = entry["fact"].replace("_", "-")
        for situation in entry["for"]:
            own = f"ask-{situation.replace('_', '-')}-{name}"
            assert words.has(own) or words.has(f"ask-{name}"), (situation, name)


def test_a_broken_entry_is_named(reader: Reader) -> None:
    with pytest.raises(LexiconError, match="doubt 1 needs fact, for and any"):
        Doubts([{"fact": "deliberate"}], reader.compiler, set())
    with pytest.raises(LexiconError, match=r"\[\[doubt\]\] is expected"):
        Doubts(None, reader.compiler, set())
