"""/privacy and /forget through the real client, and servers that the bot leaves."""

import asyncio
import logging
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from cogs.office import Office
from cogs.privacy.state import PrivacyAction
from cogs.server.life import ServerLife
from cogs.storage.models import Entry, Server
from playground import LocalDiscord, Message
from tests.cogs.offices import with_settings
from tests.e2e.conftest import Running


@dataclass(frozen=True)
class Words:
    """What a user of one language sees."""

    user: str
    outsider: str
    nothing: str
    own: str
    journal: str
    forget_own: str
    forget_server: str
    yes: str
    no: str
    gone_own: str
    gone_server: str
    other: str
    other_title: str
    not_manager: str
    again: str


RU = Words(
    user="vera",
    outsider="boris",
    nothing="Ничего.",
    own="2 записи, которые вы сделали",
    journal="Журнал: 3 записи, из них ваших 2.",
    forget_own="Стереть мои записи",
    forget_server="Стереть всё о сервере",
    yes="Да, стереть",
    no="Нет, оставить",
    gone_own="Стёрты 2 ваши записи.",
    gone_server="настройки и журнал (записей: 1)",
    other="In English",
    other_title="What is kept",
    not_manager="«Управлять сервером»",
    again="заново",
)
EN = Words(
    user="alice",
    outsider="tom",
    nothing="Nothing.",
    own="2 entries that you made",
    journal="Journal: 3 entries, 2 of them yours.",
    forget_own="Delete my entries",
    forget_server="Delete everything of the server",
    yes="Yes, delete",
    no="No, keep it",
    gone_own="2 entries of yours are deleted.",
    gone_server="its settings and its journal (entries: 1)",
    other="По-русски",
    other_title="Что хранится",
    not_manager="“Manage Server”",
    again="again",
)
BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])


@pytest.fixture
def office(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Office:
    """The office with a database of the test's own."""
    return with_settings(office, "storage", data=str(tmp_path_factory.mktemp("privacy") / "data"))


async def keep(running: Running, guild: str, *users: str) -> None:
    world = running.local.world

    async def work(session: AsyncSession) -> None:
        for user in users:
            session.add(
                Entry(
                    guild_id=int(world.guild(guild).id),
                    user_id=int(world.user(user).id),
                    kept_at=datetime(2026, 3, 1, tzinfo=UTC),
                    edition=2017,
                    lang="ru",
                    situation="revoke",
                    laws=" 64A1 ",
                    facts={},
                    outcome={},
                )
            )

    await running.bot.database.run(work)


async def press(local: LocalDiscord, message: Message, label: str) -> Message:
    return (await local.click(message, str(message.button(label)["custom_id"]), within=20)).message


@BOTH
async def test_what_is_kept_is_told_and_deleted(
    words: Words, running: Running, local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs.privacy.cog")
    guild = int(local.world.guild("home").id)
    shown = (await local.slash(words.user, "general", "privacy", {})).message
    assert shown.ephemeral
    assert words.nothing in shown.text()
    assert words.forget_own not in [button["label"] for button in shown.buttons()]
    await keep(running, "home", words.user, words.user, words.outsider)
    await running.bot.policies.change(guild, lambda settings: settings.with_(edition=1997))

    shown = (await local.slash(words.user, "general", "privacy", {})).message
    assert words.own in shown.text()
    assert words.journal in shown.text()
    assert words.other_title in (await press(local, shown, words.other)).embeds[0]["title"]
    shown = (await local.slash(words.user, "general", "privacy", {})).message
    asked = await press(local, shown, words.forget_own)
    kept = await press(local, asked, words.no)
    assert words.own in kept.text()
    gone = await press(local, await press(local, kept, words.forget_own), words.yes)
    assert words.gone_own in gone.text()

    await running.stop()
    await running.start()
    asked = (await local.slash(words.user, "general", "forget", {"what": "server"})).message
    gone = await press(local, asked, words.yes)
    assert words.gone_server in gone.text()
    assert (await running.bot.policies.settings(guild)).as_data() == {}
    asked = (await local.slash(words.user, "general", "forget", {"what": "own"})).message
    assert words.own not in asked.text()
    user = local.world.user(words.user).id
    audits = [record.getMessage() for record in caplog.records if "audit" in record.getMessage()]
    assert audits == [
        f"audit: user {user} deleted their 2 entries",
        f"audit: server {guild}: user {user} deleted everything, 1 entries",
    ]
    assert local.rejections == ()


@BOTH
async def test_a_servers_data_is_deleted_only_by_who_manages_it(
    words: Words, running: Running, local: LocalDiscord
) -> None:
    await keep(running, "home", words.user)
    lang = "ru" if words is RU else "en"
    refused = (await local.slash(words.outsider, "general", "forget", {"what": "server"})).message
    assert words.not_manager in refused.text()
    shown = (await local.slash(words.outsider, "general", "privacy", {})).message
    assert words.forget_server not in [button["label"] for button in shown.buttons()]
    for action in (PrivacyAction.SERVER, PrivacyAction.SERVER_SURE):
        custom_id = f"1P{action.value}{lang}"
        for channel, user in (("general", words.outsider), (f"dm-{words.user}", words.user), ("away", words.user)):
            row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
            forged = local.post_as_bot(channel, {"content": "x", "components": [row]})
            answered = (await local.click(forged, custom_id, user=user)).message
            assert words.not_manager in answered.text(), (action, channel)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "1Pzru"}]}
    forged = local.post_as_bot("general", {"content": "x", "components": [row]})
    assert words.again in (await local.click(forged, "1Pzru", user=words.user)).message.text()
    kept = await local.slash(words.user, f"dm-{words.user}", "privacy", {})
    assert words.forget_own in [button["label"] for button in kept.message.buttons()]


async def test_a_server_that_is_left_is_noted_and_forgotten_if_the_bot_stays_away(
    running: Running, local: LocalDiscord
) -> None:
    guild = int(local.world.guild("home").id)
    life = running.bot.get_cog("ServerLife")
    assert isinstance(life, ServerLife)
    await keep(running, "home", "vera")
    await running.bot.policies.change(guild, lambda settings: settings.with_(edition=1997))
    local.remove_bot("home")
    await marked(running, guild, left=True)
    assert await life.tidy() == ()
    local.add_bot("home")
    await marked(running, guild, left=False)
    assert (await running.bot.policies.settings(guild)).edition == 1997
    local.remove_bot("home")
    await marked(running, guild, left=True)

    async def long_ago(session: AsyncSession) -> None:
        server = await session.get_one(Server, guild)
        server.left_at = datetime(2026, 1, 1, tzinfo=UTC)

    await running.bot.database.run(long_ago)
    assert await life.tidy() == (guild,)
    assert (await running.bot.policies.settings(guild)).as_data() == {}


async def marked(running: Running, guild: int, *, left: bool) -> None:
    """Wait until the server counts as left, or as joined again."""
    async with asyncio.timeout(20):
        while True:
            server = await running.bot.database.run(lambda session: session.get(Server, guild), read_only=True)
            if server is not None and (server.left_at is not None) is left:
                return
            await asyncio.sleep(0.02)
