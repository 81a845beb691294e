"""The page in Chromium: hostile text, markdown, contrast, and what assistive technology is told."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from playground import LocalDiscord
from tests.playground.browser import PHONE, chromium, needs_chromium, opened
from tests.playground.throwaway import ThrowawayBot, point_at, running

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


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
    async with LocalDiscord() as local:
        point_at(local, monkeypatch)
        yield local


HOSTILE = [
    "<img src=x onerror=alert(1)><script>alert(1)</script>",
    '[click](javascript:alert(1)) <javascript:alert(1)> [a](https://example.org/"onmouseover=alert(1))',
    "```html\n<script>alert(1)</script>\n``` `<b>`",
    "\N{RIGHT-TO-LEFT OVERRIDE}txt.exe \N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER} " + "w" * 1500,
]


async def test_hostile_text_stays_text(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    for text in HOSTILE:
        local.say("tom", "general", text)
    bad = "<svg onload=alert(1)>"
    local.post_as_bot(
        "general",
        {
            "content": f"<@{local.user('tom').id}> @everyone <@&5> <t:0:R> ||{bad}||",
            "embeds": [
                {"title": bad, "description": bad, "fields": [{"name": bad, "value": bad}], "footer": {"text": bad}}
            ],
            "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": bad, "custom_id": bad}]}],
        },
    )
    async with opened(browser, local, PHONE) as tab:
        dialogs: list[Any] = []
        tab.page.on("dialog", lambda dialog: dialogs.append(dialog))
        await expect(tab.messages).to_have_count(len(HOSTILE) + 1)
        assert await tab.page.locator(".feed script, .feed svg[onload], .feed img").count() == 0
        hrefs = await tab.page.locator(".feed a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
        assert all(href.startswith("https://example.org/") for href in hrefs)
        await expect(tab.last.locator(".mention")).to_have_text(["@Tom", "@everyone", "@5"])
        assert await tab.last.locator(".embed-title").inner_text() == bad
        cover = tab.last.locator(".spoiler")
        await cover.click()
        await expect(cover).to_have_attribute("aria-expanded", "true")
        assert dialogs == []
        assert await tab.overflow() <= 0
        assert tab.troubles == []


MARKDOWN = [
    (
        "**b** *i* _i_ __u__ ~~s~~ ***bi***",
        "<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s> <em><strong>bi</strong></em></p>",
    ),
    ("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>"),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    (r"\*not\* `a*b*`", "<p>*not* <code>a*b*</code></p>"),
    ("# H\n## H2\n### H3\n#### no", "<h1>H</h1><h2>H2</h2><h3>H3</h3><p>#### no</p>"),
    ("-# small\nplain", "<small>small</small><p>plain</p>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
    ("3. a", '<ol start="3"><li>a</li></ol>'),
    ("> q\n> r\nend", "<blockquote><p>q\nr</p></blockquote><p>end</p>"),
    (">>> all\nof it", "<blockquote><p>all\nof it</p></blockquote>"),
    ("a\n```py\nx = 1\n```\nb", '<p>a</p><pre tabindex="0"><code>x = 1</code></pre><p>b</p>'),
    ("**open", "<p>**open</p>"),
    ("<b>&amp;</b>", "<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>"),
    ("a\n\nb", "<p>a\n\nb</p>"),
]


async def test_markdown(browser: Browser, local: LocalDiscord) -> None:
    async with opened(browser, local) as tab:
        script = """async texts => { const {rich} = await import('/playground/static/js/markdown.js');
            return texts.map(text => rich(text).innerHTML); }"""
        made = await tab.page.evaluate(script, [text for text, _ in MARKDOWN])
        assert dict(zip([text for text, _ in MARKDOWN], made, strict=True)) == dict(MARKDOWN)
        assert tab.troubles == []


PAIRS = [
    ("text", "page"),
    ("text", "raised"),
    ("text-strong", "page"),
    ("text-soft", "page"),
    ("text-soft", "raised"),
    ("text-faint", "page"),
    ("text-faint", "side"),
    ("text-faint", "panel"),
    ("text-faint", "field"),
    ("link", "page"),
    ("link", "raised"),
    ("bad", "page"),
    ("on-colour", "brand"),
    ("on-colour", "success"),
    ("on-colour", "danger"),
    ("on-secondary", "secondary"),
    ("mention", "page"),
    ("text-soft", "field-deep"),
]


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_contrast_of_text(browser: Browser, local: LocalDiscord, theme: str) -> None:
    async with opened(browser, local) as tab:
        read = """([theme, names]) => { document.documentElement.dataset.theme = theme;
            const style = getComputedStyle(document.documentElement);
            return Object.fromEntries(names.map(name => [name, style.getPropertyValue('--' + name).trim()])); }"""
        colours = await tab.page.evaluate(read, [theme, sorted({name for pair in PAIRS for name in pair})])
        weak = {pair: ratio for pair in PAIRS if (ratio := contrast(colours[pair[0]], colours[pair[1]])) < 4.5}
        assert weak == {}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by the accessibility guidelines."""
    lights = []
    for colour in (one, other):
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


async def test_reduced_motion_and_what_is_read_out(browser: Browser, local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(browser, local, reduced_motion="reduce") as tab:
        await expect(tab.page.get_by_role("log", name="Messages in general")).to_have_attribute("aria-live", "polite")
        await tab.command("later")
        duration = await tab.page.locator(".dots i").first.evaluate("dot => getComputedStyle(dot).animationDuration")
        assert float(duration.removesuffix("s")) < 0.001
        unnamed = """() => [...document.querySelectorAll('button, a, input, textarea, [role=button]')]
            .filter(part => part.checkVisibility())
            .filter(part => !(part.ariaLabel || part.innerText || part.labels?.length || part.placeholder))
            .map(part => part.outerHTML)"""
        assert await tab.page.evaluate(unnamed) == []
        bot.gate.set()
        await tab.shows("done")
        assert tab.troubles == []
