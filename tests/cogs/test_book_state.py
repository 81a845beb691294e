"""A view of the book survives its way through a custom_id."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.book.state import PAGES, PREFIX, BookState, View, Way, is_book, parse
from cogs.state import Action, OutdatedError
from engine.edition import EDITIONS, Edition
from laws.book import load
from laws.book.model import Book
from laws.wording import LANGUAGES


@pytest.fixture(scope="module")
def book() -> Book:
    return load()


STATES = st.builds(
    BookState,
    view=st.sampled_from(View),
    way=st.sampled_from(Way),
    lang=st.sampled_from(LANGUAGES),
    edition=st.sampled_from(EDITIONS),
    name=st.from_regex(r"\A[0-9A-Za-z.-]{0,80}\Z"),
    chapter=st.integers(0, 10),
    page=st.integers(0, PAGES - 1),
)


@given(STATES, st.sampled_from("0123456789abcdefghijklmnopqrstuvwxyz"))
def test_a_view_comes_back_as_it_was(state: BookState, slot: str) -> None:
    custom_id = state.custom_id(slot)
    assert len(custom_id) <= 100
    assert is_book(custom_id)
    assert parse(custom_id) == state


def test_every_name_of_the_book_fits(book: Book) -> None:
    names = {name for edition in EDITIONS for name in book.sections[edition]} | {term.id for term in book.terms}
    for name in names:
        state = BookState(View.TERM, Way.OPEN, "ru", Edition.LAWS_2017, name)
        assert parse(state.custom_id()) == state


@given(st.text(max_size=100))
def test_any_text_is_either_a_view_or_outdated(text: str) -> None:
    for custom_id in (text, PREFIX + text):
        try:
            state = parse(custom_id)
        except OutdatedError:
            continue
        assert is_book(custom_id)
        assert state.name == custom_id.partition(":")[2]


@pytest.mark.parametrize(
    "custom_id", ["", "1B", "0Blt00000:64", "1Bxt00000:64", "1Blx00000:64", "1Blt90000:64", "1Blt09000:64"]
)
def test_foreign_ids_are_outdated(custom_id: str) -> None:
    with pytest.raises(OutdatedError):
        parse(custom_id)


def test_no_action_of_a_case_begins_like_a_view_of_the_book() -> None:
    assert "B" not in {action.value for action in Action}


def test_a_name_that_does_not_fit_is_a_bug() -> None:
    with pytest.raises(ValueError, match="too long"):
        BookState(View.LAW, Way.TURN, "en", Edition.LAWS_2017, "x" * 99).custom_id()
