"""Law 64C, 43B3: the score as it stands after the transfer, and whether it compensates the other side enough."""

from typing import Any

from engine.cards import Contract
from engine.case import Case
from engine.players import other_side, side
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
        exempt_law: the section that ruled on the transfer; 64B2, 64B7 and 43B3 have tests of their own. Before 2007 both sides
            revoking to one trick comes under 64C itself.
        already_transferred: tricks to declarer's side (negative: to the defenders) by an earlier revoke in the same suit.
            Without the later revokes that adjustment would have been made all the same (64C2a).
    """
    both = exempt_law == (law.both_sides or law.both_equity)
    section = law.both_equity if both else {"64B2": law.repeated_equity, "43B3": "43B3"}.get(exempt_law, law.equity)
    penalty_lost = exempt_law == law.dummy_attention and law.dummy_redress == "right-lost"
    without = None if penalty_lost else case.tested("tricks_without_infraction", section)
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
    adjusted = contract_points(contract, without, vulnerability)
    if exempt_law == "43B3" and law.dummy_redress == "defenders-only":
        case.step(section, "revoke-equity-defenders-only", tricks=without, points=adjusted, own=score)
        declaring = side(contract.declarer)
        split = {"kind": "split", declaring: score, other_side(declaring): -adjusted}
        return {"score": score, "adjusted_score": split}
    case.step(section, "revoke-equity-adjusts", tricks=without)
    case.step(law.assigned, "revoke-adjusted-score", points=adjusted)
    ns = adjusted if side(contract.declarer) == "NS" else -adjusted
    return {"score": adjusted, "adjusted_score": {"kind": "assigned", "NS": ns, "EW": -ns}}


def _short(without: int, tricks: int, both: bool, declarer_offended: bool) -> bool:
    if both:
        return without != tricks
    return without < tricks if declarer_offended else without > tricks
