"""Who and what exists on the local Discord: the application, servers, channels, roles and users, as frozen values."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import Final, TypeVar

from playground import limits, permissions
from playground.clock import stable_snowflake

HOME: Final = "home"


class Context(IntEnum):
    """Where an interaction happens, in Discord's numbers."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


@dataclass(frozen=True)
class Application:
    """The application that the bot logs in as.

    ``guild_install`` and ``user_install`` say how it may be installed. ``intents`` are the privileged gateway intents
    that it was granted; a client that asks for others is refused.
    """

    name: str = "Bot"
    description: str = ""
    guild_install: bool = True
    user_install: bool = True
    intents: int = 0
    permissions: int = permissions.BOT

    @cached_property
    def id(self) -> str:
        """The application's id, which is also its bot user's id."""
        return stable_snowflake("application", self.name)


@dataclass(frozen=True)
class Role:
    """A role of a server; ``colour`` is 0xRRGGBB, 0 for none."""

    key: str
    name: str
    permissions: int = permissions.NONE
    colour: int = 0
    guild: str = HOME

    @cached_property
    def id(self) -> str:
        """The role's id."""
        return stable_snowflake("role", f"{self.guild}/{self.key}")


@dataclass(frozen=True)
class Guild:
    """A server. Where ``installed`` is false the application is not on it, and only its user installs work there."""

    key: str
    name: str
    locale: str = "en-US"
    everyone: int = permissions.MEMBER
    installed: bool = True

    @cached_property
    def id(self) -> str:
        """The server's id, which is also the id of its @everyone role."""
        return stable_snowflake("guild", self.key)


@dataclass(frozen=True)
class User:
    """A person. ``roles`` are keys of roles, ``guilds`` of the servers that they belong to.

    ``installed`` says whether they installed the application for themselves.
    """

    key: str
    name: str
    locale: str = "en-US"
    roles: tuple[str, ...] = ()
    guilds: tuple[str, ...] = (HOME,)
    installed: bool = False

    @cached_property
    def id(self) -> str:
        """The user's id."""
        return stable_snowflake("user", self.key)


@dataclass(frozen=True)
class Channel:
    """A place to write: a text channel of a server, or a direct channel when ``guild`` is ``None``.

    A direct channel names its people in ``members``; with one member it is the talk of that user with the bot.
    ``denied`` takes permissions from everyone in a text channel, ``denied_to_app`` from the application only.
    """

    key: str
    name: str
    guild: str | None = HOME
    topic: str = ""
    members: tuple[str, ...] = ()
    denied: int = permissions.NONE
    denied_to_app: int = permissions.NONE

    @cached_property
    def id(self) -> str:
        """The channel's id."""
        return stable_snowflake("channel", self.key)

    @property
    def with_bot(self) -> bool:
        """Whether this is a user's direct channel with the bot."""
        return self.guild is None and len(self.members) == 1


_T = TypeVar("_T", Role, Guild, User, Channel)


def _indexed(kind: str, things: Iterable[_T]) -> dict[str, _T]:
    """Things by key and by id.

    Raises:
        ValueError: on a key given twice.
    """
    index: dict[str, _T] = {}
    for thing in things:
        for name in (thing.key, thing.id):
            if name in index:
                raise ValueError(f"{kind} {thing.key!r} is there twice")
            index[name] = thing
    return index


@dataclass(frozen=True)
class World:
    """Everything that exists, checked for loose ends. Look things up by key or by id."""

    application: Application
    guilds: tuple[Guild, ...]
    roles: tuple[Role, ...]
    users: tuple[User, ...]
    channels: tuple[Channel, ...]

    def __post_init__(self) -> None:
        for user in self.users:
            if user.locale not in limits.LOCALES:
                raise ValueError(f"user {user.key!r}: {user.locale!r} is no locale of Discord")
            self._known("server", user.guilds, self._guilds, user.key)
            self._known("role", user.roles, self._roles, user.key)
        for channel in self.channels:
            self._known("user", channel.members, self._users, channel.key)
            self._known("server", (channel.guild,) if channel.guild else (), self._guilds, channel.key)
            if channel.guild is None and not channel.members:
                raise ValueError(f"channel {channel.key!r} has neither a server nor members")

    @cached_property
    def _guilds(self) -> dict[str, Guild]:
        return _indexed("server", self.guilds)

    @cached_property
    def _roles(self) -> dict[str, Role]:
        return _indexed("role", self.roles)

    @cached_property
    def _users(self) -> dict[str, User]:
        return _indexed("user", self.users)

    @cached_property
    def _channels(self) -> dict[str, Channel]:
        return _indexed("channel", self.channels)

    @staticmethod
    def _known(kind: str, names: Iterable[str], index: dict[str, _T], owner: str) -> None:
        for name in names:
            if name not in index:
                raise ValueError(f"{owner!r} names the unknown {kind} {name!r}")

    def guild(self, name: str) -> Guild:
        """A server by key or id; ``KeyError`` when there is none."""
        return self._guilds[name]

    def user(self, name: str) -> User:
        """A user by key or id; ``KeyError`` when there is none."""
        return self._users[name]

    def role(self, name: str) -> Role:
        """A role by key or id; ``KeyError`` when there is none."""
        return self._roles[name]

    def channel(self, name: str) -> Channel:
        """A channel by key or id; ``KeyError`` when there is none."""
        return self._channels[name]

    def with_installed(self, guild: Guild, *, installed: bool) -> "World":
        """The same world with the application on a server or off it."""
        changed = replace(guild, installed=installed)
        return replace(self, guilds=tuple(changed if known.key == guild.key else known for known in self.guilds))

    def installed_guilds(self) -> tuple[Guild, ...]:
        """The servers that the application is on."""
        return tuple(guild for guild in self.guilds if guild.installed)

    def channels_of(self, user: User) -> tuple[Channel, ...]:
        """The channels that a user can see, in order."""
        return tuple(channel for channel in self.channels if self.sees(user, channel))

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a user can see a channel."""
        if channel.guild is None:
            return user.key in channel.members
        return permissions.granted(self.permissions(user, channel), permissions.VIEW_CHANNEL)

    def permissions(self, user: User, channel: Channel) -> int:
        """A user's permissions in a channel; none where they do not belong to its server."""
        if channel.guild is None:
            return permissions.DIRECT_MESSAGE if user.key in channel.members else permissions.NONE
        if channel.guild not in user.guilds:
            return permissions.NONE
        held = self.guild(channel.guild).everyone
        for role in map(self.role, user.roles):
            if role.guild == channel.guild:
                held |= role.permissions
        return permissions.ALL if held & permissions.ADMINISTRATOR else held & ~channel.denied

    def app_permissions(self, channel: Channel) -> int:
        """The application's permissions in a channel; where it is not installed, those of everyone."""
        if channel.guild is None:
            return permissions.DIRECT_MESSAGE & ~channel.denied_to_app
        guild = self.guild(channel.guild)
        held = guild.everyone | self.application.permissions if guild.installed else guild.everyone
        return held & ~channel.denied & ~channel.denied_to_app

    def context(self, channel: Channel) -> Context:
        """What kind of place a channel is for an interaction."""
        if channel.guild is not None:
            return Context.GUILD
        return Context.BOT_DM if channel.with_bot else Context.PRIVATE_CHANNEL

    def owners(self, user: User, channel: Channel) -> dict[str, str]:
        """Which installations let a user run the application in a channel: ``"0"`` the server's, ``"1"`` their own."""
        owners: dict[str, str] = {}
        if self.application.guild_install:
            if channel.guild is not None and self.guild(channel.guild).installed:
                owners["0"] = self.guild(channel.guild).id
            elif channel.with_bot:
                owners["0"] = "0"
        if self.application.user_install and user.installed:
            owners["1"] = user.id
        return owners


def small_world(
    application: Application,
    users: Sequence[User] | None = None,
    channels: Sequence[Channel] | None = None,
    roles: Sequence[Role] | None = None,
    guilds: Sequence[Guild] | None = None,
) -> World:
    """A world of one server with its people, their direct channels with the bot, and one place it is not installed.

    What is not given is filled in: two Russian and two English speaking users, one of each with the right to manage
    the server; a general channel and one where the application may not attach files; a talk between two users; and a
    second server where the application is not installed.
    """
    guilds = guilds or (Guild(HOME, "Club"), Guild("away", "Elsewhere", installed=False))
    roles = roles or (Role("managers", "Managers", permissions.MANAGE_GUILD | permissions.MANAGE_MESSAGES, 0xE67E22),)
    everywhere = tuple(guild.key for guild in guilds)
    users = users or (
        User("vera", "Vera", "ru", ("managers",), everywhere, installed=True),
        User("boris", "Boris", "ru"),
        User("alice", "Alice", "en-US", ("managers",), everywhere, installed=True),
        User("tom", "Tom", "en-GB"),
    )
    users = tuple(replace(user, guilds=tuple(key for key in user.guilds if key in everywhere)) for user in users)
    if channels is None:
        first = guilds[0].key
        channels = [
            Channel("general", "general", first),
            Channel("quiet", "no-attachments", first, denied_to_app=permissions.ATTACH_FILES),
        ]
        channels += [Channel(guild.key, "general", guild.key) for guild in guilds[1:]]
        channels += [Channel(f"dm-{user.key}", application.name, None, members=(user.key,)) for user in users]
        if len(users) > 2:
            pair = (users[0], users[2])
            name = ", ".join(user.name for user in pair)
            channels.append(Channel("private", name, None, members=tuple(user.key for user in pair)))
    return World(application, tuple(guilds), tuple(roles), tuple(users), tuple(channels))
