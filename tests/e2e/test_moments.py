"""Clicks at bad moments on every kind of card: twice at once, on a message deleted meanwhile, a form sent much later."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest

from playground import Exchange, LocalDiscord, Message
from playground.clientrules import modal_inputs
from playground.exchange import Status
from tests.cogs import reading
from tests.e2e.conftest import Running

USERS = ("vera", "alice")
CARDS: dict[str, tuple[str, dict[str, Any]]] = {
    "ruling": ("ruling", {"situation": reading.DONE}),
    "question": ("ruling", {"situation": reading.TAKEN}),
    "unsure": ("ruling", {"situation": reading.UNSURE}),
    "public": ("ruling", {"situation": reading.DONE, "visibility": "public"}),
    "direct": ("revoke", {}),
    "guide": ("guide", {}),
    "law": ("law", {"section": "64A1"}),
    "search": ("search", {"words": "revoke"}),
    "compare": ("compare", {"section": "64B7"}),
    "term": ("term", {"name": "revoke"}),
    "score": ("score", {"result": "4S= S"}),
    "adjust": ("adjust", {"results": "60% 4S= S, 40% 4S-1 S", "field": "620 170 -100"}),
    "desk": ("director", {"declarer": "S", "penalty-cards": "W ♦9 major"}),
    "journal": ("journal", {}),
    "settings": ("settings", {}),
    "privacy": ("privacy", {}),
    "forget": ("forget", {"what": "own"}),
    "help": ("help", {}),
    "about": ("about", {}),
}
FORMS: dict[str, tuple[str, dict[str, Any]]] = {
    "situation": ("situation", {"kind": "revoke"}),
    "claim": ("claim", {"trump": "S", "leader": "S", "claimer": "S"}),
    "score": ("score", {}),
    "adjust": ("adjust", {}),
}
LATER = 16 * 60


def turns(names: Iterable[str]) -> pytest.MarkDecorator:
    """Each of them in one language by turns, and in the long run in the other too."""
    both = [
        pytest.param(user, name, marks=() if (place + turn) % 2 else pytest.mark.long)
        for place, name in enumerate(names)
        for turn, user in enumerate(USERS)
    ]
    return pytest.mark.parametrize(("user", "card"), both)


async def shown(local: LocalDiscord, user: str, card: str) -> Message:
    name, options = CARDS[card]
    return (await local.slash(user, "general", name, options, within=10)).message


async def clicks(local: LocalDiscord, user: str, card: str) -> AsyncIterator[tuple[Message, str]]:
    """Each button of a card, on a card of its own."""
    buttons = (await shown(local, user, card)).buttons()
    for place in range(len(buttons)):
        message = await shown(local, user, card)
        yield message, str(message.buttons()[place]["custom_id"])


def sound(running: Running, local: LocalDiscord) -> None:
    assert running.bot.failures.counts["unexpected"] == 0
    assert local.rejections == ()


@turns(CARDS)
async def test_a_double_tap_is_answered_twice_or_once(
    user: str, card: str, running: Running, local: LocalDiscord
) -> None:
    async for message, name in clicks(local, user, card):
        both = await asyncio.gather(*(local.click(message, name, until="acknowledgement", within=10) for _ in "12"))
        assert all(exchange.acknowledged for exchange in both)
        sound(running, local)


@turns(CARDS)
async def test_a_message_deleted_under_a_click(user: str, card: str, running: Running, local: LocalDiscord) -> None:
    async for message, name in clicks(local, user, card):
        exchange = await local.click(message, name, until="dispatch")
        local.delete(message)
        await exchange.until(lambda known: known.acknowledged, 10)
        if exchange.modal is None:
            await exchange.answered(10)
            assert exchange.messages, name
        assert running.bot.failures.counts["unexpected"] == 0, name


def filled(opened: Exchange) -> dict[str, Any]:
    """Something for every field that must be filled in."""
    assert opened.modal is not None
    return {
        part["custom_id"]: "x" if part["type"] == 4 else [part["options"][0]["value"]]
        for part in modal_inputs(opened.modal)
        if part["type"] == 4 or part.get("options")
    }


async def sent_late(local: LocalDiscord, opened: Exchange) -> None:
    local.advance(LATER)
    sent = await local.submit_modal(opened, filled(opened), within=10)
    assert sent.status is Status.ANSWERED


@turns(CARDS)
async def test_a_form_opened_from_a_card_is_taken_much_later(
    user: str, card: str, running: Running, local: LocalDiscord
) -> None:
    async for message, name in clicks(local, user, card):
        opened = await local.click(message, name, until="acknowledgement", within=10)
        if opened.modal is not None:
            await sent_late(local, opened)
        sound(running, local)


@turns(FORMS)
async def test_a_form_of_a_command_is_taken_much_later(
    user: str, card: str, running: Running, local: LocalDiscord
) -> None:
    name, options = FORMS[card]
    await sent_late(local, await local.slash(user, "general", name, options, until="acknowledgement"))
    sound(running, local)
