"""Every text that a ruling on scores can need exists in both languages and takes the arguments it is given."""

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from engine.decide import Decision, decide
from engine.edition import Edition
from engine.errors import FactsError
from engine.facts import Kind, specs
from engine.rules.scores import SITUATIONS
from engine.ruling import Message
from laws.questions import fact_label, label, questions
from laws.wording import LANGUAGES, Catalogue, Language

CASES = pathlib.Path(__file__).parents[2] / "cases" / "scores"
SPECS = {spec.name: spec for spec in SITUATIONS}


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Catalogue:
    language: Language = request.param
    return Catalogue.load(language)


def decisions() -> Iterator[Decision]:
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            for edition in case.get("editions") or [case["edition"]]:
                try:
                    yield decide(SPECS[case["situation"]], case["facts"], Edition(edition))
                except FactsError:
                    continue


def said(decision: Decision) -> Iterator[Message]:
    for ruling in (ruling for branch in decision.branches for ruling in branch.rulings):
        yield ruling.verdict
        yield from ruling.notes
        yield from (step.text for step in ruling.steps)
        yield from (judgement.ask for judgement in ruling.judgement)
        yield from (option.text for option in ruling.outcome.options or ())
    yield from (judgement.ask for judgement in decision.judged)


def test_rulings_are_worded(words: Catalogue) -> None:
    for decision in decisions():
        for item in said(decision):
            text = words.text(item)
            assert text.strip(), item.id
            assert "  " not in text, text
        for asked in questions(decision, SPECS[decision.situation], words):
            assert asked.ask.strip()


def test_errors_are_worded(words: Catalogue) -> None:
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            if case.get("error") not in (None, "invalid"):
                assert words.say(case["error"], where="x", given="1")


@pytest.mark.parametrize("spec", SITUATIONS, ids=lambda spec: spec.name)
def test_facts_are_labelled(words: Catalogue, spec: Any) -> None:
    assert words.say("situation-" + spec.name.replace("_", "-"))
    for name, fact in specs(spec.model).items():
        assert fact_label(name, spec.name, words)
        for value in fact.domain:
            assert label(fact, value, spec.name, words)
            if isinstance(value, str) and fact.kind is Kind.ASKED and len(value) > 2:
                assert words.has(f"choice-{name}-{value}".replace("_", "-")), (name, value)
