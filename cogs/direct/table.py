"""The commands for the commonest irregularities: which kind of case each one is about, and which of its facts it takes.

Everything else about an option, its type, its texts and its values, comes from how the fact is declared.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Direct:
    """A command.

    Attributes:
        name: the id of its texts.
        situation: the kind of case.
        facts: its options, in the order shown.
        group: the command that it is a part of; empty where it stands alone.
    """

    name: str
    situation: str
    facts: Sequence[str]
    group: str = ""


COMMANDS: Final = (
    Direct(
        "revoke",
        "revoke",
        (
            *("offender", "declarer", "card", "trick", "established", "trick_won_by", "later_tricks_won"),
            *("won_with_playable_card", "since_revoke", "next_opponent_played", "opponent_changed"),
            *("partner_played_after", "card_was_faced", "revoke_kind", "attention_when", "same_suit_before"),
            *("other_side_revoked", "contract", "declarer_tricks", "vulnerable"),
        ),
    ),
    Direct(
        "defender",
        "lead_out_of_turn",
        (
            *("opening_lead", "offender", "leader", "card", "contract", "trick", "faced", "told_by_opponent"),
            *("declarer_action", "right_leader_led", "right_leader_card", "next_hand_played", "accepted"),
            *("declarer_choice", "choice_suits"),
        ),
        "lead-out-of-turn",
    ),
    Direct(
        "declarer",
        "wrong_hand_lead",
        (
            *("led_from", "turn_was", "leader", "declarer", "card", "trick", "told_by_opponent", "next_defender"),
            *("other_defender", "chose_first", "right_defender_led", "right_defender_card"),
        ),
        "lead-out-of-turn",
    ),
    Direct(
        "turn",
        "penalty_card_turn",
        (
            *("to_lead", "turn", "penalty_cards", "declarer", "led_suit", "holds_led_suit", "declarer_choice"),
            *("choice_suits", "holds_chosen_suit", "lead_lost_since", "penalty_card_played"),
        ),
        "penalty-card",
    ),
    Direct(
        "not-played",
        "penalty_card_not_played",
        ("penalty_cards", "offender", "card", "declarer", "accepted", "declarer_played_on", "withdrawn_by_himself"),
        "penalty-card",
    ),
    Direct(
        "another",
        "penalty_card_created",
        ("cards", "deliberate", "offender", "declarer", "penalty_cards"),
        "penalty-card",
    ),
    Direct(
        "insufficient-bid",
        "insufficient_bid",
        (
            *("call", "auction", "offender", "accepted", "replacement", "replacement_made", "repeats_denomination"),
            *("artificial", "comparable", "unintended", "without_pause", "suits_specified", "suits_shown_legally"),
            *("offending_side_defends", "declarer", "next_player_acted", "out_of_rotation"),
        ),
    ),
    Direct(
        "call-out-of-turn",
        "call_out_of_rotation",
        (
            *("call", "auction", "offender", "turn", "turn_belongs_to", "accepted", "replacement", "comparable"),
            *("rho_action", "offender_called_before", "bid_before", "repeats_denomination", "artificial"),
            *("suits_specified", "suits_shown_legally", "offending_side_defends", "declarer", "right_player_called"),
        ),
    ),
    Direct(
        "unintended",
        "unintended_call",
        ("cause", "call", "intended", "without_pause", "partner_acted", "next_player_acted", "auction", "offender"),
        "changed-call",
    ),
    Direct(
        "changed",
        "change_of_call",
        (
            *("first_call", "second_call", "auction", "offender", "accepted", "final_choice", "unintended"),
            *("without_pause", "first_call_legal", "lho_called_over", "comparable", "next_player_acted"),
            *("suits_specified", "suits_shown_legally", "offending_side_defends", "declarer"),
        ),
        "changed-call",
    ),
    Direct(
        "play",
        "exposed_card_in_play",
        (
            *("player_role", "how", "cards", "offender", "declarer", "penalty_cards", "partner_could_see"),
            *("deliberate", "permitted_retraction", "exempt_with_claim"),
        ),
        "exposed-card",
    ),
    Direct(
        "auction",
        "exposed_card_in_auction",
        (
            *("cards", "offender", "exposed_when", "offending_side_defends", "declarer", "led"),
            *("partner_could_see", "looked_at_hand", "auction"),
        ),
        "exposed-card",
    ),
    Direct(
        "incomplete",
        "card_designation",
        (
            *("called_suit", "called_rank", "called_word", "dummy_cards", "led_suit", "trump", "cards_on_trick"),
            *("last_trick_won_with", "incontrovertible", "declarer"),
        ),
        "designation",
    ),
    Direct(
        "replaced",
        "designation_change",
        (
            *("unintended", "card", "changed_to", "designation", "without_pause", "next_player_acted"),
            *("partner_acted", "declarer_played_again", "declarer"),
        ),
        "designation",
    ),
    Direct(
        "claimed",
        "claim",
        (
            *("claimer", "claimed_tricks", "doubted_by", "doubtful_point", "tricks_in_doubt", "unaware_of_trump"),
            *("outstanding_trump_mentioned", "worse_line_normal", "partner_objected_at_once", "play_on_asked_by"),
            *("all_four_agreed", "tricks_after_play_on", "concerns", "contract"),
        ),
        "contested-claim",
    ),
    Direct(
        "agreed",
        "claim_acceptance_withdrawal",
        (
            *("claimer", "lost_trick", "lost_tricks", "claimed_tricks", "called_next_board", "round_ended"),
            "within_correction_period",
        ),
        "contested-claim",
    ),
    Direct(
        "conceded",
        "concession_cancelled",
        ("claimer", "conceded_trick", "conceded_tricks", "claimed_tricks", "called_next_board", "round_ended"),
        "contested-claim",
    ),
)
