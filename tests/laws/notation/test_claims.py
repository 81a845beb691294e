"""Claim statements in both languages, and what is not understood in them."""

import pytest

from engine.claims.statement import read
from laws.notation.claims import read_statement


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("draw trumps", ["draw trumps"]),
        ("Drawing the last trump, then the diamonds", ["draw trumps", "play D"]),
        ("I pull trumps and run the clubs", ["draw trumps", "play C"]),
        ("spades, then hearts", ["play S", "play H"]),
        ("ace and king of spades, then the heart", ["lead SA", "lead SK", "play H"]),
        ("AK of clubs, ♥A", ["lead CA", "lead CK", "lead HA"]),
        ("SA, then H10", ["lead SA", "lead HT"]),
        ("♦AKQ", ["lead DA", "lead DK", "lead DQ"]),
        ("the spade ace; the rest is mine", ["lead SA"]),
        ("cross-ruff", ["cross-ruff"]),
        ("crossruffing the rest", ["cross-ruff"]),
        ("ruff a heart in dummy, draw trumps", ["ruff H in dummy", "draw trumps"]),
        ("ruff two clubs on the table", ["ruff C in dummy", "ruff C in dummy"]),
        ("ruff the diamond in hand", ["ruff D in hand"]),
        ("ruff high and draw trumps", ["ruff high", "draw trumps"]),
        ("ruff with the ace", ["ruff with SA"]),
        ("taking the finesse in hearts", ["finesse H"]),
        ("finesse the queen of spades", ["finesse SQ"]),
        ("finesse", ["finesse"]),
        ("you get your trump", ["concede trump"]),
        ("conceding a trump", ["concede trump"]),
        ("discard the heart", ["discard H"]),
        ("all mine", []),
        ("I claim the rest", []),
        ("добираю козыря", ["draw trumps"]),
        ("отберу козыри, потом бубны", ["draw trumps", "play D"]),
        ("Козыря отбираю и играю трефы сверху", ["draw trumps", "play C"]),
        ("атутирую, остальные мои", ["draw trumps"]),
        ("пики, затем червы", ["play S", "play H"]),
        ("туз и король пик, потом черва", ["lead SA", "lead SK", "play H"]),
        ("туз-король пик", ["lead SA", "lead SK"]),
        ("♠Т", ["lead SA"]),
        ("♥ТК, ♣Д", ["lead HA", "lead HK", "lead CQ"]),
        ("перекрёстные убитки", ["cross-ruff"]),
        ("кросс-рафф", ["cross-ruff"]),
        ("бью черву на столе, остальные старшие", ["ruff H in dummy"]),
        ("бью две трефы в болване", ["ruff C in dummy", "ruff C in dummy"]),
        ("бью бубну в руке тузом", ["ruff with SA", "ruff D in hand"]),
        ("бью старшим, добираю козыря", ["ruff high", "draw trumps"]),
        ("импас в пиках", ["finesse S"]),
        ("импасирую даму червей", ["finesse HQ"]),
        ("на козыря взятку отдаю, дальше бубны", ["concede trump", "play D"]),
        ("черву сношу", ["discard H"]),
        ("все мои", []),
    ],
)
def test_statements(text: str, steps: list[str]) -> None:
    found = read_statement(text, "S")
    assert list(found.steps) == steps
    assert read(found.steps).unread == ()


def test_the_trump_suit_may_be_unknown() -> None:
    assert read_statement("ruff with the ace").steps == ("ruff high",)


@pytest.mark.parametrize("text", ["the usual squeeze", "как договаривались"])
def test_what_is_not_understood_is_kept(text: str) -> None:
    assert read_statement(text).unread == (text,)
