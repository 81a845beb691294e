"""The world, commands, messages and interactions as the page gets them."""

from typing import Any

from playground import payloads
from playground.checks.commands import CHAT_INPUT
from playground.commandbook import leaves, shown
from playground.exchange import Exchange
from playground.hub import Hub
from playground.messagepayload import message as message_payload
from playground.messages import Message
from playground.world import Channel, User

JSON = dict[str, Any]


def world(hub: Hub) -> JSON:
    """Who and what exists, with the channels that each user sees."""
    return {
        "application": {"id": hub.world.application.id, "name": hub.world.application.name},
        "guilds": [{"id": guild.id, "name": guild.name, "installed": guild.installed} for guild in hub.world.guilds],
        "users": [user(hub, person) for person in hub.world.users],
        "roles": [
            {"id": role.id, "name": role.name, "colour": role.colour, "guild": hub.world.guild(role.guild).id}
            for role in hub.world.roles
        ],
        "connected": hub.gateway.connected,
    }


def user(hub: Hub, person: User) -> JSON:
    """A user with their channels."""
    roles = list(map(hub.world.role, person.roles))
    return {
        "id": person.id,
        "name": person.name,
        "username": person.key,
        "locale": person.locale,
        "colour": next((role.colour for role in roles if role.colour), 0),
        "roles": [role.name for role in roles],
        "installed": person.installed,
        "channels": [channel(hub, place, person) for place in hub.world.channels_of(person)],
    }


def channel(hub: Hub, place: Channel, viewer: User) -> JSON:
    """A channel as its viewer's list shows it: a direct one by the other's name."""
    others = [hub.world.user(key) for key in place.members if key != viewer.key]
    return {
        "id": place.id,
        "name": ", ".join(person.name for person in others) or place.name,
        "topic": place.topic,
        "guild": hub.world.guild(place.guild).id if place.guild else None,
        "with_bot": place.with_bot,
        "members": [person.id for person in others],
    }


def commands(hub: Hub, person: User, place: Channel, locale: str) -> list[JSON]:
    """The commands offered in a channel, each callable one by itself, in the words of a locale."""
    listed: list[JSON] = []
    for command in hub.commands.offered(person, place):
        for way, end in leaves(command):
            steps = [command, *way]
            listed.append(
                {
                    "id": command["id"],
                    "type": command["type"],
                    "path": " ".join(step["name"] for step in steps),
                    "name": " ".join(shown(step, "name", locale) for step in steps),
                    "description": shown(end, "description", locale),
                    "options": [_option(option, locale) for option in end.get("options") or ()],
                }
            )
    return sorted(listed, key=lambda known: (known["type"] != CHAT_INPUT, str(known["name"])))


def _option(option: JSON, locale: str) -> JSON:
    kept = ("min_value", "max_value", "min_length", "max_length", "channel_types")
    return {
        "key": option["name"],
        "type": option["type"],
        "name": shown(option, "name", locale),
        "description": shown(option, "description", locale),
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": shown(choice, "name", locale), "value": choice["value"]} for choice in option.get("choices") or ()
        ],
        **{key: option[key] for key in kept if key in option},
    }


def message(hub: Hub, thing: Message) -> JSON:
    """A message with what the page needs to draw its head: the command it answers, the message it replies to."""
    view = message_payload(hub.world, thing)
    view |= {"ephemeral": thing.ephemeral, "thinking": thing.thinking, "pings": sorted(thing.pings)}
    if thing.origin is not None:
        view["caused_by"] = payloads.user(thing.origin.user) | {"command": thing.origin.command}
    replied = hub.log.get(thing.reply_to) if thing.reply_to else None
    if thing.reply_to is not None:
        view["replied"] = None if replied is None else _excerpt(hub, replied)
    return view


def _excerpt(hub: Hub, thing: Message) -> JSON:
    author = hub.world.application.name if thing.author is None else thing.author.name
    bot = thing.author is None
    return {"id": thing.id, "author": author, "bot": bot, "text": thing.text()[:120], "ephemeral": thing.ephemeral}


def exchange(thing: Exchange) -> JSON:
    """How far an interaction has come, with the modal to open if the bot answered with one."""
    return {
        "id": thing.id,
        "status": thing.status.value,
        "response_type": thing.response_type,
        "modal": thing.modal,
        "channel": thing.channel.id,
        "source": thing.source,
    }
