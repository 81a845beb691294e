"""All sections that a ruling on scores cites, the deciding ones first, edition by edition."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS
from engine.rules.scores import SITUATIONS

SPECS = {spec.name: spec for spec in SITUATIONS}
IMPS = {"scoring": "imps", "event": "teams"}
SPOILT = {"fault": {"NS": "none", "EW": "full"}}
SELF = {
    "scoring": "imps",
    "non_offending": "NS",
    "no_infraction": 620,
    "after_infraction": 140,
    "table_result": -100,
    "other_table": 170,
    "self_inflicted": "gambling",
}

ROWS: list[tuple[str, dict[str, Any], tuple[str, str, str, str]]] = [
    (
        "contract_score",
        {"contract": "4S by N", "declarer_tricks": 10, "other_table": 170, "field": [170]},
        ("77 78B 78A", "77 78B 78A", "77 78B 78A", "77 78B 78A"),
    ),
    ("artificial_score", SPOILT, ("12C1 12A2", "12C1 12A2", "12C2a 12A2", "12C2a 12A2")),
    (
        "artificial_score",
        {**SPOILT, "session_percentage": {"NS": 65, "EW": 35}},
        ("88 12C1 12A2", "88 12C1 12A2", "12C2c 12C2a 12A2", "12C2c 12C2a 12A2"),
    ),
    (
        "artificial_score",
        {**SPOILT, **IMPS, "session_imps": {"NS": 4, "EW": 0}},
        ("86A 12C1 12A2", "86A 12C1 12A2", "12C2c 86A 12C2a 12A2", "12C2c 12C2b 12C2a 12A2"),
    ),
    (
        "artificial_score",
        {"fault": {"NS": "none", "EW": "none"}, "scoring": "imps", "event": "knockout_teams"},
        ("86B 86A 12C1 12A2", "86B 86A 12C1 12A2", "86B 86A 12C2a 12A2", "12C4 12C2b 12C2a 12A2"),
    ),
    (
        "artificial_score",
        {**SPOILT, "event": "individual"},
        ("12C1 12A2 89", "12C1 12A2 89", "12C2a 12A2 12C3", "12C2a 12A2 12C3"),
    ),
    (
        "artificial_score",
        {"fault": {"NS": "none", "EW": "none"}, **IMPS, "several_results": True, "time_to_redeal": True},
        ("86A 12C1 12A2 86C", "86A 12C1 12A2 86C", "86A 12C2a 12A2 86C", "86B2a 12C2b 12C2a 86A"),
    ),
    (
        "artificial_score",
        {"fault": {"NS": "none", "EW": "none"}, **IMPS, "other_table_result": "clearly_favourable"},
        ("86A 12C1 12A2", "86A 12C1 12A2", "86D 12C1c", "86B1 12C1c"),
    ),
    ("assigned_score", SELF, ("12C2 84E", "12C2 84E", "12C1b 12B1", "12C1e 12C1eii 12C1ei 12B1")),
    ("assigned_score", {}, ("12C2 84E", "12C2 84E", "12C1a 12B1", "12C1b 12B1")),
    (
        "assigned_score",
        {"non_offending": "NS", "no_infraction": 420, "table_result": 170},
        ("12C2 84E", "12C2 84E", "12C1a 12C1 12B1", "12C1b 12C1 12B1"),
    ),
    (
        "assigned_score",
        {
            "damage": True,
            "non_offending": "NS",
            "likely": [420],
            "at_all_probable": [450],
            "no_infraction": 420,
            "two_standards": True,
        },
        ("12C2 84E", "12C2 84E", "12C1e 12B1 12C1ei 12C1eii", "12C1b 12C1 12B1"),
    ),
    (
        "weighted_score",
        {"parts": [{"weight": 1, "ns": 620, "matchpoints_ns": 3}], "board_top": 6, "by_committee": True},
        ("12C2", "12C3", "12C1c", "12C1c"),
    ),
    ("weighted_score", {"parts": [{"weight": 1, "ns": 620}]}, ("12C2", "12C2 12C3", "12C1c", "12C1c")),
    ("weighted_score", {}, ("12C2", "12C2 12C3", "12C1c", "12C1c")),
    ("fouled_board", {}, ("87B 87A 78A", "87B 87A 78A", "87B 87A 78A", "87B 87A 78A")),
    (
        "fouled_board",
        {"results_expected": 10, "group_size": 7, "group_matchpoints": 12},
        ("87B 78A 87A", "87B 78A 87A", "87B 78A 87A", "87B 78A 87A"),
    ),
    (
        "fouled_board",
        {"results_expected": 2, "group_size": 1, "event": "teams", "fault": {"NS": "full", "EW": "full"}},
        ("87B 86A 12C1 12A2 87A", "87B 86A 12C1 12A2 87A", "87B 86A 12C2a 12A2 87A", "87C 86B2c 12C2b 12C2a 87A"),
    ),
    ("score_correction", {"score_fault": "wrong_entry"}, ("79C", "79C", "79C1", "79C1")),
    (
        "score_correction",
        {
            "score_fault": "wrong_entry",
            "within_correction_period": False,
            "organizer_approves": True,
            "certain": True,
        },
        ("79C", "79C", "79C2 79C1", "79C2 79C1"),
    ),
    (
        "score_correction",
        {"score_fault": "trick_count_disputed", "round_ended": True, "certain": True},
        ("79B 81C6", "79B 81C6", "79B2 81C3", "79B3 81C3"),
    ),
    (
        "score_correction",
        {"score_fault": "trick_count_disputed", "within_correction_period": False},
        ("79B 81C6 92B", "79B 81C6 92B", "79B2 81C3 92B", "79B3 81C3 92B"),
    ),
    (
        "score_correction",
        {"score_fault": "trick_count_disputed", "mixed_by": "one_side"},
        ("65D 66D 79B", "65D 66D 79B", "65D 66D 79B2", "65D 66D 79B2"),
    ),
    (
        "score_correction",
        {"score_fault": "trick_count_disputed", "mixed_by": "both"},
        ("65D 79B", "65D 79B", "65D 79B2", "65D 79B2"),
    ),
    (
        "appeal_deadline",
        {"minutes_since_score": 5},
        ("92B 92A 93B2 92D 92C", "92B 92A 93B2 92D 92C", "92B 92A 93B2 92D1 92C", "92B 92A 93B2 92D1 92C"),
    ),
    (
        "appeal_deadline",
        {"minutes_since_score": 5, "event": "teams", "point": "law"},
        (
            "93B1 92A 92B 92D 92C 93B3",
            "93B1 92A 92B 92D 92C 93B3",
            "93B1 92A 92B 92D2 92C 93B3",
            "93B1 92A 92B 92D2 92C 93B3",
        ),
    ),
    ("appeal_deadline", {"point": "discipline"}, ("91A 92D 93B3", "91A 92D 93B3", "91A 92D1 93B3", "91A 92D1 93B3")),
]


@pytest.mark.parametrize(("situation", "facts", "cited"), ROWS)
def test_sections(situation: str, facts: dict[str, Any], cited: tuple[str, ...]) -> None:
    for edition, wanted in zip(EDITIONS, cited, strict=True):
        decision = decide(SPECS[situation], facts, edition)
        found = [" ".join(ruling.laws) for branch in decision.branches for ruling in branch.rulings]
        assert found == [wanted], edition
