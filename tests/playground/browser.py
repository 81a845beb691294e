"""Chromium with the page open, for the browser tests."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright

from playground import LocalDiscord

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed (apt-get install chromium)")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """One Chromium for many tests, each of which opens a context of its own."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Tab:
    """The page in a browser, with what a user does there; ``troubles`` are errors of its scripts and foreign requests."""

    def __init__(self, page: Page, local: LocalDiscord) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda line: self.troubles.append(line.text) if line.type == "error" else None)
        page.on("request", lambda asked: self._check(asked.url, local))

    def _check(self, url: str, local: LocalDiscord) -> None:
        if not url.startswith((local.base_url, "data:", "blob:")):
            self.troubles.append(f"asked for {url}")

    @property
    def typed(self) -> Locator:
        return self.page.locator(".typed")

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).last

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def command(self, name: str) -> None:
        """Type a command's name, choose it and send it as it is."""
        await self.typed.click()
        await self.page.keyboard.type(f"/{name}")
        await self.press("Enter")
        await self.page.locator(".command-name").wait_for()
        await self.button(
            "Отправить" if await self.page.evaluate("document.documentElement.lang") == "ru" else "Send"
        ).click()

    async def shows(self, text: str) -> None:
        """Wait until a message shows this text."""
        await self.messages.filter(has_text=text).last.wait_for()

    async def overflow(self) -> int:
        """By how many pixels anything sticks out to the right."""
        return int(await self.page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


@asynccontextmanager
async def opened(
    browser: Browser, local: LocalDiscord, size: ViewportSize | None = None, locale: str = "en-US", **options: Any
) -> AsyncIterator[Tab]:
    """The page, open and ready. A phone's size makes it a touch screen."""
    size = size or DESKTOP
    touch = size["width"] < 700
    context = await browser.new_context(viewport=size, locale=locale, has_touch=touch, is_mobile=touch, **options)
    context.set_default_timeout(8000)
    tab = Tab(await context.new_page(), local)
    await tab.page.goto(local.page_url)
    await tab.typed.wait_for()
    yield tab
    await context.close()
