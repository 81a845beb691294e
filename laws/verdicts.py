"""Whether a ruling already given agrees with the outcome: right, wrong, or open where the outcome does not say."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.decide import Decision
from laws.answers import Verdict

LOST_BOARD = "artificial_score"
Fields = Mapping[str, Any]
"""An outcome as plain JSON values; what it does not assert is absent."""


def checked(claimed: Mapping[str, Any], decision: Decision) -> Verdict:
    """The verdict on a ruling given.

    Args:
        claimed: what was ruled: `tricks_transferred` (a number), `penalty_cards` (none, some, major, minor), `pass_required`
            (none, some, next_turn, rest_of_auction), `call` (stands, cancelled), `card` (played, not_played), `board`
            (average), `rectification` (none); another name (`allowed`, `play`) is compared with the outcome's field.

    Right where every outcome left agrees with all of it; wrong where every outcome contradicts some of it; else open.
    A board that is only known as lost from the ruling itself does not confirm that ruling.
    """
    if "board" in claimed and decision.situation == LOST_BOARD:
        return "open"
    outcomes = [
        branch.outcome.model_dump(mode="json", by_alias=True, exclude_none=True) for branch in decision.branches
    ]
    found = [_agrees(claimed, outcome) for outcome in outcomes]
    if found and all(answer is True for answer in found):
        return "right"
    return "wrong" if found and all(answer is False for answer in found) else "open"


def _agrees(claimed: Mapping[str, Any], outcome: Fields) -> bool | None:
    """True or false where the outcome confirms or contradicts what was ruled, None where it does not say."""
    answers = [_CHECKS.get(name, _field(name))(outcome, value) for name, value in claimed.items()]
    if any(answer is False for answer in answers):
        return False
    return True if answers and all(answer is True for answer in answers) else None


def _field(name: str) -> Callable[[Fields, Any], bool | None]:
    return lambda outcome, value: outcome[name] == value if name in outcome else None


def _tricks(outcome: Fields, value: int) -> bool | None:
    if "tricks_transferred" in outcome:
        return bool(outcome["tricks_transferred"] == value)
    return None


def _penalty_cards(outcome: Fields, value: str) -> bool | None:
    cards = outcome.get("penalty_cards")
    if cards is None:
        return None
    ranks = {card["rank"] for card in cards}
    if value in ("none", "some"):
        return bool(ranks) == (value == "some")
    return ranks == {value}


def _pass_required(outcome: Fields, value: str) -> bool | None:
    required = outcome.get("pass_required")
    if required is None:
        return False if outcome.get("no_rectification") and value != "none" else None
    lengths = {entry["for"] for entry in required}
    if value in ("none", "some"):
        return bool(lengths) == (value == "some")
    return lengths == {value}


def _call(outcome: Fields, value: str) -> bool | None:
    stands = bool(outcome.get("stands"))
    cancelled = bool(outcome.get("cancelled") or outcome.get("withdrawn"))
    if stands == cancelled:
        return None
    return stands == (value == "stands")


def _card(outcome: Fields, value: str) -> bool | None:
    played = outcome.get("played")
    if isinstance(played, str) or (isinstance(played, Mapping) and "by" in played):
        return value == "played"
    if outcome.get("withdrawn"):
        return value == "not_played"
    return None


def _board(outcome: Fields, value: str) -> bool | None:
    """An average in place of a result: contradicted by an outcome that goes on with the board or with its result."""
    score = outcome.get("adjusted_score")
    if score is not None:
        return bool(score.get("kind") == "artificial") == (value == "average")
    goes_on = outcome.get("play") == "continues" or any(name in outcome for name in _OF_A_BOARD_PLAYED)
    return False if goes_on else None


_OF_A_BOARD_PLAYED = (
    "options", "restrictions", "pass_required", "stands", "penalty_cards", "no_rectification", "tricks_transferred", "played",
)  # fmt: skip


def _rectification(outcome: Fields, value: str) -> bool | None:
    """'No penalty': contradicted by any rectification or by a choice of one."""
    del value
    if outcome.get("no_rectification") is True:
        return True
    asks = {option["code"] for option in outcome.get("options", ())}
    some = any(outcome.get(name) for name in ("pass_required", "penalty_cards", "restrictions", "tricks_transferred"))
    return False if some or asks & {"require_suit", "forbid_suit", "reject"} else None


_CHECKS: Mapping[str, Callable[[Fields, Any], bool | None]] = MappingProxyType(
    {
        "tricks_transferred": _tricks,
        "penalty_cards": _penalty_cards,
        "pass_required": _pass_required,
        "call": _call,
        "card": _card,
        "board": _board,
        "rectification": _rectification,
    }
)
