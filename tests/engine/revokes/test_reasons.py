"""The reasons for a ruling on a revoke with their sections, and its notes, in the order in which a Director gives them."""

import pathlib
import tomllib
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.situations import Register

RULINGS = tomllib.loads((pathlib.Path(__file__).parent / "reasons.toml").read_text(encoding="utf-8"))["ruling"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pinned", RULINGS, ids=lambda pinned: str(pinned["facts"]))
def test_reasons(situations: Register, pinned: dict[str, Any], edition: Edition) -> None:
    wanted = next(pinned[year] for year in map(str, range(edition.value, 1986, -1)) if year in pinned)
    ruling = decide(situations[pinned["situation"]], pinned["facts"], edition).branches[0].rulings[0]
    given = [f"verdict {ruling.verdict.id}", f"laws {' '.join(ruling.laws)}"]
    given += [f"{step.law} {step.text.id}" for step in ruling.steps]
    given += [f"{judgement.law} {judgement.ask.id}" for judgement in ruling.judgement]
    given += [f"note {note.id}" for note in ruling.notes]
    assert given == wanted
