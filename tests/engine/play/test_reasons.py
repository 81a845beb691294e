"""The reasons come in the order in which a Director would give them, and no others."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.situations import Register

SPADE = {"player": "E", "card": "SQ", "rank": "major"}
REASONS: list[tuple[str, dict[str, Any], int, list[str]]] = [
    (
        "lead_out_of_turn",
        {
            "opening_lead": False,
            "offender": "W",
            "leader": "E",
            "declarer": "S",
            "card": "D9",
            "right_leader_led": "faced",
            "right_leader_card": "C4",
            "declarer_choice": "forbid",
        },
        2017,
        [
            "lead-partner-faced-too",
            "lead-refused",
            "lead-partner-card-too",
            "penalty-turn-forbidden",
            "penalty-turn-picked-up",
        ],
    ),
    (
        "simultaneous_play",
        {
            "players_involved": "one_hand",
            "offender": "W",
            "visible": "several",
            "cards": ["S9", "S4"],
            "named_card": "S9",
        },
        2017,
        ["simultaneous-names-one", "simultaneous-others-penalty", "penalty-card-minor"],
    ),
    (
        "simultaneous_play",
        {
            "players_involved": "one_hand",
            "player_role": "declarer",
            "visible": "several",
            "cards": ["S9", "S4"],
            "named_card": "S9",
            "next_player_acted": True,
        },
        2007,
        [
            "simultaneous-names-one",
            "simultaneous-others-free",
            "simultaneous-opponent-may-change",
            "withdrawn-card-information",
        ],
    ),
    (
        "penalty_card_turn",
        {
            "penalty_cards": [SPADE, {"player": "W", "card": "C7", "rank": "minor"}],
            "turn": "W",
            "to_lead": True,
            "declarer_choice": "forbid",
        },
        2017,
        ["penalty-turn-forbidden", "penalty-turn-picked-up", "penalty-turn-if-able", "penalty-turn-minor-lead"],
    ),
    (
        "penalty_card_turn",
        {
            "penalty_cards": [SPADE, {"player": "W", "card": "SJ", "rank": "major"}],
            "turn": "W",
            "to_lead": True,
            "declarer_choice": "require",
            "hands": {"W": "S:J2 H:- D:- C:3"},
        },
        1987,
        ["penalty-turn-required", "penalty-turn-picked-up", "penalty-turn-own-card-too"],
    ),
    (
        "penalty_card_turn",
        {"penalty_cards": [SPADE, {"player": "W", "card": "SJ", "rank": "major"}], "turn": "W", "to_lead": True},
        2017,
        ["penalty-turn-must-wait", "penalty-turn-own-card-after-choice"],
    ),
    (
        "penalty_card_turn",
        {
            "penalty_cards": [SPADE],
            "turn": "W",
            "to_lead": True,
            "declarer_choice": "require",
            "holds_chosen_suit": False,
        },
        1997,
        ["penalty-turn-required", "penalty-turn-picked-up", "penalty-turn-unable"],
    ),
    (
        "lead_out_of_turn",
        {"offender": "E", "declarer": "S", "opening_lead": True, "card": "H6", "right_leader_led": "face_down"},
        2017,
        [
            "lead-partner-face-down-back",
            "lead-declarer-may-spread",
            "lead-declarer-may-accept",
            "lead-declarer-may-refuse",
            "lead-choices-on-refusal",
        ],
    ),
    (
        "lead_out_of_turn",
        {
            "offender": "E",
            "declarer": "S",
            "opening_lead": True,
            "card": "H6",
            "right_leader_led": "faced",
            "accepted": False,
        },
        2017,
        ["lead-partner-faced-too", "lead-refused", "lead-partner-card-too", "lead-choices-on-refusal"],
    ),
    (
        "lead_out_of_turn",
        {"offender": "E", "declarer": "S", "opening_lead": True, "card": "H6", "told_by_opponent": True},
        1997,
        ["retraction-told-may", "withdrawn-card-information"],
    ),
    (
        "lead_out_of_turn",
        {"offender": "E", "declarer": "S", "opening_lead": True, "card": "H6", "told_by_opponent": True},
        2017,
        ["retraction-told-must", "retraction-not-acceptable", "withdrawn-card-information"],
    ),
    (
        "wrong_hand_lead",
        {"declarer": "S", "led_from": "dummy", "leader": "S", "next_defender": "accepts", "other_defender": "rejects"},
        2017,
        ["wrong-hand-next-prevails", "lead-accepted"],
    ),
    (
        "dummy_card_misplaced",
        {"named": "D4", "placed": "H4", "both_sides_played_next": False, "rho_played": True, "rho_changed": False},
        2017,
        ["misplaced-withdrawn"],
    ),
    (
        "dummy_card_misplaced",
        {"named": "D4", "placed": "H4", "both_sides_played_next": False, "rho_played": True},
        2017,
        [
            "misplaced-withdrawn",
            "misplaced-defender-may-change",
            "withdrawn-card-information",
            "misplaced-declarer-may-change",
        ],
    ),
    (
        "dummy_card_misplaced",
        {"named": "D4", "placed": "H4", "both_sides_played_next": True, "placed_was_lead": True},
        2017,
        ["misplaced-stands", "misplaced-lead-may-be-revoke"],
    ),
    (
        "card_retraction",
        {"retraction_reason": "change_of_mind", "offender": "S", "declarer": "S"},
        2017,
        ["retraction-change-of-mind"],
    ),
    (
        "exposed_card_in_play",
        {"player_role": "dummy", "how": "dropped", "cards": ["HK"]},
        2017,
        ["exposed-declarer-free"],
    ),
    ("dummy_rights", {"dummy_act": "touch_card"}, 2017, ["dummy-suggests"]),
    ("dummy_rights", {"dummy_act": "suggest_play"}, 2017, ["dummy-suggests", "dummy-takes-no-part"]),
    (
        "penalty_card_created",
        {"offender": "W", "cards": ["C3"], "deliberate": True},
        1987,
        ["penalty-card-by-play"],
    ),
    (
        "defective_trick",
        {"card_fault": "too_many", "both_sides_played_next": False, "offender": "defender", "surplus_card": "SQ"},
        2017,
        ["defective-too-many", "defective-fifth-penalty-card", "penalty-card-major"],
    ),
    (
        "premature_play",
        {"offender": "W", "declarer": "S", "led_suit": "H", "rank_choice": "lowest"},
        2017,
        ["premature-penalty-card", "premature-chosen-play-lowest", "premature-if-able"],
    ),
]


@pytest.mark.parametrize(("situation", "facts", "year", "reasons"), REASONS)
def test_reasons_in_order(
    situations: Register, situation: str, facts: dict[str, Any], year: int, reasons: list[str]
) -> None:
    decision = decide(situations[situation], facts, Edition(year))
    (branch,) = decision.branches
    assert [step.text.id for step in branch.rulings[0].steps] == reasons


@pytest.mark.parametrize(("cards", "notes"), [("H:84", ["note-designation-suits-left-out"]), ("S:- H:84 D:- C:-", [])])
def test_suits_left_out_are_remarked_on(situations: Register, cards: str, notes: list[str]) -> None:
    facts = {"dummy_cards": cards, "led_suit": "H", "called_suit": "C"}
    (branch,) = decide(situations["card_designation"], facts, Edition.LAWS_2017).branches
    assert [note.id for note in branch.rulings[0].notes] == notes


@pytest.mark.parametrize(
    ("situation", "facts", "asked"),
    [
        (
            "exposed_card_in_play",
            {"player_role": "defender", "how": "dropped", "cards": ["C7"]},
            ["judge-designated-otherwise"],
        ),
        ("exposed_card_in_play", {"player_role": "defender", "how": "premature_play", "cards": ["C7"]}, []),
        ("played_card", {"player_role": "defender", "card_position": "partner_could_see"}, []),
        ("trick_inspection", {"requester": "defender", "quitted": "play_over"}, []),
        ("dummy_rights", {"dummy_act": "point_out_irregularity", "against": "defender"}, []),
        ("card_retraction", {"retraction_reason": "misexplained"}, []),
        ("dummy_card_misplaced", {"named": "D4", "placed": "H4", "both_sides_played_next": False}, []),
    ],
)
def test_the_director_judges_no_more_than_he_must(
    situations: Register, situation: str, facts: dict[str, Any], asked: list[str]
) -> None:
    (branch,) = decide(situations[situation], facts, Edition.LAWS_2017).branches
    assert [judgement.ask.id for judgement in branch.rulings[0].judgement] == asked


NOT_COVERED = "note-designation-not-covered"
DUMMY = "S:AQ H:K D:5 C:9"


@pytest.mark.parametrize(
    ("situation", "facts", "edition", "notes"),
    [
        ("card_designation", {"dummy_cards": DUMMY, "led_suit": "none", "called_word": "high"}, 2017, [NOT_COVERED]),
        ("card_designation", {"dummy_cards": DUMMY, "led_suit": "S", "called_word": "high"}, 2017, []),
        (
            "card_designation",
            {"dummy_cards": "S:Q H:K D:5 C:9", "led_suit": "none", "called_word": "win", "trump": "N"},
            2017,
            [NOT_COVERED],
        ),
        (
            "defective_trick",
            {
                "card_fault": "omitted",
                "both_sides_played_next": True,
                "offender": "N",
                "declarer": "S",
                "holds_led_suit": False,
                "own_side_won": "that_trick",
            },
            2017,
            ["note-defective-dummy"],
        ),
        (
            "wrong_hand_lead",
            {
                "led_from": "dummy",
                "turn_was": "other_hand",
                "next_defender": "accepts",
                "other_defender": "rejects",
                "chose_first": "next_defender",
            },
            1997,
            ["note-wrong-hand-not-stated"],
        ),
    ],
)
def test_what_the_law_leaves_open_is_remarked_on(
    situations: Register, situation: str, facts: dict[str, Any], edition: int, notes: list[str]
) -> None:
    (branch,) = decide(situations[situation], facts, Edition(edition)).branches
    assert [note.id for note in branch.rulings[0].notes] == notes
