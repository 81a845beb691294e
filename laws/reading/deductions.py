"""Deductions of facts by situation."""

from collections.abc import Mapping, Sequence

from laws.reading import (
    bidding,
    calls,
    cards,
    changes,
    claims,
    designations,
    durations,
    inquiries,
    leads,
    penalties,
    rotation,
    shown,
    sums,
    withdrawn,
)
from laws.reading.facts import Deduction
from laws.reading.revokes import revoke

DEDUCTIONS: Mapping[str, Sequence[Deduction]] = {
    "wrong_number_of_cards": (sums.card_counts,),
    "insufficient_bid": (calls.insufficient,),
    "call_out_of_rotation": (rotation.out_of_rotation,),
    "auction_state": (bidding.auction_state,),
    "withdrawn_call_lead": (withdrawn.withdrawn,),
    "lost_turn": (rotation.lost_turn,),
    "appeal_deadline": (durations.since_score,),
    "change_of_call": (changes.change,),
    "unintended_call": (changes.unintended,),
    "inadmissible_call": (changes.inadmissible,),
    "call_after_final_pass": (changes.inadmissible,),
    "exposed_card_in_auction": (cards.shown_in_auction, shown.by_rank),
    "exposed_card_in_play": (cards.shown_in_play, shown.by_rank),
    "penalty_card_created": (penalties.another_penalty_card,),
    "penalty_card_turn": (penalties.turn_with_penalty_cards,),
    "penalty_card_not_played": (penalties.forgotten_penalty_card,),
    "lead_out_of_turn": (leads.lead_out_of_turn,),
    "wrong_hand_lead": (leads.wrong_hand,),
    "premature_play": (cards.premature,),
    "simultaneous_play": (cards.simultaneous,),
    "card_designation": (designations.designation,),
    "dummy_card_misplaced": (designations.misplaced,),
    "designation_change": (designations.change,),
    "revoke": (revoke,),
    "revoke_inquiry": (inquiries.inquiry,),
    "trick_inspection": (inquiries.inspection,),
    "defective_trick": (cards.defective,),
    "claim": (claims.claim,),
    "contract_score": (sums.contract_score,),
    "artificial_score": (sums.artificial,),
    "weighted_score": (sums.weighted,),
    "fouled_board": (sums.fouled,),
}
