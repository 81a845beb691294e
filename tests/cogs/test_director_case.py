"""What surrounds the rulings of a Director's case: who declares, boards, notes, periods, the summary, the file."""

import json
import re
from typing import Any

import pytest

from cogs.dialog import Dialog
from cogs.director.case import made
from cogs.director.clock import Periods
from cogs.director.dialog import DirectorDialog
from cogs.director.ids import Aim, DeskAction
from cogs.director.position import DECLARER
from cogs.director.state import FILE_BYTES, NOTE, PAST, Deadlines, DeskState, Moment, read
from cogs.limits import LABEL, LABEL_DESCRIPTION, MODAL_TITLE
from cogs.render.director import director_card
from cogs.render.directorforms import MESSAGES, notes, summary, times
from cogs.render.parts import Button, Card, Chooser
from cogs.state import OutdatedError
from engine.edition import Edition
from engine.table import LyingCard, Passing, Restricted, Table
from laws.wording import LANGUAGES, Language
from tests.cogs import reading
from tests.cogs.casework import CaseWork
from tests.cogs.limits import broken

LEAD = {"opening_lead": False, "right_leader_is_partner": True, "card": "D9"}


@pytest.fixture(scope="session")
def desk(dialog: Dialog) -> DirectorDialog:
    return DirectorDialog(dialog)


def begun(desk: DirectorDialog, lang: Language = "en", declarer: Any = None) -> CaseWork:
    return CaseWork.begun(desk, lang, Edition.LAWS_2017, declarer)


def buttons(card: Card) -> list[Button]:
    return [button for row in card.rows if isinstance(row, tuple) for button in row]


def test_declarer_is_asked_for_once_and_only_where_something_depends_on_it(desk: DirectorDialog) -> None:
    transfers = begun(desk).happens(
        "revoke", established=True, trick_won_by="offender", later_tricks_won=1, offender="W"
    )
    assert transfers.table.declarer is None
    assert "declarer" not in transfers.text.casefold()
    led = transfers.happens("lead_out_of_turn", **LEAD, declares="S", offender="W").takes("no_restriction")
    assert led.table.declarer == "S"
    again = led.happens("exposed_card_in_play", player_role="defender", how="dropped", cards=["H4"], offender="W")
    assert again.lying == ["W D9 major", "W H4 major"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_who_declares(desk: DirectorDialog, lang: Language) -> None:
    work = begun(desk, lang)
    state = desk.happened(work.state, "lead_out_of_turn", LEAD)
    asked = desk.position(state).asked
    assert asked is not None
    assert asked.fact == DECLARER
    labels = [button.label for button in buttons(director_card(desk, state, private=False))]
    assert labels[:4] == (["North", "East", "South", "West"] if lang == "en" else ["Север", "Восток", "Юг", "Запад"])
    assert desk.picked(state, DECLARER, "2").moment.table.declarer == "S"
    with pytest.raises(OutdatedError):
        desk.picked(state, DECLARER, "4")
    assert state.undone() == work.state


def test_a_story_names_declarer(desk: DirectorDialog) -> None:
    told = desk.told(begun(desk, "ru").state, reading.DONE)
    assert told.moment.table.declarer == "S"
    assert desk.told(begun(desk, "ru", "N").state, reading.DONE).moment.table.declarer == "N"
    unread = desk.told(begun(desk, "ru").state, reading.OPEN)
    assert unread.moment.table.declarer is None


def test_whoever_declares_has_no_penalty_cards_and_leads_as_he_likes() -> None:
    lying = (LyingCard(player="W", card="D9", rank="major"), LyingCard(player="S", card="D8", rank="major"))
    bans = tuple(Restricted(player=seat, rule="not_lead_suit", suit="H", until="retains_lead") for seat in ("N", "E"))
    table = Table(penalty_cards=lying, restrictions=bans, passes=(Passing(player="E", span="next_turn"),))
    assert table.dummy is None
    assert table.defenders == table.declaring == ()
    declared = table.declared("N")
    assert [card.player for card in declared.penalty_cards] == ["W"]
    assert [duty.player for duty in declared.restrictions] == ["E"]
    assert declared.passes == ()
    assert declared.dealt() == Table()


def test_the_next_board(desk: DirectorDialog) -> None:
    work = begun(desk, declarer="S").happens("lead_out_of_turn", **LEAD, offender="W").takes("no_restriction")
    unnumbered = work.next("board")
    assert unnumbered.state.board is None
    numbered = work.on(work.state.on_board(16)).next("board")
    assert numbered.state.board == 17
    assert numbered.table == Table()
    assert [ruled.board for ruled in numbered.state.rulings()] == [16]
    assert numbered.state.undone().board == 16


def test_a_number_that_is_told_later_holds_for_the_whole_board(desk: DirectorDialog) -> None:
    work = begun(desk, declarer="S").happens("lead_out_of_turn", **LEAD, offender="W").takes("accept")
    work = work.next("board").happens("lead_out_of_turn", **LEAD, declares="N", offender="W").takes("accept")
    state = work.state.on_board(4)
    assert [ruled.board for ruled in state.rulings()] == [None, 4]
    assert [moment.board for moment in state.past if moment.deal == 1] == [4] * len(
        [moment for moment in state.past if moment.deal == 1]
    )


def test_the_rulings_of_a_case_are_values(desk: DirectorDialog) -> None:
    work = begun(desk, declarer="S").happens("lead_out_of_turn", **LEAD, offender="W").takes("no_restriction")
    work = work.next("trick", "lead:E").takes("forbid_suit", "D")
    work = work.on(desk.told(work.state, reading.DONE_EN))
    asking = desk.happened(work.state, "revoke")
    found = made(desk, asking, "ru")
    assert [item.situation for item in found] == ["lead_out_of_turn", "penalty_card_turn", "revoke"]
    assert [item.told for item in found] == ["", "", reading.DONE_EN]
    assert found[0].facts["declarer_choice"] == "no_restriction"
    assert {item.edition for item in found} == {Edition.LAWS_2017}
    assert {item.answer.lang for item in found} == {"ru"}
    again = desk.dialog.office.counsel.rule(found[1].situation, found[1].facts, edition=found[1].edition)
    assert again.decision == found[1].answer.decision


def test_what_can_no_longer_be_undone_is_still_in_the_summary(desk: DirectorDialog) -> None:
    work = begun(desk, declarer="S").happens("lead_out_of_turn", **LEAD, offender="W").takes("no_restriction")
    before = [item.said for item in work.state.rulings()]
    for _ in range(PAST):
        work = work.next("trick", "lead:N")
    assert len(work.state.past) == PAST
    assert [item.said for item in work.state.rulings()] == before
    assert [item.situation for item in made(desk, work.state)] == ["lead_out_of_turn"]


def test_a_long_case_still_fits_its_file(desk: DirectorDialog) -> None:
    state = begun(desk, "ru", "S").state.turned(note="ж" * NOTE)
    for number in range(150):
        moment = state.moment.model_copy(update={"told": f"{number} " + "ы" * 390})
        state = desk.happened(state.turned(moment=moment), "lead_out_of_turn", LEAD | {"offender": "W"})
    carried = state.carried()
    assert len(json.dumps(carried, ensure_ascii=False).encode()) <= FILE_BYTES
    found = read(carried)
    assert found.moment == state.moment
    assert len(found.rulings()) > PAST
    assert found.rulings()[-1] == state.rulings()[-1]


def everything(lang: Language) -> DeskState:
    lying = tuple(LyingCard(player="W", card=card, rank="major") for card in ("SA", "HA", "DA", "CA"))
    bans = tuple(
        Restricted(player="E", rule="not_lead_suit", suit=suit, until="retains_lead") for suit in ("S", "H", "D", "C")
    )
    table = Table(declarer="S", penalty_cards=lying, restrictions=bans, passes=(Passing(player="E", span="next_turn"),))
    moment = Moment(
        table=table, told="@everyone **``` " * 60, readings=("claim", "revoke", "revoke_inquiry"), board=999
    )
    return DeskState(
        lang=lang,
        moment=moment,
        number=999,
        pairs="@here `" * 8,
        note="\n".join(["**@everyone** ```" * 4] * 14),
        deadlines=Deadlines(posted=1_900_000_000, zone="Europe/Moscow", correction=10080, appeal=10080),
        directors=(1, 2),
    )


@pytest.mark.parametrize("offered", [None, 2**63])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_keeps_the_limits(desk: DirectorDialog, lang: Language, offered: int | None) -> None:
    full = everything(lang).turned(offered=offered)
    states = [full, desk.next(full, "lead:E"), desk.happened(full, "lead_out_of_turn"), desk.next(full, "board")]
    for state in states:
        for page in ("table", "aloud", "more"):
            for private in (True, False):
                for ended in (True, False):
                    card = director_card(desk, state.turned(page=page, ended=ended), private=private)
                    assert broken(card) == []
        text = director_card(desk, state, private=False).panels[0]
        shown = text.description + "".join(part.value for part in text.parts)
        assert "@everyone" not in shown
        assert "@here" not in shown
        for page in summary(desk, state):  # type: ignore[assignment]
            assert broken(page) == []  # type: ignore[arg-type]
    for form in (notes(full, desk.dialog.words(lang)), times(full, Periods(), desk.dialog.words(lang))):
        assert len(form.title) <= MODAL_TITLE
        assert len(form.fields) <= 5
        for field in form.fields:
            assert len(field.label) <= LABEL, field.label
            assert len(field.about) <= LABEL_DESCRIPTION, field.about
            assert len(field.value) <= field.most


def test_a_private_case_cannot_be_handed_over(desk: DirectorDialog) -> None:
    more = begun(desk).state.turned(page="more")
    assert any(isinstance(row, Chooser) for row in director_card(desk, more, private=False).rows)
    assert not any(isinstance(row, Chooser) for row in director_card(desk, more, private=True).rows)


def test_while_a_case_is_offered_it_can_be_taken_or_called_off(desk: DirectorDialog) -> None:
    card = director_card(desk, begun(desk).state.turned(offered=77), private=False)
    assert "<@77>" in card.panels[0].description
    ids = [button.custom_id for button in buttons(card)]
    assert Aim(DeskAction.CONFIRM).custom_id in ids
    assert Aim(DeskAction.CALL_OFF).custom_id in ids
    assert Aim(DeskAction.TAKE_OVER).custom_id not in ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary(desk: DirectorDialog, lang: Language) -> None:
    work = begun(desk, lang, "S")
    assert summary(desk, work.state)[0].text.count("\n\n") == 1
    work = work.on(work.state.on_board(7).turned(number=3, note="line one\n```sneaky```", pairs="7 – 12"))
    work = work.happens("lead_out_of_turn", **LEAD, offender="W").takes("no_restriction")
    work = work.happens("exposed_card_in_play", player_role="defender", how="dropped", cards=["H4"], offender="E")
    deadlines = Deadlines(posted=1_800_000_000, zone="UTC+3", correction=30, appeal=20)
    (page,) = summary(desk, work.state.turned(deadlines=deadlines))
    text = page.text
    assert text.startswith("```\n")
    assert text.endswith("\n```")
    assert text.count("```") == 2
    words = ("♦9", "♥4", "7 – 12", "11:30", "11:20", "UTC+3", "79C", "92B", "50D2b", "line one")
    assert [word for word in words if word not in text] == []
    assert ("Сдача 7." if lang == "ru" else "Board 7.") in text
    assert "<t:" not in text
    assert not re.search(r"\b[SHDC][2-9TJQKA]\b", text)


def test_a_summary_that_is_too_long_says_so(desk: DirectorDialog) -> None:
    work = begun(desk, "ru", "S")
    led = desk.happened(work.state, "lead_out_of_turn", LEAD | {"offender": "W"})
    state = led.turned(before=led.rulings() * 60)
    pages = summary(desk, state)
    assert len(pages) == MESSAGES
    assert all(broken(page) == [] for page in pages)
    assert "не поместил" in pages[-1].text


def test_the_periods_count_down_by_discords_clock(desk: DirectorDialog) -> None:
    deadlines = Deadlines(posted=1_800_000_000, zone="UTC+3", correction=30, appeal=20)
    work = begun(desk, "ru")
    text = CaseWork(desk, work.state.turned(deadlines=deadlines, ended=True)).text
    assert "Исправить запись [79C] можно до <t:1800001800:t> (<t:1800001800:R>)" in text
    assert "[92B] можно до <t:1800001200:t> (<t:1800001200:R>)" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_out_is_speakable(desk: DirectorDialog, lang: Language) -> None:
    """No sections, codes, roles in place of seats, or markup but the large type."""
    work = begun(desk, lang, "S").happens("lead_out_of_turn", **LEAD, offender="W")
    steps = [work, work.takes("forbid_suit", "D"), work.takes("no_restriction")]
    steps.append(steps[-1].next("trick", "lead:E"))
    steps.append(steps[-1].takes("require_suit", "D"))
    steps.append(steps[-1].happens("premature_play", card="C2", led_suit="C", offender="W"))
    for step in steps:
        (panel,) = director_card(desk, step.state.turned(page="aloud"), private=False).panels
        for line in panel.description.splitlines():
            assert line.startswith("## ")
            assert not re.search(r"\d\d?[A-Z]\d?|_|\*|\[|\b[NESW]\b|\b[SHDC][2-9TJQKA]\b", line), line
    aloud = director_card(desk, steps[1].state.turned(page="aloud"), private=False).panels[0].description
    assert ("Восток не вправе" if lang == "ru" else "East may not lead diamonds") in aloud
