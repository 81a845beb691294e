"""Law 70 where the cards are not given: one doubtful point of a claim, ruled on from what is stated about it."""

from engine.case import Case
from engine.rules.claims.facts import Claim
from engine.rules.claims.law import LAW, ClaimLaw
from engine.rules.claims.position import divided, tricks_left
from engine.ruling import Outcome, Ruling


def doubtful_point(case: Case[Claim], law: ClaimLaw) -> Ruling:
    """Rule on the point that the facts name; what turns on the cards is the Director's to judge."""
    case.step("70A", "claim-doubt-against-claimer")
    point = case.facts.doubtful_point
    if point == "outstanding_trump":
        return _closed(case, law, "70C", good=_trump_harmless(case))
    if point == "missing_card":
        return _closed(case, law, law.missing_card, good=_card_placed(case, law))
    if point == "partner_choice":
        case.step(law.partner_choice, "claim-partner-may-err-unseen")
        return _closed(case, law, law.partner_choice, good=False)
    worse = case.judged("worse_line_normal", law.line)
    case.step(law.line, "claim-worse-line-unseen" if worse else "claim-no-worse-line")
    return _closed(case, law, law.line, good=not worse)


def _trump_harmless(case: Case[Claim]) -> bool:
    """70C: all three conditions must hold for the opponents to get a trick."""
    if case.facts.outstanding_trump_mentioned:
        case.step("70C1", "claim-trump-mentioned")
        case.judge(LAW[case.edition].line, "claim-judge-line")
        return True
    case.step("70C1", "claim-trump-not-mentioned")
    if not case.judged("unaware_of_trump", "70C2"):
        case.step("70C2", "claim-trump-known")
        return True
    case.step("70C2", "claim-trump-possibly-forgotten")
    costs = case.judged("trump_could_cost", "70C3")
    case.step("70C3", "claim-trump-could-cost" if costs else "claim-trump-harmless")
    return not costs


def _card_placed(case: Case[Claim], law: ClaimLaw) -> bool:
    """70E: whether the claimer is given the position of a card that he did not mention."""
    if case.facts.shown_out:
        case.step(law.missing_card, "claim-card-proven")
        return True
    if law.irrational_excused and case.judged("other_line_irrational", law.missing_card):
        case.step(law.missing_card, "claim-card-irrational-otherwise")
        return True
    case.step(law.missing_card, "claim-card-guess-unseen")
    return False


def _closed(case: Case[Claim], law: ClaimLaw, section: str, *, good: bool) -> Ruling:
    """The claim as made, less the tricks in doubt; a claim without a number is one of all that remained."""
    lost = 0 if good else case.facts.tricks_in_doubt
    total = tricks_left(case)
    claimed = total if case.facts.claimed_tricks is None else case.facts.claimed_tricks
    if claimed is not None and claimed < lost:
        raise case.contradiction("claim-more-in-doubt-than-claimed", "tricks_in_doubt", "claimed_tricks")
    tricks = {"opponents": lost} if claimed is None else divided(total, claimed - lost)
    outcome = Outcome(claim_tricks=tricks, play=law.ends)
    verdict = "claim-verdict-point-good" if good else "claim-verdict-point-lost"
    return case.ruling(section, verdict=verdict, outcome=outcome, n=lost)
