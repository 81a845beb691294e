"""Fact sets whose outcome differs between the editions, each with its outcomes."""

import pathlib
import tomllib
from typing import Any

import pytest

from engine.decide import decide, outcome_key
from engine.edition import EDITIONS, Edition
from engine.situations import Register

DATA = tomllib.loads((pathlib.Path(__file__).parent / "differences.toml").read_text(encoding="utf-8"))["difference"]


def has(want: Any, got: Any) -> bool:
    """Whether `got` has what `want` asserts: a field "" is absent, [] is empty, of other lists each item stands once."""
    if want == "":
        return got is None
    if isinstance(want, dict):
        return isinstance(got, dict) and all(has(value, got.get(name)) for name, value in want.items())
    if isinstance(want, list) and want:
        left = list(got or [])
        for item in want:
            match = next((other for other in left if has(item, other)), None)
            if match is None:
                return False
            left.remove(match)
        return True
    return bool(want == (got or [])) if isinstance(want, list) else bool(want == got)


@pytest.mark.parametrize("case", DATA, ids=[case["name"] for case in DATA])
def test_the_editions_differ(case: dict[str, Any], situations: Register) -> None:
    years = [Edition(int(year)) for group in case["by"] for year in group.split()]
    assert sorted(years) == list(EDITIONS)
    keys = []
    for group, wanted in case["by"].items():
        for year in group.split():
            decision = decide(situations[case["situation"]], case["facts"], Edition(int(year)))
            assert not decision.questions, f"{year} asks {[question.fact for question in decision.questions]}"
            got = decision.outcome.model_dump(mode="json", by_alias=True, exclude_none=True)
            for field, value in wanted.items():
                assert has(value, got.get(field)), f"{year} {field}: wanted {value}, got {got.get(field)}"
        keys.append(outcome_key(decision.outcome))
    assert len(set(keys)) == len(keys), "the groups do not differ"


def test_there_are_at_least_sixty_differences() -> None:
    assert len(DATA) >= 60
