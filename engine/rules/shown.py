"""What Laws 24, 49 and 50 need to know of the cards that were shown: one or several, an honour or not."""

from typing import Any

from engine.cards import Card, is_honour
from engine.facts import agree


def shown_cards(values: dict[str, Any]) -> None:
    """`several`, and `honour` of a single card, from `cards` where they are named."""
    cards: tuple[Card, ...] | None = values.get("cards")
    if cards:
        agree(values, "several", len(cards) > 1, "cards")
        if len(cards) == 1:
            agree(values, "honour", is_honour(cards[0]), "cards")


def named_or_not(cards: tuple[Card, ...] | None, *, several: bool) -> tuple[str | None, ...]:
    """The cards shown, None for each that nobody named; several unnamed ones count as two."""
    return cards or (None,) * (2 if several else 1)
