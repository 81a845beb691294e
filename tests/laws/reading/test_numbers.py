"""Numbers of laws in any notation."""

import pytest

from laws.reading import parse_section
from laws.reading.numbers import sections_in


@pytest.mark.parametrize(
    ("text", "section"),
    [
        ("64A1", "64A1"),
        ("64 a 1", "64A1"),
        ("L64.A.1", "64A1"),
        ("правило 64А1", "64A1"),
        ("правило 64в", "64B"),
        ("12C1(e)(i)", "12C1ei"),
        ("Law 12.C.1(e)", "12C1e"),
        ("27", "27"),
        ("71.2", "71.2"),
        ("  50D2a.", "50D2a"),
        ("введение", "INTRO"),
        ("Introduction", "INTRO"),
    ],
)
def test_any_notation_gives_the_plain_id(text: str, section: str) -> None:
    assert parse_section(text) == section


@pytest.mark.parametrize("text", ["", "94", "0", "S4", "пас", "64A1 и ещё", "1" * 40, "(((", "A1"])
def test_what_is_no_section_is_none(text: str) -> None:
    assert parse_section(text) is None


@pytest.mark.parametrize(
    ("text", "sections"),
    [
        ("что сказано в правиле 27 о замене", ("27",)),
        ("does 27B1(a) apply or law 23", ("27B1a", "23")),
        ("он открыл 2C, потом 3D", ()),
        ("в 3 часа сыграли 27 сдач", ()),
    ],
)
def test_sections_inside_a_text(text: str, sections: tuple[str, ...]) -> None:
    assert sections_in(text) == sections
