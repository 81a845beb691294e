"""Everything that the rules of the auction say can be said in both languages."""

import itertools
import re
from collections.abc import Iterator
from typing import get_args

import pytest

from engine.decide import decide
from engine.edition import EDITIONS
from engine.errors import FactsError
from engine.facts import Kind
from engine.rules.auction import SITUATIONS
from engine.ruling import Message, Ruling
from engine.situations import SituationSpec
from laws.questions import ask_text, fact_label, label
from laws.wording import Catalogue, Language
from tests.engine.auction.fact_sets import fact_sets

SPECS = [pytest.param(spec, id=spec.name) for spec in SITUATIONS]
WORDS = {lang: Catalogue.load(lang) for lang in get_args(Language)}


def messages(ruling: Ruling) -> Iterator[Message]:
    yield ruling.verdict
    yield from (step.text for step in ruling.steps)
    yield from (item.ask for item in ruling.judgement)
    yield from ruling.notes
    for option in ruling.outcome.options or ():
        yield option.text
        if option.until:
            yield option.until


@pytest.mark.parametrize("lang", get_args(Language))
@pytest.mark.parametrize("spec", SPECS)
def test_rulings_and_contradictions_have_words(spec: SituationSpec, lang: Language) -> None:
    words = WORDS[lang]
    codes, said = set[str](), dict[str, Message]()
    for edition in EDITIONS:
        for facts in itertools.islice(fact_sets(spec, seed=3), 400):
            try:
                decision = decide(spec, facts, edition)
            except FactsError as clash:
                codes.update(problem.code for problem in clash.problems)
                continue
            rulings = [ruling for branch in decision.branches for ruling in branch.rulings]
            found = [
                *(message for ruling in rulings for message in messages(ruling)),
                *(j.ask for j in decision.judged),
            ]
            said.update((message.model_dump_json(), message) for message in found)
    assert said
    assert [code for code in codes if not words.has(code)] == []
    texts = [words.text(message) for message in said.values()]
    assert [text for text in texts if re.search(r"  | [.,]|the none|«none»|\bnone:|^$", text)] == []


@pytest.mark.parametrize("lang", get_args(Language))
@pytest.mark.parametrize("spec", SPECS)
def test_facts_and_questions_have_words(spec: SituationSpec, lang: Language) -> None:
    words = WORDS[lang]
    assert words.say(f"situation-{spec.name.replace('_', '-')}")
    for fact in spec.facts.values():
        assert fact_label(fact.name, spec.name, words)
        if fact.kind in (Kind.REQUIRED, Kind.ASKED):
            assert ask_text(fact.name, spec.name, words)
        if fact.kind in (Kind.JUDGED, Kind.TESTED):
            assert words.has(f"judge-{fact.name.replace('_', '-')}"), fact.name
        for value in fact.values:
            assert label(fact, value, spec.name, words)


@pytest.mark.parametrize("name", sorted(name for name in WORDS["en"].ids if name.startswith("auction-")))
def test_shared_messages_use_the_same_arguments(name: str) -> None:
    assert WORDS["ru"].variables(name) == WORDS["en"].variables(name)
