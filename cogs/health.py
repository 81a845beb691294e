"""Health checks over HTTP for whoever runs the bot: /livez and /readyz."""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol

from aiohttp import web

LAG_SECONDS: Final = 2.0
LATENCY_SECONDS: Final = 10.0


class Connected(Protocol):
    """What the checks need of a client."""

    @property
    def latency(self) -> float: ...

    def is_ready(self) -> bool: ...

    def is_closed(self) -> bool: ...


def ready(client: Connected | None) -> bool:
    """Whether a client is connected and hears from Discord."""
    if client is None or client.is_closed() or not client.is_ready():
        return False
    return math.isfinite(client.latency) and client.latency < LATENCY_SECONDS


async def lag() -> float:
    """Seconds that the event loop is behind."""
    loop = asyncio.get_running_loop()
    before = loop.time()
    await asyncio.sleep(0)
    return loop.time() - before


@contextlib.asynccontextmanager
async def served(host: str, port: int, client: Callable[[], Connected | None]) -> AsyncIterator[int]:
    """Serve the checks while the context lasts; it yields the port. Port 0 switches them off and yields 0.

    Args:
        client: the client of the moment.

    Raises:
        OSError: the address is taken.
    """
    if not port:
        yield 0
        return

    async def livez(_: web.Request) -> web.Response:
        return _verdict(await lag() < LAG_SECONDS)

    async def readyz(_: web.Request) -> web.Response:
        return _verdict(ready(client()))

    app = web.Application()
    app.add_routes([web.get("/livez", livez), web.get("/readyz", readyz)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield port
    finally:
        await runner.cleanup()


def _verdict(good: bool) -> web.Response:
    return web.Response(text="ok\n" if good else "not ready\n", status=200 if good else 503)
