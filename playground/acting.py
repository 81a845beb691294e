"""What stands behind every act of a user: who may do it where, and how it becomes an interaction."""

from collections.abc import Sequence
from typing import Any, Literal

from playground import interact, kinds
from playground.checks import commands as kind_of
from playground.clientrules import ClientRefused, check_option
from playground.commandbook import leaf
from playground.exchange import Exchange
from playground.hub import Hub
from playground.messages import Message
from playground.uploads import Attachment, Upload
from playground.world import Channel, User

JSON = dict[str, Any]
Until = Literal["answer", "acknowledgement", "dispatch"]


class Stage:
    """The world of a hub with its users, and the rules of the client that they all use."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def user(self, name: User | str) -> User:
        """A user by key or id; ``KeyError`` when there is none."""
        return name if isinstance(name, User) else self.hub.world.user(name)

    def channel(self, name: Channel | str) -> Channel:
        """A channel by key or id; ``KeyError`` when there is none."""
        return name if isinstance(name, Channel) else self.hub.world.channel(name)

    def _there(self, user: User | str, channel: Channel | str) -> tuple[User, Channel]:
        who, where = self.user(user), self.channel(channel)
        if not self.hub.world.sees(who, where):
            raise ClientRefused(f"{who.key} does not see {where.key}")
        return who, where

    def _seen(self, user: User, message: Message) -> Message:
        present = self.hub.log.get(message.id)
        if present is None or not present.visible_to(user):
            raise ClientRefused(f"{user.key} does not see message {message.id}")
        return present

    def _command(self, user: User, channel: Channel, kind: int, name: str) -> tuple[JSON, list[JSON], JSON]:
        """The offered command, the groups and sub-command on the way, and what is called in the end."""
        first, *rest = name.split(" ") if kind == kind_of.CHAT_INPUT else [name]
        offered = self.hub.commands.offered(user, channel, kind)
        command = next((known for known in offered if known["name"] == first), None)
        end = None if command is None else leaf(command, tuple(rest))
        if command is None or end is None:
            names = [known["name"] for known in offered]
            raise ClientRefused(f"{user.key} is offered no {name!r} in {channel.key}, but {names}")
        way: list[JSON] = []
        spot = command
        for step in rest:
            spot = next(child for child in spot["options"] if child["name"] == step)
            way.append(spot)
        return command, way, end

    def _options(
        self, end: JSON, given: dict[str, Any], channel: Channel, *, complete: bool = True
    ) -> tuple[list[JSON], list[interact.Mentioned]]:
        sent: list[JSON] = []
        things: list[interact.Mentioned] = []
        for option in end.get("options", ()):
            if option["name"] not in given:
                if complete and option.get("required"):
                    raise ClientRefused(f"option {option['name']!r} is required")
                continue
            value = given.pop(option["name"])
            if complete:
                check_option(option, value)
            if isinstance(value, Upload):
                value = self._uploaded(value, channel)
            if not isinstance(value, str | int | float):
                things.append(value)
                value = value.id
            sent.append({"name": option["name"], "type": option["type"], "value": value})
        if given:
            raise ClientRefused(f"{end['name']!r} has no options {sorted(given)}")
        return sent, things

    def _uploaded(self, upload: Upload, channel: Channel) -> Attachment:
        return self.hub.uploads.keep(upload, channel.id, description=None, ephemeral=True)

    def _part(
        self, message: Message, custom_id: str, user: User | str | None, wanted: set[int] | frozenset[int]
    ) -> tuple[User, JSON]:
        if user is None:
            if message.origin is None:
                raise ClientRefused("say which user does this: the message answers nobody")
            user = message.origin.user
        who, _ = self._there(user, message.channel)
        part = self._seen(who, message).component(custom_id)
        if part is None or part["type"] not in wanted:
            known = [part["custom_id"] for part in message.parts() if "custom_id" in part]
            raise ClientRefused(f"the message has no such component {custom_id!r}; it has {known}")
        return who, part

    async def _component(
        self, user: User, message: Message, data: JSON, locale: str | None, until: Until, within: float
    ) -> Exchange:
        exchange = interact.begin(
            self.hub,
            kind=kinds.COMPONENT,
            user=user,
            channel=message.channel,
            locale=locale,
            data=data,
            message=self._seen(user, message),
        )
        return await waited(exchange, until, within)

    async def _menu(
        self,
        user: User,
        channel: Channel,
        command: JSON,
        target: Message | User,
        locale: str | None,
        until: Until,
        within: float,
    ) -> Exchange:
        exchange = interact.begin(
            self.hub,
            kind=kinds.COMMAND,
            user=user,
            channel=channel,
            locale=locale,
            data=interact.menu_data(self.hub, command, target, channel),
            command=command["name"],
            command_type=command["type"],
        )
        return await waited(exchange, until, within)


def nested(way: Sequence[JSON], options: list[JSON]) -> list[JSON]:
    """Options wrapped in the groups and sub-commands on the way to them."""
    for step in reversed(way):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


async def waited(exchange: Exchange, until: Until, within: float) -> Exchange:
    """The interaction once it has come as far as the actor waits for; raises as `Exchange.until`."""
    if until == "answer":
        await exchange.answered(within)
    elif until == "acknowledgement":
        await exchange.until(lambda known: known.acknowledged, within)
    return exchange
