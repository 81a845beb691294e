"""The REST API as one application, to be mounted under its version."""

from typing import Final

from aiohttp import web

from playground import limits
from playground.hub import HUB, Hub
from playground.rest import callbacks, channels, commands, identity, webhooks
from playground.rest.answers import discord_answers

VERSION_PATH: Final = "/api/v10"


def rest_app(hub: Hub) -> web.Application:
    """The application that serves the API."""
    app = web.Application(middlewares=[discord_answers], client_max_size=limits.REQUEST_BYTES + 1024 * 1024)
    app[HUB] = hub
    for module in (identity, commands, callbacks, webhooks, channels):
        app.add_routes(module.routes())
    return app
