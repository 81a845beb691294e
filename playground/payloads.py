"""The world in Discord's JSON: users, members, roles, channels and servers as the API and the gateway show them."""

from typing import Any, Final

from playground.clock import EPOCH_MS, timestamp
from playground.world import Application, Channel, Guild, Role, User, World

JSON = dict[str, Any]

TEXT_CHANNEL: Final = 0
DIRECT_CHANNEL: Final = 1
GROUP_CHANNEL: Final = 3


def _made_at(snowflake: str) -> str:
    return timestamp(((int(snowflake) >> 22) + EPOCH_MS) / 1000)


def user(person: User) -> JSON:
    """A user object."""
    return {
        "id": person.id,
        "username": person.key,
        "global_name": person.name,
        "discriminator": "0",
        "avatar": None,
        "bot": False,
        "public_flags": 0,
    }


def bot_user(application: Application) -> JSON:
    """The application's bot user."""
    return {
        "id": application.id,
        "username": application.name,
        "global_name": None,
        "discriminator": "0000",
        "avatar": None,
        "bot": True,
        "public_flags": 0,
        "flags": 0,
        "verified": True,
        "mfa_enabled": True,
        "locale": "en-US",
        "email": None,
    }


def full_application(application: Application) -> JSON:
    """The application object that its own token may read."""
    owner = {"id": "1", "username": "owner", "discriminator": "0", "avatar": None, "global_name": None}
    kinds = {"0": application.guild_install, "1": application.user_install}
    return {
        "id": application.id,
        "name": application.name,
        "icon": None,
        "description": application.description,
        "type": None,
        "bot": bot_user(application),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {kind: {} for kind, possible in kinds.items() if possible},
    }


def member(world: World, person: User, channel: Channel) -> JSON:
    """A member object with the permissions held in a channel, as interactions carry it."""
    return bare_member(world, person, channel.guild or "") | {"permissions": str(world.permissions(person, channel))}


def bare_member(world: World, person: User, guild_key: str) -> JSON:
    """A member object without permissions, as in lists of members and on messages."""
    roles = [role.id for role in map(world.role, person.roles) if role.guild == guild_key]
    return {"user": user(person), **_member_fields(person.id), "roles": roles}


def bot_member(application: Application) -> JSON:
    """The member object of the bot itself."""
    return {"user": bot_user(application), **_member_fields(application.id), "roles": []}


def _member_fields(snowflake: str) -> JSON:
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": _made_at(snowflake),
        "premium_since": None,
        "communication_disabled_until": None,
        "unusual_dm_activity_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(thing: Role, position: int) -> JSON:
    """A role object."""
    return _role(thing.id, thing.name, thing.permissions, thing.colour, position)


def _role(snowflake: str, name: str, held: int, colour: int, position: int) -> JSON:
    return {
        "id": snowflake,
        "name": name,
        "color": colour,
        "colors": {"primary_color": colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(held),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(world: World, place: Channel) -> JSON:
    """A channel object. Another's direct channel lists its people, the bot's own its one user."""
    if place.guild is None:
        people = [user(world.user(key)) for key in place.members]
        kind = DIRECT_CHANNEL if len(people) <= 2 else GROUP_CHANNEL
        fields: JSON = {"id": place.id, "type": kind, "last_message_id": None, "flags": 0, "recipients": people}
        if kind == GROUP_CHANNEL:
            fields |= {"name": place.name, "icon": None, "owner_id": people[0]["id"]}
        return fields
    overwrites = []
    if place.denied:
        home = world.guild(place.guild)
        overwrites.append({"id": home.id, "type": 0, "allow": "0", "deny": str(place.denied)})
    if place.denied_to_app:
        overwrites.append({"id": world.application.id, "type": 1, "allow": "0", "deny": str(place.denied_to_app)})
    return {
        "id": place.id,
        "type": TEXT_CHANNEL,
        "guild_id": world.guild(place.guild).id,
        "name": place.name,
        "topic": place.topic or None,
        "position": world.channels.index(place),
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "last_message_id": None,
        "permission_overwrites": overwrites,
    }


def interaction_guild(guild: Guild) -> JSON:
    """The three fields of a server that an interaction carries."""
    return {"id": guild.id, "locale": guild.locale, "features": []}


def guild_create(world: World, guild: Guild) -> JSON:
    """The data of a GUILD_CREATE event: the whole server."""
    roles = [_role(guild.id, "@everyone", guild.everyone, 0, 0)]
    roles += [role(thing, place) for place, thing in enumerate(world.roles, 1) if thing.guild == guild.key]
    people = [bare_member(world, person, guild.key) for person in world.users if guild.key in person.guilds]
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "banner": None,
        "splash": None,
        "description": None,
        "owner_id": "1",
        "preferred_locale": guild.locale,
        "features": [],
        "roles": roles,
        "emojis": [],
        "stickers": [],
        "channels": [channel(world, place) for place in world.channels if place.guild == guild.key],
        "threads": [],
        "members": [bot_member(world.application), *people],
        "member_count": len(people) + 1,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "joined_at": _made_at(guild.id),
        "large": False,
        "unavailable": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "max_members": 500_000,
        "premium_progress_bar_enabled": False,
    }
