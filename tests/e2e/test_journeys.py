"""The main journeys in a real browser, with the real bot: on a desk in English, on a phone in Russian.

Pictures of where each one ends are kept in the folder that SCREENSHOTS names, else beside the test's other files.
"""

import asyncio
import os
import pathlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Locator, ViewportSize, expect

from cogs.connect import serve
from cogs.local import page_of
from cogs.office import Office, build
from cogs.settings import load
from laws.wording import Language
from playground import LocalDiscord
from tests.playground.browser import DESKTOP, PHONE, Tab, chromium, needs_chromium, opened

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

PATIENCE = 30_000
"""Milliseconds that the first claim may take: it starts the worker processes."""
WAYS = [
    pytest.param("en", DESKTOP, "en-US", id="en-desktop"),
    pytest.param("ru", PHONE, "ru", id="ru-phone"),
    pytest.param("ru", DESKTOP, "ru", id="ru-desktop", marks=pytest.mark.long),
    pytest.param("en", PHONE, "en-US", id="en-phone", marks=pytest.mark.long),
]
HANDS = {"en": "N:.K7.A4.9 Q.T9.KT. AK4.8.6. .QJ.QJ7.", "ru": "N:.К7.Т4.9 Д.109.К10. ТК4.8.6. .ДВ.ДВ7."}
STATED = {"en": "draw trumps", "ru": "добираю козырей"}
CONTRACT = {"en": "4S= S", "ru": "4п= Ю"}
WEIGHTS = {"en": "60% 4S= S, 40% 4S-1 S", "ru": "60% 4п= Ю, 40% 4п-1 Ю"}
FIELD = "620x3 -100x2 170 650 140"
LOOKED_FOR = {"en": "penalty card", "ru": "штрафная карта"}
BID = {
    "en": "N: 1♠ – pass – 1♥. The insufficient bid was not accepted. What now?",
    "ru": "N: 1♠ – пас – 1♥. Недостаточную заявку не приняли. Что дальше?",
}
STORY = {
    "en": "West revoked, it is established, he won the trick and they took two more. South is declarer.",
    "ru": "Запад не дал в масть, фальшренонс установлен, взял сам, потом они взяли ещё две. Играет Юг.",
}


@dataclass(frozen=True)
class Walk:
    """A user at the page."""

    tab: Tab
    office: Office
    lang: Language
    name: str
    folder: pathlib.Path

    def say(self, name: str, **given: object) -> str:
        """A text of the bot in the user's language."""
        return self.office.words[self.lang].say(name, **given)

    async def begin(self, command: str, **options: str) -> None:
        """Put a command into the composer and fill in options of it, by their default names."""
        name = self.say(f"command-{command}")
        await self.tab.typed.click()
        await self.tab.page.keyboard.type(f"/{name}")
        await self.tab.page.get_by_role("option").filter(has_text=f"/{name}").first.click()
        await expect(self.tab.page.locator(".command-name")).to_have_text(f"/{name}")
        for option, value in options.items():
            field = self.tab.page.locator(f"#option-{option}")
            if not await field.count():
                await self.tab.page.locator(".more-options").click()
                await (
                    self.tab.page.get_by_role("option").filter(has_text=self.say(f"command-{command}-{option}")).click()
                )
            await field.fill(value)

    async def send(self) -> None:
        """Send the command."""
        await self.tab.button({"en": "Send", "ru": "Отправить"}[self.lang]).click()

    async def press(self, name: str) -> None:
        """Click the newest button with a text of the bot."""
        await self.tab.button(self.say(name)).click()

    async def choose(self, placeholder: str, option: str) -> None:
        """Choose an option of the newest select with a placeholder of the bot."""
        await self.tab.page.locator(".select-box", has_text=placeholder).last.click()
        await self.tab.page.get_by_role("option").filter(has_text=option).first.click()

    async def typed(self, *texts: str) -> None:
        """Fill in the first fields of the form that is open and send it."""
        dialog = self.tab.page.get_by_role("dialog")
        await dialog.wait_for()
        for place, text in enumerate(texts):
            await dialog.get_by_role("textbox").nth(place).fill(text)
        await dialog.get_by_role("button", name={"en": "Submit", "ru": "Отправить"}[self.lang]).click()
        await expect(dialog).to_have_count(0)

    def message(self, text: str) -> Locator:
        """The newest message that shows a text."""
        return self.tab.messages.filter(has_text=text).last

    async def kept(self, step: str) -> None:
        """Keep a picture of what the user sees."""
        await asyncio.to_thread(self.folder.mkdir, parents=True, exist_ok=True)
        if await self.tab.messages.count():
            await self._in_view()
        size = "phone" if (self.tab.page.viewport_size or DESKTOP)["width"] < 700 else "desktop"
        await self.tab.page.screenshot(path=self.folder / f"{self.name}-{step}-{self.lang}-{size}.png")
        assert await self.tab.overflow() <= 0, step

    async def _in_view(self) -> None:
        """Scroll to the last message, which the page may draw anew meanwhile."""
        for _ in range(5):
            try:
                await self.tab.last.scroll_into_view_if_needed(timeout=2_000)
            except Error:
                continue
            return
        raise AssertionError("the last message does not come to rest")

    async def ask(self) -> None:
        """Ask a question that is ruled on at once."""
        await self.begin("ruling", situation=STORY[self.lang])
        await self.send()
        await self.tab.shows({"en": "2 tricks", "ru": "2 взятки"}[self.lang])


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    settings = load()
    storage = settings.storage.model_copy(update={"data": str(tmp_path_factory.mktemp("data"))})
    pace = settings.pace.model_copy(update={"at_once": 0})
    return build(settings.model_copy(update={"storage": storage, "pace": pace}))


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


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    return pathlib.Path(os.environ.get("SCREENSHOTS") or tmp_path_factory.mktemp("screenshots"))


@pytest_asyncio.fixture(loop_scope="module")
async def walk(
    browser: Browser,
    local: LocalDiscord,
    office: Office,
    folder: pathlib.Path,
    lang: Language,
    size: ViewportSize,
    locale: str,
    request: pytest.FixtureRequest,
) -> AsyncIterator[Walk]:
    async with opened(browser, local, size, locale) as tab:
        name = request.function.__name__.removeprefix("test_")
        yield Walk(tab, office, lang, name, folder)
        assert tab.troubles == []
    assert local.rejections == ()


ways = pytest.mark.parametrize(("lang", "size", "locale"), WAYS)


@ways
async def test_question(walk: Walk, lang: Language) -> None:
    await walk.tab.page.locator(".story").first.click()
    await walk.kept("story")
    await walk.send()
    await walk.tab.shows(walk.say("answer-depends"))
    await walk.kept("asked")
    await walk.tab.last.locator(".components button").first.click()
    await expect(walk.tab.last).to_contain_text(walk.say("answer-footer", edition="2017"))
    await walk.kept("answered")


@ways
async def test_why(walk: Walk, lang: Language) -> None:
    await walk.ask()
    await walk.press("discord-why")
    await walk.tab.shows(walk.say("discord-understood"))
    await walk.kept("reasons")


@ways
async def test_auction(walk: Walk, lang: Language) -> None:
    await walk.begin("ruling", situation=BID[lang])
    await walk.send()
    await walk.tab.shows("27B")
    await walk.press("discord-why")
    await walk.tab.last.locator("img").last.wait_for()
    await walk.kept("table")


@ways
async def test_editions(walk: Walk, lang: Language) -> None:
    await walk.ask()
    await walk.press("discord-editions")
    await walk.tab.shows("1997")
    await walk.kept("compared")
    await walk.press("editions-picture")
    await walk.tab.last.locator("img").last.wait_for()
    await walk.kept("picture")


@ways
async def test_claim(walk: Walk, lang: Language) -> None:
    seat = walk.say("command-seat-s")
    await walk.begin("claim", trump=walk.say("command-trump-s"), leader=seat, claimer=seat)
    await walk.kept("command")
    await walk.send()
    await walk.typed(HANDS[lang], "", "", "", STATED[lang])
    await walk.tab.last.locator("img").wait_for(timeout=PATIENCE)
    await walk.kept("judged")


@ways
async def test_score(walk: Walk, lang: Language) -> None:
    await walk.begin("score")
    await walk.send()
    await walk.typed(CONTRACT[lang], FIELD)
    await walk.tab.last.locator("img").last.wait_for()
    await walk.kept("scored")


@ways
async def test_adjust(walk: Walk, lang: Language) -> None:
    await walk.begin("adjust")
    await walk.send()
    await walk.typed(WEIGHTS[lang], FIELD)
    await walk.tab.last.locator("img").last.wait_for()
    await walk.kept("weighted")


@ways
async def test_book(walk: Walk, lang: Language) -> None:
    await walk.begin("search", words=LOOKED_FOR[lang])
    await walk.send()
    await walk.tab.shows("50")
    await walk.kept("found")
    await walk.begin("law", section="64A1")
    await walk.send()
    await walk.tab.shows("64A1")
    await walk.kept("section")


@ways
async def test_director(walk: Walk, lang: Language) -> None:
    await walk.begin("director", declarer=walk.say("command-seat-s"))
    await walk.send()
    await walk.tab.shows(walk.say("director-waits"))
    await walk.kept("begun")
    title = walk.say("situation-lead-out-of-turn")
    await walk.choose(walk.say("director-event"), title)
    await walk.tab.shows(title)
    await walk.kept("event")


@ways
async def test_help(walk: Walk, lang: Language) -> None:
    await walk.begin("help")
    await walk.send()
    await walk.tab.shows(walk.say("help-start-end"))
    await walk.kept("short")
    await walk.choose(walk.say("help-choose"), walk.say("command-help-topic-claims"))
    await walk.tab.shows(walk.say("command-help-topic-claims"))
    await walk.kept("topic")
    await walk.press("help-about")
    await walk.tab.shows("MIT")
    await walk.kept("about")
    await walk.press("about-help")
    await walk.press("help-example-score")
    await walk.tab.shows("500")
    await expect(walk.tab.last.locator(".excerpt")).not_to_contain_text("</")
    await walk.kept("example")


@ways
async def test_situation(walk: Walk, lang: Language) -> None:
    await walk.begin("situation", kind="27")
    await walk.send()
    await expect(walk.tab.last.locator(".components")).to_be_visible()
    await walk.kept("form")
    await walk.begin("guide")
    await walk.send()
    await expect(walk.tab.messages).to_have_count(2)
    await walk.kept("guide")
    await walk.tab.last.locator(".components button").first.click()
    await expect(walk.tab.last).to_contain_text({"en": "(edited)", "ru": "(изменено)"}[lang])
    await walk.kept("guided")


@ways
async def test_journal(walk: Walk, lang: Language) -> None:
    await walk.ask()
    await walk.press("journal-keep")
    await walk.typed("7")
    await walk.tab.shows(walk.say("journal-kept", count=1, numbers="1").split("1")[0])
    await walk.kept("kept")
    await walk.begin("journal")
    await walk.send()
    await walk.tab.shows(walk.say("journal-number", number=1))
    await walk.kept("listed")


@pytest.mark.parametrize(("lang", "size", "locale"), WAYS[:1])
async def test_keyboard_alone_in_the_light_theme(walk: Walk, lang: Language) -> None:
    page = walk.tab.page
    await page.get_by_role("button", name="Switch to the light theme").press("Enter")
    await walk.tab.typed.focus()
    await page.keyboard.type("/" + walk.say("command-help"))
    await walk.tab.press("Enter")
    await page.locator(".command-name").wait_for()
    for _ in range(5):
        if await page.evaluate("document.activeElement.ariaLabel") == "Send":
            break
        await walk.tab.press("Tab")
    await walk.tab.press("Enter")
    await walk.tab.shows(walk.say("help-start-end"))
    wanted = walk.say("help-example-score")
    for _ in range(20):
        await walk.tab.press("Shift+Tab")
        if await page.evaluate("document.activeElement.textContent") == wanted:
            break
    await walk.tab.press("Enter")
    await walk.tab.shows("500")
    await walk.kept("answered")
    assert await page.evaluate("document.activeElement.textContent") == wanted


@ways
async def test_settings(walk: Walk, lang: Language) -> None:
    await walk.begin("settings")
    await walk.send()
    await walk.tab.shows(walk.say("server-title"))
    await walk.kept("shown")
    await walk.tab.page.locator(".select-box", has_text=walk.say("server-choose")).last.click()
    await walk.tab.page.get_by_role("option").first.click()
    await walk.tab.shows(walk.say("server-now", value="X").partition(":")[0])
    await walk.kept("one")
    await walk.begin("privacy")
    await walk.send()
    await expect(walk.tab.messages).to_have_count(2)
    await walk.kept("privacy")
