"""Law 14: a hand has too few cards and none too many."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.cards import Card, is_honour
from engine.case import Case
from engine.derive import role_of
from engine.edition import Edition
from engine.facts import Situation, agree, asked, assumed, record, required, specs, tested
from engine.players import Player, Seat
from engine.rules.revokes.establishment import Status
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import LAW as REVOKES
from engine.rules.revokes.rule import after_play
from engine.ruling import Outcome, PenaltyCard, Ruling


class MissingCard(Situation):
    """A hand with fewer than 13 cards; `offender` is its holder."""

    offender: Player | None = record()
    card_found: Literal["among_played_cards", "elsewhere", "nowhere"] = required()
    opening_lead_faced: bool = assumed(False)
    within_correction_period: bool = assumed(True)
    player_role: Literal["defender", "declarer", "dummy"] = assumed("defender")
    declarer: Seat | None = record()
    dummy: Seat | None = record()
    card: Card | None = record()
    face_was_shown: bool = asked()
    honour: bool = asked()
    failed_to_follow: bool = asked()
    trick_won_by: Literal["offender", "partner", "opponents"] = asked()
    later_tricks_won: int = asked(cuts=(1, 2), ge=0, le=12)
    won_with_playable_card: bool = asked()
    tricks_without_infraction: int | None = tested(ge=0, le=13)


@dataclass(frozen=True)
class MissingLaw:
    """Law 14 in one edition.

    Attributes:
        calls_stand: the calls made are not altered; None: 1987 and 1997 do not say it.
        played, elsewhere, nowhere: after the lead is faced, by where the card is.
        restored: the card counts as held all along, may be a penalty card, and not having played it a revoke.
        partner: knowledge of the replacement is unauthorized for the partner; None: not in these laws.
        late: the section that ends the right to it.
    """

    calls_stand: str | None
    played: str
    elsewhere: str
    nowhere: str
    restored: str
    partner: str | None
    late: str


_1987 = MissingLaw(
    calls_stand=None,
    played="14B1a",
    elsewhere="14B1b",
    nowhere="14B2",
    restored="14B3",
    partner=None,
    late="79C",
)
_2007 = MissingLaw(
    calls_stand="14A3",
    played="14B1",
    elsewhere="14B2",
    nowhere="14B3",
    restored="14B4",
    partner="14C",
    late="14B",
)
LAW: Mapping[Edition, MissingLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007),
}


def about_card(values: dict[str, Any]) -> None:
    """Whether the card is an honour, and whose side its holder is on."""
    if card := values.get("card"):
        agree(values, "honour", is_honour(card), "card")
    if role := role_of(values, values.get("offender")):
        agree(values, "player_role", role, "offender")


def missing_card(case: Case[MissingCard]) -> Ruling:
    """Rule on a missing card."""
    law = LAW[case.edition]
    facts = case.facts
    if not facts.opening_lead_faced:
        return _before_play(case, law)
    if not facts.within_correction_period:
        case.step(law.late, "board-missing-too-late")
        return case.ruling(law.late, verdict="board-verdict-missing-too-late", outcome=Outcome(no_rectification=True))
    if facts.card_found == "among_played_cards":
        case.step(law.played, "board-missing-among-played")
        case.step("67B", "board-missing-defective-trick")
        return case.ruling(law.played, "67B", verdict="board-verdict-missing-defective-trick", outcome=Outcome())
    return _in_play(case, law)


def _before_play(case: Case[MissingCard], law: MissingLaw) -> Ruling:
    found = case.facts.card_found
    if found == "among_played_cards":
        raise case.contradiction("no-cards-played-yet", "card_found", "opening_lead_faced")
    section = "14A1" if found == "elsewhere" else "14A2"
    case.step(section, "board-missing-restored" if found == "elsewhere" else "board-missing-rebuilt")
    if law.calls_stand:
        case.step(law.calls_stand, "board-missing-calls-stand")
    outcome = Outcome(play="continues", unauthorized_information=_told(case, law), penalty_cards=())
    lead = (law.calls_stand, section) if law.calls_stand else (section,)
    return case.ruling(*lead, verdict="board-verdict-missing-before-play", outcome=outcome)


def _told(case: Case[MissingCard], law: MissingLaw) -> tuple[Mapping[str, str], ...] | None:
    if law.partner is None:
        return None
    case.step(law.partner, "board-missing-partner")
    return ({"player": "partner", "about": "replaced_card", "law": law.partner},)


def _in_play(case: Case[MissingCard], law: MissingLaw) -> Ruling:
    facts = case.facts
    elsewhere = facts.card_found == "elsewhere"
    section = law.elsewhere if elsewhere else law.nowhere
    case.step(section, "board-missing-restored" if elsewhere else "board-missing-rebuilt")
    case.step(law.restored, "board-missing-held-all-along")
    told = _told(case, law)
    penalty = _penalty(case, law) if elsewhere else ()
    outcome = Outcome(play="continues", unauthorized_information=told, penalty_cards=penalty)
    if not facts.failed_to_follow:
        return case.ruling(section, law.restored, verdict="board-verdict-missing-restored", outcome=outcome)
    case.step(law.restored, "board-missing-revoke")
    single: Case[Revoke] = Case(case.edition, specs(Revoke), _revoke(case))
    revoke = after_play(single, REVOKES[case.edition], Status.ESTABLISHED)
    case.absorb(single)
    merged = outcome.model_copy(
        update={"transfers": revoke.outcome.transfers, "tricks_transferred": revoke.outcome.tricks_transferred}
    )
    tricks = revoke.outcome.tricks_transferred or 0
    verdict = "board-verdict-missing-revoke"
    return case.ruling(section, law.restored, *revoke.laws, verdict=verdict, outcome=merged, tricks=tricks)


def _penalty(case: Case[MissingCard], law: MissingLaw) -> tuple[PenaltyCard, ...]:
    facts = case.facts
    if facts.player_role != "defender" or not facts.face_was_shown:
        return ()
    rank: Literal["major", "minor"] = "major" if facts.honour else "minor"
    case.step(law.restored, "board-missing-penalty-card", rank=rank)
    return (PenaltyCard(player="offender", card=facts.card, rank=rank),)


def _revoke(case: Case[MissingCard]) -> dict[str, object]:
    names = ("trick_won_by", "later_tricks_won", "won_with_playable_card", "declarer", "dummy")
    known = {name: case.known(name) for name in names if case.known(name) is not None}
    without = case.known("tricks_without_infraction")
    if without is not None:
        known["tricks_without_infraction"] = without
    offender = case.known("offender") or case.facts.player_role
    return {**known, "offender": offender, "established": True, "revoke_kind": "missing_card_restored"}
