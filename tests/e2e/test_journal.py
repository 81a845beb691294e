"""The journal through the real client: keeping, listing, changing, exporting, and who may not."""

import asyncio
import csv
import io
import json
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.journal.account import Accounts
from cogs.journal.entry import Entry
from cogs.office import Office
from cogs.storage.journal import Journal
from playground import ClientRefused, Exchange, LocalDiscord, Message
from tests.cogs import reading
from tests.cogs.journal import draft, many, titled
from tests.cogs.offices import with_settings
from tests.e2e.conftest import Running


@dataclass(frozen=True)
class Words:
    """What a user of one language sees."""

    user: str
    outsider: str
    story: str
    keep: str
    kept: str
    open: str
    title: str
    board: str
    no_entries: str
    refused: str
    edit: str
    delete: str
    sure: str
    leave: str
    deleted: str
    language: str
    other_title: str
    report: str
    exported: str
    separator: str
    header: str
    down: str
    again: str
    nothing: str
    moved: str
    gone: str


RU = Words(
    user="vera",
    outsider="boris",
    story=reading.DONE,
    keep="В журнал",
    kept="Записано в журнал под номером 1.",
    open="Открыть запись",
    title="Фальшренонс",
    board="сдача 7, стол 3, пары 5",
    no_entries="Записей пока нет",
    refused="Журнал открыт для судей",
    edit="Дополнить",
    delete="Удалить",
    sure="Да, удалить",
    leave="Нет, оставить",
    deleted="Запись № 1 удалена",
    language="In English",
    other_title="A revoke",
    report="Отчёт для печати",
    exported="Выгружена 1 запись.",
    separator=";",
    header="Номер",
    down="Журнал сейчас недоступен",
    again="Записать ещё раз",
    nothing="Решения на карточке пока нет",
    moved="На карточке уже другое решение",
    gone="Записи с этим номером в журнале нет",
)
EN = Words(
    user="alice",
    outsider="tom",
    story=reading.DONE_EN,
    keep="To the journal",
    kept="Kept in the journal as number 1.",
    open="Open the entry",
    title="A revoke",
    board="board 7, table 3, pairs 5",
    no_entries="There are no entries yet",
    refused="The journal is open to the Directors",
    edit="Add to it",
    delete="Delete",
    sure="Yes, delete it",
    leave="No, leave it",
    deleted="Entry No. 1 is deleted",
    language="По-русски",
    other_title="Фальшренонс",
    report="Report to print",
    exported="1 entry exported.",
    separator=",",
    header="Number",
    down="The journal is out of reach",
    again="Try again",
    nothing="There is no ruling on the card yet",
    moved="The card shows another ruling by now",
    gone="The journal has no entry of this number",
)
BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
REMARKS = {"board": "7", "table": "3", "pairs": "5", "note": "@everyone **спорно**\n=1+1"}


@pytest.fixture
def office(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Office:
    """The office with a database of the test's own."""
    return with_settings(office, "storage", data=str(tmp_path_factory.mktemp("journal") / "data"))


@pytest.fixture
def accounts(office: Office) -> Accounts:
    return Accounts(office.register, office.book, office.words)


@pytest.fixture
def journal(running: Running) -> Journal:
    """The bot's own journal."""
    return Journal(running.bot.database)


async def ask(local: LocalDiscord, words: Words, channel: str = "general", **options: str) -> Message:
    return (await local.slash(words.user, channel, "ruling", {"situation": words.story, **options})).message


async def press(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Exchange:
    return await local.click(message, str(message.button(label)["custom_id"]), user=user)


async def keep(local: LocalDiscord, words: Words, **values: Any) -> Message:
    opened = await press(local, await ask(local, words), words.keep)
    return (await local.submit_modal(opened, {**REMARKS, **values})).message


async def listed(local: LocalDiscord, user: str, **options: Any) -> Message:
    return (await local.slash(user, "general", "journal", options)).message


def described(message: Message) -> str:
    return str(message.embeds[0]["description"])


@BOTH
async def test_from_a_card_into_the_journal_and_back(words: Words, running: Running, local: LocalDiscord) -> None:
    kept = await keep(local, words)
    assert kept.ephemeral
    assert words.kept in kept.text()
    await running.stop()
    await running.start()
    opened = (await press(local, kept, words.open)).message
    assert opened.ephemeral
    assert words.title in opened.embeds[0]["title"]
    assert words.story not in opened.text()
    assert "\\*\\*спорно\\*\\*" in opened.text()
    assert "@everyone" not in opened.text()
    turned = (await press(local, opened, words.language)).message
    assert turned.id == opened.id
    assert words.other_title in turned.embeds[0]["title"]
    law = (await press(local, turned, "64A1")).message
    assert "64A1" in law.text()
    page = await listed(local, words.user)
    assert words.board in described(page)
    chosen = (await local.select(page, page.selects()[0]["custom_id"], ["1"])).message
    assert words.title in chosen.embeds[0]["title"]
    assert local.rejections == ()


@BOTH
async def test_the_story_is_kept_only_with_leave(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    guild = int(local.world.guild("home").id)
    await keep(local, words)
    await keep(local, words, consent=["yes"])
    one, two = [await journal.get(guild, number) for number in (1, 2)]
    assert one is not None
    assert two is not None
    assert one.question == ""
    assert two.question == words.story
    assert one.facts == two.facts
    shown = (await local.slash(words.user, "general", "journal", {"number": 2})).message
    assert described(shown).startswith(f"> {words.story}")


@BOTH
async def test_those_who_are_no_directors_are_refused(words: Words, running: Running, local: LocalDiscord) -> None:
    card = await ask(local, words, visibility="public")
    refused = (await press(local, card, words.keep, user=words.outsider)).message
    assert refused.ephemeral
    assert words.refused in refused.text()
    assert words.refused in (await listed(local, words.outsider)).text()
    await keep(local, words)
    assert words.refused in (await listed(local, words.outsider, number=1)).text()
    for action in "locnrewdxtk":
        custom_id = f"1j{action}{0 if words is RU else 1}0:0:1::::"
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
        forged = local.post_as_bot("general", {"content": "x", "components": [row]})
        assert words.refused in (await local.click(forged, custom_id, user=words.outsider)).message.text(), action
    assert local.rejections == ()


async def test_there_is_no_journal_without_a_server(running: Running, local: LocalDiscord) -> None:
    for channel in ("dm-vera", "private", "away"):
        with pytest.raises(ClientRefused):
            await local.slash("vera", channel, "journal", {})
        assert RU.keep not in [button["label"] for button in (await ask(local, RU, channel)).buttons()]
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "1jl00:0:0::::"}]}
        forged = local.post_as_bot(channel, {"content": "x", "components": [row]})
        answered = (await local.click(forged, "1jl00:0:0::::", user="vera")).message
        assert "на сервере, куда добавлен бот" in answered.text()


async def test_entries_of_another_server_are_out_of_reach(
    running: Running, local: LocalDiscord, journal: Journal, accounts: Accounts
) -> None:
    (secret,) = await journal.keep(12345, 1, [titled(accounts, draft(accounts, note="тайна"))])
    answered = (await local.slash("vera", "general", "journal", {"number": secret.id})).message
    assert RU.gone in answered.text()
    assert RU.no_entries in (await listed(local, "vera")).text()
    for action in "oewdx":
        custom_id = f"1j{action}00:0:{secret.id}::::"
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
        forged = local.post_as_bot("general", {"content": "x", "components": [row]})
        assert RU.gone in (await local.click(forged, custom_id, user="vera")).messages[-1].text(), action
    exported = (await press(local, await listed(local, "vera"), "In English")).message
    assert "тайна" not in exported.text()
    assert await journal.get(12345, secret.id) == secret


@BOTH
async def test_an_entry_is_changed_and_deleted(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    shown = (await press(local, await keep(local, words), words.open)).message
    opened = await press(local, shown, words.edit)
    assert opened.modal is not None
    assert json.dumps(opened.modal, ensure_ascii=False).count("спорно") == 1
    changed = (await local.submit_modal(opened, {"board": "8", "note": "решено"})).message
    assert changed.id == shown.id
    assert "решено" in changed.text()
    assert "спорно" not in changed.text()
    entry = await journal.get(int(local.world.guild("home").id), 1)
    assert entry is not None
    assert (entry.board, entry.table) == ("8", "3")
    asked = (await press(local, changed, words.delete)).message
    back = (await press(local, asked, words.leave)).message
    assert "решено" in back.text()
    asked = (await press(local, back, words.delete)).message
    gone = (await press(local, asked, words.sure)).message
    assert words.deleted in gone.text()
    assert gone.buttons() == ()
    assert words.no_entries in (await listed(local, words.user)).text()
    assert local.rejections == ()


async def test_an_entry_deleted_meanwhile_is_said_to_be(
    running: Running, local: LocalDiscord, journal: Journal
) -> None:
    shown = (await press(local, await keep(local, RU), RU.open)).message
    opened = await press(local, shown, RU.edit)
    await journal.delete(int(local.world.guild("home").id), 1)
    assert RU.gone in (await local.submit_modal(opened, {"note": "поздно"})).messages[-1].text()
    assert EN.gone in (await press(local, shown, RU.language)).messages[-1].text()


@BOTH
async def test_a_list_is_searched_and_turned(
    words: Words, running: Running, local: LocalDiscord, journal: Journal, accounts: Accounts
) -> None:
    guild = int(local.world.guild("home").id)
    await journal.keep(guild, 1, list(many(accounts, 20)))
    first = await listed(local, words.user)
    assert "20" in first.embeds[0]["title"]
    older = (await press(local, first, "Старее ▶" if words is RU else "Older ▶")).message
    assert older.id == first.id
    last = (await press(local, older, "К старым ⏭" if words is RU else "Oldest ⏭")).message
    assert len(last.selects()[0]["options"]) == 2
    turned = (await press(local, last, words.language)).message
    assert "4" in turned.embeds[0]["footer"]["text"]
    newest = (await press(local, turned, "⏮ Newest" if words is RU else "⏮ К новым")).message
    assert "1" in newest.embeds[0]["footer"]["text"]
    one = await listed(local, words.user, words="фальшренонс", law="64А", board="13", **{"from": "01.01.2020"})
    assert len(one.selects()[0]["options"]) == 1
    assert described(one).startswith("> фальшренонс")
    turned = (await press(local, one, words.language)).message
    assert len(turned.selects()[0]["options"]) == 1
    none = await listed(local, words.user, words="апелляция", to="2020-01-01")
    assert none.selects() == ()
    assert local.rejections == ()


async def test_what_cannot_be_looked_for_is_said(running: Running, local: LocalDiscord) -> None:
    for options, russian, english in (
        ({"law": "все"}, "не номер правила", "is not the number of a law"),
        ({"from": "вчера"}, "не дата", "is not a date"),
        ({"to": "31.02.2026"}, "не дата", "is not a date"),
        ({"from": "2026-02-02", "to": "2026-01-01"}, "позже последнего", "later than the last"),
    ):
        assert russian in (await listed(local, "vera", **options)).text()
        assert english in (await listed(local, "alice", **options)).text()


@BOTH
async def test_exports(words: Words, running: Running, local: LocalDiscord, journal: Journal) -> None:
    await keep(local, words, note="=HYPERLINK(1)", consent=["yes"])
    page = await listed(local, words.user)

    async def file(label: str) -> tuple[str, bytes]:
        answered = (await press(local, page, label)).message
        assert answered.ephemeral
        assert words.exported in answered.text()
        (attachment,) = answered.attachments
        return attachment.filename, local.uploads.read(attachment)

    name, table = await file("Таблица CSV" if words is RU else "CSV table")
    assert name.endswith(".csv")
    assert table.startswith(b"\xef\xbb\xbf")
    head, row = csv.reader(io.StringIO(table.decode("utf-8-sig"), newline=""), delimiter=words.separator)
    assert head[0] == words.header
    assert row[head.index("Заметка" if words is RU else "Note")] == "'=HYPERLINK(1)"
    assert words.story in row
    name, plain = await file("JSON")
    assert name.endswith(".json")
    entry = await journal.get(int(local.world.guild("home").id), 1)
    assert [Entry.model_validate(item) for item in json.loads(plain)] == [entry]
    name, page_of_it = await file(words.report)
    assert name.endswith(".html")
    assert "Club" in page_of_it.decode()
    assert words.title in page_of_it.decode()
    assert local.rejections == ()


async def test_where_no_file_may_be_attached_nothing_is_exported(running: Running, local: LocalDiscord) -> None:
    await keep(local, RU)
    page = (await local.slash("vera", "quiet", "journal", {})).message
    assert "Прикладывать файлы в этом канале нельзя" in (await press(local, page, RU.report)).message.text()
    kept = (await local.slash("vera", "quiet", "ruling", {"situation": RU.story})).message
    opened = await press(local, kept, RU.keep)
    assert "под номером 2" in (await local.submit_modal(opened, {})).message.text()


@BOTH
async def test_while_the_storage_is_down_nothing_is_lost(
    words: Words, running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await listed(local, words.user)
    await running.bot.database.close()
    folder = running.office.settings.data_folder
    hidden = folder.with_name("hidden")
    await asyncio.to_thread(folder.rename, hidden)
    await asyncio.to_thread(folder.write_text, "in the way", encoding="utf-8")
    failed = await keep(local, words)
    (attachment,) = failed.attachments
    held = json.loads(local.uploads.read(attachment))["entries"]
    assert held[0]["board"] == "7"
    assert "question" not in held[0] or held[0]["question"] == ""
    assert words.down in (await press(local, page, words.language)).messages[-1].text()
    assert words.down in (await listed(local, words.user)).text()
    still = (await press(local, failed, words.again)).message
    assert still.id == failed.id
    assert len(still.attachments) == 1
    await asyncio.to_thread(folder.unlink)
    await asyncio.to_thread(hidden.rename, folder)
    kept = (await press(local, still, words.again)).message
    assert words.kept in kept.text()
    assert kept.attachments == ()
    assert words.board in described(await listed(local, words.user))


async def test_a_card_without_a_ruling_has_nothing_to_keep(running: Running, local: LocalDiscord) -> None:
    for words, story in ((RU, reading.TAKEN), (EN, reading.TAKEN)):
        card = (await local.slash(words.user, "general", "ruling", {"situation": story})).message
        assert words.keep not in [button["label"] for button in card.buttons()]
        state = str(card.button("Почему" if words is RU or "Почему" in str(card.buttons()) else "Why")["custom_id"])
        forged_id = "1J" + state[2:]
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": forged_id}]}
        forged = local.post_as_bot("general", {"content": "x", "components": [row]})
        assert RU.nothing in (await local.click(forged, forged_id, user=words.user)).message.text()


async def test_old_components_get_a_polite_answer(running: Running, local: LocalDiscord) -> None:
    for old in ("1jz00:0:0::::", "1jl", "1JAAAA", "1jl00:0:0::20269999::", "1jt00:0:0::::"):
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": old}]}
        message = local.post_as_bot("general", {"content": "старое", "components": [row]})
        assert "заново" in (await local.click(message, old, user="vera")).message.text()
        assert "ask again" in (await local.click(message, old, user="alice")).message.text()
