"""Law 63: whether a revoke is established; with the exceptions of 62C3, 62D1 and 43B2."""

from enum import StrEnum
from typing import Literal

from engine.case import Case
from engine.derive import role_of
from engine.rules.revokes.facts import Revoke, RevokeKind
from engine.rules.revokes.law import RevokeLaw


class Status(StrEnum):
    """What is to be done about a revoke."""

    CORRECT = "correct"
    """Not established: it must be corrected (62A)."""
    CORRECT_TRICK_TWELVE = "correct_trick_twelve"
    """Corrected though it may be established (62D1)."""
    CORRECT_BOTH = "correct_both"
    """Both sides revoked to the trick, one has played on: both correct (62C3)."""
    EXCHANGED = "exchanged"
    """The card is replaced, and the revoke counts as established (43B2, 63B of 1997)."""
    ESTABLISHED = "established"
    """The trick stands as played."""


def status(case: Case[Revoke], law: RevokeLaw) -> Status:
    """Decide the status and put its steps into the case."""
    facts = case.facts
    established = _established(case, law)
    if _trick_twelve_open(case):
        case.step("62D1", "revoke-trick-twelve-corrected")
        return Status.CORRECT_TRICK_TWELVE
    if facts.other_side_revoked == "same_trick" and law.same_trick and facts.other_revoke_established != established:
        case.step(law.same_trick, "revoke-both-corrected")
        return Status.CORRECT_BOTH
    if not established:
        if _asked_by_dummy_without_rights(case):
            case.step(law.dummy_asked, "revoke-dummy-asked-first")
            return Status.EXCHANGED
        case.step("62A", "revoke-must-be-corrected")
        return Status.CORRECT
    case.step(law.uncorrectable, "revoke-not-correctable")
    return Status.ESTABLISHED


def _trick_twelve_open(case: Case[Revoke]) -> bool:
    return case.known("trick") == 12 and not case.facts.all_hands_returned and case.facts.attention_when == "in_time"


def _asked_by_dummy_without_rights(case: Case[Revoke]) -> bool:
    asked = case.facts.attention_by == "dummy" and case.facts.dummy_lost_rights
    return asked and role_of(dict(case.values), case.known("offender")) in ("declarer", None)


def _established(case: Case[Revoke], law: RevokeLaw) -> bool:
    facts = case.facts
    since = facts.since_revoke
    if facts.attention_when != "in_time" or facts.all_hands_returned:
        if case.known("established") is False or since in ("nothing", "opponents_played_on"):
            raise case.contradiction("revoke-late-yet-open", "established", "since_revoke", "attention_when")
        case.step("63A1", "revoke-established-play-went-on")
        return True
    if since is None:
        if facts.established:
            case.step("63A", "revoke-established")
        else:
            case.step("63A", "revoke-not-established")
        return facts.established
    holds, section, text = _by_event(since, law)
    if case.known("established") not in (None, holds):
        raise case.contradiction("revoke-established-against-events", "established", "since_revoke")
    case.step(section, text)
    return holds


def _by_event(since: str, law: RevokeLaw) -> tuple[bool, str, str]:
    told = (
        (True, "63A1", "revoke-established-played-on") if law.told_establishes else (False, "47E1", "revoke-told-turn")
    )
    open_claim = "revoke-established-agreed" if law.open_agreement_establishes else "revoke-agreement-still-open"
    return {
        "nothing": (False, "63A", "revoke-not-established-nothing"),
        "opponents_played_on": (False, "63A", "revoke-not-established-opponents-only"),
        "own_side_played_on": (True, "63A1", "revoke-established-played-on"),
        "own_side_played_on_told_by_opponent": told,
        "own_side_named_card": (True, "63A2", "revoke-established-named"),
        "own_side_claimed": (True, "63A3", "revoke-established-claimed"),
        "agreed_claim_open": (law.open_agreement_establishes, law.agreed_claim, open_claim),
        "agreed_claim_final": (True, law.agreed_claim, "revoke-established-agreed-final"),
        "opponents_claimed": (False, "63A", "revoke-not-established-claim-disputed"),
    }[since]


def kind_of(case: Case[Revoke]) -> RevokeKind | Literal["dummy_card_not_played"]:
    """The kind of revoke; one committed from dummy's hand is always of dummy's cards."""
    role = role_of(dict(case.values), case.known("offender"))
    kind = case.facts.revoke_kind
    if role == "dummy":
        return "dummy_card_not_played"
    if kind == "dummy_card_not_played" and role == "defender":
        raise case.contradiction("defender-has-no-dummy-card", "offender", "revoke_kind")
    if kind == "penalty_card_not_played" and role in ("declarer", "dummy"):
        raise case.contradiction("declarer-has-no-penalty-card", "offender", "revoke_kind")
    return kind
