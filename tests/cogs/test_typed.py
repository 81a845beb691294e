"""Typed facts."""

import pytest

from cogs.typed import card_code, typed
from engine.situations import Register
from laws.errors import UserError


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("♠Т", "SA"),
        ("Тп", "SA"),
        ("тт", "CA"),
        ("10ч", "HT"),
        ("10h", "HT"),
        ("sa", "SA"),
        ("Дб", "DQ"),
        ("♦10", "DT"),
        ("2♣", "C2"),
        ("9т", "C9"),
    ],
)
def test_a_card_as_people_write_it(text: str, code: str) -> None:
    assert card_code(text) == code


@pytest.mark.parametrize("text", ["", "туз", "11h", "S", "AA", "♠♠"])
def test_no_card(text: str) -> None:
    assert card_code(text) is None


@pytest.mark.parametrize(
    ("fact", "text", "value"),
    [
        ("trick", "5", 5),
        ("card", "♠Т", "SA"),
        ("contract", "4♠ by S", "4S by S"),
        ("legal_cards", "Тп, 10ч", ["SA", "HT"]),
        ("legal_cards", '["SA"]', ["SA"]),
    ],
)
def test_a_text_becomes_a_value(fact: str, text: str, value: object, situations: Register) -> None:
    spec = situations["revoke"]
    assert typed(spec, spec.facts[fact], text) == value


@pytest.mark.parametrize(
    ("fact", "text"), [("trick", "14"), ("trick", "x"), ("card", "??"), ("contract", "9Z"), ("trick", "[")]
)
def test_what_is_no_value_is_refused(fact: str, text: str, situations: Register) -> None:
    spec = situations["revoke"]
    with pytest.raises(UserError):
        typed(spec, spec.facts[fact], text)


@pytest.mark.parametrize(
    ("fact", "text", "value"),
    [
        ("hands", "n ♠AK ♥- ♦- ♣-".replace("♠", "s:").replace("♥", "h:").replace("♦", "d:").replace("♣", "c:"), None),
        ("hands", "N S:AK H:-; E: S:QJ H:2", {"N": "S:AK H:-", "E": "S:QJ H:2"}),
        ("tricks", "W:DQ N:D2 E:D5 S:DA\nS:DK", None),
    ],
)
def test_records_are_typed_line_by_line(fact: str, text: str, value: object, situations: Register) -> None:
    spec = situations["revoke_from_record"]
    found = typed(spec, spec.facts[fact], text)
    assert found == value or value is None
    assert len(found) == (1 if fact == "hands" and value is None else 2)
