"""Law 24: a card seen before the play; 16 and 49 where that law does not reach."""

from engine.cards import Card
from engine.case import Case
from engine.rules.auction.consequences import NO_PASS, PARTNER_ONCE, awareness
from engine.rules.auction.facts import ExposedCardInAuction
from engine.rules.auction.law import LAW, AuctionLaw
from engine.rules.shown import named_or_not
from engine.ruling import Outcome, PenaltyCard, Ruling


def exposed_card_in_auction(case: Case[ExposedCardInAuction]) -> Ruling:
    """Rule on a card exposed or led before the play."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.cards == ():
        raise case.contradiction("no-card-exposed", "cards")
    when = facts.exposed_when
    if when == "after_final_pass" and facts.led:
        case.step("54", "exposed-is-opening-lead")
        return case.ruling("54", verdict="exposed-verdict-opening-lead", outcome=Outcome())
    if not _within(case, law):
        return _after_auction(case, law) if when == "after_final_pass" else _before(case, law)
    if not facts.partner_could_see:
        case.step("24", "exposed-not-visible-to-partner")
        outcome = Outcome(pass_required=NO_PASS, penalty_cards=(), no_rectification=True)
        return case.ruling("24", verdict="exposed-verdict-not-visible", outcome=outcome)
    if law.exposed_by_own_error and facts.caused_by_other:
        case.step("24", "exposed-by-another")
        case.step(law.other_source, "exposed-other-source")
        case.judge(law.other_source, "judge-exposed-interferes")
        outcome = Outcome(pass_required=NO_PASS, penalty_cards=())
        return case.ruling("24", law.other_source, verdict="exposed-verdict-before", outcome=outcome)
    return _exposed(case, law)


def _within(case: Case[ExposedCardInAuction], law: AuctionLaw) -> bool:
    """Whether Law 24 of the edition covers the moment."""
    when = case.facts.exposed_when
    if when == "before_first_call" and law.exposed_scope == "hand_seen":
        covered = case.facts.looked_at_hand
        case.step("17A", "exposed-hand-seen" if covered else "exposed-hand-not-seen")
        return covered
    if when == "before_first_call" and law.exposed_scope == "cards_taken":
        case.step("17A", "exposed-cards-taken")
    covered_moments = {
        "hand_seen": ("during_auction", "after_final_pass"),
        "cards_taken": ("before_first_call", "during_auction", "after_final_pass"),
        "auction": ("during_auction",),
    }
    return when in covered_moments[law.exposed_scope]


def _before(case: Case[ExposedCardInAuction], law: AuctionLaw) -> Ruling:
    """Before the auction (period) began: information from another source, no duty to pass, no penalty card."""
    case.step("24", "exposed-before-law-24")
    case.step(law.other_source, "exposed-other-source")
    case.judge(law.other_source, "judge-exposed-interferes")
    outcome = Outcome(pass_required=NO_PASS, penalty_cards=())
    return case.ruling(law.other_source, verdict="exposed-verdict-before", outcome=outcome)


def _after_auction(case: Case[ExposedCardInAuction], law: AuctionLaw) -> Ruling:
    """2017: in the Clarification Period a defender's card falls under 49."""
    if not case.facts.offending_side_defends:
        case.step("48A", "exposed-declaring-side")
        outcome = Outcome(pass_required=NO_PASS, penalty_cards=())
        return case.ruling("48A", verdict="exposed-verdict-picked-up", outcome=outcome)
    if not case.facts.partner_could_see:
        case.step("49", "exposed-not-visible-to-partner")
        outcome = Outcome(pass_required=NO_PASS, penalty_cards=())
        return case.ruling("49", verdict="exposed-verdict-not-visible", outcome=outcome)
    case.step("49", "exposed-defender-after-auction")
    outcome = Outcome(pass_required=NO_PASS, penalty_cards=_penalty_cards(case, law))
    return case.ruling("49", law.penalty_card_rank, verdict="exposed-verdict-penalty-card", outcome=outcome)


def _exposed(case: Case[ExposedCardInAuction], law: AuctionLaw) -> Ruling:
    facts = case.facts
    section, text = _degree(case)
    passed = facts.exposed_when != "after_final_pass" and section != "24A"
    case.step("24", "exposed-stays-face-up")
    case.step(section, text)
    if passed:
        awareness(case)
    elif facts.exposed_when == "after_final_pass":
        case.step(section, "exposed-no-turn-left")
    case.step(law.exposed_information, "exposed-information")
    named = facts.cards or ()
    told = tuple(
        {"player": "partner", "about": about, "law": law.exposed_information} for about in (named or ("card",))
    )
    ends = facts.exposed_when == "after_final_pass"
    defends = facts.offending_side_defends if ends else case.known("offending_side_defends")
    penalty: tuple[PenaltyCard, ...] | None = None
    if defends is not None:
        penalty = _penalty_cards(case, law) if defends else ()
    also = _afterwards(case, defends)
    outcome = Outcome(
        pass_required=PARTNER_ONCE if passed else NO_PASS,
        penalty_cards=penalty,
        call=None if ends else {"player": "offender", "may": "any_legal"},
        unauthorized_information=told,
    )
    verdict = "exposed-verdict-partner-passes" if passed else "exposed-verdict-no-pass"
    lead = (section, *also, *((law.penalty_card_rank,) if defends else ()))
    return case.ruling(
        *lead,
        verdict=verdict,
        outcome=outcome,
        cards=named,
        defends=_word(defends, named, several=facts.several),
        partner="partner",
    )


def _word(defends: bool | None, named: tuple[Card, ...], *, several: bool) -> str:
    if defends is None:
        return "unknown"
    if not defends:
        return "no"
    if named:
        return "yes"
    return "unnamed_several" if several else "unnamed"


def _afterwards(case: Case[ExposedCardInAuction], defends: bool | None) -> tuple[str, ...]:
    """Steps on what becomes of the cards; the sections that say so in 2017, earlier the law as a whole."""
    down, up = ("24E", "24D") if case.edition == 2017 else ("24", "24")
    if defends is not False:
        case.step(down, "exposed-penalty-card-if-defending" if defends is None else "exposed-becomes-penalty-card")
    if not defends:
        case.step(up, "exposed-picked-up-if-declaring" if defends is None else "exposed-picked-up")
    if defends is None:
        return ()
    return (down,) if defends else (up,)


def _degree(case: Case[ExposedCardInAuction]) -> tuple[str, str]:
    if case.facts.several:
        return "24C", "exposed-several"
    if case.facts.led:
        return "24B", "exposed-led"
    if case.facts.honour:
        return "24B", "exposed-honour"
    return "24A", "exposed-low-card"


def _penalty_cards(case: Case[ExposedCardInAuction], law: AuctionLaw) -> tuple[PenaltyCard, ...]:
    facts = case.facts
    minor = not facts.several and not facts.led and not facts.honour
    case.step(law.penalty_card_rank, "exposed-minor" if minor else "exposed-major")
    cards = named_or_not(facts.cards, several=facts.several)
    return tuple(PenaltyCard(player="offender", card=card, rank="minor" if minor else "major") for card in cards)
