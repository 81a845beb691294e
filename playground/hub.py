"""The state that all parts of the local Discord share."""

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import web

from playground.clock import Clock, Snowflakes
from playground.commandbook import CommandBook
from playground.exchange import Exchanges
from playground.faults import Faults
from playground.gateway import Gateway
from playground.messages import Entry, MessageLog
from playground.openapi import validator_by
from playground.uploads import Uploads
from playground.world import World


@dataclass(frozen=True)
class Rejection:
    """A request of the bot that was refused: what was asked, and Discord's answer."""

    method: str
    path: str
    status: int
    body: dict[str, Any]


class Hub:
    """The world and everything that happens in it.

    ``strict`` refuses keys that the real Discord would silently ignore; ``history`` is how many messages a channel
    keeps and how many changes and refusals are remembered.
    """

    def __init__(
        self,
        world: World,
        *,
        token: str,
        clock: Clock,
        strict: bool,
        openapi: Path | None,
        history: int,
        upload_bytes: int,
    ) -> None:
        self.world = world
        self.token = token
        self.clock = clock
        self.strict = strict
        self.snowflakes = Snowflakes(clock)
        self.log = MessageLog(history)
        self.uploads = Uploads(self.snowflakes, upload_bytes)
        self.exchanges = Exchanges(clock)
        self.commands = CommandBook(lambda: self.world, clock, self.snowflakes)
        self.faults = Faults()
        self.gateway = Gateway(lambda: self.world, clock, token)
        self.validator = validator_by(openapi) if openapi else None
        self.rejections: deque[Rejection] = deque(maxlen=history)
        self.log.watch(self._tell_bot)

    def _tell_bot(self, entry: Entry) -> None:
        self.gateway.message_changed(entry)


HUB: web.AppKey[Hub] = web.AppKey("hub", Hub)
