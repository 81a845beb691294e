"""Restarts, lost connections, limits and refusals of Discord."""

import asyncio
import logging
import pathlib
import signal
import sys
from collections.abc import Callable

import pytest

from cogs.connect import OK, REFUSED, serve
from cogs.dialog import Dialog
from cogs.office import Office
from cogs.register import register
from cogs.state import Action, State
from engine.edition import Edition
from playground import InteractionFailed, LocalDiscord, Message
from tests.cogs import reading
from tests.e2e.conftest import Running

ROOT = pathlib.Path(__file__).parents[2]


def custom_id(message: Message, label: str) -> str:
    return str(message.button(label)["custom_id"])


async def ask(local: LocalDiscord, text: str = reading.TAKEN, **options: str) -> Message:
    return (await local.slash("vera", "general", "ruling", {"situation": text, **options})).message


async def until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    deadline = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < deadline, "it did not come about"
        await asyncio.sleep(0.01)


async def test_a_click_works_after_a_restart(running: Running, local: LocalDiscord) -> None:
    asked = await ask(local)
    assert await running.stop() == OK
    await running.start()
    answered = (await local.click(asked, asked.buttons()[0]["custom_id"])).message
    assert answered.id == asked.id
    assert "взят" in answered.text()


async def test_a_modal_is_taken_after_a_restart(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    opened = await local.click(message, custom_id(message, "Неверно?"))
    await running.stop()
    await running.start()
    thanked = (await local.submit_modal(opened, {"typed": "иначе"})).message
    assert "сохранено" in thanked.text()


async def test_a_lost_connection_is_resumed(running: Running, local: LocalDiscord) -> None:
    local.gateway.reconnect()
    await until(lambda: local.gateway.resumes == 1)
    assert "взят" in (await ask(local, reading.DONE)).text()
    assert local.gateway.identifies == 1


async def test_an_old_custom_id_gets_a_polite_answer(running: Running, local: LocalDiscord) -> None:
    for old in ("0aBuGbowoABAAAAA", "1aAAAAAAAA", "poll:yes"):
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Да", "custom_id": old}]}
        message = local.post_as_bot("general", {"content": "старое", "components": [row]})
        answered = (await local.click(message, old, user="vera")).message
        assert answered.ephemeral
        assert "Спросите, пожалуйста, заново" in answered.text()
        english = (await local.click(message, old, user="tom")).message
        assert "ask again" in english.text()


async def test_a_rate_limit_is_waited_out(running: Running, local: LocalDiscord) -> None:
    local.faults.rate_limit(retry_after=0.2, where="callback")
    assert "взят" in (await ask(local, reading.DONE)).text()


async def test_one_server_error_is_got_over(running: Running, local: LocalDiscord) -> None:
    local.faults.server_error(where="callback")
    assert "взят" in (await ask(local, reading.DONE)).text()


@pytest.mark.impatient
async def test_many_server_errors_lose_the_answer_but_not_the_bot(running: Running, local: LocalDiscord) -> None:
    local.faults.server_error(9, where="callback")
    with pytest.raises(InteractionFailed):
        await local.slash("vera", "general", "ruling", {"situation": reading.DONE})
    await until(lambda: running.bot.failures.counts["too_slow"] == 1)
    local.faults.clear()
    assert "взят" in (await ask(local, reading.DONE)).text()


async def test_an_answer_that_comes_late_is_counted_and_not_repeated(running: Running, local: LocalDiscord) -> None:
    message = await ask(local)
    local.faults.refuse(status=404, code=10062, message="Unknown interaction", where="callback")
    await local.click(message, message.buttons()[0]["custom_id"], until="dispatch")
    await until(lambda: running.bot.failures.counts["unknown_interaction"] == 1)
    assert len(local.messages("general")) == 1


async def test_an_interaction_that_another_process_answered_is_left_alone(
    running: Running, local: LocalDiscord
) -> None:
    local.faults.refuse(status=400, code=40060, message="Already acknowledged", where="callback")
    await local.slash("vera", "general", "ruling", {"situation": reading.DONE}, until="dispatch")
    await until(lambda: running.bot.failures.counts["already_answered"] == 1)


async def test_a_message_deleted_meanwhile_is_answered_anew(running: Running, local: LocalDiscord) -> None:
    message = await ask(local)
    opened = await local.click(message, custom_id(message, "Не знаю"), until="answer")
    local.faults.refuse(status=404, code=10008, message="Unknown Message", where="callback")
    answered = (await local.click(opened.message, custom_id(opened.message, "In English"))).message
    assert answered.id != message.id
    assert answered.ephemeral


async def test_suggestions_that_fail_are_empty_and_logged(
    running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("cogs.dialog.title_of", fail)
    assert await local.autocomplete("vera", "general", "ruling", "situation", "а") == ()
    assert running.bot.failures.counts["unexpected"] == 1


async def test_a_file_that_is_gone_gets_a_polite_answer(running: Running, local: LocalDiscord) -> None:
    codec = Dialog(running.office).codec
    lost = codec.pack(State(Action.WHY, "ru", Edition.LAWS_2017, "revoke", attached=True))
    assert lost is not None
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Почему", "custom_id": lost}]}
    message = local.post_as_bot("general", {"content": "без файла", "components": [row]})
    answered = (await local.click(message, lost, user="vera")).message
    assert answered.ephemeral
    assert "прочитать не удалось" in answered.text()


async def test_without_leave_to_attach_files_the_answer_still_comes(running: Running, local: LocalDiscord) -> None:
    answered = (await local.slash("vera", "quiet", "ruling", {"situation": reading.DONE})).message
    assert "2 взятки" in answered.text()
    assert answered.buttons()


@pytest.mark.parametrize("channel", ["dm-vera", "away"])
async def test_the_bot_answers_where_it_is_not_on_the_server(
    channel: str, running: Running, local: LocalDiscord
) -> None:
    message = (await local.slash("vera", channel, "ruling", {"situation": reading.DONE})).message
    assert "2 взятки" in message.text()
    assert "Правило 64A1" in (await local.click(message, custom_id(message, "Почему"))).message.text()


async def test_an_unexpected_error_is_told_by_its_id_alone(
    running: Running, local: LocalDiscord, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError(reading.DONE)

    monkeypatch.setattr("cogs.dialog.card", fail)
    with caplog.at_level(logging.DEBUG, logger="cogs"):
        answered = await ask(local, reading.DONE)
    record = next(item for item in caplog.records if item.name == "cogs.failures")
    mark = answered.text().rpartition(" ")[2].strip(".»")
    assert len(mark) == 8
    assert mark in record.getMessage()
    assert "KeyError" in record.getMessage()
    assert reading.DONE not in caplog.text
    assert local.token not in caplog.text


async def test_a_wrong_token_ends_the_run_with_one_line(
    local: LocalDiscord, office: Office, capsys: pytest.CaptureFixture[str]
) -> None:
    status = await serve(
        office, token="wrong", rest_url=local.rest_url, gateway_url=local.gateway_url, stop=asyncio.Event()
    )
    assert status == REFUSED
    assert capsys.readouterr().err.count("\n") == 1
    assert len(local.rejections) == 1


async def test_a_gateway_that_refuses_at_first_is_tried_again(local: LocalDiscord, office: Office) -> None:
    local.faults.hang_up(3, where="/gateway/")
    running = Running(local, office)
    await running.start()
    assert len(running.bots) >= 2
    assert "взят" in (await ask(local, reading.DONE)).text()
    assert await running.stop() == OK


async def test_answers_under_way_are_finished_before_it_stops(running: Running, local: LocalDiscord) -> None:
    local.faults.delay(0.5, where="callback")
    exchange = await local.slash("vera", "general", "ruling", {"situation": reading.DONE}, until="dispatch")
    await until(lambda: running.bot._in_flight.count == 1)
    assert await running.stop() == OK
    assert "взят" in exchange.message.text()


async def test_answers_that_the_end_overtakes_are_counted_and_no_bug(
    running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(_: float) -> bool:
        return False

    monkeypatch.setattr(running.bot._in_flight, "drained", late)
    names = ("help", "journal", "settings", "privacy", "guide")
    await asyncio.gather(*(local.slash("vera", "general", name, {}, until="dispatch") for name in names))
    assert await running.stop() == OK
    await until(lambda: running.bot._in_flight.count == 0)
    assert running.bot.failures.counts["unexpected"] == 0


async def test_commands_are_registered_only_when_they_change(local: LocalDiscord, running: Running) -> None:
    folder = running.office.settings.data_folder
    assert await register(running.bot, folder, always=False)
    assert not await register(running.bot, folder, always=False)
    (folder / "commands.json").write_text("broken")
    assert await register(running.bot, folder, always=False)
    assert set(local.command_names()) >= {"ruling", "law", "Rule on this"}


PROCESS = """
import asyncio, sys
from cogs import settings
from cogs.connect import serve
from cogs.office import build
token, rest, gateway = sys.argv[1:]
sys.exit(asyncio.run(serve(build(settings.load()), token=token, rest_url=rest, gateway_url=gateway)))
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_process_in_order(number: signal.Signals, local: LocalDiscord) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROCESS, local.token, local.rest_url, local.gateway_url, cwd=ROOT
    )
    await local.gateway.until_connected(within=30)
    process.send_signal(number)
    assert await asyncio.wait_for(process.wait(), 20) == OK
