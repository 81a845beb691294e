"""Law 69: agreement to a claim or concession, and taking it back."""

from engine.case import Case
from engine.claims.bounds import Bounds
from engine.claims.endings import Ending
from engine.claims.searching import Legal, Searcher
from engine.players import other_side, side
from engine.rules.claims.facts import ClaimAcceptanceWithdrawal
from engine.rules.claims.law import LAW, ClaimLaw
from engine.rules.claims.position import claimer_seat, divided, ending, tricks_left
from engine.ruling import Outcome, Ruling


def claim_acceptance_withdrawal(case: Case[ClaimAcceptanceWithdrawal], search: Searcher) -> Ruling:
    """Rule on agreement taken back: is it established, is the correction period open, and what trick is it about.

    Args:
        search: makes the searches that the cards allow.
    """
    facts = case.facts
    law = LAW[case.edition]
    _ = facts.claimer
    if _objected_in_time(case):
        return _contested(case, law, search)
    case.step("69A", "agreement-established")
    if not facts.within_correction_period:
        case.step("69B", "agreement-period-over")
        return _stays(case, law, "69B")
    kind, tricks = _kind(case, search)
    if section := law.withdrawn.get(kind):
        case.step("79C", "agreement-period-open")
        case.step(section, f"agreement-{kind.replace('_', '-')}", n=tricks)
        if kind == "likely_won":
            case.judge(section, "agreement-judge-likely")
        return _back(case, section, tricks)
    case.step(_refusing(law, kind), f"agreement-{kind.replace('_', '-')}-not-enough")
    if kind == "unlikely_won" and "likely_won" in law.withdrawn:
        case.judge(law.withdrawn["likely_won"], "agreement-judge-likely")
    return _stays(case, law, _refusing(law, kind))


def _refusing(law: ClaimLaw, kind: str) -> str:
    return law.withdrawn.get("likely_won", law.stays) if kind == "unlikely_won" else law.stays


def _objected_in_time(case: Case[ClaimAcceptanceWithdrawal]) -> bool:
    """Whether it is stated that the side has not called on a later board and that the round goes on (69A)."""
    called, ended = case.known("called_next_board"), case.known("round_ended")
    return called in ("none", "non_offending_side") and ended is False


def _contested(case: Case[ClaimAcceptanceWithdrawal], law: ClaimLaw, search: Searcher) -> Ruling:
    case.step("69A", "agreement-not-established")
    case.step("70A", "agreement-contested-instead")
    kind, tricks = _kind(case, search)
    if kind == "unlikely_won":
        case.judge("70A", "claim-judge-adjudicate")
        return case.ruling("69A", "70A", verdict="claim-verdict-director", outcome=Outcome(play=law.ends))
    return _back(case, "69A", tricks)


def _kind(case: Case[ClaimAcceptanceWithdrawal], search: Searcher) -> tuple[str, int]:
    """What kind of trick it is, and how many: stated, or certain from the cards.

    Raises:
        ImpossibleFacts: the agreeing side could not win such a trick by any legal play.
    """
    found = ending(case)
    claimed = case.facts.claimed_tricks
    wanted = case.facts.lost_tricks
    if claimed is not None and wanted > claimed:
        raise case.contradiction("agreement-more-than-claimed", "lost_tricks", "claimed_tricks")
    if found is None or claimed is None or case.known("lost_trick") == "already_won":
        return case.facts.lost_trick, wanted
    low, high = _bounds(case, found, search)
    conceded = found.tricks - claimed
    if case.known("lost_trick") is None and low.low > conceded:
        return "cannot_lose_normally", low.low - conceded
    if case.facts.lost_trick != "unlikely_won" and high.exact and high.high < conceded + wanted:
        raise case.contradiction("agreement-trick-never-won", "lost_trick", "hands")
    return case.facts.lost_trick, wanted


def _bounds(case: Case[ClaimAcceptanceWithdrawal], found: Ending, search: Searcher) -> tuple[Bounds, Bounds]:
    """Fewest and most tricks of the agreeing side by any legal play."""
    seat = claimer_seat(case)
    assert seat is not None, "an ending is only made where the claimer's seat is known"
    agreeing = other_side(side(seat))
    return search(Legal(found, agreeing)).tricks, search(Legal(found, agreeing, "most")).tricks


def _back(case: Case[ClaimAcceptanceWithdrawal], section: str, tricks: int) -> Ruling:
    claimed = case.facts.claimed_tricks
    given = None if claimed is None else divided(tricks_left(case), claimed - tricks)
    return case.ruling(section, verdict="agreement-verdict-back", outcome=Outcome(claim_tricks=given), n=tricks)


def _stays(case: Case[ClaimAcceptanceWithdrawal], law: ClaimLaw, section: str) -> Ruling:
    claimed = case.facts.claimed_tricks
    given = None if claimed is None else divided(tricks_left(case), claimed)
    outcome = Outcome(claim_tricks=given, no_rectification=True)
    return case.ruling(section, verdict="agreement-verdict-stays", outcome=outcome)
