"""The dialog: questions, answers, corrections, other editions, without a connection."""

import pytest

from cogs.dialog import CASE, Case, Dialog
from cogs.render.parts import Card, Menu
from cogs.render.quote import question_in
from cogs.state import Action
from engine.edition import Edition
from laws.errors import UserError
from laws.wording import Language
from tests.cogs import reading
from tests.cogs.limits import broken


def ask(dialog: Dialog, text: str, lang: Language | None = None, edition: Edition | None = None) -> Card:
    return dialog.asked(text, private=True, edition=edition, lang=lang, fallback="en")


def labels(card: Card) -> list[str]:
    return [button.label for row in card.rows if isinstance(row, tuple) for button in row]


def press(dialog: Dialog, card: Card, label: str) -> Case:
    """The case behind a button, as the router reads it."""
    found = next(b for row in card.rows if isinstance(row, tuple) for b in row if b.label == label)
    question = question_in(card.panels[0].description)
    return dialog.case_of(dialog.codec.parse(found.custom_id), question, card.facts or {})


def everything(card: Card) -> str:
    panel = card.panels[0]
    return "\n".join([panel.description, *(f"{part.name}\n{part.value}" for part in panel.parts), panel.footer])


def test_a_decided_case_is_a_card_with_verdict_steps_and_facts(dialog: Dialog) -> None:
    card = ask(dialog, reading.DONE)
    assert "**После розыгрыша невиновной стороне переходят 2 взятки.**" in card.panels[0].description
    assert "[64A1]" in everything(card)
    assert "Правила 2017 года" in card.panels[0].footer
    standing = ["Почему", "Другое издание", "In English", "Показать всем", "Неверно?"]
    assert labels(card) == [*standing, "В журнал", "Все факты"]


def test_an_open_case_asks_and_stops_when_one_outcome_is_left(dialog: Dialog) -> None:
    card = ask(dialog, reading.TAKEN)
    case = press(dialog, card, labels(card)[0])
    again = dialog.shown(case, private=True)
    assert "взятк" in again.panels[0].description
    assert "Не знаю" not in labels(again)


def test_not_knowing_shows_every_outcome_side_by_side(dialog: Dialog) -> None:
    case = press(dialog, ask(dialog, reading.TAKEN), "Не знаю")
    card = dialog.shown(case, private=True, outcomes=True)
    values = [part.value for part in card.panels[0].parts if part.inline]
    assert len(values) == 2
    assert len(set(values)) == 2


def test_the_language_of_the_text_is_that_of_the_answer(dialog: Dialog) -> None:
    assert "2 tricks pass" in everything(ask(dialog, reading.DONE_EN))
    assert "2 tricks pass" in everything(ask(dialog, reading.DONE, lang="en"))
    assert "2 взятки" in everything(ask(dialog, reading.DONE))


def test_without_letters_the_fallback_decides(dialog: Dialog) -> None:
    card = dialog.asked("?! 🂡", private=True, edition=None, lang=None, fallback="ru")
    assert "Не понял, что произошло" in everything(card)


def test_an_edition_in_the_text_is_ruled_under(dialog: Dialog) -> None:
    assert "2007" in ask(dialog, reading.DONE + ", кодекс 2007").panels[0].footer
    assert "1987" in ask(dialog, reading.DONE + ", 2007", edition=Edition.LAWS_1987).panels[0].footer


def test_weak_readings_are_offered_as_buttons(dialog: Dialog) -> None:
    card = ask(dialog, reading.UNSURE)
    offered = labels(card)[0]
    case = press(dialog, card, offered)
    assert case.situation in dialog.office.register
    assert case.question == reading.UNSURE
    assert broken(dialog.shown(case, private=True)) == []


def test_a_weak_reading_is_ruled_on_and_the_other_is_offered(dialog: Dialog) -> None:
    card = ask(dialog, reading.WEAK)
    assert "Понято так: нарушитель" in card.panels[0].footer
    case = press(dialog, card, "Скорее: Вопрос о возможном фальшренонсе")
    assert case.situation == "revoke_inquiry"


def test_editions_asked_for_are_compared_on_the_card(dialog: Dialog) -> None:
    card = ask(dialog, reading.COMPARED)
    compared = next(part.value for part in card.panels[0].parts if part.name == "По изданиям")
    assert [line[:4] for line in compared.splitlines()] == ["1987", "2017"]
    assert "2 взятки" in compared
    assert "1 взятка" in compared


def test_a_ruling_already_given_is_judged_and_a_second_irregularity_named(dialog: Dialog) -> None:
    card = ask(dialog, reading.CHECKED)
    assert "Да, рассудили верно." in card.panels[0].description
    assert "Вопрос о возможном фальшренонсе" in card.panels[0].description


def test_small_talk_is_not_ruled_on(dialog: Dialog) -> None:
    card = ask(dialog, reading.SMALL_TALK)
    assert "Не понял, что произошло" in card.panels[0].description
    assert "Почему" not in labels(card)


def test_a_section_asked_for_is_shown(dialog: Dialog) -> None:
    card = ask(dialog, reading.LOOKUP)
    assert card.panels[0].parts[0].name.startswith("64A1")
    menu = next(row for row in card.rows if isinstance(row, Menu))
    assert "64A2" in [pick.value for pick in menu.picks]
    case = Case(reading.LOOKUP, None, {}, Edition.LAWS_2017, "en")
    assert "Law 64A2, 2017" in dialog.section(case, "64A2").panels[0].title
    with pytest.raises(UserError):
        dialog.section(case, "99Z")


def test_facts_that_clash_are_said_to_and_can_be_corrected(dialog: Dialog) -> None:
    card = ask(dialog, reading.CLASH)
    assert "не сходятся" in card.panels[0].description
    case = press(dialog, card, "Почему")
    first = dialog.why(case)[0]
    menu = next(row for row in first.rows if isinstance(row, Menu))
    assert {"trick", "established"} <= {pick.value for pick in menu.picks}


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_nothing_is_no_question(text: str, dialog: Dialog) -> None:
    with pytest.raises(UserError):
        ask(dialog, text)


def test_a_kind_of_case_begins_with_its_first_question(dialog: Dialog) -> None:
    card = ask(dialog, CASE + "revoke")
    assert card.panels[0].description.count("**") == 2
    assert any(isinstance(row, Menu) or (isinstance(row, tuple) and row[0].look == "primary") for row in card.rows)


def test_suggestions_begin_with_the_text_itself(dialog: Dialog) -> None:
    found = dialog.suggestions(reading.OPEN, "ru")
    assert found[0] == (reading.OPEN, reading.OPEN)
    assert ("Фальшренонс", CASE + "revoke") in found
    assert ("Фальшренонс", CASE + "revoke") in dialog.suggestions("фальш", "ru")
    assert dialog.suggestions("а" * 101, "ru") == ()
    assert len(dialog.suggestions("", "en")) <= 25


def test_correcting_a_fact_offers_all_its_values(dialog: Dialog) -> None:
    case = press(dialog, ask(dialog, reading.DONE), "Почему")
    card = dialog.anew(case, "trick_won_by")
    menu = next(row for row in card.rows if isinstance(row, Menu))
    place = next(pick.value for pick in menu.picks if pick.label == "Другая сторона")
    answer = dialog.picked(case, "trick_won_by", place)
    assert answer.facts == {**case.facts, "trick_won_by": "opponents"}
    assert "переходит 1 взятка" in everything(dialog.shown(answer, private=True))


def test_a_number_is_corrected_in_a_modal(dialog: Dialog) -> None:
    case = press(dialog, ask(dialog, reading.DONE), "Почему")
    card = dialog.anew(case, "later_tricks_won")
    assert labels(card) == ["Ввести ответ"]
    assert dialog.prompt(case, "later_tricks_won").description == "Целое число"
    assert dialog.typed(case, "later_tricks_won", " 0 ").facts["later_tricks_won"] == 0
    with pytest.raises(UserError):
        dialog.typed(case, "later_tricks_won", "много")


def test_an_option_of_a_select_is_taken_by_its_place(dialog: Dialog) -> None:
    case = Case("", "revoke", {}, Edition.LAWS_2017, "ru")
    assert dialog.picked(case, "offender", "1").facts == {"offender": "declarer"}
    with pytest.raises(UserError):
        dialog.picked(case, "offender", "99")
    with pytest.raises(UserError):
        dialog.picked(case, "offender", "x")


def test_the_reasons_hold_steps_facts_and_wording(dialog: Dialog) -> None:
    case = press(dialog, ask(dialog, reading.DONE), "Почему")
    texts = [panel.title + panel.description for card in dialog.why(case) for panel in card.panels]
    assert any("Я понял так" in text and "из слов «слова»" in text for text in texts)
    assert any(text.startswith("Правило 64A1, 2017") for text in texts)


def test_editions_that_differ_come_first(dialog: Dialog) -> None:
    facts = {"offender": "W", "established": True, "trick_won_by": "partner", "later_tricks_won": 1}
    facts |= {"won_with_playable_card": True}
    card = dialog.editions(Case("", "revoke", facts, Edition.LAWS_2017, "en"))
    names = [part.name for part in card.panels[0].parts[:4]]
    assert names == ["Laws of 1997", "Laws of 1987", "Laws of 2017 (shown)", "Laws of 2007"]
    assert "Not every edition" in card.panels[0].description
    assert labels(card) == ["1987", "1997", "2007", "2017", "Picture"]


def test_editions_that_agree_are_said_to(dialog: Dialog) -> None:
    facts = {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 0}
    card = dialog.editions(Case("", "revoke", facts, Edition.LAWS_2017, "en"))
    assert "All four editions" in card.panels[0].description


def test_an_edition_that_cannot_rule_on_the_facts_says_why(dialog: Dialog) -> None:
    facts = {"trick": 13, "established": True}
    card = dialog.editions(Case("", "revoke", facts, Edition.LAWS_2017, "en"))
    assert all("thirteen tricks" in part.value for part in card.panels[0].parts[:4])


def test_options_stand_in_reading_order_with_who_and_until_when(dialog: Dialog) -> None:
    facts = {"offender": "W", "contract": "4S by S", "established": False, "next_opponent_played": True}
    facts |= {"opponent_changed": False, "card": "SA", "partner_played_after": False}
    card = dialog.shown(Case("", "revoke", facts, Edition.LAWS_2017, "en"), private=True)
    options = next(part.value for part in card.panels[0].parts if part.name == "Options")
    assert options.startswith("1. North-South: ")
    assert "(until the next card is played)" in options
    assert options.endswith("[62C1]")


def test_a_public_card_has_no_button_to_publish(dialog: Dialog) -> None:
    card = dialog.asked(reading.DONE, private=False, edition=None, lang=None, fallback="ru")
    assert "Показать всем" not in labels(card)


def test_a_long_record_rides_in_a_file(dialog: Dialog) -> None:
    facts = {"contract": "4S by S", "tricks": [["W:DQ", "N:D2", "E:D5", "S:DA"]] * 9}
    case = Case(reading.RECORD, "revoke_from_record", facts, Edition.LAWS_2017, "ru")
    card = dialog.shown(case, private=True)
    assert card.facts == facts
    assert broken(card) == []
    back = press(dialog, card, "Почему")
    assert back.facts == facts


def test_a_cut_question_is_ruled_from_its_facts(dialog: Dialog) -> None:
    card = ask(dialog, reading.DONE + " и ещё долгая история" * 60)
    case = press(dialog, card, "In English")
    assert case.question.endswith("…")
    assert "2 tricks" in everything(
        dialog.shown(Case(case.question, "revoke", case.facts, case.edition, "en"), private=True)
    )


def test_the_remark_asks_for_consent_and_nothing_else_is_kept(dialog: Dialog) -> None:
    case = press(dialog, ask(dialog, reading.DONE), "Неверно?")
    prompt = dialog.remark(case)
    assert "без вашего имени" in prompt.introduction
    assert dialog.codec.parse(prompt.custom_id).action is Action.REMARK
