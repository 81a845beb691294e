"""Laws 10B and 11: a side acted or settled matters by itself before the Director was called."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged, required
from engine.ruling import Outcome, Ruling


class ForfeitureOfRights(Situation):
    """Rights after an irregularity when the Director was called late."""

    acted_before_director: bool = required()
    gained_through_ignorance: bool | None = judged()
    spectator_of: Literal["none", "offending_side", "non_offending_side"] = assumed("none")
    right_forfeited: bool | None = judged()


@dataclass(frozen=True)
class ForfeitureLaw:
    """Law 11 in one edition.

    Attributes:
        own_side_only: a side that gained loses its gain while the other keeps the score; otherwise the right is lost.
        non_offenders_spectator, offenders_spectator: attention first drawn by a spectator that a side answers for.
        penalty: a procedural penalty remains possible.
    """

    own_side_only: bool
    non_offenders_spectator: str | None
    offenders_spectator: str | None
    penalty: str


_1987 = ForfeitureLaw(own_side_only=False, non_offenders_spectator="11B", offenders_spectator="11B", penalty="11D")
LAW: Mapping[Edition, ForfeitureLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: ForfeitureLaw(
        own_side_only=False, non_offenders_spectator="11B1", offenders_spectator="11B2", penalty="11C"
    ),
    Edition.LAWS_2007: replace(_1987, non_offenders_spectator=None, offenders_spectator=None, penalty="11B"),
    Edition.LAWS_2017: ForfeitureLaw(
        own_side_only=True, non_offenders_spectator=None, offenders_spectator=None, penalty="11B"
    ),
}


def forfeiture_of_rights(case: Case[ForfeitureOfRights]) -> Ruling:
    """Rule on rights that may have been forfeited."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.acted_before_director:
        return _acted(case, law)
    whose = facts.spectator_of
    if whose == "non_offending_side" and law.non_offenders_spectator:
        return by_spectator(case, law, law.non_offenders_spectator, offenders=False)
    if whose == "offending_side" and law.offenders_spectator:
        return by_spectator(case, law, law.offenders_spectator, offenders=True)
    case.step("11A", "board-right-kept")
    case.step("10A", "board-director-alone")
    return case.ruling("11A", verdict="board-verdict-right-kept", outcome=Outcome(allowed=True))


def _acted(case: Case[ForfeitureOfRights], law: ForfeitureLaw) -> Ruling:
    case.step("10B", "board-players-settled")
    case.step("11A", "board-acted-first")
    gained = case.judged("gained_through_ignorance", "11A")
    case.step(law.penalty, "board-forfeiture-penalty")
    if not gained:
        case.judge("11A", "board-judge-forfeit-anyway")
        return case.ruling("11A", "10B", verdict="board-verdict-right-kept-no-gain", outcome=Outcome(allowed=True))
    if law.own_side_only:
        case.step("11A", "board-gain-taken-away")
        outcome = Outcome(adjusted_score={"kind": "split"})
        return case.ruling("11A", verdict="board-verdict-gain-taken-away", outcome=outcome)
    case.step("11A", "board-right-forfeited")
    return case.ruling("11A", verdict="board-verdict-right-forfeited", outcome=Outcome(no_rectification=True))


def by_spectator(case: Case[Any], law: ForfeitureLaw, section: str, *, offenders: bool) -> Ruling:
    """Attention was first drawn by a spectator for whose presence a side answers (1987, 1997)."""
    case.step(section, "board-spectator-drew-attention", offenders=int(offenders))
    lost = case.judged("right_forfeited", section)
    case.step(law.penalty, "board-forfeiture-penalty")
    if not lost:
        return case.ruling(section, verdict="board-verdict-spectator-no-loss", outcome=Outcome(allowed=True))
    if offenders:
        return case.ruling(section, verdict="board-verdict-spectator-no-correction", outcome=Outcome(allowed=False))
    return case.ruling(section, verdict="board-verdict-right-forfeited", outcome=Outcome(no_rectification=True))
