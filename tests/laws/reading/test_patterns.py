"""Patterns over lexemes."""

import pytest

from laws.reading.patterns import Compiler, PatternError

WORDS = {"win", "neg", "he", "trick", "after", "lead"}


@pytest.fixture
def compiler() -> Compiler:
    return Compiler(WORDS, {"act": ("win", "lead"), "who": ("he", "@seat")})


def test_gaps_stay_in_the_sentence(compiler: Compiler) -> None:
    pattern = compiler("he .. win")
    assert pattern.search(compiler.stream(["he", "_", "win"]))
    assert pattern.search(compiler.stream(["he", ".", "win"])) is None
    assert pattern.search(compiler.stream(["he", "_", "_", "_", "_", "win"])) is None


def test_a_long_gap_crosses_sentences(compiler: Compiler) -> None:
    assert compiler("he .... win").search(compiler.stream(["he", ".", "_", ".", "win"]))


def test_classes_captures_and_denials(compiler: Compiler) -> None:
    captures, denies = compiler("who=@who .. @act ~neg"), compiler("@act ~trick")
    stream = compiler.stream(["seat_E", "_", "lead", "trick"])
    found = captures.search(stream)
    assert found
    assert found.captured == {"who": 0}
    assert (found.start, found.end) == (0, 3)
    assert denies.search(stream) is None


def test_anchors_and_optional_words(compiler: Compiler) -> None:
    assert compiler("^ win neg? trick $").search(compiler.stream(["win", "trick"]))
    assert compiler("^ win").search(compiler.stream(["he", "win"])) is None


@pytest.mark.parametrize("source", ["unknown", "@nobody", "..", "win?"])
def test_a_bad_pattern_is_refused(compiler: Compiler, source: str) -> None:
    with pytest.raises(PatternError):
        compiler(source)
