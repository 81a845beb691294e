"""Every case of tests/cases as a card, with its reasons and its editions, in both languages: all within the limits."""

import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.dialog import Case, Dialog
from cogs.render.card import SCREEN
from engine.edition import Edition
from engine.rules import register
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

CASES = pathlib.Path(__file__).parents[1] / "cases"
QUESTION = "@everyone **Запад** не дал в масть, а бубна была; " * 9


def cases() -> Iterator[Any]:
    for path in sorted(CASES.rglob("*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
        for case in (case for case in told if case.get("error") != "unknown"):
            for edition in case.get("editions") or [case["edition"]]:
                yield pytest.param(case, Edition(edition), id=f"{path.stem} {edition}: {case['name']}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("told", "edition"), list(cases()))
def test_case_within_the_limits(told: dict[str, Any], edition: Edition, lang: Language, dialog: Dialog) -> None:
    case = Case(QUESTION, told["situation"], told["facts"], edition, lang)
    shown = dialog.shown(case, private=True)
    assert broken(shown) == []
    assert not shown.panels[0].description.startswith("**")
    assert screen(shown.panels[0].description, *(part.value for part in shown.panels[0].parts)) <= SCREEN + 100
    assert broken(dialog.shown(case, private=False, outcomes=True)) == []
    for card in dialog.why(case):
        assert broken(card) == []
    try:
        assert broken(dialog.editions(case)) == []
    except UserError:
        assert told.get("error")


def screen(*texts: str) -> int:
    return sum(map(len, texts))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", sorted(register()))
def test_a_situation_can_be_begun_from_nothing(situation: str, lang: Language, dialog: Dialog) -> None:
    if not dialog.words(lang).has("situation-" + situation.replace("_", "-")):
        pytest.skip(f"{situation} has no title in {lang}")
    case = Case("", situation, {}, Edition.LAWS_2017, lang)
    assert broken(dialog.shown(case, private=True)) == []
    for fact in dialog.office.register[situation].facts:
        assert broken(dialog.anew(case, fact)) == [], fact
        prompt = dialog.prompt(case, fact)
        assert 1 <= len(prompt.title) <= 45, fact
        assert 1 <= len(prompt.label) <= 45, fact
        assert 1 <= len(prompt.description) <= 100, fact
