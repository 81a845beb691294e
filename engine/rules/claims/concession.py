"""Law 71: a concession that the Director cancels."""

from engine.case import Case
from engine.claims.assumptions import Assumptions
from engine.claims.bounds import Bounds
from engine.claims.endings import Ending
from engine.claims.lines import Lines
from engine.claims.searching import Legal, Normally, Searcher
from engine.players import side
from engine.rules.claims.facts import ConcessionCancelled
from engine.rules.claims.law import LAW
from engine.rules.claims.position import claimer_seat, defends, divided, ending, tricks_left
from engine.ruling import Outcome, Ruling

LOSABLE = "losable_normally"


def concession_cancelled(case: Case[ConcessionCancelled], search: Searcher) -> Ruling:
    """Rule on a conceded trick: it stands, unless the correction period is open and the trick is of a kind of Law 71.

    Args:
        search: makes the searches that the cards allow.
    """
    facts = case.facts
    law = LAW[case.edition]
    if not facts.within_correction_period:
        case.step("71", "concession-period-over")
        return _stands(case, "71")
    kind, tricks = _kind(case, search)
    if kind == LOSABLE:
        section = law.cancelled["not_losable_normally"]
        case.step(section, "concession-losable")
        return _stands(case, section)
    section = law.cancelled[kind]
    if kind == "not_losable_normally":
        case.step(section, "concession-not-losable-normally")
        if law.irrational_not_normal:
            case.step(section, "concession-irrational-not-normal")
        if law.early_only and _too_late(case):
            case.step(section, "concession-too-late")
            return _stands(case, section)
    else:
        case.step(section, f"concession-{kind.replace('_', '-')}")
    case.step("79C", "agreement-period-open")
    claimed, total = facts.claimed_tricks, tricks_left(case)
    if claimed is not None and total is not None and claimed + tricks > total:
        raise case.contradiction("concession-more-than-conceded", "conceded_tricks", "claimed_tricks")
    given = None if claimed is None else divided(total, claimed + tricks)
    return case.ruling(section, verdict="concession-verdict-cancelled", outcome=Outcome(claim_tricks=given), n=tricks)


def _too_late(case: Case[ConcessionCancelled]) -> bool:
    """71B of 1987, 71C of 1997: the conceding side, whose error it is, has called on a later board, or the round is over."""
    return case.facts.called_next_board in ("offending_side", "both") or case.facts.round_ended


def _kind(case: Case[ConcessionCancelled], search: Searcher) -> tuple[str, int]:
    """What kind of trick was conceded, and how many come back: stated, or found from the cards.

    Raises:
        ImpossibleFacts: what is stated about legal play is not so with these cards.
    """
    stated, tricks = case.known("conceded_trick"), case.facts.conceded_tricks
    found = ending(case) if case.known("claimer") else None
    claimed = case.facts.claimed_tricks
    if found is None or claimed is None or stated in ("already_won", "contract_already_decided"):
        return case.facts.conceded_trick, tricks
    seat = claimer_seat(case)
    assert seat is not None, "an ending is only made where the claimer's seat is known"
    legal = search(Legal(found, side(seat))).tricks
    if legal.exact and stated == "not_losable_legally" and legal.low <= claimed:
        raise case.contradiction("concession-losable-legally", "conceded_trick", "hands")
    if stated == LOSABLE and legal.low > claimed:
        raise case.contradiction("concession-not-losable", "conceded_trick", "hands")
    if stated is not None:
        return stated, max(tricks, legal.low - claimed)
    if legal.low > claimed:
        return "not_losable_legally", legal.low - claimed
    normally = _normally(case, found, legal, search)
    if not normally.exact:
        return case.facts.conceded_trick, tricks
    case.judge(LAW[case.edition].cancelled["not_losable_normally"], "concession-judge-normal", n=normally.low)
    return ("not_losable_normally", normally.low - claimed) if normally.low > claimed else (LOSABLE, tricks)


def _normally(case: Case[ConcessionCancelled], found: Ending, legal: Bounds, search: Searcher) -> Bounds:
    """Fewest tricks of the conceding side by normal play."""
    seat = claimer_seat(case)
    assert seat is not None, "an ending is only made where the claimer's seat is known"
    facts = case.facts
    assumptions = Assumptions(top_down=facts.order_in_suit == "top_down", keeps_high=facts.keeps_high_cards)
    lines = Lines(found, seat, not defends(case), assumptions=assumptions)
    return search(Normally(lines, legal.low, found.tricks)).tricks


def _stands(case: Case[ConcessionCancelled], section: str) -> Ruling:
    claimed = case.facts.claimed_tricks
    given = None if claimed is None else divided(tricks_left(case), claimed)
    outcome = Outcome(claim_tricks=given, no_rectification=True)
    return case.ruling(section, verdict="concession-verdict-stands", outcome=outcome)
