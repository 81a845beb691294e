"""Law 61B: who may ask whom about a possible revoke, and what a forbidden question does."""

from typing import Literal

from engine import facts as fact
from engine.case import Case
from engine.facts import specs
from engine.players import Player, Seat
from engine.rules.revokes.correction import correction
from engine.rules.revokes.dummy import mentioned_by_dummy, overlooked
from engine.rules.revokes.establishment import Status
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import LAW, RevokeLaw
from engine.rules.revokes.rule import after_play
from engine.ruling import Outcome, Ruling


class RevokeInquiry(fact.Situation):
    """A question whether a player has a card of the suit led."""

    inquirer: Literal["declarer", "dummy", "defender"] = fact.required()
    asked: Literal["declarer", "dummy", "partner_defender", "opponent_defender"] = fact.required()
    offender: Player | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    dummy_lost_rights: bool = fact.assumed(False)
    allowed_by_regulation: bool = fact.assumed(True)
    revoke_found: bool = fact.asked()
    established: bool | None = fact.record()
    trick_won_by: Literal["offender", "partner", "opponents"] = fact.asked()
    later_tricks_won: int = fact.asked(cuts=(1, 2), ge=0, le=12)
    won_with_playable_card: bool = fact.asked()
    tricks_without_infraction: int | None = fact.tested(ge=0, le=13)


POSSIBLE = {
    "declarer": ("dummy", "opponent_defender"),
    "dummy": ("declarer", "opponent_defender"),
    "defender": ("declarer", "dummy", "partner_defender"),
}


def revoke_inquiry(case: Case[RevokeInquiry]) -> Ruling:
    """Rule on a question about a possible revoke."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.asked not in POSSIBLE[facts.inquirer]:
        raise case.contradiction("nobody-asks-so", "inquirer", "asked")
    allowed, section, text = _permission(case, law)
    case.step(section, text)
    if not facts.revoke_found:
        case.step("61A", "revoke-inquiry-nothing-found")
        verdict = "revoke-verdict-question-allowed" if allowed else "revoke-verdict-question-forbidden"
        return case.ruling(section, verdict=verdict, outcome=Outcome(allowed=allowed, tricks_transferred=0))
    single: Case[Revoke] = Case(case.edition, specs(Revoke), _revoke(case))
    if case.known("established"):
        return _found_later(case, single, law, section, allowed=allowed)
    treated = _as_established(case, law, allowed=allowed)
    lead = (treated,) if treated else (section, "62A")
    if mentioned_by_dummy(single):
        ruling = overlooked(single, law)
        lead = (law.dummy_attention, section)
    elif treated:
        single.step(treated, "revoke-question-as-established")
        ruling = after_play(single, law, Status.EXCHANGED, treated, law.defenders_ask)
    else:
        single.step("62A", "revoke-must-be-corrected")
        ruling = correction(single, law, Status.CORRECT)
    case.absorb(single)
    outcome = ruling.outcome.model_copy(update={"allowed": allowed})
    return case.ruling(*lead, *ruling.laws, verdict=ruling.verdict.id, outcome=outcome, **ruling.verdict.args)


def _found_later(
    case: Case[RevokeInquiry], single: Case[Revoke], law: RevokeLaw, section: str, *, allowed: bool
) -> Ruling:
    """The revoke came out only after the offending side had played on: it is established, whoever had asked about it."""
    single.step("63A1", "revoke-established-played-on")
    single.step(law.uncorrectable, "revoke-not-correctable")
    ruling = after_play(single, law, Status.ESTABLISHED)
    case.absorb(single)
    outcome = ruling.outcome.model_copy(update={"allowed": allowed})
    return case.ruling(*ruling.laws, "63A1", section, verdict=ruling.verdict.id, outcome=outcome, **ruling.verdict.args)


def _permission(case: Case[RevokeInquiry], law: RevokeLaw) -> tuple[bool, str, str]:
    facts = case.facts
    recent = case.edition >= 2007
    if facts.inquirer == "declarer":
        return True, "61B1" if recent else "61B", "revoke-question-declarer"
    if facts.inquirer == "dummy" and facts.asked == "opponent_defender":
        return False, "61B2b" if recent else "61B", "revoke-question-dummy-defender"
    if facts.inquirer == "dummy":
        if facts.dummy_lost_rights:
            return False, law.dummy_asked, "revoke-question-dummy-without-rights"
        return True, "61B2a" if recent else "61B", "revoke-question-dummy-declarer"
    if facts.asked != "partner_defender":
        return True, law.defenders_ask, "revoke-question-defender-declarer"
    forbidden = law.forbidden == "always" or (law.forbidden != "never" and not facts.allowed_by_regulation)
    if law.forbidden in ("by_default", "by_regulation"):
        case.note("note-defenders-questions", allowed=int(facts.allowed_by_regulation))
    text = "revoke-question-defenders-forbidden" if forbidden else "revoke-question-defenders-allowed"
    return not forbidden, law.defenders_ask, text


def _as_established(case: Case[RevokeInquiry], law: RevokeLaw, *, allowed: bool) -> str | None:
    if allowed:
        return None
    if case.facts.asked == "declarer":
        return law.dummy_asked
    return law.illegal_question if case.facts.asked == "partner_defender" else None


def _revoke(case: Case[RevokeInquiry]) -> dict[str, object]:
    asked = case.facts.asked
    role = asked if asked in ("declarer", "dummy") else "defender"
    names = ("trick_won_by", "later_tricks_won", "won_with_playable_card", "declarer", "dummy")
    known = {name: case.known(name) for name in names if case.known(name) is not None}
    without = case.known("tricks_without_infraction")
    if without is not None:
        known["tricks_without_infraction"] = without
    if case.facts.inquirer == "dummy" and not case.known("established"):
        known.update(attention_by="dummy", dummy_lost_rights=case.facts.dummy_lost_rights, since_revoke="nothing")
    return {**known, "offender": case.known("offender") or role}
