"""What the Laws leave to an authority: regulations as values, and the facts that they settle where nobody states them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.edition import Edition
from engine.situations import SituationSpec

Rounding = Literal["none", "half_to_non_offenders", "half_away"]
FouledMethod = Literal["formula", "add_one", "straight", "small_group"]
ClaimOrder = Literal["top_down", "any"]

PERIOD: Final = 30
"""Minutes of the correction period and of the appeal period where nothing else is regulated (79C, 92B)."""


@dataclass(frozen=True)
class Regulations:
    """Choices that the Laws leave to an authority, as far as rulings depend on them.

    Attributes:
        defenders_ask: by edition, whether defenders may ask one another about a revoke (61B of 1997 and 2007).
        two_standards: an assigned score by a standard for each side (12C1e of 2007).
        rounding: of weighted scores (12C1c).
        method: how results of a fouled board are made comparable (87).
        claim_order: in which order a suit is played out where a claim does not say (70E2 of 2007 and 2017).
        correction_minutes, appeal_minutes: the periods of 79C and 92B.
        own_card: players may consult their own convention card (20G of 2007 and 2017, 40E2 before).
        memory_aids: aids to memory, calculation or technique are allowed (40B2d, 40C3a, 40E2).
        two_hands: a spectator may look at the hands of more than one player (76).
    """

    defenders_ask: Mapping[Edition, bool]
    two_standards: bool = False
    rounding: Rounding = "none"
    method: FouledMethod = "formula"
    claim_order: ClaimOrder = "top_down"
    correction_minutes: int = PERIOD
    appeal_minutes: int = PERIOD
    own_card: bool = False
    memory_aids: bool = False
    two_hands: bool = False

    def facts(self, spec: SituationSpec, edition: Edition) -> dict[str, object]:
        """Facts that the regulations fix where nobody stated them; what the rules assume anyway is left out."""
        found = {name: value for name, value in self._settled(spec.name, edition) if name in spec.facts}
        return {name: value for name, value in found.items() if _told(spec, name, value)}

    def order(self, edition: Edition) -> ClaimOrder:
        """In which order a suit is played out where a claim does not say; older editions leave nothing to the authority."""
        return self.claim_order if edition >= Edition.LAWS_2007 else "top_down"

    def _settled(self, situation: str, edition: Edition) -> Iterator[tuple[str, object]]:
        if edition in self.defenders_ask:
            yield "allowed_by_regulation", self.defenders_ask[edition]
        allowed = {"review_explanation": self.own_card, "procedural_penalty": self.memory_aids}
        yield "regulation_allows", allowed.get(situation, self.two_hands if situation == "spectator" else False)
        yield "two_standards", self.two_standards
        yield "rounding", self.rounding
        yield "method", self.method
        yield "correction_minutes", self.correction_minutes
        yield "appeal_minutes", self.appeal_minutes
        yield "order_in_suit", self.order(edition)


def _told(spec: SituationSpec, name: str, value: object) -> bool:
    return name == "allowed_by_regulation" or spec.facts[name].default != value
