"""Normal lines: the worked claims, the order of all bounds, and the search against a plain enumeration of the lines."""

import itertools
import random
from typing import Any

import pytest

from engine.cards import SUITS, suit_of, winner_of
from engine.claims.assumptions import Assumptions
from engine.claims.bounds import Bounds, fewest, most
from engine.claims.check import ClaimCheck, check, over_layouts
from engine.claims.endings import Ending
from engine.claims.lines import Lines
from engine.claims.normal import normal
from engine.claims.searching import Searches
from engine.claims.statement import read
from engine.claims.stopping import at_most
from engine.claims.tricks import LineTrick
from engine.players import SEATS, after, side
from tests.engine.claims.plain import random_ending, worst_line

STEPS = (
    ["draw trumps"],
    ["play S", "play D"],
    ["run H"],
    ["cross-ruff"],
    ["finesse"],
    ["ruff C in dummy", "draw trumps"],
    ["ruff D in hand", "ruff high"],
    ["concede trump"],
    ["lead SA", "finesse HQ"],
    ["discard D", "play C"],
    ["finesse H"],
)


def ending(trump: str, leader: str, north: str, east: str, south: str, west: str) -> Ending:
    hands = {"N": north.split(), "E": east.split(), "S": south.split(), "W": west.split()}
    return Ending.of(hands, trump, leader)  # type: ignore[arg-type]


def lines(made: Ending, claimer: str = "S", *steps: str, **assumed: bool) -> Lines:
    return Lines(made, claimer, claimer in "NS", read(steps), Assumptions(**assumed))  # type: ignore[arg-type]


FORGOTTEN = ending("D", "S", "S2 H2 C3 C2", "HK HQ CK CQ", "D9 SA SK HA", "D2 S4 S3 CA")
FINESSE = ending("N", "S", "DA DQ", "D8 D7", "D3 D2", "DK DJ")
SOLID = ending("N", "S", "C4 C2 D2", "DK DQ DJ", "CA CK C5", "CJ HK HQ")
REMNANT = ending("N", "S", "D4 D3 D2", "DK DQ DJ", "C7 C5 C4", "C6 HK HQ")
BAD_BREAK = ending("N", "S", "C5 C4 D3 D2 H2", "C7 HK HQ DK DQ", "CA CK CQ C3 DA", "CJ CT C9 C8 HA")
LOW_RUFF = ending("S", "N", "C4 H5 D2", "CK HK HQ", "SA SK S3", "S5 DA DK")
LOSER = ending("N", "S", "S3 S2 C2", "S5 S4 C3", "SA SK HJ", "HQ DA DK")
DEFENDER = ending("N", "W", "HJ DJ", "HK DK", "HQ DQ", "SA H2")
CROSS = ending("S", "S", "SQ ST H5 H4", "D4 C4 C3 H2", "SA SK D3 D2", "H9 H8 D9 C9")

WORKED: list[Any] = [
    pytest.param(lines(FORGOTTEN), 3, id="1 forgotten trump"),
    pytest.param(lines(FORGOTTEN, "S", "draw trumps"), 4, id="1b draws"),
    pytest.param(lines(FORGOTTEN, "S", unaware_of_trump=False), 4, id="1c knew of it"),
    pytest.param(lines(FINESSE), 1, id="3 unproven finesse"),
    pytest.param(lines(FINESSE, "S", "finesse"), 2, id="3b stated finesse"),
    pytest.param(lines(FINESSE, "S", guess_fails=False), 2, id="3c he finds the king"),
    pytest.param(lines(SOLID, "S", "play C"), 3, id="5 top down"),
    pytest.param(lines(SOLID, "S", "play C", top_down=False), 0, id="5b any order"),
    pytest.param(lines(REMNANT, "S", "play C", top_down=False), 0, id="6 remnant"),
    pytest.param(lines(REMNANT, "S", "play C"), 3, id="6b remnant from the top"),
    pytest.param(lines(LOSER), 0, id="7 loser first"),
    pytest.param(lines(LOSER, "S", "play S", "play H"), 2, id="7b stated order"),
    pytest.param(lines(BAD_BREAK, "S", "play C", "play D"), 3, id="8 no break"),
    pytest.param(lines(BAD_BREAK, "S", "play C", "play D", notices_show_out=True), 4, id="8b notices"),
    pytest.param(lines(DEFENDER, "W", "lead SA", "lead H2"), 1, id="9 partner's choice"),
    pytest.param(lines(LOW_RUFF), 2, id="10 ruffs low"),
    pytest.param(lines(LOW_RUFF, "S", "ruff with SA", "draw trumps"), 3, id="10b ruffs high"),
    pytest.param(lines(CROSS, "S", "cross-ruff"), 4, id="cross-ruff"),
]


@pytest.mark.parametrize(("claim", "tricks"), WORKED)
def test_worked_claims(claim: Lines, tricks: int) -> None:
    found = normal(claim)
    assert found.tricks == Bounds(tricks, tricks)
    assert replayed(claim, found.line) == tricks


def test_a_show_out_before_the_claim_proves_the_finesse() -> None:
    made = ending("N", "S", "DA DQ", "CK CQ", "D3 D2", "DK DJ")
    assert normal(Lines(made, "S", True)).tricks.low == 1
    assert normal(Lines(made, "S", True, shown_out=(("E", "D"),))).tricks.low == 2


def replayed(claim: Lines, line: tuple[LineTrick, ...]) -> int:
    """Tricks of the claimer's side in a line, every card of it checked for legality."""
    held = {seat: set(claim.ending.held(seat)) for seat in SEATS}
    for step, card in enumerate(claim.ending.table):
        held[after(claim.ending.leader, step)].add(card)
    leader = claim.ending.leader
    for trick in line:
        assert trick.cards[0][0] == leader
        led = suit_of(trick.cards[0][1])
        for seat, card in trick.cards:
            assert card in held[seat]
            assert suit_of(card) == led or not any(suit_of(other) == led for other in held[seat])
            held[seat].remove(card)
        assert trick.winner == winner_of(trick.cards, claim.ending.trump)
        best = next(card for seat, card in trick.cards if seat == trick.winner)
        assert trick.ruffed == (suit_of(best) != led and side(trick.winner) != side(claim.claimer))
        leader = trick.winner
    assert not any(held.values())
    return sum(side(trick.winner) == side(claim.claimer) for trick in line)


def random_lines(chance: random.Random, cards: int) -> Lines:
    made = random_ending(cards, chance, table=chance.choice((0, 0, 0, 1, 2, 3)))
    assumed = Assumptions(*(chance.random() < 0.5 for _ in range(5)))
    steps = chance.choice(STEPS) if chance.random() < 0.7 else []
    out = tuple(
        (seat, suit)
        for seat in SEATS
        for suit in SUITS
        if chance.random() < 0.2 and not any(card[0] == suit for card in made.held(seat))
    )
    return Lines(made, chance.choice(SEATS), chance.random() < 0.7, read(steps), assumed, out)


@pytest.mark.parametrize("seed", range(12))
def test_bounds_are_ordered_and_the_line_comes_to_the_fewest(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        claim = random_lines(chance, chance.choice((1, 2, 3, 4, 5)))
        own = side(claim.claimer)
        worst, best = normal(claim), normal(claim, "best")
        chain = [fewest(claim.ending, own), worst.tricks, best.tricks, most(claim.ending, own)]
        assert all(bounds.exact for bounds in chain)
        assert [bounds.low for bounds in chain] == sorted(bounds.low for bounds in chain), claim
        assert replayed(claim, worst.line) == worst.tricks.low, claim


@pytest.mark.parametrize("seed", range(10))
def test_search_equals_a_plain_enumeration_of_the_lines(seed: int) -> None:
    chance = random.Random(100 + seed)
    compared = 0
    while compared < 25:
        claim = random_lines(chance, chance.choice((1, 2, 3, 3)))
        if claim.ending.table or not claim.assumptions.guess_fails:
            continue
        compared += 1
        assert normal(claim).tricks.low == worst_line(claim), claim


def test_a_check_tightens_and_settles() -> None:
    told: list[ClaimCheck] = []
    found = check(lines(FORGOTTEN), report=told.append)
    assert found.settled
    assert not found.certain
    assert found.switched["unaware_of_trump"] == Bounds(4, 4)
    assert (found.legal[0].low, found.normal[0].low, found.normal[1].low, found.legal[1].low) == (2, 3, 4, 4)
    assert found.double_dummy == Bounds(4, 4)
    for one, after_it in itertools.pairwise(told):
        for before, now in zip((*one.legal, *one.normal), (*after_it.legal, *after_it.normal), strict=True):
            assert before.low <= now.low <= now.high <= before.high


def test_a_check_without_a_trump_out_is_certain() -> None:
    found = check(lines(ending("N", "S", "S2", "S3", "SA", "S4")))
    assert found.certain
    assert found.switched == {}


def test_a_stopped_check_says_what_it_knows() -> None:
    claim = Lines(random_ending(9, random.Random(8)), "S", True)
    found = check(claim, Searches(at_most(3000)))
    assert not found.settled
    assert not found.certain
    for bounds in (*found.legal, *found.normal):
        assert 0 <= bounds.low <= bounds.high <= 9


def test_unknown_hands_give_the_hull_of_their_layouts() -> None:
    one = check(lines(ending("N", "S", "DA DQ", "D8 D7", "D3 D2", "DK DJ")))
    other = check(lines(ending("N", "S", "DA DQ", "DK DJ", "D3 D2", "D8 D7")))
    both = over_layouts([one, other])
    assert both.normal == (Bounds(1, 1), Bounds(1, 2))
    assert both.double_dummy == Bounds(1, 2)
    assert over_layouts([other, one]).normal == both.normal
    assert both.legal == over_layouts([other, one]).legal == (Bounds(1, 1), Bounds(2, 2))
    assert over_layouts([one, ClaimCheck(2, one.legal, None, one.normal, {})]).double_dummy is None


PARTNER_RUFFS = ending("S", "W", "DA C3", "S2 D2", "D9 C4", "HA HK")


def test_partner_of_a_claiming_defender_may_ruff_where_spades_are_trumps() -> None:
    claim = Lines(PARTNER_RUFFS, "W", declaring=False)
    assert normal(claim).tricks == Bounds(1, 1)
    assert worst_line(claim) == 1
