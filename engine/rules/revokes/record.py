"""Revokes found by replaying a record: the facts are derived card by card and ruled on as if they had been stated."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.cards import Suit, height, suit_of
from engine.case import Case
from engine.facts import specs
from engine.players import Seat, Side, other_side, partner, side
from engine.record import Play, Replay, replay, with_card
from engine.resolve import replaced
from engine.rules.revokes.correction import correction
from engine.rules.revokes.dummy import mentioned_by_dummy, overlooked
from engine.rules.revokes.equity import scored
from engine.rules.revokes.establishment import Status, status
from engine.rules.revokes.facts import Revoke, RevokeFromRecord
from engine.rules.revokes.law import LAW, RevokeLaw
from engine.rules.revokes.rule import OPEN, definition
from engine.rules.revokes.transfer import Adjustment, adjustment
from engine.ruling import Outcome, PenaltyCard, Ruling, Transfer


@dataclass(frozen=True)
class Found:
    """A revoke in the record: the card played, the suit withheld and the cards that could legally have been played."""

    play: Play
    suit: Suit
    legal: tuple[str, ...]
    kind: str

    @property
    def side(self) -> Side:
        return side(self.play.seat)


def revoke_from_record(case: Case[RevokeFromRecord]) -> Ruling:
    """Rule on every revoke that the record shows; one that can still be corrected comes first."""
    facts = case.facts
    law = LAW[case.edition]
    hands = facts.hands
    if facts.restored_card:
        hands = with_card(hands, facts.restored_card.player, facts.restored_card.card)
    played = replay(hands, facts.tricks, facts.contract.denomination)
    found = find(case, played)
    if not found:
        case.step("61A", "revoke-none-in-record")
        outcome = Outcome(transfers=(), tricks_transferred=0, no_rectification=True)
        return case.ruling("61A", verdict="revoke-verdict-none", outcome=outcome)
    unfinished = _unfinished(case, played)
    counted: Ruling | None = None
    settled: list[tuple[Found, Adjustment]] = []
    for revoked in found:
        single: Case[Revoke] = Case(case.edition, specs(Revoke), _stated(case, played, found, revoked))
        definition(single)
        if mentioned_by_dummy(single):
            ruling = overlooked(single, law)
            if unfinished or ruling.outcome.withdrawn:
                return replaced(ruling, single.cast().seats())
            moved = Adjustment(0, law.dummy_attention)
        else:
            state = status(single, law)
            if state in OPEN:
                ruling = _corrected(single, law, state, earlier=bool(counted or settled))
                if state is Status.CORRECT_BOTH:
                    ruling = _with_cards(
                        case, ruling, [other for other in found if other.play.trick == revoked.play.trick]
                    )
                return replaced(ruling, single.cast().seats())
            if unfinished:
                counted = counted or replaced(_to_be_counted(single, law, revoked, state), single.cast().seats())
                continue
            moved = adjustment(single, law)
        settled.append((revoked, moved))
        case.absorb(single)
    return counted or _settle(case, law, played, settled)


def _corrected(single: Case[Revoke], law: RevokeLaw, state: Status, *, earlier: bool) -> Ruling:
    """The correction of a revoke; where an earlier one is established, its tricks are still to be counted."""
    if not earlier:
        return correction(single, law, state)
    ruling = correction(single, law, state)
    single.step("64A", "revoke-counted-after-play")
    outcome = ruling.outcome.model_copy(update={"transfers": None, "tricks_transferred": None})
    return single.ruling(*ruling.laws, verdict=ruling.verdict.id, outcome=outcome, **ruling.verdict.args)


def _with_cards(case: Case[RevokeFromRecord], ruling: Ruling, revokes: Sequence[Found]) -> Ruling:
    """Both sides' revokes of one trick (62C3) with the cards that go back; those of the defenders become penalty cards."""
    defending = other_side(side(cast(Seat, case.known("declarer"))))
    penalty = [PenaltyCard(player=r.play.seat, card=r.play.card, rank="major") for r in revokes if r.side == defending]
    withdrawn = tuple(revoked.play.card for revoked in revokes)
    outcome = ruling.outcome.model_copy(update={"penalty_cards": tuple(penalty), "withdrawn": withdrawn})
    return ruling.model_copy(update={"outcome": outcome})


def find(case: Case[RevokeFromRecord], played: Replay) -> tuple[Found, ...]:
    """Every revoke of a replayed record in the order committed (Law 61A)."""
    required = case.facts.required_suit
    penalty = {card.card for card in case.facts.penalty_cards}
    found = []
    for play in played.plays:
        suit = suit_of(play.led)
        if play.failed_to_follow:
            legal = _of(play.held, suit)
            faced = play.seat != case.known("dummy") and not penalty.isdisjoint(legal)
            kind = "penalty_card_not_played" if faced else "not_following"
        elif (
            required
            and play.position == 0
            and (play.seat, play.trick) == (required.player, required.trick)
            and suit_of(play.card) != required.suit
            and _of(play.held, required.suit)
        ):
            suit, legal, kind = required.suit, _of(play.held, required.suit), "required_suit_not_led"
        else:
            continue
        restored = case.facts.restored_card
        if restored and restored.player == play.seat and legal == (restored.card,):
            kind = "missing_card_restored"
        found.append(Found(play, suit, legal, kind))
    return tuple(found)


def _of(held: frozenset[str], suit: Suit) -> tuple[str, ...]:
    return tuple(sorted((card for card in held if suit_of(card) == suit), key=height, reverse=True))


def _stated(
    case: Case[RevokeFromRecord], played: Replay, found: Sequence[Found], revoked: Found
) -> Mapping[str, object]:
    """The facts of one revoke in the schema of the situation `revoke`."""
    facts = case.facts
    play = revoked.play
    after = [other for other in played.trick(play.trick) if other.position > play.position]
    later_own = [other for other in found if other.side != revoked.side]
    same_trick = [other for other in later_own if other.play.trick == play.trick]
    repeated = any(
        other.play.seat == play.seat and other.suit == revoked.suit and other.play.trick < play.trick for other in found
    )
    values: dict[str, object] = {
        **{name: case.known(name) for name in ("contract", "declarer", "dummy", "trump") if case.known(name)},
        **{name: getattr(facts, name) for name in ("attention_by", "dummy_lost_rights", "all_hands_returned")},
        "attention_when": facts.attention_when,
        "offender": play.seat,
        "trick": play.trick,
        "card": play.card,
        "revoke_kind": revoked.kind,
        "since_revoke": _since(facts, played, revoked),
        "legal_cards": revoked.legal,
        "opponents_played_after": tuple(other.seat for other in after if side(other.seat) != revoked.side),
        "next_opponent_played": any(side(other.seat) != revoked.side for other in after),
        "partner_played_after": any(other.seat == partner(play.seat) for other in after),
        "partner_yet_to_play": len(played.trick(play.trick)) < 4 and not _partner_played(played, play),
        "same_suit_before": "established" if repeated else "none",
        "other_side_revoked": "same_trick" if same_trick else "other_trick" if later_own else "none",
        "other_revoke_established": any(
            _since(facts, played, other) not in ("nothing", "opponents_played_on") for other in same_trick or later_own
        ),
    }
    if len(played.winners) >= play.trick:
        values["trick_won_by"] = _won_by(played.winners[play.trick - 1], play.seat)
        values["later_tricks_won"] = _later(case, played, revoked)
        values["won_with_playable_card"] = _playable_card_won(played, revoked)
    return values


def _partner_played(played: Replay, play: Play) -> bool:
    return any(other.seat == partner(play.seat) for other in played.trick(play.trick))


def _won_by(winner: Seat, offender: Seat) -> str:
    if winner == offender:
        return "offender"
    return "partner" if winner == partner(offender) else "opponents"


def _since(facts: RevokeFromRecord, played: Replay, revoked: Found) -> str:
    following = played.trick(revoked.play.trick + 1)
    if any(side(play.seat) == revoked.side for play in following):
        told = facts.since_revoke == "own_side_played_on_told_by_opponent"
        return "own_side_played_on_told_by_opponent" if told else "own_side_played_on"
    if facts.since_revoke:
        return facts.since_revoke
    if facts.claim_after:
        return "own_side_claimed" if side(facts.claim_after.by) == revoked.side else "agreed_claim_final"
    return "opponents_played_on" if following else "nothing"


def _claimed(facts: RevokeFromRecord, played: Replay) -> dict[Side, int]:
    if not facts.claim_after:
        return {"NS": 0, "EW": 0}
    left = len(played.held["N"])
    own = side(facts.claim_after.by)
    return {own: facts.claim_after.claimed_tricks, other_side(own): left - facts.claim_after.claimed_tricks}


def _later(case: Case[RevokeFromRecord], played: Replay, revoked: Found) -> int:
    won = sum(side(winner) == revoked.side for winner in played.winners[revoked.play.trick :])
    return won + _claimed(case.facts, played)[revoked.side]


def _playable_card_won(played: Replay, revoked: Found) -> bool:
    return any(
        play.seat == revoked.play.seat
        and play.trick > revoked.play.trick
        and play.trick <= len(played.winners)
        and played.winners[play.trick - 1] == play.seat
        and play.card in revoked.legal
        for play in played.plays
    )


def _unfinished(case: Case[RevokeFromRecord], played: Replay) -> bool:
    return any(played.held.values()) and case.facts.claim_after is None


def _to_be_counted(single: Case[Revoke], law: RevokeLaw, revoked: Found, state: Status) -> Ruling:
    """An established revoke in a deal that is still being played."""
    single.step("64A", "revoke-counted-after-play")
    single.judge(law.equity, "judge-tricks-without-infraction")
    if state is Status.EXCHANGED:
        played = revoked.legal[0] if len(revoked.legal) == 1 else {"choice_of": "offender", "among": revoked.legal}
        outcome = Outcome(withdrawn=(revoked.play.card,), played=played, penalty_cards=())
        return single.ruling(law.dummy_asked, verdict="revoke-verdict-exchanged", outcome=outcome)
    established = "63A1" if single.facts.since_revoke == "own_side_played_on" else "63A"
    outcome = Outcome(stands=(revoked.play.card,), penalty_cards=())
    return single.ruling(established, law.uncorrectable, verdict="revoke-verdict-stands", outcome=outcome)


def _settle(
    case: Case[RevokeFromRecord], law: RevokeLaw, played: Replay, settled: list[tuple[Found, Adjustment]]
) -> Ruling:
    transfers = _within_tricks_won(case, played, settled)
    declaring = side(cast(Seat, case.known("declarer")))
    to_defenders = sum(item.tricks if item.to != declaring else -item.tricks for item in transfers)
    special = (law.both_sides or law.both_equity, "64B2")
    exempt = next((moved.law for _, moved in settled if moved.law in special), settled[0][1].law)
    offending = settled[0][0].side
    tricks = _tricks(case, played, declaring) - to_defenders
    earlier = -to_defenders if exempt == "64B2" else 0
    score = scored(
        case,
        law,
        tricks=tricks,
        declarer_offended=offending == declaring,
        exempt_law=exempt,
        already_transferred=earlier,
    )
    sides = {item.to for item in transfers}
    total = sum(item.tricks for item in transfers)
    outcome = Outcome(
        transfers=transfers, tricks_transferred=total if len(sides) < 2 else None, penalty_cards=(), **score
    )
    lead = dict.fromkeys(moved.law for _, moved in settled)
    verdict = "revoke-verdict-transfer" if total else "revoke-verdict-no-transfer"
    if len(sides) == 2:
        verdict = "revoke-verdict-transfer-both-ways"
    return case.ruling(*lead, verdict=verdict, outcome=outcome, tricks=total)


def _tricks(case: Case[RevokeFromRecord], played: Replay, declaring: Side) -> int:
    return sum(side(winner) == declaring for winner in played.winners) + _claimed(case.facts, played)[declaring]


def _within_tricks_won(
    case: Case[RevokeFromRecord], played: Replay, settled: list[tuple[Found, Adjustment]]
) -> tuple[Transfer, ...]:
    """The transfers, no trick of a side being given up twice: the later revoke takes from the later tricks first."""
    transfers = []
    for own in ("NS", "EW"):
        taken = 0
        for revoked, moved in reversed([item for item in settled if item[0].side == own]):
            won = sum(side(winner) == own for winner in played.winners[revoked.play.trick - 1 :])
            tricks = min(moved.tricks, won + _claimed(case.facts, played)[revoked.side] - taken)
            taken += tricks
            if tricks:
                to = other_side(revoked.side)
                transfers.append((revoked.play.trick, Transfer(to=to, tricks=tricks, law=moved.law)))
    return tuple(transfer for _, transfer in sorted(transfers, key=lambda item: item[0]))
