"""Bodies of the real client against Discord's OpenAPI document, where that is present."""

from collections.abc import AsyncIterator

import pytest

from playground import LocalDiscord
from tests.playground.conftest import OPENAPI
from tests.playground.throwaway import ThrowawayBot, point_at, running

pytestmark = pytest.mark.skipif(not OPENAPI.is_file(), reason=f"no OpenAPI document at {OPENAPI}: set DISCORD_OPENAPI")


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(strict=True, openapi=OPENAPI) as local:
        point_at(local, monkeypatch)
        yield local


async def test_everything_the_bot_sends_is_sound(local: LocalDiscord) -> None:
    async with running(local) as bot:
        bot.gate.set()
        for name in ("panel", "layout", "files", "quietly", "where"):
            await local.slash("vera", "general", name)
        deferred = await local.slash("vera", "general", "later")
        await deferred.followed_up()
        await local.autocomplete("vera", "general", "echo", "text", "a")
        shown = await local.slash("vera", "general", "panel")
        await local.select(shown.message, "pick", ["north"])
        opened = await local.click(shown.message, "form")
        await local.submit_modal(opened, {"side": ["NS"], "colour": "red"})
        await local.click(shown.message, "more")
        channel = bot.get_partial_messageable(int(local.channel("general").id))
        await channel.send("plain")
        assert not bot.errors
    assert local.rejections == ()


async def test_what_only_the_document_knows_is_refused(local: LocalDiscord) -> None:
    bot = ThrowawayBot()
    await bot.login(local.token)
    body = [{"name": "c", "description": "d", "default_member_permissions": "many"}]
    with pytest.raises(Exception, match="50035"):
        await bot.http.bulk_upsert_global_commands(int(local.world.application.id), body)
    await bot.close()
    problems = local.rejections[0].body["errors"]["0"]["default_member_permissions"]["_errors"]
    assert problems[0]["code"] == "OPENAPI"
