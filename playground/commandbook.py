"""The commands that the application has registered: kept by scope, offered by place and right, shown by locale."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final

from playground import limits, permissions
from playground.checks.commands import CHAT_INPUT, GROUP, SUBCOMMAND
from playground.clock import Clock, Snowflakes
from playground.errors import Code, refused
from playground.world import Channel, Context, User, World

JSON = dict[str, Any]

_DAY: Final = 86_400.0
_OPTION_DEFAULTS: Final = {"choices", "options"}


def shown(thing: JSON, key: str, locale: str) -> str:
    """The name or description (``key``) of a command, option or choice as a user of this locale reads it."""
    translations = thing.get(f"{key}_localizations") or {}
    return str(translations.get(locale) or thing.get(key) or "")


def leaf(command: JSON, path: tuple[str, ...]) -> JSON | None:
    """The command itself, or the sub-command that the path of names below it leads to; ``None`` for a wrong path."""
    spot: JSON | None = command
    for name in path:
        children = (spot or {}).get("options") or ()
        spot = next(
            (child for child in children if child["name"] == name and child["type"] in (SUBCOMMAND, GROUP)), None
        )
    if spot is None or any(child["type"] in (SUBCOMMAND, GROUP) for child in spot.get("options") or ()):
        return None
    return spot


def leaves(command: JSON, way: tuple[JSON, ...] = ()) -> Iterator[tuple[tuple[JSON, ...], JSON]]:
    """Everything that a user can call in a command: the groups and sub-commands that lead to it, and itself."""
    inner = [child for child in command.get("options") or () if child["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield way, command
    for child in inner:
        yield from leaves(child, (*way, child))


class CommandBook:
    """Registered commands: global ones under the scope ``None``, a server's own under its id."""

    def __init__(self, world: Callable[[], World], clock: Clock, snowflakes: Snowflakes) -> None:
        self._present = world
        self._clock = clock
        self._snowflakes = snowflakes
        self._scopes: dict[str | None, list[JSON]] = {}
        self._created: dict[str | None, deque[float]] = {}
        self.version = 0

    @property
    def _world(self) -> World:
        return self._present()

    def scope(self, guild_id: str | None) -> list[JSON]:
        """The commands of a scope as Discord returns them."""
        return list(self._scopes.get(guild_id, ()))

    def overwrite(self, guild_id: str | None, commands: list[JSON]) -> list[JSON]:
        """Replace all commands of a scope; those that keep kind and name keep their id.

        Raises:
            DiscordError: 30034 when too many were created within a day.
        """
        known = {(command["type"], command["name"]): command for command in self._scopes.get(guild_id, ())}
        now = self._clock.now()
        created = self._created.setdefault(guild_id, deque())
        while created and now - created[0] > _DAY:
            created.popleft()
        fresh = [command for command in commands if (command.get("type") or CHAT_INPUT, command["name"]) not in known]
        if len(created) + len(fresh) > limits.COMMAND_CREATIONS_A_DAY:
            raise refused(Code.TOO_MANY_COMMAND_CREATIONS)
        created.extend(now for _ in fresh)
        self._scopes[guild_id] = [self._stored(command, guild_id, known) for command in commands]
        self.version += 1
        return self.scope(guild_id)

    def _stored(self, command: JSON, guild_id: str | None, known: dict[tuple[int, str], JSON]) -> JSON:
        kind = command.get("type") or CHAT_INPUT
        before = known.get((kind, command["name"]))
        wanted = command.get("default_member_permissions")
        stored = {
            "id": before["id"] if before else self._snowflakes.new(),
            "application_id": self._world.application.id,
            "version": self._snowflakes.new(),
            "type": kind,
            "name": command["name"],
            "name_localizations": command.get("name_localizations"),
            "description": command.get("description") or "",
            "description_localizations": command.get("description_localizations"),
            "options": [_stored_option(option) for option in command.get("options") or ()],
            "default_member_permissions": None if wanted is None else str(wanted),
            "dm_permission": command.get("dm_permission", True) is not False,
            "contexts": command.get("contexts"),
            "integration_types": command.get("integration_types") or [0],
            "nsfw": bool(command.get("nsfw")),
        }
        if guild_id is not None:
            stored["guild_id"] = guild_id
        return stored

    def offered(self, user: User, channel: Channel, kind: int | None = None) -> list[JSON]:
        """The commands that a user is offered in a channel, by name; with ``kind``, only those of that kind."""
        own = self._world.guild(channel.guild).id if channel.guild else None
        commands = [*(self._scopes.get(own, ()) if own else ()), *self._scopes.get(None, ())]
        offered = [command for command in commands if self._is_offered(command, user, channel)]
        return sorted(
            (command for command in offered if kind in (None, command["type"])),
            key=lambda command: str(command["name"]),
        )

    def _is_offered(self, command: JSON, user: User, channel: Channel) -> bool:
        world = self._world
        owners = world.owners(user, channel)
        if not any(str(kind) in owners for kind in command["integration_types"]):
            return False
        if "guild_id" not in command and world.context(channel) not in _contexts(command):
            return False
        if channel.guild is None:
            return True
        held = world.permissions(user, channel)
        if not permissions.granted(held, permissions.VIEW_CHANNEL | permissions.USE_APPLICATION_COMMANDS):
            return False
        wanted = command["default_member_permissions"]
        if wanted == "0":
            return bool(held & permissions.ADMINISTRATOR)
        return wanted is None or permissions.granted(held, int(wanted))


def _contexts(command: JSON) -> tuple[int, ...]:
    if command["contexts"] is not None:
        return tuple(command["contexts"])
    private = (Context.BOT_DM, Context.PRIVATE_CHANNEL) if command["dm_permission"] else ()
    return (Context.GUILD, *private)


def _stored_option(option: JSON) -> JSON:
    stored = {key: value for key, value in option.items() if value is not None and key not in _OPTION_DEFAULTS}
    if option.get("choices"):
        stored["choices"] = option["choices"]
    if option.get("options") or option["type"] in (SUBCOMMAND, GROUP):
        stored["options"] = [_stored_option(child) for child in option.get("options") or ()]
    return stored
