"""Deductions of facts by situation."""

from collections.abc import Mapping, Sequence

from laws.reading import calls, cards, sums
from laws.reading.facts import Deduction
from laws.reading.revokes import inquiry, inspection, revoke

DEDUCTIONS: Mapping[str, Sequence[Deduction]] = {
    "wrong_number_of_cards": (sums.card_counts,),
    "insufficient_bid": (calls.insufficient,),
    "call_out_of_rotation": (calls.out_of_rotation,),
    "lost_turn": (calls.lost_turn,),
    "change_of_call": (calls.change,),
    "unintended_call": (calls.unintended,),
    "inadmissible_call": (calls.inadmissible,),
    "call_after_final_pass": (calls.inadmissible,),
    "exposed_card_in_auction": (cards.shown_in_auction,),
    "exposed_card_in_play": (cards.shown_in_play,),
    "penalty_card_created": (cards.another_penalty_card,),
    "penalty_card_turn": (cards.penalty_cards,),
    "penalty_card_not_played": (cards.forgotten_penalty_card,),
    "lead_out_of_turn": (cards.lead_out_of_turn,),
    "wrong_hand_lead": (cards.wrong_hand,),
    "premature_play": (cards.premature,),
    "simultaneous_play": (cards.simultaneous,),
    "card_designation": (cards.designation,),
    "dummy_card_misplaced": (cards.misplaced,),
    "revoke": (revoke,),
    "revoke_inquiry": (inquiry,),
    "trick_inspection": (inspection,),
    "defective_trick": (cards.defective,),
    "claim": (sums.claim,),
    "contract_score": (sums.contract_score,),
    "artificial_score": (sums.artificial,),
    "weighted_score": (sums.weighted,),
    "fouled_board": (sums.fouled,),
}
