"""Components that the bot never made: custom_ids of every family, turned, cut and made up, clicked by anybody."""

import base64
import random
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.book import state as bookstate
from cogs.router import ELSEWHERE
from cogs.state import VERSION, Action
from playground import Exchange, LocalDiscord, Message, interact, kinds
from tests.cogs import reading
from tests.e2e.conftest import Running
from tests.e2e.test_abuse import forged

FAMILIES = (*ELSEWHERE, bookstate.PREFIX, *(VERSION + action.value for action in Action))
EACH = 12
"""Custom_ids made up and turned, of each family."""
GIVEN = ("", "0", "9" * 30, "9" * 5000, "٣", "case:revoke", "\x00", "offender", "64A1", "[[[[", "♠Т", "lead:N", "12:30")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ruling", {"situation": reading.DONE}),
    ("ruling", {"situation": reading.UNSURE}),
    ("help", {}),
    ("law", {"section": "64A1"}),
    ("guide", {}),
    ("privacy", {}),
    ("settings", {}),
    ("journal", {}),
    ("director", {"declarer": "S"}),
    ("score", {}),
    ("claim", {"trump": "S", "leader": "S", "claimer": "S"}),
    ("situation", {"kind": "revoke"}),
)
SIGNS = "ABCabcxyz0189-_:=. é\u202e"


async def own(local: LocalDiscord) -> list[str]:
    """Custom_ids that the bot made."""
    found = set()
    for name, options in COMMANDS:
        asked = await local.slash("vera", "general", name, options, until="acknowledgement")
        if asked.modal:
            found.add(str(asked.modal["custom_id"]))
            continue
        await asked.answered(10)
        found |= {str(part["custom_id"]) for part in asked.message.parts() if "custom_id" in part}
    return sorted(found)


def turned(name: str, dice: random.Random) -> str:
    """A custom_id with a sign changed, dropped or put in, or cut short."""
    place = dice.randrange(1, len(name))
    match dice.randrange(4):
        case 0:
            return name[:place] + dice.choice(SIGNS) + name[place + 1 :]
        case 1:
            return name[:place] + name[place + 1 :]
        case 2:
            return (name[:place] + dice.choice(SIGNS) + name[place:])[:100]
        case _:
            return name[:place]


def made_up(family: str, dice: random.Random) -> str:
    """A custom_id that begins as those of a family do."""
    packed = base64.urlsafe_b64encode(dice.randbytes(dice.randrange(60))).decode().rstrip("=")
    return (family + dice.choice(["", "s0", "wru:", "fB", "a", "00:0:0::::", ":"]) + packed)[:100]


def forgeries(known: list[str], dice: random.Random) -> Iterator[str]:
    for family in FAMILIES:
        alike = [name for name in known if name.startswith(family)]
        for _ in range(EACH):
            yield made_up(family, dice)
            if alike:
                yield turned(dice.choice(alike), dice)


def sent(local: LocalDiscord, message: Message, custom_id: str, dice: random.Random) -> Exchange:
    """A button, a select or a modal with this custom_id, from anybody."""
    kind = dice.choice((kinds.BUTTON, 3, kinds.MODAL_SUBMIT))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 2}
    if kind == kinds.MODAL_SUBMIT:
        fields = [{"type": 4, "id": 4, "custom_id": "typed", "value": dice.choice(GIVEN)}]
        data = {"custom_id": custom_id, "components": [{"type": 18, "id": 3, "component": fields[0]}]}
    elif kind != kinds.BUTTON:
        data["values"] = [dice.choice(GIVEN)]
    return interact.begin(
        local.hub,
        kind=kinds.MODAL_SUBMIT if kind == kinds.MODAL_SUBMIT else kinds.COMPONENT,
        user=local.user(dice.choice(("vera", "alice", "tom"))),
        channel=message.channel,
        locale=None,
        data=data,
        message=message,
    )


@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 30))])
async def test_whatever_is_forged_gets_an_answer_and_is_no_bug(
    seed: int, running: Running, local: LocalDiscord
) -> None:
    dice = random.Random(seed)
    files = (
        None,
        b"{}",
        b'{"entries": []}',
        b'{"offender": "W"}',
        b'{"lang":"ru","moment":{},"directors":[1],"version":2}',
    )
    for name in forgeries(await own(local), dice):
        message = forged(local, "x", dice.choice(files))
        exchange = sent(local, message, name, dice)
        await exchange.answered(20)
        assert running.bot.failures.counts["unexpected"] == 0, (name, exchange.payload["data"])
    assert local.rejections == ()
