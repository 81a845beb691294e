"""Numbers that an edition does not have: what is near, where the matter stands, and comparisons that hold together."""

import pytest

from engine.edition import EDITIONS, Edition
from laws.book import load
from laws.book.compare import across, chains, known
from laws.book.missing import MissingSectionError, missing
from laws.lookup import Library
from laws.overlay import NoOverlay

BOOK = load()
NOW = Edition.LAWS_2017


@pytest.mark.parametrize(
    ("name", "edition", "near", "now", "elsewhere"),
    [
        ("94", 2017, ["93", "92", "91"], None, []),
        ("0", 2017, ["1", "2", "3"], None, []),
        ("64Z", 2017, ["64", "64B", "64C"], None, []),
        ("64A9", 2017, ["64A", "64A1", "64A2"], None, []),
        ("70D3", 2017, ["70D", "70D1", "70D2"], "68D2b", [2007]),
        ("64B7", 1987, ["64B", "64B5", "64B6"], None, [2007, 2017]),
        ("72C", 1987, None, "23A", [2017]),
        ("59A", 2017, ["59"], None, []),
    ],
)
def test_what_is_said_about_a_number(
    name: str, edition: int, near: list[str] | None, now: str | None, elsewhere: list[int]
) -> None:
    found = missing(BOOK, name, Edition(edition))
    assert near is None or list(found.near) == near
    assert found.now == now
    assert [item.value for item in found.elsewhere] == elsewhere


def test_every_number_of_another_edition_leads_somewhere_that_exists() -> None:
    for edition in EDITIONS:
        names = {name for item in EDITIONS for name in BOOK.sections[item]} - set(BOOK.sections[edition])
        for name in (name for name in names if not known(BOOK, edition, name)):
            found = missing(BOOK, name, edition)
            assert found.near, name
            assert all(known(BOOK, edition, item) for item in (*found.near, *((found.now,) if found.now else ())))
            assert found.elsewhere
            assert edition not in found.elsewhere


def test_the_error_says_all_of_it() -> None:
    with pytest.raises(MissingSectionError) as caught:
        Library(BOOK).page("70D3", NOW, "en")
    assert caught.value.said.args["near"] == "68D2b, 70D, 70D1"
    assert caught.value.said.args["elsewhere"] == "2007"
    assert caught.value.code == "unknown-law"


@pytest.mark.parametrize("law", [6, 17, 27, 64, 81])
def test_chains_hold_every_section_of_a_law_in_every_edition(law: int) -> None:
    found = {(item.edition, item.id) for chain in chains(BOOK, str(law)) for item in chain}
    for edition in EDITIONS:
        own = {section.id for section in BOOK.sections[edition].values() if section.law == law}
        assert {(edition, name) for name in own} <= found


def test_a_chain_is_that_of_its_section() -> None:
    assert across(BOOK, "64A1", NOW) in chains(BOOK, "64A")
    assert [chain[-1].id for chain in chains(BOOK, "64A")] == ["64A", "64A1", "64A2"]


def test_without_an_overlay_nothing_is_quoted() -> None:
    assert NoOverlay().quotes("64A1", NOW, "ru") == ()
