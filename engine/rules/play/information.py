"""Law 50E and its forerunners: who may use what a penalty card tells."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.case import Case
from engine.edition import Edition
from engine.rules.play.law import LAW
from engine.rules.play.penalty import partner_of
from engine.ruling import Outcome, PenaltyCard, Ruling


@dataclass(frozen=True)
class InformationLaw:
    """Sections of one edition; None where it says nothing.

    Attributes:
        free: lets everybody use what a card on the table tells, not only that it must be played.
        requirement: lets everybody know that it must be played.
        minor, major: make it unauthorised for partner that he saw a card still on the table.
        picked_up, played: the same once the card went back to the hand, or was played.
        adjustment: the section on an adjusted score; absent, that on what the offender could have known.
    """

    free: str | None
    requirement: str | None
    minor: str | None
    major: str | None
    picked_up: str | None
    played: str | None
    adjustment: str | None


DIFFERENCES: Mapping[Edition, InformationLaw] = {
    Edition.LAWS_1987: InformationLaw(None, None, "50D", None, None, None, None),
    Edition.LAWS_1997: InformationLaw(None, "50D1", "50C", "50D1", "50D1", "50D1", None),
    Edition.LAWS_2007: InformationLaw(None, "50E1", "50E2", "50E2", "50E2", "50E2", "50E3"),
    Edition.LAWS_2017: InformationLaw("50E1", "50E1", None, None, "50E2", "50E3", "50E4"),
}


def information(case: Case[Any], lying: Sequence[PenaltyCard]) -> Ruling:
    """Rule on the use of what a penalty card tells."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if not lying:
        raise case.contradiction("no-penalty-card", "penalty_cards")
    picked_up = facts.declarer_choice in ("require", "forbid")
    if facts.penalty_card_played or picked_up:
        section = law.played if facts.penalty_card_played else law.picked_up
        text = "penalty-information-played" if facts.penalty_card_played else "penalty-information-picked-up"
        return _barred(case, law, dict.fromkeys(lying, section), text)
    if law.free:
        case.step(law.free, "penalty-information-free")
        adjustment = law.adjustment or law.free
        case.judge(adjustment, "judge-penalty-information")
        outcome = Outcome(unauthorized_information=(), penalty_cards=tuple(lying))
        return case.ruling(law.free, adjustment, verdict="penalty-information-verdict-free", outcome=outcome)
    barred = {card: law.minor if card.rank == "minor" else law.major for card in lying}
    return _barred(case, law, barred, _on_table(case, law, lying), tuple(lying))


def _on_table(case: Case[Any], law: InformationLaw, lying: Sequence[PenaltyCard]) -> str:
    """What is said of a card on the table: all that it tells, or all but that it must be played."""
    if law.requirement and any(card.rank == "major" for card in lying):
        case.step(law.requirement, "penalty-information-requirement")
        return "penalty-information-on-table"
    return "penalty-information-seen"


def at_lead(case: Case[Any], lying: Sequence[PenaltyCard], player: str) -> tuple[dict[str, str], ...] | None:
    """What a leader may not use of what his partner's penalty cards tell; None where there is nothing to say.

    Args:
        lying: the penalty cards on the table.
        player: the leader.
    """
    law = DIFFERENCES[case.edition]
    seen = [card for card in lying if card.player == partner_of(player)]
    if not seen:
        return None
    if law.free:
        case.step(law.free, "penalty-information-free")
        return None
    barred = {card: section for card in seen if (section := law.minor if card.rank == "minor" else law.major)}
    text = _on_table(case, law, seen)
    for section in dict.fromkeys(barred.values()):
        case.step(section, text, player=player)
    return tuple(_unauthorized(card, section) for card, section in barred.items()) or None


def _unauthorized(card: PenaltyCard, section: str) -> dict[str, str]:
    return {"player": partner_of(card.player), "about": str(card.card), "law": section}


def _barred(
    case: Case[Any],
    law: InformationLaw,
    barred: Mapping[PenaltyCard, str | None],
    text: str,
    lying: tuple[PenaltyCard, ...] | None = None,
) -> Ruling:
    adjustment = law.adjustment or LAW[case.edition].could_have_known
    for player, section in dict.fromkeys((partner_of(card.player), section) for card, section in barred.items()):
        case.step(section or "16A", text if section else "penalty-information-silent", player=player)
    found = [_unauthorized(card, section) for card, section in barred.items() if section]
    case.judge("16A" if len(found) < len(barred) else adjustment, "judge-penalty-information")
    lead = dict.fromkeys(section or "16A" for section in barred.values())
    if not found:
        return case.ruling(*lead, verdict="penalty-information-verdict-judged", outcome=Outcome(penalty_cards=lying))
    outcome = Outcome(unauthorized_information=tuple(found), penalty_cards=lying)
    return case.ruling(*lead, verdict="penalty-information-verdict-barred", outcome=outcome)
