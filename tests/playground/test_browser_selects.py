"""The page in Chromium: selects of users, roles and channels, in messages and in modals, and commands mentioned in a text."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands
from playwright.async_api import Browser, expect

from playground import LocalDiscord
from tests.playground.browser import PHONE, chromium, needs_chromium, opened
from tests.playground.throwaway import ThrowawayBot, point_at, running

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]
Interaction = discord.Interaction[Any]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as local:
        point_at(local, monkeypatch)
        yield local


@pytest_asyncio.fixture(loop_scope="module")
async def bot(local: LocalDiscord) -> AsyncIterator[ThrowawayBot]:
    async with running(local) as bot:
        bot.tree.add_command(choose)
        await bot.tree.sync()
        yield bot


class Chooser(discord.ui.View):
    """A select of each kind that Discord fills itself."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Which Director?", custom_id="users")
    async def users(self, interaction: Interaction, select: discord.ui.UserSelect["Chooser"]) -> None:
        await interaction.response.send_message(f"user {select.values[0].display_name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Which role?", custom_id="roles", min_values=0)
    async def roles(self, interaction: Interaction, select: discord.ui.RoleSelect["Chooser"]) -> None:
        await interaction.response.send_message(f"roles {[role.name for role in select.values]}", ephemeral=True)

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        placeholder="Which channel?",
        custom_id="channels",
        max_values=2,
        channel_types=[discord.ChannelType.text],
    )
    async def channels(self, interaction: Interaction, select: discord.ui.ChannelSelect["Chooser"]) -> None:
        await interaction.response.send_message(f"channels {[place.name for place in select.values]}", ephemeral=True)

    @discord.ui.button(label="Form", custom_id="open")
    async def form(self, interaction: Interaction, button: discord.ui.Button["Chooser"]) -> None:
        del button
        await interaction.response.send_modal(Appointment(interaction.user))


class Appointment(discord.ui.Modal, title="An appointment"):
    """Selects under labels, one with its value given."""

    def __init__(self, given: discord.abc.Snowflake) -> None:
        super().__init__()
        whom = discord.SelectDefaultValue(id=given.id, type=discord.SelectDefaultValueType.user)
        self.user = discord.ui.UserSelect[Any](custom_id="whom", default_values=[whom])
        self.role = discord.ui.RoleSelect[Any](custom_id="role", required=False, min_values=0)
        self.place = discord.ui.ChannelSelect[Any](custom_id="place")
        for text, part in (("Whom", self.user), ("Role", self.role), ("Place", self.place)):
            self.add_item(discord.ui.Label(text=text, component=part))

    async def on_submit(self, interaction: Interaction) -> None:
        whom = [user.display_name for user in self.user.values]
        role = [role.name for role in self.role.values]
        said = f"{whom} {role} {[place.name for place in self.place.values]}"
        await interaction.response.send_message(said, ephemeral=True)


@app_commands.command(description="Shows all selects")
async def choose(interaction: Interaction) -> None:
    await interaction.response.send_message("choose", view=Chooser())


async def test_selects_of_users_roles_and_channels(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, PHONE) as tab:
        await tab.command("choose")
        await tab.shows("choose")
        await tab.page.get_by_role("button", name="Which Director?").click()
        options = tab.page.get_by_role("option")
        await expect(options).to_have_count(len(local.world.users))
        await options.filter(has_text="Boris").click()
        await tab.shows("user Boris")
        await tab.page.get_by_role("button", name="Which role?").click()
        await expect(options).to_have_text(["@Managers"])
        await options.first.click()
        await tab.shows("roles ['Managers']")
        await tab.page.get_by_role("button", name="Which channel?").click()
        await expect(options).to_have_text(["#general", "#no-attachments"])
        await options.nth(1).click()
        await options.nth(0).click()
        await tab.press("Escape")
        await tab.shows("channels ['general', 'no-attachments']")
        assert await tab.overflow() <= 0
        assert tab.troubles == []
    assert not bot.errors


async def test_the_same_in_a_modal_by_keyboard_alone(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local) as tab:
        await tab.command("choose")
        await tab.shows("choose")
        await tab.button("Form").click()
        dialog = tab.page.get_by_role("dialog", name="An appointment")
        whom = dialog.get_by_role("button", name="Whom")
        await expect(whom).to_be_focused()
        await expect(whom).to_contain_text("Alice")
        await tab.press("Tab", "Tab", "Enter", "ArrowDown", "Enter")
        await expect(dialog.get_by_role("button", name="Place")).to_contain_text("#no-attachments")
        await tab.button("Submit").click()
        await tab.shows("['Alice'] [] ['no-attachments']")
        await expect(dialog).to_have_count(0)
        assert tab.troubles == []
    assert not bot.errors


async def test_a_mentioned_command_goes_into_the_composer(
    browser: Browser, local: LocalDiscord, bot: ThrowawayBot
) -> None:
    local.post_as_bot("general", {"content": f"Use </echo:{local.commands()[0]['id']}> or </gone:12>"})
    async with opened(browser, local) as tab:
        await tab.page.get_by_role("button", name="/echo").click()
        await expect(tab.page.locator(".command-name")).to_have_text("/echo")
        await expect(tab.page.get_by_role("combobox")).to_be_focused()
        await tab.press("Escape")
        await tab.page.get_by_role("button", name="/gone").click()
        await expect(tab.page.locator("#announcer")).to_contain_text("No command matches")
        assert tab.troubles == []
    assert not bot.errors
