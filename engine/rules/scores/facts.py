"""The facts of scores, adjusted scores, corrections and appeals. Names and values are those of the command line."""

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from engine.cards import Contract
from engine.facts import Situation, asked, assumed, judged, record, required, tested
from engine.players import Side

Vulnerable = Literal["none", "NS", "EW", "all"]
Event = Literal["pairs", "individual", "teams", "knockout_teams"]
Scoring = Literal["matchpoints", "imps", "total_points", "board_a_match"]
WeightedScoring = Literal["matchpoints", "imps", "total_points", "board_a_match", "cross_imps", "butler"]
Responsibility = Literal["none", "partly", "full"]
SelfInflicted = Literal["none", "serious_error", "extremely_serious_error", "gambling"]

TEAMS = ("teams", "knockout_teams")


def _clock(text: str) -> str:
    found = re.fullmatch(r"([01]?\d|2[0-3])[:.]([0-5]\d)", text.strip())
    if not found:
        raise ValueError(f"'{text}' is not a time of day such as 22:05")
    return f"{int(found[1]):02}:{found[2]}"


Clock = Annotated[str, AfterValidator(_clock)]
"""A time of day, '22:05'."""
Percentage = Annotated[float, Field(ge=0, le=100)]


class ContractScore(Situation):
    """The points of a contract, and what they are worth beside other scores."""

    contract: Contract = asked()
    vulnerable: Vulnerable = assumed("none")
    declarer_tricks: int = asked(ge=0, le=13)
    other_table: int | None = record()
    field: tuple[int, ...] | None = record()


class ArtificialScore(Situation):
    """No result can be had, at the table or at one table of a match."""

    fault: dict[Side, Responsibility] | None = record()
    fault_ns: Responsibility = asked()
    fault_ew: Responsibility = asked()
    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")
    board_top: float | None = record(ge=1, le=9999)
    session_percentage: dict[Side, Percentage] = assumed({})
    session_imps: dict[Side, float] = assumed({})
    other_table_result: Literal["none", "not_favourable", "clearly_favourable"] = assumed("none")
    favours: Side = asked()
    several_results: bool = assumed(False)
    time_to_redeal: bool = assumed(False)
    match_result_known: bool = assumed(False)


class AssignedScore(Situation):
    """A result obtained at the table is replaced."""

    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")
    damage: bool | None = tested()
    non_offending: Side = asked()
    other_table: int = asked()
    field: tuple[int, ...] | None = record()
    board_top: float | None = record(ge=1, le=9999)
    likely: tuple[int, ...] | None = tested()
    at_all_probable: tuple[int, ...] | None = tested()
    no_infraction: int | None = tested()
    after_infraction: int | None = tested()
    table_result: int | None = record()
    contract: Contract | None = record()
    vulnerable: Vulnerable = assumed("none")
    declarer_tricks: int | None = record(ge=0, le=13)
    self_inflicted: SelfInflicted = assumed("none")
    two_standards: bool = assumed(False)


class Part(BaseModel):
    """One result of a weighted score."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    weight: float
    ns: int
    matchpoints_ns: float | None = None


class WeightedScore(Situation):
    """A mixture of results."""

    parts: tuple[Part, ...] | None = record()
    scoring: WeightedScoring = assumed("matchpoints")
    board_top: float | None = record(ge=1, le=9999)
    other_table: int | None = record()
    field: tuple[int, ...] | None = record()
    non_offending: Side = asked()
    rounding: Literal["none", "half_to_non_offenders", "half_away"] = assumed("none")
    by_committee: bool = assumed(False)
    divisor: Literal["none", "comparisons", "results"] = assumed("none")
    outliers: Literal["none", "one_at_each_end", "tenth_at_each_end"] = assumed("one_at_each_end")
    datum_half: Literal["away_from_zero", "towards_zero", "up", "down"] = assumed("away_from_zero")
    award_in_datum: bool = assumed(False)


class FouledBoard(Situation):
    """Contestants who should be compared played the board in different forms."""

    event: Event = assumed("pairs")
    results_expected: int = asked(ge=1, le=999)
    group_size: int = asked(ge=1, le=999)
    group_matchpoints: float = asked()
    group_scores: tuple[int, ...] | None = record()
    own_score: int = asked()
    method: Literal["formula", "add_one", "straight", "small_group"] = assumed("formula")
    fault: dict[Side, Responsibility] | None = record()
    fault_ns: Responsibility = asked()
    fault_ew: Responsibility = asked()
    scoring: Scoring = assumed("imps")
    time_to_redeal: bool = assumed(False)
    match_result_known: bool = assumed(False)


class ScoreCorrection(Situation):
    """Tricks or a score are disputed or wrongly entered."""

    score_fault: Literal["wrong_entry", "trick_count_disputed", "claim_disputed"] = required()
    round_ended: bool = assumed(False)
    within_correction_period: bool = assumed(True)
    correction_minutes: int = assumed(30, ge=0, le=9999)
    score_posted_at: Clock | None = record()
    requested_at: Clock | None = record()
    certain: bool = judged()
    mixed_by: Literal["none", "one_side", "both"] = assumed("none")
    organizer_approves: bool = assumed(False)


class AppealDeadline(Situation):
    """May a ruling still be appealed."""

    event: Event = assumed("pairs")
    minutes_since_score: int = asked(cuts=(31,), ge=0, le=9999)
    minutes_since_ruling: int | None = record(ge=0, le=9999)
    within_appeal_period: bool = asked()
    appeal_minutes: int = assumed(30, ge=0, le=9999)
    score_posted_at: Clock | None = record()
    ruling_told_at: Clock | None = record()
    requested_at: Clock | None = record()
    at_own_table: bool = assumed(True)
    partner_agrees: Literal["agrees", "refuses", "absent"] = assumed("agrees")
    point: Literal["law", "facts", "discipline"] = assumed("facts")
    committee_available: bool = assumed(True)
