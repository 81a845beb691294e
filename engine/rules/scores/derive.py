"""Facts of scores that follow from other facts."""

from typing import Any

from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.players import side
from engine.rules.scores.facts import TEAMS
from engine.scores.matchpoints import against
from engine.scoring import contract_points

DAY = 24 * 60


def from_fault(values: dict[str, Any]) -> None:
    """The responsibility of each side from `fault`."""
    for name, of in (("fault_ns", "NS"), ("fault_ew", "EW")):
        if of in (values.get("fault") or {}):
            agree(values, name, values["fault"][of], "fault")


def from_contract_played(values: dict[str, Any]) -> None:
    """The North-South result obtained from the contract and the tricks."""
    contract, tricks = values.get("contract"), values.get("declarer_tricks")
    if contract is None:
        return
    if contract.declarer is None:
        agree(values, "table_result", 0, "contract")
    elif tricks is not None:
        points = contract_points(contract, tricks, values.get("vulnerable", "none"))
        agree(values, "table_result", points if side(contract.declarer) == "NS" else -points, "contract")


def from_event(values: dict[str, Any]) -> None:
    """The scoring of a team event where none is stated: IMPs."""
    if values.get("event") in TEAMS:
        values.setdefault("scoring", "imps")


def minutes(clock: str) -> int:
    """Minutes since midnight of a time of day."""
    hour, minute = clock.split(":")
    return 60 * int(hour) + int(minute)


def clock_after(clock: str, period: int) -> str:
    """The time of day a number of minutes after another."""
    hour, minute = divmod((minutes(clock) + period) % DAY, 60)
    return f"{hour:02}:{minute:02}"


def _elapsed(values: dict[str, Any], since: str) -> int | None:
    if values.get(since) is None or values.get("requested_at") is None:
        return None
    return (minutes(values["requested_at"]) - minutes(values[since])) % DAY


def from_clock_of_correction(values: dict[str, Any]) -> None:
    """Whether the correction period (79C) has expired, from the times of day and the period; its last minute counts."""
    elapsed = _elapsed(values, "score_posted_at")
    if elapsed is not None:
        within = elapsed <= values.get("correction_minutes", 30)
        agree(values, "within_correction_period", within, "requested_at")


def from_clock_of_appeal(values: dict[str, Any]) -> None:
    """Minutes since the score was posted and since the ruling was told, from the times of day."""
    for name, since in (("minutes_since_score", "score_posted_at"), ("minutes_since_ruling", "ruling_told_at")):
        elapsed = _elapsed(values, since)
        if elapsed is not None:
            agree(values, name, elapsed, "requested_at")
    minutes_passed = values.get("minutes_since_score")
    if minutes_passed is not None and values.get("within_appeal_period") is not None:
        within = minutes_passed <= values.get("appeal_minutes", 30)
        agree(values, "within_appeal_period", within, "minutes_since_score")


def from_group(values: dict[str, Any]) -> None:
    """Size of the group of a fouled board from its scores, and matchpoints inside it from them and the own one.

    Raises:
        ImpossibleFacts: the group is larger than the field, is empty or has another size than its scores, the own score is
            not among them, or more matchpoints are stated than the group has.
    """
    scores, own = values.get("group_scores"), values.get("own_score")
    if scores:
        values.setdefault("group_size", len(scores))
    size, expected = values.get("group_size"), values.get("results_expected")
    if size is not None and expected is not None and size > expected:
        raise ImpossibleFacts("group-larger-than-field", "group_size", "results_expected", given=f"{size} > {expected}")
    if scores is not None:
        if len(scores) != size:
            given = f"{len(scores)}: {size or 1}"
            raise ImpossibleFacts("group-scores-do-not-match", "group_size", "group_scores", given=given)
        if own is not None:
            if own not in scores:
                raise ImpossibleFacts("own-score-not-in-group", "own_score", "group_scores", given=str(own))
            agree(values, "group_matchpoints", float(against(own, scores) - 1), "group_scores")
    won = values.get("group_matchpoints")
    if won is not None and size is not None and not 0 <= won <= 2 * (size - 1):
        raise ImpossibleFacts("too-many-group-matchpoints", "group_matchpoints", "group_size", given=f"{won}: {size}")
