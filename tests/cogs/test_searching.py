"""A claim with the cards known is searched in a worker: the loop goes on, and the answer comes when all is known."""

import asyncio
import random
import time
from collections.abc import Callable

import pytest

from cogs.claim.searching import Searching
from cogs.claim.work import Workshop
from cogs.dialog import Case, Dialog
from cogs.office import Office
from cogs.render.parts import Card
from engine.cards import suit_of
from engine.claims.normal import Normal
from engine.claims.searching import Search
from engine.edition import Edition
from engine.players import SEATS
from laws.wording import Language
from tests.engine.claims.plain import random_ending

SECONDS = 2.0
PAUSE = 0.02
LONGEST = 0.5
"""Seconds between two turns of the loop: one local search of this ending takes longer on any machine."""


class Bench(Workshop):
    """Makes searches on the spot and counts them."""

    def __init__(self, *, slow: bool = False) -> None:
        super().__init__()
        self.asked: list[Search] = []
        self._slow = slow

    async def search(self, search: Search, seconds: float) -> Normal:
        self.asked.append(search)
        if self._slow:
            raise TimeoutError
        return search.run()


def facts(cards: int, trump: str = "H") -> dict[str, object]:
    made = random_ending(cards, random.Random(8), trump=trump)
    hands = {}
    for seat in SEATS:
        suits = {suit: "".join(card[1] for card in made.held(seat) if suit_of(card) == suit) for suit in "SHDC"}
        hands[seat] = " ".join(f"{suit}:{ranks or '-'}" for suit, ranks in suits.items())
    told = {"claimer": "S", "declarer": "S", "trump": trump, "leader": "S", "claimed_tricks": cards // 2}
    return {**told, "hands": hands}


def case(cards: int, lang: Language = "en") -> Case:
    return Case("", "claim", facts(cards), Edition.LAWS_2017, lang)


async def settled(
    office: Office, workshop: Workshop, asked: Case, clock: Callable[[], float] = time.monotonic
) -> tuple[Card, list[str]]:
    searching = Searching(workshop, seconds=SECONDS, clock=clock)
    dialog = Dialog(searching.bound(office))
    done: list[str] = []
    shown: list[Card] = []

    async def answer() -> None:
        card = dialog.shown(asked, private=True)
        shown.append(card)
        done.append("answer")

    async def promise() -> None:
        done.append("promise")

    await searching.through(answer, promise)
    return shown[0], done


def text(card: Card) -> str:
    return " ".join(panel.description or "" for panel in card.panels)


async def test_a_small_ending_is_answered_at_once(office: Office) -> None:
    bench = Bench()
    _, done = await settled(office, bench, case(2))
    assert done == ["answer"]
    assert not bench.asked


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_large_ending_is_promised_first_and_searched_once_each(office: Office, lang: Language) -> None:
    bench = Bench()
    card, done = await settled(office, bench, case(8, lang))
    assert done == ["promise", "answer"]
    assert bench.asked
    assert len(set(bench.asked)) == len(bench.asked)
    plain = Dialog(office).shown(case(8, lang), private=True)
    assert text(card) == text(plain)


async def test_a_search_without_an_answer_in_time_stays_open(office: Office) -> None:
    card, done = await settled(office, Bench(slow=True), case(8))
    assert done == ["promise", "answer"]
    assert "Not settled" in text(card)


async def test_no_search_begins_after_the_time_is_up(office: Office) -> None:
    bench = Bench()
    moments = iter(range(0, 1000, 10))
    await settled(office, bench, case(8), lambda: float(next(moments)))
    assert not bench.asked


async def test_the_loop_turns_while_a_worker_searches(office: Office) -> None:
    workshop = Workshop()
    longest = 0.0

    async def turning() -> None:
        nonlocal longest
        while True:
            before = time.monotonic()
            await asyncio.sleep(PAUSE)
            longest = max(longest, time.monotonic() - before)

    turns = asyncio.create_task(turning())
    begun = time.monotonic()
    card, done = await settled(office, workshop, case(13))
    taken = time.monotonic() - begun
    turns.cancel()
    await workshop.close()
    assert done == ["promise", "answer"]
    assert text(card)
    assert longest < LONGEST
    assert taken > SECONDS / 2


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_modal_is_made_at_once_and_leaves_open_what_must_be_searched(office: Office, lang: Language) -> None:
    bench = Bench()
    searching = Searching(bench)
    dialog = Dialog(searching.bound(office))
    begun = time.monotonic()
    with searching.at_once():
        hurried = dialog.shown(case(10, lang), private=True)
        small = dialog.shown(case(2, lang), private=True)
    assert time.monotonic() - begun < SECONDS
    assert not bench.asked
    assert {"en": "Not settled", "ru": "до конца"}[lang] in text(hurried)
    assert text(small) == text(Dialog(office).shown(case(2, lang), private=True))
