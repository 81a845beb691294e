"""The facts of irregularities in the auction. Names and values are those of the command line."""

from typing import Literal

from engine.auction import Auction
from engine.calls import Call
from engine.cards import Card, Contract, Suit
from engine.facts import Situation, asked, assumed, judged, record, required, tested
from engine.players import Player, Seat

NoCall = Literal["none"]
Side = Literal["rho", "partner", "lho"]
DeclarerChoice = Literal["none_yet", "require", "forbid", "no_restriction"]


class AuctionState(Situation):
    """A question about an auction that need not be irregular."""

    auction: Auction = asked()
    calls: tuple[Call, ...] | None = record()
    auction_query: Literal["turn", "legality", "contract", "ended"] = assumed("contract")
    call: Call = asked()
    opening_lead_faced: bool = assumed(False)
    all_hands_returned: bool = assumed(False)


class LeadFacts(Situation):
    """What decides on a lead restriction, shared by all calls that are withdrawn."""

    offender: Player = asked()
    auction: Auction | None = record()
    declarer: Seat | None = record()
    offending_side_defends: bool = asked()
    suits_specified: tuple[Suit, ...] = assumed(())
    suits_shown_legally: tuple[Suit, ...] = assumed(())


class SlipFacts(Situation):
    """What decides whether an unintended call may still be corrected."""

    next_player_acted: bool = assumed(False)
    partner_acted: bool = assumed(False)
    without_pause: bool = asked()
    auction_period_over: bool = assumed(False)


class UnintendedCall(SlipFacts):
    """A call other than the one meant."""

    offender: Player = asked()
    auction: Auction | None = record()
    call: Call = asked()
    intended: Call | None = record()
    cause: Literal["mechanical", "slip_of_tongue", "changed_mind", "lapse_of_concentration", "misread_hand"] = (
        required()
    )


class ChangeFacts(LeadFacts):
    """What decides on an intended call that is changed."""

    accepted: bool = asked()
    final_choice: Literal["let_it_stand", "another_call"] = asked()
    comparable: bool = judged()


class ChangeOfCall(ChangeFacts, SlipFacts):
    """An intended call that was changed, or is to be changed."""

    first_call: Call = required()
    second_call: Call | NoCall = assumed("none")
    first_call_legal: bool = assumed(True)
    lho_called_over: Literal["none", "first", "second"] = assumed("none")
    unintended: bool = assumed(False)
    box_card: Literal["out", "half_out"] = assumed("out")
    counts_as_made: bool = judged()


class RotationFacts(ChangeFacts):
    """What decides on a call out of rotation."""

    contract: Contract | None = record()
    call: Call = asked()
    turn: Player = asked()
    turn_belongs_to: Side = asked()
    next_player_acted: bool = assumed(False)
    replacement: Call | NoCall = asked()
    offender_called_before: bool = asked()
    first_call: Call | None = record()
    bid_before: bool = asked()
    artificial: bool = assumed(False)
    right_player_called: bool = assumed(False)
    right_player_must_pass: bool = assumed(False)
    rho_action: Literal["none", "pass", "bid", "double", "redouble"] = assumed("none")
    repeats_denomination: bool = asked()
    could_have_known: bool = assumed(False)


class CallOutOfRotation(RotationFacts):
    """A call out of turn."""


class InsufficientBid(RotationFacts, SlipFacts):
    """A bid that is too low."""

    replacement_made: Literal["before_ruling", "after_ruling"] = assumed("after_ruling")
    lowest_same_denomination: bool = asked()
    bid_natural: bool = asked()
    replacement_natural: bool = asked()
    same_or_more_precise: bool = judged()
    unintended: bool = assumed(False)
    out_of_rotation: bool = assumed(False)
    damage: bool = tested()


class SimultaneousCalls(Situation):
    """Two calls at the same moment; the offender is the player whose turn it was not."""

    turn: Player = asked(among=("rho", "partner", "lho"))
    offender: Player = asked()
    call: Call | None = record()


class LostTurnFacts(Situation):
    """Passes that ended the auction although somebody had been passed over."""

    auction: Auction | None = record()
    offender: Player = asked()
    turn: Player = asked()
    opening_lead_faced: bool = assumed(False)
    passes_after: tuple[Player, ...] | None = record()


class InadmissibleCall(LeadFacts):
    """A call that could not be made at all."""

    call: Call = asked()
    inadmissible: Literal["double", "redouble", "action_while_barred", "above_seven"] = required()
    barred_for: Literal["next_turn", "rest_of_auction"] = asked()
    next_player_acted: bool = assumed(False)
    out_of_rotation: bool = assumed(False)
    found_after_lead: bool = assumed(False)
    could_have_known: bool = assumed(False)


class CallAfterFinalPass(LeadFacts):
    """A call made after the auction had ended."""

    call: Call = asked()
    next_player_acted: bool = assumed(False)


class WithdrawnCallLead(LeadFacts):
    """What declarer may ask of the lead."""

    contract: Contract | None = record()
    call: Call = asked()
    comparable: bool = judged()
    leader: Player = asked()
    only_specified_suits: bool = assumed(True)
    final_call_different: bool = assumed(True)
    first_lead_of_partner: bool = assumed(True)
    declarer_choice: DeclarerChoice = assumed("none_yet")
    choice_suits: tuple[Suit, ...] = assumed(())


class ComparableCall(Situation):
    """Whether a replacement is comparable."""

    call: Call = asked()
    replacement: Call | NoCall = asked()
    auction: Auction | None = record()
    irregularity: Literal["insufficient_bid", "call_out_of_rotation"] | None = record()
    relation: Literal["same_or_similar", "subset", "same_purpose", "none"] = asked()
    damage: bool = tested()


class ExposedCardInAuction(Situation):
    """A card seen before the play."""

    offender: Player = asked()
    auction: Auction | None = record()
    declarer: Seat | None = record()
    offending_side_defends: bool = asked()
    cards: tuple[Card, ...] | None = record()
    several: bool = assumed(False)
    honour: bool = asked()
    partner_could_see: bool = assumed(True)
    caused_by_other: bool = assumed(False)
    led: bool = assumed(False)
    exposed_when: Literal["before_cards_taken", "before_first_call", "during_auction", "after_final_pass"] = assumed(
        "during_auction"
    )
    looked_at_hand: bool = asked()
    could_have_known: bool = assumed(False)
