"""Laws 48, 49 and 50: a card shown in the play period, and the class of the penalty cards it leaves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.derive import role_of
from engine.edition import Edition
from engine.players import SEATS, Player, Seat
from engine.rules.play.law import LAW
from engine.rules.play.penalty import TablePenaltyCard, added, class_text, holder, on_table, own_cards, verdict_args
from engine.rules.shown import named_or_not
from engine.ruling import Outcome, PenaltyCard, Restriction, Ruling

How = Literal[
    "dropped",
    "held_visible",
    "named",
    "led_out_of_turn",
    "premature_play",
    "corrected_revoke",
    "shown_with_trick_statement",
    "shown_with_claim",
    "fifth_card",
    "after_opening_lead_out_of_turn",
]
PLAYED = ("led_out_of_turn", "premature_play", "corrected_revoke")
"""Ways in which a card is exposed by a deliberate play: the partner sees it, and it is major (50)."""

ACCIDENTS = ("dropped", "held_visible")
"""Ways in which somebody else may have caused the exposure."""


class ExposedCardInPlay(fact.Situation):
    """A card shown in the play period otherwise than by a legal play."""

    player_role: Literal["defender", "declarer", "dummy"] = fact.required()
    how: How = fact.required()
    cards: tuple[Card, ...] | None = fact.record()
    several: bool = fact.assumed(False)
    honour: bool = fact.asked()
    offender: Player = fact.asked(among=SEATS)
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    penalty_cards: tuple[TablePenaltyCard, ...] = fact.assumed(())
    partner_could_see: bool = fact.assumed(True)
    permitted_retraction: bool = fact.assumed(False)
    deliberate: bool = fact.assumed(False)
    owner_to_lead: bool = fact.assumed(False)
    could_have_known: bool = fact.assumed(False)
    designated_otherwise: bool | None = fact.tested()
    exempt_with_claim: bool = fact.judged()


class PenaltyCardCreated(fact.Situation):
    """Another penalty card of a defender."""

    cards: tuple[Card, ...] | None = fact.record()
    several: bool = fact.assumed(False)
    honour: bool = fact.asked()
    deliberate: bool = fact.required()
    offender: Player = fact.asked(among=SEATS)
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    penalty_cards: tuple[TablePenaltyCard, ...] = fact.assumed(())
    already_lying: Literal["none", "his", "partners"] = fact.assumed("none")


@dataclass(frozen=True)
class ExposureLaw:
    """What differs between the editions.

    Attributes:
        by_play: section that makes a card exposed in this way a major penalty card.
        claim: section that keeps cards shown in a claim or concession from becoming penalty cards; None: it is silent.
        free_return: sections that let a card go back without becoming a penalty card.
    """

    by_play: Mapping[str, str]
    claim: str | None
    free_return: tuple[str, ...]


def _law(lead: str, claim: str | None, proper_lead: str) -> ExposureLaw:
    by_play = {"led_out_of_turn": lead, "premature_play": "57A", "corrected_revoke": "62B1"}
    return ExposureLaw(by_play, claim, ("47C", "47D", "47E", proper_lead))


DIFFERENCES: Mapping[Edition, ExposureLaw] = {
    Edition.LAWS_1987: _law("56", None, "53C"),
    Edition.LAWS_1997: _law("56", None, "53C"),
    Edition.LAWS_2007: _law("56", "68B2", "53C"),
    Edition.LAWS_2017: _law("56B", "68B2", "53B"),
}


def exposed_card_in_play(case: Case[ExposedCardInPlay]) -> Ruling:
    """Rule on a card shown in the play."""
    facts = case.facts
    _once(case)
    seated = role_of(dict(case.values), case.known("offender"))
    if seated and seated != facts.player_role:
        raise case.contradiction("exposed-role-against-seat", "player_role", "offender", "declarer")
    if facts.player_role == "defender":
        return _defender(case)
    if facts.how == "after_opening_lead_out_of_turn" and facts.player_role == "declarer":
        case.step("48B1", "exposed-declarer-after-opening-lead")
        case.step("54A", "exposed-declarer-becomes-dummy")
        return _nothing(case, "48B1", "54A", verdict="exposed-verdict-declarer-spreads")
    if facts.how == "shown_with_claim" and facts.player_role == "declarer":
        case.step("48B2", "exposed-declarer-claims")
        case.judge("48B2", "judge-exposed-declarer-meant-claim")
        return _nothing(case, "48B2", verdict="exposed-verdict-claim")
    case.step("48A", "exposed-declarer-free")
    if facts.how == "dropped" and facts.player_role == "declarer":
        return _nothing(case, "48A", verdict="exposed-verdict-declarer-free")
    if facts.how == "after_opening_lead_out_of_turn":
        case.step("54C", "lead-must-accept")
    return _nothing(case, "48A", verdict="exposed-verdict-free")


def _defender(case: Case[ExposedCardInPlay]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.permitted_retraction:
        case.step("47", "exposed-retraction-permitted")
        case.step("49", "exposed-not-by-law")
        return _nothing(case, "49", *law.free_return, verdict="exposed-verdict-free")
    if facts.how == "shown_with_trick_statement":
        case.step("68", "exposed-trick-statement")
        case.judge("16B" if case.edition >= Edition.LAWS_2007 else "16A", "judge-exposed-trick-statement")
        return _nothing(case, "68", verdict="exposed-verdict-free")
    if facts.how == "shown_with_claim" and law.claim:
        case.step(law.claim, "exposed-claim-free")
        return _nothing(case, law.claim, verdict="exposed-verdict-free")
    if facts.how == "shown_with_claim" and case.judged("exempt_with_claim", LAW[case.edition].penalty_card):
        case.step(LAW[case.edition].penalty_card, "exposed-designated-otherwise")
        return _nothing(case, LAW[case.edition].penalty_card, verdict="exposed-verdict-free")
    if facts.how not in (*PLAYED, "named") and not facts.partner_could_see:
        case.step("49", "exposed-partner-could-not-see")
        return _nothing(case, "49", verdict="exposed-verdict-free")
    section = law.by_play.get(facts.how, "45E1" if facts.how == "fifth_card" else "49")
    texts = {"fifth_card": "defective-fifth-penalty-card", **dict.fromkeys(PLAYED, "exposed-by-play")}
    case.step(section, texts.get(facts.how, "exposed-defender"))
    if facts.how in ACCIDENTS and case.tested("designated_otherwise", LAW[case.edition].penalty_card):
        case.step(LAW[case.edition].penalty_card, "exposed-designated-otherwise")
        return _nothing(case, LAW[case.edition].penalty_card, verdict="exposed-verdict-free")
    return _penalty(case, section)


def _penalty(case: Case[ExposedCardInPlay], section: str) -> Ruling:
    facts = case.facts
    law = LAW[case.edition]
    by_play = facts.how in PLAYED or facts.deliberate
    owner = holder(case)
    lying = any(card.player == owner for card in facts.penalty_cards)
    major = by_play or facts.several or lying or facts.honour
    shown = named_or_not(facts.cards, several=facts.several)
    cards = added(facts.penalty_cards, owner, shown, major=major)
    own = own_cards(cards, owner)
    case.step(law.classes, class_text(own, by_play=by_play))
    if facts.how == "named" and not by_play:
        case.judge(law.classes, "judge-exposed-named-class")
    if facts.how == "fifth_card":
        case.judge("45E1", "judge-fifth-card-led")
    if facts.could_have_known:
        case.judge(law.could_have_known, "judge-exposed-could-have-known")
    if facts.owner_to_lead:
        return _owner_leads(case, cards, own, section)
    return _classed(case, cards, own, section, law.classes)


def _owner_leads(
    case: Case[ExposedCardInPlay], cards: tuple[PenaltyCard, ...], own: Sequence[PenaltyCard], section: str
) -> Ruling:
    """The owner of the card is on lead: a major penalty card is led at once, a minor one leaves him free (50C, 50D1a)."""
    law = LAW[case.edition]
    if own[0].rank == "minor":
        case.step(law.minor, "exposed-owner-leads-minor")
        return _classed(case, cards, own, section, law.classes, law.minor)
    player = own[0].player
    case.step(law.must_play, "exposed-owner-leads-major")
    if len(own) > 1:
        case.step("51A", "penalty-turn-declarer-designates")
    duty = Restriction(
        player=player, rule="play_card", card=own[0].card if len(own) == 1 else None, until="card_played"
    )
    outcome = Outcome(penalty_cards=cards, restrictions=(duty,))
    laws = (law.must_play, *(("51A",) if len(own) > 1 else ()), section, law.classes)
    return case.ruling(
        *laws, verdict="exposed-verdict-owner-leads", outcome=outcome, player=player, **verdict_args(own)
    )


def _nothing(case: Case[ExposedCardInPlay], *laws: str, verdict: str) -> Ruling:
    lying = on_table(case.facts.penalty_cards)
    return case.ruling(*laws, verdict=verdict, outcome=Outcome(penalty_cards=lying, restrictions=()))


def penalty_card_created(case: Case[PenaltyCardCreated]) -> Ruling:
    """Rule on the class of a defender's penalty cards once another is added."""
    facts = case.facts
    _once(case)
    law = LAW[case.edition]
    owner = holder(case)
    named = any(card.player == owner for card in facts.penalty_cards)
    unnamed = (None,) if facts.already_lying == "his" and not named else ()
    major = facts.deliberate or named or unnamed or facts.several or facts.honour
    shown = named_or_not(facts.cards, several=facts.several)
    cards = added(facts.penalty_cards, owner, (*unnamed, *shown), major=bool(major))
    own = own_cards(cards, owner)
    case.step(law.classes, class_text(own, by_play=facts.deliberate))
    if facts.already_lying == "partners":
        case.note("note-penalty-cards-of-both")
    if len(own) > 1:
        case.step("51", "penalty-cards-two-or-more")
    return _classed(case, cards, own, law.classes)


def _classed(case: Case[Any], cards: tuple[PenaltyCard, ...], own: Sequence[PenaltyCard], *laws: str) -> Ruling:
    verdict = f"penalty-cards-verdict-{own[0].rank}"
    if len(own) > 1 and any(card.card is None for card in own):
        named = any(card.card for card in own)
        verdict = "penalty-cards-verdict-with-others" if named else "penalty-cards-verdict-unnamed"
    return case.ruling(*laws, verdict=verdict, outcome=Outcome(penalty_cards=cards), **verdict_args(own))


def _once(case: Case[ExposedCardInPlay] | Case[PenaltyCardCreated]) -> None:
    shown = case.facts.cards
    cards = [*(shown or ()), *(card.card for card in case.facts.penalty_cards)]
    if shown == ():
        raise case.contradiction("no-card-named", "cards")
    if len(set(cards)) < len(cards):
        raise case.contradiction("card-twice", "cards", "penalty_cards")
