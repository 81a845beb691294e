"""Routes about the application itself: its user, its description, and where the gateway is."""

from aiohttp import web

from playground import limits, payloads
from playground.rest.answers import answer, need_bot


async def me(request: web.Request) -> web.Response:
    """GET /users/@me"""
    return answer(payloads.bot_user(need_bot(request).world.application))


async def application(request: web.Request) -> web.Response:
    """GET /oauth2/applications/@me and /applications/@me"""
    return answer(payloads.full_application(need_bot(request).world.application))


async def gateway(request: web.Request) -> web.Response:
    """GET /gateway/bot"""
    hub = need_bot(request)
    starts = {
        "total": limits.IDENTIFIES_A_DAY,
        "remaining": max(0, limits.IDENTIFIES_A_DAY - hub.gateway.identifies),
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return answer({"url": hub.gateway.url, "shards": 1, "session_start_limit": starts})


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    return [
        web.get("/users/@me", me),
        web.get("/oauth2/applications/@me", application),
        web.get("/applications/@me", application),
        web.get("/gateway/bot", gateway),
    ]
