"""Law 62: taking back a revoke that is not established, and who else may change a card."""

from typing import Literal

from engine.case import Case
from engine.derive import role_of
from engine.rules.revokes.establishment import Status
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import RevokeLaw
from engine.ruling import Outcome, PenaltyCard, Restriction, Ruling


def correction(case: Case[Revoke], law: RevokeLaw, status: Status) -> Ruling:
    """The ruling while the revoke is corrected."""
    defender = _role(case) == "defender"
    if status is Status.CORRECT_BOTH:
        return _both(case, law, defender=defender)
    penalty = defender and not case.facts.card_was_faced
    card = case.known("card")
    if penalty:
        case.step("62B1", "revoke-card-becomes-penalty-card", card=card or "")
        case.step(law.penalty_card_play, "revoke-penalty-card-must-be-played")
    else:
        case.step("62B2", "revoke-card-replaced-freely")
    _later_cards(case, law, defender=defender)
    lead = [_lead(case, status), "62B1" if penalty else "62B2"]
    if status is Status.CORRECT_TRICK_TWELVE:
        lead += _partner_on_trick_twelve(case, law, defender=defender)
        case.step("64B6", "revoke-exempt-trick-twelve")
    cards = (PenaltyCard(player="offender", card=card, rank="major"),) if penalty else ()
    duty = (Restriction(player="offender", rule="play_card", card=card, until="card_played"),) if penalty else None
    outcome = Outcome(
        transfers=(),
        tricks_transferred=0,
        penalty_cards=cards,
        restrictions=duty,
        withdrawn=(card,) if card else None,
        played=replacement(case),
    )
    verdict = "revoke-verdict-corrected-penalty-card" if penalty else "revoke-verdict-corrected-freely"
    return case.ruling(*lead, verdict=verdict, outcome=outcome, card=card or "")


def replacement(case: Case[Revoke]) -> object:
    """The card that takes the place of the revoke card, or the choice among several; None where they are not known."""
    legal = case.facts.legal_cards
    if not legal:
        return None
    return legal[0] if len(legal) == 1 else {"choice_of": "offender", "among": legal}


def _lead(case: Case[Revoke], status: Status) -> str:
    """The section a Director names first: the exception where one decides that the revoke is still open."""
    if status is Status.CORRECT_TRICK_TWELVE:
        return "62D1"
    since = case.facts.since_revoke
    return {"agreed_claim_open": "63A4", "own_side_played_on_told_by_opponent": "47E1"}.get(since or "", "62A")


def _role(case: Case[Revoke]) -> Literal["declarer", "dummy", "defender"]:
    offender = case.known("offender") or case.facts.offender
    role = role_of(dict(case.values), offender)
    if role == "declarer":
        return "declarer"
    return "dummy" if role == "dummy" else "defender"


def _later_cards(case: Case[Revoke], law: RevokeLaw, *, defender: bool) -> None:
    facts = case.facts
    opponents = facts.opponents_played_after
    played = case.known("next_opponent_played")
    if played is None and opponents is None:
        case.step("62C1", "revoke-opponents-may-change")
        return
    if not played and not opponents:
        return
    case.step("62C1", "revoke-opponent-may-change")
    for player in opponents or ("non_offending_side",):
        case.option(player, "replace", "62C1", "revoke-option-change-card", until="until-next-card")
    case.step(law.not_usable, "revoke-withdrawn-card-unusable")
    if case.known("partner_played_after") is False:
        return
    changed = case.known("opponent_changed")
    if changed:
        case.step("62C2", "revoke-partner-may-change", defender=int(defender))
        case.option("partner", "replace", "62C2", "revoke-option-partner-changes", defender=int(defender))
    elif changed is False:
        case.step("62C2", "revoke-partner-may-not-change")


def _partner_on_trick_twelve(case: Case[Revoke], law: RevokeLaw, *, defender: bool) -> tuple[str, ...]:
    facts = case.facts
    if not defender or not facts.partner_yet_to_play:
        return ()
    if law.trick_twelve_partner == "unauthorized":
        case.step("62D2", "revoke-trick-twelve-unauthorized")
        case.judge("62D2", "judge-trick-twelve-suggested")
        return ("62D2",)
    if not facts.partner_holds_two_suits:
        return ()
    if law.trick_twelve_partner == "declarer_chooses":
        case.step("62D2", "revoke-trick-twelve-declarer-chooses")
        case.option("declarer", "choose_card", "62D2", "revoke-option-trick-twelve")
        return ("62D2",)
    case.step("62D2", "revoke-trick-twelve-not-suggested")
    case.judge("62D2", "judge-trick-twelve-suggested")
    return ("62D2",)


def _both(case: Case[Revoke], law: RevokeLaw, *, defender: bool) -> Ruling:
    card = case.known("card") if defender else None
    player = "offender" if defender else "defender"
    case.step(law.not_usable, "revoke-withdrawn-cards-unusable")
    case.step("64B8", "revoke-exempt-corrected-both")
    case.judge(law.both_equity, "judge-both-revoked")
    outcome = Outcome(
        transfers=(),
        tricks_transferred=0,
        penalty_cards=(PenaltyCard(player=player, card=card, rank="major"),),
    )
    return case.ruling("62C3", "64B8", verdict="revoke-verdict-both-corrected", outcome=outcome)
