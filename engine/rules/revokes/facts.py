"""The facts of a revoke, stated or recorded. Names and values are those of the command line."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.cards import Card, Contract, Denomination, Hand, Suit
from engine.facts import Situation, asked, assumed, record, required, tested
from engine.players import Player, Seat
from engine.record import RecordedTrick

Vulnerable = Literal["none", "NS", "EW", "all"]
AttentionBy = Literal["declarer", "defender", "dummy", "spectator"]
AttentionWhen = Literal["in_time", "non_offenders_called_next_board", "after_round"]
SinceRevoke = Literal[
    "nothing",
    "opponents_played_on",
    "own_side_played_on",
    "own_side_played_on_told_by_opponent",
    "own_side_named_card",
    "own_side_claimed",
    "agreed_claim_open",
    "agreed_claim_final",
    "opponents_claimed",
]
RevokeKind = Literal[
    "not_following",
    "required_suit_not_led",
    "penalty_card_not_played",
    "dummy_card_not_played",
    "faced_card_not_played",
    "missing_card_restored",
]


class Revoke(Situation):
    """A revoke from stated facts."""

    offender: Player = asked(among=("defender", "declarer", "dummy"))
    declarer: Seat | None = record()
    dummy: Seat | None = record()
    contract: Contract | None = record()
    trump: Denomination | None = record()
    vulnerable: Vulnerable = assumed("none")
    declarer_tricks: int | None = record(ge=0, le=13)
    trick: int | None = record(ge=1, le=13)
    card: Card | None = record()
    revoke_kind: RevokeKind = assumed("not_following")
    established: bool = asked()
    since_revoke: SinceRevoke | None = record()
    attention_by: AttentionBy = assumed("defender")
    attention_when: AttentionWhen = assumed("in_time")
    dummy_lost_rights: bool = assumed(False)
    all_hands_returned: bool = assumed(False)
    trick_won_by: Literal["offender", "partner", "opponents"] = asked()
    later_tricks_won: int = asked(cuts=(1, 2), ge=0, le=12)
    won_with_playable_card: bool = asked()
    same_suit_before: Literal["none", "established", "corrected"] = assumed("none")
    revoked_again: bool = assumed(False)
    second_revoke: bool = assumed(False)
    second_trick_won_by: Literal["offender", "partner", "opponents"] = asked()
    tricks_between: int = assumed(0, ge=0, le=11)
    tricks_after_second: int = asked(cuts=(1, 2), ge=0, le=11)
    other_side_revoked: Literal["none", "same_trick", "other_trick"] = assumed("none")
    other_revoke_established: bool = asked()
    card_was_faced: bool = assumed(False)
    next_opponent_played: bool = asked()
    opponent_changed: bool = asked()
    partner_played_after: bool = asked()
    partner_yet_to_play: bool = assumed(False)
    partner_holds_two_suits: bool = assumed(True)
    legal_cards: tuple[Card, ...] | None = record()
    opponents_played_after: tuple[Seat, ...] | None = record()
    tricks_without_infraction: int | None = tested(ge=0, le=13)


class RequiredSuit(BaseModel):
    """A suit that a player had been told to lead to a trick."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Seat
    trick: int
    suit: Suit


class RestoredCard(BaseModel):
    """A card that was missing and is deemed to have been held all along."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Seat
    card: Card


class ClaimAfter(BaseModel):
    """A claim that ended the play: tricks claimed for the side of `by`, the rest conceded."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    by: Seat
    claimed_tricks: int


class RecordedPenaltyCard(BaseModel):
    """A penalty card on the table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Seat
    card: Card
    rank: Literal["major", "minor"]


class RevokeFromRecord(Situation):
    """A revoke found in a record of the play."""

    contract: Contract = required()
    declarer: Seat | None = record()
    dummy: Seat | None = record()
    trump: Denomination | None = record()
    vulnerable: Vulnerable = assumed("none")
    hands: dict[Seat, Hand] = required()
    tricks: tuple[RecordedTrick, ...] = required()
    since_revoke: SinceRevoke | None = record()
    attention_by: AttentionBy = assumed("defender")
    attention_when: AttentionWhen = assumed("in_time")
    dummy_lost_rights: bool = assumed(False)
    all_hands_returned: bool = assumed(False)
    penalty_cards: tuple[RecordedPenaltyCard, ...] = assumed(())
    required_suit: RequiredSuit | None = record()
    restored_card: RestoredCard | None = record()
    claim_after: ClaimAfter | None = record()
    tricks_without_infraction: int | None = tested(ge=0, le=13)
