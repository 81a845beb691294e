"""Interactions as Discord sends them: what a user did, in Discord's JSON, handed to the bot over the gateway."""

from collections.abc import Mapping, Sequence
from typing import Any

from playground import kinds, limits, payloads
from playground.exchange import Exchange, Exchanges
from playground.hub import Hub
from playground.messagepayload import message as message_payload
from playground.messages import Message, Origin
from playground.uploads import Attachment
from playground.world import Channel, Role, User

JSON = dict[str, Any]
Mentioned = User | Role | Channel | Attachment


def begin(
    hub: Hub,
    *,
    kind: int,
    user: User,
    channel: Channel,
    locale: str | None,
    data: JSON,
    message: Message | None = None,
    parent: Exchange | None = None,
    command: str | None = None,
    command_type: int | None = None,
) -> Exchange:
    """Begin an interaction and send it to the bot.

    ``message`` is the one whose component was used, or for a modal the one under whose component it was opened;
    ``parent`` the interaction that opened the modal.
    """
    snowflake = hub.snowflakes.new()
    owners = hub.world.owners(user, channel)
    if message is not None and message.origin is not None:
        owners = dict(message.origin.owners)
    elif parent is not None:
        owners = dict(parent.origin.owners)
    payload: JSON = {
        "id": snowflake,
        "application_id": hub.world.application.id,
        "type": kind,
        "token": Exchanges.new_token(),
        "version": 1,
        "data": data,
        "channel": payloads.channel(hub.world, channel),
        "channel_id": channel.id,
        "locale": locale or user.locale,
        "context": int(hub.world.context(channel)),
        "app_permissions": str(hub.world.app_permissions(channel)),
        "authorizing_integration_owners": owners,
        "entitlements": [],
        "attachment_size_limit": limits.FILE_BYTES,
    }
    guild_id = None
    if channel.guild is None:
        payload["user"] = payloads.user(user)
    else:
        guild = hub.world.guild(channel.guild)
        guild_id = guild.id if guild.installed else None
        payload |= {
            "guild_id": guild.id,
            "guild": payloads.interaction_guild(guild),
            "guild_locale": guild.locale,
            "member": payloads.member(hub.world, user, channel),
        }
        payload["channel"]["permissions"] = payload["member"]["permissions"]
    if message is not None:
        payload["message"] = message_payload(hub.world, message)
    exchange = Exchange(
        payload=payload,
        user=user,
        channel=channel,
        origin=Origin(snowflake, kind, user, command, command_type, tuple(owners.items())),
        created=hub.clock.now(),
        log=hub.log,
        source=message.id if message is not None else None,
    )
    hub.exchanges.add(exchange)
    hub.gateway.dispatch("INTERACTION_CREATE", payload, guild_id)
    return exchange


def command_data(
    command: JSON, options: Sequence[JSON], mentioned: Sequence[Mentioned], hub: Hub, place: Channel
) -> JSON:
    """The data of a slash command or of its autocomplete."""
    data: JSON = {"id": command["id"], "name": command["name"], "type": command["type"], "options": list(options)}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | resolved(hub, mentioned, place)


def resolved(hub: Hub, mentioned: Sequence[Mentioned], place: Channel) -> JSON:
    """The objects that ids in the data stand for, under ``resolved``; nothing where there are none."""
    groups: dict[str, JSON] = {}
    for thing in mentioned:
        if isinstance(thing, User):
            groups.setdefault("users", {})[thing.id] = payloads.user(thing)
            if place.guild in thing.guilds:
                whole = payloads.member(hub.world, thing, place)
                member = {key: value for key, value in whole.items() if key not in ("user", "deaf", "mute")}
                groups.setdefault("members", {})[thing.id] = member
        elif isinstance(thing, Role):
            groups.setdefault("roles", {})[thing.id] = payloads.role(thing, 1)
        elif isinstance(thing, Channel):
            shown = payloads.channel(hub.world, thing) | {"permissions": str(hub.world.app_permissions(thing))}
            groups.setdefault("channels", {})[thing.id] = shown
        else:
            groups.setdefault("attachments", {})[thing.id] = thing.payload()
    return {"resolved": groups} if groups else {}


def menu_data(hub: Hub, command: JSON, target: Message | User, place: Channel) -> JSON:
    """The data of a command from the menu of a message or a user."""
    data: JSON = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target.id}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if isinstance(target, Message):
        return data | {"resolved": {"messages": {target.id: message_payload(hub.world, target)}}}
    return data | resolved(hub, (target,), place)


def submitted(modal: JSON, values: Mapping[str, Any]) -> list[JSON]:
    """The components of a submitted modal with the values that the user gave, by custom_id."""
    parts: list[JSON] = []
    for part in modal["components"]:
        if part["type"] == kinds.LABEL:
            parts.append({"type": kinds.LABEL, "id": part["id"], "component": _filled(part["component"], values)})
        elif part["type"] == kinds.ROW:
            inner = [_filled(child, values) for child in part["components"]]
            parts.append({"type": kinds.ROW, "id": part["id"], "components": inner})
        else:
            parts.append({"type": part["type"], "id": part["id"]})
    return parts


def _filled(part: JSON, values: Mapping[str, Any]) -> JSON:
    filled = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
    single = part["type"] in (kinds.TEXT_INPUT, kinds.RADIO, kinds.CHECKBOX)
    return filled | {"value" if single else "values": values[part["custom_id"]]}
