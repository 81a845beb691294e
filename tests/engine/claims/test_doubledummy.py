"""The double-dummy value equals a plain enumeration, and DDS where that is installed."""

import random
import sys
import types

import pytest

from engine.claims import doubledummy
from engine.claims.bounds import Bounds
from engine.claims.doubledummy import by_dds, dds_installed, searched, value
from engine.claims.stopping import at_most
from tests.engine.claims.plain import counted, random_ending


@pytest.mark.parametrize("seed", range(10))
def test_value_equals_brute_force(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(30):
        ending = random_ending(chance.choice((1, 2, 3, 4)), chance, table=chance.choice((0, 1, 2, 3)))
        expected = counted(ending, "EW")[2]
        assert searched(ending, "EW") == Bounds(expected, expected), ending


@pytest.mark.skipif(not dds_installed(), reason="endplay, which brings DDS, is not installed")
@pytest.mark.parametrize("cards", [5, 6, 7, 8])
def test_value_equals_dds(cards: int) -> None:
    chance = random.Random(cards)
    for _ in range(125):
        ending = random_ending(cards, chance, table=chance.choice((0, 0, 1, 2, 3)))
        assert searched(ending, "NS").low == by_dds(ending, "NS"), ending


def test_a_stopped_search_gives_honest_bounds() -> None:
    ending = random_ending(7, random.Random(2))
    exact, early = searched(ending, "NS"), searched(ending, "NS", stop=at_most(600))
    assert exact.exact
    assert early.low <= exact.low <= early.high
    assert not early.exact


def test_own_search_stands_in_where_dds_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubledummy, "dds_installed", lambda: False)
    ending = random_ending(4, random.Random(1))
    assert value(ending, "NS") == searched(ending, "NS")


def test_dds_is_asked_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Deal:
        def __init__(self, text: str, **_: object) -> None:
            asked.append(text)

        def play(self, card: str) -> None:
            asked.append(card)

    names = types.SimpleNamespace(find=lambda name: name)
    kinds = types.ModuleType("endplay.types")
    vars(kinds).update(Card=lambda name: name, Deal=Deal, Denom=names, Player=names)
    solver = types.ModuleType("endplay.dds")
    vars(solver).update(solve_board=lambda _: [("SA", 1), ("S2", 0)])
    for name, module in (("endplay", types.ModuleType("endplay")), ("endplay.types", kinds), ("endplay.dds", solver)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(doubledummy, "dds_installed", lambda: True)
    ending = random_ending(2, random.Random(5), table=1)
    assert value(ending, "NS").exact
    assert asked[0].startswith("N:")
    assert asked[1:] == list(ending.table)
