"""A small bot on the real client, for the tests only: a command for every kind of answer."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands

from playground import LocalDiscord

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0"
    "000003010100c9fe92ef0000000049454e44ae426082"
)
RUSSIAN = {"echo": "эхо", "text": "текст", "Says it again": "Повторяет", "What to say": "Что сказать"}


class Words(app_commands.Translator):
    """Russian names for the commands that have them."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        del context
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


class Panel(discord.ui.View):
    """Two buttons, a link and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Home", url="https://example.org/"))

    @discord.ui.button(label="More", custom_id="more", style=discord.ButtonStyle.primary)
    async def more(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        button.disabled = True
        await interaction.response.edit_message(content="more", view=self)

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        del button
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="pick",
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("North", "East", "South")],
    )
    async def pick(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(" and ".join(select.values), ephemeral=True)


class Form(discord.ui.Modal, title="A form"):
    """Every kind of input."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", required=False)
    )
    side: discord.ui.Label[Any] = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(
            custom_id="side", options=[discord.SelectOption(label="NS"), discord.SelectOption(label="EW")]
        ),
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        component=discord.ui.RadioGroup(
            custom_id="colour", options=[discord.RadioGroupOption(label="red"), discord.RadioGroupOption(label="black")]
        ),
    )
    agreed: discord.ui.Label[Any] = discord.ui.Label(text="Agreed", component=discord.ui.Checkbox(custom_id="agreed"))
    record: discord.ui.Label[Any] = discord.ui.Label(
        text="Record", component=discord.ui.FileUpload(custom_id="record", required=False, min_values=0)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = [self.name, self.side, self.colour, self.agreed, self.record]
        name, side, colour, agreed, record = (part.component for part in parts)
        assert isinstance(name, discord.ui.TextInput)
        assert isinstance(side, discord.ui.Select)
        assert isinstance(colour, discord.ui.RadioGroup)
        assert isinstance(agreed, discord.ui.Checkbox)
        assert isinstance(record, discord.ui.FileUpload)
        files = [(await file.read()).decode() for file in record.values]
        said = f"{name.value}, {side.values}, {colour.value}, {agreed.value}, {files}"
        await interaction.response.send_message(said, ephemeral=True)


class Layout(discord.ui.LayoutView):
    """Components V2 with a picture and a file."""

    box: discord.ui.Container["Layout"] = discord.ui.Container(
        discord.ui.Section("a section", accessory=discord.ui.Thumbnail("attachment://dot.png")),
        discord.ui.Separator(),
        discord.ui.TextDisplay("some text"),
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://dot.png", description="a dot")),
        discord.ui.File("attachment://notes.txt"),
        accent_colour=0x5865F2,
    )


class ThrowawayBot(discord.Client):
    """The bot. ``gate`` holds up /wait until it is set; ``errors`` are what went wrong in its
    handlers, ``troubled`` is set when there is any."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.tree = app_commands.CommandTree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        self.gate = asyncio.Event()
        self.errors: list[BaseException] = []
        self.troubled = asyncio.Event()
        self.resumed = 0
        self.tree.error(self.note)
        commands: list[app_commands.Command[Any, ..., Any]] = [
            echo,
            panel,
            form,
            layout,
            files,
            wait,
            later,
            quietly,
            twice,
            where,
            secret,
            count,
            attach,
        ]
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(settings)
        self.tree.add_command(quote)
        self.tree.add_command(greet)

    async def note(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        del interaction
        self.errors.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)
        self.troubled.set()

    async def on_resumed(self) -> None:
        self.resumed += 1


Interaction = discord.Interaction[ThrowawayBot]


@app_commands.command(name=app_commands.locale_str("echo"), description=app_commands.locale_str("Says it again"))
@app_commands.rename(text=app_commands.locale_str("text"))
@app_commands.describe(text=app_commands.locale_str("What to say"))
async def echo(interaction: Interaction, text: app_commands.Range[str, 1, 100], loud: bool = False) -> None:
    await interaction.response.send_message(f"{interaction.locale}: {text}{'!' if loud else ''}")


@echo.autocomplete("text")
async def echo_text(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed} {interaction.locale}", value=typed * 2)]


@app_commands.command(description="Shows buttons")
async def panel(interaction: Interaction) -> None:
    await interaction.response.send_message("a panel", view=Panel())


@app_commands.command(description="Opens a form")
async def form(interaction: Interaction) -> None:
    await interaction.response.send_modal(Form())


@app_commands.command(description="Shows a layout")
async def layout(interaction: Interaction) -> None:
    sent = [discord.File(io.BytesIO(PIXEL), "dot.png"), discord.File(io.BytesIO(b"notes"), "notes.txt")]
    await interaction.response.send_message(view=Layout(), files=sent)


@app_commands.command(description="Sends files")
async def files(interaction: Interaction) -> None:
    embed = discord.Embed(title="A dot").set_image(url="attachment://dot.png")
    sent = [
        discord.File(io.BytesIO(PIXEL), "dot.png", description="a dot"),
        discord.File(io.BytesIO(b"notes"), "my notes.txt"),
    ]
    await interaction.response.send_message("files", embed=embed, files=sent)


@app_commands.command(description="Waits before it answers")
async def wait(interaction: Interaction) -> None:
    await interaction.client.gate.wait()
    await interaction.response.send_message("at last")


@app_commands.command(description="Answers later")
async def later(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.client.gate.wait()
    await interaction.edit_original_response(content="done")
    await interaction.followup.send("and more", ephemeral=True)


@app_commands.command(description="Answers later and privately, by a follow-up")
async def quietly(interaction: Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send("a secret")


@app_commands.command(description="Answers twice")
async def twice(interaction: Interaction) -> None:
    await interaction.response.send_message("once")
    again = discord.webhook.async_.interaction_response_params(4, {"content": "twice"})
    await discord.webhook.async_.async_context.get().create_interaction_response(
        interaction.id, interaction.token, session=interaction._session, params=again
    )


@app_commands.command(description="Says where it was called")
async def where(interaction: Interaction) -> None:
    seen = [
        f"guild {interaction.guild_id}",
        f"context {interaction.context.to_array()[0]}",
        f"own {interaction.is_user_integration()}",
        f"server {interaction.is_guild_integration()}",
        f"files {interaction.app_permissions.attach_files}",
        f"user {interaction.user.display_name}",
        f"channel {type(interaction.channel).__name__}",
    ]
    await interaction.response.send_message("; ".join(seen))


@app_commands.command(description="For managers")
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def secret(interaction: Interaction) -> None:
    await interaction.response.send_message("for managers", ephemeral=True)


@app_commands.command(description="Counts")
@app_commands.choices(way=[app_commands.Choice(name="up", value=1), app_commands.Choice(name="down", value=-1)])
async def count(interaction: Interaction, way: int, to: app_commands.Range[int, 1, 9], by: float = 1.0) -> None:
    await interaction.response.send_message(f"{way} {to} {by}")


@app_commands.command(description="Takes things")
async def attach(
    interaction: Interaction,
    file: discord.Attachment,
    user: discord.Member,
    role: discord.Role,
    place: discord.TextChannel,
) -> None:
    text = (await file.read()).decode()
    await interaction.response.send_message(f"{text} {user.display_name} {role.name} {place.name}")


settings = app_commands.Group(name="settings", description="Settings")
deeper = app_commands.Group(name="edition", description="The edition", parent=settings)


@deeper.command(name="show", description="Shows the edition")
async def show(interaction: Interaction) -> None:
    await interaction.response.send_message("2017")


@app_commands.context_menu(name="Quote this")
async def quote(interaction: Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.display_name} said {message.content}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"Hello {user.display_name}")


@asynccontextmanager
async def running(local: LocalDiscord) -> AsyncIterator[ThrowawayBot]:
    """The bot, logged in and connected, with its commands registered."""
    bot = ThrowawayBot()
    await bot.tree.set_translator(Words())
    async with bot:
        task = asyncio.create_task(bot.start(local.token))
        await local.gateway.until_connected()
        await bot.wait_until_ready()
        await bot.tree.sync()
        yield bot
    await task


def point_at(local: LocalDiscord, patch: Any) -> None:
    """Let the real client talk to the local Discord."""
    patch.setattr(discord.http.Route, "BASE", local.rest_url)
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
