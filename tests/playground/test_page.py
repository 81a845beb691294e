"""The page's server: who may open it, what it tells, and what a user can do through it."""

import json
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground import LocalDiscord, PageConfig, PageConfigError, Upload
from playground.page.config import LANGUAGES
from tests.playground.conftest import ROOT
from tests.playground.throwaway import ThrowawayBot

JSON = dict[str, Any]
STATIC = ROOT / "playground" / "static"


class Page:
    """What the page's script does, without a browser."""

    def __init__(self, session: aiohttp.ClientSession, local: LocalDiscord) -> None:
        self.session = session
        self.local = local
        self.base, self.key = local.page_url.split("#")

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        kept = {"Authorization": f"Bearer {self.key}"} | headers
        async with self.session.request(method, f"{self.base}api/{path}", json=body, headers=kept) as response:
            is_json = response.content_type == "application/json"
            return response.status, await response.json() if is_json else await response.text()

    async def act(self, path: str, **body: Any) -> JSON:
        status, answer = await self.ask("POST", path, body)
        assert status == 200, answer
        return dict(answer)

    def there(self, user: str = "vera", channel: str = "general") -> JSON:
        return {"user": self.local.user(user).id, "channel": self.local.channel(channel).id}

    async def open(self, user: str, **greeting: Any) -> aiohttp.ClientWebSocketResponse:
        line = await self.session.ws_connect(f"{self.base}socket", headers={"Origin": self.local.base_url})
        await line.send_json({"key": self.key, "user": self.local.user(user).id} | greeting)
        return line


@pytest.fixture
async def page(local: LocalDiscord) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(session, local)


def test_only_loopback_is_listened_on() -> None:
    for host in ("0.0.0.0", "192.168.1.5", "example.org", ""):
        with pytest.raises(ValueError, match="only"):
            LocalDiscord(host)


async def test_addresses_and_ipv6() -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 on this machine")
    async with LocalDiscord("::1") as local, aiohttp.ClientSession() as session:
        assert local.rest_url == f"http://[::1]:{local.port}/api/v10"
        headers = {"Authorization": f"Bot {local.token}"}
        async with session.get(f"{local.rest_url}/users/@me", headers=headers) as response:
            assert response.status == 200


@pytest.mark.parametrize("path", ["/playground/", "/playground/api/world", "/api/v10/gateway/bot", "/gateway/"])
@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}])
async def test_foreign_names_and_origins_are_refused(page: Page, path: str, headers: dict[str, str]) -> None:
    kept = {"Authorization": f"Bearer {page.key}"} | headers
    async with page.session.get(page.local.base_url + path, headers=kept) as response:
        assert response.status == 403


async def test_key_is_needed_and_is_new_in_every_run(page: Page) -> None:
    for key in ("", "Bearer ", "Bearer wrong", f"Bot {page.local.token}"):
        assert (await page.ask("GET", "world", Authorization=key))[0] == 401
        assert (await page.ask("POST", "say", page.there() | {"content": "x"}, Authorization=key))[0] == 401
    assert (await page.ask("GET", "world"))[0] == 200
    async with LocalDiscord() as other:
        assert other.page_url.split("#")[1] != page.key
    assert page.local.messages("general") == ()


async def test_socket_needs_origin_and_key(page: Page) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await page.session.ws_connect(f"{page.base}socket")
    for greeting in ({"key": "wrong"}, {"key": None}):
        line = await page.open("vera", **greeting)
        assert (await line.receive()).type is aiohttp.WSMsgType.CLOSE
        assert line.close_code == 4001


async def test_files_of_the_page_and_nothing_else(page: Page) -> None:
    for path, kind in (
        ("", "text/html"),
        ("static/js/main.js", "text/javascript"),
        ("static/css/theme.css", "text/css"),
    ):
        async with page.session.get(page.base + path) as response:
            assert (response.status, response.content_type) == (200, kind)
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
    for path in ("", "playground"):
        async with page.session.get(f"{page.local.base_url}/{path}") as response:
            assert response.url.path == "/playground/"
    for path in ("static/../page/app.py", "static/%2e%2e/local.py", "static/none.js", "static/js"):
        async with page.session.get(page.base + path) as response:
            assert response.status == 404


def test_page_loads_nothing_from_outside() -> None:
    for file in STATIC.rglob("*.*"):
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not [
            line for line in text.splitlines() if "http://" in line or "https://" in line if "?:" not in line
        ], file
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert word not in text, f"{file} uses {word}"


def test_both_languages_say_the_same() -> None:
    texts = {name: json.loads((STATIC / "text" / f"{name}.json").read_text(encoding="utf-8")) for name in LANGUAGES}
    assert texts["en"].keys() == texts["ru"].keys()
    code = "".join(file.read_text(encoding="utf-8") for file in (STATIC / "js").glob("*.js"))
    for key, english in texts["en"].items():
        russian = texts["ru"][key]
        assert variables(english) == variables(russian), key
        assert f'"{key}"' in code, f"{key} is not used"
        if isinstance(english, dict):
            assert set(english) == {"one", "other"}, key
            assert set(russian) == {"one", "few", "many", "other"}, key


def variables(text: str | dict[str, str]) -> set[str]:
    pieces = [text] if isinstance(text, str) else list(text.values())
    return {piece.split("}")[0] for one in pieces for piece in one.split("{")[1:]}


async def test_world_and_commands_in_the_words_of_the_user(page: Page, bot: ThrowawayBot) -> None:
    _, world = await page.ask("GET", "world")
    assert world["connected"] is True
    assert [user["name"] for user in world["users"]] == ["Vera", "Boris", "Alice", "Tom"]
    assert [channel["name"] for channel in world["users"][0]["channels"]][-1] == "Alice"
    query = "&".join(f"{key}={value}" for key, value in page.there().items())
    _, commands = await page.ask("GET", f"commands?{query}&locale=ru")
    echo = next(command for command in commands if command["path"] == "echo")
    assert (echo["name"], echo["description"], echo["options"][0]["name"]) == ("эхо", "Повторяет", "текст")
    assert {command["path"] for command in commands} >= {"settings edition show", "Quote this"}
    assert not bot.errors


async def test_acts_and_what_the_socket_tells(page: Page, bot: ThrowawayBot) -> None:
    vera, tom = await page.open("vera"), await page.open("tom")
    for line in (vera, tom):
        assert (await line.receive_json())["kind"] == "hello"
    await page.act("slash", **page.there(), name="panel", options={}, locale="ru")
    created = await vera.receive_json()
    assert (created["kind"], created["message"]["content"]) == ("created", "a panel")
    assert created["message"]["caused_by"]["command"] == "panel"
    assert (await vera.receive_json())["exchange"]["status"] == "answered"
    assert (await tom.receive_json())["kind"] == "created"
    message = created["message"]["id"]
    picked = {"user": page.there()["user"], "message": message}
    await page.act("select", **picked, custom_id="pick", values=["north"])
    private = await vera.receive_json()
    assert (private["message"]["content"], private["message"]["ephemeral"]) == ("north", True)
    await page.act("click", **picked, custom_id="more")
    assert (await tom.receive_json())["kind"] == "edited"
    await page.act("delete", user=picked["user"], message=private["message"]["id"])
    kinds = sorted([(await vera.receive_json(timeout=2))["kind"] for _ in range(4)])
    assert kinds == ["deleted", "edited", "exchange", "exchange"]
    assert not bot.errors


async def test_modal_autocomplete_and_menus(page: Page, bot: ThrowawayBot) -> None:
    line = await page.open("vera")
    await line.receive_json()
    exchange = (await page.act("slash", **page.there(), name="form", options={}))["exchange"]
    modal = (await line.receive_json())["exchange"]["modal"]
    assert modal["title"] == "A form"
    record = {"filename": "r.txt", "base64": "YWJj"}
    values = {"name": "n", "side": ["NS"], "colour": "red", "agreed": False, "record": [record]}
    await page.act("modal", user=page.there()["user"], exchange=exchange["id"], values=values)
    assert (await line.receive_json())["message"]["content"] == "n, ['NS'], red, False, ['abc']"
    asked = {"name": "echo", "option": "text", "text": "a", "options": {}}
    assert (await page.act("autocomplete", **page.there(), **asked))["choices"] == [{"name": "a ru", "value": "aa"}]
    said = page.local.say("tom", "general", "hello")
    await page.act("menu", user=page.there()["user"], name="Quote this", message=said.id)
    await page.act("menu", **page.there(), name="Greet", target=page.local.user("tom").id)
    things = {"file": record, "user": page.local.user("tom").id, "role": page.local.world.role("managers").id}
    things["place"] = page.local.channel("quiet").id
    types = {"file": 11, "user": 6, "role": 8, "place": 7}
    sent = await page.act("slash", **page.there(), name="attach", options=things, types=types)
    await page.local.exchanges.by_id(sent["exchange"]["id"]).answered()  # type: ignore[union-attr]
    contents = [message.content for message in page.local.messages("general", "vera")]
    assert contents[1:] == ["hello", "Tom said hello", "Hello Tom", "abc Tom Managers no-attachments"]
    assert not bot.errors


async def test_plain_messages_with_files(page: Page) -> None:
    body = page.there("tom") | {"content": "look", "files": [{"filename": "a.txt", "base64": "YQ=="}]}
    await page.act("say", **body)
    (message,) = page.local.messages("general")
    assert (message.content, page.local.uploads.read(message.attachments[0])) == ("look", b"a")
    _, shown = await page.ask("GET", "messages?user={user}&channel={channel}".format(**page.there()))
    assert shown[0]["attachments"][0]["filename"] == "a.txt"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("say", {}, 400),
        ("say", {"content": ""}, 409),
        ("say", {"content": "x" * 2001}, 409),
        ("say", {"channel": "private"}, 400),
        ("say", {"user": "nobody"}, 400),
        ("say", {"content": "x", "files": [{"filename": "a", "base64": "?"}]}, 400),
        ("slash", {"name": "unknown"}, 409),
        ("click", {"message": "1", "custom_id": "x"}, 409),
        ("modal", {"exchange": "1", "values": {}}, 409),
        ("delete", {"message": "1"}, 409),
    ],
)
async def test_what_cannot_be_done(page: Page, path: str, body: JSON, status: int) -> None:
    asked = page.there("tom") | body if body else body
    answer = await page.ask("POST", path, asked)
    assert answer[0] == status
    assert answer[1]["error"]


async def test_others_messages_stay(page: Page) -> None:
    said = page.local.say("tom", "general", "mine")
    assert (await page.ask("POST", "delete", {"user": page.there("vera")["user"], "message": said.id}))[0] == 409
    await page.act("delete", user=page.there("tom")["user"], message=said.id)
    assert page.local.messages("general") == ()
    assert (await page.ask("GET", "messages?user={user}&channel=private".format(**page.there("tom"))))[0] == 404


async def test_attached_files_cannot_run_in_the_browser(page: Page) -> None:
    files = [Upload("x.html", b"<script>alert(1)</script>"), Upload("x.svg", b"<svg onload='alert(1)'/>")]
    message = page.local.say("tom", "general", "x", files)
    for attachment in message.attachments:
        async with page.session.get(attachment.url) as response:
            assert response.content_type == "application/octet-stream"
            assert response.headers["Content-Disposition"] == "attachment"
            assert "sandbox" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Content-Type-Options"] == "nosniff"


STORY: JSON = {
    "title": {"en": "A", "ru": "А"},
    "command": "echo",
    "options": {"text": {"en": "a", "ru": "а"}, "loud": True},
}


def test_page_configuration_is_read() -> None:
    config = PageConfig.from_json({"title": {"en": "T", "ru": "Т"}, "stories": [STORY]})
    assert config.payload() == {"title": {"en": "T", "ru": "Т"}, "welcome": None, "stories": [STORY]}
    assert PageConfig.from_json({}) == PageConfig()


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ([], "the configuration: an object"),
        ({"stories": {}}, "stories: a list"),
        ({"other": 1}, "unknown keys ['other']"),
        ({"title": "T"}, "title: an object"),
        ({"title": {"en": "T"}}, "title.ru: a text"),
        ({"stories": [{}]}, "stories[0].command"),
        ({"stories": [STORY | {"title": {"en": "A", "ru": ""}}]}, "stories[0].title.ru"),
        ({"stories": [STORY | {"options": []}]}, "stories[0].options: an object"),
        ({"stories": [STORY | {"options": {"text": None}}]}, "stories[0].options.text"),
        ({"stories": [STORY | {"options": {"text": {"en": "a"}}}]}, "stories[0].options.text.ru"),
    ],
)
def test_bad_page_configuration_is_named(data: Any, named: str) -> None:
    with pytest.raises(PageConfigError) as error:
        PageConfig.from_json(data)
    assert named in str(error.value)
