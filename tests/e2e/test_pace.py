"""One user asks faster than a user may; the others do not notice."""

import asyncio
import pathlib
from collections.abc import AsyncIterator

import pytest

from cogs.pace import TOO_FAST
from playground import InteractionFailed, LocalDiscord, Message
from tests.cogs import reading
from tests.cogs.offices import fixed_office, with_settings
from tests.e2e.conftest import Running


@pytest.fixture
async def paced(local: LocalDiscord, tmp_path: pathlib.Path) -> AsyncIterator[Running]:
    office = with_settings(fixed_office(tmp_path), "pace", at_once=4, a_second=0.5)
    found = Running(local, office)
    await found.start()
    yield found
    await found.end()


async def ask(local: LocalDiscord, user: str) -> Message:
    return (await local.slash(user, "general", "ruling", {"situation": reading.TAKEN}, within=20)).message


async def test_thirty_questions_at_once(paced: Running, local: LocalDiscord) -> None:
    flood = [asyncio.create_task(ask(local, "vera")) for _ in range(30)]
    others = [await ask(local, user) for user in ("boris", "alice", "tom")]
    assert all(message.embeds for message in others)
    told = await asyncio.gather(*flood)
    refused = [message for message in told if not message.embeds]
    assert 24 <= len(refused) <= 26
    assert all(message.ephemeral for message in refused)
    assert "Попробуйте снова через" in refused[-1].text()
    assert paced.bot.failures.counts[TOO_FAST] == len(refused)
    assert local.rejections == ()


async def test_clicks_count_and_leave_the_card_as_it_is(paced: Running, local: LocalDiscord) -> None:
    card = await ask(local, "tom")
    why = str(card.button("Почему")["custom_id"])
    shown = [(await local.click(card, why, user="tom")).message for _ in range(5)]
    assert [bool(message.embeds) for message in shown] == [True, True, True, False, False]
    assert "Please try again in 2 seconds" in shown[-1].text()
    assert (await ask(local, "alice")).embeds


async def test_a_form_that_was_filled_in_is_taken(paced: Running, local: LocalDiscord) -> None:
    card = await ask(local, "vera")
    wrong = str(card.button("Неверно?")["custom_id"])
    forms = [await local.click(card, wrong) for _ in range(3)]
    assert not (await ask(local, "vera")).embeds
    for form in forms:
        assert "сохранено" in (await local.submit_modal(form, {"typed": "иначе"})).message.text()


async def test_suggestions_are_not_counted(paced: Running, local: LocalDiscord) -> None:
    for letters in range(1, 12):
        choices = await local.autocomplete("vera", "general", "ruling", "situation", "фальшренонс"[:letters])
        assert choices
    assert (await ask(local, "vera")).embeds


@pytest.mark.impatient
async def test_a_refusal_that_cannot_be_told_is_only_logged(paced: Running, local: LocalDiscord) -> None:
    card = await ask(local, "vera")
    why = str(card.button("Почему")["custom_id"])
    for _ in range(3):
        await local.click(card, why)
    local.faults.server_error(9, where="callback")
    with pytest.raises(InteractionFailed):
        await local.click(card, why)
    local.faults.clear()
    assert (await ask(local, "boris")).embeds
