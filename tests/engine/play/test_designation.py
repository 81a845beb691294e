"""Law 46: every designation against every pattern of dummy's cards, compared with an independent reading of the law."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.situations import Register

LADDER = "23456789TJQKA"
SUITS_CALLED = ("none", "S", "H", "C")
RANKS_CALLED = ("none", "A", "Q", "T")
WORDS = ("none", "high", "low", "win", "anything")
CONTEXTS = (
    ("none", (), "none"),
    ("none", (), "SK"),
    ("S", ("S9",), "none"),
    ("S", ("S9", "SJ", "S3"), "none"),
    ("D", ("D5", "D8", "H7"), "none"),
)
"""Suit led, cards on the trick, and the card with which dummy won the last trick."""


def holdings() -> Iterator[frozenset[str]]:
    """Every subset of A Q 4 in two suits, with and without one card of a third."""
    suits = [
        [frozenset(s + r for r in ranks) for n in range(4) for ranks in itertools.combinations("AQ4", n)] for s in "SH"
    ]
    for spades, hearts in itertools.product(*suits):
        for third in (frozenset(), frozenset({"CQ"})):
            if held := spades | hearts | third:
                yield held


def expected(
    held: frozenset[str], led: str, table: tuple[str, ...], prev: str, suit: str, rank: str, word: str
) -> tuple[str, Any]:
    """What the law says: ('card', code), ('declarer', codes) or ('defender', codes). Notrump is played.

    Where dummy would revoke with the card called, the legal cards are declarer's to choose from.
    """
    same = {card for card in held if card[0] == led}
    legal = same or held

    def given(card: str) -> tuple[str, Any]:
        return ("card", card) if card in legal else choice(legal)

    def choice(cards: Any) -> tuple[str, Any]:
        cards = frozenset(cards)
        return ("card", next(iter(cards))) if len(cards) == 1 else ("declarer", cards)

    def by_height(cards: Any) -> list[str]:
        return sorted(cards, key=lambda card: LADDER.index(card[1]))

    def sure(cards: Any) -> list[str]:
        found = []
        for card in by_height(cards):
            beats = not table or card[0] == led
            beats = beats and all(LADDER.index(c[1]) < LADDER.index(card[1]) for c in table if c[0] == led)
            above = {card[0] + r for r in LADDER[LADDER.index(card[1]) + 1 :]} - held - set(table)
            if beats and (len(table) == 3 or not above):
                found.append(card)
        return found

    if suit != "none" and rank != "none":
        return given(suit + rank) if suit + rank in held else choice(legal)
    if suit != "none":
        own = by_height(card for card in held if card[0] == suit)
        if not own:
            return choice(legal)
        if word == "high":
            return given(own[-1])
        if word == "win" and sure(own):
            return given(sure(own)[0])
        return given(own[0])
    if rank != "none":
        if led == "none" and prev != "none" and prev[0] + rank in held:
            return "card", prev[0] + rank
        ranked = [card for card in legal if card[1] == rank]
        return choice(ranked or legal)
    if word == "anything":
        return "defender", legal
    if word == "win":
        found = sure(legal)
        one_suit = len({card[0] for card in found}) == 1
        return ("card", found[0]) if found and (led != "none" or one_suit) else choice(legal)
    if same:
        return "card", by_height(same)[-1 if word == "high" else 0]
    return choice(legal)


def text(held: frozenset[str]) -> str:
    return " ".join(f"{s}:{''.join(c[1] for c in held if c[0] == s) or '-'}" for s in "SHDC")


def compare(situations: Register, edition: Edition, contexts_each: int) -> int:
    """Compare all designations for every holding, in so many of the contexts, taken in turn."""
    spec = situations["card_designation"]
    turn = itertools.cycle(CONTEXTS)
    compared = 0
    for held in holdings():
        for led, table, prev in itertools.islice(turn, contexts_each):
            for suit, rank, word in itertools.product(SUITS_CALLED, RANKS_CALLED, WORDS):
                facts = {
                    "dummy_cards": text(held),
                    "led_suit": led,
                    "cards_on_trick": table,
                    "last_trick_won_with": prev,
                    "called_suit": suit,
                    "called_rank": rank,
                    "called_word": word,
                    "trump": "N",
                    "declarer": "S",
                }
                if (suit, rank, word) == ("none", "none", "none"):
                    with pytest.raises(FactsError):
                        decide(spec, facts, edition)
                    continue
                decision = decide(spec, facts, edition)
                assert not decision.questions
                kind, wanted = expected(held, led, table, prev, suit, rank, word)
                played = decision.outcome.played
                if kind == "card":
                    assert played == wanted, facts
                else:
                    assert played["choice_of"] == {"declarer": "S", "defender": "defender"}[kind], facts
                    assert set(played["among"]) == wanted, facts
                compared += 1
    return compared


def test_every_designation_and_holding(situations: Register) -> None:
    assert compare(situations, Edition.LAWS_2017, 1) == 127 * 79


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_designation_and_holding_in_every_context(situations: Register, edition: Edition) -> None:
    assert compare(situations, edition, len(CONTEXTS)) == 127 * len(CONTEXTS) * 79
