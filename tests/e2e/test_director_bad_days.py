"""A Director's case when things go wrong: killed processes, racing clicks, lost messages and files, late modals."""

import asyncio
import json
import pathlib
import re
import sys

import pytest

from cogs.director.ids import Aim, DeskAction
from cogs.director.state import DeskState, Moment, Said
from engine.edition import Edition
from engine.table import Table
from playground import LocalDiscord
from tests.cogs import reading
from tests.cogs.test_searching import facts
from tests.e2e.conftest import Running
from tests.e2e.desk import EN, RU, Desk, Words, refused_lead, start
from tests.e2e.test_abuse import forged

ROOT = pathlib.Path(__file__).parents[2]
BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
PROCESS = """
import asyncio, sys
from cogs import settings
from cogs.connect import serve
from cogs.office import build
token, rest, gateway, data = sys.argv[1:]
chosen = settings.load()
chosen = chosen.model_copy(update={"storage": chosen.storage.model_copy(update={"data": data})})
sys.exit(asyncio.run(serve(build(chosen), token=token, rest_url=rest, gateway_url=gateway)))
"""
STORY = {
    "ru": "Запад пошёл девяткой бубен не в свою очередь, ход был Востока",
    "en": "West led the nine of diamonds out of turn, it was East's lead",
}


async def process(local: LocalDiscord, data: pathlib.Path) -> asyncio.subprocess.Process:
    """A bot in a process of its own, connected."""
    before = local.gateway.identifies
    found = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROCESS, local.token, local.rest_url, local.gateway_url, str(data), cwd=ROOT
    )
    await local.gateway.until_identified(before + 1, within=60)
    return found


@BOTH
async def test_killed_in_the_middle_of_a_case(words: Words, local: LocalDiscord, tmp_path: pathlib.Path) -> None:
    first = await process(local, tmp_path)
    try:
        desk = await start(local, words.user, board=7)
        await desk.type("1Dw:", STORY["ru" if words is RU else "en"])
        while "1Da:opening_lead=1" in [button["custom_id"] for button in desk.message.buttons()]:
            await desk.answer("opening_lead", "1")
        await desk.press(words.refuse_free)
        assert words.lying in desk.message.text()
        opened = await local.click(desk.message, "1Dw:")
    finally:
        first.kill()
        assert await first.wait() == -9
    second = await process(local, tmp_path)
    try:
        stories = (reading.DONE, reading.DONE_EN)
        await local.submit_modal(opened, {"typed": stories[words is EN]}, within=10)
        desk._stands()
        assert ("Фальшренонс" if words is RU else "A revoke") in desk.message.text()
        assert words.lying in desk.message.text()
        await desk.press(words.undo)
        await desk.choose(DeskAction.NEXT, "trick")
        await desk.choose(DeskAction.NEXT, "lead:E")
        assert words.choose in desk.message.text()
    finally:
        second.kill()
        await second.wait()
    third = await process(local, tmp_path)
    try:
        await desk.press(words.forbid)
        assert words.ban in desk.message.text()
        for _ in range(3):
            await desk.press(words.undo)
        assert words.lying in desk.message.text()
        assert desk.message.embeds[0]["title"].endswith("7")
    finally:
        third.terminate()
        await third.wait()
    assert local.rejections == ()


@BOTH
async def test_two_clicks_at_once(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user, **{"penalty-cards": "W ♦9 major"})
    local.faults.delay(0.3, where="callback")
    both = await asyncio.gather(
        local.select(desk.message, "1Dn:", ["lead:E"]),
        local.select(desk.message, "1Dn:", ["card:D9"]),
    )
    desk._stands()
    (note,) = (exchange.message for exchange in both if exchange.message.id != desk.message.id)
    assert note.ephemeral
    assert ("нажал раньше" if words is RU else "came first") in note.text()
    assert words.choose in desk.message.text()
    assert words.lying in desk.message.text()


async def test_a_double_tap_is_one_step(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "alice", **{"penalty-cards": "W ♦9 major"})
    await desk.choose(DeskAction.NEXT, "lead:E")
    await desk.choose(DeskAction.NEXT, "trick")
    local.faults.delay(0.3, where="callback")
    await asyncio.gather(local.click(desk.message, "1Du:"), local.click(desk.message, "1Du:", until="acknowledgement"))
    desk._stands()
    assert EN.choose in desk.message.text()
    assert local.rejections == ()


async def test_a_click_after_one_that_failed_is_taken(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "alice")
    await desk.choose(DeskAction.EVENT, "lead_out_of_turn")
    await desk.answer("opening_lead", "1")
    await desk.answer("right_leader_is_partner", "0")
    await desk.answer("offender", "3")
    await desk.type("1Dt:card", "the nine")
    await desk.type("1Dt:card", "D9")
    assert "No restriction" in desk.labels()


@BOTH
async def test_a_third_person_reads_but_does_not_rule(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    await refused_lead(desk)
    before = desk.message
    ids = [str(button["custom_id"]) for button in desk.message.buttons()]
    for custom_id in ids:
        answered = await local.click(desk.message, custom_id, user=words.player)
        assert answered.message.ephemeral, custom_id
        assert answered.modal is None, custom_id
    for action in (DeskAction.EVENT, DeskAction.NEXT):
        value = desk.message.component(Aim(action).custom_id)
        assert value is not None
        answered = await local.select(
            desk.message, Aim(action).custom_id, [value["options"][0]["value"]], user=words.player
        )
        assert words.not_yours in answered.message.text()
    desk._stands()
    assert desk.message == before
    assert local.rejections == ()


@BOTH
async def test_a_message_deleted_while_something_is_typed(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    opened = await local.click(desk.message, "1Dw:")
    local.delete(desk.message)
    answered = await local.submit_modal(opened, {"typed": "West @everyone revoked"})
    assert answered.message.ephemeral
    assert "West" in answered.message.text()
    assert "@everyone" not in answered.message.text()
    assert (
        "чтобы набранное не пропало" if words is RU else "so that it is not lost"
    ) in answered.message.text().lower()


async def test_a_message_deleted_under_a_click(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "vera", **{"penalty-cards": "W ♦9 major"})
    local.faults.refuse(status=404, code=10008, message="Unknown Message", where="callback")
    answered = (await local.select(desk.message, "1Dn:", ["lead:E"])).message
    assert answered.ephemeral
    assert RU.choose in answered.text()
    goes_on = Desk(local, answered)
    await goes_on.press(RU.forbid)
    assert RU.ban in goes_on.message.text()


@BOTH
async def test_a_message_without_its_file(words: Words, running: Running, local: LocalDiscord) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "1Du:"}]}
    bare = local.post_as_bot("general", {"content": "-", "components": [row]})
    answered = await local.click(bare, "1Du:", user=words.user)
    assert answered.message.ephemeral
    assert re.search("не удалось" if words is RU else "could not be read", answered.message.text())


@BOTH
async def test_a_modal_sent_after_a_quarter_of_an_hour(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    opened = await local.click(desk.message, "1Dw:")
    local.advance(16 * 60)
    await local.submit_modal(opened, {"typed": reading.DONE if words is RU else reading.DONE_EN})
    desk._stands()
    assert ("2 взятки" if words is RU else "2 tricks") in desk.message.text()
    assert local.rejections == ()


@BOTH
async def test_a_claim_is_ruled_on_also_where_no_worker_can_search(
    words: Words, running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cogs.claim.work.ProcessPoolExecutor", full)
    state = DeskState(
        lang="ru" if words is RU else "en",
        moment=Moment(
            table=Table(edition=Edition.LAWS_2017, declarer="S"), said=Said(situation="claim", facts=facts(8))
        ),
        directors=(int(local.user(words.user).id),),
    )
    message = forged(local, "1Dm:", json.dumps(state.carried()).encode())
    await local.click(message, "1Dm:", user=words.user, within=10)
    shown = local.log.get(message.id)
    assert shown is not None
    assert ("до конца" if words is RU else "Not settled") in shown.text()
    assert running.bot.failures.counts["unexpected"] == 0
    assert local.rejections == ()
