"""The page in Chromium: what a new user does with it, at a desk and on a phone, with mouse, keyboard and finger."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

from playground import LocalDiscord, PageConfig
from tests.playground.browser import DESKTOP, PHONE, needs_chromium, opened
from tests.playground.throwaway import ThrowawayBot, point_at, running

pytestmark = [pytest.mark.browser, needs_chromium]

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


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(page=PageConfig.from_json(STORIES)) as local:
        point_at(local, monkeypatch)
        yield local


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "ru"), (PHONE, "ru"), (PHONE, "en-US")])
async def test_first_visit_tries_a_story(
    local: LocalDiscord, bot: ThrowawayBot, size: dict[str, int], locale: str
) -> None:
    russian = locale == "ru"
    async with opened(local, size, locale) as tab:
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


async def test_command_by_keyboard_alone(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, locale="ru") as tab:
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


async def test_option_bounds_are_explained(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local) as tab:
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


async def test_buttons_and_selects(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, locale="ru") as tab:
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


async def test_private_answers_are_for_one_user(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local) as tab:
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


async def test_modal(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, PHONE) as tab:
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
async def test_menu_of_a_message(local: LocalDiscord, bot: ThrowawayBot, way: str) -> None:
    said = local.say("tom", "general", "my story")
    async with opened(local, PHONE if way == "finger" else DESKTOP) as tab:
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


async def test_pictures_files_and_layouts(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, PHONE) as tab:
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


async def test_waiting_and_failing(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local) as tab:
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


HOSTILE = [
    "<img src=x onerror=alert(1)><script>alert(1)</script>",
    '[click](javascript:alert(1)) <javascript:alert(1)> [a](https://example.org/"onmouseover=alert(1))',
    "```html\n<script>alert(1)</script>\n``` `<b>`",
    "\N{RIGHT-TO-LEFT OVERRIDE}txt.exe \N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER} " + "w" * 1500,
]


async def test_hostile_text_stays_text(local: LocalDiscord, bot: ThrowawayBot) -> None:
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
    async with opened(local, PHONE) as tab:
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


async def test_markdown(local: LocalDiscord) -> None:
    async with opened(local) as tab:
        script = """async texts => { const {rich} = await import('/playground/static/js/markdown.js');
            return texts.map(text => rich(text).innerHTML); }"""
        made = await tab.page.evaluate(script, [text for text, _ in MARKDOWN])
        assert dict(zip([text for text, _ in MARKDOWN], made, strict=True)) == dict(MARKDOWN)
        assert tab.troubles == []


async def test_drawer_theme_and_other_places_on_a_phone(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, PHONE) as tab:
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
async def test_contrast_of_text(local: LocalDiscord, theme: str) -> None:
    async with opened(local) as tab:
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


async def test_reduced_motion_and_what_is_read_out(local: LocalDiscord, bot: ThrowawayBot) -> None:
    async with opened(local, reduced_motion="reduce") as tab:
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


async def test_bot_that_is_away(local: LocalDiscord) -> None:
    async with opened(local) as tab:
        await expect(tab.page.get_by_role("status", name="Bot is offline")).to_be_visible()
        await expect(tab.page.locator(".story")).to_have_count(0)
        async with running(local):
            await expect(tab.page.get_by_role("status", name="Bot is online")).to_be_visible()
            await expect(tab.page.locator(".story")).to_have_count(3)
        await expect(tab.page.get_by_role("status", name="Bot is offline")).to_be_visible()
        assert tab.troubles == []


async def test_address_without_the_key(local: LocalDiscord) -> None:
    async with opened(local) as tab:
        await tab.page.goto("about:blank")
        await tab.page.goto(local.page_url.split("#")[0])
        await expect(tab.page.locator("#banner")).to_contain_text("the part after #")
