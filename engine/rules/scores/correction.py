"""Law 79: tricks or a score disputed or wrongly entered, and the period for putting it right."""

from typing import Any

from engine.case import Case
from engine.rules.scores.derive import clock_after
from engine.rules.scores.facts import ScoreCorrection
from engine.rules.scores.law import LAW, ScoreLaw
from engine.ruling import Argument, Outcome, Ruling


def score_correction(case: Case[ScoreCorrection]) -> Ruling:
    """Rule on correcting a score."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.score_fault == "wrong_entry":
        return _wrong_entry(case, law)
    if not facts.within_correction_period:
        case.step(law.rectify, "correction-power-ended")
        case.step("92B", "correction-request-too-late")
        section = law.dispute_claim if facts.score_fault == "claim_disputed" else law.late_dispute
        return _stands(case, law, section, law.rectify, "92B")
    if facts.score_fault == "claim_disputed":
        return _claim(case, law)
    return _trick_count(case, law)


def _wrong_entry(case: Case[ScoreCorrection], law: ScoreLaw) -> Ruling:
    facts = case.facts
    if facts.within_correction_period:
        case.step(law.record_error, "correction-in-time", minutes=facts.correction_minutes)
        return _entry(case, law)
    case.step(law.record_error, "correction-period-over", minutes=facts.correction_minutes)
    if law.late_record_error is None:
        return _stands(case, law, law.record_error)
    case.step(law.late_record_error, "correction-late-approval", regulated=law.late_by_regulation)
    if case.known("certain") is not False and not facts.organizer_approves:
        return _not_approved(case, law, law.late_record_error)
    if not case.judged("certain", law.late_record_error):
        return _doubtful(case, law, law.late_record_error)
    case.step(law.late_record_error, "correction-late-allowed")
    if law.late_by_regulation:
        case.note("note-late-correction-regulation")
    return _corrected(case, law, law.late_record_error)


def _entry(case: Case[ScoreCorrection], law: ScoreLaw) -> Ruling:
    """A wrong entry in time: put right where it is clear that and how it is wrong; else what was agreed upon stays."""
    certain = case.known("certain")
    if certain is False:
        case.step(law.record_error, "correction-entry-unclear")
        return _stands(case, law, law.record_error)
    if certain is None:
        case.judge(law.record_error, "judge-entry-wrong")
        return _corrected(case, law, law.record_error, verdict="correction-verdict-if-clear")
    return _corrected(case, law, law.record_error)


def _doubtful(case: Case[ScoreCorrection], law: ScoreLaw, section: str) -> Ruling:
    case.step(section, "correction-late-doubt")
    return _stands(case, law, section)


def _not_approved(case: Case[ScoreCorrection], law: ScoreLaw, section: str) -> Ruling:
    """The organizer refuses, or nothing is known of his approval: then the record stands as long as he does not give it."""
    if case.known("organizer_approves") is False:
        case.step(section, "correction-late-not-approved")
        return _stands(case, law, section)
    if case.known("certain") is None:
        case.judge(section, "judge-certain")
    return _stands(case, law, section, verdict="correction-verdict-stands-unless")


def _claim(case: Case[ScoreCorrection], law: ScoreLaw) -> Ruling:
    case.step(law.dispute_claim, "correction-claim")
    case.judge("69B", "judge-claim-agreed")
    case.judge("71", "judge-concession")
    outcome = Outcome(deadline=_deadline(case, law))
    return case.ruling(law.dispute_claim, "69B", "71", verdict="correction-verdict-claim", outcome=outcome)


def _trick_count(case: Case[ScoreCorrection], law: ScoreLaw) -> Ruling:
    if not case.facts.round_ended:
        case.step(law.dispute, "correction-before-round-end")
        if case.facts.mixed_by != "none":
            return _mixed(case, law)
        case.judge(law.facts_disputed, "judge-tricks-won")
        return _corrected(case, law, law.dispute, verdict="correction-verdict-tricks")
    case.step(law.late_dispute, "correction-after-round-end")
    if case.judged("certain", law.late_dispute):
        case.step(law.rectify, "correction-both-sides")
        return _corrected(case, law, law.late_dispute)
    case.step(law.late_dispute, "correction-no-increase")
    case.judge(law.late_dispute, "judge-decrease-one-side")
    return _stands(case, law, law.late_dispute)


def _mixed(case: Case[ScoreCorrection], law: ScoreLaw) -> Ruling:
    """Cards mixed before the number of tricks was agreed upon (65D, 66D)."""
    by = case.facts.mixed_by
    case.step("65D", "correction-mixed-risk")
    lead = ["65D"]
    if by == "one_side":
        case.step("66D", "correction-mixed-one-side")
        lead.append("66D")
    case.judge(law.facts_disputed, "judge-tricks-won")
    return _corrected(case, law, *lead, law.dispute, verdict="correction-verdict-mixed", by=by)


def _deadline(case: Case[ScoreCorrection], law: ScoreLaw) -> dict[str, Any]:
    facts = case.facts
    period, posted = facts.correction_minutes, facts.score_posted_at
    at = clock_after(posted, period) if posted else f"+{period}"
    case.note("note-correction-period", minutes=period, until=at if posted else "none")
    return {"right": "correct_score", "at": at, "law": law.record_error}


def _corrected(
    case: Case[ScoreCorrection],
    law: ScoreLaw,
    *sections: str,
    verdict: str = "correction-verdict-corrected",
    **args: Argument,
) -> Ruling:
    outcome = Outcome(allowed=True, no_rectification=False, deadline=_deadline(case, law))
    return case.ruling(*sections, verdict=verdict, outcome=outcome, **args)


def _stands(
    case: Case[ScoreCorrection], law: ScoreLaw, *sections: str, verdict: str = "correction-verdict-stands"
) -> Ruling:
    outcome = Outcome(allowed=False, no_rectification=True, deadline=_deadline(case, law))
    return case.ruling(*sections, verdict=verdict, outcome=outcome)
