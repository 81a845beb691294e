"""Every case of tests/cases: facts and edition in, laws and outcome out."""

import pytest

from engine.decide import Decision, decide
from engine.errors import FactsError
from engine.situations import Register
from tests.cases_data import CaseData, all_cases


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
    named = {
        judgement.law for branch in decision.branches for ruling in branch.rulings for judgement in ruling.judgement
    }
    return named | {judgement.law for judgement in decision.judged}


@pytest.mark.parametrize("given", all_cases(), ids=str)
def test_case(given: CaseData, situations: Register) -> None:
    case, edition = given.data, given.edition
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
