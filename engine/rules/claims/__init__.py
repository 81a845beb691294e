"""Laws 68 to 71: claims and concessions, agreement to them, contested ones, and concessions cancelled."""

from engine.derive import from_contract
from engine.rules.claims.agreement import claim_acceptance_withdrawal
from engine.rules.claims.concession import concession_cancelled
from engine.rules.claims.contest import claim
from engine.rules.claims.facts import Claim, ClaimAcceptanceWithdrawal, ConcessionCancelled
from engine.situations import SituationSpec

SITUATIONS = (
    SituationSpec("claim", "68-70", Claim, claim, (from_contract,)),
    SituationSpec(
        "claim_acceptance_withdrawal", "69", ClaimAcceptanceWithdrawal, claim_acceptance_withdrawal, (from_contract,)
    ),
    SituationSpec("concession_cancelled", "71", ConcessionCancelled, concession_cancelled, (from_contract,)),
)
