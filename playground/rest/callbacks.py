"""The route that answers an interaction: one answer, in time, of a type that suits what the user did."""

from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from playground import kinds, limits, permissions
from playground.checks.commands import STRING, check_choice
from playground.checks.field import Field
from playground.checks.message import check_flags
from playground.checks.modal import check_modal
from playground.errors import Code, refused
from playground.exchange import Exchange, Status
from playground.hub import HUB, Hub
from playground.messagepayload import message as message_payload
from playground.messages import Message
from playground.posting import Draft, edit, post, stored_components
from playground.rest.answers import answer, nothing, read_body

JSON = dict[str, Any]
_UPDATES: Final = frozenset((kinds.ANSWER_UPDATE_LATER, kinds.ANSWER_UPDATE))
_MESSAGES: Final = frozenset((kinds.ANSWER_MESSAGE, kinds.ANSWER_LATER))


def allowed_types(exchange: Exchange) -> frozenset[int]:
    """The types of answer that suit an interaction."""
    if exchange.kind == kinds.AUTOCOMPLETE:
        return frozenset((kinds.ANSWER_CHOICES,))
    allowed = set(_MESSAGES)
    if exchange.source is not None:
        allowed |= _UPDATES
    if exchange.kind != kinds.MODAL_SUBMIT:
        allowed.add(kinds.ANSWER_MODAL)
    return frozenset(allowed)


async def callback(request: web.Request) -> web.Response:
    """POST /interactions/{id}/{token}/callback"""
    hub = request.app[HUB]
    exchange = hub.exchanges.by_id(request.match_info["interaction"])
    if exchange is None or exchange.token != request.match_info["token"] or _too_late(hub, exchange):
        raise refused(Code.UNKNOWN_INTERACTION)
    if exchange.acknowledged:
        raise refused(Code.ALREADY_ACKNOWLEDGED)
    body, files = await read_body(request)
    if hub.validator is not None and isinstance(body, dict):
        hub.validator.callback(body)
    field = Field(body, strict=hub.strict)
    field.obj(("type", "data"))
    kind = field["type"].one_of(allowed_types(exchange), required=True)
    field.refuse()
    if exchange.acknowledged or _too_late(hub, exchange):
        raise refused(Code.ALREADY_ACKNOWLEDGED if exchange.acknowledged else Code.UNKNOWN_INTERACTION)
    message = _ANSWERS[kind or 0](hub, exchange, Draft(field["data"], files))
    if request.query.get("with_response") not in ("1", "true", "True"):
        return nothing()
    return answer(_response(hub, exchange, message))


def _too_late(hub: Hub, exchange: Exchange) -> bool:
    return exchange.status is Status.FAILED or hub.exchanges.overdue(exchange)


def forced_flags(hub: Hub, exchange: Exchange) -> int:
    """The flags that an answer gets in any case: private where the user may not show an application of their own."""
    owners = dict(exchange.origin.owners)
    if "0" in owners or exchange.channel.guild is None:
        return 0
    held = hub.world.permissions(exchange.user, exchange.channel)
    return 0 if permissions.granted(held, permissions.USE_EXTERNAL_APPS) else kinds.EPHEMERAL


def _send(hub: Hub, exchange: Exchange, draft: Draft) -> Message:
    message = post(
        hub,
        draft,
        channel=exchange.channel,
        viewer=exchange.user,
        origin=exchange.origin,
        reply_to=exchange.source,
        force_flags=forced_flags(hub, exchange),
    )
    exchange.original_id = message.id
    exchange.acknowledge(kinds.ANSWER_MESSAGE, Status.ANSWERED, hub.clock.now())
    exchange.answer(message.id)
    return message


def _send_later(hub: Hub, exchange: Exchange, draft: Draft) -> Message:
    flags = 0
    if draft.data.given and draft.data.obj(("flags", "tts")):
        flags = check_flags(draft.data["flags"], kinds.EPHEMERAL)
    draft.data.refuse()
    flags |= forced_flags(hub, exchange)
    message = Message(
        id=hub.snowflakes.new(),
        channel=exchange.channel,
        author=None,
        content="",
        created=hub.clock.now(),
        flags=flags | kinds.LOADING,
        viewer=exchange.user if flags & kinds.EPHEMERAL else None,
        origin=exchange.origin,
        reply_to=exchange.source,
    )
    hub.log.add(message)
    exchange.original_id = message.id
    exchange.promise(message.id)
    exchange.acknowledge(kinds.ANSWER_LATER, Status.DEFERRED, hub.clock.now())
    return message


def _source(hub: Hub, exchange: Exchange) -> Message:
    message = hub.log.get(exchange.source or "")
    if message is None:
        raise refused(Code.UNKNOWN_MESSAGE)
    return message


def _update_later(hub: Hub, exchange: Exchange, draft: Draft) -> Message:
    del draft
    message = _source(hub, exchange)
    exchange.original_id = message.id
    exchange.acknowledge(kinds.ANSWER_UPDATE_LATER, Status.DEFERRED, hub.clock.now())
    return message


def _update(hub: Hub, exchange: Exchange, draft: Draft) -> Message:
    message = edit(hub, _source(hub, exchange), draft)
    exchange.original_id = message.id
    exchange.acknowledge(kinds.ANSWER_UPDATE, Status.ANSWERED, hub.clock.now())
    return message


def _choices(hub: Hub, exchange: Exchange, draft: Draft) -> None:
    if draft.data.need() and draft.data.obj(("choices",)):
        for choice in draft.data["choices"].items(limits.AUTOCOMPLETE_CHOICES):
            check_choice(choice, _focused_kind(exchange.payload["data"]))
    draft.data.refuse()
    exchange.choices = tuple(draft.data["choices"].value or ())
    exchange.acknowledge(kinds.ANSWER_CHOICES, Status.ANSWERED, hub.clock.now())


def _focused_kind(data: JSON) -> int:
    for option in data.get("options", ()):
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_kind(option)
    return STRING


def _modal(hub: Hub, exchange: Exchange, draft: Draft) -> None:
    check_modal(draft.data)
    draft.data.refuse()
    exchange.modal = draft.data.value | {"components": list(stored_components(draft.data["components"]))}
    exchange.acknowledge(kinds.ANSWER_MODAL, Status.ANSWERED, hub.clock.now())


_ANSWERS: Final[dict[int, Callable[[Hub, Exchange, Draft], Message | None]]] = {
    kinds.ANSWER_MESSAGE: _send,
    kinds.ANSWER_LATER: _send_later,
    kinds.ANSWER_UPDATE_LATER: _update_later,
    kinds.ANSWER_UPDATE: _update,
    kinds.ANSWER_CHOICES: _choices,
    kinds.ANSWER_MODAL: _modal,
}


def _response(hub: Hub, exchange: Exchange, message: Message | None) -> JSON:
    interaction: JSON = {"id": exchange.id, "type": exchange.kind}
    resource: JSON = {"type": exchange.response_type}
    if message is not None:
        interaction |= {
            "response_message_id": message.id,
            "response_message_loading": message.thinking,
            "response_message_ephemeral": message.ephemeral,
        }
        if exchange.response_type != kinds.ANSWER_UPDATE_LATER:
            resource["message"] = message_payload(hub.world, message)
    return {"interaction": interaction, "resource": resource}


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [web.post("/interactions/{interaction}/{token}/callback", callback)]
