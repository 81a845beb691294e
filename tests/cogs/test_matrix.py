"""Every case of tests/cases as a card, with its reasons and its editions, in both languages: all within the limits."""

import pathlib
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cogs.dialog import Case, Dialog
from cogs.render.card import SCREEN, card
from cogs.render.editions import editions
from cogs.render.why import why
from engine.edition import EDITIONS, Edition
from engine.rules import register
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

CASES = pathlib.Path(__file__).parents[1] / "cases"
QUESTION = "@everyone **Запад** не дал в масть, а бубна была; " * 9


SAMPLE = 12
"""One case in so many is shown in the normal run, all of them in the long one."""


def cases() -> Iterator[Any]:
    number = 0
    for path in sorted(CASES.rglob("*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
        for case in (case for case in told if case.get("error") != "unknown"):
            number += 1
            marks = () if number % SAMPLE == 0 else (pytest.mark.long,)
            yield pytest.param(case, id=f"{path.stem}: {case['name']}", marks=marks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("told", list(cases()))
def test_case_within_the_limits(told: dict[str, Any], lang: Language, dialog: Dialog) -> None:
    case = Case(QUESTION, told["situation"], told["facts"], Edition.LAWS_2017, lang)
    answers = tuple(dialog.answer(replace(case, edition=edition)) for edition in EDITIONS)
    asked_for = told.get("editions") or [told["edition"]]
    for answer in (answer for answer in answers if answer.edition in asked_for):
        shown = card(dialog.desk, answer, private=True)
        assert broken(shown) == []
        assert shown.panels[0].description.startswith("> ")
        assert on_screen(shown.panels[0].description, *(part.value for part in shown.panels[0].parts)) <= SCREEN + 100
        assert broken(card(dialog.desk, answer, private=False, outcomes=True)) == []
        assert [broken(message) for message in why(dialog.desk, answer)] == [[] for _ in why(dialog.desk, answer)]
    assert broken(editions(dialog.desk, answers[-1], answers)) == []


def on_screen(*texts: str) -> int:
    return sum(map(len, texts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", sorted(register()))
def test_a_situation_can_be_begun_from_nothing(situation: str, lang: Language, dialog: Dialog) -> None:
    case = Case("", situation, {}, Edition.LAWS_2017, lang)
    assert broken(dialog.shown(case, private=True)) == []
    for fact in dialog.office.register[situation].facts:
        assert broken(dialog.anew(case, fact)) == [], fact
        prompt = dialog.prompt(case, fact)
        assert 1 <= len(prompt.title) <= 45, fact
        assert 1 <= len(prompt.label) <= 45, fact
        assert 1 <= len(prompt.description) <= 100, fact
