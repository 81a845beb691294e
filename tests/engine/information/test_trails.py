"""How rulings on boards and information are reasoned: every step, option and question to the Director with its section."""

import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.ruling import Message, Ruling
from engine.situations import Register

FILES = [pathlib.Path(__file__).parents[1] / family / "trails.toml" for family in ("board", "information")]
ROWS = [
    pytest.param(row, id=f"{row['situation']} {row['edition']}: {row['name']}")
    for path in FILES
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["trail"]
]


def said(law: str, message: Message) -> str:
    arguments = (f"{name}={value}" for name, value in message.args.items())
    return " ".join((law, message.id, *arguments))


def trail(ruling: Ruling) -> Mapping[str, list[str]]:
    """A ruling as lines: sections in order, steps, options and judgements."""
    options = ruling.outcome.options or ()
    return {
        "laws": list(ruling.laws),
        "steps": [said(step.law, step.text) for step in ruling.steps],
        "options": [f"{option.by} {option.code} {said(option.law, option.text)}" for option in options],
        "judges": [said(item.law, item.ask) for item in ruling.judgement],
        "verdict": [said("", ruling.verdict).strip()],
    }


@pytest.mark.parametrize("row", ROWS)
def test_the_reasoning_is_that_of_the_law(row: dict[str, Any], situations: Register) -> None:
    decision = decide(situations[row["situation"]], row["facts"], Edition(row["edition"]))
    assert len(decision.branches) == 1
    found = trail(decision.branches[0].rulings[0])
    assert found == {name: row.get(name, []) for name in found}
