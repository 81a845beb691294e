"""Laws 12, 77 to 79, 86 to 88, 92 and 93: scores, adjusted scores, their correction and their appeal."""

from engine.rules.scores.appeal import appeal_deadline
from engine.rules.scores.artificial import artificial_score
from engine.rules.scores.assigned import assigned_score
from engine.rules.scores.contract import contract_score
from engine.rules.scores.correction import score_correction
from engine.rules.scores.derive import (
    from_clock_of_appeal,
    from_clock_of_correction,
    from_contract_played,
    from_event,
    from_fault,
    from_group,
)
from engine.rules.scores.facts import (
    AppealDeadline,
    ArtificialScore,
    AssignedScore,
    ContractScore,
    FouledBoard,
    ScoreCorrection,
    WeightedScore,
)
from engine.rules.scores.fouled import fouled_board
from engine.rules.scores.weighted import weighted_score
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("contract_score", "77-78", ContractScore, contract_score),
    SituationSpec("artificial_score", "12C2, 86", ArtificialScore, artificial_score, (from_fault, from_event)),
    SituationSpec("assigned_score", "12B-12C1", AssignedScore, assigned_score, (from_contract_played,)),
    SituationSpec("weighted_score", "12C1c", WeightedScore, weighted_score),
    SituationSpec("fouled_board", "87", FouledBoard, fouled_board, (from_fault, from_group)),
    SituationSpec("score_correction", "79", ScoreCorrection, score_correction, (from_clock_of_correction,)),
    SituationSpec("appeal_deadline", "92-93", AppealDeadline, appeal_deadline, (from_clock_of_appeal,)),
)
