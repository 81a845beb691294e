"""Bodies in and out: JSON exactly as Discord labels it, multipart with files, and the one place where refusals end."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import BodyPartReader, web

from playground import limits
from playground.errors import Code, DiscordError, refused, unauthorized
from playground.hub import HUB, Hub, Rejection
from playground.uploads import Upload

JSON = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_FILE_FIELD: Final = re.compile(r"files?\[?(\d*)\]?")


def answer(body: Any, status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> web.Response:
    """A JSON answer. Its type carries no charset, as clients compare it literally."""
    response = web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")
    response.headers.extend(headers)
    return response


def nothing() -> web.Response:
    """The answer that says only that all went well."""
    return web.Response(status=204)


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON body of a request and the files beside it, by their numbers.

    Raises:
        DiscordError: 50109 for bad JSON, 40005 for too much.
    """
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    return _parsed(await request.read()), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    files: dict[int, Upload] = {}
    payload: Any = {}
    size = 0
    try:
        reader = await request.multipart()
    except ValueError:
        raise refused(Code.INVALID_FORM_BODY) from None
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=True))
        size += len(data)
        if size > limits.REQUEST_BYTES:
            raise refused(Code.REQUEST_TOO_LARGE)
        numbered = _FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            payload = _parsed(data)
        elif numbered and part.filename:
            files[int(numbered[1] or 0)] = Upload(part.filename, data)
    return payload, files


def _parsed(raw: bytes) -> Any:
    if not raw:
        return {}
    try:
        return json.loads(raw)
    except ValueError:
        raise refused(Code.INVALID_JSON) from None


def need_bot(request: web.Request) -> Hub:
    """The hub, for a request that carries the bot's token.

    Raises:
        DiscordError: 401 without it.
    """
    hub = request.app[HUB]
    if request.headers.get("Authorization") != f"Bot {hub.token}":
        raise unauthorized()
    return hub


@web.middleware
async def discord_answers(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let planned faults strike, and turn refusals into Discord's JSON."""
    hub = request.app[HUB]
    fault = hub.faults.strike(request.path)
    if fault is not None:
        if fault.hang_up:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        await asyncio.sleep(fault.delay)
        if fault.status is not None:
            return answer(fault.body, fault.status, fault.headers)
    try:
        return await handler(request)
    except DiscordError as error:
        refusal = error
    except web.HTTPRequestEntityTooLarge:
        refusal = refused(Code.REQUEST_TOO_LARGE)
    except web.HTTPError as error:
        refusal = DiscordError(error.status, Code.GENERAL, f"{error.status}: {error.reason}")
    hub.rejections.append(Rejection(request.method, request.path, refusal.status, refusal.body()))
    return answer(refusal.body(), refusal.status)
