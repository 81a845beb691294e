"""Acting at a Director's card: what a user of each language sees, and the message as it stands."""

import json
from dataclasses import dataclass
from typing import Any

from cogs.director.ids import Aim, DeskAction
from playground import Exchange, LocalDiscord, Message


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
    end: str
    reopen: str
    over: str
    why: str
    other: str
    closed: str
    not_yours: str
    more: str
    player: str
    """A user of the same language who may manage nothing."""


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
    end="Закончить",
    reopen="Открыть снова",
    over="Принять дело",
    why="Почему",
    other="In English",
    closed="Дело закрыто",
    not_yours="Здесь нажимает только судья",
    more="Ещё",
    player="boris",
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
    end="End",
    reopen="Open again",
    over="Take over",
    why="Why",
    other="По-русски",
    closed="This case is closed",
    not_yours="Only the Director of this case",
    more="More",
    player="tom",
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
        return await self.fill(custom_id, typed=text)

    async def fill(self, custom_id: str, user: str | None = None, **texts: str) -> Exchange:
        """Open a modal and send it with these texts."""
        opened = await self.local.click(self.message, custom_id, user=user)
        answered = await self.local.submit_modal(opened, texts)
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
