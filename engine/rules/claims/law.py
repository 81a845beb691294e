"""What differs between the editions in Laws 68 to 71, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.edition import Edition


@dataclass(frozen=True)
class ClaimLaw:
    """Sections and choices of one edition.

    Attributes:
        dummy_may_claim: words of dummy can be a claim (68A of 2017: only those of declarer or a defender).
        concession: section that makes the rest conceded; `objection`: partner of a conceding defender objects at once.
        objection_information: section on what the conceder's partner learnt.
        objection_penalty_cards: exposed cards are expressly no penalty cards then.
        ends: how play stands after a claim; `doubted`: section on what happens when somebody doubts it.
        play_on: section under which the four may play on; None where they may not.
        refused_play_on: section for a request that does not open the play; `played_on_law`: on cards played all the same.
        played_on_evidence: such cards may be evidence.
        agreed: section that sends an undoubted claim to Law 69.
        cards_faced: section on facing the remaining cards; `must_face`: it is not optional.
        line: line outside the statement; `missing_card`: one opponent rather than the other must hold a card.
        partner_choice: defender's claim that needs partner's choice; `order`: order within a suit.
        irrational_excused: an unstated line is accepted where any other would be irrational.
        withdrawn: Law 69 by kind of trick: the section that gives it back; absent where it stays.
        stays: section under which agreement stands.
        cancelled: Law 71 by kind of trick: the section that cancels the concession.
        early_only: a concession not losable by normal play is cancelled only before the next call and the round's end.
        irrational_not_normal: 'normal' expressly leaves out what is irrational.
    """

    dummy_may_claim: bool
    concession: str
    objection: str
    objection_information: str
    objection_penalty_cards: bool
    ends: Literal["ceases", "suspended"]
    doubted: str
    play_on: str | None
    refused_play_on: str
    played_on_law: str
    played_on_evidence: bool
    agreed: str
    cards_faced: str
    must_face: bool
    line: str
    missing_card: str
    partner_choice: str
    order: str
    irrational_excused: bool
    withdrawn: Mapping[str, str]
    stays: str
    cancelled: Mapping[str, str]
    early_only: bool
    irrational_not_normal: bool


_1987 = ClaimLaw(
    dummy_may_claim=True,
    concession="68B",
    objection="68B",
    objection_information="16",
    objection_penalty_cards=False,
    ends="ceases",
    doubted="68D",
    play_on=None,
    refused_play_on="68D",
    played_on_law="68D",
    played_on_evidence=False,
    agreed="68D",
    cards_faced="70B2",
    must_face=True,
    line="70D",
    missing_card="70E",
    partner_choice="70D",
    order="70A",
    irrational_excused=False,
    withdrawn={"already_won": "69B", "cannot_lose_normally": "69B"},
    stays="69B",
    cancelled={
        "already_won": "71A1",
        "not_losable_legally": "71A1",
        "contract_already_decided": "71A2",
        "not_losable_normally": "71B",
    },
    early_only=True,
    irrational_not_normal=True,
)
_2007 = replace(
    _1987,
    concession="68B1",
    objection="68B2",
    objection_information="16D",
    objection_penalty_cards=True,
    played_on_law="70D3",
    played_on_evidence=True,
    cards_faced="70B3",
    must_face=False,
    line="70D1",
    missing_card="70E1",
    partner_choice="70D2",
    order="70E2",
    irrational_excused=True,
    withdrawn={"already_won": "69B1", "cannot_lose_normally": "69B2", "likely_won": "69B2"},
    cancelled={
        "already_won": "71.1",
        "contract_already_decided": "71.1",
        "not_losable_legally": "71.2",
        "not_losable_normally": "71.2",
    },
    early_only=False,
    irrational_not_normal=False,
)

LAW: Mapping[Edition, ClaimLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(
        _1987,
        irrational_excused=True,
        cancelled={
            "already_won": "71A",
            "not_losable_legally": "71A",
            "contract_already_decided": "71B",
            "not_losable_normally": "71C",
        },
    ),
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        dummy_may_claim=False,
        objection_information="16C",
        ends="suspended",
        doubted="68D2a",
        play_on="68D2b",
        refused_play_on="68D2bi",
        played_on_law="68D2a",
        played_on_evidence=False,
        agreed="68D1",
        irrational_excused=False,
        cancelled={
            "already_won": "71A",
            "contract_already_decided": "71A",
            "not_losable_legally": "71B",
            "not_losable_normally": "71B",
        },
    ),
}
