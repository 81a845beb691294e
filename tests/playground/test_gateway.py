"""The gateway: compression, resuming with replay, reconnecting, invalid sessions, and the ends of a connection."""

import importlib.util
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from playground import LocalDiscord
from tests.playground.throwaway import ThrowawayBot, running

JSON = dict[str, Any]


class Socket:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.stream = zlib.decompressobj()

    async def receive(self) -> JSON:
        frame = await self.socket.receive(timeout=3)
        if frame.type is aiohttp.WSMsgType.BINARY:
            assert frame.data.endswith(b"\x00\x00\xff\xff")
            return dict(json.loads(self.stream.decompress(frame.data)))
        assert frame.type is aiohttp.WSMsgType.TEXT, self.socket.close_code
        return dict(json.loads(frame.data))

    async def closed(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=3)
        return self.socket.close_code

    async def identify(self, local: LocalDiscord, **fields: Any) -> None:
        await self.socket.send_json({"op": 2, "d": {"token": local.token, "intents": 1, "properties": {}} | fields})


@pytest.fixture
async def session() -> Any:
    async with aiohttp.ClientSession() as session:
        yield session


async def connected(session: aiohttp.ClientSession, local: LocalDiscord, query: str = "?v=10&encoding=json") -> Socket:
    socket = Socket(await session.ws_connect(local.gateway_url + query))
    assert (await socket.receive())["op"] == 10
    return socket


@pytest.mark.parametrize("query", ["?v=10", "?v=10&compress=zlib-stream"])
async def test_greets_and_lists_its_server(session: aiohttp.ClientSession, local: LocalDiscord, query: str) -> None:
    socket = await connected(session, local, query)
    await socket.socket.send_json({"op": 1, "d": None})
    assert (await socket.receive())["op"] == 11
    await socket.identify(local)
    ready = await socket.receive()
    assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
    assert ready["d"]["resume_gateway_url"] == local.gateway_url
    created = await socket.receive()
    assert (created["t"], created["d"]["name"]) == ("GUILD_CREATE", "Club")


@pytest.mark.skipif(importlib.util.find_spec("zstandard") is None, reason="zstandard is not installed")
async def test_zstd_stream(local: LocalDiscord, bot: ThrowawayBot) -> None:
    assert discord.utils._ActiveDecompressionContext.COMPRESSION_TYPE == "zstd-stream"
    assert (await local.slash("vera", "general", "echo", {"text": "x"})).message.content == "ru: x"
    assert not bot.errors


async def test_unknown_compression_is_refused(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(local.gateway_url + "?compress=lzw")
    assert not local.gateway.connected


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": 1 << 40}, 4013),
        ({"intents": None}, 4013),
        ({"intents": 1 << 15}, 4014),
        ({"shard": [2, 2]}, 4010),
    ],
)
async def test_bad_identify(session: aiohttp.ClientSession, local: LocalDiscord, fields: JSON, code: int) -> None:
    socket = await connected(session, local)
    await socket.identify(local, **fields)
    assert await socket.closed() == code


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["not json"], 4002),
        (['{"op": 1, "d": "' + "x" * 4096 + '"}'], 4002),
        (['{"op": 99}'], 4003),
        (['{"op": 8, "d": {}}'], 4003),
        (['{"op": 1}'] * 121, 4008),
    ],
)
async def test_bad_frames(session: aiohttp.ClientSession, local: LocalDiscord, frames: list[str], code: int) -> None:
    socket = await connected(session, local)
    for frame in frames:
        await socket.socket.send_str(frame)
    assert await socket.closed() == code


async def test_identifying_twice_and_unknown_opcode(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    for payload, code in (({"op": 2, "d": {}}, 4005), ({"op": 99, "d": None}, 4001)):
        socket = await connected(session, local)
        await socket.identify(local)
        await socket.socket.send_json(payload)
        assert await socket.closed() == code


async def test_resume_replays_what_was_missed(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    first = await connected(session, local)
    await first.identify(local)
    ready = await first.receive()
    await first.receive()
    await local.gateway.drop(4000)
    assert await first.closed() == 4000
    local.gateway.dispatch("INTERACTION_CREATE", {"number": 3}, None)
    second = await connected(session, local)
    resume = {"token": local.token, "session_id": ready["d"]["session_id"], "seq": 1}
    await second.socket.send_json({"op": 6, "d": resume})
    names = [(await second.receive())["t"] for _ in range(3)]
    assert names == ["GUILD_CREATE", "INTERACTION_CREATE", "RESUMED"]
    assert local.gateway.resumes == 1


@pytest.mark.parametrize("change", [{"session_id": "unknown"}, {"seq": 99}, {"seq": None}])
async def test_resume_of_what_is_not_known(session: aiohttp.ClientSession, local: LocalDiscord, change: JSON) -> None:
    first = await connected(session, local)
    await first.identify(local)
    ready = await first.receive()
    second = await connected(session, local)
    resume = {"token": local.token, "session_id": ready["d"]["session_id"], "seq": 1} | change
    await second.socket.send_json({"op": 6, "d": resume})
    assert await second.receive() == {"op": 9, "d": False, "s": None, "t": None}


async def test_each_shard_gets_its_own(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    guild = int(local.world.guild("home").id)
    own = (guild >> 22) % 2
    shards = [await connected(session, local) for _ in range(2)]
    for number, socket in enumerate(shards):
        await socket.identify(local, shard=[number, 2])
        assert len((await socket.receive())["d"]["guilds"]) == (number == own)
    assert (await shards[own].receive())["t"] == "GUILD_CREATE"
    local.gateway.dispatch("X", {}, None)
    assert (await shards[0].receive())["t"] == "X"


async def test_members_are_listed_on_request(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    socket = await connected(session, local)
    await socket.identify(local)
    for _ in range(2):
        await socket.receive()
    await socket.socket.send_json({"op": 8, "d": {"guild_id": local.world.guild("home").id, "nonce": "n"}})
    chunk = (await socket.receive())["d"]
    assert (len(chunk["members"]), chunk["nonce"]) == (4, "n")


async def test_messages_reach_those_who_asked_for_them(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    socket = await connected(session, local)
    await socket.identify(local, intents=1 | 1 << 9)
    for _ in range(2):
        await socket.receive()
    said = local.say("tom", "general", "hidden without the content intent")
    event = await socket.receive()
    assert (event["t"], event["d"]["content"], event["d"]["author"]["username"]) == ("MESSAGE_CREATE", "", "tom")
    local.delete(said)
    assert (await socket.receive())["t"] == "MESSAGE_DELETE"


@pytest.mark.parametrize("how", ["drop", "op7", "op9 resumable"])
async def test_client_resumes(local: LocalDiscord, bot: ThrowawayBot, how: str) -> None:
    if how == "drop":
        await local.gateway.drop(1001)
    elif how == "op7":
        local.gateway.reconnect()
    else:
        local.gateway.invalidate(resumable=True)
    exchange = await local.slash("vera", "general", "echo", {"text": "missed"}, until="dispatch")
    await exchange.answered(10)
    assert exchange.message.content == "ru: missed"
    assert (local.gateway.resumes, local.gateway.identifies) == (1, 1)
    assert bot.resumed == 1


async def test_client_identifies_anew_after_an_invalid_session(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.gateway.invalidate()
    await local.gateway.until_identified(2)
    assert (await local.slash("vera", "general", "echo", {"text": "x"})).message.content == "ru: x"
    assert bot.resumed == 0


async def test_without_a_bot_an_interaction_fails(local: LocalDiscord) -> None:
    async with running(local):
        pass
    exchange = await local.slash("vera", "general", "echo", {"text": "x"}, until="dispatch")
    local.advance(3.1)
    assert exchange.status.value == "failed"
    assert not local.gateway.connected


async def test_heartbeats_may_go_unanswered(session: aiohttp.ClientSession, local: LocalDiscord) -> None:
    local.gateway.answer_heartbeats = False
    socket = await connected(session, local)
    await socket.socket.send_json({"op": 1, "d": None})
    await socket.identify(local)
    assert (await socket.receive())["t"] == "READY"
