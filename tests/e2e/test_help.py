"""/help and /about through the real client: topics, examples, languages, and clicks of others."""

import asyncio

import pytest

from cogs.help.state import HelpAction, HelpState
from playground import LocalDiscord, Message
from tests.e2e.conftest import Running


async def help_for(local: LocalDiscord, user: str, **options: str) -> Message:
    return (await local.slash(user, "general", "help", dict(options))).message


async def press(local: LocalDiscord, message: Message, label: str, user: str | None = None) -> Message:
    return (await local.click(message, str(message.button(label)["custom_id"]), user=user)).message


@pytest.mark.parametrize(("user", "title"), [("vera", "Коротко"), ("tom", "In short")])
async def test_help_is_private_and_short(user: str, title: str, running: Running, local: LocalDiscord) -> None:
    message = await help_for(local, user)
    assert message.ephemeral
    assert message.embeds[0]["title"] == title
    assert local.rejections == ()


async def test_commands_can_be_clicked(running: Running, local: LocalDiscord) -> None:
    ids = {command["name"]: command["id"] for command in local.commands()}
    message = await help_for(local, "tom")
    while "</ruling:" not in message.text():
        message = await help_for(local, "tom")
    for name in ("ruling", "law", "claim", "score", "director"):
        assert f"</{name}:{ids[name]}>" in message.embeds[0]["description"]


async def test_where_discord_does_not_tell_the_ids_names_stand(running: Running, local: LocalDiscord) -> None:
    await running.stop()
    await running.start()
    local.faults.refuse(9, status=403, code=50001, where="commands")
    await asyncio.sleep(0.5)
    message = await help_for(local, "vera")
    assert "**/решение**" in message.embeds[0]["description"]
    local.faults.clear()


@pytest.mark.parametrize(("user", "expected"), [("vera", "Претензии"), ("tom", "Claims")])
async def test_a_topic_is_chosen_in_the_same_message(
    user: str, expected: str, running: Running, local: LocalDiscord
) -> None:
    message = await help_for(local, user)
    for _ in range(2):
        menu = message.selects()[0]
        values = [option["value"] for option in menu["options"]]
        for value in values:
            shown = (await local.select(message, menu["custom_id"], [value])).message
            assert shown.id == message.id
        shown = (await local.select(message, menu["custom_id"], ["claims"])).message
        assert shown.embeds[0]["title"] == expected
        await running.stop()
        await running.start()
    assert local.rejections == ()


async def test_a_topic_can_be_asked_for_and_read_in_the_other_language(running: Running, local: LocalDiscord) -> None:
    message = await help_for(local, "vera", topic="privacy", language="en")
    assert message.embeds[0]["title"] == "Privacy"
    turned = await press(local, message, "По-русски")
    assert turned.id == message.id
    assert turned.embeds[0]["title"] == "Что хранится"


@pytest.mark.parametrize(
    ("user", "label", "said"),
    [("vera", "Пример: фальшренонс", "Запад убил мою пику"), ("tom", "Example: a revoke", "West ruffed my spade")],
)
async def test_an_example_is_asked_with_one_tap(
    user: str, label: str, said: str, running: Running, local: LocalDiscord
) -> None:
    message = await help_for(local, user)
    answered = await press(local, message, label)
    assert answered.id != message.id
    assert answered.ephemeral
    assert said in answered.text()
    assert local.rejections == ()


@pytest.mark.parametrize(("user", "title", "back"), [("vera", "Судейский бот", "Помощь"), ("tom", "Bridge", "Help")])
async def test_about(user: str, title: str, back: str, running: Running, local: LocalDiscord) -> None:
    message = (await local.slash(user, "general", "about", {})).message
    assert message.ephemeral
    assert message.embeds[0]["title"].startswith(title)
    shown = await press(local, message, back)
    assert shown.id == message.id
    assert "1987" not in shown.text()
    assert local.rejections == ()


async def test_clicks_on_the_help_of_somebody_else_are_answered_in_private(
    running: Running, local: LocalDiscord
) -> None:
    custom_id = HelpState(HelpAction.SHOW, "en", "book").custom_id()
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Book", "custom_id": custom_id}]}
    message = local.post_as_bot("general", {"content": "see", "components": [row]})
    shown = (await local.click(message, custom_id, user="tom")).message
    assert shown.id != message.id
    assert shown.ephemeral
    assert shown.embeds[0]["title"] == "The law book"


@pytest.mark.parametrize("custom_id", ["1Hxen:nothing", "1Hqen:start", "1Hben"])
async def test_outdated_buttons_are_told_politely(custom_id: str, running: Running, local: LocalDiscord) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Old", "custom_id": custom_id}]}
    message = local.post_as_bot("general", {"content": "old", "components": [row]})
    shown = (await local.click(message, custom_id, user="tom")).message
    assert shown.ephemeral
    assert "ask again" in shown.text()


async def test_in_a_direct_message(running: Running, local: LocalDiscord) -> None:
    message = (await local.slash("vera", "dm-vera", "help", {"topic": "answers"})).message
    assert "Почему" in message.text()


async def test_the_language_of_the_server_wins_over_that_of_the_client(running: Running, local: LocalDiscord) -> None:
    guild = int(local.world.guild("home").id)
    await running.bot.policies.change(guild, lambda settings: settings.with_(language="ru"))
    try:
        assert (await help_for(local, "tom")).embeds[0]["title"] == "Коротко"
        assert (await help_for(local, "tom", language="en")).embeds[0]["title"] == "In short"
        assert (await local.slash("tom", "general", "about", {})).message.embeds[0]["title"].startswith("Судейский")
    finally:
        await running.bot.policies.change(guild, lambda settings: settings.with_(language=None))
