"""Fact sets on boards and information whose outcome differs between editions, each with what every edition gives."""

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from engine.decide import decide, outcome_key
from engine.edition import EDITIONS
from engine.situations import Register
from tests.engine.test_cases import agrees

FILES = [pathlib.Path(__file__).parents[1] / family / "differences.toml" for family in ("board", "information")]


def differences() -> Iterator[Any]:
    for path in FILES:
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["difference"]:
            yield pytest.param(row, id=f"{row['situation']}: {row['name']}")


@pytest.mark.parametrize("row", list(differences()))
def test_each_edition_gives_its_own_outcome(row: dict[str, Any], situations: Register) -> None:
    outcomes = {edition: decide(situations[row["situation"]], row["facts"], edition).outcome for edition in EDITIONS}
    for edition, outcome in outcomes.items():
        shown = outcome.model_dump(mode="json", by_alias=True, exclude_none=True)
        for field, value in row[str(int(edition))].items():
            assert agrees(value, shown.get(field)), f"{edition.value} {field}: {shown.get(field)}"
    assert len({outcome_key(outcome) for outcome in outcomes.values()}) > 1


def test_there_are_many_of_them() -> None:
    assert len(list(differences())) >= 40
