"""What has to be known before a table can carry on from a ruling."""

from collections.abc import Iterable

from engine.decide import Decision
from engine.players import SEATS
from engine.situations import SituationSpec
from engine.table import LEADS, replaced_by_designation


def wanting(spec: SituationSpec, decisions: Iterable[Decision]) -> str | None:
    """A fact without which a table cannot carry on from what may come of a case, or from the options offered in it.

    Args:
        decisions: the ruling, and those that the options offered would lead to.
    """
    lacking = [name for decision in decisions for name in _wanting(spec, decision) if _unknown(spec, decision, name)]
    return "offender" if "offender" in lacking else next(iter(lacking), None)


def _unknown(spec: SituationSpec, decision: Decision, name: str) -> bool:
    known = decision.facts.get(name)
    return name in spec.facts and (known is None or (name == "offender" and known not in SEATS))


def _wanting(spec: SituationSpec, decision: Decision) -> Iterable[str]:
    outcomes = [branch.outcome for branch in decision.branches]
    if replaced_by_designation(spec, decision):
        yield from ("offender", "card")
    for outcome in outcomes:
        cards, duties = outcome.penalty_cards or (), outcome.restrictions or ()
        people = [card.player for card in cards] + [duty.player for duty in duties]
        people += [duty.player for duty in outcome.pass_required or ()]
        if any(player not in SEATS for player in people):
            yield "offender"
    for outcome in outcomes:
        options = [item for item in outcome.options or () if item.code in ("require_suit", "forbid_suit")]
        over_the_lead = "declarer_choice" in spec.facts and "rank_choice" not in spec.facts
        if over_the_lead and any("suit" not in item.effect for item in options):
            yield "card"
        if any(duty.rule in LEADS and duty.suit is None for duty in outcome.restrictions or ()):
            yield "card"
        if "offender" in spec.facts and any(card.card is None for card in outcome.penalty_cards or ()):
            yield from ("card", "right_leader_card", "surplus_card")
