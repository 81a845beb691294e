"""/situation, /guide and the commands by irregularity through the real client, in both languages."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.direct.table import COMMANDS, Direct
from engine.facts import Shape
from engine.rules import register
from playground import Exchange, LocalDiscord, Message
from tests.cogs import reading
from tests.e2e.conftest import Running

RUSSIAN, ENGLISH = "vera", "alice"
SITUATIONS = register()


def custom_id(message: Message, label: str) -> str:
    return str(message.button(label)["custom_id"])


def labels(message: Message) -> list[str]:
    return [str(button["label"]) for button in message.buttons()]


async def press(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Message:
    return (await local.click(message, custom_id(message, label), user=user)).message


async def opened(local: LocalDiscord, message: Message, label: str) -> Exchange:
    return await local.click(message, custom_id(message, label), until="acknowledgement")


def fields(exchange: Exchange) -> dict[str, Any]:
    assert exchange.modal is not None
    return {part["component"]["custom_id"]: part["component"] for part in exchange.modal["components"]}


def option(exchange: Exchange, field: str, label: str) -> list[str]:
    """The value of the option of a select in a modal that has this label."""
    return [next(str(item["value"]) for item in fields(exchange)[field]["options"] if item["label"] == label)]


async def form(local: LocalDiscord, user: str, kind: str, **options: str | int) -> Exchange:
    return await local.slash(user, "general", "situation", {"kind": kind, **options}, until="acknowledgement")


@pytest.mark.parametrize(
    ("user", "established", "won", "verdict"),
    [
        (RUSSIAN, "Да, уже", "Сам не давший в масть", "переходит 1 взятка"),
        (ENGLISH, "Yes, they had", "The player who revoked", "1 trick passes"),
    ],
)
async def test_a_form_leads_to_the_ruling(
    running: Running, local: LocalDiscord, user: str, established: str, won: str, verdict: str
) -> None:
    page = await form(local, user, "revoke")
    chosen = {
        "established": option(page, "established", established),
        "trick_won_by": option(page, "trick_won_by", won),
        "later_tricks_won": ["0"],
        "offender": ["0"],
    }
    message = (await local.submit_modal(page, chosen)).message
    assert message.ephemeral
    assert verdict in message.text()
    assert local.rejections == ()


async def test_a_kind_of_case_is_found_while_typing(running: Running, local: LocalDiscord) -> None:
    assert (await local.autocomplete(RUSSIAN, "general", "situation", "kind", "фальш"))[0] == {
        "name": "Фальшренонс",
        "value": "revoke",
    }
    assert (await local.autocomplete(ENGLISH, "general", "situation", "kind", "27"))[0]["value"] == "insufficient_bid"
    assert len(await local.autocomplete(ENGLISH, "general", "situation", "kind", "")) == 25
    assert await local.autocomplete(ENGLISH, "general", "situation", "kind", "абракадабра") == ()


async def test_a_form_goes_on_page_by_page_after_a_restart(running: Running, local: LocalDiscord) -> None:
    page = await form(local, RUSSIAN, "wrong_hand_lead", edition=2007)
    assert len(fields(page)) == 5
    sheet = (await local.submit_modal(page, {"led_from": ["0"], "declarer": ["0"], "told_by_opponent": ["0"]})).message
    assert "Ещё решает" in sheet.text()
    await running.stop()
    await running.start()
    again = await opened(local, sheet, next(label for label in labels(sheet) if label.startswith("Следующие вопросы")))
    assert not set(fields(page)) & set(fields(again))
    shown = (await local.submit_modal(again, {})).message
    assert "2007" in shown.text()
    assert "Что может получиться" in shown.text()
    assert local.rejections == ()


async def test_a_fact_is_chosen_corrected_and_refused_politely(running: Running, local: LocalDiscord) -> None:
    page = await form(local, ENGLISH, "revoke")
    ruling = (await local.submit_modal(page, {"established": ["0"], "offender": ["0"]})).message
    sheet = await press(local, ruling, "All facts")
    one = await local.select(sheet, sheet.selects()[0]["custom_id"], ["trick"], until="acknowledgement")
    wrong = (await local.submit_modal(one, {"trick": "77"})).message
    assert "trick" in wrong.text()
    assert "77" in wrong.text()
    menu = wrong.selects()[0]
    one = await local.select(wrong, menu["custom_id"], ["established"], until="acknowledgement")
    assert [item["value"] for item in fields(one)["established"]["options"] if item.get("default")] == ["0"]
    right = (await local.submit_modal(one, {"established": ["1"]})).message
    assert "established: **yes" not in right.text()
    assert local.rejections == ()


async def test_all_facts_of_a_told_case_can_be_gone_through(running: Running, local: LocalDiscord) -> None:
    told = (await local.slash(RUSSIAN, "general", "ruling", {"situation": reading.DONE})).message
    sheet = await press(local, told, "Все факты")
    assert sheet.id == told.id
    assert reading.DONE in sheet.text()
    one = await local.select(sheet, sheet.selects()[0]["custom_id"], ["later_tricks_won"], until="acknowledgement")
    ruling = (await local.submit_modal(one, {"later_tricks_won": "0"})).message
    assert "переходит 1 взятка" in ruling.text()
    assert reading.DONE in ruling.text()


@pytest.mark.parametrize(
    ("user", "phase", "unknown", "back", "why"),
    [
        (RUSSIAN, "В розыгрыше", "Не знаю", "Назад", "Почему"),
        (ENGLISH, "During the play", "I don't know", "Back", "Why"),
    ],
)
async def test_the_guide_asks_one_thing_at_a_time(
    running: Running, local: LocalDiscord, user: str, phase: str, unknown: str, back: str, why: str
) -> None:
    message = (await local.slash(user, "general", "guide")).message
    assert message.ephemeral
    message = await press(local, message, phase)
    message = (await local.select(message, message.selects()[0]["custom_id"], ["revoke"])).message
    first = message.text()
    message = await press(local, message, labels(message)[0])
    assert message.text() != first
    second = message.text()
    message = await press(local, message, labels(message)[0])
    message = await press(local, message, back)
    assert message.text() == second
    await running.stop()
    await running.start()
    message = await press(local, message, back)
    assert message.text() == first
    for _ in range(6):
        if why in labels(message):
            break
        message = await press(local, message, unknown)
    assert {why, back} <= set(labels(message))
    assert len(message.embeds[0]["fields"]) > 1
    assert local.rejections == ()


async def test_the_guide_takes_what_is_typed(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(RUSSIAN, "general", "guide")).message
    message = await press(local, message, "Запись и апелляции")
    message = (await local.select(message, message.selects()[0]["custom_id"], ["contract_score"])).message
    typed = await opened(local, message, "Ввести ответ")
    refused = (await local.submit_modal(typed, {"contract": "джокер"})).message
    assert refused.ephemeral
    assert "джокер" in refused.text()
    typed = await opened(local, message, "Ввести ответ")
    message = (await local.submit_modal(typed, {"contract": "4п З"})).message
    assert "• контракт: " in message.text()
    typed = await opened(local, message, "Ввести ответ")
    message = (await local.submit_modal(typed, {"declarer_tricks": "10"})).message
    assert "420" in message.text()
    assert local.rejections == ()


async def test_the_guide_has_a_way_out_and_takes_a_story(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(RUSSIAN, "general", "guide")).message
    story = await opened(local, message, "Рассказать словами")
    told = (await local.submit_modal(story, {"story": reading.DONE})).message
    assert "2 взятки" in told.text()
    message = (await local.slash(RUSSIAN, "general", "guide")).message
    closed = await press(local, message, "Закрыть")
    assert "/по-шагам" in closed.text()
    assert closed.buttons() == ()


async def test_what_is_not_understood_offers_the_guide(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(RUSSIAN, "general", "ruling", {"situation": reading.SMALL_TALK})).message
    message = await press(local, message, "Спросите меня по шагам")
    assert "Когда это случилось?" in message.text()


async def test_a_situation_without_a_name_begins_the_guide(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(ENGLISH, "general", "situation")).message
    assert "When did it happen?" in message.text()
    unknown = (await local.slash(ENGLISH, "general", "situation", {"kind": "абракадабра"})).message
    assert "step by step" in unknown.text()
    several = (await local.slash(ENGLISH, "general", "situation", {"kind": "card"})).message
    assert "card" in str(several.selects()[0]["options"])


async def test_only_the_asker_goes_on(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(RUSSIAN, "general", "guide", {"visibility": "public"})).message
    assert not message.ephemeral
    refused = await press(local, message, "В розыгрыше", user="alice")
    assert refused.ephemeral
    assert "Only the person who began this" in refused.text()


async def test_old_buttons_say_what_to_ask_again_with(running: Running, local: LocalDiscord) -> None:
    for old, command in (
        ("0Fos1.1aAA", "/ситуация"),
        ("1Fog1.broken", "/по-шагам"),
        ("0aAAAA", "/решение"),
        ("0Bxxxx", "/правило"),
        ("0Dxxxx", "/судья"),
        ("0Nxxxx", "/счёт"),
    ):
        button = {"type": 2, "style": 1, "label": "x", "custom_id": old}
        rows = [{"type": 1, "components": [button]}]
        message = local.post_as_bot("general", {"content": "old", "components": rows}, viewer=RUSSIAN)
        answered = (await local.click(message, old, user=RUSSIAN)).message
        assert answered.text().endswith(f"{command}."), old


@pytest.mark.parametrize(("user", "again"), [(RUSSIAN, "/показанная-карта розыгрыш"), (ENGLISH, "/exposed-card play")])
@pytest.mark.parametrize("old", ["0aAAAA", "1aAAAAAA", "broken"])
async def test_a_card_of_an_earlier_version_names_the_command_it_answered(
    running: Running, local: LocalDiscord, user: str, again: str, old: str
) -> None:
    card = (await local.slash(user, "general", "exposed-card play")).message
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": old}
    aged = replace(card, components=({"type": 1, "id": 1, "components": [button]},))
    local.log.replace(aged, local.clock.now())
    assert (await local.click(aged, old, user=user)).message.text().endswith(f"{again}.")


def called(direct: Direct) -> str:
    return f"{direct.group} {direct.name}" if direct.group else direct.name


@pytest.mark.parametrize("user", [RUSSIAN, ENGLISH])
async def test_every_command_answers_with_and_without_facts(running: Running, local: LocalDiscord, user: str) -> None:
    typed = {Shape.CARD: "♦9", Shape.CALL: "2H", Shape.NUMBER: 1}
    for direct in COMMANDS:
        assert (await local.slash(user, "general", called(direct))).message.embeds, direct
        facts = SITUATIONS[direct.situation].facts
        told = [name for name in direct.facts if facts[name].shape is not Shape.RECORD][:2]
        given = {name.replace("_", "-"): typed.get(facts[name].shape, "0") for name in told}
        answered = (await local.slash(user, "general", called(direct), {**given, "edition": 2007})).message
        assert answered.embeds, direct
        assert "2007" in answered.text(), direct
    assert local.rejections == ()


async def test_a_revoke_in_one_line(running: Running, local: LocalDiscord) -> None:
    decided = {"established": "0", "trick-won-by": "0", "later-tricks-won": 1}
    for user, options, said in (
        (RUSSIAN, decided, "2 взятки"),
        (ENGLISH, decided, "2 tricks"),
        (RUSSIAN, {"card": "джокер"}, "«джокер» не карта"),
        (ENGLISH, {"card": "joker"}, "“joker” is no card"),
        (ENGLISH, {"contract": "9S"}, "9S"),
        (RUSSIAN, {"trick": 13, "established": "0"}, "тринадцат"),
    ):
        message = (await local.slash(user, "general", "revoke", options)).message
        assert message.ephemeral
        assert said in message.text()


async def test_a_claim_with_hands_is_searched_for(running: Running, local: LocalDiscord) -> None:
    page = await form(local, ENGLISH, "claim")
    ruling = (await local.submit_modal(page, {"claimer": ["0"]})).message
    sheet = await press(local, ruling, "All facts")
    menus = sheet.selects()
    holding = next(menu for menu in menus if "hands" in [item["value"] for item in menu["options"]])
    one = await local.select(sheet, holding["custom_id"], ["hands"], until="acknowledgement")
    hands = "N: ♠- ♥K7 ♦A4 ♣9\nE: ♠Q ♥109 ♦K10 ♣-\nS: ♠AK4 ♥8 ♦6 ♣-\nW: ♠- ♥QJ ♦QJ7 ♣-"
    exchange = await local.submit_modal(one, {"hands": hands}, until="acknowledgement")
    await exchange.until(lambda known: "hands" in known.message.text(), 30.0)
    assert local.rejections == ()


async def test_cards_and_calls_are_completed(running: Running, local: LocalDiscord) -> None:
    found = await local.autocomplete(RUSSIAN, "general", "revoke", "card", "т")
    assert {"name": "♠Т", "value": "SA"} in [dict(item) for item in found]
    assert (await local.autocomplete(ENGLISH, "general", "revoke", "card", "h10"))[0]["value"] == "HT"
    calls = await local.autocomplete(RUSSIAN, "general", "insufficient-bid", "call", "2")
    assert [item["value"] for item in calls] == ["2C", "2D", "2H", "2S", "2N"]
    assert len(await local.autocomplete(ENGLISH, "general", "insufficient-bid", "call", "")) == 25


async def test_public_where_asked(running: Running, local: LocalDiscord) -> None:
    options = {"established": "0", "trick-won-by": "0", "visibility": "public", "language": "en", "edition": 1987}
    message = (await local.slash(RUSSIAN, "general", "revoke", options)).message
    assert not message.ephemeral
    assert "Laws of 1987" in message.text()
