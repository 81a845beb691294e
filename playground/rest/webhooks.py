"""Routes that go on with an interaction for a quarter of an hour: its answer and its follow-ups."""

from aiohttp import web

from playground import kinds, limits
from playground.checks.field import Field
from playground.errors import Code, refused
from playground.exchange import Exchange
from playground.hub import HUB, Hub
from playground.messagepayload import message as message_payload
from playground.messages import Message
from playground.posting import Draft, edit, post
from playground.rest.answers import answer, nothing, read_body
from playground.rest.callbacks import forced_flags

_HOOK = "/webhooks/{application}/{token}"
_MESSAGE = _HOOK + "/messages/{message}"


def _exchange(request: web.Request) -> tuple[Hub, Exchange]:
    hub = request.app[HUB]
    if request.match_info["application"] != hub.world.application.id:
        raise refused(Code.UNKNOWN_WEBHOOK)
    exchange = hub.exchanges.by_token(request.match_info["token"])
    if exchange is None:
        raise refused(Code.INVALID_WEBHOOK_TOKEN)
    if not exchange.acknowledged:
        raise refused(Code.UNKNOWN_WEBHOOK)
    return hub, exchange


def _message(request: web.Request) -> tuple[Hub, Exchange, Message]:
    hub, exchange = _exchange(request)
    wanted = request.match_info["message"]
    message_id = exchange.original_id if wanted == "@original" else wanted
    known = {message.id for message in exchange.messages} | {exchange.original_id}
    message = hub.log.get(message_id) if message_id is not None and message_id in known else None
    if message is None:
        raise refused(Code.UNKNOWN_MESSAGE)
    return hub, exchange, message


async def _draft(request: web.Request, hub: Hub, template: str, method: str) -> Draft:
    body, files = await read_body(request)
    if hub.validator is not None:
        for ours, theirs in (("{application}", "{webhook_id}"), ("{token}", "{webhook_token}")):
            template = template.replace(ours, theirs)
        hub.validator.route(method, template.replace("{message}", "{message_id}"), body)
    return Draft(Field(body, strict=hub.strict), files)


async def follow_up(request: web.Request) -> web.Response:
    """POST: a further message; after a deferred answer the first one takes its place."""
    hub, exchange = _exchange(request)
    draft = await _draft(request, hub, _HOOK, "POST")
    promised = hub.log.get(exchange.original_id) if exchange.original_id else None
    if promised is not None and promised.thinking:
        message = edit(hub, promised, draft, clear_flags=kinds.LOADING)
        exchange.answer(message.id)
        return answer(message_payload(hub.world, message))
    owners = dict(exchange.origin.owners)
    if "0" not in owners and exchange.followups >= limits.FOLLOWUPS_OUTSIDE_INSTALLED_SERVERS:
        raise refused(Code.TOO_MANY_FOLLOWUPS)
    message = post(
        hub,
        draft,
        channel=exchange.channel,
        viewer=exchange.user,
        origin=exchange.origin,
        reply_to=exchange.original_id,
        force_flags=forced_flags(hub, exchange),
    )
    exchange.followups += 1
    exchange.answer(message.id)
    return answer(message_payload(hub.world, message))


async def read(request: web.Request) -> web.Response:
    """GET: the answer or a follow-up as it stands."""
    hub, _, message = _message(request)
    return answer(message_payload(hub.world, message))


async def change(request: web.Request) -> web.Response:
    """PATCH: edit the answer or a follow-up."""
    hub, exchange, message = _message(request)
    draft = await _draft(request, hub, _MESSAGE, "PATCH")
    message = edit(hub, message, draft, clear_flags=kinds.LOADING)
    exchange.answer()
    return answer(message_payload(hub.world, message))


async def remove(request: web.Request) -> web.Response:
    """DELETE: take the answer or a follow-up back."""
    hub, exchange, message = _message(request)
    hub.log.delete(message, hub.clock.now())
    exchange.answer()
    return nothing()


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [
        web.post(_HOOK, follow_up),
        web.get(_MESSAGE, read),
        web.patch(_MESSAGE, change),
        web.delete(_MESSAGE, remove),
    ]
