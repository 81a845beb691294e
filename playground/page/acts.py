"""The page's API: what its user does there becomes an act in the world."""

import asyncio
import base64
import binascii
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from playground.actors import Actors
from playground.checks.commands import ATTACHMENT, CHANNEL, MENTIONABLE, OPTION_USER, ROLE
from playground.clientrules import ClientRefused, modal_inputs
from playground.errors import DiscordError
from playground.exchange import Exchange, InteractionFailed
from playground.messages import Message
from playground.page import views
from playground.uploads import Upload
from playground.world import Channel, Role, User

JSON = dict[str, Any]
_REMEMBERED: Final = 200
_UPLOAD_INPUT: Final = 19


class PageActs:
    """The handlers of the page's API; ``follow`` is told of every interaction that they begin."""

    def __init__(self, actors: Actors, follow: Callable[[Exchange], None]) -> None:
        self._actors = actors
        self._follow = follow
        self._opened: OrderedDict[str, Exchange] = OrderedDict()

    def routes(self) -> list[web.RouteDef]:
        """The routes of the API."""
        acts = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "menu": self._menu,
            "click": self._click,
            "select": self._select,
            "modal": self._modal,
            "say": self._say,
            "delete": self._delete,
        }
        reads = {"messages": self._messages, "commands": self._commands}
        return [
            *(web.post(f"/api/{name}", self._handler(act)) for name, act in acts.items()),
            *(web.get(f"/api/{name}", read) for name, read in reads.items()),
        ]

    def _handler(self, act: Callable[[JSON], Any]) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.Response:
            try:
                body = await request.json()
                done = act(body if isinstance(body, dict) else {})
                result = await done if asyncio.iscoroutine(done) else done
            except InteractionFailed:
                return web.json_response({"failed": True})
            except (ClientRefused, DiscordError) as error:
                return web.json_response({"error": str(error)}, status=409)
            except (KeyError, ValueError, TypeError) as error:
                return web.json_response({"error": f"{type(error).__name__}: {error}"}, status=400)
            if isinstance(result, Exchange):
                self._remember(result)
                self._follow(result)
                result = {"exchange": views.exchange(result)}
            return web.json_response(result)

        return handle

    def _remember(self, exchange: Exchange) -> None:
        self._opened[exchange.id] = exchange
        while len(self._opened) > _REMEMBERED:
            self._opened.popitem(last=False)

    async def _messages(self, request: web.Request) -> web.Response:
        try:
            user, channel = self._there(dict(request.query))
        except KeyError:
            raise web.HTTPNotFound from None
        shown = [views.message(self._actors.hub, message) for message in self._actors.messages(channel, user)]
        return web.json_response(shown)

    async def _commands(self, request: web.Request) -> web.Response:
        try:
            user, channel = self._there(dict(request.query))
        except KeyError:
            raise web.HTTPNotFound from None
        locale = request.query.get("locale", user.locale)
        return web.json_response(views.commands(self._actors.hub, user, channel, locale))

    def _there(self, body: JSON) -> tuple[User, Channel]:
        """The user and the channel of a request; ``KeyError`` unless the user sees the channel."""
        user, channel = self._actors.user(str(body["user"])), self._actors.channel(str(body["channel"]))
        if not self._actors.hub.world.sees(user, channel):
            raise KeyError(channel.id)
        return user, channel

    def _found(self, body: JSON) -> Message:
        message = self._actors.hub.log.get(str(body["message"]))
        if message is None:
            raise ClientRefused("the message is gone")
        return message

    async def _slash(self, body: JSON) -> Exchange:
        user, channel = self._there(body)
        options = self._values(body.get("types", {}), body.get("options", {}))
        return await self._actors.slash(
            user, channel, body["name"], options, locale=body.get("locale"), until="dispatch"
        )

    async def _autocomplete(self, body: JSON) -> JSON:
        user, channel = self._there(body)
        options = self._values(body.get("types", {}), body.get("options", {}))
        choices = await self._actors.autocomplete(
            user, channel, body["name"], body["option"], str(body["text"]), options, locale=body.get("locale")
        )
        return {"choices": list(choices)}

    async def _menu(self, body: JSON) -> Exchange:
        user, locale = self._actors.user(str(body["user"])), body.get("locale")
        if "target" in body:
            _, channel = self._there(body)
            return await self._actors.user_command(
                user, channel, body["name"], str(body["target"]), locale=locale, until="dispatch"
            )
        message = self._found(body)
        return await self._actors.message_command(user, body["name"], message, locale=locale, until="dispatch")

    async def _click(self, body: JSON) -> Exchange:
        return await self._actors.click(
            self._found(body), body["custom_id"], user=str(body["user"]), locale=body.get("locale"), until="dispatch"
        )

    async def _select(self, body: JSON) -> Exchange:
        return await self._actors.select(
            self._found(body),
            body["custom_id"],
            [str(value) for value in body["values"]],
            user=str(body["user"]),
            locale=body.get("locale"),
            until="dispatch",
        )

    async def _modal(self, body: JSON) -> Exchange:
        opened = self._opened.get(str(body["exchange"]))
        if opened is None or opened.modal is None:
            raise ClientRefused("the form is no longer open")
        values = dict(body["values"])
        for part in modal_inputs(opened.modal):
            if part["type"] == _UPLOAD_INPUT and part["custom_id"] in values:
                values[part["custom_id"]] = [_upload(file) for file in values[part["custom_id"]]]
        return await self._actors.submit_modal(opened, values, locale=body.get("locale"), until="dispatch")

    def _say(self, body: JSON) -> JSON:
        user, channel = self._there(body)
        files = [_upload(file) for file in body.get("files", ())]
        return {"id": self._actors.say(user, channel, str(body.get("content", "")), files).id}

    def _delete(self, body: JSON) -> JSON:
        user, message = self._actors.user(str(body["user"])), self._found(body)
        own = message.author is not None and message.author.id == user.id
        if not own and not (message.ephemeral and message.visible_to(user)):
            raise ClientRefused("only one's own and private messages can be taken away")
        self._actors.delete(message)
        return {}

    def _values(self, types: JSON, options: JSON) -> dict[str, Any]:
        """Option values with users, roles, channels and files in place of the ids and data that the page sends."""
        finders: dict[int, Callable[[Any], User | Role | Channel | Upload]] = {
            OPTION_USER: self._actors.hub.world.user,
            CHANNEL: self._actors.hub.world.channel,
            ROLE: self._actors.hub.world.role,
            MENTIONABLE: self._mentionable,
            ATTACHMENT: _upload,
        }
        return {
            name: finders[types[name]](value) if types.get(name) in finders else value
            for name, value in options.items()
        }

    def _mentionable(self, snowflake: str) -> User | Role:
        try:
            return self._actors.hub.world.user(snowflake)
        except KeyError:
            return self._actors.hub.world.role(snowflake)


def _upload(file: JSON) -> Upload:
    try:
        return Upload(str(file["filename"]), base64.b64decode(file["base64"], validate=True))
    except binascii.Error as error:
        raise ValueError(f"file {file['filename']!r} is not in base64") from error
