"""Law 12C1c: a weighted score. Each result is turned into the unit of the scoring first, then weighted."""

from fractions import Fraction

from engine.case import Case
from engine.rules.scores.facts import Part, WeightedScore
from engine.rules.scores.law import LAW, ScoreLaw
from engine.rules.scores.scale import Scale, in_field, scale
from engine.ruling import Outcome, Ruling
from engine.scores.adjusted import Rounding, rounded
from engine.scores.awarded import award_datum, cross_worth, divided_by
from engine.scores.butler import ButlerRule, Outliers
from engine.scores.imps import Divisor, imps
from engine.scores.matchpoints import mixed
from engine.scores.numbers import Half, exact, plain, short

Parts = tuple[Part, ...]

TOLERANCE = Fraction(1, 10**9)


def weighted_score(case: Case[WeightedScore]) -> Ruling:
    """Rule on a mixture of results."""
    law = LAW[case.edition]
    facts = case.facts
    parts = facts.parts
    weights = () if parts is None else _weights(case, parts)
    if law.weighted_by == "nobody" or (law.weighted_by == "committee" and not facts.by_committee):
        case.step("12C2", "weighted-two-standards")
        if law.weighted_by == "committee":
            case.step(law.weighted, "weighted-committee-only")
        return case.ruling("12C2", verdict="weighted-verdict-not-allowed", outcome=Outcome(allowed=False))
    case.step(law.weighted, "weighted-allowed", by=law.weighted_by)
    if law.legal_only:
        case.judge(law.weighted, "judge-legal-results")
    elif law.weighted_by == "director":
        case.note("note-weighting-may-be-forbidden")
    if parts is None or not _comparable(case, parts):
        return _procedure(case, law, parts or (), weights)
    unit = _unit(case, parts, weights)
    ns = Fraction(0)
    for part, weight in zip(parts, weights, strict=True):
        stated = _stated(case, part)
        worth = unit.worth(part.ns) if stated is None else stated
        ns += weight * worth
        amounts = {
            "weight": plain(100 * weight),
            "score": part.ns,
            "value": plain(worth),
            "share": plain(weight * worth),
        }
        case.step(law.weighted, "weighted-part", unit=unit.unit, **amounts)
    case.step(law.weighted, "weighted-sum", value=plain(ns))
    if unit.unit == "imps" and facts.rounding != "none":
        ns = _rounded(case, ns)
        case.step(law.weighted, "weighted-rounded", value=plain(ns), rounding=facts.rounding, unit=unit.unit)
    return _ruling(case, law.weighted, ns, unit)


def _comparable(case: Case[WeightedScore], parts: Parts) -> bool:
    """Whether the scores of other tables are known as far as the results need them to be turned into the unit of scoring."""
    facts = case.facts
    if facts.scoring == "total_points":
        return True
    if facts.scoring in ("imps", "board_a_match"):
        return facts.other_table is not None
    return facts.field is not None or all(_stated(case, part) is not None for part in parts)


def _procedure(case: Case[WeightedScore], law: ScoreLaw, parts: Parts, weights: tuple[Fraction, ...]) -> Ruling:
    """How a mixture is made, where the numbers for it are not known."""
    scoring = case.facts.scoring
    if not parts:
        case.judge(law.weighted, "judge-results-and-weights")
    for part, weight in zip(parts, weights, strict=True):
        case.step(law.weighted, "weighted-named", weight=plain(100 * weight), score=part.ns)
    case.step(law.weighted, "weighted-converted", scoring=scoring)
    case.step(law.weighted, "weighted-added", scoring=scoring)
    case.note("note-weighted-numbers", scoring=scoring)
    outcome = Outcome(allowed=True, adjusted_score={"kind": "weighted"})
    return case.ruling(law.weighted, verdict="weighted-verdict-procedure", outcome=outcome, by=law.weighted_by)


def _weights(case: Case[WeightedScore], parts: Parts) -> tuple[Fraction, ...]:
    """Shares of one; weights may be given as shares or in percent, thirds with as many digits as a number holds."""
    weights = [exact(part.weight) for part in parts]
    total = sum(weights, Fraction(0))
    if any(weight <= 0 for weight in weights) or all(abs(total / whole - 1) > TOLERANCE for whole in (1, 100)):
        raise case.contradiction("weights-not-100", "parts")
    return tuple(weight / total for weight in weights)


def _stated(case: Case[WeightedScore], part: Part) -> Fraction | None:
    """The matchpoints given with a result, where that is the unit."""
    if case.facts.scoring != "matchpoints" or part.matchpoints_ns is None:
        return None
    return exact(part.matchpoints_ns)


def _unit(case: Case[WeightedScore], parts: Parts, weights: tuple[Fraction, ...]) -> Scale:
    facts = case.facts
    if facts.scoring == "cross_imps":
        return _crossed(case)
    if facts.scoring == "butler":
        return _butler(case, parts, weights)
    if facts.scoring != "matchpoints":
        return scale(case)
    stated = [_stated(case, part) for part in parts]
    if None in stated:
        return in_field(case, _field(case), facts.board_top)
    if facts.board_top is None:
        return Scale("matchpoints", None, Fraction)
    top = exact(facts.board_top)
    if any(won is not None and not 0 <= won <= top for won in stated):
        raise case.contradiction("more-matchpoints-than-top", "parts", "board_top")
    return Scale("matchpoints", top, Fraction)


def _crossed(case: Case[WeightedScore]) -> Scale:
    field, divisor = _field(case), Divisor(case.facts.divisor)
    by = divided_by(len(field) + 1, divisor)
    case.step("78D", "weighted-crossed", n=len(field), divisor=divisor.value, by=by)
    return Scale("imps", Fraction(0), lambda score: cross_worth(score, field, divisor))


def _butler(case: Case[WeightedScore], parts: Parts, weights: tuple[Fraction, ...]) -> Scale:
    facts, field = case.facts, _field(case)
    rule = ButlerRule(Outliers(facts.outliers), half=Half(facts.datum_half))
    award = mixed([part.ns for part in parts], weights)
    found = award_datum(field, award, rule, counted=facts.award_in_datum)
    scores = len(field) + facts.award_in_datum
    counted = "yes" if facts.award_in_datum else "no"
    mean = plain(short(found.mean))
    case.step("78D", "weighted-datum", n=scores, dropped=found.dropped, mean=mean, datum=found.value, counted=counted)
    return Scale("imps", Fraction(0), lambda score: Fraction(imps(score - found.value)))


def _field(case: Case[WeightedScore]) -> tuple[int, ...]:
    if not case.facts.field:
        raise case.contradiction("field-of-one", "field")
    return case.facts.field


def _rounded(case: Case[WeightedScore], ns: Fraction) -> Fraction:
    rounding = Rounding(case.facts.rounding)
    to_innocent = rounding is Rounding.HALF_TO_NON_OFFENDERS and ns.denominator == 2
    return rounded(ns, rounding, innocent_ns=to_innocent and case.facts.non_offending == "NS")


def _ruling(case: Case[WeightedScore], section: str, ns: Fraction, unit: Scale) -> Ruling:
    if unit.total is None:
        outcome = Outcome(adjusted_score={"kind": "weighted", "NS": unit.shown(ns)})
        args = {"side": "NS", "value": plain(ns), "unit": unit.unit}
        return case.ruling(section, verdict="assigned-verdict-one-side", outcome=outcome, **args)
    ew = unit.other(ns)
    outcome = Outcome(adjusted_score={"kind": "weighted", "NS": unit.shown(ns), "EW": unit.shown(ew)})
    values = {"ns": plain(ns), "ew": plain(ew), "unit": unit.unit, "kind": "weighted"}
    return case.ruling(section, verdict="score-verdict-adjusted", outcome=outcome, **values)
