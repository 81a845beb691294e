"""Suggestions while somebody types, and places in the book."""

import pytest

from engine.edition import EDITIONS, Edition
from laws.book import Language, load
from laws.book.model import ranks, within
from laws.lookup import Library, UnknownTermError

LIBRARY = Library(load())
NOW = Edition.LAWS_2017


def ids(text: str, language: Language = "ru", *, terms_only: bool = False, edition: Edition = NOW) -> list[str]:
    return [item.id for item in LIBRARY.suggest(text, edition, language, terms_only=terms_only)]


def test_numbers_begin_with_what_was_typed() -> None:
    assert ids("6")[:3] == ["6", "60", "61"]
    assert ids("64")[:3] == ["64", "64A", "64A1"]
    assert ids("64а") == ["64A", "64A1", "64A2"]
    assert ids("правило 12С1(е)") == ["12C1e", "12C1ei", "12C1eii"]


@pytest.mark.parametrize(("text", "language"), [("ф", "ru"), ("r", "en"), ("ш", "ru"), ("д", "ru"), ("c", "en")])
def test_one_letter_is_enough(text: str, language: Language) -> None:
    found = LIBRARY.suggest(text, NOW, language)
    assert len(found) >= 5
    assert any(item.name.casefold().startswith(text) for item in found)


@pytest.mark.parametrize(
    ("text", "language", "wanted"),
    [
        ("фальшр", "ru", "DEF.revoke"),
        ("Фальшреннс", "ru", "DEF.revoke"),
        ("revok", "en", "DEF.revoke"),
        ("renons", "ru", "DEF.revoke"),
        ("штрафн", "ru", "DEF.penalty-card"),
        ("карта штр", "ru", "DEF.penalty-card"),
        ("недостат", "ru", "27"),
        ("insufficient", "en", "27"),
        ("кто может спросить о фальшренонсе", "ru", "61B"),
    ],
)
def test_names_and_words_are_found(text: str, language: Language, wanted: str) -> None:
    assert any(name == wanted or within(name, wanted) for name in ids(text, language))


def test_nothing_typed_gives_the_laws_and_the_terms_from_the_first() -> None:
    assert ids("")[:3] == ["INTRO", "1", "2"]
    assert all(name.startswith("DEF.") for name in ids("", terms_only=True))


def test_terms_are_suggested_alone_where_a_term_is_asked_for() -> None:
    assert ids("фальш", terms_only=True)[0] == "DEF.revoke"
    assert all(name.startswith("DEF.") for name in ids("6", terms_only=True))


def test_a_number_of_another_edition_is_suggested_with_it() -> None:
    found = LIBRARY.suggest("70D3", NOW, "en")
    assert [(item.id, item.edition) for item in found] == [("70D3", Edition.LAWS_2007)]


@pytest.mark.parametrize("text", ["\x00", "🂡", "а" * 100, "%%%", "((((", "64A1" * 20, "\u202e", "'\"<>&"])
def test_any_text_can_be_typed(text: str) -> None:
    assert len(LIBRARY.suggest(text, NOW, "ru")) <= 25


@pytest.mark.parametrize(
    ("name", "above", "before", "after"),
    [
        ("64A1", ("64", "64A"), "64A", "64A2"),
        ("40B2aiii", ("40", "40B", "40B2", "40B2a"), "40B2aii", "40B2aiv"),
        ("64", (), "63", "65"),
        ("INTRO", (), None, "1"),
        ("93C3b", ("93", "93C", "93C3"), "93C3a", None),
    ],
)
def test_a_section_has_a_place(name: str, above: tuple[str, ...], before: str | None, after: str | None) -> None:
    place = LIBRARY.place(name, NOW)
    assert (place.above, place.before, place.after) == (above, before, after)


@pytest.mark.parametrize("edition", EDITIONS)
def test_parents_and_children_are_one_rank_apart(edition: Edition) -> None:
    for section in LIBRARY.book.sections[edition].values():
        if section.parent:
            assert section.id in LIBRARY.book.sections[edition][section.parent].children
            assert ranks(section.id)[: len(ranks(section.parent))] == ranks(section.parent)
            assert within(section.id, section.parent)


def test_ten_comes_after_nine_and_is_no_part_of_one() -> None:
    order = list(LIBRARY.book.sections[Edition.LAWS_1997])
    assert order.index("81C9") < order.index("81C10") < order.index("81C11")
    assert LIBRARY.book.sections[Edition.LAWS_1997]["81C10"].parent == "81C"
    assert not within("81C10", "81C1")


def test_a_term_is_found_by_its_other_names_and_its_id() -> None:
    assert LIBRARY.term("DEF.revoke", NOW).id == "revoke"
    assert LIBRARY.term("ренонс", NOW).id in {"void", "revoke"}
    assert LIBRARY.term("фальшреннс", NOW).id == "revoke"
    with pytest.raises(UnknownTermError) as caught:
        LIBRARY.term("ъъъъъ", NOW)
    assert caught.value.given == "ъъъъъ"


def test_the_sections_that_use_a_term_have_its_name() -> None:
    term = LIBRARY.term("фальшренонс", NOW)
    found = LIBRARY.uses(term, NOW, "ru")
    assert 10 < len(found) <= 25
    text = [f"{item.heading['ru']} {item.title['ru']} {item.text['ru']} {item.keywords['ru']}" for item in found]
    assert all("фальшренонс" in each.casefold() for each in text)
