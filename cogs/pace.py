"""How much one user may ask: some at once, then so many a second, and a polite word to whoever asks more."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord import app_commands

from cogs import replies
from cogs.failures import Failures
from cogs.inflight import InFlight
from laws.wording import Catalogue, Language

USERS: Final = 10_000
"""Users that are remembered; beyond that the one who asked longest ago is forgotten."""
FORMS: Final = 5
"""Forms that may be sent in beyond the pace, since what was typed would be lost."""
TOO_FAST: Final = "too_fast"
"""The event of a click that was not let through, with the seconds to wait."""
_ASKING: Final = (
    discord.InteractionType.application_command,
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)


class Pace:
    """A bucket of tokens for every user, kept as the time at which it will be full.

    Args:
        at_once: tokens of a full bucket; 0 sets no limit.
        a_second: tokens that come back in a second.
        clock: seconds that only grow.
        most: users that are remembered.
    """

    def __init__(
        self, at_once: int, a_second: float, clock: Callable[[], float] = time.monotonic, most: int = USERS
    ) -> None:
        self._at_once = at_once
        self._each = 1 / a_second
        self._clock = clock
        self._most = most
        self._full: OrderedDict[int, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def wait(self, user: int, *, credit: int = 0) -> float:
        """Take a token.

        Args:
            credit: tokens that may be taken from an empty bucket.

        Returns:
            0 where there was one, else the seconds until there is; then none is taken.
        """
        if not self._at_once:
            return 0.0
        now = self._clock()
        full = max(self._full.get(user, now), now) + self._each
        over = full - now - (self._at_once + credit) * self._each
        if over > self._each * 1e-6:
            return over
        self._full[user] = full
        self._full.move_to_end(user)
        self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop buckets that are full again, the oldest first, and more where there are too many."""
        while self._full:
            user, full = next(iter(self._full.items()))
            if full > now and len(self._full) <= self._most:
                return
            del self._full[user]


class Gate:
    """Lets interactions through at every user's pace. What completes an answer while somebody types is not counted.

    Args:
        pace: of all users.
        failures: knows the language to speak in.
    """

    def __init__(
        self, pace: Pace, failures: Failures, words: Mapping[Language, Catalogue], in_flight: InFlight
    ) -> None:
        self._pace = pace
        self._failures = failures
        self._words = words
        self._in_flight = in_flight

    def wait(self, interaction: replies.Interaction) -> float:
        """Seconds that the interaction's user should wait; 0 where it may go on."""
        if interaction.type not in _ASKING:
            return 0.0
        typed = interaction.type is discord.InteractionType.modal_submit
        return self._pace.wait(interaction.user.id, credit=FORMS if typed else 0)

    async def refuse(self, interaction: replies.Interaction, seconds: float) -> None:
        """Tell the user in private when to ask again."""
        with self._in_flight:
            self._failures.counts[TOO_FAST] += 1
            words = self._words[self._failures.language(interaction)]
            try:
                await replies.note(interaction, words.say("pace-wait", seconds=math.ceil(seconds)))
            except Exception as error:
                await self._failures.handle(interaction, error, "pace")


class PacedTree(app_commands.CommandTree[Any]):
    """The commands, behind the gate of the bot."""

    async def interaction_check(self, interaction: replies.Interaction, /) -> bool:
        """Whether the command may run; its user is told where it may not."""
        gate: Gate = interaction.client.gate
        seconds = gate.wait(interaction)
        if seconds:
            await gate.refuse(interaction, seconds)
        return not seconds
