"""Verdicts on rulings given: right, wrong, and open where the outcome does not say."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import LATEST
from engine.situations import Register
from laws.verdicts import checked

SMALL_CARD = ("exposed_card_in_play", {"player_role": "defender", "how": "dropped", "cards": ["H3"], "offender": "E"})
HONOUR = ("exposed_card_in_play", {"player_role": "defender", "how": "dropped", "cards": ["HK"], "offender": "E"})
TWO_TRICKS = (
    "revoke",
    {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 2},
)
REPLACED_BY_PASS = ("insufficient_bid", {"call": "1S", "accepted": False, "replacement": "P", "comparable": False})
ACCEPTED = ("insufficient_bid", {"call": "1H", "accepted": True})
LED = ("lead_out_of_turn", {"opening_lead": False, "offender": "E", "right_leader_is_partner": True})
LOST: tuple[str, dict[str, object]] = ("artificial_score", {})


@pytest.mark.parametrize(
    ("case", "claimed", "verdict"),
    [
        (SMALL_CARD, {"penalty_cards": "none"}, "wrong"),
        (SMALL_CARD, {"penalty_cards": "minor"}, "right"),
        (HONOUR, {"penalty_cards": "minor"}, "wrong"),
        (HONOUR, {"penalty_cards": "some"}, "right"),
        (TWO_TRICKS, {"tricks_transferred": 2}, "right"),
        (TWO_TRICKS, {"tricks_transferred": 1}, "wrong"),
        (TWO_TRICKS, {"allowed": True}, "open"),
        (REPLACED_BY_PASS, {"pass_required": "rest_of_auction"}, "right"),
        (REPLACED_BY_PASS, {"pass_required": "next_turn"}, "wrong"),
        (REPLACED_BY_PASS, {"pass_required": "none"}, "wrong"),
        (ACCEPTED, {"call": "stands"}, "right"),
        (ACCEPTED, {"call": "cancelled"}, "wrong"),
        (ACCEPTED, {"rectification": "none"}, "right"),
        (LED, {"board": "average"}, "wrong"),
        (LED, {"rectification": "none"}, "wrong"),
        (LED, {"card": "played"}, "open"),
        (LOST, {"board": "average"}, "open"),
    ],
)
def test_verdict(
    situations: Register, case: tuple[str, Mapping[str, Any]], claimed: Mapping[str, Any], verdict: str
) -> None:
    situation, facts = case
    assert checked(claimed, decide(situations[situation], facts, LATEST)) == verdict
