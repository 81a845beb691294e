"""Draws the pictures of the README anew, with the bot and the page as they are.

python -m tests.e2e.shots docs
"""

import asyncio
import pathlib
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from PIL import Image
from playwright.async_api import Browser, ViewportSize

from cogs.connect import serve
from cogs.local import page_of
from cogs.office import Office, build
from cogs.settings import load
from laws.wording import LANGUAGES, Language
from playground import Application, LocalDiscord
from tests.e2e.test_browser import WORDS
from tests.e2e.test_journeys import FIELD, PATIENCE, WEIGHTS, Walk
from tests.playground.browser import DESKTOP, PHONE, Tab, chromium, opened

LOCALES: Final[dict[Language, str]] = {"ru": "ru", "en": "en-US"}
SCALE: Final = 1.5
"""Pixels of a picture for one of the phone."""
COLOURS: Final = 128
CLAIMED: Final[dict[Language, str]] = {"ru": "остальные мои", "en": "the rest is mine"}
ENDING: Final[dict[Language, str]] = {
    "en": "N:..AQ2. ..K64. A..53. ..JT9.",
    "ru": "N:..ТД2. ..К64. Т..53. ..В109.",
}
"""One trick needs a finesse that fails."""


@asynccontextmanager
async def page(
    browser: Browser, office: Office, lang: Language, size: ViewportSize, scale: float = 1.0
) -> AsyncIterator[Walk]:
    """A user at the page of a local Discord where nothing has been asked yet."""
    stop = asyncio.Event()
    application = Application(office.words["en"].say("local-title"))
    async with LocalDiscord(page=page_of(office), application=application) as local:
        bot = asyncio.create_task(
            serve(office, token=local.token, rest_url=local.rest_url, gateway_url=local.gateway_url, stop=stop)
        )
        await local.gateway.until_connected()
        async with opened(browser, local, size, LOCALES[lang], device_scale_factor=scale) as tab:
            yield Walk(tab, office, lang, "shot", pathlib.Path())
        stop.set()
        await bot


async def message(tab: Tab, path: pathlib.Path) -> None:
    """Keep the whole of the last message, however long."""
    await tab.last.locator("img").last.wait_for(timeout=PATIENCE)
    height = int(await tab.last.evaluate("element => element.scrollHeight"))
    await tab.page.set_viewport_size({"width": PHONE["width"], "height": height + 400})
    await tab.page.wait_for_timeout(500)
    await tab.last.screenshot(path=path)
    await asyncio.to_thread(shrunk, path)


def shrunk(path: pathlib.Path) -> None:
    """A picture with as few colours as it needs."""
    with Image.open(path) as found:
        found.convert("RGB").quantize(COLOURS).save(path, optimize=True)


async def claim(walk: Walk, path: pathlib.Path) -> None:
    """A claim that fails, with the line by which it does."""
    seat = walk.say("command-seat-s")
    await walk.begin("claim", trump=walk.say("command-trump-s"), leader=seat, claimer=seat)
    await walk.send()
    await walk.typed(ENDING[walk.lang], "", "", "", CLAIMED[walk.lang])
    await message(walk.tab, path)


async def adjust(walk: Walk, path: pathlib.Path) -> None:
    """A weighted score."""
    await walk.begin("adjust")
    await walk.send()
    await walk.typed(WEIGHTS[walk.lang], FIELD)
    await message(walk.tab, path)


async def ruling(walk: Walk, path: pathlib.Path) -> None:
    """The first story of the page, ruled on after one answer."""
    title, answer, verdict, *_ = WORDS[LOCALES[walk.lang]]
    await walk.tab.page.locator(".story", has_text=title).first.click()
    await walk.tab.press("Enter")
    await walk.tab.button(answer).click()
    await walk.tab.shows(verdict)
    await walk.tab.page.mouse.move(0, 0)
    await walk.tab.page.screenshot(path=path)


async def drawn(office: Office, folder: pathlib.Path) -> None:
    """The pictures in both languages."""
    async with chromium() as browser:
        for lang in LANGUAGES:
            async with page(browser, office, lang, PHONE, SCALE) as walk:
                await claim(walk, folder / f"claim-{lang}.png")
            async with page(browser, office, lang, PHONE, SCALE) as walk:
                await adjust(walk, folder / f"adjust-{lang}.png")
            async with page(browser, office, lang, DESKTOP) as walk:
                await ruling(walk, folder / f"playground-{lang}.png")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        settings = load()
        storage = settings.storage.model_copy(update={"data": data})
        asyncio.run(drawn(build(settings.model_copy(update={"storage": storage})), pathlib.Path(sys.argv[1])))
