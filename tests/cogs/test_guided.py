"""The guided mode without a connection: every kind of case is reached, and there is always a way back and out."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.dialog import Case, Dialog
from cogs.render.parts import Button, Card, Menu
from cogs.situation.form import SituationForms
from cogs.situation.guided import KINDS, STORY, Guide, answered
from cogs.situation.state import Aim, Origin, Phase, Step, begun
from cogs.state import OutdatedError
from engine.edition import LATEST
from engine.rules import register
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken
from tests.cogs.modals import broken_modal

SITUATIONS = register()
LONG = "<@1> **Запад** не дал в масть, а бубна была; " * 9


@pytest.fixture(scope="session")
def forms(dialog: Dialog) -> SituationForms:
    return SituationForms(dialog)


@pytest.fixture(scope="session")
def guide(forms: SituationForms) -> Guide:
    return Guide(forms)


def case_of(situation: str | None, lang: Language = "ru", **facts: Any) -> Case:
    return Case("", situation, facts, LATEST, lang)


def aim_of(case: Case, *passed: str) -> Aim:
    state = begun(case.lang, case.edition, case.situation)
    return Aim(Step.ASK, state, Origin.GUIDE, passed=frozenset(passed))


def buttons(card: Card) -> dict[str, str]:
    return {button.label: button.custom_id for row in card.rows if isinstance(row, tuple) for button in row}


def menu_of(card: Card) -> Menu:
    return next(row for row in card.rows if isinstance(row, Menu))


def test_every_kind_of_case_is_in_some_phase_and_fits_a_select() -> None:
    reached = {name for names in KINDS.values() for name in names}
    assert reached == set(SITUATIONS)
    assert set(KINDS) == set(Phase)
    for names in KINDS.values():
        assert 1 <= len(names) <= 25
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_first_two_questions_keep_the_limits(lang: Language, guide: Guide, forms: SituationForms) -> None:
    case = replace(case_of(None, lang), question=LONG)
    aim = aim_of(case)
    first = guide.phases(aim, case)
    assert broken(first) == []
    assert len(buttons(first)) == len(Phase) + 2
    for phase in Phase:
        second = guide.kinds(aim, case, phase)
        assert broken(second) == []
        assert [pick.value for pick in menu_of(second).picks] == list(KINDS[phase])
    assert broken_modal(guide.telling(aim, case)) == []
    assert guide.telling(aim, case).fields[0].name == STORY
    assert broken(guide.out(aim, case, private=True)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", sorted(SITUATIONS))
async def test_every_question_of_a_case_keeps_the_limits_and_comes_to_an_end(
    situation: str, lang: Language, guide: Guide, forms: SituationForms
) -> None:
    case = replace(case_of(situation, lang), question=LONG)
    aim = aim_of(case)
    for _ in SITUATIONS[situation].facts:
        card = guide.ask(aim, case, private=True)
        assert broken(card) == []
        answer = forms.answer(case)
        asked = next((item.fact for item in answer.missing if item.fact not in aim.passed), None)
        if asked is None:
            break
        assert forms.words(case).say("guide-back") in buttons(card)
        assert broken_modal(guide.typing(aim, case, asked)) == []
        aim = replace(aim, passed=aim.passed | {asked})
    else:
        pytest.fail("there is always another question")


@pytest.mark.parametrize("situation", sorted(SITUATIONS))
def test_the_way_back_leads_through_the_same_questions_to_the_kinds(
    situation: str, guide: Guide, forms: SituationForms
) -> None:
    case, aim = case_of(situation), aim_of(case_of(situation))
    before: list[str] = []
    for _ in range(4):
        before.append(guide.ask(aim, case, private=True).panels[0].description)
        missing = [item for item in forms.answer(case).missing if item.fact not in aim.passed]
        if not missing:
            before.pop()
            break
        if missing[0].choices:
            case = replace(case, facts={**case.facts, missing[0].fact: missing[0].choices[0].value})
        else:
            aim = replace(aim, passed=aim.passed | {missing[0].fact})
    for description in reversed(before):
        assert guide.back(aim, case, private=True).panels[0].description == description
        last = guide._last(aim, case)
        assert last is not None
        case = replace(case, facts={name: value for name, value in case.facts.items() if name != last})
        aim = replace(aim, passed=aim.passed - {last})
    kinds = guide.back(aim, case, private=True)
    assert situation in [pick.value for pick in menu_of(kinds).picks]


def test_an_answer_by_a_button_stays_in_the_guide(guide: Guide, forms: SituationForms) -> None:
    card = guide.begun(aim_of(case_of(None)), case_of(None), "revoke", private=True)
    aim = forms.packer.parse(buttons(card)["Да, уже"])
    assert aim.step is Step.ASK
    assert dict(aim.state.facts) == {"established": True}
    assert forms.packer.parse(buttons(card)["Не знаю"]).state.fact == "established"


def test_the_guide_ends_in_the_card_of_the_case(guide: Guide, forms: SituationForms) -> None:
    facts: dict[str, Any] = {"established": True, "trick_won_by": "offender", "later_tricks_won": 1}
    case = case_of("revoke", **facts, offender="defender")
    card = guide.ask(aim_of(case), case, private=True)
    plain = forms.dialog.shown(case, private=True)
    assert card.panels == plain.panels
    assert card.rows[: len(plain.rows)] == plain.rows
    assert {"Назад", "Сначала"} <= set(buttons(card))


def test_an_unknown_kind_is_refused(guide: Guide) -> None:
    with pytest.raises(UserError):
        guide.begun(aim_of(case_of(None)), case_of(None), "nothing", private=True)


def test_what_is_typed_is_taken_or_passed_over(forms: SituationForms) -> None:
    case = case_of("penalty_card_created")
    aim, taken = answered(forms, aim_of(case), case, {"cards": "♦9"})
    assert dict(taken.facts) == {"cards": ["D9"]}
    aim, taken = answered(forms, aim_of(case), case, {"cards": " "})
    assert aim.passed == {"cards"}
    with pytest.raises(OutdatedError):
        answered(forms, aim_of(case), case, {"nothing": "1"})
    with pytest.raises(UserError):
        answered(forms, aim_of(case), case, {"cards": "джокер"})


def test_facts_that_clash_lead_to_the_sheet(guide: Guide) -> None:
    case = case_of("revoke", trick=13, established=True)
    card = guide.ask(aim_of(case), case, private=True)
    assert "тринадцат" in card.panels[0].description
    assert isinstance(card.rows[1], Menu)


def test_a_button_has_one_step_only(guide: Guide, forms: SituationForms) -> None:
    card = guide.phases(aim_of(case_of("revoke", established=True)), case_of("revoke", established=True))
    for row in card.rows:
        for button in row if isinstance(row, tuple) else ():
            assert isinstance(button, Button)
            assert forms.packer.parse(button.custom_id).state.situation is None
