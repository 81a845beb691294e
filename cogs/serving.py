"""What the cogs of all commands have in common: their surroundings, their commands in the tree, the clicks that are theirs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs import clicks, replies
from cogs.failures import Failures
from cogs.inflight import InFlight
from cogs.policy import Policies

Node = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


@dataclass(frozen=True)
class Service:
    """What every cog works with.

    Attributes:
        bot: the bot whose tree gets the commands.
        failures: tells users of errors, and counts answers that were lost.
        in_flight: counts what is being answered, so that the bot can end in order.
        policies: what holds where nothing else is said.
    """

    bot: commands.Bot
    failures: Failures
    in_flight: InFlight
    policies: Policies


class ServiceCog(commands.Cog):
    """A cog that adds its commands to the tree when it is loaded."""

    def __init__(self, service: Service) -> None:
        self._bot = service.bot
        self._failures = service.failures
        self._in_flight = service.in_flight
        self._policies = service.policies
        self._commands: Sequence[Node] = ()

    async def cog_load(self) -> None:
        """Add the commands to the bot's tree."""
        for command in self._commands:
            self._bot.tree.add_command(command)


class ClickedCog(ServiceCog):
    """A cog whose cards have buttons, selects or forms of its own."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: replies.Interaction) -> None:
        """Answer what is clicked on cards of this cog; other interactions are not for it."""
        custom_id = clicks.custom_id(interaction)
        if not self.owns(custom_id):
            return
        with self._in_flight:
            try:
                await self.clicked(interaction, custom_id)
            except Exception as error:
                await self._failures.handle(interaction, error, self.named(custom_id))

    def owns(self, custom_id: str) -> bool:
        """Whether a component or form is one of this cog's."""
        raise NotImplementedError

    async def clicked(self, interaction: replies.Interaction, custom_id: str) -> None:
        """Answer a click or a form."""
        raise NotImplementedError

    def named(self, custom_id: str) -> str:
        """What the log calls it; nothing that a user typed."""
        raise NotImplementedError
