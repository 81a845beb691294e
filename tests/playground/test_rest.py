"""Bare requests: what the API answers to the wrong token, place, method or body, and to the less common right ones."""

import asyncio
import io
from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground import (
    Application,
    Channel,
    ClientRefused,
    Guild,
    LocalDiscord,
    User,
    limits,
    permissions,
    small_world,
)
from tests.playground.bodies import JSON, Asked, Respond
from tests.playground.conftest import Request


def path_of(local: LocalDiscord, channel: str, rest: str = "/messages") -> str:
    return f"/channels/{local.channel(channel).id}{rest}"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/users/@me"),
        ("GET", "/oauth2/applications/@me"),
        ("GET", "/gateway/bot"),
        ("PUT", "/applications/1/commands"),
    ],
)
async def test_bot_token_is_needed(raw: Request, method: str, path: str) -> None:
    for token in ("", "Bot wrong", "Bearer x"):
        answer = await raw(method, path, [], Authorization=token)
        assert (answer.status, answer.body) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_who_the_bot_is(local: LocalDiscord, raw: Request) -> None:
    assert (await raw("GET", "/users/@me")).body["bot"] is True
    assert (await raw("GET", "/applications/@me")).body["id"] == local.world.application.id
    gateway = (await raw("GET", "/gateway/bot")).body
    assert (gateway["url"], gateway["shards"]) == (local.gateway_url, 1)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nothing", 404), ("DELETE", "/users/@me", 405), ("GET", "/applications/1/commands", 404)],
)
async def test_routes_that_are_not_there(raw: Request, method: str, path: str, status: int) -> None:
    assert (await raw(method, path)).status == status


async def test_commands_of_other_places(local: LocalDiscord, raw: Request) -> None:
    path = f"/applications/{local.world.application.id}/guilds/{local.world.guild('away').id}/commands"
    assert (await raw("PUT", path, [])).body["code"] == 50001
    path = f"/applications/{local.world.application.id}/commands"
    stored = (await raw("PUT", path, [{"name": "c", "description": "d"}])).body[0]
    assert (await raw("GET", f"{path}/{stored['id']}")).body == stored
    assert (await raw("GET", f"{path}/1")).body["code"] == 10063
    assert (await raw("PUT", path, {"name": "c"})).body["code"] == 50035


@pytest.mark.parametrize(
    ("data", "code"), [(b"{", 50109), (b"[" * 100, 50109), (b"\xff", 50109), (b"", 50035), (b"5", 50035)]
)
async def test_bodies_that_are_no_json(local: LocalDiscord, asked: Asked, data: bytes, code: int) -> None:
    exchange = await asked()
    url = f"{local.rest_url}/interactions/{exchange.id}/{exchange.token}/callback"
    async with aiohttp.ClientSession() as session, session.post(url, data=data) as response:
        assert response.headers["Content-Type"] == "application/json"
        assert (await response.json())["code"] == code


async def test_files_that_are_too_large_or_too_many(local: LocalDiscord, asked: Asked) -> None:
    url = f"{local.rest_url}/interactions/{{0.id}}/{{0.token}}/callback"
    async with aiohttp.ClientSession() as session:
        for sizes, status, code in (
            ([limits.FILE_BYTES + 1], 413, 40005),
            ([limits.FILE_BYTES] * 3, 413, 40005),
            ([1] * (limits.FILES + 1), 400, 50035),
        ):
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", '{"type": 4, "data": {"content": "c"}}')
            for number, size in enumerate(sizes):
                form.add_field(f"files[{number}]", io.BytesIO(b"x" * size), filename=f"{number}.bin")
            async with session.post(url.format(await asked()), data=form) as response:
                assert (response.status, (await response.json())["code"]) == (status, code)
    assert local.messages("general") == ()


async def test_messages_of_the_bots_own_and_of_others(local: LocalDiscord, raw: Request) -> None:
    sent = (await raw("POST", path_of(local, "general"), {"content": "mine"})).body
    said = local.say("tom", "general", "not mine")
    assert (await raw("PATCH", path_of(local, "general", f"/messages/{said.id}"), {"content": "x"})).body[
        "code"
    ] == 50005
    assert (await raw("DELETE", path_of(local, "general", f"/messages/{said.id}"))).body["code"] == 50013
    assert (await raw("GET", path_of(local, "general", f"/messages/{said.id}"))).body["content"] == "not mine"
    assert (
        await raw("PATCH", path_of(local, "general", f"/messages/{sent['id']}"), {"content": "edited"})
    ).status == 200
    assert [found["content"] for found in (await raw("GET", path_of(local, "general"))).body] == ["not mine", "edited"]
    assert (await raw("DELETE", path_of(local, "general", f"/messages/{sent['id']}"))).status == 204
    assert (await raw("GET", path_of(local, "general", f"/messages/{sent['id']}"))).body["code"] == 10008
    assert (await raw("POST", path_of(local, "general", "/typing"))).status == 204
    assert (await raw("GET", path_of(local, "general", ""))).body["name"] == "general"


@pytest.mark.parametrize(("channel", "code"), [("away", 50001), ("private", 50001), ("unknown", 10003)])
async def test_channels_out_of_reach(local: LocalDiscord, raw: Request, channel: str, code: int) -> None:
    path = "/channels/1/messages" if channel == "unknown" else path_of(local, channel)
    assert (await raw("POST", path, {"content": "x"})).body["code"] == code


async def test_direct_channel_is_opened(local: LocalDiscord, raw: Request) -> None:
    opened = await raw("POST", "/users/@me/channels", {"recipient_id": local.user("tom").id})
    assert opened.body["id"] == local.channel("dm-tom").id
    assert opened.body["recipients"][0]["username"] == "tom"
    assert (await raw("POST", "/users/@me/channels", {"recipient_id": "1"})).body["code"] == 50007


@pytest.fixture
async def narrow() -> AsyncIterator[LocalDiscord]:
    """A server that lets nobody show applications of their own, and a channel where the bot may not write."""
    closed = permissions.MEMBER & ~permissions.USE_EXTERNAL_APPS
    guilds = [Guild("home", "Home"), Guild("away", "Away", everyone=closed, installed=False)]
    users = [User("ann", "Ann", guilds=("home", "away"), installed=True), User("bob", "Bob"), User("cat", "Cat")]
    channels = [
        Channel("general", "general"),
        Channel("silent", "silent", denied=permissions.SEND_MESSAGES),
        Channel("away", "away", "away"),
        Channel("three", "three", None, members=("ann", "bob", "cat")),
    ]
    async with LocalDiscord(world=small_world(Application("Bot"), users, channels, guilds=guilds)) as local:
        yield local


async def test_answers_of_an_own_install_are_private_where_it_may_not_show(narrow: LocalDiscord) -> None:
    hub = narrow.hub
    command = {"name": "own", "description": "d", "integration_types": [0, 1], "contexts": [0, 1, 2]}
    hub.commands.overwrite(None, [command])
    async with aiohttp.ClientSession() as session:
        for channel, private in (("away", True), ("general", False), ("three", False)):
            exchange = await narrow.slash("ann", channel, "own", until="dispatch")
            url = f"{narrow.rest_url}/interactions/{exchange.id}/{exchange.token}/callback"
            async with session.post(url, json={"type": 4, "data": {"content": "c"}}) as response:
                assert response.status == 204
            assert exchange.message.ephemeral is private
            assert exchange.payload["channel"]["type"] == {"three": 3}.get(channel, 0)


async def test_channel_where_nobody_may_write(narrow: LocalDiscord) -> None:
    with pytest.raises(ClientRefused, match="may not write"):
        narrow.say("bob", "silent", "x")
    url, headers = narrow.rest_url + path_of(narrow, "silent"), {"Authorization": f"Bot {narrow.token}"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, json={"content": "x"}, headers=headers) as response,
    ):
        assert (await response.json())["code"] == 50013


SELECTS: JSON = {
    "content": "c",
    "components": [
        {"type": 1, "components": [{"type": kind, "custom_id": f"s{kind}", "max_values": 2, **extra}]}
        for kind, extra in (
            (5, {}),
            (6, {}),
            (7, {}),
            (8, {}),
            (3, {"options": [{"label": "a", "value": "a"}], "max_values": 1, "disabled": True}),
        )
    ],
}


async def test_selects_of_users_roles_and_channels(local: LocalDiscord) -> None:
    message = local.post_as_bot("general", SELECTS)
    tom, role, quiet = local.user("tom").id, local.world.role("managers").id, local.channel("quiet").id
    for kind, values, group in (
        (5, [tom], "users"),
        (6, [role], "roles"),
        (7, [role, tom], "roles"),
        (8, [quiet], "channels"),
    ):
        exchange = await local.select(message, f"s{kind}", values, user="vera", until="dispatch")
        assert exchange.payload["data"]["values"] == values
        assert values[0] in exchange.payload["data"]["resolved"][group]
    for custom_id, values in (("s5", ["1"]), ("s6", [tom]), ("s3", ["a"]), ("s5", [tom, tom]), ("none", [tom])):
        with pytest.raises(ClientRefused):
            await local.select(message, custom_id, values, user="vera")
    with pytest.raises(ClientRefused, match="which user"):
        await local.select(message, "s5", [tom])
    local.delete(message)
    with pytest.raises(ClientRefused, match="does not see"):
        await local.select(message, "s5", [tom], user="vera")


async def test_what_a_message_says_of_itself(local: LocalDiscord) -> None:
    data = {
        "content": "said",
        "embeds": [
            {"author": {"name": "a"}, "title": "t", "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"}}
        ],
        "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}],
    }
    message = local.post_as_bot("general", data, viewer="vera")
    assert message.text() == "said\na\nt\nn\nv\nf"
    assert message.button("Go")["custom_id"] == "go"
    assert message.component("none") is None
    with pytest.raises(LookupError, match="'Go'"):
        message.button("Stop")
    assert message.visible_to(local.user("vera"))
    assert not message.visible_to(local.user("tom"))


async def test_history_is_bounded(local: LocalDiscord) -> None:
    async with LocalDiscord(history=3) as small:
        said = [small.say("tom", "general", f"{number}") for number in range(5)]
        assert [message.content for message in small.messages("general")] == ["2", "3", "4"]
        assert small.log.get(said[0].id) is None
        assert len(small.log.entries) == 3


async def test_second_answer_while_the_first_is_read(asked: Asked, respond: Respond) -> None:
    exchange = await asked()
    body = {"type": 4, "data": {"content": "c"}}
    answers = await asyncio.gather(respond(exchange, body), respond(exchange, body))
    assert sorted(answer.status for answer in answers) == [200, 400]
    assert {answer.body.get("code") for answer in answers} == {None, 40060}
