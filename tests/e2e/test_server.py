"""The settings of a server through the real client: shown, changed, obeyed, refused, and out of reach."""

import asyncio
import logging
import pathlib
import sqlite3
import threading
import time
from dataclasses import dataclass, replace

import pytest

from cogs.office import Office
from cogs.policy import READ_SECONDS
from cogs.server.state import ServerAction
from laws.importing.overlay import Overlays
from playground import ClientRefused, Exchange, LocalDiscord, Message
from tests.cogs import reading
from tests.cogs.offices import with_settings
from tests.e2e.conftest import Running


@dataclass(frozen=True)
class Words:
    """What a user of one language sees."""

    user: str
    outsider: str
    story: str
    title: str
    edition: str
    law: str
    default_law: str
    saved: str
    visibility: str
    everyone: str
    type: str
    minutes: str
    typed: str
    wrong: str
    reset: str
    sure: str
    reset_done: str
    other: str
    other_title: str
    not_manager: str
    needs_server: str
    needs_bot: str
    down: str
    note: str


RU = Words(
    user="vera",
    outsider="boris",
    story=reading.DONE,
    title="Настройки сервера",
    edition="Правила 1997 года",
    law="1997 года",
    default_law="2017 года",
    saved="Сохранено. Издание правил: **правила 1997 года**",
    visibility="Сохранено. Кто видит ответы: **все; только спросившему в",
    everyone="Все",
    type="Ввести",
    minutes="Период коррекции: **45 минут**",
    typed="скоро",
    wrong="«скоро» не подходит: нужно целое число",
    reset="Сбросить всё",
    sure="Да, сбросить",
    reset_done="Все настройки теперь по умолчанию",
    other="In English",
    other_title="Settings of this server",
    not_manager="«Управлять сервером»",
    needs_server="вызовите /настройки на сервере",
    needs_bot="На этот сервер меня не добавляли",
    down="Настройки сейчас недоступны",
    note="Настройки этого сервера сейчас не читаются",
)
EN = Words(
    user="alice",
    outsider="tom",
    story=reading.DONE_EN,
    title="Settings of this server",
    edition="Laws of 1997",
    law="Laws of 1997",
    default_law="Laws of 2017",
    saved="Saved. Edition of the Laws: **Laws of 1997**",
    visibility="Saved. Who sees answers: **everyone; the asker alone in",
    everyone="Everyone",
    type="Type it",
    minutes="Correction period: **45 minutes**",
    typed="soon",
    wrong="“soon” does not fit: a whole number",
    reset="Reset everything",
    sure="Yes, reset",
    reset_done="All settings are the defaults now",
    other="По-русски",
    other_title="Настройки сервера",
    not_manager="“Manage Server”",
    needs_server="call /settings on a server",
    needs_bot="I was not added to this server",
    down="The settings are out of reach",
    note="This server's settings cannot be read",
)
BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])


@pytest.fixture
def office(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Office:
    """The office with a data folder of the test's own."""
    own = with_settings(office, "storage", data=str(tmp_path_factory.mktemp("server") / "data"))
    return replace(own, library=replace(own.library, overlay=Overlays.of(own.settings.data_folder)))


async def ask(local: LocalDiscord, words: Words, channel: str = "general", **options: str | int) -> Message:
    return (await local.slash(words.user, channel, "ruling", {"situation": words.story, **options})).message


async def settings(local: LocalDiscord, words: Words) -> Message:
    return (await local.slash(words.user, "general", "settings", {})).message


async def press(local: LocalDiscord, message: Message, label: str) -> Exchange:
    return await local.click(message, str(message.button(label)["custom_id"]), within=20)


async def choose(local: LocalDiscord, message: Message, *values: str, place: int = 0) -> Message:
    return (await local.select(message, message.selects()[place]["custom_id"], list(values))).message


def forged(local: LocalDiscord, custom_id: str, channel: str = "general") -> Message:
    """A message of the bot's with a button that it never made."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
    return local.post_as_bot(channel, {"content": "x", "components": [row]})


@BOTH
async def test_settings_are_changed_in_words_and_obeyed(words: Words, running: Running, local: LocalDiscord) -> None:
    home = await settings(local, words)
    assert home.ephemeral
    assert words.title in home.embeds[0]["title"]
    assert words.other_title in (await press(local, home, words.other)).message.embeds[0]["title"]
    assert words.reset not in [button["label"] for button in home.buttons()]

    page = await choose(local, await settings(local, words), "edition")
    home = (await press(local, page, words.edition)).message
    assert words.saved in home.text()
    card = await ask(local, words)
    assert words.law in card.text()
    assert words.default_law in (await ask(local, words, edition=2017)).text()

    page = await choose(local, home, "private")
    home = (await press(local, page, words.everyone)).message
    assert not (await ask(local, words)).ephemeral
    quiet = local.world.channel("quiet").id
    home = await choose(local, await choose(local, home, "private"), quiet, place=1)
    assert words.visibility in home.text()
    assert (await ask(local, words, "quiet")).ephemeral
    assert not (await ask(local, words)).ephemeral

    page = await choose(local, home, "correction_minutes")
    refused = (await local.submit_modal(await press(local, page, words.type), {"typed": words.typed})).message
    assert words.wrong in refused.text()
    home = (await local.submit_modal(await press(local, refused, words.type), {"typed": "45"})).message
    assert words.minutes in home.text()

    await running.stop()
    await running.start()
    asked = (await press(local, home, words.reset)).message
    done = (await press(local, asked, words.sure)).message
    assert words.reset_done in done.text()
    assert words.default_law in (await ask(local, words)).text()
    assert local.rejections == ()


async def test_roles_and_texts_are_chosen_from_what_there_is(
    running: Running, local: LocalDiscord, office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    folder = office.settings.data_folder / "imported"
    folder.mkdir(parents=True, exist_ok=True)
    text = '{"format": 1, "edition": 2017, "language": "ru", "name": "ФСБР", "titles": {}, "sections": {}}'
    (folder / "2017_ru_x.json").write_text(text, encoding="utf-8")
    caplog.set_level(logging.INFO, "cogs.server.cog")
    role = local.world.role("managers").id
    page = await choose(local, await settings(local, RU), "director_roles")
    home = await choose(local, page, role)
    assert f"<@&{role}>" in home.text()
    home = await choose(local, await choose(local, home, "official_text"), "ФСБР")
    assert "**ФСБР**" in home.text()
    settled = await running.bot.policies.settings(int(local.world.guild("home").id))
    assert (settled.director_roles, settled.official_text) == ((int(role),), "ФСБР")
    user = local.world.user("vera").id
    audits = [record.getMessage() for record in caplog.records if "audit" in record.getMessage()]
    assert [line.split(": ")[-1] for line in audits] == [
        f"user {user} changed director_roles",
        f"user {user} changed official_text",
    ]
    assert "ФСБР" not in caplog.text
    page = await choose(local, home, "director_roles")
    home = (await press(local, page, "По умолчанию: кто управляет сообщениями или сервером")).message
    assert f"<@&{role}>" not in home.text()


@BOTH
async def test_only_who_manages_the_server_changes_them(words: Words, running: Running, local: LocalDiscord) -> None:
    with pytest.raises(ClientRefused):
        await local.slash(words.outsider, "general", "settings", {})
    lang = "ru" if words is RU else "en"
    for action in ServerAction:
        custom_id = f"1S{action.value}{lang}:edition:0"
        answered = (await local.click(forged(local, custom_id), custom_id, user=words.outsider)).message
        assert answered.ephemeral
        assert words.not_manager in answered.text(), action
    assert (await running.bot.policies.settings(int(local.world.guild("home").id))).as_data() == {}
    for custom_id in (f"1Sz{lang}::", f"1Ss{lang}:nothing:0", f"1Ss{lang}:edition:9", f"1Sc{lang}:edition:", "1S"):
        answered = (await local.click(forged(local, custom_id), custom_id, user=words.user)).message
        assert answered.ephemeral
        assert ("заново" if words is RU else "again") in answered.text(), custom_id
    assert local.rejections == ()


@BOTH
async def test_where_there_is_no_server_it_says_what_it_needs(
    words: Words, running: Running, local: LocalDiscord
) -> None:
    lang = "ru" if words is RU else "en"
    direct = (await local.slash(words.user, f"dm-{words.user}", "settings", {})).message
    assert words.needs_server in direct.text()
    with pytest.raises(ClientRefused):
        await local.slash(words.user, "away", "settings", {})
    custom_id = f"1Ss{lang}:edition:0"
    for channel, said in ((f"dm-{words.user}", words.needs_server), ("away", words.needs_bot)):
        answered = (await local.click(forged(local, custom_id, channel), custom_id, user=words.user)).message
        assert said in answered.text()


@BOTH
async def test_while_the_database_is_locked_nothing_is_lost_silently(
    words: Words, running: Running, local: LocalDiscord, office: Office
) -> None:
    page = await choose(local, await settings(local, words), "edition")
    page = await choose(local, (await press(local, page, words.edition)).message, "edition")
    running.bot.policies.forget(int(local.world.guild("home").id))
    other = await asyncio.to_thread(locked, office.settings.data_folder / "bridge.sqlite3")
    assert words.law in (await ask(local, words)).text()
    refused = await (await press(local, page, words.edition)).followed_up(within=20)
    assert words.down in refused.text()
    other.execute("ROLLBACK")
    other.close()
    assert words.saved in (await press(local, page, words.edition)).message.text()


@BOTH
async def test_while_the_database_is_away_answers_keep_coming(
    words: Words, running: Running, local: LocalDiscord, office: Office
) -> None:
    page = await choose(local, await settings(local, words), "edition")
    await press(local, page, words.edition)
    await running.stop()
    data = office.settings.data_folder
    away(data)
    await running.start()
    noted = await ask(local, words)
    assert words.default_law in noted.text()
    assert words.note in noted.text()
    assert words.down in (await settings(local, words)).text()
    back(data)
    await running.bot.database.start()
    await running.stop()
    await running.start()
    again = await ask(local, words)
    assert words.law in again.text()
    assert words.note not in again.text()
    assert local.rejections == ()


async def test_the_first_answer_of_a_process_knows_the_settings(
    running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = int(local.world.guild("home").id)
    await running.bot.policies.change(guild, lambda settings: settings.with_(edition=1997))
    await running.stop()
    monkeypatch.setattr("cogs.storage.database._migrated", lambda _: time.sleep(2 * READ_SECONDS))
    await running.start()
    card = await ask(local, RU)
    assert RU.law in card.text()
    assert RU.note not in card.text()


async def test_a_database_that_takes_too_long_does_not_keep_the_bot_away(
    running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await running.stop()
    monkeypatch.setattr("cogs.bot.OPEN_SECONDS", 0.1)
    opens = threading.Event()
    monkeypatch.setattr("cogs.storage.database._migrated", lambda _: opens.wait(60))
    await running.start()
    noted = await ask(local, RU)
    opens.set()
    assert RU.note in noted.text()


def locked(file: pathlib.Path) -> sqlite3.Connection:
    """A connection that keeps everybody else from writing."""
    found = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=30)
    found.execute("BEGIN IMMEDIATE")
    return found


def away(folder: pathlib.Path) -> None:
    """Take a folder away and put something in its place."""
    folder.rename(f"{folder}.away")
    folder.write_text("in the way", encoding="utf-8")


def back(folder: pathlib.Path) -> None:
    folder.unlink()
    pathlib.Path(f"{folder}.away").rename(folder)
