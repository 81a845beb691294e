"""A Director's running case through the real client: the whole sequence, restarts, other users."""

import pytest

from cogs.director.ids import DeskAction
from playground import LocalDiscord
from tests.cogs import reading
from tests.e2e.conftest import Running
from tests.e2e.desk import EN, RU, Words, refused_lead, start


@pytest.mark.parametrize("edition", [1987, 2017])
@pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
async def test_the_whole_sequence_with_a_restart_in_the_middle(
    words: Words, edition: int, running: Running, local: LocalDiscord
) -> None:
    desk = await start(local, words.user, edition=edition, board=7)
    assert not desk.message.ephemeral
    assert "7" in desk.message.embeds[0]["title"]
    await refused_lead(desk)
    await desk.press(words.refuse_free)
    assert words.lying in desk.message.text()
    await running.stop()
    await running.start()
    await desk.choose(DeskAction.NEXT, "trick")
    await desk.choose(DeskAction.NEXT, "lead:E")
    assert words.choose in desk.message.text()
    await desk.press(words.read)
    assert f"## {words.choose}" in desk.message.text()
    await desk.press(words.back)
    await desk.press(words.forbid)
    assert words.lying not in desk.message.text()
    assert words.ban in desk.message.text()
    await desk.press(words.undo)
    assert words.lying in desk.message.text()
    assert words.choose in desk.message.text()
    await desk.press(words.forbid)
    await desk.choose(DeskAction.NEXT, "trick")
    await desk.choose(DeskAction.NEXT, "lead:E")
    assert words.ban in desk.message.text()
    await desk.choose(DeskAction.NEXT, "lead:S")
    assert words.ban not in desk.message.text()
    assert local.rejections == ()


@pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
async def test_another_director_takes_the_case_over(words: Words, running: Running, local: LocalDiscord) -> None:
    cards = {"penalty-cards": "W ♦9 major"}
    desk = await start(local, words.player, **cards)
    other = words.user
    said = await local.select(desk.message, "1Dn:", ["lead:E"], user=other)
    assert said.message.ephemeral
    assert words.not_yours in said.message.text()
    assert words.choose not in desk.message.text()
    reasons = await start(local, words.player, **cards)
    await reasons.choose(DeskAction.NEXT, "lead:E")
    why = await reasons.press(words.why, user=other)
    assert why.ephemeral
    assert "50D2" in why.text()
    assert not why.buttons()
    assert not why.selects()
    await desk.press(words.over, user=other)
    await desk.choose(DeskAction.NEXT, "lead:E", user=other)
    assert words.choose in desk.message.text()
    await desk.press(words.forbid)
    assert words.ban in desk.message.text()
    assert len(desk.file()["directors"]) == 2
    assert local.rejections == ()


@pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
async def test_what_happened_is_told_in_words(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user)
    told = reading.DONE if words is RU else reading.DONE_EN
    await desk.type("1Dw:", told)
    assert told in desk.message.text()
    assert ("2 взятки" if words is RU else "2 tricks") in desk.message.text()
    await desk.press(words.other)
    assert ("2 tricks" if words is RU else "2 взятки") in desk.message.text()
    await desk.press("Undo" if words is RU else "Отменить")
    assert told not in desk.message.text()
    assert local.rejections == ()


@pytest.mark.parametrize("words", [RU, EN], ids=["ru", "en"])
async def test_a_case_is_closed_and_opened_again(words: Words, running: Running, local: LocalDiscord) -> None:
    desk = await start(local, words.user, **{"penalty-cards": "W D9 major", "restrictions": "E not C"})
    await desk.press(words.more)
    await desk.press(words.end)
    assert words.closed in desk.message.text()
    assert desk.labels()[0] == words.reopen
    await running.stop()
    await running.start()
    await desk.press(words.reopen)
    assert words.lying in desk.message.text()
    assert words.over in desk.labels()


async def test_a_private_case_is_nobody_elses(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "vera", visibility="private", language="en")
    assert desk.message.ephemeral
    assert "Take over" not in desk.labels()
    await desk.choose(DeskAction.NEXT, "lead:W")
    assert "West may lead any card." in desk.message.text()


async def test_what_cannot_be_read_is_said_to_be(running: Running, local: LocalDiscord) -> None:
    for text, says in (("W D9", "младшая это"), ("S DA", "не штрафная карта вистующего")):
        exchange = await local.slash("vera", "general", "director", {"declarer": "S", "penalty-cards": text})
        assert exchange.message.ephemeral
        assert says in exchange.message.text()
    wrong = await local.slash("tom", "general", "director", {"declarer": "S", "restrictions": "W maybe D"})
    assert "is no restriction on a lead" in wrong.message.text()


async def test_a_card_typed_wrongly_changes_nothing(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "alice")
    await desk.choose(DeskAction.EVENT, "lead_out_of_turn")
    await desk.answer("opening_lead", "1")
    await desk.answer("right_leader_is_partner", "0")
    await desk.answer("offender", "3")
    before = desk.message
    refused = await desk.type("1Dt:card", "the nine")
    assert refused.message.ephemeral
    assert desk.message == before


async def test_where_no_file_may_be_attached_no_case_is_begun(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "vera", channel="quiet")
    assert "вести дело не получится" in desk.message.text()
    assert desk.message.buttons() == ()


async def test_old_components_get_a_polite_answer(running: Running, local: LocalDiscord) -> None:
    desk = await start(local, "vera")
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Да", "custom_id": "1D?:x"}]}
    old = local.post_as_bot("general", {"content": "старое", "components": [row]})
    assert "заново" in (await local.click(old, "1D?:x", user="vera")).message.text()
    row["components"][0]["custom_id"] = "1Du:"  # type: ignore[index]
    bare = local.post_as_bot("general", {"content": "старое", "components": [row]})
    assert "заново" in (await local.click(bare, "1Du:", user="vera")).message.text()
    await desk.choose(DeskAction.NEXT, "lead:W")
    assert local.rejections == ()
