"""Law 87: a fouled board. In pairs its forms are rated apart; between teams the results cannot be compared."""

from engine.case import Case
from engine.edition import Edition
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
    case.step("87A", "fouled-different-forms")
    if not _to_be_computed(case):
        return _procedure(case)
    group, expected, method = facts.group_size, facts.results_expected, Method(facts.method)
    if expected == 1:
        raise case.contradiction("field-of-one", "results_expected")
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


def _to_be_computed(case: Case[FouledBoard]) -> bool:
    """Whether a pair's matchpoints are asked for: something about its group is stated, or both numbers of results."""
    pair = ("group_matchpoints", "group_scores", "own_score")
    sizes = ("results_expected", "group_size")
    return any(case.known(name) is not None for name in pair) or all(case.known(name) is not None for name in sizes)


def _procedure(case: Case[FouledBoard]) -> Ruling:
    """What is done with the board as a whole, where no pair's matchpoints are asked for."""
    case.step("87B", "fouled-find-groups")
    case.step("87B", "fouled-rate-groups", announced=case.edition >= Edition.LAWS_2007)
    case.step("78A", "fouled-inside-groups")
    case.judge("87B", "judge-fouled-forms")
    case.judge("90B6", "judge-fouled-by-whom")
    case.note("note-fouled-method", method=case.facts.method)
    case.note("note-fouled-numbers")
    return case.ruling("87B", "87A", verdict="fouled-verdict-groups", outcome=Outcome())


def _teams(case: Case[FouledBoard]) -> Ruling:
    facts = case.facts
    case.step("87A", "fouled-different-forms")
    section = "87C" if case.edition >= Edition.LAWS_2017 else "87B"
    case.step(section, "fouled-teams")
    if case.edition == Edition.LAWS_1997:
        case.note("note-fouled-redeal")
    values = {
        "event": facts.event,
        "scoring": facts.scoring,
        "several_results": True,
        "time_to_redeal": facts.time_to_redeal,
        "match_result_known": facts.match_result_known,
    }
    faults = {name: case.known(name) for name in ("fault_ns", "fault_ew") if case.known(name)}
    inner: Case[ArtificialScore] = Case(case.edition, specs(ArtificialScore), {**values, **faults})
    ruling = artificial_score(inner)
    case.absorb(inner)
    said = ruling.verdict
    lead = (*ruling.laws, section) if ruling.outcome.allowed is False else (section, *ruling.laws)
    return case.ruling(*lead, verdict=said.id, outcome=ruling.outcome, **said.args)
