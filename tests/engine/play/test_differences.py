"""What differs between the editions in the play is pinned: enough fact sets of the case files have unlike outcomes."""

import json
import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.situations import Register, SituationSpec

CASES = pathlib.Path(__file__).parents[2] / "cases" / "play"
WANTED = 60


def fact_sets() -> Iterator[tuple[str, dict[str, Any], set[int]]]:
    """Situation, facts, and the editions that some case file pins for them."""
    pinned: dict[tuple[str, str], set[int]] = {}
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            key = case["situation"], json.dumps(case["facts"], sort_keys=True)
            pinned.setdefault(key, set()).update(case.get("editions") or [case["edition"]])
    for (situation, facts), editions in pinned.items():
        yield situation, json.loads(facts), editions


def bare(decision: Decision) -> str:
    """A decision without texts and section numbers, which differ between editions for other reasons."""

    def stripped(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: stripped(item) for key, item in value.items() if key not in ("law", "text", "until_message")}
        return [stripped(item) for item in value] if isinstance(value, list | tuple) else value

    outcomes = []
    for branch in decision.branches:
        outcome = branch.outcome.model_dump(mode="json", exclude_none=True)
        for option in outcome.get("options") or ():
            option.pop("until", None)
        outcomes.append(stripped(outcome))
    return json.dumps([[question.fact for question in decision.questions], outcomes], sort_keys=True)


def answer(spec: SituationSpec, facts: dict[str, Any], edition: Edition) -> str:
    try:
        return bare(decide(spec, facts, edition))
    except FactsError as error:
        return error.problems[0].code


def test_at_least_sixty_differences_are_pinned(situations: Register) -> None:
    unlike = [
        facts
        for situation, facts, editions in fact_sets()
        if editions == set(EDITIONS)
        and len({answer(situations[situation], facts, edition) for edition in EDITIONS}) > 1
    ]
    assert len(unlike) >= WANTED
