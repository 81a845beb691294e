"""The main journey in a real browser, with the real bot and reader: a story, one answer, the ruling, and what follows."""

import asyncio
import os
import pathlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ViewportSize

from cogs.connect import serve
from cogs.local import page_of
from cogs.office import Office, build
from cogs.settings import load
from playground import LocalDiscord
from tests.playground.browser import DESKTOP, PHONE, Tab, chromium, needs_chromium, opened

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

WORDS = {
    "ru": ("Фальшренонс", "Две или больше", "2 взятки", "In English", "Другое издание", "Показать всем"),
    "en-US": ("A revoke", "Two or more", "2 tricks", "По-русски", "Other edition", "Show to everyone"),
}


@pytest.fixture(scope="module")
def office() -> Office:
    return build(load())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def local(office: Office) -> AsyncIterator[LocalDiscord]:
    stop = asyncio.Event()
    async with LocalDiscord(page=page_of(office)) as local:
        bot = asyncio.create_task(
            serve(office, token=local.token, rest_url=local.rest_url, gateway_url=local.gateway_url, stop=stop)
        )
        await local.gateway.until_connected()
        yield local
        stop.set()
        assert await bot == 0


async def kept(tab: Tab, name: str) -> None:
    """Keep a picture of the page where SCREENSHOTS names a folder."""
    if folder := os.environ.get("SCREENSHOTS"):
        await asyncio.to_thread(pathlib.Path(folder).mkdir, parents=True, exist_ok=True)
        await tab.page.screenshot(path=pathlib.Path(folder, f"{name}.png"))


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "ru"), (DESKTOP, "en-US"), (PHONE, "ru"), (PHONE, "en-US")])
async def test_from_a_story_to_the_ruling(
    browser: Browser, local: LocalDiscord, size: ViewportSize, locale: str
) -> None:
    title, answer, verdict, language, edition, publish = WORDS[locale]
    async with opened(browser, local, size, locale) as tab:
        await tab.page.locator(".story", has_text=title).first.click()
        await tab.press("Enter")
        await tab.button(answer).click()
        await tab.shows(verdict)
        await kept(tab, f"playground-{locale[:2]}-{'phone' if size == PHONE else 'desktop'}")
        await tab.button(edition).click()
        await tab.shows("1997")
        await tab.button(publish).first.click()
        await tab.button(language).first.click()
        await tab.shows(WORDS["en-US" if locale == "ru" else "ru"][2])
        assert await tab.overflow() <= 0
        assert tab.troubles == []
    assert local.rejections == ()
