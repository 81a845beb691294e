"""Law 52: a defender leads or plays another card instead of his penalty card."""

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.legal_play import behind, ordered
from engine.players import SEATS, Player, Seat
from engine.rules.play.law import LAW
from engine.rules.play.penalty import TablePenaltyCard, holder, on_table, own_cards
from engine.ruling import Outcome, PenaltyCard, Ruling


class PenaltyCardNotPlayed(fact.Situation):
    """Another card led or played where the penalty card had to be."""

    offender: Player = fact.asked(among=SEATS)
    penalty_cards: tuple[TablePenaltyCard, ...] = fact.required()
    card: Card | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    accepted: bool | None = fact.record()
    declarer_played_on: bool = fact.assumed(False)
    withdrawn_by_himself: bool = fact.assumed(False)


def penalty_card_not_played(case: Case[PenaltyCardNotPlayed]) -> Ruling:
    """Rule on a penalty card that was not played."""
    facts = case.facts
    lying = on_table(facts.penalty_cards)
    own = own_cards(lying, holder(case))
    if not own:
        raise case.contradiction("no-penalty-card", "offender", "penalty_cards")
    if facts.card and any(card.card == facts.card for card in lying):
        raise case.contradiction("penalty-card-was-played", "card", "penalty_cards")
    law = LAW[case.edition]
    if facts.card and own[0].rank == "minor" and not behind(facts.card, str(own[0].card)):
        case.step(law.minor, "not-played-minor-may-wait")
        outcome = Outcome(stands=(facts.card,), penalty_cards=lying, tricks_transferred=0, no_rectification=True)
        return case.ruling(law.minor, verdict="not-played-verdict-legal", outcome=outcome)
    case.step(law.minor if own[0].rank == "minor" else law.must_play, f"not-played-duty-{own[0].rank}")
    if facts.withdrawn_by_himself:
        case.step("52A", "not-played-own-withdrawal")
    case.step("64B3", "not-played-no-tricks")
    if facts.declarer_played_on:
        if facts.accepted is False:
            raise case.contradiction("must-accept", "accepted", "declarer_played_on")
        case.step("52B1b", "not-played-must-accept")
        return _stands(case, "52B1b", lying)
    if facts.accepted:
        case.step("52B1a", "not-played-accepted")
        return _stands(case, "52B1a", lying)
    if facts.accepted is False:
        return _substituted(case, lying, own)
    case.option("declarer", "accept", "52B1a", "not-played-option-accept", until="until-declarer-plays")
    case.option("declarer", "reject", "52B2", "not-played-option-reject", until="until-declarer-plays")
    lead = ("52A", "52B1a", "52B2") if facts.withdrawn_by_himself else ("52B1a", "52B2", "52A")
    case.step("52B1a", "not-played-declarer-chooses")
    outcome = Outcome(tricks_transferred=0, allowed=False if facts.withdrawn_by_himself else None)
    return case.ruling(*lead, verdict="not-played-verdict-options", outcome=outcome)


def _stands(case: Case[PenaltyCardNotPlayed], law: str, lying: tuple[PenaltyCard, ...]) -> Ruling:
    card = case.facts.card
    case.step("52B1c", "not-played-remains")
    outcome = Outcome(stands=(card,) if card else None, penalty_cards=lying, tricks_transferred=0)
    return case.ruling(law, "52B1c", verdict="not-played-verdict-stands", outcome=outcome)


def _substituted(
    case: Case[PenaltyCardNotPlayed], lying: tuple[PenaltyCard, ...], own: tuple[PenaltyCard, ...]
) -> Ruling:
    card = case.facts.card
    case.step("52B2", "not-played-substituted")
    major = PenaltyCard(player=own[0].player, card=card, rank="major")
    cards = ordered(str(item.card) for item in own)
    withdrawn = (card,) if card else None
    if len(own) == 1:
        left = (*(item for item in lying if item not in own), major)
        outcome = Outcome(withdrawn=withdrawn, played=cards[0], penalty_cards=left, tricks_transferred=0)
        return case.ruling("52B2", verdict="not-played-verdict-substituted", outcome=outcome)
    case.step("51A", "penalty-turn-declarer-designates")
    case.option("declarer", "choose_card", "51A", "penalty-turn-option-designate", cards=cards)
    designated = {"choice_of": "declarer", "among": cards}
    outcome = Outcome(withdrawn=withdrawn, played=designated, tricks_transferred=0)
    return case.ruling("52B2", "51A", verdict="not-played-verdict-substituted", outcome=outcome)
