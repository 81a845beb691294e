"""Keeping the rulings of a Director's case, who counts as a Director by role, and what runs out."""

import asyncio
from datetime import timedelta

import pytest

from cogs.inflight import InFlight
from cogs.journal.account import Accounts
from cogs.journal.entry import Query
from cogs.journal.retention import JournalRetention
from cogs.office import Office
from cogs.server.settings import ServerSettings
from cogs.storage import StorageError
from cogs.storage.journal import Journal
from playground import Application, Exchange, LocalDiscord, Message, Role, User, permissions, small_world
from tests.cogs import reading
from tests.cogs.journal import BEGIN, draft, titled
from tests.cogs.offices import with_settings
from tests.e2e.conftest import Running
from tests.e2e.desk import EN, RU, Desk, Words, start

BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])


@pytest.fixture
def office(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Office:
    """The office with a database of the test's own."""
    return with_settings(office, "storage", data=str(tmp_path_factory.mktemp("data")))


@pytest.fixture
def journal(running: Running) -> Journal:
    return Journal(running.bot.database)


def keep_label(words: Words) -> str:
    return "В журнал" if words is RU else "To the journal"


async def pressed(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Exchange:
    return await local.click(message, str(message.button(label)["custom_id"]), user=user)


async def told(desk: Desk, text: str) -> None:
    await desk.type("1Dw:", text)


async def kept(local: LocalDiscord, journal: Journal) -> list[str]:
    page = await journal.page(int(local.world.guild("home").id), Query(), page=0, size=20)
    return [f"{entry.board}/{entry.table}/{entry.pairs}/{entry.note}/{entry.question}" for entry in page.entries]


@BOTH
async def test_one_ruling_with_what_the_case_knows(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    desk = await start(local, words.user, board=7)
    await told(desk, reading.DONE if words is RU else reading.DONE_EN)
    await desk.press(words.more)
    opened = await pressed(local, desk.message, keep_label(words))
    answered = await local.submit_modal(opened, {"pairs": "5–8"})
    assert "1" in answered.message.text()
    assert await kept(local, journal) == ["7//5–8//"]
    shown = (await local.slash(words.user, "general", "journal", {"number": 1})).message
    assert ("2 взятки" if words is RU else "2 tricks") in shown.text()
    assert local.rejections == ()


@BOTH
async def test_some_rulings_of_several(words: Words, running: Running, local: LocalDiscord, journal: Journal) -> None:
    desk = await start(local, words.user, board=7)
    story = reading.DONE if words is RU else reading.DONE_EN
    for _ in range(2):
        await told(desk, story)
    await desk.press(words.more)
    opened = await pressed(local, desk.message, keep_label(words))
    assert opened.modal is not None
    assert len(opened.modal["components"]) == 5
    await local.submit_modal(opened, {"which": ["0", "1"], "note": "n", "consent": ["yes"]})
    assert await kept(local, journal) == [f"7///n/{story}"] * 2
    await desk.press(words.end)
    opened = await pressed(local, desk.message, keep_label(words))
    answered = await local.submit_modal(opened, {})
    assert "3, 4" in answered.message.text()
    assert len(answered.message.buttons()) == 2
    assert local.rejections == ()


@BOTH
async def test_a_case_that_went_on_meanwhile_is_not_kept(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    desk = await start(local, words.user)
    await desk.press(words.more)
    nothing = (await pressed(local, desk.message, keep_label(words))).message
    assert ("Решения на карточке пока нет" if words is RU else "There is no ruling on the card yet") in nothing.text()
    await desk.press(words.back)
    await told(desk, reading.DONE)
    await desk.press(words.more)
    opened = await pressed(local, desk.message, keep_label(words))
    await desk.press(words.back)
    await desk.press(words.undo)
    await told(desk, reading.CORRECTED)
    answered = await local.submit_modal(opened, {})
    assert ("уже другое решение" if words is RU else "another ruling by now") in answered.message.text()
    assert await kept(local, journal) == []


async def test_a_directors_role_counts_instead_of_the_permission(office: Office) -> None:
    roles = [Role("judges", "Judges"), Role("wardens", "Wardens", permissions.MANAGE_MESSAGES)]
    users = [User("judge", "Judge", "ru", ("judges",)), User("warden", "Warden", "en-US", ("wardens",))]
    world = small_world(Application(), users=users, roles=roles)
    async with LocalDiscord(world=world, strict=True) as local:
        running = Running(local, office)
        await running.start()
        refused, empty = "The journal is open to the Directors", "There are no entries yet"
        assert "Журнал открыт для судей" in (await local.slash("judge", "general", "journal", {})).message.text()
        assert empty in (await local.slash("warden", "general", "journal", {})).message.text()
        settings = ServerSettings(director_roles=(int(world.role("judges").id),))
        await running.bot.policies.change(int(world.guild("home").id), lambda _: settings)
        assert "Записей пока нет" in (await local.slash("judge", "general", "journal", {})).message.text()
        assert refused in (await local.slash("warden", "general", "journal", {})).message.text()
        assert local.rejections == ()
        await running.end()


async def test_a_players_own_card_does_not_offer_the_journal(running: Running, local: LocalDiscord) -> None:
    for user, offered in (("vera", True), ("boris", False)):
        card = (await local.slash(user, "general", "ruling", {"situation": reading.DONE})).message
        assert ("В журнал" in [button["label"] for button in card.buttons()]) is offered
        turned = (await pressed(local, card, "In English")).message
        assert ("To the journal" in [button["label"] for button in turned.buttons()]) is offered
    public = await local.slash("boris", "general", "ruling", {"situation": reading.DONE, "visibility": "public"})
    assert "В журнал" in [button["label"] for button in public.message.buttons()]


async def test_entries_run_out_as_their_server_wants(running: Running) -> None:
    office, database = running.office, running.bot.database
    accounts = Accounts(office.register, office.book, office.words)
    journal = Journal(database, lambda: BEGIN)
    for guild in (1, 2):
        await journal.keep(guild, 3, [titled(accounts, draft(accounts))])
    await running.bot.policies.change(1, lambda settings: settings.model_copy(update={"journal_days": 30}))
    for days, gone in ((30, 0), (31, 1), (32, 0)):
        later = BEGIN + timedelta(days=days)
        retention = JournalRetention(Journal(database, lambda later=later: later), running.bot.policies, InFlight())  # type: ignore[misc]
        assert await retention.expire() == gone
    assert await journal.servers() == (2,)


async def test_old_entries_are_looked_for_while_the_bot_runs(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    retention = running.bot.get_cog("JournalRetention")
    assert isinstance(retention, JournalRetention)
    await running.bot.wait_until_ready()
    await asyncio.sleep(0.05)
    assert retention.daily.is_running()

    async def down() -> int:
        raise StorageError("down")

    monkeypatch.setattr(retention, "expire", down)
    await retention.daily()
    assert "storage is down" in caplog.text
