"""Texts cut anywhere: what a hurried player sends before the story is whole."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules import register
from laws.reading.reader import Reader
from tests.stories.generator import TOLD, templates

_STORIES = [(item.situation, item.text.rstrip(".?! ").split()) for item in templates(TOLD) if "{" not in item.text]


@st.composite
def pieces(draw: st.DrawFn) -> tuple[str, str]:
    """A situation and some words in a row of one of its stories."""
    situation, words = draw(st.sampled_from(_STORIES))
    start = draw(st.integers(0, len(words) - 1))
    return situation, " ".join(words[start : draw(st.integers(start + 1, len(words)))])


@settings(max_examples=150)
@given(pieces())
def test_any_piece_of_a_story_is_read_and_every_fact_fits_its_situation(
    by_rules: Reader, piece: tuple[str, str]
) -> None:
    situation, text = piece
    facts = register()[situation].facts
    assert set(by_rules.read(text).facts_for(situation)) <= set(facts)
