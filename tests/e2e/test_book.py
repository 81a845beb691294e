"""The law book in Discord, through the real client and in both languages."""

import pytest

from playground import LocalDiscord, Message
from tests import shared
from tests.cogs import reading
from tests.e2e.conftest import Running


async def ask(
    local: LocalDiscord, command: str, asked: dict[str, str | int], user: str = "vera", channel: str = "general"
) -> Message:
    return (await local.slash(user, channel, command, asked)).message


async def press(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Message:
    return (await local.click(message, str(message.button(label)["custom_id"]), user=user)).message


def labels(message: Message) -> list[str]:
    return [button["label"] for button in message.buttons()]


async def test_the_commands_have_names_in_both_languages(running: Running, local: LocalDiscord) -> None:
    commands = {command["name"]: command for command in local.commands()}
    names = {name: commands[name]["name_localizations"]["ru"] for name in ("law", "search", "compare", "term")}
    assert names == {"law": "правило", "search": "поиск", "compare": "сравнить", "term": "термин"}
    chapters = next(option for option in commands["search"]["options"] if option["name"] == "chapter")["choices"]
    assert [chapter["value"] for chapter in chapters] == list(range(1, 11))
    assert chapters[3]["name_localizations"]["ru"] == "Торговля (17–40)"
    assert local.rejections == ()


@pytest.mark.parametrize(
    ("user", "title", "language"),
    [("vera", "Правило 64A1, 2017", "In English"), ("tom", "Law 64A1, 2017", "По-русски")],
)
async def test_a_section_is_read_in_the_language_of_the_client(
    user: str, title: str, language: str, running: Running, local: LocalDiscord
) -> None:
    message = await ask(local, "law", {"section": "64 a 1"}, user)
    assert message.ephemeral
    assert title in message.text()
    turned = await press(local, message, "64A2 ▶")
    assert turned.id == message.id
    assert title.replace("64A1", "64A2") in turned.text()
    older = await press(local, turned, "1987")
    assert title.replace("64A1, 2017", "64A2, 1987") in older.text()
    other = await press(local, older, language)
    assert other.id == message.id
    assert "64A2, 1987" in other.text()
    assert title.split()[0] not in other.embeds[0]["title"]


@pytest.mark.parametrize(("user", "name"), [("vera", "фальшренонс (термин)"), ("alice", "revoke (a term)")])
async def test_names_are_completed_from_the_first_letter(
    user: str, name: str, running: Running, local: LocalDiscord
) -> None:
    first = await local.autocomplete(user, "general", "law", "section", name[0])
    assert first
    found = await local.autocomplete(user, "general", "law", "section", name[:5])
    choice = next(choice for choice in found if choice["name"] == name)
    assert choice["value"] == "DEF.revoke"
    assert "revoke" in (await ask(local, "law", {"section": choice["value"]}, user)).text()


async def test_numbers_are_completed_in_the_edition_chosen(running: Running, local: LocalDiscord) -> None:
    now = await local.autocomplete("vera", "general", "law", "section", "64В")
    then = await local.autocomplete("vera", "general", "law", "section", "64В", {"edition": 1987})
    assert "64B8" in [choice["value"] for choice in now]
    assert "64B8" not in [choice["value"] for choice in then]
    assert await local.autocomplete("vera", "general", "compare", "section", "17")
    assert await local.autocomplete("vera", "general", "term", "name", "шт")
    assert await local.autocomplete("vera", "general", "term", "name", "а" * 400) == ()


async def test_a_number_that_does_not_exist_offers_what_there_is(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "law", {"section": "70Д3"})
    assert "Пункта «70D3» в издании 2017 года нет" in message.text()
    assert "68D2b, 2017" in labels(message)
    assert "Правило 70D3, 2007" in (await press(local, message, "70D3, 2007")).text()
    assert "There is no Law 94" in (await ask(local, "law", {"section": "law 94"})).text()


async def test_options_win(running: Running, local: LocalDiscord) -> None:
    asked: dict[str, str | int] = {"section": "64A1", "edition": 1997, "language": "en", "visibility": "public"}
    message = await ask(local, "law", asked)
    assert not message.ephemeral
    assert "Law 64A1, 1997" in message.text()
    assert "Show to everyone" not in labels(message)


async def test_words_are_searched_for_and_a_section_opened(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "search", {"words": "штрафная карта"})
    assert "**" in message.text()
    hits, chapters = message.selects()
    kept = (await local.select(message, chapters["custom_id"], ["3"])).message
    assert kept.id == message.id
    assert "Общие правила об отклонениях" in kept.text()
    opened = (await local.select(kept, kept.selects()[0]["custom_id"], ["14B4"])).message
    assert opened.id != message.id
    assert opened.ephemeral
    assert "Правило 14B4, 2017" in opened.text()
    assert hits["options"]


async def test_a_law_is_compared_on_a_page(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "compare", {"section": "27"})
    assert "Менялось в изданиях: 1997, 2007, 2017" in message.text()
    attached = message.attachments[0]
    assert attached.filename == "law-27-ru.html"
    assert local.uploads.read(attached).decode().startswith("<!doctype html>")
    turned = await press(local, message, "27, 1987")
    assert turned.attachments == ()
    again = await press(local, turned, "Сравнить издания")
    assert [file.filename for file in again.attachments] == ["law-27-ru.html"]


async def test_where_no_file_may_be_attached_the_card_stands_alone(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "compare", {"section": "27"}, "vera", "quiet")
    assert message.attachments == ()
    assert "2017 · 27" in message.text()
    assert "приложенной" not in message.text()
    assert message.buttons()


async def test_a_term_leads_to_its_sections(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "term", {"name": "revoke"})
    assert "Revoke · фальшренонс" in message.text()
    select = message.selects()[0]
    opened = (await local.select(message, select["custom_id"], [select["options"][0]["value"]])).message
    assert opened.id != message.id
    unknown = await ask(local, "term", {"name": "фальшренонсище"})
    assert unknown.buttons()


async def test_a_public_card_is_everybodys_to_read_and_stays_as_it_is(running: Running, local: LocalDiscord) -> None:
    private = await ask(local, "law", {"section": "64A1"})
    public = await press(local, private, "Показать всем")
    assert not public.ephemeral
    other = await press(local, public, "64A2 ▶", user="tom")
    assert other.ephemeral
    assert other.id != public.id
    assert "64A1, 2017" in (local.log.get(public.id) or public).text()
    assert (await press(local, public, "64A2 ▶")).id == public.id


async def test_buttons_work_after_a_restart(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, "law", {"section": "64A1"})
    await running.stop()
    await running.start()
    assert "64A2, 2017" in (await press(local, message, "→ 64A2")).text()


async def test_reasons_lead_into_the_book(running: Running, local: LocalDiscord) -> None:
    ruling = await ask(local, "ruling", {"situation": reading.DONE})
    why = await press(local, ruling, "Почему")
    section = await press(local, why, "64A1")
    assert section.id != why.id
    assert "Место в правилах" in section.text()


@pytest.mark.parametrize("command", ["law", "search", "compare", "term"])
@pytest.mark.parametrize("text", ["@everyone **x**", "🂡", "а" * 400, "64A1" * 90, "\u202e?", "   "])
async def test_any_text_is_answered(command: str, text: str, running: Running, local: LocalDiscord) -> None:
    option = {"law": "section", "search": "words", "compare": "section", "term": "name"}[command]
    message = await ask(local, command, {option: text})
    assert message.text()
    assert message.pings == frozenset()
    assert local.rejections == ()


async def test_every_body_keeps_to_the_openapi_document(running: Running, local: LocalDiscord) -> None:
    shared.path("reference", "discord-openapi.json")
    asked = {
        "law": ("section", "12C1"),
        "search": ("words", "revoke"),
        "compare": ("section", "64"),
        "term": ("name", "alert"),
    }
    for user in ("vera", "tom"):
        for command, (option, text) in asked.items():
            message = await ask(local, command, {option: text}, user)
            for label in labels(message):
                assert (await press(local, await ask(local, command, {option: text}, user), label)).embeds
    assert local.rejections == ()
