"""Laws 45E and 67: a hand played no card to a trick, or too many."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card, Suit, is_honour
from engine.case import Case
from engine.derive import role_of
from engine.edition import Edition
from engine.errors import ImpossibleFacts
from engine.facts import agree, specs
from engine.players import Player, Seat
from engine.rules.play.law import LAW
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import LAW as REVOKE_LAW
from engine.rules.revokes.transfer import adjustment
from engine.ruling import Outcome, PenaltyCard, Ruling, Transfer


class DefectiveTrick(fact.Situation):
    """A trick to which a hand played no card or more than one."""

    card_fault: Literal["omitted", "too_many", "not_among_quitted"] = fact.required()
    both_sides_played_next: bool = fact.required()
    offender: Player = fact.asked(among=("defender", "declarer", "dummy"))
    trick: int | None = fact.record(ge=1, le=13)
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    led_suit: Suit | Literal["none"] | None = fact.record()
    holds_led_suit: bool = fact.asked()
    own_side_won: Literal["none", "that_trick", "later_trick"] = fact.asked()
    later_tricks_won: int = fact.asked(cuts=(1, 2), ge=0, le=12)
    won_with_playable_card: bool = fact.asked()
    meant_as_lead: bool = fact.assumed(False)
    deliberate: bool = fact.assumed(False)
    surplus_card: Card | None = fact.record()
    honour: bool = fact.asked()
    surplus_exposed: bool = fact.assumed(False)
    played_again: bool = fact.assumed(False)
    later_revoke: Literal["none", "trick_won_by_him", "trick_won_by_partner", "trick_lost"] = fact.assumed("none")


def from_surplus(values: dict[str, Any]) -> None:
    """Honour or not from the extra card; tricks won later from the count of them; no trick follows the thirteenth."""
    if card := values.get("surplus_card"):
        agree(values, "honour", is_honour(card), "surplus_card")
    if values.get("later_tricks_won") and values.get("own_side_won") is None:
        values["own_side_won"] = "later_trick"
    if values.get("later_tricks_won") and values["own_side_won"] == "none":
        raise ImpossibleFacts("tricks-won-differ", "own_side_won", "later_tricks_won")
    if values.get("trick") == 13 and values.get("both_sides_played_next"):
        raise ImpossibleFacts("no-trick-after-the-last", "trick", "both_sides_played_next")


@dataclass(frozen=True)
class DefectiveLaw:
    """What differs between the editions.

    Attributes:
        holding_costs: a hand that could have followed suit counts as having revoked (67B1a).
        extra_cards, restored: too many cards played; the status of the card restored.
        not_quitted: the section on a card that is not among those quitted; `played_twice`: where it was played once more.
        lead: sections on a fifth card taken as a defender's lead.
    """

    holding_costs: bool
    extra_cards: str
    restored: str
    not_quitted: str
    played_twice: str
    lead: str


DIFFERENCES: Mapping[Edition, DefectiveLaw] = {
    Edition.LAWS_1987: DefectiveLaw(False, "67B2", "67B2", "65C", "12A1", "56"),
    Edition.LAWS_1997: DefectiveLaw(False, "67B2", "67B2", "65C", "12A1", "56"),
    Edition.LAWS_2007: DefectiveLaw(True, "67B2a", "67B2b", "65C", "12A1", "56"),
    Edition.LAWS_2017: DefectiveLaw(True, "67B2a", "67B2b", "67B3", "67B3", "56B"),
}


def defective_trick(case: Case[DefectiveTrick]) -> Ruling:
    """Rule on a defective trick."""
    facts = case.facts
    if facts.card_fault == "not_among_quitted":
        return _not_quitted(case)
    if facts.card_fault == "too_many":
        return _restore(case) if facts.both_sides_played_next else _fifth(case)
    if facts.both_sides_played_next:
        return _omitted(case)
    case.step("67A1", "defective-supplies-card")
    outcome = Outcome(no_rectification=True, penalty_cards=(), tricks_transferred=0)
    return case.ruling("67A1", verdict="defective-verdict-supplied", outcome=outcome)


def _role(case: Case[DefectiveTrick]) -> str:
    """The role of the offender; a seat whose role is not known is taken for a defender's."""
    offender = case.known("offender") or case.facts.offender
    return role_of(dict(case.values), offender) or "defender"


def _omitted(case: Case[DefectiveTrick]) -> Ruling:
    """Both sides have played on: a card is put among those played, and it may count as a revoke (67B1)."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    section = "67B1a" if facts.holds_led_suit else "67B1b"
    case.step(section, "defective-card-of-suit" if facts.holds_led_suit else "defective-any-card")
    case.step("67B1", "defective-owner-unchanged")
    if facts.holds_led_suit and not law.holding_costs:
        case.step(section, "defective-no-penalty")
        return _tricks(case, 0, section)
    case.step(section, "defective-counts-as-revoke")
    if facts.own_side_won == "none":
        case.step("64B1", "defective-nothing-won")
        return _tricks(case, 0, section, "64A2", "64B1")
    if _role(case) == "dummy":
        case.step("64B3", "defective-dummy-exempt")
        case.note("note-defective-dummy")
        return _tricks(case, 0, section, "64B3")
    case.step("64A2", "defective-one-trick")
    return _tricks(case, 1, section, "64A2")


def _tricks(
    case: Case[DefectiveTrick],
    tricks: int,
    *laws: str,
    law: str = "64A2",
    penalty: tuple[PenaltyCard, ...] = (),
    withdrawn: tuple[str, ...] | None = None,
) -> Ruling:
    case.judge(LAW[case.edition].equity, "judge-defective-equity")
    outcome = Outcome(
        transfers=(Transfer(to="non_offending_side", tricks=tricks, law=law),) if tricks else (),
        tricks_transferred=tricks,
        penalty_cards=penalty,
        withdrawn=withdrawn,
    )
    verdict = "defective-verdict-transfer" if tricks else "defective-verdict-no-transfer"
    return case.ruling(*laws, verdict=verdict, outcome=outcome, tricks=tricks)


def _fifth(case: Case[DefectiveTrick]) -> Ruling:
    """Too many cards, found in time: 45E, or 58B where they came at once."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    role = _role(case)
    defender = role == "defender"
    section = "45E1" if defender else "45E2"
    case.step("67A2", "defective-too-many")
    withdrawn = (facts.surplus_card,) if facts.surplus_card else None
    if facts.meant_as_lead:
        lead = law.lead if defender else "55A"
        chooser = "declarer" if defender else "non_offending_side"
        case.step(section, "defective-taken-as-lead")
        case.option(chooser, "accept", "53A", "defective-option-accept", until="until-next-play")
        case.option(chooser, "reject", lead, "defective-option-reject", until="until-next-play", defender=int(defender))
        return case.ruling(section, "53A", lead, verdict="defective-verdict-lead")
    if not defender:
        case.step(section, "defective-declarer-takes-back")
        outcome = Outcome(withdrawn=withdrawn, penalty_cards=(), no_rectification=True, tricks_transferred=0)
        return case.ruling(section, "67A2", verdict="defective-verdict-back", outcome=outcome)
    case.step(section, "defective-fifth-penalty-card")
    outcome = Outcome(penalty_cards=(_penalty(case),), withdrawn=withdrawn, tricks_transferred=0)
    return case.ruling(section, "67A2", verdict="defective-verdict-penalty-card", outcome=outcome)


def _penalty(case: Case[DefectiveTrick]) -> PenaltyCard:
    facts = case.facts
    major = facts.deliberate or facts.honour
    text = "penalty-card-by-play" if facts.deliberate else f"penalty-card-{'major' if major else 'minor'}"
    case.step(LAW[case.edition].classes, text)
    return PenaltyCard(player="offender", card=facts.surplus_card, rank="major" if major else "minor")


def _restore(case: Case[DefectiveTrick]) -> Ruling:
    """Too many cards, found late: all but the one he faced go back, and count as held all along (67B2)."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    case.step(law.extra_cards, "defective-restores")
    case.step(law.extra_cards, "defective-owner-unchanged")
    penalty: tuple[PenaltyCard, ...] = ()
    if facts.surplus_exposed and _role(case) == "defender":
        case.step(law.extra_cards, "defective-exposed-while-restored")
        penalty = (_penalty(case),)
    withdrawn = (facts.surplus_card,) if facts.surplus_card else None
    if facts.later_revoke == "none":
        outcome = Outcome(withdrawn=withdrawn, penalty_cards=penalty, tricks_transferred=0, transfers=())
        return case.ruling(law.extra_cards, verdict="defective-verdict-restored", outcome=outcome)
    case.step(law.restored, "defective-restored-held-all-along")
    single: Case[Revoke] = Case(case.edition, specs(Revoke), _revoke(case))
    moved = adjustment(single, REVOKE_LAW[case.edition])
    case.absorb(single)
    return _tricks(
        case,
        moved.tricks,
        law.extra_cards,
        law.restored,
        moved.law,
        law=moved.law,
        penalty=penalty,
        withdrawn=withdrawn,
    )


def _revoke(case: Case[DefectiveTrick]) -> dict[str, object]:
    won_by = {"trick_won_by_him": "offender", "trick_won_by_partner": "partner", "trick_lost": "opponents"}
    names = ("declarer", "dummy", "later_tricks_won", "won_with_playable_card")
    known = {name: case.known(name) for name in names if case.known(name) is not None}
    return {**known, "offender": case.facts.offender, "trick_won_by": won_by[case.facts.later_revoke]}


def _not_quitted(case: Case[DefectiveTrick]) -> Ruling:
    """He did play a card, but it is not where it belongs."""
    law = DIFFERENCES[case.edition]
    case.step(law.not_quitted, "defective-card-put-in-place")
    if case.facts.played_again:
        case.step(law.played_twice, "defective-played-twice")
        outcome = Outcome(tricks_transferred=0, penalty_cards=(), adjusted_score={"kind": "assigned"})
        return case.ruling(law.played_twice, law.not_quitted, verdict="defective-verdict-adjusted", outcome=outcome)
    outcome = Outcome(no_rectification=True, tricks_transferred=0, penalty_cards=())
    return case.ruling(law.not_quitted, verdict="defective-verdict-in-place", outcome=outcome)
