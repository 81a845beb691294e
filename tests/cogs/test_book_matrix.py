"""Every section of every edition in both languages and every view within Discord's limits."""

from collections.abc import Sequence

import pytest

from cogs.book.dialog import BookDialog
from cogs.book.state import BookState, View, Way, parse
from cogs.office import Office
from cogs.render.parts import Card
from engine.edition import EDITIONS, Edition
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

SAMPLE = 24
"""One section of so many is looked at in the short run, with all views, and all of them in the long one."""


@pytest.fixture(scope="module")
def book(office: Office) -> BookDialog:
    return BookDialog(office)


def names(office: Office, edition: Edition) -> list[str]:
    laws = [str(law) for law in range(1, 94)]
    return [*laws, *(name for name in office.book.sections[edition] if name not in laws)]


def wrong(book: BookDialog, office: Office, edition: Edition, lang: Language, wanted: Sequence[str]) -> list[str]:
    found = []
    for name in wanted:
        for view in (View.LAW, View.COMPARE, View.SEARCH):
            question = office.library.heading(name, edition, lang)
            card = book.shown(BookState(view, Way.TURN, lang, edition, name), question, private=True)
            found += [f"{view.name} {name}: {problem}" for problem in (*broken(card), *unreadable(card))]
    return found


def unreadable(card: Card) -> list[str]:
    """Components that lead nowhere, and panels that are empty."""
    for row in card.rows:
        for part in row if isinstance(row, tuple) else (row,):
            parse(part.custom_id)
    return [] if all(panel.title or panel.description for panel in card.panels) else ["an empty card"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_some_sections_within_the_limits(edition: Edition, lang: Language, book: BookDialog, office: Office) -> None:
    start = 3 * EDITIONS.index(edition) + LANGUAGES.index(lang)
    assert wrong(book, office, edition, lang, names(office, edition)[start::SAMPLE]) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_within_the_limits(edition: Edition, lang: Language, book: BookDialog, office: Office) -> None:
    assert wrong(book, office, edition, lang, names(office, edition)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_term_within_the_limits(edition: Edition, lang: Language, book: BookDialog, office: Office) -> None:
    for term in office.book.terms:
        card = book.shown(BookState(View.TERM, Way.TURN, lang, edition, term.id), private=True)
        assert broken(card) == [], term.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_other_editions_within_the_limits(
    edition: Edition, lang: Language, book: BookDialog, office: Office
) -> None:
    others = {name for item in EDITIONS for name in office.book.sections[item]} - set(office.book.sections[edition])
    for name in sorted(others | {"0", "94", "999", "1Z"}):
        card = book.shown(BookState(View.LAW, Way.TURN, lang, edition, name), private=True)
        assert broken(card) == [], name
