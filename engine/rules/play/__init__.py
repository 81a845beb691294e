"""Laws 41 to 60 and 65 to 67: the play, but for revokes."""

from engine.derive import from_contract
from engine.rules.play.afterwards import Inability, PlayAfterIrregularity, inability, play_after_irregularity
from engine.rules.play.change import (
    DesignationChange,
    DummyCardMisplaced,
    designation_change,
    dummy_card_misplaced,
)
from engine.rules.play.declarer_lead import WrongHandLead, turn_from_leader, wrong_hand_lead
from engine.rules.play.defective import DefectiveTrick, defective_trick, from_surplus
from engine.rules.play.defender_lead import lead_out_of_turn
from engine.rules.play.designation import card_designation
from engine.rules.play.designation_facts import CardDesignation, from_record
from engine.rules.play.dummy import DummyRights, dummy_rights
from engine.rules.play.exposure import (
    ExposedCardInPlay,
    PenaltyCardCreated,
    exposed_card_in_play,
    penalty_card_created,
)
from engine.rules.play.inspection import TrickInspection, trick_inspection
from engine.rules.play.lead_facts import LeadOutOfTurn, right_leader
from engine.rules.play.penalty_not_played import PenaltyCardNotPlayed, penalty_card_not_played
from engine.rules.play.penalty_turn import PenaltyCardTurn, penalty_card_turn
from engine.rules.play.played import PlayedCard, card_to_honour, played_card
from engine.rules.play.premature import PrematurePlay, legal_from_suit, premature_play
from engine.rules.play.retraction import CardRetraction, card_retraction
from engine.rules.play.simultaneous import SimultaneousPlay, simultaneous_play
from engine.rules.shown import shown_cards
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("dummy_rights", "42-43, 45F", DummyRights, dummy_rights, (from_contract,)),
    SituationSpec("played_card", "45", PlayedCard, played_card, (from_contract, card_to_honour)),
    SituationSpec("card_designation", "46", CardDesignation, card_designation, (from_contract, from_record)),
    SituationSpec("designation_change", "45C4, 47", DesignationChange, designation_change, (from_contract,)),
    SituationSpec("dummy_card_misplaced", "45D", DummyCardMisplaced, dummy_card_misplaced, (from_contract,)),
    SituationSpec("card_retraction", "47", CardRetraction, card_retraction, (from_contract,)),
    SituationSpec(
        "exposed_card_in_play", "48-50", ExposedCardInPlay, exposed_card_in_play, (from_contract, shown_cards)
    ),
    SituationSpec(
        "penalty_card_created", "50-51", PenaltyCardCreated, penalty_card_created, (from_contract, shown_cards)
    ),
    SituationSpec("penalty_card_turn", "50-51, 59", PenaltyCardTurn, penalty_card_turn, (from_contract,)),
    SituationSpec("penalty_card_not_played", "52", PenaltyCardNotPlayed, penalty_card_not_played, (from_contract,)),
    SituationSpec("lead_out_of_turn", "53-54, 56", LeadOutOfTurn, lead_out_of_turn, (from_contract, right_leader)),
    SituationSpec("wrong_hand_lead", "53, 55", WrongHandLead, wrong_hand_lead, (from_contract, turn_from_leader)),
    SituationSpec("premature_play", "57", PrematurePlay, premature_play, (from_contract, legal_from_suit)),
    SituationSpec("simultaneous_play", "58", SimultaneousPlay, simultaneous_play, (from_contract,)),
    SituationSpec("inability", "59", Inability, inability),
    SituationSpec("play_after_irregularity", "60", PlayAfterIrregularity, play_after_irregularity, (from_contract,)),
    SituationSpec("trick_inspection", "65-66", TrickInspection, trick_inspection),
    SituationSpec("defective_trick", "45E, 67", DefectiveTrick, defective_trick, (from_contract, from_surplus)),
)
