"""Values of facts are shown in words: no code of the schema reaches a reader."""

import re
from typing import Any, get_args

import pytest

from engine.facts import Shape
from engine.situations import Register
from laws.questions import stated
from laws.spoken import spoken
from laws.wording import Catalogue, Language
from tests.cases_data import all_cases

WORDS = {lang: Catalogue.load(lang) for lang in get_args(Language)}
CODE = re.compile(r": (?:none|full)\b|\b(?:dealer|calls)\b|: partly(?:[,;]|$)|[\[{]'| by [NESW]$|\b[NESW]:")


@pytest.mark.parametrize(
    ("of", "value", "lang", "said"),
    [
        ("auction", {"dealer": "N", "calls": []}, "ru", "сдавал Север; заявок ещё не было"),
        ("auction", {"dealer": "E", "calls": ["1N", "P", "2H"]}, "ru", "сдавал Восток; 1БК, пас, 2♥"),
        ("auction", {"dealer": "E", "calls": ["1N", "P"]}, "en", "East dealt; 1NT, pass"),
        ("contract", "4SX by S", "ru", "4♠X, играет Юг"),
        ("contract", "passed_out", "ru", "все спасовали"),
        ("suits_shown_legally", ["S", "D"], "ru", "пики, бубны"),
        ("passes_after", ["W", "lho"], "en", "West, the offender's left-hand opponent"),
        ("tricks", [{"n": 2, "cards": ["W:S2", "N:ST"]}], "ru", "взятка 2 (Запад ♠2, Север ♠10)"),
        ("fault", {"NS": "none", "EW": "full"}, "ru", "линия Север-Юг: не виновата, линия Восток-Запад: виновата"),
        (
            "penalty_cards",
            [{"player": "E", "card": "S5", "rank": "minor"}],
            "en",
            "player: East, card: ♠5, minor penalty card",
        ),
        ("stated_line", ["draw trumps", "ruff H in dummy"], "ru", "выбить козырей, бить червы на столе"),
        ("stated_line", ["finesse SQ"], "ru", "импас ♠Д"),
        ("stated_line", ["потом как получится"], "ru", "потом как получится"),
        ("dummy_cards", "S:AKT H:- D:2 C:-", "ru", "♠ТК10 ♦2"),
    ],
)
def test_values_in_words(of: str, value: Any, lang: Language, said: str) -> None:
    assert spoken(value, WORDS[lang], of=of) == said


@pytest.mark.parametrize("lang", get_args(Language))
def test_no_record_of_the_cases_shows_a_code(lang: Language, situations: Register) -> None:
    found = []
    for case in all_cases():
        spec = situations[case.data["situation"]]
        records = {
            name: value
            for name, value in case.data["facts"].items()
            if name in spec.facts and spec.facts[name].shape is Shape.RECORD
        }
        if not case.data.get("error"):
            found += [(name, value) for name, _, value in stated(records, spec, WORDS[lang])]
    assert found
    assert [item for item in found if CODE.search(item[1])] == []
