"""What surrounds the rulings of a Director's case, through the real client: notes, boards, periods, hand-over, summary."""

import re

import pytest

from cogs.director.ids import Aim, DeskAction
from playground import LocalDiscord
from tests.e2e.conftest import Running
from tests.e2e.desk import EN, RU, Desk, Words, refused_lead, start

BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])


def id_of(action: DeskAction) -> str:
    return Aim(action).custom_id


async def more(desk: Desk, words: Words) -> None:
    await desk.press(words.more)


@BOTH
async def test_a_case_begun_without_a_word_about_declarer(words: Words, running: Running, local: LocalDiscord) -> None:
    exchange = await local.slash(words.player, "general", "director", {"table": 3, "board": 7, "pairs": "7 : 12"})
    desk = Desk(local, exchange.message)
    assert "7 : 12" in desk.message.text()
    assert re.search(r"(Стол|Table) 3 · (сдача|board) 7", desk.message.embeds[0]["title"])
    await desk.choose(DeskAction.EVENT, "lead_out_of_turn")
    await desk.answer("opening_lead", "1")
    await desk.answer("right_leader_is_partner", "0")
    assert ("Кто разыгрывает?" if words is RU else "Who is declarer?") in desk.message.text()
    await desk.answer("declares", "2")
    await desk.answer("offender", "3")
    await desk.type("1Dt:card", "♦9")
    await desk.press(words.refuse_free)
    assert words.lying in desk.message.text()
    await desk.choose(DeskAction.NEXT, "board")
    assert words.lying not in desk.message.text()
    assert desk.message.embeds[0]["title"].endswith("8")
    await desk.press(words.undo)
    assert words.lying in desk.message.text()
    assert local.rejections == ()


@BOTH
async def test_penalty_cards_without_declarer(words: Words, running: Running, local: LocalDiscord) -> None:
    fits = await local.slash(words.user, "general", "director", {"penalty-cards": "W D9 major; E C2 minor"})
    assert words.lying in fits.message.text()
    clash = await local.slash(words.user, "general", "director", {"penalty-cards": "W D9 major; N C2 minor"})
    assert clash.message.ephemeral
    assert "N C2 minor" in clash.message.text()


@BOTH
async def test_notes_are_kept_with_the_case(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user, board=4)
    await more(desk, words)
    note = "**@everyone** устал\nвернуться к столу"
    await desk.fill(id_of(DeskAction.NOTES), board="12", number="5", pairs="7 / 12", note=note)
    assert "вернуться к столу" in desk.message.text()
    assert "@everyone" not in desk.message.text()
    assert desk.message.embeds[0]["title"].endswith("12")
    await refused_lead(desk)
    assert "вернуться к столу" in desk.message.text()
    await desk.press(words.undo)
    await more(desk, words)
    opened = await local.click(desk.message, id_of(DeskAction.NOTES))
    assert opened.modal is not None
    given = {part["component"]["custom_id"]: part["component"].get("value") for part in opened.modal["components"]}
    assert given == {"board": "12", "number": "5", "pairs": "7 / 12", "note": note}
    wrong = await local.submit_modal(opened, {"board": "xii"})
    assert wrong.message.ephemeral
    assert "xii" in wrong.message.text()
    await desk.fill(id_of(DeskAction.NOTES), board="", number="", pairs="", note="")
    assert "вернуться к столу" not in desk.message.text()
    assert local.rejections == ()


@BOTH
async def test_the_periods_run_across_a_restart(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    await more(desk, words)
    now = int(local.clock.now())
    await desk.press("Результаты вывешены сейчас" if words is RU else "The score is out now")
    ends = [int(found) for found in re.findall(r"<t:(\d+):R>", desk.message.text())]
    assert len(ends) == 2
    assert all(abs(end - now - 1800) < 10 for end in ends)
    await running.stop()
    await running.start()
    await more(desk, words)
    texts = {"time": "21:40", "zone": "UTC+3", "correction": "20", "appeal": "45"}
    await desk.fill(id_of(DeskAction.SCORE_AT), **texts)
    first, second = (int(found) for found in re.findall(r"<t:(\d+):R>", desk.message.text()))
    assert second - first == 25 * 60
    assert (first - 20 * 60) % 86400 == (21 - 3) * 3600 + 40 * 60
    assert abs(first - 20 * 60 - now) <= 12 * 3600 + 60
    await more(desk, words)
    opened = await local.click(desk.message, id_of(DeskAction.SCORE_AT))
    assert opened.modal is not None
    shown = {part["component"]["custom_id"]: part["component"].get("value") for part in opened.modal["components"]}
    assert shown == texts
    for wrong in ({"time": "25:00"}, {"zone": "Mars"}, {"correction": "0"}, {"appeal": "a while"}):
        refused = await desk.fill(id_of(DeskAction.SCORE_AT), **wrong)
        assert refused.message.ephemeral
        assert str(next(iter(wrong.values()))) in refused.message.text()
    await desk.fill(id_of(DeskAction.SCORE_AT), time="")
    assert "<t:" not in desk.message.text()
    assert local.rejections == ()


@BOTH
async def test_a_case_is_handed_over(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.player, **{"penalty-cards": "W ♦9 major"})
    receiver, third = local.user(words.user), "alice" if words is RU else "vera"
    await more(desk, words)
    await desk.choose(DeskAction.HAND_OVER, local.user(words.player).id)
    assert desk.message.component(id_of(DeskAction.HAND_OVER)), "it is theirs already, and nothing has changed"
    await desk.choose(DeskAction.HAND_OVER, receiver.id)
    assert f"<@{receiver.id}>" in desk.message.text()
    refused = await local.click(desk.message, id_of(DeskAction.CONFIRM), user=third)
    assert refused.message.ephemeral
    await desk.choose(DeskAction.NEXT, "lead:E")
    assert words.choose in desk.message.text(), "until it is confirmed the case goes on"
    await local.click(desk.message, id_of(DeskAction.CONFIRM), user=receiver)
    desk._stands()
    assert desk.file()["directors"] == [int(receiver.id)]
    late = await local.click(desk.message, id_of(DeskAction.UNDO))
    assert late.message.ephemeral
    assert words.not_yours in late.message.text()
    await desk.press(words.forbid, user=words.user)
    assert words.ban in desk.message.text()
    assert local.rejections == ()


@BOTH
async def test_a_hand_over_is_called_off_by_either(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.player)
    receiver = local.user(words.user)
    for user in (words.player, words.user):
        await more(desk, words)
        await desk.choose(DeskAction.HAND_OVER, receiver.id)
        await local.click(desk.message, id_of(DeskAction.CALL_OFF), user=user)
        desk._stands()
        assert f"<@{receiver.id}>" not in desk.message.text()
    assert "offered" not in desk.file()


@BOTH
async def test_a_player_cannot_take_a_case(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    refused = await desk.press(words.over, user=words.player)
    assert refused.ephemeral
    assert ("принять дело может" if words is RU else "can take a case over") in refused.text()
    assert len(desk.file()["directors"]) == 1


@BOTH
async def test_the_summary_can_be_copied(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user, board=7)
    await refused_lead(desk)
    await desk.press(words.refuse_free)
    await desk.choose(DeskAction.NEXT, "board")
    await more(desk, words)
    summary = await desk.press("Итог" if words is RU else "Summary")
    assert summary.ephemeral
    assert summary.content.startswith("```")
    assert "♦9" in summary.content
    assert ("Сдача 7" if words is RU else "Board 7") in summary.content
    await desk.press(words.end)
    assert words.closed in desk.message.text()
    again = await desk.press("Итог" if words is RU else "Summary", user=words.player)
    assert again.ephemeral
    await desk.press(words.reopen)
    assert words.closed not in desk.message.text()
    assert local.rejections == ()
