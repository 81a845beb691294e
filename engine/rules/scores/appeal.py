"""Laws 92 and 93: whether a ruling may still be appealed, whose agreement that needs, and who hears it."""

from typing import Any

from engine.case import Case
from engine.rules.scores.derive import clock_after, minutes
from engine.rules.scores.facts import TEAMS, AppealDeadline
from engine.rules.scores.law import LAW, ScoreLaw
from engine.ruling import Outcome, Ruling

DEFAULT_PERIOD = 30
"""Minutes after the official score is available (92B), unless the organizer has set another period."""


def appeal_deadline(case: Case[AppealDeadline]) -> Ruling:
    """Rule on an appeal's admission."""
    law = LAW[case.edition]
    facts = case.facts
    if not _time_is_known(case) or _in_time(case):
        refused = _inadmissible(case, law)
        if refused:
            return refused
    if not _in_time(case):
        return _late(case)
    case.step("92A", "appeal-right")
    case.step("92B", "appeal-in-time", minutes=facts.appeal_minutes)
    case.step("92C", "appeal-through-director")
    lead = _heard_by(case)
    if facts.partner_agrees == "absent" and facts.event != "individual":
        lead = (law.concur_pair, *lead)
    outcome = Outcome(allowed=True, deadline=_deadline(case))
    return case.ruling(*lead, verdict="appeal-verdict-heard", outcome=outcome)


def _time_is_known(case: Case[AppealDeadline]) -> bool:
    return any(
        case.known(name) is not None for name in ("minutes_since_score", "minutes_since_ruling", "within_appeal_period")
    )


def _inadmissible(case: Case[AppealDeadline], law: ScoreLaw) -> Ruling | None:
    """The refusal of an appeal that is not heard whenever it is made, so that the time need not be asked."""
    if not case.facts.at_own_table:
        case.step("92A", "appeal-other-table")
        return _refused(case, "92A", "appeal-verdict-other-table")
    missing = _concurrence(case, law)
    if missing:
        return _refused(case, missing, "appeal-verdict-not-heard")
    if case.facts.point == "discipline":
        case.step("91A", "appeal-discipline-final")
        case.step("93B3", "appeal-discipline-recommendation")
        return _refused(case, "91A", "appeal-verdict-final")
    return None


def _in_time(case: Case[AppealDeadline]) -> bool:
    facts = case.facts
    since_ruling = case.known("minutes_since_ruling")
    if since_ruling is not None and since_ruling <= facts.appeal_minutes:
        return True
    if case.known("within_appeal_period") is not None:
        return facts.within_appeal_period
    if case.known("minutes_since_score") is None and facts.appeal_minutes != DEFAULT_PERIOD:
        return facts.within_appeal_period
    return facts.minutes_since_score <= facts.appeal_minutes


def _concurrence(case: Case[AppealDeadline], law: ScoreLaw) -> str | None:
    """The section for want of which the appeal is not heard, None where all who must have agreed."""
    facts = case.facts
    teams = facts.event in TEAMS
    section = law.concur_team if teams else law.concur_pair
    if facts.event == "individual":
        case.step(section, "appeal-individual")
        return None
    if facts.partner_agrees == "agrees":
        case.step(section, "appeal-all-agree", teams=teams)
        return None
    if facts.partner_agrees == "absent" and law.absent_agrees:
        case.step(section, "appeal-absent-agrees")
        return None
    case.step(section, "appeal-agreement-missing", teams=teams, absent=facts.partner_agrees == "absent")
    return section


def _heard_by(case: Case[AppealDeadline]) -> tuple[str, ...]:
    facts = case.facts
    if not facts.committee_available:
        case.step("93A", "appeal-no-committee")
        return "93A", "92A", "92B"
    if facts.point == "law":
        case.step("93B1", "appeal-point-of-law")
        case.step("93B3", "appeal-law-not-overruled")
        return "93B1", "92A", "92B"
    case.step("93B2", "appeal-to-committee")
    return "92B", "92A", "93B2"


def _deadline(case: Case[AppealDeadline]) -> dict[str, Any]:
    facts = case.facts
    period = facts.appeal_minutes
    start = facts.score_posted_at
    told = facts.ruling_told_at
    if told and (not start or (minutes(told) - minutes(start)) % (24 * 60) < 12 * 60):
        start = told
        case.note("note-period-from-ruling")
    at = clock_after(start, period) if start else f"+{period}"
    case.note("note-appeal-period", minutes=period, until=at if start else "none")
    return {"right": "appeal", "at": at, "law": "92B"}


def _late(case: Case[AppealDeadline]) -> Ruling:
    case.step("92B", "appeal-too-late", minutes=case.facts.appeal_minutes)
    return _refused(case, "92B", "appeal-verdict-too-late")


def _refused(case: Case[AppealDeadline], section: str, verdict: str) -> Ruling:
    return case.ruling(section, verdict=verdict, outcome=Outcome(allowed=False, deadline=_deadline(case)))
