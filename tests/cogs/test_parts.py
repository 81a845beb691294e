"""Cards are cut to the limits, the last things first."""

from hypothesis import given
from hypothesis import strategies as st

from cogs import limits
from cogs.render.card import without_rows
from cogs.render.parts import Button, Card, Panel, Part, fields, fitted, packed
from tests.cogs.limits import broken

TEXT = st.integers(1, 5000).map(lambda n: "а" * n)
PARTS = st.lists(st.builds(Part, TEXT, TEXT, st.booleans()), max_size=30).map(tuple)
PANELS = st.builds(Panel, TEXT, TEXT, PARTS, TEXT)


@given(PANELS)
def test_a_panel_is_fitted(panel: Panel) -> None:
    cut = fitted(panel)
    assert broken(Card((cut,))) == []
    assert len(cut.description) == min(len(panel.description), limits.EMBED_DESCRIPTION)


@given(st.lists(PANELS, min_size=1, max_size=14).map(tuple))
def test_panels_are_packed_in_order(panels: tuple[Panel, ...]) -> None:
    messages = list(packed(panels))
    assert [broken(Card(message)) for message in messages] == [[] for _ in messages]
    assert sum(map(len, messages)) == len(panels)


@given(st.lists(TEXT, max_size=8).map(tuple))
def test_lines_become_fields(lines: tuple[str, ...]) -> None:
    found = fields("name", lines)
    assert all(1 <= len(part.value) <= limits.EMBED_FIELD_VALUE for part in found)
    assert "\n".join(part.value for part in found) == "\n".join(limits.clip(line, 1024) for line in lines)


def test_a_card_without_its_file_has_no_buttons_and_says_why() -> None:
    card = Card((Panel("verdict", footer="foot"),), ((Button("1a", "Why"),),), {"trick": 1})
    cut = without_rows(card, "no files here")
    assert cut.rows == ()
    assert cut.facts is None
    assert cut.panels[0].footer == "foot\nno files here"


def test_clip() -> None:
    assert limits.clip("abc", 3) == "abc"
    assert limits.clip("abcd", 3) == "ab…"
