"""Routes of channels: what a bot may do by itself with the permissions it has there."""

from aiohttp import web

from playground import payloads, permissions
from playground.checks.field import Field
from playground.errors import Code, refused
from playground.hub import Hub
from playground.messagepayload import message as message_payload
from playground.messages import Message
from playground.posting import Draft, edit, post
from playground.rest.answers import answer, need_bot, nothing, read_body
from playground.world import Channel

_CHANNEL = "/channels/{channel}"
_MESSAGES = _CHANNEL + "/messages"
_MESSAGE = _MESSAGES + "/{message}"


def _channel(request: web.Request, wanted: int) -> tuple[Hub, Channel]:
    hub = need_bot(request)
    try:
        channel = hub.world.channel(request.match_info["channel"])
    except KeyError:
        raise refused(Code.UNKNOWN_CHANNEL) from None
    reachable = channel.with_bot or (channel.guild is not None and hub.world.guild(channel.guild).installed)
    if not reachable:
        raise refused(Code.MISSING_ACCESS)
    if not permissions.granted(hub.world.app_permissions(channel), permissions.VIEW_CHANNEL | wanted):
        raise refused(Code.MISSING_PERMISSIONS)
    return hub, channel


def _message(request: web.Request, wanted: int = 0) -> tuple[Hub, Message]:
    hub, channel = _channel(request, wanted)
    message = hub.log.get(request.match_info["message"])
    if message is None or message.channel.id != channel.id or message.ephemeral:
        raise refused(Code.UNKNOWN_MESSAGE)
    return hub, message


async def show(request: web.Request) -> web.Response:
    """GET: the channel itself."""
    hub, channel = _channel(request, 0)
    return answer(payloads.channel(hub.world, channel))


async def send(request: web.Request) -> web.Response:
    """POST: a message of the bot's own."""
    hub, channel = _channel(request, permissions.SEND_MESSAGES)
    body, files = await read_body(request)
    if hub.validator is not None:
        hub.validator.route("POST", "/channels/{channel_id}/messages", body)
    message = post(hub, Draft(Field(body, strict=hub.strict), files), channel=channel)
    return answer(message_payload(hub.world, message))


async def read(request: web.Request) -> web.Response:
    """GET: a message."""
    hub, message = _message(request, permissions.READ_MESSAGE_HISTORY)
    return answer(message_payload(hub.world, message))


async def history(request: web.Request) -> web.Response:
    """GET: the latest messages, newest first."""
    hub, channel = _channel(request, permissions.READ_MESSAGE_HISTORY)
    limit = min(int(request.query.get("limit", "50")), 100)
    open_ones = [message for message in hub.log.channel(channel) if not message.ephemeral]
    return answer([message_payload(hub.world, message) for message in reversed(open_ones[-limit:])])


async def change(request: web.Request) -> web.Response:
    """PATCH: edit a message of the bot's own."""
    hub, message = _message(request)
    if message.author is not None:
        raise refused(Code.NOT_OWN_MESSAGE)
    body, files = await read_body(request)
    if hub.validator is not None:
        hub.validator.route("PATCH", "/channels/{channel_id}/messages/{message_id}", body)
    return answer(message_payload(hub.world, edit(hub, message, Draft(Field(body, strict=hub.strict), files))))


async def remove(request: web.Request) -> web.Response:
    """DELETE: a message of the bot's own, or any with the permission to manage messages."""
    hub, message = _message(request)
    held = hub.world.app_permissions(message.channel)
    if message.author is not None and not permissions.granted(held, permissions.MANAGE_MESSAGES):
        raise refused(Code.MISSING_PERMISSIONS)
    hub.log.delete(message, hub.clock.now())
    return nothing()


async def typing(request: web.Request) -> web.Response:
    """POST: the bot is typing."""
    _channel(request, permissions.SEND_MESSAGES)
    return nothing()


async def open_direct(request: web.Request) -> web.Response:
    """POST /users/@me/channels: the direct channel with a user."""
    hub = need_bot(request)
    body, _ = await read_body(request)
    wanted = str(body.get("recipient_id")) if isinstance(body, dict) else ""
    for channel in hub.world.channels:
        if channel.with_bot and hub.world.user(channel.members[0]).id == wanted:
            return answer(payloads.channel(hub.world, channel))
    raise refused(Code.CANNOT_MESSAGE_USER)


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [
        web.post("/users/@me/channels", open_direct),
        web.get(_CHANNEL, show),
        web.post(_CHANNEL + "/typing", typing),
        web.post(_MESSAGES, send),
        web.get(_MESSAGES, history),
        web.get(_MESSAGE, read),
        web.patch(_MESSAGE, change),
        web.delete(_MESSAGE, remove),
    ]
