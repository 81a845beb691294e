"""Fields of results and weights as people paste them."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.errors import UserError
from laws.notation.score_tables import TypedField, read_field, read_weights
from laws.wording import LANGUAGES, Catalogue


@pytest.mark.parametrize(
    ("text", "scores"),
    [
        ("420 170 -50", (420, 170, -50)),
        ("420, , 170; -50\n+620", (420, 170, -50, 620)),
        ("620x4, 170x3", (620,) * 4 + (170,) * 3),
        ("620 x 2\n3*170", (620, 620, 170, 170, 170)),
        ("4 × 100 0x2", (100, 100, 100, 100, 0, 0)),
        ("−100х2", (-100, -100)),
        ("4S= by W\n3NT+1 N\npass", (-420, 430, 0)),
        ("Score\n420\n\n170", (420, 170)),
        ("NS;EW;count\n420;;3\n;50;1", (420, 420, 420, -50)),
        ("pair,N-S,E-W\n1,620,\n2,,100", (620, -100)),
        ("№\tЗапись\tЧастота\n1\t170\t2", (170, 170)),
        ('"Board","Result"\n"7","-110"', (-110,)),
    ],
)
def test_fields(text: str, scores: tuple[int, ...]) -> None:
    assert read_field(text) == TypedField(scores)


def test_averages_are_no_results() -> None:
    assert read_field("420, ср+, 170, A-, 60%, 60/40, ave") == TypedField((420, 170), 5)
    assert read_field("score;count\n420;2\nA+;1") == TypedField((420, 420), 1)


def test_contracts_take_the_vulnerability_of_the_board() -> None:
    assert read_field("4S= N", vulnerability="NS").scores == (620,)


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("420\n170, abc", "score-not-a-number", "2:6"),
        ("420 abc", "score-not-a-number", "1:1"),
        ("420,   421", "score-of-no-contract", "1:8"),
        ("10x20", "score-frequency-unclear", "1:1"),
        ("620x-3", "score-frequency-unclear", "1:1"),
        ("620x170", "score-frequency-unclear", "1:1"),
        ("8S= N", "score-level", "1:1"),
        ("4S N", "score-no-result", "1:1"),
        ("4S=", "score-needs-declarer", "1:1"),
        ("NS;EW\n420;50", "score-row-unclear", "2:1"),
        ("NS;EW\n420;\n;", "score-row-unclear", "3:1"),
        ("NS;count\n420;x", "score-count-not-a-number", "2:2"),
        ("420x998 170x2", "score-too-many-results", "1:9"),
        ("", "score-field-too-small", ""),
        ("A+", "score-field-too-small", ""),
    ],
)
def test_errors_of_fields_name_the_place(text: str, code: str, where: str) -> None:
    with pytest.raises(UserError) as raised:
        read_field(text)
    assert (raised.value.code, raised.value.where) == (code, where)
    for language in LANGUAGES:
        assert Catalogue.load(language).text(raised.value.said)


def test_a_field_of_one_is_refused_where_two_are_needed() -> None:
    with pytest.raises(UserError, match="score-field-too-small"):
        read_field("420", least=2)


@pytest.mark.parametrize(
    "text",
    [
        "60% 4S=, 30% 4S-1, 10% 3S+1",
        "60% 4п=; 30% 4п-1\n10% 3п+1",
        "60% 4S=,30% 4S-1,10% 3S+1",
        "60 % 4S= 30 % 4S-1 10 % 3S+1",
        "4S= 60%, 4S-1 30%, 3S+1 10%",
        "4S= 60%,4S-1 30%,3S+1 10%",
        "60%: 420; 30%: -50; 10%: 170",
        "60% 420,30% -50,10% 170",
        "4S= 60% 4S-1 30% 3S+1 10%",
    ],
)
def test_weights(text: str) -> None:
    parts = read_weights(text)
    assert [part.weight for part in parts] == [Fraction(6, 10), Fraction(3, 10), Fraction(1, 10)]
    assert [part.ns(declarer="N") for part in parts] == [420, -50, 170]


def test_weights_with_decimals() -> None:
    parts = read_weights("33,3% 620, 66.7% -100")
    assert [part.weight for part in parts] == [Fraction(333, 1000), Fraction(667, 1000)]


def test_a_side_is_needed() -> None:
    (part,) = read_weights("100% 4S=")
    assert part.ns("EW", "W") == -620
    with pytest.raises(UserError, match="score-needs-declarer"):
        part.ns()


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "score-no-weights", ""),
        ("60% 4S=, 30% 4S-1", "score-weights-not-100", ""),
        ("60% 4S=, 50% 4S-1", "score-weights-not-100", ""),
        ("60% 4S=, 4S-1", "score-weight-missing", "2"),
        ("4S= 60% x 40%  y", "score-weight-missing", "1"),
        ("0% 4S=, 100% 4S-1", "score-weight-missing", "1"),
        ("110% 4S=, -10% 4S-1", "score-weight-missing", "2"),
        ("-10% 4S=, 110% 4S-1", "score-weight-missing", "1"),
        ("60% 4S=, 40%", "score-weight-without-result", "2"),
        ("60% 4S=, 40% 8S=", "score-level", "2"),
        ("60% 420, 40% 421", "score-of-no-contract", "1:2"),
    ],
)
def test_errors_of_weights_name_the_part(text: str, code: str, where: str) -> None:
    with pytest.raises(UserError) as raised:
        read_weights(text)
    assert (raised.value.code, raised.value.where) == (code, where)
    for language in LANGUAGES:
        assert Catalogue.load(language).text(raised.value.said)


@given(st.text(alphabet="0123456789 +-x*;,\n\t%NSEWas=п", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    for found in (attempt(read_field, text), attempt(read_weights, text)):
        assert not isinstance(found, UserError) or found.said.id == f"error-{found.code}"


def attempt(read: Callable[[str], object], text: str) -> object:
    try:
        return read(text)
    except UserError as error:
        return error
