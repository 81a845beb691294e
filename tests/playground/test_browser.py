"""The page in Chromium: what a new user does with it, at a desk and on a phone, with mouse, keyboard and finger."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ViewportSize, expect

from playground import LocalDiscord, PageConfig
from tests.playground.browser import DESKTOP, PHONE, chromium, needs_chromium, opened
from tests.playground.throwaway import ThrowawayBot, point_at, running

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

STORIES = {
    "title": {"en": "Try the bot", "ru": "Попробуйте бота"},
    "welcome": {"en": "Say something.", "ru": "Скажите что-нибудь."},
    "stories": [
        {
            "title": {"en": "One", "ru": "Раз"},
            "command": "echo",
            "options": {"text": {"en": "first story", "ru": "первый рассказ"}},
        },
        {
            "title": {"en": "Two", "ru": "Два"},
            "command": "echo",
            "options": {"text": {"en": "second", "ru": "второй"}, "loud": True},
        },
        {"title": {"en": "Three", "ru": "Три"}, "command": "count", "options": {"way": 1, "to": 3}},
    ],
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def bot(local: LocalDiscord) -> AsyncIterator[ThrowawayBot]:
    async with running(local) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="module")
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(page=PageConfig.from_json(STORIES)) as local:
        point_at(local, monkeypatch)
        yield local


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "ru"), (PHONE, "ru"), (PHONE, "en-US")])
async def test_first_visit_tries_a_story(
    browser: Browser, local: LocalDiscord, bot: ThrowawayBot, size: ViewportSize, locale: str
) -> None:
    russian = locale == "ru"
    async with opened(browser, local, size, locale) as tab:
        await expect(tab.page.locator(".welcome h2")).to_have_text("Попробуйте бота" if russian else "Try the bot")
        stories = tab.page.locator(".story")
        await expect(stories).to_have_count(3)
        await expect(stories.first).to_contain_text("/эхо" if russian else "/echo")
        await stories.first.click()
        await expect(tab.page.locator(".option textarea")).to_have_value("первый рассказ" if russian else "first story")
        await tab.press("Enter")
        await tab.shows("ru: первый рассказ" if russian else "en-US: first story")
        await stories.nth(2).click()
        await tab.button("Отправить" if russian else "Send").click()
        await tab.shows("1 3 1.0")
        assert await tab.overflow() <= 0
        assert tab.troubles == []
    assert not bot.errors


async def test_command_by_keyboard_alone(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, locale="ru") as tab:
        await expect(tab.typed).to_be_focused()
        await tab.page.keyboard.type("/")
        listed = tab.page.get_by_role("option")
        await expect(listed.filter(has_text="/эхо")).to_contain_text("Повторяет")
        await expect(tab.typed).to_have_attribute("aria-expanded", "true")
        await tab.press("ArrowDown", "ArrowUp")
        await tab.page.keyboard.type("эх")
        await expect(listed).to_have_count(1)
        await tab.press("Tab")
        await expect(tab.page.get_by_role("combobox", name="текст")).to_be_focused()
        await tab.press("Enter")
        await expect(tab.page.get_by_role("alert")).to_have_text("Это поле обязательно.")
        await tab.page.keyboard.type("аб")
        await expect(listed).to_have_text("аб ru")
        await tab.press("Enter")
        await expect(tab.page.get_by_role("combobox", name="текст")).to_have_value("аб ru")
        await expect(tab.button("Отправить")).to_be_focused()
        await tab.page.locator(".more-options").focus()
        await tab.press("Enter", "Enter")
        await expect(listed).to_have_text(["Да", "Нет"])
        await tab.press("Enter", "Enter")
        await tab.shows("ru: абаб!")
        await expect(tab.typed).to_be_focused()
        await tab.page.keyboard.type("/эхо")
        await tab.press("Enter", "Escape", "Escape")
        await expect(tab.typed).to_have_value("")
        assert tab.troubles == []
    assert not bot.errors


async def test_option_bounds_are_explained(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local) as tab:
        await tab.typed.fill("/count")
        await tab.press("Enter")
        await tab.page.get_by_role("option", name="up").click()
        await expect(tab.page.get_by_role("combobox", name="to")).to_be_focused()
        for wrong in ("0", "10", "x", "1.5"):
            await tab.page.get_by_role("combobox", name="to").fill(wrong)
            await tab.press("Enter")
            await expect(tab.page.get_by_role("alert")).to_have_text("A number from 1 to 9 is needed.")
        await tab.page.get_by_role("combobox", name="to").fill("9")
        await tab.press("Enter")
        await tab.shows("1 9 1.0")
        assert tab.troubles == []
    assert not bot.errors


async def test_buttons_and_selects(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, locale="ru") as tab:
        await tab.command("panel")
        await tab.shows("a panel")
        link = tab.page.get_by_role("link", name="Home")
        assert await link.get_attribute("href") == "https://example.org/"
        assert await link.get_attribute("rel") == "noopener noreferrer nofollow"
        await tab.page.get_by_role("button", name="Выберите вариант").click()
        listed = tab.page.get_by_role("option")
        await expect(listed).to_have_text(["North", "East", "South"])
        await listed.nth(2).click()
        await tab.press("Home", "Enter")
        await expect(listed.nth(1)).to_have_attribute("aria-disabled", "true")
        await tab.press("Escape")
        await tab.shows("north and south")
        private = tab.messages.filter(has_text="north and south")
        await expect(private).to_contain_text("Это видите только вы")
        await tab.button("More").click()
        await tab.shows("more")
        await expect(tab.button("More")).to_be_disabled()
        await expect(tab.messages.filter(has_text="more").first).to_contain_text("(изменено)")
        await private.get_by_role("button", name="Скрыть сообщение").click()
        await expect(private).to_have_count(0)
        assert tab.troubles == []
    assert not bot.errors


async def test_private_answers_are_for_one_user(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local) as tab:
        await tab.command("quietly")
        await tab.shows("a secret")
        await tab.page.get_by_role("button", name="Switch user, now Alice").click()
        await tab.page.get_by_role("menuitemradio", name="Boris").click()
        await expect(tab.page.locator("html")).to_have_attribute("lang", "ru")
        await expect(tab.page.locator(".me-name")).to_have_text("Boris")
        await expect(tab.messages).to_have_count(0)
        await tab.page.get_by_role("button", name="Language: English").click()
        await expect(tab.page.locator("html")).to_have_attribute("lang", "en")
        await tab.command("where")
        await tab.shows("user Boris")
        await tab.page.reload()
        await expect(tab.page.locator(".me-name")).to_have_text("Boris")
        assert tab.troubles == []
    assert not bot.errors


async def test_modal(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, PHONE) as tab:
        await tab.command("panel")
        await tab.shows("a panel")
        await tab.button("Form").click()
        dialog = tab.page.get_by_role("dialog", name="A form")
        await expect(dialog.get_by_role("textbox", name="Name")).to_be_focused()
        await tab.button("Submit").click()
        await expect(dialog.get_by_text("This field is required.")).to_have_count(2)
        await expect(dialog.get_by_role("button", name="Side")).to_be_focused()
        await tab.press("Enter", "ArrowDown", "Enter")
        await expect(dialog.get_by_role("button", name="Side")).to_contain_text("EW")
        for _ in range(12):
            await tab.press("Tab")
            assert await tab.page.evaluate(
                "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
            )
        await dialog.get_by_text("black").click()
        await dialog.get_by_text("Agreed").click()
        await dialog.get_by_role("textbox", name="Name").fill("Tom")
        await dialog.locator("input[type=file]").set_input_files(
            {"name": "r.txt", "mimeType": "text/plain", "buffer": b"abc"}
        )
        assert await tab.overflow() <= 0
        await tab.button("Submit").click()
        await tab.shows("Tom, ['EW'], black, True, ['abc']")
        await expect(dialog).to_have_count(0)
        await tab.button("Form").click()
        await expect(dialog).to_be_visible()
        await tab.press("Escape")
        await expect(dialog).to_have_count(0)
        await expect(tab.button("Form")).to_be_focused()
        assert tab.troubles == []
    assert not bot.errors


@pytest.mark.parametrize("way", ["mouse", "keyboard", "finger"])
async def test_menu_of_a_message(browser: Browser, local: LocalDiscord, bot: ThrowawayBot, way: str) -> None:
    said = local.say("tom", "general", "my story")
    async with opened(browser, local, PHONE if way == "finger" else DESKTOP) as tab:
        message = tab.page.locator(f"#message-{said.id}")
        if way == "mouse":
            await message.click(button="right")
        elif way == "keyboard":
            await tab.press("Shift+Tab", "Shift+Tab")
            await expect(message).to_be_focused()
            await tab.press("Enter")
        else:
            await message.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 100, "clientY": 300})
        entry = tab.page.get_by_role("menuitem", name="Quote this")
        await expect(entry).to_be_focused()
        await tab.press("Enter")
        await tab.shows("Tom said my story")
        assert tab.troubles == []
    assert not bot.errors


async def test_pictures_files_and_layouts(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, PHONE) as tab:
        for name in ("files", "layout"):
            await tab.command(name)
            await tab.last.locator("img").last.wait_for()
            assert await tab.last.locator("img").last.evaluate("image => image.naturalWidth") == 1
            await expect(tab.last.get_by_role("link", name="notes.txt")).to_have_attribute(
                "download", {"files": "my_notes.txt", "layout": "notes.txt"}[name]
            )
        await expect(tab.last.get_by_role("img", name="a dot")).to_be_visible()
        await tab.last.get_by_role("button", name="Enlarge the picture").click()
        await expect(tab.page.get_by_role("dialog", name="a dot")).to_be_visible()
        await tab.press("Escape")
        await tab.page.locator("input[type=file]").set_input_files(
            {"name": "a.txt", "mimeType": "text/plain", "buffer": b"abc"}
        )
        await tab.typed.fill("with a file")
        await tab.button("Send").click()
        await expect(tab.last.get_by_role("link", name="a.txt")).to_be_visible()
        assert await tab.overflow() <= 0
        assert tab.troubles == []
    assert not bot.errors


async def test_waiting_and_failing(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local) as tab:
        await tab.command("later")
        await tab.shows("Bot is thinking…")
        bot.gate.set()
        await tab.shows("and more")
        await tab.shows("done")
        bot.gate.clear()
        await tab.command("wait")
        await tab.shows("Sending command…")
        local.advance(3.1)
        await tab.shows("The application did not respond")
        await tab.command("panel")
        await tab.shows("a panel")
        local.faults.server_error(5, where="callback")
        await tab.button("Form").click()
        await expect(tab.button("Form")).to_have_attribute("aria-busy", "true")
        local.advance(3.1)
        await tab.shows("This interaction failed")
        local.faults.clear()
        assert tab.troubles == []


async def test_drawer_theme_and_other_places_on_a_phone(
    browser: Browser, local: LocalDiscord, bot: ThrowawayBot
) -> None:
    async with opened(browser, local, PHONE) as tab:
        await tab.button("Open the list of channels").click()
        await tab.page.get_by_role("button", name="Switch to the light theme").click()
        await expect(tab.page.locator("html")).to_have_attribute("data-theme", "light")
        await tab.page.get_by_role("button", name="Direct messages").click()
        await expect(tab.page.locator(".head h1")).to_have_text("Bot")
        await tab.command("where")
        await tab.shows("context 1")
        await tab.button("Open the list of channels").click()
        await tab.press("Escape")
        await expect(tab.page.locator("#drawer")).to_be_hidden()
        assert await tab.overflow() <= 0
        assert tab.troubles == []
    assert not bot.errors


async def test_bot_that_is_away(browser: Browser, local: LocalDiscord) -> None:
    async with opened(browser, local) as tab:
        await expect(tab.page.get_by_role("status", name="Bot is offline")).to_be_visible()
        await expect(tab.page.locator(".story")).to_have_count(0)
        async with running(local):
            await expect(tab.page.get_by_role("status", name="Bot is online")).to_be_visible()
            await expect(tab.page.locator(".story")).to_have_count(3)
        await expect(tab.page.get_by_role("status", name="Bot is offline")).to_be_visible()
        assert tab.troubles == []


async def test_address_without_the_key(browser: Browser, local: LocalDiscord) -> None:
    async with opened(browser, local) as tab:
        await tab.page.goto("about:blank")
        await tab.page.goto(local.page_url.split("#")[0])
        await expect(tab.page.locator("#banner")).to_contain_text("the part after #")
