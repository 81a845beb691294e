"""What a server has laid down for answers: edition, language, visibility, regulations, who counts as a Director."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from cogs import limits, replies
from cogs.limits import clip
from cogs.office import Office
from cogs.options import NO_WISH, Wish
from cogs.render.parts import Card, fitted
from cogs.server.settings import UNSET, ServerSettings, read
from cogs.storage import StorageError
from cogs.storage.servers import Servers
from engine.edition import Edition
from laws.overlay import Named
from laws.regulations import Regulations
from laws.wording import Catalogue, Language

_log = logging.getLogger(__name__)

FRESH_SECONDS: Final = 5.0
"""For so long settings are not read again; another process sees a change after that time at the latest."""
READ_SECONDS: Final = 0.7
"""So long an answer waits for them."""
PAUSE_SECONDS: Final = 3.0
"""After a failure the storage is not asked again for so long."""
REMEMBERED: Final = 2048
"""Servers whose settings are remembered."""
_UNKNOWN: Final = "server-note-defaults"
"""The note of a policy without what the server has set."""


@dataclass(frozen=True)
class Policy:
    """What holds where a question is asked, as long as neither the question nor the command says otherwise.

    Attributes:
        language: the language of all answers; None: that of the question, else that of the user.
        private: whether answers in this channel are seen by the asker alone.
        director_roles: who has one of them counts as a Director; empty: by permission.
        official_text: the name of the imported text that is quoted; None for all there are.
        zone: of clock times; None for the usual one of the language.
        journal_days: how long the journal keeps its entries; 0 for good.
        penalty_scale: what the usual penalties are, in words; empty where nothing is laid down.
        note: the id of a message on why the server's own settings may not hold; None where they do.
    """

    edition: Edition
    language: Language | None
    private: bool
    regulations: Regulations
    director_roles: frozenset[int] = frozenset()
    official_text: str | None = None
    zone: str | None = None
    journal_days: int = 0
    penalty_scale: str = ""
    note: str | None = None

    def edition_of(self, wish: Wish) -> Edition:
        """The edition of a command that no text can name."""
        return wish.edition or self.edition

    def language_of(self, wish: Wish, spoken: Language) -> Language:
        """The language of an answer.

        Args:
            spoken: the user's.
        """
        return wish.lang or self.language or spoken

    def hidden(self, wish: Wish = NO_WISH) -> bool:
        """Whether only the asker sees the answer."""
        return self.private if wish.private is None else wish.private

    def office(self, office: Office) -> Office:
        """The office that answers by this policy."""
        counsel = replace(office.counsel, regulations=self.regulations, default_edition=self.edition)
        library = office.library
        if self.official_text is not None:
            library = replace(library, overlay=Named(library.overlay, self.official_text))
        return replace(office, counsel=counsel, library=library)

    def noted(self, card: Card, words: Catalogue) -> Card:
        """The card with the line that its user must know of."""
        return _footnoted(card, words.say(self.note)) if self.note else card


class Policies:
    """Finds the policy of an interaction. Remembers for a short time what the storage said.

    Args:
        clock: seconds that only grow.
    """

    def __init__(self, office: Office, servers: Servers, clock: Callable[[], float] = time.monotonic) -> None:
        settings = office.settings
        self.default = Policy(
            edition=office.counsel.default_edition,
            language=None if settings.rulings.language == "auto" else settings.rulings.language,
            private=settings.discord.private,
            regulations=office.counsel.regulations,
            zone=settings.rulings.zone or None,
            journal_days=settings.storage.journal_days,
            penalty_scale=settings.regulations.penalty_scale,
        )
        self._servers = servers
        self._clock = clock
        self._known: OrderedDict[int, tuple[float, ServerSettings]] = OrderedDict()
        self._paused_until = float("-inf")

    async def of(self, interaction: replies.Interaction) -> Policy:
        """The policy where the interaction took place; that of config.toml where the bot is not on a server."""
        guild_id = server_of(interaction)
        if guild_id is None:
            return self.default
        settings, note = await self._settings(guild_id)
        found = replace(merged(self.default, settings, _places(interaction)), note=note)
        # What a server may want hidden is not shown to everybody because its settings could not be read.
        return replace(found, private=True) if note == _UNKNOWN else found

    async def directs(self, interaction: replies.Interaction) -> bool:
        """Whether the user counts as a Director where the interaction took place."""
        policy = await self.of(interaction)
        if manages(interaction):
            return True
        if not policy.director_roles:
            return interaction.permissions.manage_messages
        member = interaction.user
        return isinstance(member, discord.Member) and any(role.id in policy.director_roles for role in member.roles)

    async def surely_directs(self, interaction: replies.Interaction) -> bool:
        """The same, but not by guess: for what only Directors may see.

        Raises:
            StorageError: the server's settings cannot be read, so that its roles of Directors are not known.
        """
        if (await self.of(interaction)).note == _UNKNOWN and not manages(interaction):
            raise StorageError("who counts as a Director is not known")
        return await self.directs(interaction)

    async def settings(self, guild_id: int) -> ServerSettings:
        """What a server has set, as it is stored at this moment.

        Raises:
            StorageError: the storage is down.
        """
        found = read(await self._servers.settings(guild_id))
        self._remember(guild_id, found)
        return found

    async def change(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change what a server has set.

        Raises:
            StorageError: the storage is down; nothing was changed.
        """

        def changed(stored: Mapping[str, Any]) -> Mapping[str, Any]:
            return change(read(stored)).as_data()

        found = read(await self._servers.change(guild_id, changed))
        self._remember(guild_id, found)
        return found

    def forget(self, guild_id: int) -> None:
        """Read the settings of a server anew when they are needed next."""
        self._known.pop(guild_id, None)

    async def _settings(self, guild_id: int) -> tuple[ServerSettings, str | None]:
        known = self._known.get(guild_id)
        if known is not None and known[0] > self._clock():
            return known[1], None
        if self._clock() >= self._paused_until:
            try:
                async with asyncio.timeout(READ_SECONDS):
                    return await self.settings(guild_id), None
            except (StorageError, TimeoutError) as error:
                self._paused_until = self._clock() + PAUSE_SECONDS
                _log.warning("settings of server %d: not read, %s", guild_id, type(error).__name__)
        if known is not None:
            return known[1], "server-note-remembered"
        return UNSET, _UNKNOWN

    def _remember(self, guild_id: int, settings: ServerSettings) -> None:
        self._known[guild_id] = (self._clock() + FRESH_SECONDS, settings)
        self._known.move_to_end(guild_id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def server_of(interaction: replies.Interaction) -> int | None:
    """The server that the interaction belongs to; None in messages between users and where the bot is not on the server."""
    return interaction.guild_id if interaction.guild_id and interaction.is_guild_integration() else None


def manages(interaction: replies.Interaction) -> bool:
    """Whether the user manages the server."""
    held = interaction.permissions
    return interaction.guild_id is not None and (held.administrator or held.manage_guild)


def merged(default: Policy, settings: ServerSettings, places: tuple[int, ...] = ()) -> Policy:
    """The policy of a server.

    Args:
        places: the ids of the channel and of the one it is part of, the nearest first.
    """
    here = next((settings.channels[place] for place in places if place in settings.channels), settings.private)
    return replace(
        default,
        edition=Edition(settings.edition) if settings.edition else default.edition,
        language=_language(default, settings),
        private=default.private if here is None else here,
        regulations=_regulations(default.regulations, settings),
        director_roles=frozenset(settings.director_roles),
        official_text=settings.official_text,
        zone=settings.zone or default.zone,
        journal_days=default.journal_days if settings.journal_days is None else settings.journal_days,
        penalty_scale=default.penalty_scale if settings.penalty_scale is None else settings.penalty_scale,
    )


def _footnoted(card: Card, text: str) -> Card:
    first, *others = card.panels
    room = limits.EMBED_FOOTER - len(text) - 1
    footer = f"{clip(first.footer, room)}\n{text}" if first.footer else text
    short = fitted(replace(first, footer=""), limits.EMBED_TOTAL - sum(panel.size for panel in others) - len(footer))
    return replace(card, panels=(replace(short, footer=footer), *others))


def _language(default: Policy, settings: ServerSettings) -> Language | None:
    if settings.language is None:
        return default.language
    return None if settings.language == "auto" else settings.language


def _regulations(default: Regulations, settings: ServerSettings) -> Regulations:
    by_edition = {Edition.LAWS_1997: settings.defenders_ask_1997, Edition.LAWS_2007: settings.defenders_ask_2007}
    names = ("two_standards", "rounding", "method", "claim_order", "correction_minutes", "appeal_minutes")
    own = {name: getattr(settings, name) for name in (*names, "own_card", "memory_aids", "two_hands")}
    return replace(
        default,
        defenders_ask={**default.defenders_ask, **{year: may for year, may in by_edition.items() if may is not None}},
        **{name: value for name, value in own.items() if value is not None},
    )


def _places(interaction: replies.Interaction) -> tuple[int, ...]:
    channel = interaction.channel
    parent = getattr(channel, "parent_id", None)
    return tuple(place for place in (interaction.channel_id, parent) if place)
