"""Laws 20 and 41: who may have the auction reviewed or a call explained, and when."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, asked, assumed, required
from engine.ruling import Outcome, Ruling

Asker = Literal[
    "player_to_call",
    "player_not_to_call",
    "barred_player",
    "presumed_declarer",
    "presumed_dummy",
    "leader",
    "leaders_partner",
]
Request = Literal["review", "partial_review", "explanation", "contract_only", "own_system"]
Period = Literal["auction", "clarification_period", "play", "after_play"]
CALLERS = ("player_to_call", "player_not_to_call", "barred_player")


class ReviewExplanation(Situation):
    """A request for a review or an explanation."""

    period: Period = required()
    asker: Asker = required()
    request: Request = required()
    first_turn_to_play: bool = asked()
    regulation_allows: bool = assumed(False)


@dataclass(frozen=True)
class ReviewLaw:
    """What differs between editions.

    Attributes:
        barred_may_ask: a player obliged to pass may ask for an explanation at his turn.
        own_system: a player may not consult his own card and notes.
        declarers_side: the side that will declare may, once the auction has ended; None: it may not.
        single_call: asking about a single call may give partner information; None: 1987 and 1997 do not speak of it.
    """

    barred_may_ask: bool
    own_system: str
    declarers_side: str | None
    single_call: str | None


_1987 = ReviewLaw(barred_may_ask=True, own_system="40E2", declarers_side=None, single_call=None)
LAW: Mapping[Edition, ReviewLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: replace(_1987, own_system="20G2", declarers_side="40B2b", single_call="20F3"),
    Edition.LAWS_2017: ReviewLaw(barred_may_ask=False, own_system="20G3", declarers_side="40B2b", single_call="20F3"),
}


def review_explanation(case: Case[ReviewExplanation]) -> Ruling:
    """Rule on a request for a review or an explanation."""
    facts = case.facts
    period, asker = facts.period, facts.asker
    if (period == "auction") != (asker in CALLERS):
        raise case.contradiction("nobody-in-that-role", "period", "asker")
    law = LAW[case.edition]
    if facts.request == "own_system":
        return _own_system(case, law)
    if period == "auction":
        return _auction(case, law)
    if period == "after_play":
        case.step("20F2", "info-review-after-play")
        return _answer(case, "20F2", allowed=True)
    if asker == "presumed_dummy":
        section = "41B" if period == "clarification_period" else "41C" if facts.request == "contract_only" else "20F2"
        case.step(section, "info-dummy-may-not-ask")
        return _answer(case, section, allowed=False)
    if facts.request == "partial_review":
        case.step("20C2", "info-no-partial-review")
        return _answer(case, "20C2", allowed=False)
    return _clarification(case) if period == "clarification_period" else _play(case)


def _answer(case: Case[ReviewExplanation], section: str, *, allowed: bool) -> Ruling:
    verdict = "info-verdict-request-allowed" if allowed else "info-verdict-request-refused"
    request = case.facts.request
    return case.ruling(section, verdict=verdict, outcome=Outcome(allowed=allowed), request=request)


def _own_system(case: Case[ReviewExplanation], law: ReviewLaw) -> Ruling:
    facts = case.facts
    if facts.regulation_allows:
        case.step(law.own_system, "info-own-card-regulation")
        return _answer(case, law.own_system, allowed=True)
    if facts.period == "after_play":
        case.step(law.own_system, "info-own-card-after-play")
        return _answer(case, law.own_system, allowed=True)
    side = facts.asker in ("presumed_declarer", "presumed_dummy")
    if law.declarers_side and side and facts.period == "clarification_period":
        case.step(law.declarers_side, "info-own-card-declarers-side")
        return _answer(case, law.declarers_side, allowed=True)
    case.step(law.own_system, "info-own-card-forbidden")
    return _answer(case, law.own_system, allowed=False)


def _auction(case: Case[ReviewExplanation], law: ReviewLaw) -> Ruling:
    facts = case.facts
    explanation = facts.request == "explanation"
    section = "20F1" if explanation else "20B"
    if facts.asker == "player_not_to_call":
        case.step(section, "info-not-his-turn", explanation=int(explanation))
        return _answer(case, section, allowed=False)
    if facts.request in ("partial_review", "contract_only"):
        case.step("20B", "info-no-partial-review")
        return _answer(case, "20B", allowed=False)
    if facts.asker == "barred_player" and not (explanation and law.barred_may_ask):
        case.step(section, "info-barred-may-not-ask", explanation=int(explanation))
        return _answer(case, section, allowed=False)
    _who_answers(case)
    return _answer(case, section, allowed=True)


def _clarification(case: Case[ReviewExplanation]) -> Ruling:
    facts = case.facts
    first = facts.asker == "leader"
    explanation = facts.request == "explanation"
    section = ("20F2" if explanation else "20C2") if first else "41B"
    if facts.request == "contract_only":
        case.step("41C", "info-contract-told")
        return _answer(case, "41C", allowed=True)
    case.step(section, "info-clarification", asker=facts.asker)
    _who_answers(case)
    return _answer(case, section, allowed=True)


def _play(case: Case[ReviewExplanation]) -> Ruling:
    facts = case.facts
    if facts.request == "explanation":
        _who_answers(case)
        return _answer(case, "20F2", allowed=True)
    if facts.request == "contract_only":
        case.step("41C", "info-contract-told")
        return _answer(case, "41C", allowed=True)
    if facts.first_turn_to_play:
        case.step("20C2", "info-review-first-turn")
        _who_answers(case)
        return _answer(case, "20C2", allowed=True)
    case.step("41C", "info-review-too-late")
    return _answer(case, "41C", allowed=False)


def _who_answers(case: Case[ReviewExplanation]) -> None:
    facts = case.facts
    if facts.request == "explanation":
        case.step("20F1" if facts.period == "auction" else "20F2", "info-explained-by-partner")
        if law_on_single := LAW[case.edition].single_call:
            case.step(law_on_single, "info-single-call-question")
    else:
        case.step("20B" if facts.period == "auction" else "20C2", "info-review-whole")
        case.step("20D", "info-review-by-opponent")
