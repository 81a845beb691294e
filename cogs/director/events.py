"""What can be chosen at a Director's table: kinds of irregularity, and what comes next."""

import contextlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.cards import Contract
from engine.players import SEATS
from engine.situations import Register, SituationSpec
from engine.table import TURN, Table

PLAY: Final = ("engine.rules.play", "engine.rules.revokes", "engine.rules.claims")
NOT_LISTED: Final = frozenset({TURN, "revoke_from_record"})
"""The turn has buttons of its own; a whole record is nothing to type at the table."""
ALSO_IN_PLAY: Final = ("withdrawn_call_lead", "unauthorized_information", "misinformation")
BEFORE_PLAY: Final = (
    "insufficient_bid",
    "call_out_of_rotation",
    "change_of_call",
    "unintended_call",
    "inadmissible_call",
    "call_after_final_pass",
    "simultaneous_calls",
    "lost_turn",
    "exposed_card_in_auction",
    "review_explanation",
    "misinformation",
    "unauthorized_information",
    "wrong_number_of_cards",
    "wrong_hand_lead",
    "lead_out_of_turn",
    "exposed_card_in_play",
    "premature_play",
    "played_card",
    "card_designation",
    "defective_trick",
    "revoke",
    "revoke_inquiry",
    "dummy_rights",
    "claim",
    "concession_cancelled",
)
"""Offered while nobody has said who declares: the auction first."""


def of_play(spec: SituationSpec) -> bool:
    """Whether a situation belongs to the play, to revokes or to claims."""
    return spec.rule.__module__.startswith(PLAY)


def in_play(register: Register) -> tuple[str, ...]:
    """Situations of the play, of revokes and of claims, in law order."""
    return tuple(name for name, spec in register.items() if of_play(spec) and name not in NOT_LISTED)


def events(table: Table) -> Iterator[str]:
    """What may come next at a table, as values for a select."""
    if table.declarer is None:
        yield from (f"declarer:{seat}" for seat in SEATS)
    yield from (f"lead:{seat}" for seat in (*table.defenders, *table.declaring) or SEATS)
    yield from (f"play:{seat}" for seat in table.defenders)
    yield "trick"
    yield from (f"card:{lying.card}" for lying in table.penalty_cards)
    yield from (f"pass:{duty.player}" for duty in table.passes if duty.span == "next_turn")
    yield from (f"lift:{place}" for place, _ in enumerate(table.restrictions))
    yield "board"


def declared_in(table: Table, facts: Mapping[str, Any]) -> Table:
    """The table with the declarer that a story names, where nobody said so before."""
    if table.declarer is not None:
        return table
    named = facts.get("declarer")
    with contextlib.suppress(ValueError):
        contract = Contract.model_validate(facts["contract"]) if facts.get("contract") else Contract()
        named = named or contract.declarer
    return next((table.declared(seat) for seat in SEATS if seat == named), table)
