"""Claims: packed into custom_ids, typed in a form, judged in a worker, shown as cards."""

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.claim import form as claimform
from cogs.claim.state import STEPS, Claim, ClaimAction, is_claim, pack, parse, worded
from cogs.claim.work import LAYOUTS, Judged, Outcome, Workshop, ending, judge, layouts, player
from cogs.dialog import Dialog
from cogs.office import Office
from cogs.render.claimcard import ASSUMPTIONS, claim_card, switched, why_cards
from cogs.render.parts import Button, Menu
from cogs.state import OutdatedError
from engine.cards import PACK, SUITS, Denomination
from engine.claims.bounds import Bounds
from engine.claims.statement import Step, StepKind, read
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, Seat
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

HANDS = {"N": "♠- ♥К7 ♦Т4 ♣К", "E": "♠Д ♥109 ♦К10", "S": "♠ТК4 ♥8 ♦6", "W": "♥ДВ ♦ДВ7"}
"""Spades are trumps; East holds the last one."""


def claim(**changes: object) -> Claim:
    bare = Claim("ru", Edition.LAWS_2017, "S", "S", "S")
    return replace(claimform.filled(bare, HANDS), **changes)  # type: ignore[arg-type]


def judged(told: Claim) -> Judged:
    found = judge(told)
    assert isinstance(found, Judged)
    return found


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    cards = draw(st.permutations(PACK))
    sizes = draw(st.lists(st.integers(0, 13), min_size=6, max_size=6))
    bounds = [sum(sizes[:place]) for place in range(7)]
    piles = [tuple(sorted(cards[start:end], key=PACK.index)) for start, end in pairwise(bounds)]
    known = draw(st.sets(st.sampled_from(SEATS)))
    kinds = [Step(kind, suit) for kind in (StepKind.PLAY_SUIT, StepKind.DISCARD) for suit in SUITS]
    kinds += [Step(StepKind.LEAD_CARD, "H", "HT"), Step(StepKind.RUFF, "D", where="dummy"), Step(StepKind.DRAW_TRUMPS)]
    kinds += [Step(StepKind.RUFF_HIGH, card="SA"), Step(StepKind.RUFF_HIGH), Step(StepKind.CROSS_RUFF)]
    kinds += [Step(StepKind.FINESSE), Step(StepKind.CONCEDE_TRUMP)]
    seats = st.sampled_from(SEATS)
    truths = st.sampled_from((None, True, False))
    return Claim(
        lang=draw(st.sampled_from(LANGUAGES)),
        edition=draw(st.sampled_from(EDITIONS)),
        trump=draw(st.sampled_from(get_args(Denomination))),
        leader=draw(seats),
        claimer=draw(seats),
        private=draw(st.booleans()),
        declarer=draw(st.none() | seats),
        table=tuple(draw(st.lists(st.sampled_from(PACK), max_size=3))),
        claimed=draw(st.none() | st.integers(0, 13)),
        steps=tuple(worded(step) for step in draw(st.lists(st.sampled_from(kinds), max_size=STEPS))),
        shown_out=tuple(
            sorted(
                draw(st.sets(st.tuples(seats, st.sampled_from(SUITS)))),
                key=lambda item: (SEATS.index(item[0]), SUITS.index(item[1])),
            )
        ),
        mentioned=draw(st.booleans()),
        hands={seat: pile for seat, pile in zip(SEATS, piles, strict=False) if seat in known},
        loose=piles[4],
        any_order=draw(st.booleans()),
        throws_high=draw(st.booleans()),
        notices=draw(st.booleans()),
        unaware=draw(truths),
        irrational=draw(truths),
    )


@settings(deadline=None)
@given(claims(), st.sampled_from(ClaimAction))
def test_a_claim_rides_in_a_custom_id(told: Claim, action: ClaimAction) -> None:
    custom_id = pack(action, told)
    assert len(custom_id) <= 100
    assert is_claim(custom_id)
    assert parse(custom_id) == (action, told)


@pytest.mark.parametrize("custom_id", ["1C", "1Cz", "1Ca!", "2Ca", "1Bl"])
def test_other_custom_ids_are_outdated(custom_id: str) -> None:
    with pytest.raises(OutdatedError):
        parse(custom_id)


def test_too_many_steps_do_not_fit() -> None:
    with pytest.raises(ValueError, match="too long"):
        pack(ClaimAction.SHOW, claim(steps=("play S",) * (STEPS + 1)))


def test_a_step_is_read_as_it_was_written() -> None:
    for step in (Step(StepKind.RUFF_HIGH, card="SA"), Step(StepKind.RUFF, "H", where="hand")):
        assert read([worded(step)]).steps == (step,)


def test_the_last_trump_forgotten_costs_what_it_can() -> None:
    found = judged(claim())
    assert found.decision.outcome.claim_tricks == {"claimer": 3, "opponents": 2}
    assert found.check.legal == (Bounds(2, 2), Bounds(5, 5))
    assert found.check.normal[0] == Bounds(3, 3)
    assert found.complete


def test_cards_on_the_table_are_taken_out_of_the_hand() -> None:
    bare = Claim("ru", Edition.LAWS_2017, "S", "S", "S", table=("SA", "D7"))
    told = claimform.filled(bare, HANDS)
    assert told.hands["S"] == ("SK", "S4", "H8", "D6")
    found = judged(told)
    assert found.check.tricks == 5


def test_unknown_hands_are_tried_in_every_way() -> None:
    told = claimform.filled(Claim("ru", Edition.LAWS_2017, "N", "S", "S"), {"N": "♥32", "S": "♥ТК", "E": "? ♥ДВ ♦32"})
    assert set(told.hands) == {"N", "S"}
    assert len(list(layouts(told))) == 6
    found = judged(told)
    assert (found.layouts, found.complete) == (6, True)
    assert found.check.normal == (Bounds(2, 2), Bounds(2, 2))


def test_too_many_ways_leave_the_bounds_open() -> None:
    loose = "? " + "♠Д ♠В ♠10 ♥Д ♥В ♥10 ♦Д ♦В"
    told = claimform.filled(
        Claim("ru", Edition.LAWS_2017, "N", "S", "S"), {"N": "♠2 ♥2 ♦2 ♣2", "S": "♠Т ♥Т ♦Т ♣Т", "W": loose}
    )
    found = judged(told)
    assert (found.layouts, found.complete) == (LAYOUTS, False)
    assert not found.check.settled


def test_the_rest_of_a_whole_deal_need_not_be_typed() -> None:
    hands = {seat: PACK[13 * place : 13 * place + 13] for place, seat in enumerate(SEATS)}
    told = claim(hands={seat: hands[seat] for seat in ("N", "E", "S")}, loose=())
    assert next(layouts(told))["W"] == hands["W"]


def test_dummy_speaks_for_declarer() -> None:
    assert player(claim(claimer="N", declarer="S")) == "S"
    assert player(claim(claimer="E", declarer="S")) == "E"


def test_a_stopped_search_is_honest() -> None:
    start = time.monotonic()
    deal = claim(hands={seat: PACK[place::4] for place, seat in enumerate(SEATS)}, trump="N", loose=())
    found = judge(deal, 0.3)
    assert time.monotonic() - start < 30
    assert isinstance(found, Judged)
    assert found.check.tricks == 13


@pytest.mark.parametrize(
    ("typed", "changes", "code"),
    [
        ({}, {}, "hands-empty"),
        ({"N": "SA", "E": "SA"}, {}, "hands-card-twice"),
        ({**HANDS, "N": "♥К7 ♦Т4"}, {}, "ending-hand-sizes"),
        ({"N": "♥К"}, {}, "claim-rest-unknown"),
        ({"N": "♥К", "E": "♥Т", "S": "? ♥2 ♥3 ♥4"}, {}, "ending-rest-does-not-fit"),
        (HANDS, {"claimed": 6}, "claim-more-than-left"),
        (HANDS, {"shown_out": (("W", "H"),)}, "claim-shown-out-holds"),
        ({**HANDS, "E": "♠Д ♥10 ♦К10"}, {"table": ("H9", "S4"), "leader": "E"}, "ending-revoke-on-table"),
        ({**HANDS, "statement": ", ".join(["пика, черва, бубна, трефа"] * 4)}, {}, "claim-too-many-steps"),
        ({seat: "SAKQJT98765432 HA" if seat == "N" else "" for seat in SEATS}, {}, "claim-rest-unknown"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_named(
    typed: dict[str, str], changes: dict[str, object], code: str, lang: Language, office: Office
) -> None:
    bare = replace(Claim(lang, Edition.LAWS_2017, "S", "S", "S"), **changes)  # type: ignore[arg-type]
    with pytest.raises(UserError) as caught:
        claimform.filled(bare, typed)
    assert caught.value.code == code
    shown = claimform.wrong(bare, caught.value, typed, office.words[lang])
    assert broken(shown) == []
    assert "{" not in shown.panels[0].description


def test_what_is_wrong_is_told_in_the_readers_words(office: Office) -> None:
    with pytest.raises(UserError) as caught:
        claimform.filled(Claim("ru", Edition.LAWS_2017, "S", "S", "S"), {"N": "SA", "E": "SA"})
    assert office.words["ru"].text(caught.value.said) == "♠Т стоит дважды: Север и Восток. Оставьте карту в одной руке."


@pytest.mark.parametrize(
    ("text", "found"),
    [("З п, В ч", (("W", "S"), ("E", "H"))), ("W ♠; EH", (("W", "S"), ("E", "H"))), ("", ()), ("В т", (("E", "C"),))],
)
def test_who_showed_out(text: str, found: tuple[object, ...]) -> None:
    assert claimform.read_shown_out(text) == found


@pytest.mark.parametrize("text", ["X S", "W", "W 9", "север пика"])
def test_who_showed_out_unread(text: str) -> None:
    with pytest.raises(UserError, match="claim-shown-out-unread"):
        claimform.read_shown_out(text)


@pytest.mark.parametrize(("text", "code"), [("SA S2 S3 S4", "claim-trick-too-long"), ("SA SA", "hands-card-twice")])
def test_a_trick_that_cannot_be(text: str, code: str) -> None:
    with pytest.raises(UserError, match=code):
        claimform.read_table(text, "S")


def test_cards_can_be_typed_again(office: Office) -> None:
    told = claim(loose=(), hands={"N": ("HK",), "E": ("HA",)})
    typed = claimform.retyped(replace(told, loose=("H2", "H3")), "план", office.words["ru"])
    assert typed == {
        "N": "♠– ♥К ♦– ♣–",
        "E": "♠– ♥Т ♦– ♣–",
        "S": "? ♠– ♥32 ♦– ♣–",
        "W": "?",
        "statement": "план",
    }
    again = claimform.filled(Claim("ru", Edition.LAWS_2017, "S", "S", "S"), typed)
    assert again.hands == {"N": ("HK",), "E": ("HA",)}
    assert again.loose == ("H3", "H2")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_keep_the_limits(lang: Language, edition: Edition, dialog: Dialog) -> None:
    told = claim(lang=lang, edition=edition)
    found = judged(told)
    shown = claim_card(dialog.desk, told, found, "@everyone " * 50, private=True)
    assert broken(shown) == []
    assert shown.sheet is not None
    assert [broken(message) for message in why_cards(dialog.desk, told, found)] == [
        [] for _ in why_cards(dialog.desk, told, found)
    ]


def test_the_card_says_what_is_settled_and_what_is_not(dialog: Dialog) -> None:
    told = claim()
    shown = claim_card(dialog.desk, told, judged(told), "добираю", private=True)
    text = "\n".join((shown.panels[0].description, *(part.value for part in shown.panels[0].parts)))
    assert "> добираю" in text
    assert "от 2 до 5" in text
    assert "решает судья" in text
    certain = claimform.filled(
        Claim("ru", Edition.LAWS_2017, "N", "S", "S"), {"N": "S2", "E": "S3", "S": "SA", "W": "S4"}
    )
    text = claim_card(dialog.desk, certain, judged(certain), "", private=True).panels[0].parts[0].value
    assert "Рассчитано точно: любой" in text


def test_findings_that_divide_the_outcome_are_shown_apart(dialog: Dialog) -> None:
    hands = {"N": "♣765", "E": "♠2 ♥3 ♣2", "S": "♠К ♥ТК", "W": "♥654"}
    told = claimform.filled(Claim("ru", Edition.LAWS_2017, "S", "S", "S"), hands)
    found = judged(told)
    description = claim_card(dialog.desk, told, found, "", private=False).panels[0].description
    assert len(found.decision.branches) == 2
    assert description.count("•") == 2
    aware = judged(replace(told, unaware=False))
    forgot = judged(replace(told, unaware=True))
    assert len(aware.decision.branches) == len(forgot.decision.branches) == 1
    assert aware.decision.outcome.claim_tricks != forgot.decision.outcome.claim_tricks


def test_the_line_stands_below_the_hands(dialog: Dialog) -> None:
    told = claim()
    found = judged(told)
    sheet = claim_card(dialog.desk, told, found, "", private=True).sheet
    assert sheet is not None
    assert len(sheet.tables[0].rows) == 5
    assert [row[-1].text for row in sheet.tables[0].rows][-1] == "70A"
    lost = why_cards(dialog.desk, told, found)[0].panels[0].description
    assert "Взятка 5" in lost


def test_every_assumption_can_be_switched_and_back() -> None:
    told = claim(unaware=True, irrational=False)
    for name in ASSUMPTIONS:
        other = switched(told, name)
        assert other != told
        assert switched(other, name) == told
    assert switched(told, "nothing") is told


def test_switches_and_editions_are_offered(dialog: Dialog) -> None:
    told = claim(edition=Edition.LAWS_2007)
    shown = claim_card(dialog.desk, told, judged(told), "", private=True)
    menu = next(row for row in shown.rows if isinstance(row, Menu))
    assert [pick.value for pick in menu.picks] == ["any_order", "notices", "throws_high", "irrational"]
    labels = [button.label for row in shown.rows if isinstance(row, tuple) for button in row]
    assert [label for label in labels if label.isdigit()] == ["1987", "1997", "2017"]
    buttons = [button for row in shown.rows if isinstance(row, tuple) for button in row]
    english = next(button for button in buttons if isinstance(button, Button) and button.label == "In English")
    assert parse(english.custom_id)[1].lang == "en"


async def test_the_workshop_starts_when_needed_and_ends() -> None:
    workshop = Workshop()
    found = await workshop.judge(claim())
    assert isinstance(found, Judged)
    assert found.decision.outcome.claim_tricks == {"claimer": 3, "opponents": 2}
    running = workshop.started
    assert running
    await workshop.close()
    await workshop.close()


async def test_facts_that_clash_come_back_from_the_worker() -> None:
    workshop = Workshop()
    problems = await workshop.judge(claim(claimed=13))
    await workshop.close()
    assert isinstance(problems, tuple)
    assert problems[0].code == "claim-more-than-remain"


def dies_once(told: Claim, seconds: float) -> Outcome:
    """Ends its process the first time, as when memory runs out."""
    mark = os.environ["CLAIM_TEST_MARK"]
    if not os.path.exists(mark):
        open(mark, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return judge(told, seconds)


async def test_a_killed_worker_is_replaced(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAIM_TEST_MARK", f"{tmp_path}/mark")
    workshop = Workshop(dies_once)
    assert isinstance(await workshop.judge(claim()), Judged)
    await workshop.close()


def dies(told: Claim, seconds: float) -> Outcome:
    """Ends its process every time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ()


async def test_workers_that_do_not_live_give_no_answer_to_anybody(caplog: pytest.LogCaptureFixture) -> None:
    workshop = Workshop(dies)
    found = await asyncio.gather(*(workshop.judge(claim()) for _ in range(3)), return_exceptions=True)
    assert [type(error) for error in found] == [TimeoutError] * 3
    assert not workshop.started
    assert "BrokenProcessPool" in caplog.text


async def test_workers_that_cannot_begin_give_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cogs.claim.work.ProcessPoolExecutor", full)
    with pytest.raises(TimeoutError):
        await Workshop().judge(claim())


async def test_a_claim_that_takes_too_long_takes_no_other_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.claim.work.GRACE", 0.0)
    monkeypatch.setattr("cogs.claim.work.ProcessPoolExecutor", lambda *_, **__: ThreadPoolExecutor(1))
    workshop, released = Workshop(), threading.Event()
    slow = asyncio.create_task(workshop._worked(lambda asked, _: asked.wait(), released, 0.05))
    queued = asyncio.create_task(workshop._worked(lambda asked, _: asked, "answer", 60.0))
    with pytest.raises(TimeoutError):
        await slow
    released.set()
    assert await queued == "answer"


def sleeps(told: Claim, seconds: float) -> Outcome:
    """Never answers in time."""
    time.sleep(1.5)
    return ()


async def test_no_answer_in_time_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.claim.work.GRACE", 0.0)
    workshop = Workshop(sleeps, 0.2)
    with pytest.raises(TimeoutError):
        await workshop.judge(claim())
    assert not workshop.started


def test_an_ending_is_made_of_the_claim() -> None:
    told = claim()
    hands: dict[Seat, tuple[str, ...]] = next(layouts(told))
    assert ending(told, hands).tricks == 5
