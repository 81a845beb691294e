"""Auctions as people type and paste them, and what is wrong with broken ones."""

import pathlib
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import pytest

from engine.auction import Auction
from laws.errors import UserError
from laws.notation import read_auction
from laws.wording import Catalogue, Language

DATA = pathlib.Path(__file__).parent / "auctions.toml"


@cache
def words(language: Language) -> Catalogue:
    return Catalogue.load(language)


def notations() -> Iterator[Any]:
    for item in tomllib.loads(DATA.read_text(encoding="utf-8"))["auction"]:
        for written in item["written"]:
            yield pytest.param(written, item["calls"], item.get("dealer"), id=written.replace("\n", " / "))


@pytest.mark.parametrize(("text", "calls", "dealer"), list(notations()))
def test_a_notation_is_read(text: str, calls: str, dealer: str | None) -> None:
    written = read_auction(text, legal=False)
    assert " ".join(written.codes) == calls
    if dealer:
        assert written.dealer == dealer


def test_there_are_more_than_two_hundred_notations() -> None:
    assert sum(1 for _ in notations()) >= 200


BROKEN = [
    ("1C P 1Z X", "auction-not-a-call", {"call": "1z", "number": 3}),
    ("1C foo 1S", "auction-not-a-call", {"call": "foo", "number": 2}),
    ("1т пас ой", "auction-not-a-call", {"call": "ой", "number": 3}),
    ("8C", "auction-level", {"call": "8c", "number": 1}),
    ("1NT P 0S", "auction-level", {"call": "0s", "number": 3}),
    ("1п п 12ч", "auction-level", {"call": "12ч", "number": 3}),
    ("1S 1H", "auction-insufficient", {"call": "1H", "number": 2, "last": "1S"}),
    ("1п-пас-1ч", "auction-insufficient", {"call": "1H", "number": 3}),
    ("1NT (2♥) 2♦", "auction-insufficient", {"call": "2D", "number": 3, "last": "2H"}),
    ("X", "auction-double", {"number": 1}),
    ("1H P X", "auction-double", {"number": 3}),
    ("1H X P X", "auction-double", {"number": 4}),
    ("1H X XX X", "auction-double", {"number": 4}),
    ("1H XX", "auction-redouble", {"number": 2}),
    ("1H X P XX", "auction-redouble", {"number": 4}),
    ("1H X XX P P XX", "auction-redouble", {"number": 6}),
    ("1C P P P 1S", "auction-over", {"call": "1S", "number": 5}),
    ("P P P P P", "auction-over", {"call": "P", "number": 5}),
    ("1C all pass X", "auction-over", {"call": "X", "number": 5}),
    ("N 1C W P", "auction-seat", {"call": "p", "number": 2, "seat": "W", "expected": "E"}),
    ("dealer S: N 1C", "auction-seat", {"number": 1, "seat": "N", "expected": "S"}),
    ("", "auction-empty", {}),
    ("W N E S", "auction-empty", {}),
    ("- , -.", "auction-empty", {}),
    ("1C (2H", "auction-bracket-open", {"call": "(2h"}),
    ("(9C) X", "auction-level", {"call": "9c"}),
    ("1C (2Z) P", "auction-not-a-call", {"call": "2z"}),
    ("! 1C", "auction-alert-of-nothing", {"call": "!"}),
    ("W N E S\n1C P P P P", "auction-row-too-long", {"row": "1c p p p p"}),
    ("1C " * 2000, "auction-too-long", {"given": 6000}),
]


@pytest.mark.parametrize(("text", "code", "args"), BROKEN, ids=[f"{text[:20]} {code}" for text, code, _ in BROKEN])
def test_a_broken_notation_is_refused_by_call_and_reason(text: str, code: str, args: dict[str, Any]) -> None:
    with pytest.raises(UserError) as raised:
        read_auction(text)
    assert raised.value.code == code
    said = {name: raised.value.said.args.get(name) for name in args}
    assert said == args
    assert all(words(language).text(raised.value.said) for language in get_args(Language))


def test_alerts_and_explanations_stay_with_their_calls() -> None:
    written = read_auction("2D! (multi) P 2H* P 2S (alert) X¹").calls
    assert [(call.call, call.alerted, call.note) for call in written if call.text] == [
        ("2D", True, "multi"),
        ("P", False, ""),
        ("2H", True, ""),
        ("P", False, ""),
        ("2S", True, ""),
        ("X", True, ""),
    ]


def test_brackets_mark_the_silent_side_and_its_passes_are_filled_in() -> None:
    written = read_auction("1NT-(2♥)-3♦-3NT").calls
    assert [(call.call, call.opponent, bool(call.text)) for call in written] == [
        ("1N", False, True),
        ("2H", True, True),
        ("3D", False, True),
        ("P", True, False),
        ("3N", False, True),
    ]


def test_a_written_auction_becomes_a_fact() -> None:
    written = read_auction("W N E S\n- 1C P 1S")
    assert written.auction() == Auction(dealer="N", calls=("1C", "P", "1S"))
    assert read_auction("1C P").auction("E") == Auction(dealer="E", calls=("1C", "P"))
    with pytest.raises(UserError) as raised:
        read_auction("1C P").auction()
    assert raised.value.code == "auction-dealer-unknown"


def test_illegal_calls_may_be_wanted_as_they_stand() -> None:
    assert read_auction("1S 1H", legal=False).codes == ("1S", "1H")
