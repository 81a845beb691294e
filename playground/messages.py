"""Messages and the log of all that happened to them."""

import re
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from playground import kinds
from playground.checks.components import find, walk
from playground.checks.field import Field
from playground.uploads import Attachment
from playground.world import Channel, User

_MENTION: Final = re.compile(r"<@!?(\d+)>|<@&(\d+)>|@(everyone|here)")


@dataclass(frozen=True)
class Origin:
    """The interaction that a message of the bot answers: its id and kind, who caused it, by which command if any."""

    id: str
    kind: int
    user: User
    command: str | None = None
    command_type: int | None = None
    owners: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Message:
    """A message as it stands. A message of the bot has no ``author``; an ephemeral one has a ``viewer``.

    ``embeds`` and ``components`` are Discord's JSON. ``pings`` holds ``everyone`` and the ids of users and roles that
    the message would really notify. Times are seconds since 1970.
    """

    id: str
    channel: Channel
    author: User | None
    content: str
    created: float
    embeds: tuple[dict[str, Any], ...] = ()
    components: tuple[dict[str, Any], ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: int = 0
    edited: float | None = None
    viewer: User | None = None
    origin: Origin | None = None
    reply_to: str | None = None
    pings: frozenset[str] = frozenset()

    @property
    def ephemeral(self) -> bool:
        """Whether only ``viewer`` sees the message."""
        return bool(self.flags & kinds.EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Whether the bot promised an answer that has not come yet."""
        return bool(self.flags & kinds.LOADING)

    @property
    def v2(self) -> bool:
        """Whether the message is laid out with Components V2."""
        return bool(self.flags & kinds.COMPONENTS_V2)

    def visible_to(self, user: User) -> bool:
        """Whether a user who sees the channel sees the message."""
        return not self.ephemeral or (self.viewer is not None and self.viewer.id == user.id)

    def parts(self) -> Iterator[dict[str, Any]]:
        """Every component, outer ones first."""
        for part in walk(Field(list(self.components))):
            yield part.value

    def buttons(self) -> tuple[dict[str, Any], ...]:
        """Every button, in order."""
        return tuple(part for part in self.parts() if part["type"] == kinds.BUTTON)

    def selects(self) -> tuple[dict[str, Any], ...]:
        """Every select, in order."""
        return tuple(part for part in self.parts() if part["type"] in kinds.SELECTS)

    def component(self, custom_id: str) -> dict[str, Any] | None:
        """The component with this custom_id, or ``None``."""
        return find(list(self.components), custom_id)

    def button(self, label: str) -> dict[str, Any]:
        """The button with this label.

        Raises:
            LookupError: when there is none; names those that there are.
        """
        labels = [part.get("label") for part in self.buttons()]
        if label not in labels:
            raise LookupError(f"no button {label!r} among {labels}")
        return self.buttons()[labels.index(label)]

    def text(self) -> str:
        """All that can be read in the message, a piece a line: content, embeds, and texts of Components V2."""
        pieces: list[str | None] = [self.content]
        for embed in self.embeds:
            pieces += [embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")]
            for row in embed.get("fields", ()):
                pieces += [row["name"], row["value"]]
            pieces.append(embed.get("footer", {}).get("text"))
        pieces += [part["content"] for part in self.parts() if part["type"] == kinds.TEXT]
        return "\n".join(piece for piece in pieces if piece)


class Change(Enum):
    """What happened to a message."""

    CREATED = "created"
    EDITED = "edited"
    DELETED = "deleted"


@dataclass(frozen=True)
class Entry:
    """A line of the log: at which second what happened, and the message as it was afterwards."""

    at: float
    change: Change
    message: Message


class MessageLog:
    """The messages of every channel in order, and the log of their changes.

    Above ``history`` messages a channel forgets its oldest; the log keeps the latest ``history`` changes.
    """

    def __init__(self, history: int) -> None:
        self._history = history
        self._by_id: dict[str, Message] = {}
        self._by_channel: dict[str, OrderedDict[str, None]] = {}
        self._watchers: list[Callable[[Entry], None]] = []
        self.entries: deque[Entry] = deque(maxlen=history)

    def watch(self, watcher: Callable[[Entry], None]) -> Callable[[], None]:
        """Call ``watcher`` on every change; the returned function ends that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def get(self, message_id: str) -> Message | None:
        """A message as it stands, or ``None`` where it is deleted or was never there."""
        return self._by_id.get(message_id)

    def add(self, message: Message) -> None:
        """Post a message."""
        self._by_id[message.id] = message
        channel = self._by_channel.setdefault(message.channel.id, OrderedDict())
        channel[message.id] = None
        if len(channel) > self._history:
            del self._by_id[channel.popitem(last=False)[0]]
        self._note(Entry(message.created, Change.CREATED, message))

    def replace(self, message: Message, at: float) -> None:
        """Put a message's new state in place of the old."""
        self._by_id[message.id] = message
        self._note(Entry(at, Change.EDITED, message))

    def delete(self, message: Message, at: float) -> None:
        """Delete a message."""
        del self._by_id[message.id]
        del self._by_channel[message.channel.id][message.id]
        self._note(Entry(at, Change.DELETED, message))

    def channel(self, channel: Channel, viewer: User | None = None) -> tuple[Message, ...]:
        """The messages of a channel, oldest first; with a viewer, only those that they can see."""
        messages = map(self._by_id.__getitem__, self._by_channel.get(channel.id, ()))
        return tuple(message for message in messages if viewer is None or message.visible_to(viewer))

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        for watcher in tuple(self._watchers):
            watcher(entry)


def pings(text: str, allowed: dict[str, Any] | None, *, may_everyone: bool) -> frozenset[str]:
    """Whom a text notifies: ``everyone`` and ids, as Discord's ``allowed_mentions`` (or their absence) let it."""
    rules = allowed if allowed is not None else {"parse": ["users", "roles", "everyone"]}
    parsed = rules.get("parse") or ()
    found: set[str] = set()
    for user_id, role_id, everyone in _MENTION.findall(text):
        if everyone and "everyone" in parsed and may_everyone:
            found.add("everyone")
        if user_id and ("users" in parsed or user_id in map(str, rules.get("users") or ())):
            found.add(user_id)
        if role_id and ("roles" in parsed or role_id in map(str, rules.get("roles") or ())):
            found.add(role_id)
    return frozenset(found)
