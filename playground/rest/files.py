"""Serves attached files back, so that a page shows them and no browser ever runs them."""

from typing import Final

from aiohttp import web

from playground.hub import HUB

_SHOWN: Final = frozenset(("image/png", "image/jpeg", "image/gif", "image/webp"))
_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, max-age=86400, immutable",
}


async def attachment(request: web.Request) -> web.Response:
    """GET: a file under its signed address."""
    found = request.app[HUB].uploads.find(request.match_info["attachment"], request.query.get("hm", ""))
    if found is None or found[0].filename != request.match_info["filename"]:
        raise web.HTTPNotFound
    file, data = found
    shown = file.content_type in _SHOWN
    headers = _HEADERS if shown else _HEADERS | {"Content-Disposition": "attachment"}
    kind = file.content_type if shown else "application/octet-stream"
    return web.Response(body=data, content_type=kind, headers=headers)
