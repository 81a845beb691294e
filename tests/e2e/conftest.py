"""The bot, connected by the real client to the local Discord."""

import asyncio
import contextlib
import pathlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from cogs import replies
from cogs.bot import RulingsBot
from cogs.connect import serve
from cogs.office import Office
from playground import LocalDiscord, limits
from tests import shared
from tests.cogs.offices import fixed_office

OPENAPI = shared.FOLDER / "reference" / "discord-openapi.json"


@dataclass
class Running:
    """A bot that can be stopped and started again, as after a crash or an update."""

    local: LocalDiscord
    office: Office
    bots: list[RulingsBot] = field(default_factory=list)
    _stop: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[int] | None = None

    @property
    def bot(self) -> RulingsBot:
        """The bot of the moment."""
        return self.bots[-1]

    async def start(self, *, token: str | None = None) -> None:
        """Start a new process's worth of bot and wait until it is connected."""
        self._stop = asyncio.Event()
        self._task = asyncio.create_task(
            serve(
                self.office,
                token=token or self.local.token,
                rest_url=self.local.rest_url,
                gateway_url=self.local.gateway_url,
                stop=self._stop,
                backoff=(0.05,),
                on_start=self.bots.append,
            )
        )
        connected = asyncio.create_task(self.local.gateway.until_connected())
        await asyncio.wait((self._task, connected), return_when=asyncio.FIRST_COMPLETED, timeout=20)
        connected.cancel()
        if self._task.done():
            raise AssertionError(f"the bot ended with {self._task.result()}: {self.local.rejections}")

    async def stop(self) -> int:
        """Stop it; the exit status."""
        assert self._task is not None
        self._stop.set()
        status = await self._task
        self._task = None
        return status

    async def end(self) -> None:
        """Stop it if it runs."""
        if self._task is not None:
            with contextlib.suppress(Exception):
                await self.stop()


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot and Discord wait as long as a busy machine needs, except where it is their impatience that is tested."""
    if request.node.get_closest_marker("impatient") is None:
        monkeypatch.setattr(replies, "FIRST_SECONDS", 40.0)
        monkeypatch.setattr(limits, "ACKNOWLEDGE_SECONDS", 40.0)


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    return fixed_office(pathlib.Path(tmp_path_factory.mktemp("data")))


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(openapi=OPENAPI if OPENAPI.exists() else None, strict=True) as found:
        yield found


@pytest.fixture
async def running(local: LocalDiscord, office: Office) -> AsyncIterator[Running]:
    found = Running(local, office)
    await found.start()
    yield found
    await found.end()
