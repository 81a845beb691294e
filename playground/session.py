"""A client's connection to the gateway and its session, which outlives the connection so that it can be resumed."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

DISPATCH: Final = 0
_REPLAYED: Final = 1000
_FLUSH_SECONDS: Final = 1.0


class Connection:
    """One WebSocket of a client."""

    def __init__(self, socket: web.WebSocketResponse, pack: Callable[[str], str | bytes]) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closing = False
        self._pack = pack
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None) -> None:
        """Queue a payload that is not an event."""
        self._outgoing.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Queue a payload that is ready to go."""
        self._outgoing.put_nowait(text)

    async def _write(self) -> None:
        while True:
            packed = self._pack(await self._outgoing.get())
            try:
                if isinstance(packed, str):
                    await self.socket.send_str(packed)
                else:
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return
            finally:
                self._outgoing.task_done()

    async def close(self, code: int) -> None:
        """Send what is queued, then end the connection with this close code."""
        self.closing = True
        if not self._writer.done():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._outgoing.join(), _FLUSH_SECONDS)
        await self.socket.close(code=code)

    def end(self) -> None:
        """Stop writing, and leave the session to be resumed."""
        self._writer.cancel()
        if self.session is not None and self.session.connection is self:
            self.session.connection = None


class Session:
    """What a client that has identified gets: its shard, its intents, and the latest events for a replay."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self._sent: deque[tuple[int, str]] = deque(maxlen=_REPLAYED)

    def serves(self, guild_id: str | None) -> bool:
        """Whether a server's events belong to this shard; direct messages belong to shard 0."""
        number, count = self.shard
        return number == (0 if guild_id is None else (int(guild_id) >> 22) % count)

    def event(self, name: str, data: Any) -> None:
        """Send an event, or keep it for the replay while the client is away."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def replay(self, after: int) -> bool:
        """Send again all events after this sequence number; false when some are forgotten or never happened."""
        if after > self.sequence or (self._sent and self._sent[0][0] > after + 1):
            return False
        for sequence, text in self._sent:
            if sequence > after and self.connection is not None:
                self.connection.send_text(text)
        return True
