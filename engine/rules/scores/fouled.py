"""Law 87: a fouled board. In pairs its forms are rated apart; between teams the results cannot be compared."""

from engine.case import Case
from engine.facts import specs
from engine.rules.scores.artificial import artificial_score
from engine.rules.scores.facts import TEAMS, ArtificialScore, FouledBoard
from engine.ruling import Outcome, Ruling
from engine.scores.fouled import Method, factored, is_small
from engine.scores.numbers import exact, plain, short


def fouled_board(case: Case[FouledBoard]) -> Ruling:
    """Rule on a board that was played in more than one form."""
    return _teams(case) if case.facts.event in TEAMS else _pairs(case)


def _pairs(case: Case[FouledBoard]) -> Ruling:
    facts = case.facts
    group, expected, method = facts.group_size, facts.results_expected, Method(facts.method)
    if expected == 1:
        raise case.contradiction("field-of-one", "results_expected")
    case.step("87A", "fouled-different-forms")
    case.step("87B", "fouled-groups-apart", group=group, expected=expected)
    if facts.group_scores is not None:
        scores, own = facts.group_scores, facts.own_score
        beaten, equal = sum(score < own for score in scores), sum(score == own for score in scores) - 1
        case.step("78A", "fouled-in-group", beaten=beaten, equal=equal, value=plain(exact(facts.group_matchpoints)))
    won = exact(facts.group_matchpoints)
    if method is Method.STRAIGHT and group == 1:
        raise case.contradiction("single-result-has-no-share", "group_size", "method")
    value = factored(won, group, expected, method)
    if method is Method.SMALL_GROUP and not is_small(group, expected):
        method = Method.FORMULA
        case.step("87B", "fouled-group-not-small", group=group)
    top = 2 * (expected - 1)
    amounts = {"matchpoints": plain(won), "group": group, "expected": expected, "top": top, "value": plain(value)}
    case.step("87B", f"fouled-by-{method.value.replace('_', '-')}", **amounts)
    case.note("note-fouled-method", method=facts.method)
    outcome = Outcome(matchpoints=plain(short(value)))
    return case.ruling(
        "87B", "78A", verdict="fouled-verdict-matchpoints", outcome=outcome, value=plain(short(value)), top=top
    )


def _teams(case: Case[FouledBoard]) -> Ruling:
    facts = case.facts
    case.step("87A", "fouled-different-forms")
    section = "87C" if case.edition >= 2017 else "87B"
    case.step(section, "fouled-teams")
    if case.edition == 1997:
        case.note("note-fouled-redeal")
    inner: Case[ArtificialScore] = Case(
        case.edition,
        specs(ArtificialScore),
        {
            "fault_ns": facts.fault_ns,
            "fault_ew": facts.fault_ew,
            "event": facts.event,
            "scoring": facts.scoring,
            "several_results": True,
            "time_to_redeal": facts.time_to_redeal,
        },
    )
    ruling = artificial_score(inner)
    case.absorb(inner)
    said = ruling.verdict
    return case.ruling(section, *ruling.laws, verdict=said.id, outcome=ruling.outcome, **said.args)
