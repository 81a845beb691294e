"""What differs between the editions in Laws 61 to 64, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.edition import Edition


@dataclass(frozen=True)
class RevokeLaw:
    """Sections and choices of one edition.

    Attributes:
        told_establishes: playing on establishes the revoke although an opponent said it was his turn (47E1 of 2017: no).
        agreed_claim: section for agreement to an opponent's claim; `open_agreement_establishes`: even while 69A is open.
        uncorrectable: section that forbids a later correction.
        playable_card_trick: a trick won by the revoker with a card playable to the revoke trick costs one more.
        first_must_be_established: a repeated revoke is exempt only after an established one.
        any_faced_card: withholding any faced card is exempt, not only a penalty card or a card of dummy.
        both_sides: section that exempts when both sides revoked; `both_established`: only if both revokes are established.
        same_trick: section that has both revokes of one trick corrected while only one side has played on.
        dummy_asked: section on a question by a dummy without rights.
        dummy_attention: section on a defender's irregularity that such a dummy is first to mention; `dummy_redress`: what is
            left of it: nothing, equity for both sides, or the gain taken from the defenders only, the play going on.
        defenders_ask: section on defenders asking one another; `forbidden`: always, by_default (a zone may permit), by
            regulation, or never.
        illegal_question: section that treats the revoke as established after such a question.
        equity, repeated_equity, both_equity: sections that let the Director restore equity.
        assigned: section of the assigned adjusted score.
        opponent_withdraws: what lets a non-offender change, and what the offenders may not use (`not_usable`).
        penalty_card_rank, penalty_card_play: major card; duty to play it.
        trick_twelve_partner: what a defender's partner may do when he plays after the revoke on trick twelve.
    """

    told_establishes: bool
    agreed_claim: str
    open_agreement_establishes: bool
    uncorrectable: str
    playable_card_trick: bool
    first_must_be_established: bool
    any_faced_card: bool
    both_sides: str | None
    both_established: bool
    same_trick: str | None
    dummy_asked: str
    dummy_attention: str
    dummy_redress: Literal["right-lost", "both-sides", "defenders-only"]
    defenders_ask: str
    forbidden: str
    illegal_question: str | None
    equity: str
    repeated_equity: str
    both_equity: str
    assigned: str
    opponent_withdraws: str
    not_usable: str
    penalty_card_rank: str
    penalty_card_play: str
    trick_twelve_partner: str


_1987 = RevokeLaw(
    told_establishes=True,
    agreed_claim="63A3",
    open_agreement_establishes=True,
    uncorrectable="63B",
    playable_card_trick=True,
    first_must_be_established=False,
    any_faced_card=True,
    both_sides=None,
    both_established=True,
    same_trick=None,
    dummy_asked="43B2c",
    dummy_attention="43B2a",
    dummy_redress="right-lost",
    defenders_ask="61B",
    forbidden="always",
    illegal_question=None,
    equity="64C",
    repeated_equity="64C",
    both_equity="64C",
    assigned="12C2",
    opponent_withdraws="47F",
    not_usable="16C",
    penalty_card_rank="50C",
    penalty_card_play="50E1",
    trick_twelve_partner="declarer_chooses",
)

LAW: Mapping[Edition, RevokeLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(
        _1987,
        uncorrectable="63C",
        dummy_asked="43B2b",
        dummy_attention="43B3",
        dummy_redress="both-sides",
        forbidden="by_default",
        illegal_question="63B",
        opponent_withdraws="16C",
        not_usable="16C2",
        penalty_card_rank="50B",
        penalty_card_play="50D1",
        trick_twelve_partner="not_suggested",
    ),
    Edition.LAWS_2007: replace(
        _1987,
        playable_card_trick=False,
        both_sides="64B7",
        both_established=False,
        dummy_asked="43B2b",
        dummy_attention="43B3",
        dummy_redress="defenders-only",
        defenders_ask="61B3",
        forbidden="by_regulation",
        both_equity="64C",
        assigned="12C1",
        opponent_withdraws="16D",
        not_usable="16D2",
        penalty_card_rank="50B",
        penalty_card_play="50D1a",
        trick_twelve_partner="not_suggested",
    ),
    Edition.LAWS_2017: RevokeLaw(
        told_establishes=False,
        agreed_claim="63A4",
        open_agreement_establishes=False,
        uncorrectable="63B",
        playable_card_trick=False,
        first_must_be_established=True,
        any_faced_card=False,
        both_sides="64B7",
        both_established=True,
        same_trick="62C3",
        dummy_asked="43B2b",
        dummy_attention="43B3",
        dummy_redress="defenders-only",
        defenders_ask="61B3",
        forbidden="never",
        illegal_question=None,
        equity="64C1",
        repeated_equity="64C2a",
        both_equity="64C2b",
        assigned="12C1",
        opponent_withdraws="16C",
        not_usable="16C2",
        penalty_card_rank="50B",
        penalty_card_play="50D1a",
        trick_twelve_partner="unauthorized",
    ),
}
