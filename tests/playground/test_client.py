"""The real client against the local Discord: every kind of interaction and answer."""

import asyncio

import discord
import pytest
from discord import app_commands

from playground import ClientRefused, LocalDiscord, Upload
from tests.playground.throwaway import PIXEL, ThrowawayBot, running


async def test_logs_in_and_knows_its_server(local: LocalDiscord, bot: ThrowawayBot) -> None:
    guild = bot.guilds[0]
    assert (guild.name, [channel.name for channel in guild.text_channels]) == ("Club", ["general", "no-attachments"])
    assert bot.user is not None
    assert str(bot.user.id) == local.world.application.id
    assert bot.application_id == bot.user.id
    assert (await bot.application_info()).name == local.world.application.name
    assert guild.text_channels[0].permissions_for(guild.me).attach_files
    assert not guild.text_channels[1].permissions_for(guild.me).attach_files


async def test_wrong_token_is_refused(local: LocalDiscord) -> None:
    async with ThrowawayBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")
    assert local.rejections[0].status == 401


async def test_privileged_intent_that_was_not_granted_ends_the_connection(local: LocalDiscord) -> None:
    async with discord.Client(intents=discord.Intents(guilds=True, message_content=True)) as client:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await client.start(local.token)
    assert local.gateway.identifies == 0


async def test_sync_keeps_ids_and_is_read_back(local: LocalDiscord, bot: ThrowawayBot) -> None:
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    again = {command.name: command.id for command in await bot.tree.sync()}
    assert before == again
    assert set(local.command_names()) == set(again)
    assert {"echo", "settings", "Quote this", "Greet"} <= set(again)


async def test_guild_sync_is_apart_from_the_global_one(local: LocalDiscord, bot: ThrowawayBot) -> None:
    guild = bot.guilds[0]
    bot.tree.copy_global_to(guild=guild)
    synced = await bot.tree.sync(guild=guild)
    assert {command["guild_id"] for command in local.commands(str(guild.id))} == {str(guild.id)}
    assert len(synced) == len(local.commands())
    assert (await local.slash("tom", "general", "echo", {"text": "x"})).message.content == "en-GB: x"


@pytest.mark.parametrize("bad", ["Решение", "два слова", "б" * 33])
async def test_sync_with_a_bad_translation_is_refused(
    local: LocalDiscord, bot: ThrowawayBot, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("tests.playground.throwaway", fromlist=["RUSSIAN"]).RUSSIAN, "text", bad)
    with pytest.raises(app_commands.CommandSyncFailure) as failure:
        await bot.tree.sync()
    assert failure.value.code == 50035
    place = str([command.name for command in bot.tree.get_commands(type=None)].index("echo"))
    errors = local.rejections[-1].body["errors"][place]["options"]["0"]["name_localizations"]["ru"]["_errors"]
    assert errors[0]["code"] in ("APPLICATION_COMMAND_INVALID_NAME", "BASE_TYPE_BAD_LENGTH")


@pytest.mark.parametrize(
    ("user", "locale", "said"), [("vera", None, "ru"), ("tom", None, "en-GB"), ("vera", "fi", "fi")]
)
async def test_slash_carries_the_users_locale(
    local: LocalDiscord, bot: ThrowawayBot, user: str, locale: str | None, said: str
) -> None:
    exchange = await local.slash(user, "general", "echo", {"text": "привет", "loud": True}, locale=locale)
    assert exchange.message.content == f"{said}: привет!"
    assert (exchange.message.flags, exchange.response_type) == (0, 4)
    assert exchange.acknowledged_after is not None
    assert exchange.acknowledged_after < 1
    assert not bot.errors


async def test_autocomplete(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert await local.autocomplete("vera", "general", "echo", "text", "аб") == ({"name": "аб ru", "value": "абаб"},)
    assert not bot.errors


async def test_subcommand_of_a_group(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert (await local.slash("tom", "general", "settings edition show")).message.content == "2017"
    with pytest.raises(ClientRefused):
        await local.slash("tom", "general", "settings edition")
    assert not bot.errors


async def test_numbers_and_choices(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert (await local.slash("tom", "general", "count", {"way": -1, "to": 9})).message.content == "-1 9 1.0"
    for wrong in (
        {"way": 2, "to": 1},
        {"way": 1, "to": 10},
        {"way": 1},
        {"way": 1, "to": "1"},
        {"way": 1, "to": 1, "x": 1},
    ):
        with pytest.raises(ClientRefused):
            await local.slash("tom", "general", "count", wrong)
    assert not bot.errors


async def test_options_that_are_files_users_roles_and_channels(local: LocalDiscord, bot: ThrowawayBot) -> None:
    things = {
        "file": Upload("record.txt", b"13 tricks"),
        "user": local.user("boris"),
        "role": local.world.role("managers"),
        "place": local.channel("quiet"),
    }
    exchange = await local.slash("tom", "general", "attach", things)
    assert exchange.message.content == "13 tricks Boris Managers no-attachments"
    assert not bot.errors


async def test_button_edits_its_message(local: LocalDiscord, bot: ThrowawayBot) -> None:
    shown = (await local.slash("vera", "general", "panel")).message
    assert [part.get("label") for part in shown.buttons()] == ["More", "Form", "Home"]
    clicked = await local.click(shown, "more")
    assert clicked.message.id == shown.id
    assert (clicked.message.content, clicked.response_type) == ("more", 7)
    assert clicked.message.edited is not None
    with pytest.raises(ClientRefused, match="disabled"):
        await local.click(clicked.message, "more")
    with pytest.raises(ClientRefused, match="no such component"):
        await local.click(shown, "old")
    assert not bot.errors


async def test_select_answers_privately(local: LocalDiscord, bot: ThrowawayBot) -> None:
    shown = (await local.slash("vera", "general", "panel")).message
    picked = await local.select(shown, "pick", ["south", "north"], user="boris")
    assert picked.message.content == "south and north"
    assert picked.message.ephemeral
    assert picked.message.id in {message.id for message in local.messages("general", "boris")}
    assert picked.message.id not in {message.id for message in local.messages("general", "vera")}
    for wrong in ([], ["north", "north"], ["west"], ["north", "east", "south"]):
        with pytest.raises(ClientRefused):
            await local.select(shown, "pick", wrong)
    assert not bot.errors


async def test_modal_with_every_kind_of_input(local: LocalDiscord, bot: ThrowawayBot) -> None:
    shown = (await local.slash("vera", "general", "panel")).message
    opened = await local.click(shown, "form")
    assert opened.response_type == 9
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    values = {"name": "Вера", "side": ["EW"], "colour": "black", "agreed": True, "record": [Upload("r.txt", b"abc")]}
    done = await local.submit_modal(opened, values)
    assert done.message.content == "Вера, ['EW'], black, True, ['abc']"
    with pytest.raises(ClientRefused, match="side"):
        await local.submit_modal(opened, {"side": []})
    with pytest.raises(ClientRefused, match="no inputs"):
        await local.submit_modal(opened, {"side": ["EW"], "other": "x"})
    assert not bot.errors


async def test_message_and_user_commands(local: LocalDiscord, bot: ThrowawayBot) -> None:
    said = local.say("tom", "general", "a revoke <@&1> @everyone")
    quoted = await local.message_command("vera", "Quote this", said)
    assert quoted.message.content == "Tom said a revoke <@&1> @everyone"
    assert quoted.message.pings == frozenset()
    greeted = await local.user_command("vera", "general", "Greet", "boris")
    assert greeted.message.content == "Hello Boris"
    assert not bot.errors


async def test_files_are_served_back(local: LocalDiscord, bot: ThrowawayBot) -> None:
    message = (await local.slash("vera", "general", "files")).message
    dot, notes = message.attachments
    assert (dot.width, dot.height, dot.description, dot.content_type) == (1, 1, "a dot", "image/png")
    assert notes.filename == "my_notes.txt"
    assert message.embeds[0]["image"]["url"] == dot.url
    assert await bot.http.get_from_cdn(dot.url) == PIXEL
    assert local.uploads.read(notes) == b"notes"
    with pytest.raises(discord.NotFound):
        await bot.http.get_from_cdn(notes.url[:-1])
    channel = bot.get_channel(int(message.channel.id))
    assert isinstance(channel, discord.TextChannel)
    fetched = await channel.fetch_message(int(message.id))
    assert [file.filename for file in fetched.attachments] == ["my_notes.txt"]


async def test_files_where_the_bot_may_not_attach_any(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert "files False" in (await local.slash("vera", "quiet", "where")).message.content
    exchange = await local.slash("vera", "quiet", "files", until="dispatch")
    await asyncio.wait_for(bot.troubled.wait(), 3)
    assert isinstance(bot.errors[0], discord.Forbidden)
    assert not exchange.acknowledged


async def test_components_v2(local: LocalDiscord, bot: ThrowawayBot) -> None:
    message = (await local.slash("vera", "general", "layout")).message
    assert message.v2
    assert message.text() == "a section\nsome text"
    kinds = [part["type"] for part in message.parts()]
    assert kinds == [17, 9, 10, 11, 14, 10, 12, 13]
    identities = [part["id"] for part in message.parts()]
    assert len(set(identities)) == len(identities)
    file = next(part for part in message.parts() if part["type"] == 13)
    assert (file["name"], file["size"]) == ("notes.txt", 5)
    assert not bot.errors


async def test_deferred_answer_edited_and_followed_up(local: LocalDiscord, bot: ThrowawayBot) -> None:
    exchange = await local.slash("vera", "general", "later", until="acknowledgement")
    assert exchange.message.thinking
    assert exchange.response_type == 5
    bot.gate.set()
    follow_up = await exchange.followed_up()
    assert (exchange.message.content, exchange.message.thinking, exchange.message.edited) == ("done", False, None)
    assert (follow_up.content, follow_up.ephemeral, follow_up.reply_to) == ("and more", True, exchange.message.id)


async def test_first_follow_up_takes_the_place_of_a_deferred_answer(local: LocalDiscord, bot: ThrowawayBot) -> None:
    exchange = await local.slash("vera", "general", "quietly")
    assert len(exchange.messages) == 1
    assert (exchange.message.content, exchange.message.ephemeral) == ("a secret", True)
    assert not bot.errors


@pytest.mark.parametrize(
    ("channel", "seen"),
    [
        ("general", "context 0; own True; server True; files True; user Vera; channel TextChannel"),
        ("dm-vera", "guild None; context 1; own True; server False; files True; user Vera; channel DMChannel"),
        ("private", "guild None; context 2; own True; server False; files True; user Vera; channel DMChannel"),
        ("away", "context 0; own True; server False; files True; user Vera; channel TextChannel"),
    ],
)
async def test_contexts_and_installs(local: LocalDiscord, bot: ThrowawayBot, channel: str, seen: str) -> None:
    assert seen in (await local.slash("vera", channel, "where")).message.content
    assert not bot.errors


async def test_commands_are_offered_by_right_and_place(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert (await local.slash("vera", "general", "secret")).message.content == "for managers"
    for user, channel in (("tom", "general"), ("vera", "dm-vera"), ("vera", "private")):
        with pytest.raises(ClientRefused, match="secret"):
            await local.slash(user, channel, "secret")
    with pytest.raises(ClientRefused, match="does not see"):
        await local.slash("tom", "private", "echo", {"text": "x"})
    assert not bot.errors


async def test_bot_leaves_and_joins_a_server(local: LocalDiscord, bot: ThrowawayBot) -> None:
    left, joined = asyncio.Event(), asyncio.Event()
    bot.on_guild_remove = lambda guild: note(left)  # type: ignore[attr-defined]
    bot.on_guild_join = lambda guild: note(joined)  # type: ignore[attr-defined]
    local.remove_bot("home")
    await asyncio.wait_for(left.wait(), 3)
    assert len(bot.guilds) == 0
    with pytest.raises(ClientRefused):
        await local.slash("tom", "general", "where")
    local.add_bot("home")
    await asyncio.wait_for(joined.wait(), 3)
    assert "server True" in (await local.slash("tom", "general", "where")).message.content


async def note(event: asyncio.Event) -> None:
    event.set()


async def test_messages_of_the_bots_own(local: LocalDiscord, bot: ThrowawayBot) -> None:
    channel = bot.get_channel(int(local.channel("general").id))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("@everyone hello")
    await message.edit(content="hello")
    assert [entry.change.value for entry in local.log.entries] == ["created", "edited"]
    assert [found.content async for found in channel.history(limit=5)] == ["hello"]
    user = await bot.get_partial_messageable(int(local.channel("dm-tom").id)).send("direct")
    assert local.messages("dm-tom", "tom")[0].id == str(user.id)
    await channel.get_partial_message(message.id).edit(content="again")
    await message.delete()
    assert local.messages("general") == ()


async def test_sessions_start_anew_on_a_second_run(local: LocalDiscord) -> None:
    for _ in range(2):
        async with running(local) as bot:
            assert (await local.slash("vera", "general", "echo", {"text": "x"})).message.content == "ru: x"
            assert not bot.errors
    assert local.gateway.identifies == 2
