"""A Director's running case through the real client: the whole sequence, restarts, other users."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.directorstate import Aim, DeskAction
from playground import Exchange, LocalDiscord, Message
from tests.cogs import reading
from tests.e2e.conftest import Running


@dataclass(frozen=True)
class Words:
    """What a user of one language sees."""

    user: str
    refuse_free: str
    forbid: str
    choose: str
    lying: str
    ban: str
    undo: str
    read: str
    back: str
    tell: str
    end: str
    reopen: str
    over: str
    why: str
    other: str
    closed: str
    not_yours: str


RU = Words(
    user="vera",
    refuse_free="Не ограничивать",
    forbid="Запретить бубны",
    choose="Восток не ходит, пока не сделает выбор разыгрывающий.",
    lying="♦9, старшая штрафная карта, владелец — Запад",
    ban="Восток не вправе до потери хода ходить в масть бубны.",
    undo="Отменить",
    read="Зачитать",
    back="Назад к столу",
    tell="Что случилось",
    end="Закончить",
    reopen="Открыть снова",
    over="Принять дело",
    why="Почему",
    other="In English",
    closed="Дело закрыто",
    not_yours="Здесь нажимает только судья",
)
EN = Words(
    user="alice",
    refuse_free="No restriction",
    forbid="Forbid diamonds",
    choose="East may not lead before declarer has chosen.",
    lying="♦9, major penalty card, West's",
    ban="East may not lead diamonds as long as he keeps the lead.",
    undo="Undo",
    read="Read out",
    back="Back to the table",
    tell="What happened",
    end="End",
    reopen="Open again",
    over="Take over",
    why="Why",
    other="По-русски",
    closed="This case is closed",
    not_yours="Only the Director of this case",
)


@dataclass
class Desk:
    """A user at a case; the message as it stands."""

    local: LocalDiscord
    message: Message

    def labels(self) -> list[str]:
        return [str(button["label"]) for button in self.message.buttons()]

    async def press(self, label: str, user: str | None = None) -> Message:
        found = await self.local.click(self.message, str(self.message.button(label)["custom_id"]), user=user)
        self._stands()
        return found.message

    async def choose(self, action: DeskAction, value: str, user: str | None = None) -> None:
        await self.local.select(self.message, Aim(action).custom_id, [value], user=user)
        self._stands()

    async def answer(self, fact: str, value: str) -> None:
        """Answer the question for a fact by its button or its select; the value is its place."""
        wanted = f"1Da:{fact}={value}"
        if wanted in [button["custom_id"] for button in self.message.buttons()]:
            await self.local.click(self.message, wanted)
        else:
            await self.local.select(self.message, f"1Dp:{fact}", [value])
        self._stands()

    async def type(self, custom_id: str, text: str) -> Exchange:
        opened = await self.local.click(self.message, custom_id)
        answered = await self.local.submit_modal(opened, {"typed": text})
        self._stands()
        return answered

    def file(self) -> Any:
        (attachment,) = self.message.attachments
        return json.loads(self.local.uploads.read(attachment))

    def _stands(self) -> None:
        found = self.local.log.get(self.message.id)
        assert found is not None
        self.message = found


async def start(local: LocalDiscord, user: str, channel: str = "general", **options: Any) -> Desk:
    exchange = await local.slash(user, channel, "director", {"declarer": "S", **options})
    return Desk(local, exchange.message)


async def refused_lead(desk: Desk) -> None:
    """West leads ♦9 out of turn; it was East's lead."""
    await desk.choose(DeskAction.EVENT, "lead_out_of_turn")
    await desk.answer("opening_lead", "1")
    await desk.answer("right_leader_is_partner", "0")
    await desk.answer("offender", "3")
    await desk.type("1Dt:card", "♦9")


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
    desk = await start(local, words.user, **cards)
    other = "boris" if words is RU else "tom"
    said = await local.select(desk.message, "1Dn:", ["lead:E"], user=other)
    assert said.message.ephemeral
    assert words.not_yours in said.message.text()
    assert words.choose not in desk.message.text()
    reasons = await start(local, words.user, **cards)
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
    assert len(desk.file()["directors"]) == 1
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
    await desk.press(words.end)
    assert words.closed in desk.message.text()
    assert desk.labels() == [words.reopen]
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
