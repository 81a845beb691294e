"""Every text stands in both languages with the same variables, and every ruling of the cases can be worded."""

import ast
import pathlib
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from cogs.render.as_text import as_text
from engine.cards import RANKS
from engine.case import slug
from engine.decide import decide
from engine.errors import FactsError
from engine.facts import Kind, Shape
from engine.situations import Register, SituationSpec
from laws.answers import Answer
from laws.book import Book
from laws.book import load as load_book
from laws.errors import from_facts
from laws.questions import questions
from laws.wording import LANGUAGES, Catalogue, Language
from tests.cases_data import CaseData, all_cases

ENGINE = pathlib.Path(__file__).parents[3] / "engine"


@pytest.fixture(scope="module")
def words() -> dict[Language, Catalogue]:
    return {language: Catalogue.load(language) for language in LANGUAGES}


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


def test_both_catalogues_have_the_same_messages(words: dict[Language, Catalogue]) -> None:
    assert words["ru"].ids ^ words["en"].ids == frozenset()


def test_every_message_parses(words: dict[Language, Catalogue]) -> None:
    assert [problem for catalogue in words.values() for problem in catalogue.errors()] == []


def test_both_languages_use_the_same_variables(words: dict[Language, Catalogue]) -> None:
    unlike = [
        name
        for name in sorted(words["en"].ids)
        if not name.startswith(("-", "who-", "count-")) and words["ru"].variables(name) != words["en"].variables(name)
    ]
    assert unlike == []


def written(source: str) -> str:
    """The words of a message without its references and functions."""
    found: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Words().visit(FluentParser().parse(source))
    return " ".join(found)


def test_russian_texts_are_russian(words: dict[Language, Catalogue]) -> None:
    texts = {name: written(words["ru"].source(name)) for name in words["ru"].ids}
    english = [name for name, text in texts.items() if re.search(r"[a-z]{5,}", text) and not re.search("[а-яё]", text)]
    assert [name for name in english if "language" not in name] == []


def test_every_situation_and_fact_has_its_texts(situations: Register, words: dict[Language, Catalogue]) -> None:
    missing = []
    for catalogue in words.values():
        for spec in situations.values():
            wanted: list[tuple[str, ...]] = [(f"situation-{slug(spec.name)}",)]
            for fact in spec.facts.values():
                wanted.append((f"fact-{slug(spec.name)}-{slug(fact.name)}", f"fact-{slug(fact.name)}"))
                if fact.kind in (Kind.REQUIRED, Kind.ASKED):
                    wanted.append((f"ask-{slug(spec.name)}-{slug(fact.name)}", f"ask-{slug(fact.name)}"))
                if fact.shape is Shape.CHOICE:
                    for value in (slug(str(value)) for value in fact.values if str(value) not in (*RANKS, "none")):
                        own = f"choice-{slug(spec.name)}-{slug(fact.name)}-{value}"
                        wanted.append((own, f"choice-{slug(fact.name)}-{value}"))
            missing += [(catalogue.lang, names[-1]) for names in wanted if not catalogue.first(*names)]
    assert missing == []


def _literals() -> set[str]:
    """Message ids that stand as literals in the rules."""
    found = set()
    place = {"step": 1, "judge": 1, "note": 0, "contradiction": 0, "option": 3}
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            candidates = [node.args[place[name]]] if name in place and len(node.args) > place[name] else []
            candidates += [
                word.value
                for word in node.keywords
                if word.arg in ("verdict", "until") and name in ("ruling", "option")
            ]
            if name == "ImpossibleFacts" and node.args:
                candidates.append(node.args[0])
            found |= {
                item.value for item in candidates if isinstance(item, ast.Constant) and isinstance(item.value, str)
            }
    return found


def test_every_message_of_the_rules_exists(words: dict[Language, Catalogue]) -> None:
    literals = _literals()
    assert len(literals) > 50
    assert sorted(literals - words["en"].ids) == []


def told(given: CaseData, spec: SituationSpec, catalogue: Catalogue, situations: Register, book: Book) -> str:
    """What a player would read of a case."""
    try:
        decision = decide(spec, given.data["facts"], given.edition)
    except FactsError as error:
        return catalogue.text(from_facts(error).said)
    answer = Answer(
        kind="ruling" if decision.decided else "question",
        lang=catalogue.lang,
        edition=given.edition,
        situation=spec.name,
        facts=given.data["facts"],
        decision=decision,
        missing=questions(decision, spec, catalogue),
    )
    return as_text(answer, catalogue, situations, book)


@pytest.mark.parametrize("file", sorted({given.file for given in all_cases()}))
def test_every_ruling_can_be_worded(
    file: str, situations: Register, words: dict[Language, Catalogue], book: Book
) -> None:
    cases = [given for given in all_cases() if given.file == file]
    for given in cases:
        for catalogue in words.values():
            text = told(given, situations[given.data["situation"]], catalogue, situations, book)
            assert text, str(given)
            assert "{" not in text, f"{given}: {text}"
            assert "None" not in text, f"{given}: {text}"
    assert cases
