"""Laws 47E1, 53 and 55: declarer leads out of turn or from the wrong hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card
from engine.case import Case
from engine.edition import Edition
from engine.facts import agree
from engine.players import SEATS, Player, Seat, after
from engine.rules.play.law import LAW
from engine.rules.play.premature import choices
from engine.ruling import Outcome, PenaltyCard, Ruling

Reaction = Literal["none", "accepts", "rejects", "played"]


class WrongHandLead(fact.Situation):
    """A lead by declarer from the wrong hand, or when a defender had to lead."""

    led_from: Literal["declarer", "dummy"] = fact.required()
    turn_was: Literal["other_hand", "defender"] = fact.asked()
    card: Card | None = fact.record()
    trick: int | None = fact.record(ge=1, le=13)
    leader: Player | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    told_by_opponent: bool = fact.assumed(False)
    next_defender: Reaction = fact.assumed("none")
    other_defender: Reaction = fact.assumed("none")
    defenders_differ: bool = fact.assumed(False)
    chose_first: Literal["next_defender", "other_defender"] = fact.asked()
    right_defender_led: bool = fact.assumed(False)
    right_defender_card: Card | None = fact.record()
    information_gained: bool = fact.judged()


def turn_from_leader(values: dict[str, Any]) -> None:
    """Whether it was the other hand's turn or a defender's, from the player who had to lead."""
    leader = values.get("leader")
    declaring = [values.get("declarer"), values.get("dummy")]
    if leader in ("declarer", "dummy") or (leader in SEATS and leader in declaring):
        agree(values, "turn_was", "other_hand", "leader")
    elif leader and (leader == "defender" or all(declaring)):
        agree(values, "turn_was", "defender", "leader")


@dataclass(frozen=True)
class DeclarerLeadLaw:
    """What differs between the editions.

    Attributes:
        next_prevails: where the defenders choose differently, the one next in turn to the lead decides; before 2007 nothing
            is said, and the choice made first is taken to bind.
        subject_to_acceptance: a proper lead counts only while the irregular one has not been accepted.
        last_trick: a lead out of turn to trick thirteen must be taken back.
        told_duty: after an opponent's word the lead goes back by law; `told_final`: it may not be accepted.
        information: what declarer learned is under Law 16, not only a ground for adjustment.
    """

    next_prevails: bool
    subject_to_acceptance: bool
    last_trick: bool
    told_duty: bool
    told_final: bool
    information: bool


_EARLY = DeclarerLeadLaw(False, False, False, False, False, False)
DIFFERENCES: Mapping[Edition, DeclarerLeadLaw] = {
    Edition.LAWS_1987: _EARLY,
    Edition.LAWS_1997: _EARLY,
    Edition.LAWS_2007: DeclarerLeadLaw(True, True, False, False, True, False),
    Edition.LAWS_2017: DeclarerLeadLaw(True, True, True, True, True, True),
}


def wrong_hand_lead(case: Case[WrongHandLead]) -> Ruling:
    """Rule on declarer's lead out of turn."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.leader and facts.leader in (facts.led_from, case.known(facts.led_from)):
        raise case.contradiction("lead-was-in-turn", "led_from", "leader")
    if facts.told_by_opponent:
        return _told(case, law)
    if facts.trick == 13 and law.last_trick:
        case.step("53A", "lead-trick-thirteen")
        outcome = Outcome(withdrawn=_card(case), leader=_leader(case), penalty_cards=(), restrictions=())
        return case.ruling("53A", verdict="lead-verdict-back-last-trick", outcome=outcome)
    if facts.right_defender_led and not (law.subject_to_acceptance and _accepted_first(case)):
        return _proper_lead(case)
    if facts.next_defender == "played":
        case.step("53A", "lead-accepted-by-play")
        case.step("60A1", "lead-right-forfeited")
        return _stands(case, "55A", "53A")
    if facts.other_defender == "played":
        return _wrong_defender(case)
    accepted = _accepted(case, law)
    if accepted:
        case.step("53A", "lead-accepted")
        return _stands(case, "55A", "53A", verdict=_verdict(case, law, "accepted") or "lead-verdict-accepted")
    if accepted is None:
        return _choice_of_next(case) if facts.defenders_differ and law.next_prevails else _options(case, law)
    return _refused(case, law)


def _accepted_first(case: Case[WrongHandLead]) -> bool:
    facts = case.facts
    spoken = "accepts" in (facts.next_defender, facts.other_defender)
    next_is_leader = facts.leader is not None and facts.leader == _next(case)
    return spoken or (facts.next_defender == "played" and not next_is_leader)


def _accepted(case: Case[WrongHandLead], law: DeclarerLeadLaw) -> bool | None:
    """Whether the lead is accepted by word; None while no defender has chosen."""
    facts = case.facts
    chosen = {
        name: choice == "accepts"
        for name, choice in (("next_defender", facts.next_defender), ("other_defender", facts.other_defender))
        if choice in ("accepts", "rejects")
    }
    if len(set(chosen.values())) < 2:
        return next(iter(chosen.values()), None)
    if law.next_prevails:
        case.step("55A", "wrong-hand-next-prevails")
        return chosen["next_defender"]
    case.step("55A", "wrong-hand-first-choice")
    case.note("note-wrong-hand-not-stated")
    return chosen[facts.chose_first]


def _told(case: Case[WrongHandLead], law: DeclarerLeadLaw) -> Ruling:
    case.step("47E1", "retraction-told-must" if law.told_duty else "retraction-told-may")
    if law.told_final:
        case.step("47E1", "retraction-not-acceptable")
    if not law.told_duty:
        case.option("declarer", "withdraw", "47E1", "lead-option-withdraw", until="until-next-play")
    case.step(LAW[case.edition].withdrawn_card, "withdrawn-card-information")
    return _back(case, "47E1")


def _back(case: Case[WrongHandLead], *laws: str, verdict: str = "lead-verdict-back-free", **more: Any) -> Ruling:
    fields = {"no_rectification": True, **more}
    outcome = Outcome(withdrawn=_card(case), leader=_leader(case), penalty_cards=(), restrictions=(), **fields)
    return case.ruling(*laws, verdict=verdict, outcome=outcome, player=_next(case))


def _card(case: Case[WrongHandLead]) -> tuple[str, ...] | None:
    return (case.facts.card,) if case.facts.card else None


def _other_hand(case: Case[WrongHandLead]) -> str:
    return "dummy" if case.facts.led_from == "declarer" else "declarer"


def _leader(case: Case[WrongHandLead]) -> str | None:
    if case.facts.leader:
        return case.facts.leader
    return _other_hand(case) if case.facts.turn_was == "other_hand" else "defender"


def _next(case: Case[WrongHandLead]) -> str:
    """The defender next in rotation to the hand that led; a role as seen from declarer while no seat is known."""
    if case.facts.declarer and case.facts.dummy:
        return after(case.facts.declarer if case.facts.led_from == "declarer" else case.facts.dummy)
    return "lho" if case.facts.led_from == "declarer" else "rho"


def _other(case: Case[WrongHandLead]) -> str:
    if case.facts.declarer and case.facts.dummy:
        return after(case.facts.declarer if case.facts.led_from == "dummy" else case.facts.dummy)
    return "rho" if case.facts.led_from == "declarer" else "lho"


def _stands(case: Case[WrongHandLead], *laws: str, verdict: str = "lead-verdict-accepted") -> Ruling:
    outcome = Outcome(
        stands=_card(case),
        leader=case.facts.led_from,
        penalty_cards=(),
        restrictions=(),
        no_rectification=True,
        play="continues",
    )
    return case.ruling(*laws, verdict=verdict, outcome=outcome, player=_next(case))


def _proper_lead(case: Case[WrongHandLead]) -> Ruling:
    """The defender whose turn it was has made his own lead (53C; 53B in 2017)."""
    facts = case.facts
    law = LAW[case.edition]
    if facts.turn_was == "other_hand":
        raise case.contradiction("no-defender-had-to-lead", "turn_was", "right_defender_led")
    case.step(law.proper_lead, "lead-proper-lead-stands")
    case.step(law.information, "withdrawn-card-information")
    own = facts.right_defender_card
    outcome = Outcome(
        stands=(own,) if own else None,
        withdrawn=_card(case),
        leader=_leader(case),
        penalty_cards=(),
        restrictions=(),
        no_rectification=True,
    )
    return case.ruling(law.proper_lead, verdict="lead-verdict-proper-lead", outcome=outcome)


def _wrong_defender(case: Case[WrongHandLead]) -> Ruling:
    """The defender to the right of the lead has played before his partner: it stands, and 57 applies to him."""
    law = LAW[case.edition]
    offender = _other(case)
    case.step(law.wrong_defender, "wrong-hand-wrong-defender", player=offender)
    case.step("57A", "premature-penalty-card", player=offender)
    choices(case, player=_next(case), led=case.facts.card[0] if case.facts.card else "")
    outcome = Outcome(
        stands=_card(case),
        leader=case.facts.led_from,
        penalty_cards=(PenaltyCard(player=offender, rank="major"),),
    )
    return case.ruling(law.wrong_defender, "57A", verdict="wrong-hand-verdict-wrong-defender", outcome=outcome)


def _differ(case: Case[WrongHandLead]) -> bool:
    return {case.facts.next_defender, case.facts.other_defender} == {"accepts", "rejects"}


def _verdict(case: Case[WrongHandLead], law: DeclarerLeadLaw, choice: Literal["accepted", "refused"]) -> str | None:
    """The verdict that says whose choice counted, where the defenders chose differently; else None."""
    if not _differ(case):
        return None
    return f"wrong-hand-verdict-{'next' if law.next_prevails else 'first'}-{choice}"


def _choice_of_next(case: Case[WrongHandLead]) -> Ruling:
    """The defenders choose differently, and it is not told how: the one next in turn to the lead decides (55A)."""
    defender = _next(case)
    case.step("55A", "wrong-hand-next-prevails")
    for code in ("accept", "reject"):
        text = f"wrong-hand-option-{code}"
        case.option(defender, code, "55A", text, until="until-next-play", player=defender)
    return case.ruling("55A", "53A", verdict="wrong-hand-verdict-next-decides", player=defender)


def _options(case: Case[WrongHandLead], law: DeclarerLeadLaw) -> Ruling:
    case.step("55A", "wrong-hand-defenders-choose")
    if law.next_prevails:
        case.step("55A", "wrong-hand-if-they-differ", player=_next(case))
    elif case.facts.defenders_differ:
        case.step("55A", "wrong-hand-first-choice")
        case.note("note-wrong-hand-not-stated")
    for defender in (_next(case), _other(case)):
        case.option(defender, "accept", "55A", "wrong-hand-option-accept", until="until-next-play", player=defender)
        case.option(defender, "reject", "55A", "wrong-hand-option-reject", until="until-next-play", player=defender)
    return case.ruling("55A", "53A", verdict="wrong-hand-verdict-options")


def _refused(case: Case[WrongHandLead], law: DeclarerLeadLaw) -> Ruling:
    section = "55B1" if case.facts.turn_was == "defender" else "55B2"
    lead = ("55A", section) if _differ(case) else (section,)
    case.step("55A", "wrong-hand-refused")
    case.step(section, "wrong-hand-defender-leads" if section == "55B1" else "wrong-hand-right-hand-leads")
    if not case.judged("information_gained", "55C"):
        usual = "lead-verdict-back-free" if section == "55B1" else "lead-verdict-back-any-card"
        return _back(case, *lead, verdict=_verdict(case, law, "refused") or usual)
    case.step("55C", "wrong-hand-law-sixteen" if law.information else "wrong-hand-adjusted")
    more: dict[str, Any] = {"adjusted_score": {"kind": "assigned"}, "no_rectification": None}
    if law.information:
        about = case.facts.card or "lead_out_of_turn"
        more["unauthorized_information"] = ({"player": "declarer", "about": about, "law": "55C"},)
    return _back(case, *lead, "55C", verdict="lead-verdict-back-adjusted", **more)
