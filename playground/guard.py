"""Keeps other websites out: only requests addressed to this very server, and by its own page or no page at all."""

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def check_host(host: str) -> str:
    """The address to listen on, if nobody but this machine can reach it.

    Raises:
        ValueError: on any other address.
    """
    if host not in LOOPBACK:
        raise ValueError(f"the local Discord listens on {', '.join(LOOPBACK)} only, not on {host!r}")
    return "127.0.0.1" if host == "localhost" else host


def authority(host: str, port: int) -> str:
    """Host and port as they stand in an address."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def guard(port: int) -> Middleware:
    """A middleware that refuses foreign names (DNS rebinding) and foreign origins (requests of other websites)."""
    names = {authority(host, port) for host in LOOPBACK}
    origins = {f"http://{name}" for name in names}

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in names or (origin is not None and origin not in origins):
            raise web.HTTPForbidden(text="This server answers only its own page and programs on this machine.")
        return await handler(request)

    return guarded
