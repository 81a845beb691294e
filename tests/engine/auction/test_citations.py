"""Every section that a ruling of the auction rests on is named, not only the deciding one."""

from typing import Any

import pytest

from engine.decide import decide
from engine.edition import Edition
from engine.situations import Register

SLIP = {"offender": "E", "call": "1S", "intended": "1N", "cause": "mechanical", "without_pause": True}
CHANGED = {"offender": "E", "declarer": "S", "first_call": "1H", "second_call": "1S", "accepted": False}
KEPT = {**CHANGED, "final_choice": "let_it_stand", "suits_specified": ["S"]}
ONE_SPADE = {"dealer": "N", "calls": ["1S"]}
LAST = {"auction": {"dealer": "N", "calls": ["1H", "P", "P"]}, "offender": "N", "call": "2H", "accepted": False}
CALLED = {"rho_action": "bid"}
SAME = {"replacement": "2H", "lowest_same_denomination": True}
LOW = {"auction": {"dealer": "N", "calls": ["1S"]}, "call": "1H", "accepted": False}
OUT = {"turn_belongs_to": "rho", "call": "1H"}
EARLY = {"auction": {"dealer": "N", "calls": []}, "offender": "E", "call": "1H", "accepted": False}
PLAYED = {"declarer": "S", "suits_specified": ["H"], "comparable": False}
DEFEND = {**PLAYED, "same_or_more_precise": False}

CITED: list[tuple[str, dict[str, Any], int, str]] = [
    ("unintended_call", {**SLIP, "next_player_acted": True}, 2017, "25A1 25A2 25A3 25A6 16C2"),
    ("unintended_call", {**SLIP, "next_player_acted": True}, 2007, "25A1 25A4 16D2"),
    ("unintended_call", {**SLIP, "cause": "changed_mind"}, 2017, "25A2 25B2"),
    ("unintended_call", {**SLIP, "cause": "changed_mind"}, 1997, "25A 25B 25B2b"),
    ("change_of_call", KEPT, 1987, "25B2b1 25B2 25B2c 16C2 26A2"),
    ("change_of_call", KEPT, 1997, "25B2b1 25B2 25B2c 16C2 26A2"),
    ("change_of_call", {**CHANGED, "suits_specified": ["S"]}, 2007, "25B2 25B3 16D2 26A2"),
    ("change_of_call", {**CHANGED, "comparable": False}, 2017, "25B2 25B3 16C2 26B"),
    ("change_of_call", {**CHANGED, "comparable": True}, 2017, "25B2 25B3 16C2 26A"),
    ("change_of_call", {"first_call": "1H"}, 2017, "25B 25B1 25B2 25B3 25A2"),
    ("change_of_call", {"first_call": "1H", "second_call": "1S", "lho_called_over": "first"}, 1997, "25B1 16C2"),
    ("insufficient_bid", {**LOW, **DEFEND, "replacement": "P"}, 1997, "27B2 27B 16C2 26A2"),
    ("insufficient_bid", {**LOW, **DEFEND, "replacement": "P"}, 2007, "27B2 27B 16D2 26A2"),
    ("insufficient_bid", {**LOW, **DEFEND, "replacement": "X"}, 2017, "27B3 27B 16C2 26B"),
    ("insufficient_bid", LOW, 2017, "27B 27B3"),
    (
        "insufficient_bid",
        {**LOW, "replacement": "2C", "replacement_made": "before_ruling", **DEFEND},
        2007,
        "27B2 27C 26A2 27B 16D2",
    ),
    (
        "insufficient_bid",
        {**LOW, "replacement": "2H", "lowest_same_denomination": True, "damage": True},
        2017,
        "27D 27B1a 27B 12C1",
    ),
    (
        "call_out_of_rotation",
        {**EARLY, "rho_action": "bid", "replacement": "2H", "comparable": True},
        2017,
        "31A2a 29B 23B",
    ),
    (
        "call_out_of_rotation",
        {**EARLY, "rho_action": "bid", "replacement": "P", **PLAYED, "declarer": "N"},
        2017,
        "31A2b 26B 29B 16C2",
    ),
    (
        "call_out_of_rotation",
        {**EARLY, "rho_action": "bid", "replacement": "P", **PLAYED, "declarer": "N"},
        1987,
        "31A2b 29A 26A2 16C2",
    ),
    ("call_out_of_rotation", {**EARLY, "rho_action": "bid"}, 2007, "31A2 31A2a 31A2b 29B"),
    ("call_out_of_rotation", EARLY, 2017, "31A 31A1 31A2 29B"),
    ("call_out_of_rotation", {**EARLY, "call": "P", "artificial": True}, 2017, "31A 31A1 31A2 29B 30C"),
    ("call_out_of_rotation", {**EARLY, "call": "2D", "artificial": True}, 2007, "31A 31A1 31A2 29B 29C"),
    ("inadmissible_call", {"offender": "E", "declarer": "S", "inadmissible": "redouble"}, 2017, "36B2 19B1 16C2 26B"),
    ("inadmissible_call", {"offender": "E", "inadmissible": "above_seven"}, 2007, "38C 26B 38A 38B 16D2"),
    ("inadmissible_call", {"inadmissible": "above_seven", "next_player_acted": True}, 2017, "38C 38D 38A 38B"),
    ("exposed_card_in_auction", {"cards": ["HK"], "offending_side_defends": True}, 2017, "24B 24 24E 50B 16C2"),
    ("exposed_card_in_auction", {"cards": ["HK"], "offending_side_defends": False}, 2017, "24B 24D 24 16C2"),
    ("exposed_card_in_auction", {"cards": ["HK"], "offending_side_defends": True}, 1987, "24B 24 50C 16A"),
    ("exposed_card_in_auction", {"cards": ["HK"], "exposed_when": "before_first_call"}, 2007, "24B 17A 24 16D2"),
    ("lost_turn", {"auction": {"dealer": "N", "calls": ["1H", "P"]}, "passes_after": ["W", "N"]}, 2007, "17E2 34 16D2"),
    ("simultaneous_calls", {"turn": "partner"}, 1987, "33 29B"),
    ("comparable_call", {"relation": "subset", "irregularity": "insufficient_bid"}, 2017, "23A2 27B1b 26A"),
    ("comparable_call", {"relation": "none", "irregularity": "insufficient_bid"}, 2017, "23A 27B2 26B"),
    ("comparable_call", {"relation": "none", "irregularity": "call_out_of_rotation"}, 2017, "23A 31A2b 26B"),
    ("comparable_call", {"relation": "subset", "damage": True}, 2017, "23C 23A2 23B 26A 12C1"),
    ("comparable_call", {"relation": "none"}, 2017, "23A 26B"),
    ("change_of_call", {**CHANGED, "first_call_legal": False, "suits_specified": ["S"]}, 1997, "25B2a 25B2 26A2"),
    ("unintended_call", {**SLIP, "auction": ONE_SPADE, "call": "P", "intended": "1H"}, 2017, "25A1 25A2 25A3 27"),
    ("insufficient_bid", {**LOW, **SAME, "replacement_made": "before_ruling"}, 2017, "27B1a 27C 27B"),
    ("insufficient_bid", {**LOW, **SAME}, 2017, "27B1a 27B"),
    (
        "insufficient_bid",
        {**LOW, "unintended": True, "without_pause": False, **DEFEND, "replacement": "P"},
        2007,
        "27B2 26A2 25A1 27B 16D2",
    ),
    (
        "call_out_of_rotation",
        {**EARLY, "call": "P", "artificial": True, **CALLED, "replacement": "P", **PLAYED},
        2007,
        "31A2b 26A2 29B 30C 16D2",
    ),
    ("call_out_of_rotation", {**LAST, "rho_action": "pass"}, 2017, "31A1 22A 29B"),
    (
        "change_of_call",
        {"first_call": "1H", "unintended": True, "without_pause": False},
        2007,
        "25B 25A1 25B1 25B2 25B3",
    ),
    ("call_out_of_rotation", {"call": "1H", "turn_belongs_to": "rho", "right_player_called": True}, 2017, "28B 16C2"),
    ("auction_state", {"auction": {"dealer": "N", "calls": ["1H", "P", "P", "P"]}}, 1997, "22B"),
    ("auction_state", {"auction": {"dealer": "N", "calls": ["1H", "P", "P", "P"]}}, 2007, "22A2"),
    ("auction_state", {"auction": {"dealer": "N", "calls": ["1H", "P", "P", "P"]}}, 2017, "22A"),
]


@pytest.mark.parametrize(("situation", "facts", "year", "cited"), CITED)
def test_all_sections_are_named(
    situation: str, facts: dict[str, Any], year: int, cited: str, situations: Register
) -> None:
    decision = decide(situations[situation], facts, Edition(year))
    assert len(decision.branches) == 1
    for ruling in decision.branches[0].rulings:
        assert ruling.laws[0] == cited.split()[0]
        assert set(cited.split()) == set(ruling.laws)


JUDGED: list[tuple[str, dict[str, Any], int, str]] = [
    ("change_of_call", KEPT, 1987, "23A"),
    ("change_of_call", KEPT, 1997, "23"),
    ("insufficient_bid", {**LOW, "replacement": "P", "same_or_more_precise": False}, 2007, "23"),
    ("insufficient_bid", {**LOW, "replacement": "P", "comparable": False}, 2017, "72C"),
    ("insufficient_bid", {**LOW, "replacement": "2H", "bid_natural": True, "replacement_natural": True}, 1987, "27B1b"),
    ("insufficient_bid", {**LOW, "replacement": "2H", "suits_specified": ["H"]}, 2017, "27D"),
    ("call_out_of_rotation", {**EARLY, "rho_action": "bid", "replacement": "2H", "comparable": True}, 2017, "23C"),
    (
        "call_out_of_rotation",
        {**EARLY, "rho_action": "bid", "replacement": "2H", "could_have_known": True},
        1987,
        "23A",
    ),
    ("inadmissible_call", {"inadmissible": "double"}, 2017, "72C"),
    ("inadmissible_call", {"inadmissible": "action_while_barred"}, 1997, "23"),
    ("exposed_card_in_auction", {"cards": ["HK"]}, 2007, "23"),
    ("lost_turn", {"turn": "S", "opening_lead_faced": True}, 1997, "72B1"),
    ("lost_turn", {"turn": "S", "opening_lead_faced": True}, 1987, "12A1"),
]


@pytest.mark.parametrize(("situation", "facts", "year", "law"), JUDGED)
def test_what_is_left_to_the_director_is_named(
    situation: str, facts: dict[str, Any], year: int, law: str, situations: Register
) -> None:
    decision = decide(situations[situation], facts, Edition(year))
    assert law in {item.law for branch in decision.branches for ruling in branch.rulings for item in ruling.judgement}


OFFERED: list[tuple[str, dict[str, Any], int, str]] = [
    ("change_of_call", {"first_call": "1H"}, 1987, "accept:25B1 reject:25B2"),
    ("change_of_call", {"first_call": "1H"}, 2017, "accept:25B1 reject:25B2"),
    ("call_out_of_rotation", OUT, 1987, "accept:29B reject:29A"),
    ("call_out_of_rotation", OUT, 2017, "accept:29A reject:29B"),
    ("simultaneous_calls", {"turn": "partner"}, 1987, "accept:29B reject:29A"),
    ("insufficient_bid", {"call": "1H"}, 1987, "accept:27A reject:27B"),
    ("insufficient_bid", {"call": "1H"}, 2017, "accept:27A1 reject:27B"),
    ("insufficient_bid", LOW, 1987, "replace:27B1a replace:27B2"),
    ("insufficient_bid", LOW, 2017, "replace:27B1a replace:27B1b replace:27B2"),
    ("insufficient_bid", {**LOW, "replacement": "1D"}, 2017, "accept:27A1"),
    ("unintended_call", {**SLIP, "next_player_acted": True}, 2007, "replace:25A4"),
    ("unintended_call", {**SLIP, "cause": "changed_mind"}, 2017, "accept:25B1 reject:25B2"),
    ("call_out_of_rotation", {**EARLY, "rho_action": "bid"}, 2007, "replace:31A2a replace:31A2b"),
    (
        "call_out_of_rotation",
        {**EARLY, "rho_action": "bid", "replacement": "none"},
        2017,
        "replace:31A2a replace:31A2b",
    ),
]


@pytest.mark.parametrize(("situation", "facts", "year", "offered"), OFFERED)
def test_options_name_their_sections(
    situation: str, facts: dict[str, Any], year: int, offered: str, situations: Register
) -> None:
    decision = decide(situations[situation], facts, Edition(year))
    options = decision.branches[0].outcome.options or ()
    assert " ".join(f"{option.code}:{option.law}" for option in options) == offered


PREVIEWED = [
    ("P", "rho", 2007, "30", "rotation-preview-pass"),
    ("P", "rho", 2017, "30A", "rotation-preview-must-pass"),
    ("P", "partner", 2017, "30B1", "rotation-preview-comparable"),
    ("1H", "rho", 2007, "31A", "rotation-preview-rho-31"),
    ("1H", "rho", 2017, "31A", "rotation-preview-rho-comparable"),
    ("1H", "partner", 2007, "31B", "rotation-preview-partner-passes"),
    ("1H", "partner", 2017, "31B", "rotation-preview-comparable"),
    ("X", "rho", 2007, "32B", "rotation-preview-rho-32"),
    ("X", "rho", 2017, "32A", "rotation-preview-rho-comparable"),
    ("X", "partner", 2007, "32A", "rotation-preview-partner-passes"),
    ("X", "partner", 2017, "32B", "rotation-preview-comparable"),
]


@pytest.mark.parametrize(("call", "turn", "year", "law", "text"), PREVIEWED)
def test_a_refusal_is_previewed(call: str, turn: str, year: int, law: str, text: str, situations: Register) -> None:
    facts = {"call": call, "turn_belongs_to": turn}
    ruling = decide(situations["call_out_of_rotation"], facts, Edition(year)).branches[0].rulings[0]
    assert (ruling.steps[-1].law, ruling.steps[-1].text.id) == (law, text)
    texts = [step.text.id for step in ruling.steps]
    assert ("rotation-right-player-may-call" in texts) == (turn == "rho")


ASSUMED: list[tuple[dict[str, Any], int, set[str]]] = [
    ({"call": "1H"}, 2007, {"note-bid-natural"}),
    ({"call": "1N"}, 2007, {"note-no-suit-specified"}),
    ({"call": "1H", "suits_specified": ["H"]}, 2007, set()),
    ({"call": "1H", "comparable": False}, 2017, {"note-no-suit-shown"}),
    ({"call": "1H", "comparable": False, "suits_shown_legally": ["S"]}, 2017, set()),
]


@pytest.mark.parametrize(("facts", "year", "notes"), ASSUMED)
def test_what_was_assumed_is_noted(facts: dict[str, Any], year: int, notes: set[str], situations: Register) -> None:
    decision = decide(situations["withdrawn_call_lead"], {**facts, "offending_side_defends": True}, Edition(year))
    assert {note.id for note in decision.branches[0].rulings[0].notes} == notes


@pytest.mark.parametrize(
    ("cards", "when", "said"),
    [(["H7"], "during_auction", False), (["HK"], "during_auction", False), (["H7"], "after_final_pass", True)],
)
def test_no_turn_is_left_only_after_the_auction(cards: list[str], when: str, said: bool, situations: Register) -> None:
    facts = {"cards": cards, "exposed_when": when, "offending_side_defends": True}
    ruling = decide(situations["exposed_card_in_auction"], facts, Edition(2007)).branches[0].rulings[0]
    assert ("exposed-no-turn-left" in {step.text.id for step in ruling.steps}) == said


def test_who_decides_and_who_declares_is_said(situations: Register) -> None:
    early = {**EARLY, "accepted": None}
    assert (
        decide(situations["call_out_of_rotation"], early, Edition(2017)).branches[0].rulings[0].verdict.args["lho"]
        == "S"
    )
    ended = {"auction": {"dealer": "N", "calls": ["1H", "P", "P", "P"]}}
    steps = decide(situations["auction_state"], ended, Edition(2007)).branches[0].rulings[0].steps
    assert [step.text.args["player"] for step in steps if step.text.id == "state-declarer"] == ["N"]


@pytest.mark.parametrize(
    ("defends", "said"),
    [
        (None, {"exposed-penalty-card-if-defending", "exposed-picked-up-if-declaring"}),
        (True, {"exposed-becomes-penalty-card"}),
        (False, {"exposed-picked-up"}),
    ],
)
def test_what_becomes_of_the_card_is_said(defends: bool | None, said: set[str], situations: Register) -> None:
    facts = {"cards": ["HK"], "offending_side_defends": defends}
    ruling = decide(situations["exposed_card_in_auction"], facts, Edition(2017)).branches[0].rulings[0]
    assert {step.text.id for step in ruling.steps if step.law in ("24D", "24E")} == said
