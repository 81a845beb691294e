"""What people and programs do that nobody asked them to: forged components, broken files, signs that hide or run."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cogs import connect
from cogs.dialog import Dialog
from cogs.director.desk import DirectorDesk
from cogs.feedback import JsonLines
from cogs.journal.account import Accounts
from cogs.local import serve as serve_locally
from cogs.office import Office
from cogs.router import ELSEWHERE
from cogs.state import VERSION, Action, State
from cogs.storage.journal import Journal
from engine.edition import Edition
from playground import LocalDiscord, Message, Upload
from playground.checks.field import Field
from playground.posting import Draft, post
from tests.cogs import reading
from tests.cogs.journal import draft, titled
from tests.cogs.offices import with_settings
from tests.e2e.conftest import Running

HIDING = "\u202eab\u200bc\u2066\ufeff\x00\x07"
"""Signs that turn the direction, take no room or ring."""
NASTY = f"@everyone <@1> <@&2> **x** ||y|| [a](http://b.c) ```py\nq\n``` {HIDING} # h"
GONE = "не удалось"


@dataclass(frozen=True)
class Words:
    """What a user of one language sees."""

    user: str
    keep: str
    wrong: str
    edit: str
    open: str
    thanks: str
    again: str
    back: str
    down: str
    lost: str
    dont_know: str


RU = Words(
    user="vera",
    keep="В журнал",
    wrong="Неверно?",
    edit="Дополнить",
    open="Открыть запись",
    thanks="сохранено",
    again="заново",
    back="Чтобы набранное не пропало",
    down="Журнал сейчас недоступен",
    lost="Замечание не сохранено",
    dont_know="Не знаю",
)
EN = Words(
    user="alice",
    keep="To the journal",
    wrong="Wrong?",
    edit="Add to it",
    open="Open the entry",
    thanks="Your remark is kept",
    again="ask again",
    back="so that it is not lost",
    down="The journal is out of reach",
    lost="Your remark is not kept",
    dont_know="I don't know",
)
BOTH = pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])


@pytest.fixture
def office(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Office:
    """The office with a data folder of the test's own."""
    return with_settings(office, "storage", data=str(tmp_path_factory.mktemp("abuse") / "data"))


@pytest.fixture
def journal(running: Running) -> Journal:
    return Journal(running.bot.database)


async def ask(local: LocalDiscord, words: Words, text: str = "", **options: str) -> Message:
    story = text or (reading.DONE if words is RU else reading.DONE_EN)
    return (await local.slash(words.user, "general", "ruling", {"situation": story, **options})).message


def custom_id(message: Message, label: str) -> str:
    return str(message.button(label)["custom_id"])


def forged(local: LocalDiscord, custom_id: str, file: bytes | None = None, channel: str = "general") -> Message:
    """A message of the bot with a button and a file that it never made."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
    files = {} if file is None else {0: Upload("facts.json", file)}
    return post(local.hub, Draft(Field({"content": "x", "components": [row]}), files), channel=local.channel(channel))


def attached_id(office: Office, action: Action = Action.WHY, situation: str = "revoke") -> str:
    found = Dialog(office).codec.pack(State(action, "ru", Edition.LAWS_2017, situation, attached=True))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"[" * 60000, GONE),
        (b'{"a":' * 12000, GONE),
        (b"{}" + b" " * 9_000_000, GONE),
        (b"\xff\xfe\x00", GONE),
        (b"", GONE),
        (b"not json", GONE),
        (b"[1, 2]", GONE),
        (b"9" * 60000, GONE),
    ],
    ids=["deep list", "deep object", "nine megabytes", "no text", "empty", "no json", "a list", "a long number"],
)
async def test_a_broken_file_gets_a_polite_answer(
    file: bytes, said: str, running: Running, local: LocalDiscord, office: Office
) -> None:
    for name in (attached_id(office), "1Du:", "1jt00:0:0::::", "1J" + attached_id(office)[2:]):
        answered = (await local.click(forged(local, name, file), name, user="vera")).message
        assert answered.ephemeral
        assert said in answered.text(), name
    assert running.bot.failures.counts["unexpected"] == 0


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"nothing": 1},
        {"offender": {"a": ["b"]}},
        {"offender": "W", "established": "perhaps", "contract": 7},
        {"entries": [{"edition": 3}], "version": 2, "lang": "xx", "moment": []},
        {"trick_won_by": 10**40, "offender": None},
    ],
    ids=["empty", "unknown", "nested", "wrong values", "wrong entries", "huge"],
)
async def test_a_file_of_another_schema_gets_a_polite_answer(
    content: object, running: Running, local: LocalDiscord, office: Office
) -> None:
    file = json.dumps(content).encode()
    actions = (Action.WHY, Action.SHOW, Action.EDITIONS, Action.LANGUAGE, Action.OUTCOMES, Action.PUBLISH)
    for name in (
        *(attached_id(office, action) for action in actions),
        "1Du:",
        "1Dj:",
        "1jk00:0:0::::",
        "1jt00:0:0::::",
    ):
        answered = (await local.click(forged(local, name, file), name, user="vera")).message
        assert answered.text(), name
    assert running.bot.failures.counts["unexpected"] == 0
    assert local.rejections == ()


def families() -> Iterator[str]:
    for prefix in ("1a", "1B", *ELSEWHERE):
        family = prefix[len(VERSION) :]
        yield from (f"2{family}ru:0", f"0{family}", f"1{family}", f"1{family}\u202e:\x00", f"1{family}" + "A" * 90)


@pytest.mark.parametrize("record", [{"a": 1}, 7, "x" * 5000, [["W:DQ"] * 9] * 9, [[[[[]]]]], {"N": "*" * 5000}])
async def test_a_file_with_an_impossible_record_gets_an_answer(
    record: object, running: Running, local: LocalDiscord, office: Office
) -> None:
    for fact in ("tricks", "hands"):
        file = json.dumps({"contract": "4S by S", fact: record}).encode()
        for action in (Action.WHY, Action.SHOW, Action.EDITIONS, Action.LANGUAGE):
            name = attached_id(office, action, "revoke_from_record")
            answered = (await local.click(forged(local, name, file), name, user="vera")).message
            assert answered.text()
    assert running.bot.failures.counts["unexpected"] == 0
    assert local.rejections == ()


async def test_every_component_of_another_version_is_told_politely(running: Running, local: LocalDiscord) -> None:
    for name in families():
        for user, said in (("vera", "заново"), ("tom", "ask again")):
            answered = (await local.click(forged(local, name), name, user=user)).message
            assert answered.ephemeral, name
            known = (
                said in answered.text() or "Журнал открыт" in answered.text() or "journal is open" in answered.text()
            )
            assert known, (name, answered.text())
    assert running.bot.failures.counts["unexpected"] == 0


@BOTH
async def test_modals_are_taken_after_a_quarter_of_an_hour(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    card = await ask(local, words)
    wrong = await local.click(card, custom_id(card, words.wrong))
    keep = await local.click(card, custom_id(card, words.keep))
    local.advance(16 * 60)
    assert words.thanks in (await local.submit_modal(wrong, {"typed": NASTY})).message.text()
    kept = (await local.submit_modal(keep, {"note": NASTY})).message
    shown = (await local.click(kept, custom_id(kept, words.open))).message
    edit = await local.click(shown, custom_id(shown, words.edit))
    local.advance(16 * 60)
    assert "later" in (await local.submit_modal(edit, {"note": "later"})).message.text()
    assert local.rejections == ()


@BOTH
async def test_what_a_note_hides_is_neutral_wherever_it_is_shown(
    words: Words, running: Running, local: LocalDiscord, journal: Journal
) -> None:
    card = await ask(local, words)
    opened = await local.click(card, custom_id(card, words.keep))
    kept = (await local.submit_modal(opened, {"note": NASTY, "pairs": NASTY[:60], "board": HIDING + "7"})).message
    entry = (await local.click(kept, custom_id(kept, words.open))).message
    listed = (await local.slash(words.user, "general", "journal", {})).message
    found = (await local.slash(words.user, "general", "journal", {"words": "x" + HIDING + "**"})).message
    for message in (kept, entry, listed, found):
        assert message.pings == frozenset()
        text = json.dumps([message.text(), message.embeds, message.components], ensure_ascii=False)
        assert not re.search(r"[\u202a-\u202e\u2066-\u2069\ufeff\x00-\x08]", text)
        assert "@everyone" not in message.text()
        assert "<@1>" not in message.text()
        assert "**x**" not in message.text()
        assert "](http" not in message.text()
        assert "```" not in message.text()
    assert local.rejections == ()


@BOTH
async def test_what_a_director_notes_is_neutral_and_stays_in_its_fence(
    words: Words, running: Running, local: LocalDiscord
) -> None:
    desk = (await local.slash(words.user, "general", "director", {"pairs": NASTY[:60], "visibility": "public"})).message
    desk = (await local.click(desk, "1Dm:")).message
    opened = await local.click(desk, "1Df:")
    desk = (await local.submit_modal(opened, {"note": NASTY + "\n```\n@here"})).message
    desk = (await local.click(desk, "1Dm:")).message
    told = await local.click(desk, "1Dj:")
    assert told.message.ephemeral
    for message in told.messages:
        assert message.content.count("```") == 2
        assert message.pings == frozenset()
        assert "\u202e" not in message.content
    assert "@everyone" not in desk.text()
    assert "**x**" not in desk.text()
    assert local.rejections == ()


@BOTH
async def test_long_texts_that_are_refused_come_back(
    words: Words, running: Running, local: LocalDiscord, office: Office
) -> None:
    """Escaped signs count twice, so that a text of a thousand could be too long for a message."""
    stars = "*" * 1000
    typed = Dialog(office).codec.pack(
        State(Action.TYPE, "ru" if words is RU else "en", Edition.LAWS_2017, "revoke", {}, "contract")
    )
    assert typed is not None
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": typed}]}
    private = local.post_as_bot("general", {"content": "x", "components": [row]}, viewer=words.user)
    opened = await local.click(private, typed, user=words.user)
    refused = (await local.submit_modal(opened, {"typed": stars})).messages[-1]
    assert "\\*\\*" in refused.text()
    desk = (await local.slash(words.user, "general", "director", {})).message
    told = await local.click(desk, "1Dw:")
    local.delete(desk)
    back = (await local.submit_modal(told, {"typed": stars})).message
    assert words.back in back.text()
    assert "\\*\\*" in back.text()
    assert local.rejections == ()


@BOTH
async def test_a_note_is_not_lost_where_it_cannot_be_changed(
    words: Words, running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await ask(local, words)
    kept = (await local.submit_modal(await local.click(card, custom_id(card, words.keep)), {})).message
    shown = (await local.click(kept, custom_id(kept, words.open))).message
    opened = await local.click(shown, custom_id(shown, words.edit))
    await running.bot.database.close()
    folder = running.office.settings.data_folder
    hidden = folder.with_name("hidden")
    await asyncio.to_thread(folder.rename, hidden)
    await asyncio.to_thread(folder.write_text, "in the way", encoding="utf-8")
    said = await local.submit_modal(opened, {"note": "long thoughts @everyone"}, within=20)
    refused = await said.followed_up(within=20)
    assert words.down in refused.text()
    assert words.back in refused.text()
    assert "long thoughts" in refused.text()
    assert "@everyone" not in refused.text()


@BOTH
async def test_a_remark_that_cannot_be_written_comes_back(
    words: Words, running: Running, local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(JsonLines, "_append", full)
    card = await ask(local, words)
    opened = await local.click(card, custom_id(card, words.wrong))
    said = (await local.submit_modal(opened, {"typed": "two tricks, 64A1"})).message
    assert words.lost in said.text()
    assert "two tricks, 64A1" in said.text()


@BOTH
async def test_an_entry_is_kept_once_however_often_the_button_is_tapped(
    words: Words, running: Running, local: LocalDiscord, journal: Journal, office: Office
) -> None:
    accounts = Accounts(office.register, office.book, office.words)
    held = json.dumps({"entries": [draft(accounts).model_dump(mode="json")]}).encode()
    name = "1jt" + ("00" if words is RU else "10") + ":0:0::::"
    message = forged(local, name, held)
    await asyncio.gather(*(local.click(message, name, user=words.user, until="dispatch") for _ in range(4)))
    guild = int(local.world.guild("home").id)
    for _ in range(100):
        await asyncio.sleep(0.02)
        if await journal.get(guild, 1):
            break
    await asyncio.sleep(0.3)
    assert await journal.get(guild, 1) is not None
    assert await journal.get(guild, 2) is None


async def test_a_message_for_everybody_is_never_turned_into_the_journal(
    running: Running, local: LocalDiscord, journal: Journal, office: Office
) -> None:
    accounts = Accounts(office.register, office.book, office.words)
    await journal.keep(int(local.world.guild("home").id), 1, [titled(accounts, draft(accounts, note="тайна"))])
    for action in "lewdx":
        name = f"1j{action}00:0:1::::"
        public = forged(local, name)
        answered = await local.click(public, name, user="vera")
        assert all(message.ephemeral for message in answered.messages if message.id != public.id), action
        assert local.log.get(public.id) == public, action


@BOTH
async def test_a_card_deleted_before_its_promised_answer_is_answered_anew(
    words: Words, running: Running, local: LocalDiscord
) -> None:
    card = await ask(local, words)
    kept = (await local.submit_modal(await local.click(card, custom_id(card, words.keep)), {})).message
    shown = (await local.click(kept, custom_id(kept, words.open))).message
    opened = await local.click(shown, custom_id(shown, words.edit))
    local.faults.refuse(status=404, code=10008, message="Unknown Message", where="@original")
    said = await (await local.submit_modal(opened, {"note": "решено"})).followed_up(within=10)
    assert said.ephemeral
    assert "решено" in said.text()


@pytest.mark.parametrize(
    "text", ["\x00\x01\x1b[31m", HIDING, "\u202e\u202e", "👩‍👩‍👧‍👦", "a\nb\tc", "\\" * 100, "%" * 100]
)
async def test_completing_takes_any_sign(text: str, running: Running, local: LocalDiscord) -> None:
    for command, option in (("ruling", "situation"), ("law", "name"), ("term", "term"), ("situation", "situation")):
        commands = {item["name"]: [given["name"] for given in item.get("options", ())] for item in local.commands()}
        if option not in commands[command]:
            option = next(iter(commands[command]))
        choices = await local.autocomplete("vera", "general", command, option, text)
        assert all(1 <= len(choice["name"]) <= 100 for choice in choices)
    assert running.bot.failures.counts["unexpected"] == 0
    assert local.rejections == ()


async def test_a_connection_lost_under_an_answer_is_no_bug(running: Running, local: LocalDiscord) -> None:
    local.faults.hang_up(9, where="callback")
    await local.slash("vera", "general", "ruling", {"situation": reading.DONE}, until="dispatch")
    for _ in range(500):
        await asyncio.sleep(0.02)
        if running.bot.failures.counts:
            break
    assert sum(running.bot.failures.counts.values()) == 1
    assert running.bot.failures.counts["unexpected"] == 0
    local.faults.clear()
    assert "взят" in (await ask(local, RU)).text()


async def test_the_playground_leaves_the_database_of_the_real_servers_alone(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, object] = {}

    async def serve(_: Office, **options: object) -> int:
        given.update(options)
        return 0

    monkeypatch.setenv("DATABASE_URL", "postgresql://bot@database.example/real")
    monkeypatch.setattr(connect, "serve", serve)
    assert await serve_locally(with_settings(office, "playground", port=0)) == 0
    assert str(given["database"]).endswith("/data/playground.sqlite3")


@pytest.fixture
def everything(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """All that is logged at the lowest level, as a service set to DEBUG logs it."""
    root = logging.getLogger()
    level = root.level
    caplog.set_level(logging.DEBUG)
    yield caplog
    root.setLevel(level)


async def test_no_log_holds_a_text_or_a_token(
    everything: pytest.LogCaptureFixture, local: LocalDiscord, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Running(local, office)
    await running.start()
    secret = "hushhush"
    card = await ask(local, RU, f"{reading.DONE} {secret}")
    await local.autocomplete("vera", "general", "ruling", "situation", secret)
    card = await ask(local, RU)
    wrong = await local.click(card, custom_id(card, RU.wrong))
    await local.submit_modal(wrong, {"typed": secret})
    opened = await local.click(card, custom_id(card, RU.keep))
    kept_by = await local.submit_modal(opened, {"note": secret, "consent": ["yes"]})
    kept = kept_by.message
    await local.click(kept, custom_id(kept, RU.open))
    await local.slash("vera", "general", "journal", {"words": secret})
    desk = (await local.slash("vera", "general", "director", {"pairs": secret})).message
    await local.submit_modal(await local.click(desk, "1Dw:"), {"typed": secret})
    for name in ("law", "search", "compare", "term"):
        first = next(item["options"][0]["name"] for item in local.commands() if item["name"] == name)
        await local.slash("vera", "general", name, {first: secret})
    claim = {"trump": "S", "leader": "S", "claimer": "S"}
    for name, options, fields in (
        ("claim", claim, {"N": secret, "statement": secret}),
        ("score", {}, {"result": secret}),
        ("adjust", {}, {"result": secret, "field": secret}),
        ("situation", {"kind": "revoke"}, {}),
    ):
        form = await local.slash("vera", "general", name, options, until="acknowledgement")
        await local.submit_modal(form, fields)
    await local.slash("vera", "general", "adjust", {"file": Upload("results.txt", secret.encode())})
    await local.slash("vera", "general", "penalty-card not-played", {"penalty-cards": secret})

    def fail(*_: object, **__: object) -> None:
        raise KeyError(secret)

    monkeypatch.setattr("cogs.dialog.card", fail)
    await ask(local, RU, secret)
    monkeypatch.setattr(DirectorDesk, "begin", fail)
    await local.slash("vera", "general", "director", {"pairs": secret})
    await running.stop()
    assert "KeyError" in everything.text
    assert secret not in everything.text
    assert reading.DONE not in everything.text
    assert local.token not in everything.text
    assert not [exchange for exchange in (wrong, opened, kept_by) if exchange.token in everything.text]
