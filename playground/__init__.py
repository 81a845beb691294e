"""A small local Discord: REST API and gateway on loopback, users who act in it, and a page to try a bot on.

The real client connects to it unmodified. It is as strict as the real Discord: 3 seconds to acknowledge (10062), one
acknowledgement (40060), 15 minutes for a token (50027), and every limit of `playground.limits` (50035).

Start it and point a client at it
---------------------------------
::

    async with LocalDiscord(application=Application("My bot")) as local:
        local.rest_url      # http://127.0.0.1:PORT/api/v10   -> discord.http.Route.BASE
        local.gateway_url   # ws://127.0.0.1:PORT/gateway/    -> yarl.URL for DiscordWebSocket.DEFAULT_GATEWAY
        local.token         # the bot's token
        local.page_url      # the web page, with the key of this run after the #

This package imports no client: whoever starts one sets the two addresses before it starts. Arguments of `LocalDiscord`:
``host`` (loopback only) and ``port`` (0 takes a free one); ``application``, or a whole ``world`` (`World`,
`small_world`); ``page`` (`PageConfig`: title, welcome, stories to try); ``token``; ``clock``; ``openapi``, the path of
Discord's OpenAPI document to validate every body by (needs jsonschema); ``strict=True`` to refuse keys that Discord
ignores in silence; ``history`` and ``upload_bytes``, which bound the memory.

Who and what is there
---------------------
`small_world` has the users ``vera`` (ru, may manage the server), ``boris`` (ru), ``alice`` (en-US, may manage) and
``tom`` (en-GB); the channels ``general`` and ``quiet`` (no files for the bot) of the server ``home``, ``away`` of a
server where the bot is not installed (vera and alice installed it for themselves), ``dm-vera`` ... with the bot, and
``private`` between vera and alice. Users and channels are named by key, by id or by value; ids are the same in every
run. ``await local.gateway.until_connected()`` waits for the client.

Act
---
All return an `Exchange` unless said otherwise, take ``locale=`` (else the user's own), and wait for an answer that can
be read; ``until="acknowledgement"`` or ``until="dispatch"`` wait for less, ``within=`` is in seconds.

- ``await local.slash(user, channel, "group command", {"option": value})``; values are text, numbers, booleans, `User`,
  `Role`, `Channel`, `Upload`; names are the default ones
- ``await local.autocomplete(user, channel, "command", "option", typed, {"other": value})`` -> tuple of choices
- ``await local.click(message, custom_id, user=...)``; by default as the user whom the message answers
- ``await local.select(message, custom_id, [values], user=...)``
- ``await local.submit_modal(exchange, {custom_id: value})`` for the modal that ``exchange.modal`` holds
- ``await local.message_command(user, "Name", message)``, ``await local.user_command(user, channel, "Name", target)``
- ``local.say(user, channel, text, [Upload(...)])`` -> `Message`; ``local.post_as_bot(channel, data, viewer=None)`` puts
  a message of the bot there without asking it; ``local.delete(message)``

What the real client would not let a user do raises `ClientRefused`: a command that is not offered there, a button that
is disabled or missing, a value out of bounds. An interaction not acknowledged in time raises `InteractionFailed`.

Look
----
- `Exchange`: ``message`` (the first answer, or the message that was edited), ``messages`` (with follow-ups), ``modal``,
  ``choices``, ``status``, ``response_type``, ``acknowledged_after`` (seconds), ``payload``; ``await
  exchange.answered()``, ``await exchange.followed_up(count)``, ``await exchange.until(lambda exchange: ...)``
- `Message`: ``content``, ``embeds``, ``components``, ``attachments``, ``flags``, ``ephemeral``, ``viewer``, ``thinking``,
  ``v2``, ``pings``, ``edited``; ``text()``, ``buttons()``, ``button(label)``, ``selects()``, ``component(custom_id)``.
  It is a value: ``exchange.message`` or ``local.log.get(message.id)`` is the message as it stands.
- ``local.messages(channel, viewer)``; ``local.log.entries``, the changes in order; ``local.uploads.read(attachment)``;
  ``local.commands(guild_id)``, ``local.command_names()``; ``local.rejections``, all refused requests (assert ``()``)

Let things go wrong
-------------------
- ``local.advance(seconds)`` moves the clock of all deadlines
- ``local.faults``: ``rate_limit``, ``server_error``, ``refuse``, ``delay``, ``hang_up``, each for the next ``times``
  requests whose path matches ``where``, such as ``"callback"`` or ``"/gateway/"``
- ``local.remove_bot("home")`` and ``local.add_bot("home")``: the bot leaves a server, or is added to one
- ``await local.gateway.drop(code)``, ``local.gateway.reconnect()``, ``local.gateway.invalidate(resumable=...)``,
  ``local.gateway.answer_heartbeats = False``; ``local.gateway.identifies`` and ``.resumes`` count
"""

from playground import permissions
from playground.clientrules import ClientRefused
from playground.clock import Clock
from playground.exchange import Exchange, InteractionFailed, Status
from playground.hub import Rejection
from playground.local import LocalDiscord
from playground.messages import Change, Message
from playground.page.config import PageConfig, PageConfigError, Story
from playground.uploads import Attachment, Upload
from playground.world import Application, Channel, Guild, Role, User, World, small_world

__all__ = [
    "Application",
    "Attachment",
    "Change",
    "Channel",
    "ClientRefused",
    "Clock",
    "Exchange",
    "Guild",
    "InteractionFailed",
    "LocalDiscord",
    "Message",
    "PageConfig",
    "PageConfigError",
    "Rejection",
    "Role",
    "Status",
    "Story",
    "Upload",
    "User",
    "World",
    "permissions",
    "small_world",
]
