"""Health, draining, remarks and the registration of commands."""

import asyncio
import json
import pathlib
from dataclasses import dataclass
from datetime import UTC, datetime

import aiohttp
import discord
import pytest
from aiohttp import test_utils

from cogs import health
from cogs.connect import _worth_retrying
from cogs.feedback import JsonLines, Remark
from cogs.inflight import InFlight
from cogs.register import fingerprint


@dataclass
class Client:
    latency: float = 0.1
    up: bool = True
    closed: bool = False

    def is_ready(self) -> bool:
        return self.up

    def is_closed(self) -> bool:
        return self.closed


@pytest.mark.parametrize(
    ("client", "good"),
    [
        (Client(), True),
        (None, False),
        (Client(up=False), False),
        (Client(closed=True), False),
        (Client(latency=float("nan")), False),
        (Client(latency=float("inf")), False),
        (Client(latency=11.0), False),
    ],
)
async def test_health(client: Client | None, good: bool) -> None:
    port = test_utils.unused_port()
    async with health.served("127.0.0.1", port, lambda: client), aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/livez") as alive:
            assert alive.status == 200
        async with session.get(f"http://127.0.0.1:{port}/readyz") as found:
            assert found.status == (200 if good else 503)


async def test_health_is_off_at_port_0() -> None:
    async with health.served("127.0.0.1", 0, lambda: None) as port:
        assert port == 0


async def test_draining_waits_for_what_is_under_way() -> None:
    in_flight = InFlight()
    assert await in_flight.drained(0.01)
    with in_flight:
        assert not await in_flight.drained(0.01)
        with in_flight:
            waiting = asyncio.create_task(in_flight.drained(5))
            await asyncio.sleep(0)
    assert await waiting
    assert in_flight.count == 0


async def test_remarks_are_appended(tmp_path: pathlib.Path) -> None:
    feedback = JsonLines(tmp_path / "new", lambda: datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    remark = Remark("вопрос", "revoke", {"established": True}, 2017, "ru", "иначе")
    await feedback.keep(remark)
    await feedback.keep(remark)
    lines = feedback.path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert json.loads(lines[0])["at"] == "2026-01-02T03:04:05+00:00"
    assert "вопрос" in lines[0]


def test_fingerprints_differ_with_the_commands() -> None:
    assert fingerprint([{"name": "a"}]) == fingerprint([{"name": "a"}])
    assert fingerprint([{"name": "a"}]) != fingerprint([{"name": "b"}])


@dataclass
class Bot:
    ws: object = None


@dataclass
class Response:
    status: int
    reason: str = ""


@pytest.mark.parametrize(
    ("error", "connected", "again"),
    [
        (AttributeError("sequence"), False, True),
        (AttributeError("sequence"), True, False),
        (aiohttp.ClientConnectionError(), False, True),
        (OSError(), True, True),
        (ValueError("bug"), True, False),
        (discord.HTTPException(Response(503), None), True, True),
        (discord.HTTPException(Response(400), None), True, False),
    ],
)
def test_only_an_unreachable_discord_is_tried_again(error: Exception, connected: bool, again: bool) -> None:
    assert _worth_retrying(Bot(object() if connected else None), error) is again  # type: ignore[arg-type]
