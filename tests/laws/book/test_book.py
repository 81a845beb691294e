"""The book is complete in every edition and both languages, and a broken one is refused by name."""

import pathlib
import shutil
from collections import Counter

import pytest

from engine.edition import EDITIONS, Edition
from engine.outline import sections as outline
from laws.book import Book, BookError, load
from laws.book.compare import across
from laws.book.load import FOLDER
from laws.book.model import law_of
from tests.shared import reference


@pytest.fixture(scope="module")
def book() -> Book:
    return load()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_of_the_outline_has_a_text(book: Book, edition: Edition) -> None:
    texts = set(book.sections[edition])
    parents = {str(law_of(name)) for name in outline(edition) if not name.isdigit()}
    assert outline(edition) - parents <= texts
    assert {name for name in texts if law_of(name)} <= outline(edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_outline_is_that_of_the_reference(edition: Edition) -> None:
    laws = reference(f"outline_{edition.value}.yaml")
    ids = {str(number) for number in laws} | {s["id"] for law in laws.values() for s in law["sections"]}
    assert ids == outline(edition)
    assert len(laws) == 93


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_sections_of_a_law_read_alike(book: Book, edition: Edition) -> None:
    for language in ("ru", "en"):
        texts = Counter((section.law, section.text[language]) for section in book.sections[edition].values())
        assert [text for text, count in texts.items() if count > 1] == []


def test_a_text_is_more_than_its_heading(book: Book) -> None:
    for sections in book.sections.values():
        for section in sections.values():
            for language in ("ru", "en"):
                assert len(section.text[language].split()) > len(section.heading[language].split()), section.id


def test_unverified_only_where_no_source_was_found(book: Book) -> None:
    shares = {
        edition: sum(section.unverified for section in sections.values()) / len(sections)
        for edition, sections in book.sections.items()
    }
    assert shares[Edition.LAWS_2017] == 0
    assert max(shares.values()) < 0.12


def test_changes_name_sections_of_the_two_editions(book: Book) -> None:
    for change in book.changes:
        older = EDITIONS[EDITIONS.index(change.to) - 1]
        known = outline(change.to) | outline(older) | {"INTRO"}
        assert set(change.sections) <= known, change
        for old, new in change.moved:
            assert old in outline(older), change
            assert new == "-" or new in outline(change.to), change


@pytest.mark.parametrize(
    ("name", "edition", "path"),
    [
        ("15A", 2017, ["17D", "17D", "17D", "15A"]),
        ("72C", 2017, ["23A", "72B1", "23", "72C"]),
        ("64B7", 2017, [None, None, "64B7", "64B7"]),
        ("64A1", 1987, ["64A1", "64A1", "64A1", "64A1"]),
    ],
)
def test_a_matter_is_followed_where_it_moved(book: Book, name: str, edition: int, path: list[str | None]) -> None:
    standings = across(book, name, Edition(edition))
    found = [standing.id for standing in standings]
    assert [item and item[: len(want or "")] for item, want in zip(found, path, strict=True)] == path


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("law_64.toml", 'ids = { 2017 = "64C2b" }', 'ids = { 2017 = "64C2z" }', "64C2"),
        ("law_64.toml", 'see = ["64B2", "64A"]', 'see = ["64B9"]', "64B9"),
        ("law_64.toml", "law = 64", "law = = 64", "law_64.toml"),
        ("law_64.toml", 'ids = { 2017 = "64C2b" }', 'ids = { 2017 = "64C2a" }', "twice"),
    ],
)
def test_a_broken_book_is_refused(tmp_path: pathlib.Path, file: str, old: str, new: str, named: str) -> None:
    folder = tmp_path / "book"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BookError, match=named):
        load(folder)


def test_an_empty_text_is_refused(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "book"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    (folder / "law_02.toml").write_text(
        'law = 2\n[[section]]\nids = { 2017 = "2" }\nen = "x"\nru = " "\n', encoding="utf-8"
    )
    with pytest.raises(BookError, match=r"law_02\.toml"):
        load(folder)
