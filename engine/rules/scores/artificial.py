"""Artificial adjusted scores (Laws 12C2, 12C4, 86; 12C1, 86, 88 and 89 of 1987 and 1997)."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.case import Case
from engine.players import Side
from engine.rules.scores.facts import TEAMS, ArtificialScore
from engine.rules.scores.law import LAW, ScoreLaw
from engine.ruling import Outcome, Ruling
from engine.scores.adjusted import IMPS, PERCENT, Fault, artificial, knockout
from engine.scores.numbers import exact, percent, plain

SIDES: tuple[Side, Side] = ("NS", "EW")


@dataclass(frozen=True)
class _Award:
    """The scores of both sides, and the sections that decided, most relevant first."""

    ns: Fraction
    ew: Fraction
    laws: tuple[str, ...]


def artificial_score(case: Case[ArtificialScore]) -> Ruling:
    """Rule on a board without a result."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.event in TEAMS and facts.match_result_known:
        case.step(law.substitute, "artificial-no-redeal")
        if case.known("fault_ns") is None and case.known("fault_ew") is None:
            return _not_redealt(case, law)
    faults = {"NS": Fault(facts.fault_ns), "EW": Fault(facts.fault_ew)}
    if facts.event in TEAMS:
        if facts.several_results:
            return _several_results(case, law, faults)
        if facts.other_table_result == "clearly_favourable" and law.single_result and _must_assign(case, law, faults):
            return _to_be_assigned(case, law.single_result)
    case.step("12A2", "artificial-no-result")
    return _ruling(case, law, _by_fault(case, law, faults))


def _not_redealt(case: Case[ArtificialScore], law: ScoreLaw) -> Ruling:
    """Whether the board may be dealt again is what is asked; the score is named as far as no fault is told."""
    if law.single_result:
        case.judge(law.single_result, "judge-other-table-favourable")
    case.judge(law.artificial, "judge-responsibility")
    return case.ruling(law.substitute, verdict="artificial-verdict-no-redeal", outcome=Outcome(allowed=False))


def _must_assign(case: Case[ArtificialScore], law: ScoreLaw, faults: dict[str, Fault]) -> bool:
    """Whether the other table's result obliges the Director to assign a score."""
    section = law.single_result
    assert section is not None
    innocent = [side for side in SIDES if faults[side] is Fault.NONE]
    if law.single_result_binds or len(innocent) == 2 or (innocent and case.facts.favours == innocent[0]):
        return True
    case.judge(section, "judge-may-assign")
    return False


def _to_be_assigned(case: Case[ArtificialScore], section: str) -> Ruling:
    case.step(section, "artificial-other-table-favourable")
    case.judge("12C1c", "judge-results-and-weights")
    outcome = Outcome(adjusted_score={"kind": "assigned"})
    return case.ruling(section, "12C1c", verdict="artificial-verdict-assign", outcome=outcome)


def _several_results(case: Case[ArtificialScore], law: ScoreLaw, faults: dict[str, Fault]) -> Ruling:
    at_fault = [side for side in SIDES if faults[side] is not Fault.NONE]
    section = ("86B2a", "86B2b", "86B2c")[len(at_fault)] if law.several_results else None
    if section:
        case.step(section, "artificial-several-results", at_fault=len(at_fault))
    else:
        case.step("12A2", "artificial-no-comparison")
    award = _by_fault(case, law, faults)
    if section and len(at_fault) == 1:
        award = _complement(case, award, section, innocent_ns=at_fault == ["EW"])
    laws = (section, *award.laws) if section else award.laws
    if not at_fault and case.facts.time_to_redeal and not case.facts.match_result_known:
        case.step(law.substitute, "artificial-substitute")
        case.option("director", "redeal", section or law.substitute, "option-substitute-board")
        case.option("director", "adjust", section or law.artificial, "option-artificial", **_values(case, award))
        return case.ruling(*laws, verdict="artificial-verdict-substitute")
    return _ruling(case, law, _Award(award.ns, award.ew, laws))


def _complement(case: Case[ArtificialScore], award: _Award, section: str, *, innocent_ns: bool) -> _Award:
    """The offenders get what is left of the innocent side's score."""
    case.step(section, "artificial-complement")
    case.judge(section, "judge-assigned-better")
    total = _total(case)
    ns, ew = (award.ns, total - award.ns) if innocent_ns else (total - award.ew, award.ew)
    return _Award(ns, ew, award.laws)


def _by_fault(case: Case[ArtificialScore], law: ScoreLaw, faults: dict[str, Fault]) -> _Award:
    """Both averages, before anything is done about their balance; board_top is taken into account."""
    facts = case.facts
    at_imps = facts.scoring == "imps"
    better = law.better_session_imps if at_imps else law.better_session
    if facts.event in TEAMS and not law.better_session_in_teams:
        better = None
    sessions = facts.session_imps if at_imps else facts.session_percentage
    plain_table = IMPS if at_imps else PERCENT
    basis = law.average_imps if at_imps else law.artificial
    scores: dict[str, Fraction] = {}
    laws: list[str] = []
    for side in SIDES:
        fault, session = faults[side], sessions.get(side)
        value = artificial(
            fault, session, raises=better is not None, lowers=law.worse_session is not None, table=plain_table
        )
        amount = {"side": side, "fault": fault.value, "unit": "imps" if at_imps else "percent"}
        case.step(law.artificial, "artificial-average", value=plain(plain_table[fault]), **amount)
        if value != plain_table[fault]:
            section = better if fault is Fault.NONE else law.worse_session
            case.step(str(section), "artificial-session", value=plain(value), **amount)
            laws.append(str(section))
        scores[side] = value
    if at_imps:
        case.step(law.average_imps, "artificial-average-imps")
    if facts.event == "individual" and Fault.FULL in faults.values():
        case.step(law.individual, "artificial-both-partners")
    if facts.scoring == "total_points":
        case.note("note-no-average-in-points")
    if not at_imps and facts.board_top is not None:
        for side in SIDES:
            share = scores[side]
            scores[side] = share * exact(facts.board_top) / 100
            case.step(
                law.artificial,
                "artificial-of-top",
                side=side,
                percent=plain(share),
                top=plain(exact(facts.board_top)),
                value=plain(scores[side]),
            )
    return _Award(scores["NS"], scores["EW"], tuple(dict.fromkeys((*laws, basis, law.artificial))))


def _total(case: Case[ArtificialScore]) -> Fraction:
    facts = case.facts
    if facts.scoring == "imps":
        return Fraction(0)
    return exact(facts.board_top) if facts.board_top is not None else Fraction(100)


def _ruling(case: Case[ArtificialScore], law: ScoreLaw, award: _Award) -> Ruling:
    facts = case.facts
    if facts.event == "knockout_teams" and award.ns + award.ew != _total(case):
        ns = knockout(award.ns, award.ew) + _total(case) / 2
        case.step(law.knockout, "score-knockout-average", own=plain(award.ns), other=plain(award.ew), value=plain(ns))
        award = _Award(ns, _total(case) - ns, (law.knockout, *award.laws))
    values = _values(case, award)
    in_percent = values["unit"] == "percent"
    shown = {side: percent(exact(values[name])) if in_percent else values[name] for side, name in _NAMES}
    outcome = Outcome(adjusted_score={"kind": "artificial", **shown})
    return case.ruling(*award.laws, verdict="score-verdict-adjusted", outcome=outcome, kind="artificial", **values)


_NAMES = (("NS", "ns"), ("EW", "ew"))


def _values(case: Case[ArtificialScore], award: _Award) -> dict[str, Any]:
    facts = case.facts
    unit = "imps" if facts.scoring == "imps" else "percent" if facts.board_top is None else "matchpoints"
    return {"unit": unit, "ns": plain(award.ns), "ew": plain(award.ew)}
