"""Numbers of sections resolve however they are written."""

import pathlib
from collections.abc import Iterator

import pytest

from engine.edition import EDITIONS, Edition
from laws.book import load
from laws.book.model import ranks
from laws.book.numbers import forms
from laws.lookup import Library

FILE = pathlib.Path(__file__).with_name("notations.txt")
LIBRARY = Library(load())


def notations() -> Iterator[tuple[str, str]]:
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            section, *written = line.split(" | ")
            yield from ((text, section) for text in written)


NOTATIONS = list(notations())


@pytest.mark.parametrize(("written", "section"), NOTATIONS)
def test_a_notation_resolves(written: str, section: str) -> None:
    assert LIBRARY.number(written, Edition.LAWS_2017) == section
    latest = LIBRARY.book.editions_of(section)[-1:] or (Edition.LAWS_2017,)
    assert LIBRARY.page(written, latest[0], "ru").id == section


def test_there_are_two_hundred_of_them() -> None:
    assert len(NOTATIONS) >= 200
    assert len(dict(NOTATIONS)) == len(NOTATIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_resolves_from_its_plain_and_its_bracketed_number(edition: Edition) -> None:
    for name in LIBRARY.book.sections[edition]:
        assert LIBRARY.number(name, edition) == name
        assert LIBRARY.number(name.casefold(), edition) == name
        if name != "INTRO":
            assert LIBRARY.number("Law " + "(".join(ranks(name)) + ")", edition) == name


@pytest.mark.parametrize("text", ["", "  ", "law", "№", "13 карт", "64 revoke", "3NT", "2 взятки", "фальшренонс", "-1"])
def test_what_is_no_number_is_not_taken_for_one(text: str) -> None:
    assert forms(text) == ()


@pytest.mark.parametrize(
    ("text", "form"), [("94", "94"), ("law 94", "94"), ("64Z", "64Z"), ("0", "0"), ("70Д3", "70D3")]
)
def test_a_number_need_not_exist(text: str, form: str) -> None:
    assert forms(text)[0] == form


def test_the_keyboard_left_on_russian_is_tried_only_where_nothing_else_fits() -> None:
    assert LIBRARY.number("12С1в", Edition.LAWS_2017) == "12C1b"
    assert LIBRARY.number("27и1", Edition.LAWS_2017) == "27B1"
