"""A local Discord, the throw-away bot on it, and a bare HTTP client for what the real client would not send."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground import Exchange, LocalDiscord
from tests.playground.throwaway import ThrowawayBot, point_at, running

ROOT = Path(__file__).parents[2]
OPENAPI = Path(os.environ.get("DISCORD_OPENAPI") or ROOT.parent / "shared" / "reference" / "discord-openapi.json")


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(strict=True) as local:
        point_at(local, monkeypatch)
        yield local


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[ThrowawayBot]:
    async with running(local) as bot:
        yield bot


@dataclass(frozen=True)
class Answer:
    """What the server answered to a bare request."""

    status: int
    body: Any

    def problem(self, path: str) -> str:
        """The words of the problems at a spot of a refused body, such as ``data.embeds.0.title``."""
        spot = self.body.get("errors", {})
        for step in path.split("."):
            spot = spot.get(step, {})
        return " ".join(problem["code"] for problem in spot.get("_errors", ()))


Request = Callable[..., Awaitable[Answer]]


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Request]:
    """Bare requests to the API: method, path below its version, body, and headers."""
    async with aiohttp.ClientSession() as session:

        async def request(method: str, path: str, body: Any = None, **headers: str) -> Answer:
            kept = {"Authorization": f"Bot {local.token}"} | headers
            async with session.request(method, local.rest_url + path, json=body, headers=kept) as response:
                text = await response.text()
                is_json = response.headers.get("Content-Type") == "application/json"
                return Answer(response.status, await response.json() if is_json and text else text)

        yield request


REGISTERED: list[dict[str, Any]] = [
    {
        "name": "ask",
        "description": "asks",
        "options": [{"type": 3, "name": "what", "description": "what", "autocomplete": True}],
    },
    {"name": "Look", "type": 3},
]


@pytest.fixture
def asked(local: LocalDiscord, raw: Request) -> Callable[[], Awaitable[Exchange]]:
    """Registers a slash command without any bot, and calls it once each time."""

    async def ask() -> Exchange:
        if not local.command_names():
            path = f"/applications/{local.world.application.id}/commands"
            assert (await raw("PUT", path, REGISTERED)).status == 200
        return await local.slash("vera", "general", "ask", {}, until="dispatch")

    return ask


@pytest.fixture
def respond(raw: Request) -> Callable[[Exchange, dict[str, Any]], Awaitable[Answer]]:
    """Answers an interaction with any body."""

    async def callback(exchange: Exchange, body: dict[str, Any]) -> Answer:
        return await raw("POST", f"/interactions/{exchange.id}/{exchange.token}/callback?with_response=1", body)

    return callback
