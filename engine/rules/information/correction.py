"""Laws 20F4, 20F5 and 75 (75D before 2007): when a wrong explanation must be put right, and by whom."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, asked, assumed, required
from engine.rules.information.review import Period
from engine.ruling import Outcome, Ruling

At = Literal[
    "at_once", "end_of_clarification_period", "during_play", "after_final_pass", "end_of_play", "depends_on_side"
]


class ExplanationCorrection(Situation):
    """A player knows that an explanation given by him or his partner was wrong."""

    period: Period = required()
    who: Literal["explainer", "partner_of_explainer"] = required()
    partner_will: Literal["declare", "defend", "undecided"] = asked(among=("declare", "defend"))
    explanation_matches_agreement: bool = assumed(False)


@dataclass(frozen=True)
class CorrectionLaw:
    """Sections of one edition.

    Attributes:
        own: the explainer's duty to correct himself.
        own_later: the same after the auction, where he may wait until the opening lead is about to be faced; None: he
            must speak at once, whenever he notices.
        silent: the partner says nothing in the auction.
        declares, defends: when the partner speaks, by the side that he is on.
        mistaken_call: the explanation was right, so that there is nothing to correct.
    """

    own: str
    own_later: str | None
    silent: str
    declares: str
    defends: str
    mistaken_call: str


_1987 = CorrectionLaw(
    own="75D1",
    own_later=None,
    silent="75D2",
    declares="75D2",
    defends="75D2",
    mistaken_call="75",
)
_2007 = CorrectionLaw(
    own="20F4",
    own_later=None,
    silent="20F5a",
    declares="20F5bii",
    defends="20F5bi",
    mistaken_call="75C",
)
LAW: Mapping[Edition, CorrectionLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007, own="20F4a", own_later="75B2"),
}


def explanation_correction(case: Case[ExplanationCorrection]) -> Ruling:
    """Rule on the duty to correct an explanation."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.explanation_matches_agreement:
        case.step(law.mistaken_call, "info-nothing-to-correct")
        outcome = Outcome(allowed=None if facts.period == "after_play" else False, no_rectification=True)
        return case.ruling(law.mistaken_call, verdict="info-verdict-nothing-to-correct", outcome=outcome)
    return _explainer(case, law) if facts.who == "explainer" else _partner(case, law)


def _explainer(case: Case[ExplanationCorrection], law: CorrectionLaw) -> Ruling:
    period = case.facts.period
    if law.own_later is None:
        case.step(law.own, "info-explainer-at-once")
        return _due(case, law.own, "at_once", allowed=True)
    if period in ("auction", "clarification_period"):
        section = law.own if period == "auction" else law.own_later
        case.step(section, "info-explainer-before-lead")
        case.step("20F4b", "info-director-applies")
        return _due(case, section, "end_of_clarification_period", allowed=True)
    if period == "play":
        case.step(law.own_later, "info-explainer-in-play")
        return _due(case, law.own_later, "during_play", allowed=True)
    case.step(law.own_later, "info-explainer-after-play")
    return case.ruling(law.own_later, verdict="info-verdict-correct-now", outcome=Outcome(allowed=True))


def _partner(case: Case[ExplanationCorrection], law: CorrectionLaw) -> Ruling:
    facts = case.facts
    if facts.period == "auction":
        return _in_auction(case, law)
    if facts.period == "after_play":
        side = case.known("partner_will")
        section = law.declares if side == "declare" else law.defends
        case.step(section, "info-partner-after-play")
        return _due(case, section, "at_once", allowed=True)
    if facts.partner_will == "undecided":
        raise case.contradiction("side-is-decided-after-auction", "period", "partner_will")
    if facts.partner_will == "declare":
        case.step(law.declares, "info-partner-declares")
        at: At = "end_of_clarification_period" if facts.period == "clarification_period" else "at_once"
        return _due(case, law.declares, at, allowed=True)
    case.step(law.defends, "info-partner-defends")
    return _due(case, law.defends, "end_of_play", allowed=False)


def _in_auction(case: Case[ExplanationCorrection], law: CorrectionLaw) -> Ruling:
    case.step(law.silent, "info-partner-silent")
    side = case.known("partner_will")
    if side == "declare":
        case.step(law.declares, "info-partner-declares")
        return _due(case, law.silent, "after_final_pass", allowed=False)
    if side == "defend":
        case.step(law.defends, "info-partner-defends")
        return _due(case, law.silent, "end_of_play", allowed=False)
    case.step(law.declares, "info-partner-declares")
    case.step(law.defends, "info-partner-defends")
    return _due(case, law.silent, "depends_on_side", allowed=False)


def _due(case: Case[ExplanationCorrection], section: str, at: At, *, allowed: bool) -> Ruling:
    deadline = {"right": "correct_explanation", "at": at, "law": section}
    verdict = "info-verdict-correct-by" if allowed else "info-verdict-correct-later"
    return case.ruling(section, verdict=verdict, outcome=Outcome(allowed=allowed, deadline=deadline), at=at)
