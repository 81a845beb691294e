"""Interactions: each one's life from the user's act to the bot's answer, and the deadlines that Discord sets it."""

import asyncio
import secrets
from collections.abc import Callable
from enum import Enum
from typing import Any

from playground import limits
from playground.clock import Clock
from playground.messages import Message, MessageLog, Origin
from playground.world import Channel, User


class Status(Enum):
    """How far the bot has come with an interaction."""

    PENDING = "pending"
    DEFERRED = "deferred"
    ANSWERED = "answered"
    FAILED = "failed"


class InteractionFailed(Exception):
    """The bot did not acknowledge an interaction in time, or never got it: the user reads 'interaction failed'."""


class Exchange:
    """One interaction and what the bot made of it.

    ``kind`` is Discord's type of interaction, ``payload`` the event as the bot got it, ``source`` the id of the
    message whose component was used. ``response_type`` is the type of the bot's first answer, ``modal`` and
    ``choices`` the data of a modal or of autocomplete. ``acknowledged_after`` is in seconds.
    """

    def __init__(
        self,
        *,
        payload: dict[str, Any],
        user: User,
        channel: Channel,
        origin: Origin,
        created: float,
        log: MessageLog,
        source: str | None = None,
    ) -> None:
        self.payload = payload
        self.id: str = payload["id"]
        self.token: str = payload["token"]
        self.kind: int = payload["type"]
        self.locale: str = payload["locale"]
        self.user = user
        self.channel = channel
        self.origin = origin
        self.source = source
        self.created = created
        self.status = Status.PENDING
        self.response_type: int | None = None
        self.acknowledged_after: float | None = None
        self.modal: dict[str, Any] | None = None
        self.choices: tuple[dict[str, Any], ...] | None = None
        self.original_id: str | None = None
        self.followups = 0
        self._log = log
        self._message_ids: list[str] = []
        self._changed = asyncio.Event()
        self._watchers: list[Callable[[Exchange], None]] = []

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered in any way."""
        return self.response_type is not None

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages that answer this interaction as they stand, oldest first, deleted ones left out."""
        return tuple(found for found in map(self._log.get, self._message_ids) if found is not None)

    @property
    def message(self) -> Message:
        """The first answer as it stands: the new message, or the one whose component was used and that was edited.

        Raises:
            LookupError: when there is no such message.
        """
        found = self._log.get(self.original_id) if self.original_id else None
        if found is None:
            raise LookupError(f"interaction {self.id} has no answering message; it is {self.status.value}")
        return found

    def watch(self, watcher: "Callable[[Exchange], None]") -> None:
        """Call ``watcher`` whenever the status changes."""
        self._watchers.append(watcher)

    def acknowledge(self, response_type: int, status: Status, at: float) -> None:
        """Note the first answer."""
        self.response_type = response_type
        self.acknowledged_after = at - self.created
        self._set(status)

    def answer(self, message_id: str | None = None) -> None:
        """Note that the user has something to read; ``message_id`` is a new message of this interaction."""
        if message_id is not None:
            self.promise(message_id)
        self._set(Status.ANSWERED)

    def promise(self, message_id: str) -> None:
        """Note a message of this interaction, filled or still to be filled."""
        if message_id not in self._message_ids:
            self._message_ids.append(message_id)

    def fail(self) -> None:
        """Note that the time to acknowledge is over."""
        self._set(Status.FAILED)

    def _set(self, status: Status) -> None:
        before, self.status = self.status, status
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in tuple(self._watchers) if status is not before else ():
            watcher(self)

    async def until(self, done: "Callable[[Exchange], bool]", within: float = 5.0) -> "Exchange":
        """Wait until ``done`` holds.

        Raises:
            InteractionFailed: when the bot missed the deadline.
            TimeoutError: after ``within`` seconds, saying how far it came.
        """
        try:
            async with asyncio.timeout(within):
                while not done(self):
                    if self.status is Status.FAILED:
                        raise InteractionFailed(f"interaction {self.id} was not acknowledged in time")
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"interaction {self.id} is {self.status.value} after {within} s") from None
        return self

    async def answered(self, within: float = 5.0) -> "Exchange":
        """Wait for an answer that the user can read; raises as `until`."""
        return await self.until(lambda exchange: exchange.status is Status.ANSWERED, within)

    async def followed_up(self, count: int = 1, within: float = 5.0) -> Message:
        """Wait until there are ``count`` follow-up messages and return the latest; raises as `until`."""
        await self.until(lambda exchange: exchange.followups >= count, within)
        return self.messages[-1]


class Exchanges:
    """The interactions of the last quarter of an hour, by id and by token."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._by_id: dict[str, Exchange] = {}
        self._by_token: dict[str, Exchange] = {}
        self._pending: dict[str, Exchange] = {}

    @staticmethod
    def new_token() -> str:
        """A token for a new interaction; whoever has it may answer."""
        return secrets.token_urlsafe(96)

    def add(self, exchange: Exchange) -> None:
        """Begin an interaction, forget those whose token has run out, and set the clock for the acknowledgement."""
        while self._by_id and self._age(oldest := next(iter(self._by_id.values()))) > limits.TOKEN_SECONDS:
            del self._by_id[oldest.id], self._by_token[oldest.token]
        self._by_id[exchange.id] = exchange
        self._by_token[exchange.token] = exchange
        self._pending[exchange.id] = exchange
        asyncio.get_running_loop().call_later(limits.ACKNOWLEDGE_SECONDS + 0.01, self.fail_overdue)

    def fail_overdue(self) -> None:
        """Fail every interaction that was not acknowledged in time."""
        for exchange in list(self._pending.values()):
            if exchange.status is not Status.PENDING:
                del self._pending[exchange.id]
            elif self.overdue(exchange):
                del self._pending[exchange.id]
                exchange.fail()

    def overdue(self, exchange: Exchange) -> bool:
        """Whether the time to acknowledge has passed without an answer."""
        return exchange.status is Status.PENDING and self._age(exchange) > limits.ACKNOWLEDGE_SECONDS

    def by_id(self, interaction_id: str) -> Exchange | None:
        """An interaction by id."""
        return self._by_id.get(interaction_id)

    def by_token(self, token: str) -> Exchange | None:
        """An interaction by its token, unless the token has run out."""
        exchange = self._by_token.get(token)
        return exchange if exchange is not None and self._age(exchange) <= limits.TOKEN_SECONDS else None

    def _age(self, exchange: Exchange) -> float:
        return self._clock.now() - exchange.created
