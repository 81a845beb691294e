"""Commands for the commonest irregularities, with an option for each fact: the ruling from one line."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from discord import app_commands

from cogs import options, replies
from cogs.claim.searching import Searching
from cogs.dialog import Case, Dialog
from cogs.direct.options import FactOptions
from cogs.direct.table import COMMANDS, Direct
from cogs.serving import Service, ServiceCog
from cogs.situation.fields import refusal
from cogs.translator import text
from laws.errors import UserError
from laws.wording import Catalogue, Language

Interaction = replies.Interaction
Node = options.Command | app_commands.Group


class DirectCog(ServiceCog):
    """Rules on the facts that the options of a command tell.

    Args:
        default: the language of the default texts of the commands.
    """

    def __init__(
        self,
        service: Service,
        dialog: Dialog,
        searching: Searching,
        *,
        default: Language,
    ) -> None:
        super().__init__(service)
        self._dialog = dialog
        self._searching = searching
        self._default: Language = default
        self._commands = tuple(self._nodes())

    async def speaks(self, interaction: Interaction) -> Language:
        """The language of answers to a user who says nothing of it."""
        policy = await self._policies.of(interaction)
        return policy.language or self._failures.language(interaction)

    async def answer(
        self, interaction: Interaction, direct: Direct, read: FactOptions, given: Mapping[str, Any], wish: options.Wish
    ) -> None:
        """Rule on what was told."""
        with self._in_flight:
            policy = await self._policies.of(interaction)
            dialog = self._dialog.under(policy, keeps=await self._policies.directs(interaction))
            lang = policy.language_of(wish, self._failures.language(interaction))
            words = dialog.words(lang)
            try:
                facts = read.read(given)
            except UserError as error:
                await replies.note(interaction, refusal(error, dialog.office.register[direct.situation], words))
                return
            case = Case("", direct.situation, facts, policy.edition_of(wish), lang)
            private = policy.hidden(wish)

            async def ruled() -> None:
                shown = policy.noted(dialog.shown(case, private=private), words)
                await replies.answer(interaction, [shown], private=private, no_files=words.say("discord-no-files"))

            await self._searching.through(ruled, lambda: replies.promise(interaction, private=private))

    def _nodes(self) -> list[Node]:
        words = self._dialog.words(self._default)
        groups = {
            name: app_commands.Group(name=text(words, name), description=text(words, f"{name}-about"))
            for name in dict.fromkeys(direct.group for direct in COMMANDS if direct.group)
        }
        found: dict[str, Node] = {}
        for direct in COMMANDS:
            command = self._command(direct)
            if direct.group:
                groups[direct.group].add_command(command)
                found[direct.group] = groups[direct.group]
            else:
                found[direct.name] = command
        return list(found.values())

    def _command(self, direct: Direct) -> options.Command:
        words = self._dialog.words(self._default)
        spec = self._dialog.office.register[direct.situation]
        facts = tuple(spec.facts[name] for name in direct.facts)
        read = FactOptions(spec, facts, self._dialog.office.words, self._default, self.speaks)

        async def told(
            interaction: Interaction,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
            **given: Any,
        ) -> None:
            await self.answer(interaction, direct, read, given, options.wish(edition, language, visibility))

        first, *shared, _ = inspect.signature(told).parameters.values()
        shared = [item.replace(kind=inspect.Parameter.KEYWORD_ONLY) for item in shared]
        told.__dict__["__signature__"] = inspect.Signature([first, *read.parameters(), *shared])
        name = f"{direct.group}-{direct.name}" if direct.group else direct.name
        return app_commands.Command(
            name=text(words, name),
            description=text(words, f"{name}-about"),
            callback=read.decorated(_shared(words, told)),  # type: ignore[arg-type]
        )


def _shared(words: Catalogue, callback: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The callback with the texts and choices of the options that most commands have."""
    decorators: tuple[Callable[[Any], Any], ...] = (
        app_commands.rename(**{name: text(words, name) for name in options.SHARED}),
        app_commands.describe(**{name: text(words, f"{name}-about") for name in options.SHARED}),
        app_commands.choices(**{name: options.choices(words, values) for name, values in options.SHARED.items()}),
    )
    for decorate in decorators:
        callback = decorate(callback)
    return callback
