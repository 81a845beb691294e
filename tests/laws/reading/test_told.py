"""The models of facts: what they may say, and what they add to the rules on stories that they were not trained on."""

import random
from collections import Counter
from pathlib import Path

import pytest

from engine.facts import Kind, Shape, check
from engine.rules import register
from laws.reading.choices import NAMED, UNTOLD, Choices, known, label
from laws.reading.learned import Linear, packed
from laws.reading.lexicon import LexiconError
from laws.reading.pointers import Pointer, candidates, nothing
from laws.reading.reader import Reader
from laws.reading.tokens import Token
from laws.reading.told import FILLED, Models, ToldFacts
from tests.stories.generator import TOLD, kept_apart, tell, templates

MODELS = Path(__file__).parents[3] / "laws" / "reading" / "facts.jsonl"


@pytest.fixture(scope="module")
def told() -> ToldFacts:
    return ToldFacts.load(MODELS)


def test_models_know_only_facts_and_values_of_their_situation(told: ToldFacts) -> None:
    situations = register()
    assert len(list(told)) >= 55
    for situation in told:
        models, spec = told.models(situation), situations[situation]
        assert models is not None
        for name in models.choices.model.classes:
            fact, _, value = name.partition(" ")
            assert spec.facts[fact].kind not in (Kind.JUDGED, Kind.TESTED), (situation, fact)
            if value not in (UNTOLD, NAMED):
                check(spec.model, {fact: _parsed(value)})
        for fact, pointer in models.pointers.items():
            for among in pointer.among:
                check(spec.model, {fact: among})
            assert pointer.weights


def _parsed(value: str) -> object:
    return {"true": True, "false": False}.get(value, int(value) if value.lstrip("-").isdigit() else value.strip('"'))


def test_what_the_rules_read_stays(reader: Reader, by_rules: Reader) -> None:
    chance = random.Random(4)
    entries = [item for item in templates(TOLD) if kept_apart(item)]
    filled = 0
    for item in chance.sample(entries, 200):
        text = tell(item, chance).text
        alone, helped = by_rules.studied(text, item.situation), reader.studied(text, item.situation)
        assert alone.values.items() <= helped.values.items()
        new = helped.values.keys() - alone.values.keys()
        filled += len(new)
        assert all(helped.evidence[fact] in helped.text for fact in new)
    assert filled > 100


def test_the_models_read_more_than_they_misread(reader: Reader, by_rules: Reader) -> None:
    chance = random.Random(4)
    situations = register()
    counted: Counter[str] = Counter()
    for item in templates(TOLD):
        if not kept_apart(item):
            continue
        story = tell(item, chance)
        alone, helped = by_rules.studied(story.text, item.situation), reader.studied(story.text, item.situation)
        for fact, value in helped.values.items():
            if fact in alone.values or fact not in situations[item.situation].facts:
                continue
            if fact in story.facts and story.facts[fact] is None:
                continue
            counted["right" if str(story.facts.get(fact)) == str(value) else "wrong"] += 1
    assert counted["right"] > 3 * counted["wrong"] > 0
    assert counted["right"] > 400


def test_a_story_without_features_is_left_alone(reader: Reader, told: ToldFacts) -> None:
    story = reader.studied("West revoked", "revoke")
    story.seen = ()
    before = dict(story.values)
    assert told("revoke", story) == frozenset()
    assert told("no_such_situation", reader.studied("West revoked", "revoke")) == frozenset()
    assert story.values == before


@pytest.mark.parametrize("text", ["", "{}\n", '{"no": "situation"}\n'])
def test_a_file_without_its_situations_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "facts.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LexiconError):
        ToldFacts.load(path)
    with pytest.raises(LexiconError):
        ToldFacts.load(tmp_path / "missing.jsonl")


@pytest.mark.parametrize("line", ["{", "[]", '{"choices": 3}', '{"situation":"revoke","choices":{"classes":[]}}'])
def test_broken_models_are_refused(line: str) -> None:
    with pytest.raises(LexiconError):
        Models.of(line.encode())


def test_shares_of_a_fact_sum_to_one() -> None:
    classes = ("established ?", "established true", "faced true", "faced false")
    weights = {"word": packed([(1, 300)]), "@": packed([(0, 100)])}
    shares = Choices(Linear(classes, weights))(("word", "@"))
    assert set(shares) == {"established", "faced"}
    assert all(sum(share.values()) == pytest.approx(1) for share in shares.values())
    assert shares["established"]["true"] > FILLED > shares["established"][UNTOLD]


def test_labels_of_values() -> None:
    assert label(True, player=False) == "true"
    assert label("W", player=True) == NAMED
    assert label("W", player=False) == '"W"'
    assert label("declarer", player=True) == '"declarer"'
    assert label(["HA"], player=False) is None
    assert [label(number, player=False) for number in (0, 1, 4, -420)] == ["0", NAMED, NAMED, NAMED]
    assert known({"offender": "W", "cards": ["HA"]}, frozenset({"offender"}))[1:] == (
        "=offender",
        f"=offender:{NAMED}",
        "=cards",
        "=cards:several",
    )


def _tokens(*symbols: str) -> list[Token]:
    return [Token(symbol, symbol, place, place + 1, symbol.partition("_")[2]) for place, symbol in enumerate(symbols)]


def test_a_pointer_weighs_what_stands_around() -> None:
    tokens = _tokens("open", "call_1H", "insufficient", "call_1C", "pass")
    found = candidates(tokens, "call", {"first_call": "1H"})
    assert [value for _, value, _ in found] == ["1H", "1C", "P"]
    assert "=first_call" in found[0][2]
    assert "low" in found[1][2]
    assert "L1:insufficient" in found[1][2] or "L0:insufficient" in found[1][2]
    pointer = Pointer("call", ("1H", "1C", "P"), {"l:insufficient": 300, "null": 100}, 0.7)
    share, places = pointer(found, nothing((), read=False, count=3))
    assert places["1C"] == 3
    assert share["1C"] > share["1H"]
    assert sum(share.values()) < 1


def test_a_pointer_takes_no_value_that_the_fact_cannot_have() -> None:
    tokens = _tokens("num_1100", "num_3")
    pointer = Pointer("num", (1, 13), {}, 0.7)
    share, _ = pointer(candidates(tokens, "num", {}), ["null"])
    assert set(share) == {"3"}
    suits = candidates(_tokens("notrump", "suit_H"), "suit", {})
    assert set(Pointer("suit", ("S", "H", "D", "C"), {}, 0.7)(suits, [])[0]) == {"H"}


def test_every_kind_of_fact_has_models(told: ToldFacts) -> None:
    situations = register()
    pointed = [(situation, fact) for situation in told for fact in getattr(told.models(situation), "pointers", ())]
    shapes = {situations[situation].facts[fact].shape for situation, fact in pointed}
    assert shapes == {Shape.CALL, Shape.CARD, Shape.SUIT, Shape.NUMBER, Shape.PLAYER}


def test_no_declarer_on_the_side_of_a_defender(reader: Reader) -> None:
    text = "heart led from dummy, W slaps down HK before his partner E has played to it. may decl choose something?"
    reading = reader.read(text)
    assert reading.situation == "premature_play"
    assert reading.facts["offender"] == "W"
    assert reading.facts.get("declarer") not in ("E", "W")


def test_who_calls_follows_from_the_auction(reader: Reader) -> None:
    reading = reader.read("N: 1♠ – pass – 1♥. The insufficient bid was not accepted. What now?")
    assert reading.facts["auction"] == {"dealer": "N", "calls": ["1S", "P"]}
    assert "offender" not in reading.facts


def test_no_number_is_read_that_the_story_does_not_name(reader: Reader) -> None:
    reading = reader.read(
        "На пятой взятке Запад убил мою пику и взял, а в конце оказалось, что пика у него была. Сколько?"
    )
    assert reading.situation == "revoke"
    assert "later_tricks_won" not in reading.facts
