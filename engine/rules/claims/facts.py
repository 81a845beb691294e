"""The facts of claims and concessions. Names and values are those of the command line."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.cards import Card, Contract, Denomination, Hand, Suit
from engine.facts import Situation, asked, assumed, judged, record, required
from engine.players import Player, Seat

Vulnerable = Literal["none", "NS", "EW", "all"]
OrderInSuit = Literal["top_down", "any"]
CalledNextBoard = Literal["none", "offending_side", "non_offending_side", "both"]
LostTrick = Literal["already_won", "cannot_lose_normally", "likely_won", "unlikely_won"]
ConcededTrick = Literal[
    "already_won", "contract_already_decided", "not_losable_legally", "not_losable_normally", "losable_normally"
]
DoubtfulPoint = Literal["none", "outstanding_trump", "missing_card", "partner_choice", "unstated_line"]


class ShownOut(BaseModel):
    """An opponent of the claimer had failed to follow to a suit before the claim."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Seat
    suit: Suit


class Position(Situation):
    """What is known of the cards left and of the contract."""

    hands: dict[Seat, Hand] | None = record()
    leader: Player = asked(among=("N", "E", "S", "W"))
    current_trick: tuple[Card, ...] = assumed(())
    trump: Denomination | None = record()
    declarer: Seat | None = record()
    dummy: Seat | None = record()
    contract: Contract | None = record()
    vulnerable: Vulnerable = assumed("none")
    declarer_tricks_before: int | None = record(ge=0, le=12)
    tricks_left: int | None = record(ge=1, le=13)
    claimed_tricks: int | None = record(ge=0, le=13)
    order_in_suit: OrderInSuit = assumed("top_down")
    notices_show_out: bool = assumed(False)


class Claim(Position):
    """A claim or concession, perhaps contested."""

    claimer: Player = required(among=("declarer", "defender", "dummy"))
    concerns: Literal["tricks_to_come", "current_trick"] = assumed("tricks_to_come")
    doubted_by: Literal["none", "opponent", "dummy", "partner_of_conceder"] = assumed("opponent")
    partner_objected_at_once: bool = assumed(False)
    exposed: tuple[Card, ...] = assumed(())
    stated_line: tuple[str, ...] = assumed(())
    outstanding_trump_mentioned: bool = assumed(False)
    unaware_of_trump: bool = judged()
    other_line_irrational: bool = judged()
    shown_out: tuple[ShownOut, ...] = assumed(())
    play_on_asked_by: Literal["none", "non_claiming_side", "claiming_side"] = assumed("none")
    all_four_agreed: bool = assumed(False)
    tricks_after_play_on: int | None = record(ge=0, le=13)
    played_after: bool = assumed(False)
    doubtful_point: DoubtfulPoint = assumed("none")
    tricks_in_doubt: int = assumed(1, ge=1, le=13)
    trump_could_cost: bool = judged()
    worse_line_normal: bool = judged()
    keeps_high_cards: bool = assumed(True)


class ClaimAcceptanceWithdrawal(Position):
    """Agreement to a claim or concession, taken back."""

    claimer: Player = required(among=("declarer", "defender"))
    lost_trick: LostTrick = asked()
    lost_tricks: int = assumed(1, ge=1, le=13)
    within_correction_period: bool = assumed(True)
    called_next_board: CalledNextBoard = assumed("none")
    round_ended: bool = assumed(False)


class ConcessionCancelled(Position):
    """A trick conceded and wanted back."""

    claimer: Player | None = record()
    conceded_trick: ConcededTrick = asked()
    conceded_tricks: int = assumed(1, ge=1, le=13)
    keeps_high_cards: bool = assumed(True)
    within_correction_period: bool = assumed(True)
    called_next_board: CalledNextBoard = assumed("none")
    round_ended: bool = assumed(False)
