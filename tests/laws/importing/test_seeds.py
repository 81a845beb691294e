"""Real files, where they are present: sections recognised, words placed, and placed where a reader put them."""

import re
from collections import Counter
from functools import cache

import pytest

from engine.edition import Edition
from laws.book import load
from laws.importing.decode import Decoded
from laws.importing.extract import extract
from laws.importing.overlay import as_data, quoted
from laws.importing.passages import Imported, words
from laws.importing.reader import Importer
from laws.importing.report import missing
from tests.laws.importing import marks as lists
from tests.shared import path

SEEDS = {
    "000": ("000_6f6e47a95453e9f9.txt", Edition.LAWS_1987, 0.99, 0.99),
    "001": ("001_4497df9240b5782f.txt", Edition.LAWS_1987, 0.99, 0.99),
    "002": ("002_7709206cf20408bf.txt", Edition.LAWS_1987, 0.99, 0.99),
    "003": ("003_fb8fc434ed2648b5.txt", Edition.LAWS_1997, 0.99, 0.99),
    "004": ("004_1c549afd39d175ee.txt", Edition.LAWS_1997, 0.99, 0.97),
}


@cache
def importer() -> Importer:
    return Importer(load())


@cache
def imported(seed: str) -> Imported:
    name, edition, _, _ = SEEDS[seed]
    return importer().read(path("seeds", name).read_bytes(), name, edition, "ru", seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_nearly_all_words_are_placed(seed: str) -> None:
    assert imported(seed).placed_share >= SEEDS[seed][2]


@pytest.mark.parametrize("seed", SEEDS)
def test_marks_stand_in_their_sections(seed: str) -> None:
    data, latin = as_data(imported(seed)), seed == "002"
    found = lists.marks(seed)
    wrong = []
    for mark in found:
        quote = quoted(data, mark.section)
        text = "\n".join((quote.title, quote.text, *quote.notes)) if quote else ""
        if mark.digest not in set(lists.digests(text, mark.length, latin=latin)):
            wrong.append(mark)
    right = 1 - len(wrong) / len(found)
    assert len(found) >= 150
    assert right >= SEEDS[seed][3], (right, wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_section_of_the_check_list_is_recognised(seed: str) -> None:
    known = {mark.section for mark in lists.marks(seed)}
    lost = known - set(imported(seed).sections)
    assert len(lost) <= (0 if seed != "004" else 0.03 * len(known)), lost


@pytest.mark.parametrize("seed", SEEDS)
def test_no_word_is_lost_silently(seed: str) -> None:
    clean = importer().clean(_decoded(seed), "ru")
    kept = Counter(word for item in imported(seed).passages for word in words(f"{item.label} {item.text}"))
    assert Counter(words(clean.text)) - kept == Counter()


@pytest.mark.parametrize("seed", SEEDS)
def test_repairs_keep_every_letter_of_every_word(seed: str) -> None:
    """Junk rows and page numbers apart, the letters that come out are those that went in."""
    raw = _decoded(seed).text
    clean = importer().clean(_decoded(seed), "ru").text
    if seed == "002":
        before = "".join(lists.words(raw.replace("®", "").replace("'", "").replace("p", "p"), latin=True))
        after = "".join(lists.words(clean, latin=True))
        assert len(before) - len(after) in (0, -1)
        assert before == after or before.replace("shchpnn", "shchenn") == after
        return
    rows = (
        re.sub(r"(\w)\1{3,}|(?:\b([НҐ])\2 ?){3,}|[њќЇ]+|(?<![а-яА-Я])[„‚]", "", raw).replace("„", "е").replace("‚", "Е")
    )
    assert "".join(lists.words(rows)) == "".join(lists.words(clean))


def test_missing_counts_only_what_the_file_does_not_have() -> None:
    laws, sections = missing(imported("003"))
    assert 57 not in laws
    assert 56 in laws
    assert sections == []


def _decoded(seed: str) -> Decoded:
    name = SEEDS[seed][0]
    return extract(path("seeds", name).read_bytes(), name, importer().model)
