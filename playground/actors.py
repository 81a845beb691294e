"""What users do, for tests and for the page: each act becomes an interaction or a message, as the real client makes it.

Users and channels are given as values or by key or id. Acts that the real client would not allow raise
`ClientRefused`. ``until`` says how long an act waits: for an ``answer`` that can be read (the default), for any
``acknowledgement``, or not beyond its ``dispatch``; ``within`` is in seconds.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from playground import interact, kinds, permissions
from playground.acting import JSON, Stage, Until, nested, waited
from playground.checks import commands as kind_of
from playground.checks.field import Field
from playground.clientrules import (
    ClientRefused,
    check_selected,
    mentioned_in,
    modal_inputs,
    modal_values,
)
from playground.exchange import Exchange
from playground.messages import Message
from playground.posting import Draft, post
from playground.uploads import Upload
from playground.world import Channel, User


class Actors(Stage):
    """The acts of users in the world of a hub."""

    def messages(self, channel: Channel | str, viewer: User | str | None = None) -> tuple[Message, ...]:
        """The messages of a channel, oldest first; with a viewer, only those that they can see."""
        return self.hub.log.channel(self.channel(channel), None if viewer is None else self.user(viewer))

    async def slash(
        self,
        user: User | str,
        channel: Channel | str,
        name: str,
        options: Mapping[str, Any] | None = None,
        *,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Call a slash command. ``name`` is its default name, with those of its group and sub-command after blanks.

        Options go by default name; a value is text, a number, a boolean, a `User`, `Role`, `Channel` or `Upload`.
        """
        who, where = self._there(user, channel)
        command, way, end = self._command(who, where, kind_of.CHAT_INPUT, name)
        sent, things = self._options(end, dict(options or {}), where)
        exchange = interact.begin(
            self.hub,
            kind=kinds.COMMAND,
            user=who,
            channel=where,
            locale=locale,
            data=interact.command_data(command, nested(way, sent), things, self.hub, where),
            command=name,
            command_type=kind_of.CHAT_INPUT,
        )
        return await waited(exchange, until, within)

    async def autocomplete(
        self,
        user: User | str,
        channel: Channel | str,
        name: str,
        option: str,
        text: str,
        options: Mapping[str, Any] | None = None,
        *,
        locale: str | None = None,
        within: float = 5.0,
    ) -> tuple[JSON, ...]:
        """The choices that the bot offers for an option while ``text`` is typed: objects of ``name`` and ``value``.

        ``options`` are those filled in before.

        Raises:
            InteractionFailed: when the bot does not answer in time.
        """
        who, where = self._there(user, channel)
        command, way, end = self._command(who, where, kind_of.CHAT_INPUT, name)
        focused = next((known for known in end.get("options", ()) if known["name"] == option), None)
        if focused is None or not focused.get("autocomplete"):
            raise ClientRefused(f"option {option!r} of /{name} has no autocomplete")
        others = {key: value for key, value in (options or {}).items() if key != option}
        sent, things = self._options(end, others, where, complete=False)
        sent.append({"name": option, "type": focused["type"], "value": text, "focused": True})
        exchange = interact.begin(
            self.hub,
            kind=kinds.AUTOCOMPLETE,
            user=who,
            channel=where,
            locale=locale,
            data=interact.command_data(command, nested(way, sent), things, self.hub, where),
            command=name,
            command_type=kind_of.CHAT_INPUT,
        )
        await exchange.answered(within)
        return exchange.choices or ()

    async def message_command(
        self,
        user: User | str,
        name: str,
        message: Message,
        *,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Call a command from the menu of a message."""
        who, where = self._there(user, message.channel)
        self._seen(who, message)
        command, _, _ = self._command(who, where, kind_of.MESSAGE, name)
        return await self._menu(who, where, command, message, locale, until, within)

    async def user_command(
        self,
        user: User | str,
        channel: Channel | str,
        name: str,
        target: User | str,
        *,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Call a command from the menu of a user."""
        who, where = self._there(user, channel)
        command, _, _ = self._command(who, where, kind_of.USER, name)
        return await self._menu(who, where, command, self.user(target), locale, until, within)

    async def click(
        self,
        message: Message,
        custom_id: str,
        *,
        user: User | str | None = None,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Click a button; by default as the user whom the message answers."""
        who, part = self._part(message, custom_id, user, {kinds.BUTTON})
        if part.get("disabled"):
            raise ClientRefused(f"button {custom_id!r} is disabled")
        data = {"custom_id": custom_id, "component_type": kinds.BUTTON, "id": part["id"]}
        return await self._component(who, message, data, locale, until, within)

    async def select(
        self,
        message: Message,
        custom_id: str,
        values: Sequence[str],
        *,
        user: User | str | None = None,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Choose values in a select; by default as the user whom the message answers."""
        who, part = self._part(message, custom_id, user, kinds.SELECTS)
        check_selected(part, values)
        things = mentioned_in(self.hub.world, part["type"], values)
        chosen = [thing.id for thing in things] or list(values)
        data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"], "values": chosen}
        data |= interact.resolved(self.hub, things, message.channel)
        return await self._component(who, message, data, locale, until, within)

    async def submit_modal(
        self,
        opened: Exchange,
        values: Mapping[str, Any] | None = None,
        *,
        locale: str | None = None,
        until: Until = "answer",
        within: float = 5.0,
    ) -> Exchange:
        """Submit the modal that an interaction opened; inputs without a value keep the one they start with.

        Values go by custom_id: text, a list of values, a boolean for a single box, a list of `Upload` for files.
        """
        if opened.modal is None:
            raise ClientRefused(f"interaction {opened.id} opened no modal")
        filled = modal_values(opened.modal, values or {})
        things: list[interact.Mentioned] = []
        for part in modal_inputs(opened.modal):
            key = part["custom_id"]
            if part["type"] == kinds.UPLOAD:
                kept = [self._uploaded(upload, opened.channel) for upload in filled[key]]
                filled[key] = [attachment.id for attachment in kept]
                things += kept
            elif part["type"] in kinds.SELECTS:
                found = mentioned_in(self.hub.world, part["type"], filled[key])
                filled[key] = [thing.id for thing in found] or list(filled[key])
                things += found
        data = {
            "custom_id": opened.modal["custom_id"],
            "components": interact.submitted(opened.modal, filled),
            **interact.resolved(self.hub, things, opened.channel),
        }
        exchange = interact.begin(
            self.hub,
            kind=kinds.MODAL_SUBMIT,
            user=opened.user,
            channel=opened.channel,
            locale=locale or opened.locale,
            data=data,
            message=self.hub.log.get(opened.source) if opened.source else None,
            parent=opened,
        )
        return await waited(exchange, until, within)

    def say(self, user: User | str, channel: Channel | str, content: str = "", files: Sequence[Upload] = ()) -> Message:
        """Post a plain message of a user."""
        who, where = self._there(user, channel)
        if not permissions.granted(self.hub.world.permissions(who, where), permissions.SEND_MESSAGES):
            raise ClientRefused(f"{who.key} may not write in {where.key}")
        draft = Draft(Field({"content": content}), dict(enumerate(files)))
        return post(self.hub, draft, channel=where, author=who)

    def post_as_bot(self, channel: Channel | str, data: JSON, viewer: User | str | None = None) -> Message:
        """Put a message of the bot into a channel without asking it, such as one of an earlier version of itself."""
        where = self.channel(channel)
        reader = None if viewer is None else self.user(viewer)
        flags = kinds.EPHEMERAL if reader is not None else 0
        return post(self.hub, Draft(Field(data), {}), channel=where, viewer=reader, force_flags=flags)

    def delete(self, message: Message) -> None:
        """Delete a message, or dismiss an ephemeral one."""
        present = self.hub.log.get(message.id)
        if present is not None:
            self.hub.log.delete(present, self.hub.clock.now())
