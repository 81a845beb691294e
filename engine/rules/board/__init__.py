"""Laws 2, 6, 7, 10 to 15, 23, 72C, 76, 82 and 90: boards, deals, hands, rights, the Director's errors and penalties."""

from engine.derive import from_contract
from engine.rules.board.awareness import AwarenessOfDamage, awareness_of_damage
from engine.rules.board.cards import WrongNumberOfCards, counted, wrong_number_of_cards
from engine.rules.board.conditions import BoardConditions, board_conditions, marked
from engine.rules.board.director_error import DirectorError, director_error
from engine.rules.board.forfeiture import ForfeitureOfRights, forfeiture_of_rights
from engine.rules.board.missing import MissingCard, about_card, missing_card
from engine.rules.board.penalty import ProceduralPenalty, procedural_penalty
from engine.rules.board.shuffle import ShuffleDealFault, shuffle_deal_fault
from engine.rules.board.spectator import Spectator, spectator
from engine.rules.board.wrong_board import WrongBoard, wrong_board
from engine.rules.board.wrong_hand import WrongBoardCards, calls_made, wrong_board_cards
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("board_conditions", "2", BoardConditions, board_conditions, (marked,)),
    SituationSpec("shuffle_deal_fault", "6", ShuffleDealFault, shuffle_deal_fault),
    SituationSpec("forfeiture_of_rights", "10-11", ForfeitureOfRights, forfeiture_of_rights),
    SituationSpec("wrong_number_of_cards", "13", WrongNumberOfCards, wrong_number_of_cards, (counted,)),
    SituationSpec("missing_card", "14", MissingCard, missing_card, (from_contract, about_card)),
    SituationSpec("wrong_board", "15", WrongBoard, wrong_board),
    SituationSpec("wrong_board_cards", "15A, 17D", WrongBoardCards, wrong_board_cards, (calls_made,)),
    SituationSpec("awareness_of_damage", "23, 72", AwarenessOfDamage, awareness_of_damage),
    SituationSpec("spectator", "76", Spectator, spectator),
    SituationSpec("director_error", "82", DirectorError, director_error),
    SituationSpec("procedural_penalty", "90-91", ProceduralPenalty, procedural_penalty),
)
