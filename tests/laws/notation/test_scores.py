"""Results as people type them."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.errors import UserError
from laws.notation.scores import TypedResult, read_result, scores_of_contracts
from laws.wording import LANGUAGES, Catalogue


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4Sx -2 vul", TypedResult(4, "S", 1, None, 8, True)),
        ("4п к -2 зона", TypedResult(4, "S", 1, None, 8, True)),
        ("3NT+1", TypedResult(3, "N", 0, None, 10)),
        ("6♥ by W =", TypedResult(6, "H", 0, "W", 12)),
        ("6♡ by w =", TypedResult(6, "H", 0, "W", 12)),
        ("4 spades doubled by East, down 2, not vul", TypedResult(4, "S", 1, "E", 8, False)),
        ("4 пики с контрой Запад без двух в зоне", TypedResult(4, "S", 1, "W", 8, True)),
        ("3БК+1", TypedResult(3, "N", 0, None, 10)),
        ("3 без козыря ровно до зоны", TypedResult(3, "N", 0, None, 9, False)),
        ("2H+1", TypedResult(2, "H", 0, None, 9)),
        ("5Dxx–3 nv", TypedResult(5, "D", 2, None, 8, False)),
        ("5б реконтра минус три", TypedResult(5, "D", 2, None, 8)),
        ("5б рк без трёх", TypedResult(5, "D", 2, None, 8)),
        ("1C* made 9 tricks", TypedResult(1, "C", 1, None, 9)),
        ("1♣ making 3", TypedResult(1, "C", 0, None, 9)),
        ("4S made 11", TypedResult(4, "S", 0, None, 11)),
        ("4S W two down", TypedResult(4, "S", 0, "W", 8)),
        ("4ч играет Ю +1, все в зоне", TypedResult(4, "H", 0, "S", 11, None, "all")),
        ("4h N = NS vul", TypedResult(4, "H", 0, "N", 10, None, "NS")),
        ("4h N = vul EW", TypedResult(4, "H", 0, "N", 10, None, "EW")),
        ("7♠XX= none", TypedResult(7, "S", 2, None, 13, None, "none")),
        ("3c= С", TypedResult(3, "C", 0, "N", 9)),
        ("4тк-1", TypedResult(4, "C", 1, None, 9)),
        ("4т 9 взяток", TypedResult(4, "C", 0, None, 9)),
        ("4т взял 9", TypedResult(4, "C", 0, None, 9)),
        ("4SW+1", TypedResult(4, "S", 0, "W", 11)),
        ("4♠xE-2 v", TypedResult(4, "S", 1, "E", 8, True)),
        ("3nts=", TypedResult(3, "N", 0, "S", 9)),
        ("6НТ=", TypedResult(6, "N", 0, None, 12)),
        ("4 п. к -2", TypedResult(4, "S", 1, None, 8)),
        ("pass", TypedResult(0)),
        ("Все пас", TypedResult(0)),
        ("passed out", TypedResult(0)),
    ],
)
def test_results(text: str, expected: TypedResult) -> None:
    assert read_result(text) == expected


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "score-empty", ""),
        ("   ", "score-empty", ""),
        ("8S =", "score-level", ""),
        ("0NT =", "score-level", ""),
        ("7NTxxx", "score-doubled-too-often", ""),
        ("4S", "score-no-result", ""),
        ("4S vul", "score-no-result", ""),
        ("4S making 14", "score-tricks-impossible", ""),
        ("4S 14 взяток", "score-tricks-impossible", ""),
        ("4S+4", "score-tricks-impossible", ""),
        ("4S-11", "score-tricks-impossible", ""),
        ("4S = +1", "score-two-results", "6"),
        ("hello", "score-no-contract", "1"),
        ("4 с контрой -1", "score-no-contract", "1"),
        ("5ччч", "score-no-contract", "1"),
        ("4S = hello", "score-unread", "6"),
        ("4S 420", "score-unread", "4"),
    ],
)
def test_errors_name_the_place(text: str, code: str, where: str) -> None:
    with pytest.raises(UserError) as raised:
        read_result(text)
    assert (raised.value.code, raised.value.where) == (code, where)
    for language in LANGUAGES:
        said = Catalogue.load(language).text(raised.value.said)
        assert said
        assert where in said


def test_points_follow_what_was_typed() -> None:
    assert read_result("4Sx -2 vul").points() == -500
    assert read_result("4Sx -2").points("all") == -500
    assert read_result("4Sx -2 nv").points("all") == -300
    assert read_result("4S E = EW vul").points() == 620
    assert read_result("pass").points() == 0


def test_north_south_score() -> None:
    assert read_result("4S W =").ns() == -420
    assert read_result("4S =").ns("NS", "N") == 620
    assert read_result("пас").ns() == 0
    with pytest.raises(UserError, match="score-needs-declarer"):
        read_result("4S =").ns()


def test_contract_takes_a_declarer_where_none_was_typed() -> None:
    assert str(read_result("4Sx =").contract("E")) == "4SX by E"
    assert read_result("пас").contract().passed_out


def test_what_no_contract_scores() -> None:
    known = scores_of_contracts()
    assert {0, 70, -70, 420, 2980, -7600} <= known
    assert not {10, 60, 421, 3000} & known


@given(st.text(alphabet=string.ascii_letters + string.digits + " +-=xхпчбткв♠♥♦♣.,", max_size=24))
def test_any_text_is_read_or_refused(text: str) -> None:
    found = attempt(text)
    if isinstance(found, UserError):
        assert found.said.id == f"error-{found.code}"
    else:
        assert 0 <= found.tricks <= 13
        assert 0 <= found.level <= 7


def attempt(text: str) -> TypedResult | UserError:
    try:
        return read_result(text)
    except UserError as error:
        return error
