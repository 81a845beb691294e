"""Laws 61 to 64: what a revoke is, its correction, its establishment, and what follows."""

from engine.derive import from_contract, trick_bounds
from engine.rules.revokes.facts import Revoke, RevokeFromRecord
from engine.rules.revokes.inquiry import RevokeInquiry, revoke_inquiry
from engine.rules.revokes.record import revoke_from_record
from engine.rules.revokes.rule import revoke
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("revoke", "61-64", Revoke, revoke, (from_contract, trick_bounds)),
    SituationSpec("revoke_from_record", "61-64", RevokeFromRecord, revoke_from_record, (from_contract,)),
    SituationSpec("revoke_inquiry", "61-62", RevokeInquiry, revoke_inquiry, (from_contract,)),
)
