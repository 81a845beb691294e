"""The facts of a lead out of turn by a defender, and what the editions differ in (Laws 41A, 47E1, 53, 54, 56)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import Card, Contract, Suit
from engine.edition import Edition
from engine.facts import agree
from engine.players import SEATS, Player, Seat, after, partner

DeclarerAction = Literal[
    "none", "spread_hand", "exposed_own_card", "played_from_hand", "played_from_dummy", "dummy_seen"
]


class LeadOutOfTurn(fact.Situation):
    """A lead out of turn by a defender, or an opening lead by the wrong player."""

    opening_lead: bool = fact.required()
    offender: Player | None = fact.record()
    leader: Player | None = fact.record()
    card: Card | None = fact.record()
    trick: int | None = fact.record(ge=1, le=13)
    contract: Contract | None = fact.record()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    faced: bool = fact.assumed(True)
    meant_as_lead: bool = fact.assumed(True)
    honour: bool = fact.asked()
    told_by_opponent: bool = fact.assumed(False)
    declarer_action: DeclarerAction = fact.assumed("none")
    right_leader_led: Literal["none", "face_down", "faced"] = fact.assumed("none")
    right_leader_is_partner: bool = fact.asked()
    next_hand_played: bool = fact.assumed(False)
    accepted: bool | None = fact.record()
    declarer_choice: Literal["none_yet", "require", "forbid", "no_restriction"] = fact.assumed("none_yet")
    choice_suits: tuple[Suit, ...] = fact.assumed(())
    right_leader_card: Card | None = fact.record()


def right_leader(values: dict[str, Any]) -> None:
    """Whose lead it was: on an opening lead the defender's on declarer's left; else partner's or not, from `leader`."""
    offender, declarer = values.get("offender"), values.get("declarer")
    if values.get("opening_lead") and declarer:
        agree(values, "leader", after(declarer), "declarer")
    leader = values.get("leader")
    if offender in SEATS and leader in SEATS and not values.get("opening_lead"):
        agree(values, "right_leader_is_partner", leader == partner(offender), "leader")
    if leader in ("declarer", "dummy"):
        agree(values, "right_leader_is_partner", False, "leader")
    if leader == "partner":
        agree(values, "right_leader_is_partner", True, "leader")


@dataclass(frozen=True)
class LeadLaw:
    """What differs between the editions.

    Attributes:
        accepted: the sections on acceptance; `refused`: on refusal of a later lead; `opening_refused`: of an opening lead.
        face_down: the section that sends partner's face-down lead back.
        wrong_side: the section on an opening lead by the declaring side.
        must_accept: 54C also settles who is declarer.
        last_trick: a lead out of turn to trick thirteen must be taken back.
        early_card_waits: a card shown before its turn is played at that turn where it legally can be (57D).
        told_duty: a lead after an opponent's word goes back by law, not at the player's wish; `told_final`: it may not be
            accepted.
    """

    accepted: tuple[str, ...]
    refused: tuple[str, ...]
    opening_refused: tuple[str, ...]
    face_down: str
    wrong_side: str
    must_accept: bool
    last_trick: bool
    early_card_waits: bool
    told_duty: bool
    told_final: bool


_EARLY = LeadLaw(("53A",), ("56",), ("54D", "56"), "41A", "24", False, False, False, False, False)
DIFFERENCES: Mapping[Edition, LeadLaw] = {
    Edition.LAWS_1987: _EARLY,
    Edition.LAWS_1997: LeadLaw(("53A",), ("56",), ("54D", "56"), "54", "24", False, False, False, False, False),
    Edition.LAWS_2007: LeadLaw(("53A",), ("56", "54D"), ("54D",), "54", "54E", False, False, False, False, True),
    Edition.LAWS_2017: LeadLaw(("53A", "56A"), ("56B",), ("54D",), "54", "54E", True, True, True, True, True),
}
