"""Assigned adjusted scores (Laws 12B, 12C1; 12C2 before 2007)."""

from collections.abc import Iterable
from fractions import Fraction

from engine.case import Case
from engine.players import Side, other_side
from engine.rules.scores.facts import AssignedScore
from engine.rules.scores.law import LAW, ScoreLaw
from engine.rules.scores.scale import Scale, scale
from engine.ruling import Outcome, Ruling
from engine.scores.adjusted import self_inflicted
from engine.scores.numbers import plain


def assigned_score(case: Case[AssignedScore]) -> Ruling:
    """Rule on replacing a result."""
    law = LAW[case.edition]
    damaged = _damaged(case, law)
    if damaged is None:
        return _unless_damaged(case, law)
    if not damaged:
        return case.ruling(law.damage, verdict="assigned-verdict-stands", outcome=Outcome(no_rectification=True))
    if law.self_inflicted is None and case.facts.self_inflicted != "none":
        case.note("note-self-inflicted-by-practice")
    if law.two_standards and (not law.standards_elective or case.facts.two_standards):
        return _by_two_standards(case, law, law.two_standards)
    if law.self_inflicted and case.facts.self_inflicted in law.self_inflicting:
        return _self_inflicted(case, law, law.self_inflicted)
    return _as_without_infraction(case, law)


def _unless_damaged(case: Case[AssignedScore], law: ScoreLaw) -> Ruling:
    """Nothing is known of damage: what would be assigned, and the test that decides whether it is."""
    by_standards = law.two_standards is not None and (not law.standards_elective or case.facts.two_standards)
    section = law.two_standards[0] if law.two_standards and by_standards else law.assigned
    case.step(section, "assigned-two-standards" if by_standards else "assigned-standard")
    outcome = Outcome(no_rectification=True)
    return case.ruling(section, law.damage, verdict="assigned-verdict-if-damaged", outcome=outcome)


def _damaged(case: Case[AssignedScore], law: ScoreLaw) -> bool | None:
    """The Director's finding; where he has not stated it, whether the results he has named show a loss; else None."""
    expected, table = case.known("no_infraction"), case.known("table_result")
    stated = case.known("damage")
    if stated is not False and expected is not None and table is not None:
        lost = _better(expected, table, case.facts.non_offending)
        if stated and not lost:
            raise case.contradiction("damage-without-loss", "damage", "no_infraction", "table_result")
        case.step(law.damage, "assigned-damage" if lost else "assigned-no-loss", expected=expected, table=table)
        return lost
    named = any(case.known(name) is not None for name in ("likely", "at_all_probable", "no_infraction"))
    if stated is None and not named:
        case.tested("damage", law.damage)
        return None
    found = stated is not False
    case.step(law.damage, "assigned-damage-found" if found else "assigned-no-damage")
    return found


def _better(score: int, other: int, for_side: Side) -> bool:
    return score > other if for_side == "NS" else score < other


def _best(scores: Iterable[int], for_side: Side) -> int:
    return max(scores) if for_side == "NS" else min(scores)


def _by_two_standards(case: Case[AssignedScore], law: ScoreLaw, sections: tuple[str, str, str]) -> Ruling:
    """The best likely result for the innocent, the worst at all probable one for the offenders."""
    lead, for_innocent, for_offenders = sections
    expected = case.known("no_infraction")
    fallback = None if expected is None else (expected,)
    likely = case.known("likely") or fallback or case.tested("likely", for_innocent)
    probable = case.known("at_all_probable") or fallback or case.tested("at_all_probable", for_offenders)
    if likely is None and probable is None:
        return case.ruling(
            lead, verdict="assigned-verdict-to-judge", outcome=Outcome(adjusted_score={"kind": "assigned"})
        )
    innocent: Side = case.facts.non_offending
    unit = scale(case)
    awards: dict[Side, Fraction] = {}
    if likely is not None:
        score = _best(likely, innocent)
        awards[innocent] = _own(unit, score, innocent)
        _award_step(case, for_innocent, "assigned-best-likely", innocent, score, awards[innocent], unit)
    if probable is not None:
        offenders = other_side(innocent)
        score = _best((*probable, *(likely or ())), innocent)
        awards[offenders] = _own(unit, score, offenders)
        _award_step(case, for_offenders, "assigned-worst-probable", offenders, score, awards[offenders], unit)
    return _ruling(case, law, (lead,), awards, unit)


def _as_without_infraction(case: Case[AssignedScore], law: ScoreLaw) -> Ruling:
    expected = (
        case.tested("no_infraction", "12C1c") if case.known("no_infraction") is None else case.known("no_infraction")
    )
    if expected is None:
        case.note("note-artificial-if-numerous")
        outcome = Outcome(adjusted_score={"kind": "assigned"})
        return case.ruling(law.assigned, "12C1c", verdict="assigned-verdict-to-judge", outcome=outcome)
    unit = scale(case)
    ns = unit.worth(expected)
    case.step(law.assigned, "assigned-replaces", score=expected, value=plain(ns), unit=unit.unit)
    case.note("note-may-be-weighted")
    return _ruling(case, law, (law.assigned, "12C1"), {"NS": ns, "EW": unit.other(ns)}, unit)


def _self_inflicted(case: Case[AssignedScore], law: ScoreLaw, sections: tuple[str, str, str]) -> Ruling:
    section, relief, offenders_share = sections
    case.step(section, "assigned-self-inflicted", conduct=case.facts.self_inflicted)
    known = {
        name: case.known(name) if case.known(name) is not None else case.tested(name, section)
        for name in ("no_infraction", "after_infraction")
    }
    expected, after, table = known["no_infraction"], known["after_infraction"], case.known("table_result")
    if expected is None:
        outcome = Outcome(adjusted_score={"kind": "split"})
        return case.ruling(section, verdict="assigned-verdict-to-judge", outcome=outcome)
    innocent: Side = case.facts.non_offending
    if after is not None and not _better(expected, after, innocent):
        case.step(law.damage, "assigned-all-self-inflicted")
        outcome = Outcome(no_rectification=True)
        return case.ruling(section, law.damage, verdict="assigned-verdict-stands", outcome=outcome)
    unit = scale(case)
    offenders = other_side(innocent)
    named = (("N", expected), ("E", after), ("T", table))
    values = {name: _own(unit, score, innocent) for name, score in named if score is not None}
    awards: dict[Side, Fraction] = {offenders: unit.other(values["N"])}
    amounts = {"side": offenders, "score": expected, "value": plain(awards[offenders]), "unit": unit.unit}
    case.step(offenders_share, "assigned-offenders-share", **amounts)
    if "E" in values and "T" in values:
        awards[innocent], _ = self_inflicted(values["N"], values["E"], values["T"])
        case.step(
            relief,
            "assigned-relief",
            side=innocent,
            table=plain(values["T"]),
            expected=plain(values["N"]),
            after=plain(values["E"]),
            lost=plain(values["N"] - values["T"]),
            own=plain(values["E"] - values["T"]),
            value=plain(awards[innocent]),
            unit=unit.unit,
        )
    return _ruling(case, law, sections, awards, unit)


def _own(unit: Scale, score: int, for_side: Side) -> Fraction:
    """A North-South result from a side's own view."""
    ns = unit.worth(score)
    return ns if for_side == "NS" else unit.other(ns)


def _award_step(
    case: Case[AssignedScore], law: str, text: str, side: Side, score: int, value: Fraction, unit: Scale
) -> None:
    case.step(law, text, side=side, score=score, value=plain(value), unit=unit.unit)


def _ruling(
    case: Case[AssignedScore], law: ScoreLaw, lead: tuple[str, ...], awards: dict[Side, Fraction], unit: Scale
) -> Ruling:
    if len(awards) == 1:
        side, value = next(iter(awards.items()))
        outcome = Outcome(adjusted_score={"kind": "split", side: unit.shown(value)})
        args = {"side": side, "value": plain(value), "unit": unit.unit}
        return case.ruling(*lead, verdict="assigned-verdict-one-side", outcome=outcome, **args)
    ns, ew = awards["NS"], awards["EW"]
    kind = "assigned" if ns + ew == unit.total else "split"
    if kind == "split" and case.facts.event == "knockout_teams":
        average = (ns + unit.other(ew)) / 2
        case.step(law.knockout, "score-knockout-average", own=plain(ns), other=plain(ew), value=plain(average))
        ns, ew, lead = average, unit.other(average), (*lead, law.knockout)
    outcome = Outcome(adjusted_score={"kind": kind, "NS": unit.shown(ns), "EW": unit.shown(ew)})
    values = {"ns": plain(ns), "ew": plain(ew), "unit": unit.unit, "kind": kind}
    return case.ruling(*lead, verdict="score-verdict-adjusted", outcome=outcome, **values)
