"""What users do with the bot, through the real client."""

import json

import pytest

from cogs.dialog import CASE
from playground import LocalDiscord, Message
from tests import shared
from tests.cogs import reading
from tests.e2e.conftest import Running


def custom_id(message: Message, label: str) -> str:
    return str(message.button(label)["custom_id"])


async def ask(
    local: LocalDiscord, text: str, user: str = "vera", channel: str = "general", **options: str | int
) -> Message:
    exchange = await local.slash(user, channel, "ruling", {"situation": text, **options})
    return exchange.message


async def press(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Message:
    exchange = await local.click(message, custom_id(message, label), user=user)
    return exchange.message


async def test_commands_are_registered_in_both_languages(running: Running, local: LocalDiscord) -> None:
    commands = {command["name"]: command for command in local.commands()}
    slash, menu = commands["ruling"], commands["Rule on this"]
    assert slash["name_localizations"] == {"ru": "решение", "en-US": "ruling", "en-GB": "ruling"}
    assert menu["name_localizations"]["ru"] == "Рассудить"
    assert [option["name_localizations"]["ru"] for option in slash["options"]] == [
        "ситуация",
        "издание",
        "язык",
        "видимость",
    ]
    assert local.rejections == ()


async def test_a_question_is_answered_in_private(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    assert message.ephemeral
    assert "2 взятки" in message.text()
    assert reading.DONE in message.text()


async def test_a_story_is_ruled_on_after_one_button(running: Running, local: LocalDiscord) -> None:
    asked = await ask(local, reading.TAKEN)
    answered = await press(local, asked, asked.buttons()[0]["label"])
    assert answered.id == asked.id
    assert "взят" in answered.text()
    assert "Не знаю" not in [button["label"] for button in answered.buttons()]


async def test_not_knowing_gives_every_outcome(running: Running, local: LocalDiscord) -> None:
    asked = await ask(local, reading.TAKEN)
    shown = await press(local, asked, "Не знаю")
    assert "Что может получиться" in shown.text()
    assert len([part for part in shown.embeds[0]["fields"] if part.get("inline")]) == 2


async def test_the_whole_way_of_the_acceptance(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    english = await press(local, message, "In English")
    assert "2 tricks pass" in english.text()
    compared = await press(local, english, "Other edition")
    assert compared.ephemeral
    older = await press(local, compared, "1987")
    assert "Laws of 1987" in older.text()
    public = await press(local, older, "Show to everyone")
    assert not public.ephemeral
    assert "Laws of 1987" in public.text()
    assert "Show to everyone" not in [button["label"] for button in public.buttons()]
    assert local.rejections == ()


async def test_the_reasons_show_the_wording_of_the_sections(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    exchange = await local.click(message, custom_id(message, "Почему"))
    assert all(found.ephemeral for found in exchange.messages)
    text = "\n".join(found.text() for found in exchange.messages)
    assert "Правило 64A1, 2017" in text
    assert "Я понял так" in text


async def test_a_fact_is_corrected_by_a_select_and_a_modal(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    why = await press(local, message, "Почему")
    asked = (await local.select(why, why.selects()[0]["custom_id"], ["later_tricks_won"])).message
    modal = await local.click(asked, custom_id(asked, "Ввести ответ"))
    assert modal.modal is not None
    corrected = (await local.submit_modal(modal, {"typed": "0"})).message
    assert "1 взятка" in corrected.text()


async def test_what_is_typed_wrongly_is_said_to_be(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    why = await press(local, message, "Почему")
    asked = (await local.select(why, why.selects()[0]["custom_id"], ["later_tricks_won"])).message
    modal = await local.click(asked, custom_id(asked, "Ввести ответ"))
    refused = (await local.submit_modal(modal, {"typed": "много"})).message
    assert refused.ephemeral
    assert "«много» не подходит" in refused.text()


async def test_a_select_answers_a_question(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, CASE + "revoke")
    selects = message.selects()
    while not selects:
        message = await press(local, message, message.buttons()[0]["label"])
        selects = message.selects()
    answered = (await local.select(message, selects[0]["custom_id"], [selects[0]["options"][0]["value"]])).message
    assert answered.id == message.id
    assert "Понято так" in answered.text()


async def test_a_kind_of_case_is_found_while_typing(running: Running, local: LocalDiscord) -> None:
    found = await local.autocomplete("vera", "general", "ruling", "situation", "фальш")
    assert {"name": "Фальшренонс", "value": "case:revoke"}.items() <= found[1].items()
    english = await local.autocomplete("alice", "general", "ruling", "situation", "revoke")
    assert "A revoke" in [choice["name"] for choice in english]
    assert await local.autocomplete("vera", "general", "ruling", "situation", "а" * 300) == ()


async def test_a_message_is_ruled_on(running: Running, local: LocalDiscord) -> None:
    said = local.say("boris", "general", reading.DONE)
    answered = (await local.message_command("vera", "Rule on this", said)).message
    assert "2 взятки" in answered.text()
    empty = local.say("boris", "general", "🂡")
    assert "Не понял, что произошло" in (await local.message_command("vera", "Rule on this", empty)).message.text()


async def test_options_of_the_command_win(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE, edition=1997, language="en", visibility="public")
    assert not message.ephemeral
    assert "Laws of 1997" in message.text()
    assert "2 tricks pass" in message.text()


async def test_the_language_is_that_of_the_text_then_of_the_client(running: Running, local: LocalDiscord) -> None:
    assert "2 взятки" in (await ask(local, reading.DONE, user="alice")).text()
    assert "2 tricks" in (await ask(local, reading.DONE_EN, user="vera")).text()
    assert "Не понял" in (await ask(local, "?!", user="vera")).text()
    assert "did not make out" in (await ask(local, "?!", user="tom")).text()


async def test_nobody_is_mentioned_and_nothing_is_markdown(running: Running, local: LocalDiscord) -> None:
    told = reading.DONE + " @everyone @here <@1> **x** [a](http://b.c) `d` ||e||"
    message = await ask(local, told, visibility="public")
    assert message.pings == frozenset()
    assert "@everyone" not in message.text()
    assert "**x**" not in message.text()
    assert "2 tricks" in (await press(local, message, "In English")).text()


@pytest.mark.parametrize(
    "text", ["а" * 6000, reading.DONE + " и так далее" * 400, "🂡🂢🂣", "\u202e\u200b?", "#" * 100, "Ça va?", "‮abc"]
)
async def test_any_text_is_answered(text: str, running: Running, local: LocalDiscord) -> None:
    message = await ask(local, text[:6000])
    assert message.embeds
    other = next(button["label"] for button in message.buttons() if button["label"] in ("In English", "По-русски"))
    assert (await press(local, message, other)).embeds
    assert local.rejections == ()


async def test_anybody_may_read_a_public_card_but_only_the_asker_answers_it(
    running: Running, local: LocalDiscord
) -> None:
    message = await ask(local, reading.TAKEN, visibility="public")
    first = message.buttons()[0]["label"]
    refused = await press(local, message, first, user="tom")
    assert refused.ephemeral
    assert "Only the person who asked" in refused.text()
    other = await press(local, message, "In English", user="tom")
    assert other.ephemeral
    assert other.id != message.id
    assert (await press(local, message, "Почему", user="tom")).ephemeral
    own = await press(local, other, other.buttons()[0]["label"], user="tom")
    assert own.id == other.id
    assert (await press(local, message, first)).id == message.id


async def test_a_remark_is_kept_without_a_name(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.DONE)
    opened = await local.click(message, custom_id(message, "Неверно?"))
    thanked = (await local.submit_modal(opened, {"typed": "одна взятка, 64A2"})).message
    assert thanked.ephemeral
    path = running.office.settings.data_folder / "feedback.jsonl"
    kept = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
    assert kept.keys() == {"at", "question", "situation", "facts", "edition", "lang", "expected"}
    assert kept["expected"] == "одна взятка, 64A2"
    assert kept["question"] == reading.DONE


async def test_a_section_is_read_from_a_select(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, reading.LOOKUP)
    shown = (await local.select(message, message.selects()[0]["custom_id"], ["64A2"])).message
    assert "Правило 64A2, 2017" in shown.text()


async def test_a_record_too_long_for_a_button_rides_in_a_file(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, CASE + "revoke_from_record", user="tom")
    message = await typed(
        local, message, "N S:AK H:- D:32 C:-\nE S:QJ H:- D:54 C:-\nS S:98 H:- D:AK C:-\nW S:32 H:- D:QJ C:-"
    )
    message = await typed(local, message, "W:DQ N:SA E:D5 S:DA; S:DK W:DJ N:D2 E:D4; S:S8 W:S2 N:SK E:SJ")
    assert "facts.json" in [file.filename for file in message.attachments]
    message = await typed(local, message, "3N by W")
    assert "facts.json" in [file.filename for file in message.attachments]
    assert "Law 6" in (await press(local, message, "Why")).text()
    assert "Понято так" in (await press(local, message, "По-русски")).text()


async def test_where_no_file_may_be_attached_the_card_says_so(running: Running, local: LocalDiscord) -> None:
    message = await ask(local, CASE + "revoke_from_record", user="vera", channel="quiet")
    opened = await local.click(message, custom_id(message, "Ввести ответ"))
    hands = "N S:AK H:- D:32 C:-; E S:QJ H:- D:54 C:-; S S:98 H:- D:AK C:-; W S:32 H:- D:QJ C:-"
    message = (await local.submit_modal(opened, {"typed": hands})).message
    assert message.attachments == ()
    assert message.buttons() == ()
    assert "Прикладывать файлы здесь нельзя" in message.text()


async def typed(local: LocalDiscord, message: Message, text: str) -> Message:
    opened = await local.click(message, custom_id(message, "Type the answer"))
    return (await local.submit_modal(opened, {"typed": text})).message


async def test_every_body_keeps_to_the_openapi_document(running: Running, local: LocalDiscord) -> None:
    shared.path("reference", "discord-openapi.json")
    message = await ask(local, reading.TAKEN)
    for label in ("Почему", "Другое издание", "Не знаю", "In English"):
        await press(local, message, label)
        message = local.log.get(message.id) or message
    assert local.rejections == ()
