"""A revoke from stated facts: first whether it is established (63), then its correction (62) or its price (64)."""

from engine.case import Case
from engine.derive import role_of
from engine.rules.revokes.correction import correction
from engine.rules.revokes.dummy import mentioned_by_dummy, overlooked
from engine.rules.revokes.equity import scored
from engine.rules.revokes.establishment import Status, kind_of, status
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import LAW, RevokeLaw
from engine.rules.revokes.transfer import adjustment
from engine.ruling import Outcome, Ruling, Transfer

OPEN = (Status.CORRECT, Status.CORRECT_BOTH, Status.CORRECT_TRICK_TWELVE)


def revoke(case: Case[Revoke]) -> Ruling:
    """Rule on a revoke."""
    law = LAW[case.edition]
    trick = case.known("trick")
    if trick is not None and not 1 <= trick <= 12:
        raise case.contradiction("no-revoke-in-last-trick", "trick")
    definition(case)
    if mentioned_by_dummy(case):
        return overlooked(case, law)
    found = status(case, law)
    if found not in OPEN:
        return after_play(case, law, found)
    if case.facts.second_revoke:
        case.note("note-revoke-second-apart")
    return correction(case, law, found)


def definition(case: Case[Revoke]) -> None:
    """The step that says why it is a revoke, where that is not plain."""
    kind = kind_of(case)
    if kind == "required_suit_not_led":
        case.step("61A", "revoke-required-suit")
    elif kind == "missing_card_restored":
        case.step("14B4" if case.edition >= 2007 else "14B3", "revoke-missing-card")


def after_play(case: Case[Revoke], law: RevokeLaw, found: Status, *also: str) -> Ruling:
    """The ruling on a revoke that is, or counts as, established; `also` are sections to name beside the deciding one."""
    moved = adjustment(case, law)
    table = case.known("declarer_tricks")
    offender = case.known("offender") if table is None or case.known("contract") is None else case.facts.offender
    declaring = role_of(dict(case.values), offender) in ("declarer", "dummy")
    tricks = None if table is None else table - moved.total if declaring else table + moved.total
    score = scored(case, law, tricks=tricks, declarer_offended=declaring, exempt_law=moved.law)
    transfers = tuple(
        Transfer(to="non_offending_side", tricks=item.tricks, law=item.law) for item in moved.each if item.tricks
    )
    card = case.known("card")
    open_class = found is Status.EXCHANGED and law.illegal_question in also
    if open_class:
        case.note("note-exchanged-card-perhaps-penalty-card")
    outcome = Outcome(
        transfers=transfers,
        tricks_transferred=moved.total,
        penalty_cards=None if open_class else (),
        stands=(card,) if card and found is Status.ESTABLISHED else None,
        **score,
    )
    by_weight = sorted(moved.each, key=lambda item: not item.tricks)
    sections = dict.fromkeys(item.law for item in by_weight)
    lead = (*sections, *also, *((law.dummy_asked,) if found is Status.EXCHANGED and not also else ()))
    verdict = "revoke-verdict-transfer" if moved.total else "revoke-verdict-no-transfer"
    return case.ruling(*lead, verdict=verdict, outcome=outcome, tricks=moved.total)
