"""The gateway: sessions of clients, the events they get, heartbeats, resuming, and the ways a connection can end."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web

from playground import limits, messagepayload, payloads
from playground.clock import Clock
from playground.compression import compressor
from playground.messages import Change, Entry
from playground.session import Connection, Session
from playground.world import Guild, World

JSON = dict[str, Any]

HEARTBEAT: Final = 1
IDENTIFY: Final = 2
RESUME: Final = 6
RECONNECT: Final = 7
REQUEST_MEMBERS: Final = 8
INVALID_SESSION: Final = 9
HELLO: Final = 10
HEARTBEAT_ACK: Final = 11

UNKNOWN_OPCODE: Final = 4001
DECODE_ERROR: Final = 4002
NOT_AUTHENTICATED: Final = 4003
AUTHENTICATION_FAILED: Final = 4004
ALREADY_AUTHENTICATED: Final = 4005
RATE_LIMITED: Final = 4008
INVALID_SHARD: Final = 4010
INVALID_INTENTS: Final = 4013
DISALLOWED_INTENTS: Final = 4014

GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
MESSAGE_CONTENT: Final = 1 << 15
_PRIVILEGED: Final = 1 << 1 | 1 << 8 | MESSAGE_CONTENT
_KNOWN_INTENTS: Final = (1 << 26) - 1
_HEARTBEAT_MS: Final = 41_250
_ENDS_SESSION: Final = (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
_EVENTS: Final = {
    Change.CREATED: "MESSAGE_CREATE",
    Change.EDITED: "MESSAGE_UPDATE",
    Change.DELETED: "MESSAGE_DELETE",
}


class Gateway:
    """All sessions. ``answer_heartbeats`` may be switched off to play a dead connection."""

    def __init__(self, world: Callable[[], World], clock: Clock, token: str) -> None:
        self.url = ""
        self.answer_heartbeats = True
        self.identifies = 0
        self.resumes = 0
        self._present = world
        self._clock = clock
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._news = asyncio.Event()

    @property
    def _world(self) -> World:
        return self._present()

    @property
    def connected(self) -> bool:
        """Whether a client is identified and connected."""
        return any(session.connection is not None for session in self._sessions.values())

    async def until_connected(self, within: float = 30.0) -> None:
        """Wait until a client is identified and connected; ``TimeoutError`` after ``within`` seconds."""
        await self._until(lambda: self.connected, within)

    async def until_identified(self, times: int, within: float = 30.0) -> None:
        """Wait until clients have identified so many times; ``TimeoutError`` after ``within`` seconds."""
        await self._until(lambda: self.identifies >= times, within)

    async def _until(self, done: Callable[[], bool], within: float) -> None:
        async with asyncio.timeout(within):
            while not done():
                await self._news.wait()

    def dispatch(self, name: str, data: Any, guild_id: str | None, intent: int = 0) -> None:
        """Send an event to every session that serves the server and asked for the intent (0: none is needed)."""
        for session in self._sessions.values():
            if session.serves(guild_id) and session.intents & intent == intent:
                session.event(name, data)

    def message_changed(self, entry: Entry) -> None:
        """Send the event of a change of a message to the sessions that asked for messages."""
        message = entry.message
        guild = self._world.guild(message.channel.guild) if message.channel.guild else None
        intent = DIRECT_MESSAGES if guild is None else GUILD_MESSAGES
        if message.ephemeral or (guild is not None and not guild.installed):
            return
        if guild is None and not message.channel.with_bot:
            return
        listeners = [session for session in self._sessions.values() if session.intents & intent]
        for session in listeners:
            if session.serves(guild.id if guild else None):
                shown = bool(session.intents & MESSAGE_CONTENT) or message.author is None or guild is None
                session.event(_EVENTS[entry.change], messagepayload.event(self._world, message, entry.change, shown))

    def bot_left(self, guild: Guild) -> None:
        """Tell that the bot was removed from a server."""
        self.dispatch("GUILD_DELETE", {"id": guild.id}, guild.id)

    def bot_joined(self, guild: Guild) -> None:
        """Tell that the bot was added to a server."""
        created = payloads.guild_create(self._world, guild)
        del created["unavailable"]  # its absence tells a new server from one that is back after an outage
        self.dispatch("GUILD_CREATE", created, guild.id)

    async def drop(self, code: int = WSCloseCode.GOING_AWAY) -> None:
        """Close every connection with this code; sessions can be resumed."""
        for connection in tuple(self._connections):
            await connection.close(code)

    def reconnect(self) -> None:
        """Ask every client to reconnect (op 7)."""
        for connection in tuple(self._connections):
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); one that is not resumable is forgotten."""
        for connection in tuple(self._connections):
            connection.send(INVALID_SESSION, resumable)
            if not resumable and connection.session is not None:
                self._sessions.pop(connection.session.id, None)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        try:
            pack = compressor(request.query.get("compress"))
        except (ValueError, ImportError) as error:
            raise web.HTTPBadRequest(text=str(error)) from None
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, pack)
        self._connections.add(connection)
        connection.send(HELLO, {"heartbeat_interval": _HEARTBEAT_MS})
        try:
            await self._listen(connection)
        finally:
            self._connections.discard(connection)
            connection.end()
            if connection.session is not None and not connection.closing and socket.close_code in _ENDS_SESSION:
                self._sessions.pop(connection.session.id, None)
        return socket

    async def _listen(self, connection: Connection) -> None:
        received: deque[float] = deque(maxlen=limits.GATEWAY_SENDS)
        async for frame in connection.socket:
            now = self._clock.now()
            full = len(received) == limits.GATEWAY_SENDS
            if full and now - received[0] < limits.GATEWAY_SENDS_SECONDS:
                await connection.close(RATE_LIMITED)
                return
            received.append(now)
            payload = _decoded(frame.data) if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY) else None
            code = DECODE_ERROR if payload is None else self._receive(connection, payload["op"], payload.get("d"))
            if code is not None:
                await connection.close(code)
                return

    def _receive(self, connection: Connection, op: int, data: Any) -> int | None:
        """Act on a client's payload; a close code ends the connection."""
        if op == HEARTBEAT:
            if self.answer_heartbeats:
                connection.send(HEARTBEAT_ACK)
            return None
        if op in (IDENTIFY, RESUME):
            if connection.session is not None:
                return ALREADY_AUTHENTICATED
            if not isinstance(data, dict) or data.get("token") != self._token:
                return AUTHENTICATION_FAILED
            return self._identify(connection, data) if op == IDENTIFY else self._resume(connection, data)
        if connection.session is None:
            return NOT_AUTHENTICATED
        if op == REQUEST_MEMBERS:
            self._send_members(connection.session, data)
            return None
        return None if op in (3, 4, 31) else UNKNOWN_OPCODE

    def _identify(self, connection: Connection, data: JSON) -> int | None:
        intents = data.get("intents")
        if isinstance(intents, bool) or not isinstance(intents, int) or intents & ~_KNOWN_INTENTS:
            return INVALID_INTENTS
        if intents & _PRIVILEGED & ~self._world.application.intents:
            return DISALLOWED_INTENTS
        shard = data.get("shard") or [0, 1]
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return INVALID_SHARD
        self.identifies += 1
        for old in [old for old in self._sessions.values() if old.shard == tuple(shard) and old.connection is None]:
            del self._sessions[old.id]
        session = Session((shard[0], shard[1]), intents)
        session.connection = connection
        connection.session = session
        self._sessions[session.id] = session
        guilds = [guild for guild in self._world.installed_guilds() if session.serves(guild.id)]
        application = self._world.application
        session.event(
            "READY",
            {
                "v": 10,
                "user": payloads.bot_user(application),
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "session_type": "normal",
                "private_channels": [],
                "shard": list(session.shard),
                "application": {"id": application.id, "flags": 0},
            },
        )
        for guild in guilds:
            session.event("GUILD_CREATE", payloads.guild_create(self._world, guild))
        self._tell()
        return None

    def _resume(self, connection: Connection, data: JSON) -> int | None:
        session = self._sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int):
            connection.send(INVALID_SESSION, False)
            return None
        session.connection = connection
        connection.session = session
        if not session.replay(after):
            session.connection = connection.session = None
            connection.send(INVALID_SESSION, False)
            return None
        self.resumes += 1
        session.event("RESUMED", {})
        self._tell()
        return None

    def _send_members(self, session: Session, data: JSON) -> None:
        guild = next((guild for guild in self._world.guilds if guild.id == str(data.get("guild_id"))), None)
        if guild is None:
            return
        people = [payloads.bare_member(self._world, user, guild.key) for user in self._world.users]
        chunk = {"guild_id": guild.id, "members": people, "chunk_index": 0, "chunk_count": 1}
        session.event("GUILD_MEMBERS_CHUNK", chunk | {"not_found": [], "nonce": data.get("nonce")})

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _decoded(frame: str | bytes) -> JSON | None:
    if len(frame) > limits.GATEWAY_PAYLOAD_BYTES:
        return None
    try:
        payload = json.loads(frame)
    except ValueError:
        return None
    return payload if isinstance(payload, dict) and isinstance(payload.get("op"), int) else None
