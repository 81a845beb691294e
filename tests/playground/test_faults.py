"""The bad days of Discord, and how the real client takes them."""

import time

import aiohttp
import discord
import pytest

from playground import LocalDiscord
from tests.playground.conftest import Request
from tests.playground.throwaway import ThrowawayBot


async def test_rate_limit_is_waited_out(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.faults.rate_limit(2, retry_after=0.05, where="callback")
    begun = time.monotonic()
    exchange = await local.slash("vera", "general", "echo", {"text": "x"})
    assert exchange.message.content == "ru: x"
    assert time.monotonic() - begun > 0.1
    assert not bot.errors


async def test_rate_limit_of_cloudflare_is_not(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.faults.rate_limit(via=False, where="callback")
    await local.slash("vera", "general", "echo", {"text": "x"}, until="dispatch")
    await bot.troubled.wait()
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].status == 429


async def test_server_error_is_tried_again(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.faults.server_error(status=502, where="callback")
    exchange = await local.slash("vera", "general", "echo", {"text": "x"})
    assert exchange.acknowledged_after is not None
    assert exchange.acknowledged_after > 0.9
    assert not bot.errors


async def test_connection_that_breaks_off(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.faults.hang_up(where="callback")
    await local.slash("vera", "general", "echo", {"text": "x"}, until="dispatch")
    await bot.troubled.wait()
    assert isinstance(bot.errors[0], aiohttp.ClientConnectionError)


async def test_any_other_refusal(local: LocalDiscord, bot: ThrowawayBot) -> None:
    local.faults.refuse(status=403, code=50013, message="Missing Permissions", where="callback")
    await local.slash("vera", "general", "echo", {"text": "x"}, until="dispatch")
    await bot.troubled.wait()
    assert isinstance(bot.errors[0], discord.Forbidden)
    assert bot.errors[0].code == 50013


async def test_delay_and_recall(local: LocalDiscord, raw: Request) -> None:
    local.faults.delay(0.1)
    begun = time.monotonic()
    assert (await raw("GET", "/users/@me")).status == 200
    assert time.monotonic() - begun >= 0.1
    local.faults.server_error(5)
    local.faults.clear()
    assert (await raw("GET", "/users/@me")).status == 200


async def test_first_connection_to_the_gateway_is_refused(local: LocalDiscord) -> None:
    local.faults.hang_up(2, where="/gateway/")
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientError):
            await session.ws_connect(local.gateway_url)
        socket = await session.ws_connect(local.gateway_url)
        assert (await socket.receive_json())["op"] == 10


async def test_gateway_that_is_not_there(local: LocalDiscord) -> None:
    local.faults.server_error(where="/gateway/")
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(local.gateway_url)
    assert not local.gateway.connected


def test_faults_that_make_no_sense(local: LocalDiscord) -> None:
    with pytest.raises(ValueError, match="400"):
        local.faults.server_error(status=400)
    with pytest.raises(ValueError, match="at least once"):
        local.faults.hang_up(0)
    assert local.faults.strike("/api/v10/users/@me") is None
