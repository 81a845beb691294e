"""Law 64C: the score as it stands after the transfer, and whether it compensates the other side enough."""

from typing import Any

from engine.cards import Contract
from engine.case import Case
from engine.players import side
from engine.rules.revokes.law import RevokeLaw
from engine.scoring import contract_points


def scored(
    case: Case[Any],
    law: RevokeLaw,
    *,
    tricks: int | None,
    declarer_offended: bool,
    exempt_law: str,
    already_transferred: int = 0,
) -> dict[str, Any]:
    """The outcome fields `score` and `adjusted_score`, where a contract and its tricks are known.

    Args:
        tricks: tricks of declarer's side after the transfer, None where unknown.
        exempt_law: the section that ruled on the transfer; 64B2 and 64B7 have tests of their own in 2017.
        already_transferred: tricks to declarer's side (negative: to the defenders) by an earlier revoke in the same suit.
            Without the later revokes that adjustment would have been made all the same (64C2a).
    """
    both = exempt_law == law.both_sides
    section = law.both_equity if both else law.repeated_equity if exempt_law == "64B2" else law.equity
    without = case.tested("tricks_without_infraction", section)
    contract: Contract | None = case.known("contract")
    if contract is None or contract.declarer is None or tricks is None:
        return {}
    vulnerability = case.facts.vulnerable
    score = contract_points(contract, tricks, vulnerability)
    if without is None:
        return {"score": score}
    without += already_transferred
    if not _short(without, tricks, both, declarer_offended):
        case.step(section, "revoke-equity-satisfied")
        return {"score": score}
    score = contract_points(contract, without, vulnerability)
    case.step(section, "revoke-equity-adjusts", tricks=without)
    case.step(law.assigned, "revoke-adjusted-score", points=score)
    ns = score if side(contract.declarer) == "NS" else -score
    return {"score": score, "adjusted_score": {"kind": "assigned", "NS": ns, "EW": -ns}}


def _short(without: int, tricks: int, both: bool, declarer_offended: bool) -> bool:
    if both:
        return without != tricks
    return without < tricks if declarer_offended else without > tricks
