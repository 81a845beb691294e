"""Every case of tests/cases: facts and edition in, laws and outcome out."""

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from engine.decide import Decision, decide
from engine.edition import Edition
from engine.errors import FactsError
from engine.situations import Register

CASES = pathlib.Path(__file__).parents[1] / "cases"


def cases() -> Iterator[Any]:
    for path in sorted(CASES.rglob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            for edition in case.get("editions") or [case["edition"]]:
                yield pytest.param(case, Edition(edition), id=f"{path.stem} {edition}: {case['name']}")


def agrees(want: object, got: object) -> bool:
    """Whether `got` has all that `want` asserts; an empty list asserts that there is nothing."""
    if isinstance(want, dict):
        return isinstance(got, dict) and all(agrees(value, got.get(key)) for key, value in want.items())
    if isinstance(want, list):
        rest = list(got) if isinstance(got, list) else []
        if not want:
            return not rest
        for item in want:
            match = next((other for other in rest if agrees(item, other)), None)
            if match is None:
                return False
            rest.remove(match)
        return True
    if want == "":
        return got is None
    return want == got and isinstance(want, bool) == isinstance(got, bool)


def sections_judged(decision: Decision) -> set[str]:
    named = {judgement.law for branch in decision.branches for ruling in branch.rulings for judgement in ruling.judgement}
    return named | {judgement.law for judgement in decision.judged}


@pytest.mark.parametrize(("case", "edition"), list(cases()))
def test_case(case: dict[str, Any], edition: Edition, situations: Register) -> None:
    spec = situations[case["situation"]]
    if error := case.get("error"):
        with pytest.raises(FactsError) as raised:
            decide(spec, case["facts"], edition)
        assert error in {problem.code for problem in raised.value.problems}
        return
    decision = decide(spec, case["facts"], edition)
    if "asks" in case:
        assert [question.fact for question in decision.questions] == case["asks"]
    elif case.get("outcome"):
        assert not decision.questions, f"asks {[question.fact for question in decision.questions]}"
    named = [ruling.laws[0] for branch in decision.branches for ruling in branch.rulings]
    assert case["basis"], "a case says what it rests on"
    if case.get("laws"):
        assert set(named) & set(case["laws"]), f"names {named}"
    outcome = decision.outcome.model_dump(mode="json", by_alias=True, exclude_none=True)
    for field, value in case.get("outcome", {}).items():
        assert agrees(value, outcome.get(field)), f"{field}: wanted {value}, got {outcome.get(field)}"
    if judges := case.get("judges"):
        assert sections_judged(decision) & set(judges), f"names {sections_judged(decision)}"
