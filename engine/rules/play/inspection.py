"""Laws 65 and 66: who may look at played cards, and until when."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import facts as fact
from engine.case import Case
from engine.edition import Edition
from engine.ruling import Outcome, Ruling


class TrickInspection(fact.Situation):
    """A request to see a trick or a played card."""

    requester: Literal["declarer", "dummy", "defender"] = fact.required()
    quitted: Literal["own_card_faced", "own_card_turned", "all_turned", "play_over"] = fact.required()
    next_trick_begun: bool = fact.asked()
    opponents_led_next: bool = fact.assumed(False)
    own_card_only: bool = fact.assumed(False)
    director_ordered: bool = fact.assumed(False)
    mixed_by: Literal["none", "one_side", "both"] = fact.assumed("none")


@dataclass(frozen=True)
class InspectionLaw:
    """What differs between the editions.

    Attributes:
        any_lead_ends: the right to look at one's own last card ends with any lead to the next trick, not only with a card
            of one's own side.
        one_side_only: mixed cards decide against a side only where the other side has not mixed its own.
    """

    any_lead_ends: bool
    one_side_only: bool


DIFFERENCES: Mapping[Edition, InspectionLaw] = {
    Edition.LAWS_1987: InspectionLaw(True, False),
    Edition.LAWS_1997: InspectionLaw(True, False),
    Edition.LAWS_2007: InspectionLaw(True, False),
    Edition.LAWS_2017: InspectionLaw(False, True),
}


def trick_inspection(case: Case[TrickInspection]) -> Ruling:
    """Rule on a request to see played cards."""
    facts = case.facts
    if facts.quitted == "play_over":
        return _after_play(case)
    if facts.mixed_by != "none":
        case.step("65D", "inspection-do-not-mix")
    if facts.director_ordered:
        return _answer(case, "66C", "inspection-director-orders", allowed=True)
    if facts.requester == "dummy":
        return _answer(case, "66A", "inspection-not-dummy", allowed=False)
    if facts.own_card_only:
        return _own_card(case)
    if facts.quitted == "own_card_faced":
        if facts.next_trick_begun:
            return _answer(case, "66C", "inspection-next-trick-begun", allowed=False)
        return _answer(case, "66A", "inspection-own-card-still-faced", allowed=True)
    if case.known("next_trick_begun"):
        return _answer(case, "66C", "inspection-next-trick-begun", allowed=False)
    case.step("66B", "inspection-own-card-instead")
    return _answer(case, "66A", "inspection-own-card-turned", allowed=False)


def _own_card(case: Case[TrickInspection]) -> Ruling:
    facts = case.facts
    if facts.opponents_led_next and DIFFERENCES[case.edition].any_lead_ends:
        return _answer(case, "66B", "inspection-own-card-led", allowed=False)
    if facts.next_trick_begun:
        return _answer(case, "66B", "inspection-own-card-too-late", allowed=False)
    return _answer(case, "66B", "inspection-own-card", allowed=True)


def _after_play(case: Case[TrickInspection]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.mixed_by == "one_side" or (facts.mixed_by == "both" and not law.one_side_only):
        case.step("66D", "inspection-mixed-one-side" if facts.mixed_by == "one_side" else "inspection-mixed-player")
        case.judge("66D", "judge-inspection-facts")
    elif facts.mixed_by == "both":
        case.step("66D", "inspection-mixed-both")
        case.judge("85", "judge-inspection-weigh")
    return _answer(case, "66D", "inspection-after-play", allowed=True)


def _answer(case: Case[TrickInspection], law: str, text: str, *, allowed: bool) -> Ruling:
    case.step(law, text)
    verdict = "inspection-verdict-allowed" if allowed else "inspection-verdict-refused"
    return case.ruling(law, verdict=verdict, outcome=Outcome(allowed=allowed))
