"""Penalty cards as values: which they are, which of them are major (Law 50), what is left of them after a choice."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.cards import Card, is_honour
from engine.case import Case
from engine.players import SEATS, Player, partner
from engine.ruling import PenaltyCard


class TablePenaltyCard(BaseModel):
    """A penalty card lying on the table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Player
    card: Card
    rank: Literal["major", "minor"]


def on_table(cards: Iterable[TablePenaltyCard]) -> tuple[PenaltyCard, ...]:
    """The cards as an outcome names them; two or more of one defender are all major."""
    lying = [PenaltyCard(player=card.player, card=card.card, rank=card.rank) for card in cards]
    return _ranked(lying)


def added(
    lying: Iterable[TablePenaltyCard], holder: str, cards: Sequence[str | None], *, major: bool
) -> tuple[PenaltyCard, ...]:
    """All penalty cards once `cards` of `holder` are added.

    Args:
        cards: None stands for a card that the facts do not name.
        major: exposed by deliberate play; else a single card below an honour is minor.
    """
    new = [
        PenaltyCard(player=holder, card=card, rank="major" if major or (card and is_honour(card)) else "minor")
        for card in cards
    ]
    return _ranked([*on_table(lying), *new])


def _ranked(cards: Sequence[PenaltyCard]) -> tuple[PenaltyCard, ...]:
    held = [card.player for card in cards]
    return tuple(card.model_copy(update={"rank": "major"}) if held.count(card.player) > 1 else card for card in cards)


def class_text(own: Sequence[PenaltyCard], *, by_play: bool) -> str:
    """The message that says why a defender's penalty cards are major or minor."""
    if len(own) > 1:
        return "penalty-cards-all-major"
    return "penalty-card-by-play" if by_play else f"penalty-card-{own[0].rank}"


def verdict_args(own: Sequence[PenaltyCard]) -> dict[str, Any]:
    """The arguments of the verdict on a defender's penalty cards."""
    named = tuple(str(card.card) for card in own if card.card)
    return {"cards": named, "count": len(own), "named": len(named)}


def partner_of(player: str) -> str:
    """The partner of a seat or of the role `offender`."""
    for seat in SEATS:
        if seat == player:
            return partner(seat)
    return {"offender": "partner", "partner": "offender"}.get(player, player)


def holder(case: Case[Any]) -> str:
    """The defender in question: asked for only where other penalty cards may be his."""
    if case.facts.penalty_cards:
        return str(case.facts.offender)
    return str(case.known("offender") or "offender")


def own_cards(cards: Iterable[PenaltyCard], player: str) -> tuple[PenaltyCard, ...]:
    """The penalty cards of one player."""
    return tuple(card for card in cards if card.player == player)
