"""Three seconds, one acknowledgement, a quarter of an hour: and what may answer what."""

import discord
import pytest

from playground import ClientRefused, Exchange, InteractionFailed, LocalDiscord, Status
from tests.playground.bodies import JSON, Asked, Respond
from tests.playground.conftest import Request
from tests.playground.throwaway import ThrowawayBot

SAY: JSON = {"type": 4, "data": {"content": "said"}}
ROW: JSON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": "b"}]}
MODAL: JSON = {
    "type": 9,
    "data": {
        "custom_id": "m",
        "title": "t",
        "components": [{"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": "i"}}],
    },
}


def hook(local: LocalDiscord, exchange: Exchange, rest: str = "") -> str:
    return f"/webhooks/{local.world.application.id}/{exchange.token}{rest}"


async def test_late_answer_is_unknown_and_the_user_sees_a_failure(local: LocalDiscord, bot: ThrowawayBot) -> None:
    exchange = await local.slash("vera", "general", "wait", until="dispatch")
    local.advance(3.1)
    assert exchange.status is Status.FAILED
    with pytest.raises(InteractionFailed):
        await exchange.answered()
    bot.gate.set()
    await bot.troubled.wait()
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062
    assert local.rejections[-1].body["code"] == 10062
    assert local.messages("general") == ()


async def test_deadline_passes_by_itself(asked: Asked) -> None:
    exchange = await asked()
    with pytest.raises(InteractionFailed):
        await exchange.answered(4)
    assert exchange.status is Status.FAILED


async def test_just_in_time(local: LocalDiscord, asked: Asked, respond: Respond) -> None:
    exchange = await asked()
    local.advance(2.8)
    assert (await respond(exchange, SAY)).status == 200


async def test_second_acknowledgement_is_refused(local: LocalDiscord, bot: ThrowawayBot) -> None:
    exchange = await local.slash("vera", "general", "twice")
    await bot.troubled.wait()
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40060
    assert [message.content for message in exchange.messages] == ["once"]


async def test_wrong_token_or_id_is_unknown(asked: Asked, raw: Request) -> None:
    exchange = await asked()
    for path in (f"/interactions/{exchange.id}/wrong", f"/interactions/1/{exchange.token}"):
        answer = await raw("POST", f"{path}/callback", SAY)
        assert (answer.status, answer.body["code"]) == (404, 10062)


async def test_follow_up_before_an_answer_is_unknown(local: LocalDiscord, asked: Asked, raw: Request) -> None:
    answer = await raw("POST", hook(local, await asked()), {"content": "x"})
    assert (answer.status, answer.body["code"]) == (404, 10015)


async def test_token_ends_after_a_quarter_of_an_hour(
    local: LocalDiscord, asked: Asked, respond: Respond, raw: Request
) -> None:
    exchange = await asked()
    await respond(exchange, SAY)
    local.advance(15 * 60 - 5)
    assert (await raw("PATCH", hook(local, exchange, "/messages/@original"), {"content": "edited"})).status == 200
    local.advance(10)
    for method, rest in (("POST", ""), ("GET", "/messages/@original"), ("PATCH", "/messages/@original")):
        answer = await raw(method, hook(local, exchange, rest), None if method == "GET" else {"content": "x"})
        assert (answer.status, answer.body["code"]) == (401, 50027)
    assert exchange.message.content == "edited"


async def test_unknown_token_and_application(local: LocalDiscord, asked: Asked, respond: Respond, raw: Request) -> None:
    exchange = await asked()
    await respond(exchange, SAY)
    answer = await raw("POST", f"/webhooks/{local.world.application.id}/wrong", {"content": "x"})
    assert (answer.status, answer.body["code"]) == (401, 50027)
    assert (await raw("POST", f"/webhooks/1/{exchange.token}", {"content": "x"})).body["code"] == 10015


async def test_answer_is_read_edited_and_deleted(
    local: LocalDiscord, asked: Asked, respond: Respond, raw: Request
) -> None:
    exchange = await asked()
    await respond(exchange, SAY)
    original = hook(local, exchange, "/messages/@original")
    assert (await raw("GET", original)).body["content"] == "said"
    assert (await raw("PATCH", original, {"components": [ROW]})).body["content"] == "said"
    assert (await raw("PATCH", original, {"content": "x" * 2001})).status == 400
    assert (await raw("PATCH", original, {"content": "", "components": []})).body["code"] == 50006
    extra = await raw("POST", hook(local, exchange), {"content": "extra", "flags": 64})
    assert (await raw("GET", hook(local, exchange, f"/messages/{extra.body['id']}"))).body["flags"] == 64
    assert (await raw("DELETE", hook(local, exchange, f"/messages/{extra.body['id']}"))).status == 204
    assert (await raw("DELETE", original)).status == 204
    assert (await raw("GET", original)).body["code"] == 10008
    assert exchange.messages == ()


async def test_other_messages_are_out_of_reach(
    local: LocalDiscord, asked: Asked, respond: Respond, raw: Request
) -> None:
    exchange = await asked()
    await respond(exchange, SAY)
    other = local.say("tom", "general", "mine")
    assert (await raw("PATCH", hook(local, exchange, f"/messages/{other.id}"), {"content": "x"})).body["code"] == 10008


@pytest.mark.parametrize("flags", [1 << 15, 4, 64 | 1 << 15])
async def test_deferred_answer_takes_the_private_flag_only(flags: int, asked: Asked, respond: Respond) -> None:
    exchange = await asked()
    answer = await respond(exchange, {"type": 5, "data": {"flags": flags}})
    assert "MESSAGE_FLAGS_INVALID" in answer.problem("data.flags")
    assert (await respond(exchange, {"type": 5, "data": {"flags": 64}})).body["interaction"] == {
        "id": exchange.id,
        "type": 2,
        "response_message_id": exchange.message.id,
        "response_message_loading": True,
        "response_message_ephemeral": True,
    }


async def test_v2_cannot_be_taken_back(local: LocalDiscord, asked: Asked, respond: Respond, raw: Request) -> None:
    exchange = await asked()
    original = hook(local, exchange, "/messages/@original")
    await respond(exchange, {"type": 4, "data": {"content": "c", "embeds": [{"title": "t"}]}})
    text = {"type": 10, "content": "t"}
    refused = await raw("PATCH", original, {"flags": 1 << 15, "components": [text]})
    assert "LEGACY" in refused.problem("content")
    assert "LEGACY" in refused.problem("embeds")
    body = {"flags": 1 << 15, "components": [text], "content": None, "embeds": []}
    assert (await raw("PATCH", original, body)).status == 200
    assert "LEGACY" in (await raw("PATCH", original, {"content": "back", "flags": 0})).problem("content")
    assert exchange.message.v2


def allowed(kind: str) -> set[int]:
    return {"slash": {4, 5, 9}, "click": {4, 5, 6, 7, 9}, "modal": {4, 5}, "modal of a click": {4, 5, 6, 7}}[kind]


BODIES: dict[int, JSON] = {
    1: {"type": 1},
    4: SAY,
    5: {"type": 5},
    6: {"type": 6},
    7: {"type": 7, "data": {"content": "changed"}},
    8: {"type": 8, "data": {"choices": []}},
    9: MODAL,
}


@pytest.mark.parametrize("kind", ["slash", "click", "modal", "modal of a click"])
@pytest.mark.parametrize("response", list(BODIES))
async def test_what_may_answer_what(
    kind: str, response: int, local: LocalDiscord, asked: Asked, respond: Respond
) -> None:
    exchange = await asked()
    if kind == "modal":
        await respond(exchange, MODAL)
        exchange = await local.submit_modal(exchange, {"i": "x"}, until="dispatch")
    elif kind != "slash":
        await respond(exchange, {"type": 4, "data": {"content": "c", "components": [ROW]}})
        exchange = await local.click(exchange.message, "b", until="dispatch")
    if kind == "modal of a click":
        await respond(exchange, MODAL)
        exchange = await local.submit_modal(exchange, {"i": "x"}, until="dispatch")
    answer = await respond(exchange, BODIES[response])
    assert answer.status == (200 if response in allowed(kind) else 400)
    if answer.status == 400:
        assert answer.problem("type") == "BASE_TYPE_CHOICES"


async def test_deferred_update_changes_the_source_later(
    local: LocalDiscord, asked: Asked, respond: Respond, raw: Request
) -> None:
    first = await asked()
    await respond(first, {"type": 4, "data": {"content": "c", "components": [ROW]}})
    click = await local.click(first.message, "b", until="dispatch")
    await respond(click, {"type": 6})
    assert click.message.id == first.message.id
    assert click.status is Status.DEFERRED
    assert (await raw("PATCH", hook(local, click, "/messages/@original"), {"content": "changed"})).status == 200
    assert first.message.content == "changed"
    assert (await raw("POST", hook(local, click), {"content": "new"})).body["message_reference"][
        "message_id"
    ] == first.message.id


async def test_update_of_a_deleted_message_is_unknown(local: LocalDiscord, asked: Asked, respond: Respond) -> None:
    first = await asked()
    await respond(first, {"type": 4, "data": {"content": "c", "components": [ROW]}})
    shown = first.message
    click = await local.click(shown, "b", until="dispatch")
    local.delete(shown)
    assert (await respond(click, BODIES[7])).body["code"] == 10008
    with pytest.raises(ClientRefused, match="does not see"):
        await local.click(shown, "b")


async def test_follow_ups_of_an_own_install_are_counted(
    local: LocalDiscord, asked: Asked, respond: Respond, raw: Request
) -> None:
    await asked()
    path = f"/applications/{local.world.application.id}/commands"
    await raw("PUT", path, [{"name": "own", "description": "d", "integration_types": [1], "contexts": [0, 1, 2]}])
    exchange = await local.slash("vera", "private", "own", until="dispatch")
    await respond(exchange, SAY)
    answers = [await raw("POST", hook(local, exchange), {"content": "x"}) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [400]
    assert answers[-1].body["code"] == 40094


async def test_mentions_ping_only_whom_they_may(local: LocalDiscord, asked: Asked, respond: Respond) -> None:
    tom = local.user("tom").id
    exchange = await asked()
    await respond(exchange, {"type": 4, "data": {"content": f"<@{tom}> @everyone"}})
    assert exchange.message.pings == {tom}
    quiet = await asked()
    await respond(quiet, {"type": 4, "data": {"content": f"<@{tom}> @everyone", "allowed_mentions": {"parse": []}}})
    assert quiet.message.pings == frozenset()


async def test_modal_of_the_old_style(local: LocalDiscord, asked: Asked, respond: Respond) -> None:
    exchange = await asked()
    text = {"type": 4, "style": 2, "custom_id": "i", "label": "l", "min_length": 2, "max_length": 4, "value": "abc"}
    words = {"type": 10, "content": "read this"}
    data = {"custom_id": "m", "title": "t", "components": [words, {"type": 1, "components": [text]}]}
    assert (await respond(exchange, {"type": 9, "data": data})).status == 200
    submitted = await local.submit_modal(exchange, until="dispatch")
    first, second = submitted.payload["data"]["components"]
    assert first["type"] == 10
    assert second["components"][0]["value"] == "abc"
    for wrong in ("a", "abcde", 5):
        with pytest.raises(ClientRefused, match="'i'"):
            await local.submit_modal(exchange, {"i": wrong})
    with pytest.raises(ClientRefused, match="no modal"):
        await local.submit_modal(submitted)


async def test_autocomplete_is_never_late(local: LocalDiscord, asked: Asked, respond: Respond) -> None:
    await asked()
    typing = local.autocomplete("vera", "general", "ask", "what", "x", within=0.1)
    with pytest.raises(TimeoutError, match="pending"):
        await typing
