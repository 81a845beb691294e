"""Routes of application commands: bulk overwrite and reading, global and of one server."""

import functools
import json

from aiohttp import web

from playground.checks.commands import check_commands
from playground.checks.field import Field
from playground.errors import Code, refused
from playground.hub import Hub
from playground.rest.answers import answer, need_bot, read_body

_GLOBAL = "/applications/{application}/commands"
_OF_GUILD = "/applications/{application}/guilds/{guild}/commands"


def _scope(request: web.Request) -> tuple[Hub, str | None]:
    hub = need_bot(request)
    if request.match_info["application"] != hub.world.application.id:
        raise refused(Code.UNKNOWN_APPLICATION)
    guild_id = request.match_info.get("guild")
    if guild_id is not None and guild_id not in {guild.id for guild in hub.world.installed_guilds()}:
        raise refused(Code.MISSING_ACCESS)
    return hub, guild_id


@functools.lru_cache(maxsize=4)
def _checked(text: str, *, strict: bool) -> None:
    """Check the commands once: a bot that starts again sends the very same ones."""
    check_commands(Field(json.loads(text), strict=strict))


async def overwrite(request: web.Request) -> web.Response:
    """PUT: the body is the list of all commands of the scope."""
    hub, guild_id = _scope(request)
    body, _ = await read_body(request)
    _checked(json.dumps(body), strict=hub.strict)
    if hub.validator is not None:
        template = _GLOBAL if guild_id is None else _OF_GUILD
        named = {"{application}": "{application_id}", "{guild}": "{guild_id}"}
        for ours, theirs in named.items():
            template = template.replace(ours, theirs)
        hub.validator.route("PUT", template, body)
    return answer(hub.commands.overwrite(guild_id, body))


async def listed(request: web.Request) -> web.Response:
    """GET: all commands of the scope."""
    hub, guild_id = _scope(request)
    return answer(hub.commands.scope(guild_id))


async def one(request: web.Request) -> web.Response:
    """GET: one command by id."""
    hub, guild_id = _scope(request)
    for command in hub.commands.scope(guild_id):
        if command["id"] == request.match_info["command"]:
            return answer(command)
    raise refused(Code.UNKNOWN_COMMAND)


def routes() -> list[web.RouteDef]:
    """The routes of this module."""
    paths = (_GLOBAL, _OF_GUILD)
    return [
        *(web.put(path, overwrite) for path in paths),
        *(web.get(path, listed) for path in paths),
        *(web.get(f"{path}/{{command}}", one) for path in paths),
    ]
