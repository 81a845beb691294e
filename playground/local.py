"""The local Discord as a component: everything wired together, listening while its context lasts."""

import secrets
import socket
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from aiohttp import web

from playground import guard
from playground.actors import Actors
from playground.clock import Clock
from playground.exchange import Exchanges
from playground.faults import Faults
from playground.gateway import Gateway
from playground.hub import HUB, Hub, Rejection
from playground.messages import MessageLog
from playground.page.app import PageApp
from playground.page.config import PageConfig
from playground.rest.app import VERSION_PATH, rest_app
from playground.rest.files import attachment
from playground.uploads import Uploads
from playground.world import Application, World, small_world

_BACKLOG: Final = 1024


class LocalDiscord(Actors):
    """A local Discord. Use it as an asynchronous context; the addresses are there once it is entered.

    ``host`` must be a loopback address, ``port`` 0 takes a free one. ``world`` replaces the small world that is made
    for ``application``. ``page`` is what the web page says about the bot. ``clock`` may be moved by tests.
    ``openapi`` is the path of Discord's OpenAPI document, by which every body is validated when it is given.
    ``strict`` refuses keys that the real Discord would ignore. ``history`` and ``upload_bytes`` bound the memory.

    Raises:
        ValueError: on a host that others could reach.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        application: Application | None = None,
        world: World | None = None,
        page: PageConfig | None = None,
        token: str | None = None,
        clock: Clock | None = None,
        openapi: Path | None = None,
        strict: bool = False,
        history: int = 2000,
        upload_bytes: int = 256 * 1024 * 1024,
    ) -> None:
        self._host = guard.check_host(host)
        self._port = port
        self._page = PageApp(self, page or PageConfig())
        self._runner: web.AppRunner | None = None
        super().__init__(
            Hub(
                world or small_world(application or Application()),
                token=token or f"local.{secrets.token_urlsafe(32)}",
                clock=clock or Clock(),
                strict=strict,
                openapi=openapi,
                history=history,
                upload_bytes=upload_bytes,
            )
        )

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.hub.token

    @property
    def world(self) -> World:
        """Everything that exists."""
        return self.hub.world

    @property
    def clock(self) -> Clock:
        """The clock of all deadlines; see `advance`."""
        return self.hub.clock

    @property
    def faults(self) -> Faults:
        """The faults to come."""
        return self.hub.faults

    @property
    def gateway(self) -> Gateway:
        """The gateway: drop, reconnect or invalidate its connections."""
        return self.hub.gateway

    @property
    def log(self) -> MessageLog:
        """All messages and all changes."""
        return self.hub.log

    @property
    def uploads(self) -> Uploads:
        """All attached files."""
        return self.hub.uploads

    @property
    def exchanges(self) -> Exchanges:
        """The interactions of the last quarter of an hour."""
        return self.hub.exchanges

    @property
    def rejections(self) -> tuple[Rejection, ...]:
        """The requests of the bot that were refused, latest last."""
        return tuple(self.hub.rejections)

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return self._port

    @property
    def base_url(self) -> str:
        """The server's own address."""
        return f"http://{guard.authority(self._host, self._port)}"

    @property
    def rest_url(self) -> str:
        """The address of the REST API, without a slash at the end: the value for discord.py's ``Route.BASE``."""
        return self.base_url + VERSION_PATH

    @property
    def gateway_url(self) -> str:
        """The address of the gateway: the value for discord.py's ``DiscordWebSocket.DEFAULT_GATEWAY``."""
        return f"ws://{guard.authority(self._host, self._port)}/gateway/"

    @property
    def page_url(self) -> str:
        """The address of the web page, with the key that opens it for this run only."""
        return f"{self.base_url}/playground/#{self._page.key}"

    def advance(self, seconds: float) -> None:
        """Move the clock forward, and let every deadline that has passed take effect."""
        self.hub.clock.advance(seconds)
        self.hub.exchanges.fail_overdue()

    def remove_bot(self, guild: str) -> None:
        """Remove the bot from a server: its commands are no longer offered there, and it is told."""
        there = self.world.guild(guild)
        self.hub.world = self.world.with_installed(there, installed=False)
        self.gateway.bot_left(there)

    def add_bot(self, guild: str) -> None:
        """Add the bot to a server: its commands are offered there, and it is told."""
        self.hub.world = self.world.with_installed(self.world.guild(guild), installed=True)
        self.gateway.bot_joined(self.world.guild(guild))

    def command_names(self) -> tuple[str, ...]:
        """The names of the global commands and of the servers' own."""
        scopes: list[str | None] = [None, *(guild.id for guild in self.world.guilds)]
        return tuple(command["name"] for scope in scopes for command in self.hub.commands.scope(scope))

    def commands(self, guild_id: str | None = None) -> list[dict[str, Any]]:
        """The registered commands of a scope, in Discord's JSON."""
        return self.hub.commands.scope(guild_id)

    async def __aenter__(self) -> Self:
        family = socket.AF_INET6 if ":" in self._host else socket.AF_INET
        listener = socket.create_server((self._host, self._port), family=family, backlog=_BACKLOG)
        self._port = listener.getsockname()[1]
        self.hub.uploads.base_url = self.base_url
        self.hub.gateway.url = self.gateway_url
        root = web.Application(middlewares=[guard.guard(self._port)])
        root[HUB] = self.hub
        for path in ("/", "/playground"):
            root.router.add_get(path, _to_page)
        root.add_subapp(VERSION_PATH, rest_app(self.hub))
        root.add_subapp("/playground", self._page.app())
        root.router.add_get("/gateway/", self._gateway)
        for folder in ("attachments", "ephemeral-attachments"):
            root.router.add_get(f"/{folder}/{{channel}}/{{attachment}}/{{filename}}", attachment)
        self._runner = web.AppRunner(root, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.SockSite(self._runner, listener, backlog=_BACKLOG).start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hub.gateway.drop()
        await self._page.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        fault = self.hub.faults.strike(request.path)
        if fault is not None:
            if fault.hang_up and request.transport is not None:
                request.transport.abort()
            raise web.HTTPServiceUnavailable
        return await self.hub.gateway.handle(request)


async def _to_page(request: web.Request) -> web.Response:
    """Lead a browser to the page; it keeps the key after the # by itself."""
    del request
    raise web.HTTPFound("/playground/")
