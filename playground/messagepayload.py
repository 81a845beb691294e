"""Messages in Discord's JSON, as the API returns them, as interactions carry them and as gateway events tell of them."""

from typing import Any

from playground import kinds, payloads
from playground.clock import timestamp
from playground.messages import Change, Message, Origin
from playground.world import World

JSON = dict[str, Any]

_DEFAULT = 0
_REPLY = 19
_SLASH = 20
_CONTEXT_MENU = 23


def message_kind(message: Message) -> int:
    """Discord's type of a message: an answer to a slash or menu command, a reply, or a plain one."""
    if message.reply_to is not None:
        return _REPLY
    if message.origin is not None and message.origin.kind == kinds.COMMAND:
        return _SLASH if message.origin.command_type == 1 else _CONTEXT_MENU
    return _DEFAULT


def message(world: World, thing: Message, *, shown: bool = True) -> JSON:
    """The message object of the API. ``shown`` is whether the receiver may read content, embeds and files."""
    author = payloads.bot_user(world.application) if thing.author is None else payloads.user(thing.author)
    payload: JSON = {
        "id": thing.id,
        "channel_id": thing.channel.id,
        "type": message_kind(thing),
        "author": author,
        "content": thing.content if shown else "",
        "timestamp": timestamp(thing.created),
        "edited_timestamp": None if thing.edited is None else timestamp(thing.edited),
        "tts": False,
        "mention_everyone": "everyone" in thing.pings,
        "mentions": [payloads.user(user) for user in world.users if user.id in thing.pings],
        "mention_roles": [role.id for role in world.roles if role.id in thing.pings],
        "attachments": _listed_attachments(thing) if shown else [],
        "embeds": list(thing.embeds) if shown else [],
        "components": list(thing.components) if shown else [],
        "pinned": False,
        "flags": thing.flags,
    }
    if thing.author is None:
        payload["application_id"] = world.application.id
    if thing.origin is not None:
        payload["webhook_id"] = world.application.id
        payload["interaction_metadata"] = _metadata(thing.origin)
        if thing.origin.command is not None:
            payload["interaction"] = {
                "id": thing.origin.id,
                "type": thing.origin.kind,
                "name": thing.origin.command,
                "user": payloads.user(thing.origin.user),
            }
    if thing.reply_to is not None:
        payload["message_reference"] = {"type": 0, "message_id": thing.reply_to, "channel_id": thing.channel.id}
    return payload


def event(world: World, thing: Message, change: Change, shown: bool) -> JSON:
    """The data of the gateway event of a change of a message."""
    guild = world.guild(thing.channel.guild) if thing.channel.guild else None
    where = {} if guild is None else {"guild_id": guild.id}
    if change is Change.DELETED:
        return {"id": thing.id, "channel_id": thing.channel.id, **where}
    payload = message(world, thing, shown=shown) | where
    if guild is not None:
        whole = (
            payloads.bot_member(world.application)
            if thing.author is None
            else payloads.bare_member(world, thing.author, guild.key)
        )
        payload["member"] = {key: value for key, value in whole.items() if key != "user"}
    return payload


def _listed_attachments(thing: Message) -> list[JSON]:
    """The attachments; those that an embed shows are not listed apart."""
    embedded = {
        embed[key].get(name)
        for embed in thing.embeds
        for key, name in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
        if embed.get(key)
    }
    return [attachment.payload() for attachment in thing.attachments if attachment.url not in embedded]


def _metadata(origin: Origin) -> JSON:
    return {
        "id": origin.id,
        "type": origin.kind,
        "user": payloads.user(origin.user),
        "authorizing_integration_owners": dict(origin.owners),
    }
