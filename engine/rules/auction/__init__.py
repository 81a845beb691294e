"""Laws 17 to 39: the auction and its irregularities."""

from engine.rules.auction.changes import change_of_call
from engine.rules.auction.comparable import comparable_call, which_irregularity
from engine.rules.auction.derive import (
    double_called,
    finished,
    maybe_out_of_turn,
    sides,
    slip_in_turn,
    too_low,
    whose_turn,
)
from engine.rules.auction.ends import (
    call_after_final_pass,
    lost_turn_rule,
    passed_over,
    simultaneous_calls,
)
from engine.rules.auction.exposed import exposed_card_in_auction
from engine.rules.auction.facts import (
    AuctionState,
    CallAfterFinalPass,
    CallOutOfRotation,
    ChangeOfCall,
    ComparableCall,
    ExposedCardInAuction,
    InadmissibleCall,
    InsufficientBid,
    LostTurnFacts,
    SimultaneousCalls,
    UnintendedCall,
    WithdrawnCallLead,
)
from engine.rules.auction.inadmissible import inadmissible_call
from engine.rules.auction.insufficient import insufficient_bid
from engine.rules.auction.leads import withdrawn_call_lead
from engine.rules.auction.rotation import call_out_of_rotation
from engine.rules.auction.slips import unintended_call
from engine.rules.auction.state import auction_state
from engine.rules.shown import shown_cards
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("auction_state", "17-19, 22, 36C", AuctionState, auction_state),
    SituationSpec("comparable_call", "23", ComparableCall, comparable_call, (which_irregularity,)),
    SituationSpec("exposed_card_in_auction", "24", ExposedCardInAuction, exposed_card_in_auction, (sides, shown_cards)),
    SituationSpec("unintended_call", "25A", UnintendedCall, unintended_call, (slip_in_turn,)),
    SituationSpec("change_of_call", "25B", ChangeOfCall, change_of_call, (slip_in_turn, sides)),
    SituationSpec("withdrawn_call_lead", "26", WithdrawnCallLead, withdrawn_call_lead, (sides,)),
    SituationSpec("insufficient_bid", "27", InsufficientBid, insufficient_bid, (too_low, maybe_out_of_turn, sides)),
    SituationSpec("call_out_of_rotation", "28-32", CallOutOfRotation, call_out_of_rotation, (whose_turn, sides)),
    SituationSpec("simultaneous_calls", "33", SimultaneousCalls, simultaneous_calls),
    SituationSpec("lost_turn", "34, 17", LostTurnFacts, lost_turn_rule, (passed_over,)),
    SituationSpec(
        "inadmissible_call", "35-38", InadmissibleCall, inadmissible_call, (double_called, maybe_out_of_turn, sides)
    ),
    SituationSpec("call_after_final_pass", "39", CallAfterFinalPass, call_after_final_pass, (finished, sides)),
)
