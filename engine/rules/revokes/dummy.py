"""Law 43B3 (43B2a in 1987): a dummy who has lost his rights is the first to mention a defender's revoke."""

from engine.case import Case
from engine.derive import role_of
from engine.rules.revokes.correction import replacement
from engine.rules.revokes.equity import scored
from engine.rules.revokes.establishment import Status, status
from engine.rules.revokes.facts import Revoke
from engine.rules.revokes.law import RevokeLaw
from engine.ruling import Outcome, Ruling

PLAY_ON = "defenders-only"
"""The redress under which the play goes on as though nothing had happened."""


def mentioned_by_dummy(case: Case[Revoke]) -> bool:
    """Whether this Law takes the place of Laws 62 and 64; after the play dummy may speak like everybody (42B3)."""
    facts = case.facts
    if not (facts.attention_by == "dummy" and facts.dummy_lost_rights):
        return False
    if facts.attention_when != "in_time" or facts.all_hands_returned:
        return False
    return (role_of(dict(case.values), facts.offender) or "defender") == "defender"


def overlooked(case: Case[Revoke], law: RevokeLaw) -> Ruling:
    """The ruling on that revoke: no penalty card and no trick for it.

    Before 2007 only the penalty is lost, so a revoke that is not established is corrected; later it is left alone.
    """
    case.step(law.dummy_attention, f"dummy-drew-attention-{law.dummy_redress}")
    card = case.known("card")
    corrected = law.dummy_redress != PLAY_ON and status(case, law) is not Status.ESTABLISHED
    tricks = None if corrected else case.known("declarer_tricks")
    score = scored(case, law, tricks=tricks, declarer_offended=False, exempt_law=law.dummy_attention)
    outcome = Outcome(
        transfers=(),
        tricks_transferred=0,
        penalty_cards=(),
        withdrawn=(card,) if card and corrected else None,
        stands=(card,) if card and not corrected else None,
        played=replacement(case) if corrected else None,
        play="continues" if law.dummy_redress == PLAY_ON else None,
        **score,
    )
    if corrected:
        return case.ruling(
            law.dummy_attention, "62A", verdict="revoke-verdict-corrected-freely", outcome=outcome, card=card or ""
        )
    verdict = "dummy-verdict-no-rectification" if law.dummy_redress == PLAY_ON else "revoke-verdict-no-transfer"
    return case.ruling(law.dummy_attention, verdict=verdict, outcome=outcome, tricks=0)
