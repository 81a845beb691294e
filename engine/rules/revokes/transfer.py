"""Law 64A and 64B: the tricks that change sides when a revoke is established."""

from dataclasses import dataclass

from engine.case import Case
from engine.rules.revokes.establishment import kind_of
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import RevokeLaw

OF_ONE = ("64B2", "64B3", "64B6")
"""Exceptions that hold for one revoke and say nothing of another one of that side."""


@dataclass(frozen=True)
class Adjustment:
    """Tricks transferred by one revoke and the section that says so."""

    tricks: int
    law: str
    second: "Adjustment | None" = None
    """What a second revoke of that side costs besides."""

    @property
    def each(self) -> tuple["Adjustment", ...]:
        """The transfers of each revoke, the first first."""
        return (self, self.second) if self.second else (self,)

    @property
    def total(self) -> int:
        """The tricks of all the revokes together."""
        return sum(item.tricks for item in self.each)


def adjustment(case: Case[Revoke], law: RevokeLaw) -> Adjustment:
    """The automatic adjustment; its steps go into the case. Exceptions (64B) come before the rule (64A)."""
    exempt = _exempt(case, law)
    if exempt:
        section, text = exempt
        case.step(section, text)
        if section == "64B2" and case.facts.same_suit_before == "established":
            case.note("note-revoke-first-apart")
        if case.facts.second_revoke and section in OF_ONE:
            case.note("note-revoke-second-apart")
        return Adjustment(0, section)
    if case.facts.second_revoke:
        return _of_two(case, law)
    found = _by_tricks(case, law)
    if case.facts.revoked_again:
        case.step("64B2", "revoke-again-nothing-more")
    return found


def _exempt(case: Case[Revoke], law: RevokeLaw) -> tuple[str, str] | None:
    facts = case.facts
    kind = kind_of(case)
    if facts.other_side_revoked != "none" and law.both_sides:
        if not law.both_established or facts.other_revoke_established:
            return law.both_sides, "revoke-exempt-both-sides"
    elif facts.other_side_revoked == "same_trick" and facts.other_revoke_established:
        return law.both_equity, "revoke-both-sides-equity"
    if facts.same_suit_before == "established" or (
        facts.same_suit_before == "corrected" and not law.first_must_be_established
    ):
        return "64B2", "revoke-exempt-same-suit"
    if kind == "dummy_card_not_played":
        return "64B3", "revoke-exempt-dummy"
    if kind == "penalty_card_not_played":
        return "64B3", "revoke-exempt-penalty-card"
    if kind == "faced_card_not_played" and law.any_faced_card:
        return "64B3", "revoke-exempt-faced-card"
    if facts.attention_when == "non_offenders_called_next_board":
        return "64B4", "revoke-exempt-next-board"
    if facts.attention_when == "after_round":
        return "64B5", "revoke-exempt-round-over"
    if case.known("trick") == 12:
        return "64B6", "revoke-exempt-trick-twelve"
    return None


def _of_two(case: Case[Revoke], law: RevokeLaw) -> Adjustment:
    """Two revokes that count each by itself (another suit, or the partner's): no trick is given up twice.

    The later revoke takes from the later tricks first, since the earlier one can take from its tricks as well.
    """
    facts = case.facts
    first_by, second_by = facts.trick_won_by, facts.second_trick_won_by
    own, other = int(first_by != "opponents"), int(second_by != "opponents")
    second = min(other + facts.tricks_after_second, _most(second_by))
    left = own + other + facts.tricks_after_second - second
    first = _most(first_by) if left >= _most(first_by) else min(left + facts.tricks_between, _most(first_by))
    case.step("64A", "revoke-two-apart", first=first, second=second)
    if law.playable_card_trick:
        case.note("note-two-revokes-playable-card")
    return Adjustment(first, _section(first, first_by), Adjustment(second, _section(second, second_by)))


def _most(winner: str) -> int:
    """The tricks that a revoke costs where enough were won."""
    return 2 if winner == "offender" else 1


def _section(tricks: int, winner: str) -> str:
    return "64A1" if winner == "offender" else "64A2" if tricks else "64B1"


def _by_tricks(case: Case[Revoke], law: RevokeLaw) -> Adjustment:
    won_by = case.facts.trick_won_by
    later = case.facts.later_tricks_won
    if case.known("won_with_playable_card") and not later:
        raise case.contradiction("playable-card-won-nothing", "won_with_playable_card", "later_tricks_won")
    if won_by == "offender":
        case.step("64A1", "revoke-won-by-offender", later=min(later, 1))
        return Adjustment(1 + min(later, 1), "64A1")
    total = later + (won_by == "partner")
    if not total:
        case.step("64B1", "revoke-exempt-nothing-won")
        return Adjustment(0, "64B1")
    case.step("64A2", "revoke-not-won-by-offender", winner=won_by)
    if law.playable_card_trick and total > 1 and case.facts.won_with_playable_card:
        case.step("64A2", "revoke-playable-card-won")
        return Adjustment(2, "64A2")
    return Adjustment(1, "64A2")
