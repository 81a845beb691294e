"""Facts of an incomplete or impossible call for a card from dummy, and those that follow from others."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card, Denomination, Hand, Suit, suit_of, winner_of
from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.players import SEATS, Seat
from engine.record import RecordedTrick

CalledRank = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2", "none"]


class CardDesignation(fact.Situation):
    """A call for a card from dummy that does not name one card in dummy by suit and rank."""

    dummy_cards: Hand = fact.asked()
    called_in_dummy: bool = fact.asked()
    led_suit: Suit | Literal["none"] = fact.asked(among=("S", "H", "D", "C", "none"))
    trump: Denomination = fact.asked(among=("S", "H", "D", "C", "N"))
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    hands: dict[Seat, Hand] | None = fact.record()
    tricks: tuple[RecordedTrick, ...] | None = fact.record()
    called_suit: Suit | Literal["none"] = fact.assumed("none")
    called_rank: CalledRank = fact.assumed("none")
    called_word: Literal["high", "low", "win", "anything", "none"] = fact.assumed("none")
    cards_on_trick: tuple[Card, ...] = fact.assumed(())
    last_trick_won_with: Card | Literal["none"] = fact.assumed("none")
    last_trick_suit: Suit | Literal["none"] = fact.assumed("none")
    incontrovertible: Card | Literal["none"] = fact.assumed("none")


def from_record(values: dict[str, Any]) -> None:
    """dummy's cards, the trick in progress and the card that won the last one, from `hands` and `tricks`."""
    dummy: Seat | None = values.get("dummy")
    tricks: tuple[RecordedTrick, ...] = values.get("tricks") or ()
    entries = [[entry(text) for text in trick.cards] for trick in tricks]
    hands: Mapping[Seat, Hand] = values.get("hands") or {}
    if dummy and dummy in hands:
        gone = {card for trick in entries for seat, card in trick if seat == dummy}
        agree(values, "dummy_cards", _without(hands[dummy], gone), "hands")
    if entries and len(entries[-1]) < 4:
        agree(values, "cards_on_trick", tuple(card for _, card in entries[-1]), "tricks")
    elif entries and dummy and values.get("trump"):
        winner = winner_of(entries[-1], values["trump"])
        if winner == dummy:
            agree(values, "led_suit", "none", "tricks")
            agree(values, "last_trick_won_with", dict(entries[-1])[dummy], "tricks")
    if on_trick := values.get("cards_on_trick"):
        agree(values, "led_suit", suit_of(on_trick[0]), "cards_on_trick")
    if (won_with := values.get("last_trick_won_with", "none")) != "none":
        agree(values, "last_trick_suit", suit_of(won_with), "last_trick_won_with")
    if values.get("last_trick_suit", "none") != "none" and values.get("led_suit") is None:
        values["led_suit"] = "none"
    _called(values)


def _called(values: dict[str, Any]) -> None:
    """Whether dummy has what was called; of a suit left out he has nothing unless it is stated."""
    held: Hand | None = values.get("dummy_cards")
    suit, rank = values.get("called_suit", "none"), values.get("called_rank", "none")
    if held is None or (suit, rank) == ("none", "none"):
        return
    found = any(suit in ("none", card[0]) and rank in ("none", card[1]) for card in held.cards)
    if found or held.complete or suit in held.suits:
        agree(values, "called_in_dummy", found, "dummy_cards")
    values.setdefault("called_in_dummy", False)


def entry(text: str) -> tuple[Seat, str]:
    seat, _, card = text.strip().upper().partition(":")
    for known in SEATS:
        if known == seat and len(card) == 2:
            return known, card
    raise ImpossibleFacts("not-a-play", "tricks", given=text)


def _without(hand: Hand, gone: Iterable[str]) -> Hand:
    lost = set(gone)
    suits: dict[Any, str] = {
        suit: "".join(rank for rank in ranks if suit + rank not in lost) for suit, ranks in hand.suits.items()
    }
    return Hand(suits=suits)
