"""Serves the page, pushes what happens to it over a WebSocket, and closes every door to those without the key."""

import asyncio
import contextlib
import hmac
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from aiohttp import WSMsgType, web

from playground import limits
from playground.actors import Actors
from playground.exchange import Exchange
from playground.messages import Change, Entry
from playground.page import views
from playground.page.acts import PageActs
from playground.page.config import PageConfig
from playground.world import User

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_STATIC: Final = Path(__file__).parent.parent / "static"
_KINDS: Final = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json"}
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
_POLL_SECONDS: Final = 0.5


class Watcher:
    """A page that is open: the user it shows, and the frames on their way to it."""

    def __init__(self) -> None:
        self.user: User | None = None
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()

    def push(self, kind: str, **fields: Any) -> None:
        """Send an event to the page."""
        self.outgoing.put_nowait(json.dumps({"kind": kind, **fields}))


class PageApp:
    """The page's server. ``key`` opens it; it is made anew in every run."""

    def __init__(self, actors: Actors, config: PageConfig) -> None:
        self.key = secrets.token_urlsafe(24)
        self._actors = actors
        self._config = config
        self._watchers: set[Watcher] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def app(self) -> web.Application:
        """The application to be mounted under ``/playground``."""
        self._actors.hub.log.watch(self._message_changed)
        app = web.Application(middlewares=[self._with_key], client_max_size=2 * limits.REQUEST_BYTES)
        app.router.add_get("/", self._index)
        app.router.add_get("/static/{path:.+}", self._file)
        app.router.add_get("/socket", self._socket)
        app.router.add_get("/api/world", self._world)
        app.add_routes(PageActs(self._actors, self._follow).routes())
        self._tasks.add(asyncio.create_task(self._watch_state()))
        return app

    async def close(self) -> None:
        """End what runs in the background."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for watcher in tuple(self._watchers):
            watcher.outgoing.put_nowait("")

    @web.middleware
    async def _with_key(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        given = request.headers.get("Authorization", "")
        if "/api/" in request.path and not hmac.compare_digest(given.encode(), f"Bearer {self.key}".encode()):
            raise web.HTTPUnauthorized(text="The key of this run is missing: open the address that the server printed.")
        return await handler(request)

    async def _index(self, request: web.Request) -> web.Response:
        del request
        return _static_file("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return _static_file(request.match_info["path"])

    async def _world(self, request: web.Request) -> web.Response:
        del request
        return web.json_response({**views.world(self._actors.hub), "page": self._config.payload()})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if request.headers.get("Origin") is None:
            raise web.HTTPForbidden(text="The socket is for the page only.")
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=4096)
        await socket.prepare(request)
        watcher = Watcher()
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                wanted = _parsed(frame.data) if frame.type is WSMsgType.TEXT else {}
                if not hmac.compare_digest(str(wanted.get("key")).encode(), self.key.encode()):
                    await socket.close(code=4001)
                    break
                with contextlib.suppress(KeyError):
                    watcher.user = self._actors.user(str(wanted.get("user")))
                self._watchers.add(watcher)
                writer = writer or asyncio.create_task(_write(socket, watcher))
                watcher.push("hello", connected=self._actors.hub.gateway.connected)
        finally:
            self._watchers.discard(watcher)
            if writer is not None:
                writer.cancel()
        return socket

    def _message_changed(self, entry: Entry) -> None:
        for watcher in self._watchers:
            user, message = watcher.user, entry.message
            if user is None or not message.visible_to(user) or not self._actors.hub.world.sees(user, message.channel):
                continue
            if entry.change is Change.DELETED:
                watcher.push("deleted", id=message.id, channel=message.channel.id)
            else:
                watcher.push(entry.change.value, message=views.message(self._actors.hub, message))

    def _follow(self, exchange: Exchange) -> None:
        """Tell the page of the user who acted how the bot gets on."""
        exchange.watch(self._exchange_changed)

    def _exchange_changed(self, exchange: Exchange) -> None:
        for watcher in self._watchers:
            if watcher.user is not None and watcher.user.id == exchange.user.id:
                watcher.push("exchange", exchange=views.exchange(exchange))

    async def _watch_state(self) -> None:
        """Tell the pages when the bot comes or goes and when its commands change."""
        hub = self._actors.hub
        before = (hub.gateway.connected, hub.commands.version)
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            state = (hub.gateway.connected, hub.commands.version)
            if state != before:
                for watcher in self._watchers:
                    watcher.push("state", connected=state[0], commands=state[1])
            before = state


async def _write(socket: web.WebSocketResponse, watcher: Watcher) -> None:
    with contextlib.suppress(ConnectionError):
        while text := await watcher.outgoing.get():
            await socket.send_str(text)
        await socket.close()


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def _static_file(path: str) -> web.Response:
    file = (_STATIC / path).resolve()
    if not file.is_relative_to(_STATIC) or file.suffix not in _KINDS or not file.is_file():
        raise web.HTTPNotFound
    return web.Response(body=file.read_bytes(), content_type=_KINDS[file.suffix], charset="utf-8", headers=_HEADERS)
