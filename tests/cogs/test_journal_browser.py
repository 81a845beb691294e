"""The printed report in a real browser: nothing from outside, nothing that runs, nothing cut off, on A4 and on a phone."""

import io
import pathlib
from collections.abc import AsyncIterator
from datetime import date

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from playwright.async_api import Page as BrowserPage
from pypdf import PdfReader

from cogs.journal.account import Accounts
from cogs.office import Office
from cogs.render.journalreport import ReportExport
from laws.wording import LANGUAGES, Language
from tests.cogs.journal import MENDED, draft, entry
from tests.playground.browser import DESKTOP, PHONE, chromium, needs_chromium

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]

EVIL = "<script>document.title = 'caught'</script><img src=https://example.org/x onerror=alert(1)> " + "w" * 300


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


def report(office: Office, lang: Language, folder: pathlib.Path) -> pathlib.Path:
    """A report of some entries as a file."""
    accounts = Accounts(office.register, office.book, office.words)
    told = [draft(accounts, board="7", table="3", pairs="5–8", note="Запад: «не видел».\nСогласны обе стороны.")]
    told += [draft(accounts, MENDED, edition=1997, board="12"), draft(accounts, note=EVIL, question=EVIL)]
    file = io.StringIO()
    export = ReportExport(accounts, office.words[lang], server="Клуб «Бубновый туз»", count=9, made=date(2026, 11, 30))
    export.begin(file)
    for number in range(9):
        export.write(file, [entry(told[number % 3], number + 1)])
    export.end(file)
    path = folder / "journal.html"
    path.write_text(file.getvalue(), encoding="utf-8")
    return path


def watched(page: BrowserPage) -> tuple[list[str], list[str]]:
    """What a page asks for, and what goes wrong in it, from now on."""
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda line: troubles.append(line.text))
    return asked, troubles


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_report_in_a_browser(lang: Language, browser: Browser, office: Office, tmp_path: pathlib.Path) -> None:
    path = report(office, lang, tmp_path)
    for size in (DESKTOP, PHONE):
        context = await browser.new_context(viewport=size)
        page = await context.new_page()
        asked, troubles = watched(page)
        await page.goto(path.as_uri())
        assert asked == [path.as_uri()]
        assert troubles == []
        assert await page.title() != "caught"
        assert await page.locator("article").count() == 9
        assert await page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        printed = PdfReader(io.BytesIO(await page.pdf(prefer_css_page_size=True)))
        width, height = (round(float(side)) for side in printed.pages[0].mediabox[2:])
        assert (width, height) in {(595, 842), (596, 842), (594, 841), (595, 841)}
        text = "".join(found.extract_text() for found in printed.pages)
        assert ("2 взятки" if lang == "ru" else "2 tricks") in text
        assert text.count("64A1") >= 6
        await context.close()
