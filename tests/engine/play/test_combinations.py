"""Whatever the facts, the answer is a ruling, a question or a named contradiction, and every text of it exists."""

from collections.abc import Iterator

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.rules.play import SITUATIONS
from engine.ruling import Message, Ruling
from engine.situations import SituationSpec
from laws.wording.catalogue import LANGUAGES, Catalogue, Language
from tests.engine.play.combinations import fact_sets


def messages(ruling: Ruling) -> Iterator[Message]:
    yield ruling.verdict
    yield from ruling.notes
    yield from (step.text for step in ruling.steps)
    yield from (judgement.ask for judgement in ruling.judgement)
    for option in ruling.outcome.options or ():
        yield option.text
        if option.until:
            yield option.until


@pytest.fixture(scope="module")
def catalogues() -> dict[Language, Catalogue]:
    return {lang: Catalogue.load(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", SITUATIONS, ids=lambda spec: spec.name)
def test_every_fact_set_is_answered(
    spec: SituationSpec, edition: Edition, catalogues: dict[Language, Catalogue]
) -> None:
    said: dict[tuple[str, tuple[tuple[str, str], ...]], Message] = {}
    answered = 0
    for facts in fact_sets(spec):
        try:
            decision = decide(spec, facts, edition)
        except FactsError as error:
            said.update({(p.code, ()): Message(id=p.code) for p in error.problems if p.code != "contradiction"})
            continue
        answered += 1
        assert decision.branches or decision.questions, facts
        for judgement in decision.judged:
            said[judgement.ask.id, ()] = judgement.ask
        for branch in decision.branches:
            for ruling in branch.rulings:
                for text in messages(ruling):
                    said[text.id, tuple(sorted((k, type(v).__name__) for k, v in text.args.items()))] = text
    assert answered
    for text in said.values():
        for catalogue in catalogues.values():
            assert catalogue.text(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("spec", SITUATIONS, ids=lambda spec: spec.name)
def test_every_fact_has_its_texts(spec: SituationSpec, lang: Language, catalogues: dict[Language, Catalogue]) -> None:
    from engine.facts import Kind
    from laws.questions import ask_text, fact_label, label

    words = catalogues[lang]
    assert words.say(f"situation-{spec.name.replace('_', '-')}")
    for fact in spec.facts.values():
        assert fact_label(fact.name, spec.name, words)
        if fact.kind in (Kind.REQUIRED, Kind.ASKED):
            assert words.first(f"ask-{spec.name}-{fact.name}".replace("_", "-"), f"ask-{fact.name}".replace("_", "-"))
            assert ask_text(fact.name, spec.name, words)
        for value in fact.domain:
            assert label(fact, value, spec.name, words)
        if fact.kind in (Kind.JUDGED, Kind.TESTED):
            assert words.say(f"judge-{fact.name}".replace("_", "-"))
