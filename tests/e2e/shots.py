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

from cogs.connect import serve
from cogs.local import page_of
from cogs.office import Office, build
from cogs.settings import load
from laws.wording import LANGUAGES, Language
from playground import LocalDiscord
from tests.e2e.test_browser import WORDS
from tests.e2e.test_journeys import FIELD, HANDS, PATIENCE, STATED, WEIGHTS, Walk
from tests.playground.browser import DESKTOP, PHONE, Tab, chromium, opened

LOCALES: Final[dict[Language, str]] = {"ru": "ru", "en": "en-US"}
SCALE: Final = 1.5
"""Pixels of a picture for one of the phone."""
COLOURS: Final = 128


@asynccontextmanager
async def bot(office: Office) -> AsyncIterator[LocalDiscord]:
    """The bot on a local Discord."""
    stop = asyncio.Event()
    async with LocalDiscord(page=page_of(office)) as local:
        running = asyncio.create_task(
            serve(office, token=local.token, rest_url=local.rest_url, gateway_url=local.gateway_url, stop=stop)
        )
        await local.gateway.until_connected()
        yield local
        stop.set()
        await running


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


async def drawn(office: Office, folder: pathlib.Path) -> None:
    """The pictures in both languages."""
    async with chromium() as browser, bot(office) as local:
        for lang in LANGUAGES:
            async with opened(browser, local, PHONE, LOCALES[lang], device_scale_factor=SCALE) as tab:
                walk = Walk(tab, office, lang, "shot", folder)
                seat = walk.say("command-seat-s")
                await walk.begin("claim", trump=walk.say("command-trump-s"), leader=seat, claimer=seat)
                await walk.send()
                await walk.typed(HANDS[lang], "", "", "", STATED[lang])
                await message(tab, folder / f"claim-{lang}.png")
            async with opened(browser, local, PHONE, LOCALES[lang], device_scale_factor=SCALE) as tab:
                walk = Walk(tab, office, lang, "shot", folder)
                await walk.begin("adjust")
                await walk.send()
                await walk.typed(WEIGHTS[lang], FIELD)
                await message(tab, folder / f"adjust-{lang}.png")
            async with opened(browser, local, DESKTOP, LOCALES[lang]) as tab:
                title, answer, verdict, *_ = WORDS[LOCALES[lang]]
                await tab.page.locator(".story", has_text=title).first.click()
                await tab.press("Enter")
                await tab.button(answer).click()
                await tab.shows(verdict)
                await tab.last.scroll_into_view_if_needed()
                await tab.page.screenshot(path=folder / f"playground-{lang}.png")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        settings = load()
        storage = settings.storage.model_copy(update={"data": data})
        asyncio.run(drawn(build(settings.model_copy(update={"storage": storage})), pathlib.Path(sys.argv[1])))
