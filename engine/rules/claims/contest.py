"""Law 68: what a claim or concession is, and how the play stands after it; a contested one goes on to Law 70."""

from engine.case import Case
from engine.claims.searching import Searcher
from engine.derive import role_of
from engine.players import other_side, side
from engine.rules.claims.adjudicate import adjudicated
from engine.rules.claims.facts import Claim
from engine.rules.claims.law import LAW, ClaimLaw
from engine.rules.claims.points import doubtful_point
from engine.rules.claims.position import claimer_seat, defends, divided, ending, others_name, score, tricks_left
from engine.ruling import Outcome, Ruling


def claim(case: Case[Claim], search: Searcher) -> Ruling:
    """Rule on a claim or concession in the order of Law 68: is it one, is it doubted, may they play on, else Law 70.

    Args:
        search: makes the searches that the cards allow.
    """
    facts = case.facts
    law = LAW[case.edition]
    claimer = facts.claimer
    if facts.concerns == "current_trick":
        return _current_trick(case, law)
    if role_of(dict(case.values), claimer) == "dummy" and not law.dummy_may_claim:
        case.step("68A", "claim-not-by-dummy")
        case.step("43A1c", "claim-dummy-takes-no-part")
        case.judge("16B", "claim-judge-dummy-information")
        return case.ruling("68A", verdict="claim-verdict-no-claim", outcome=Outcome(play="continues"))
    if facts.partner_objected_at_once and defends(case) and _concedes(case):
        return _objection(case, law)
    case.step("68A", "claim-made")
    if facts.claimed_tricks is not None:
        case.step(law.concession, "claim-rest-conceded", n=facts.claimed_tricks)
    if facts.doubted_by == "none" and not facts.partner_objected_at_once:
        return _undoubted(case, law)
    # That all four agreed says that somebody asked, and whether the claim is void depends on who.
    asked_by = case.asked("play_on_asked_by") if case.known("all_four_agreed") else facts.play_on_asked_by
    if asked_by != "none":
        if law.play_on and asked_by == "non_claiming_side" and facts.all_four_agreed:
            return _played_on(case, law, law.play_on)
        _not_played_on(case, law)
    _later_play(case, law)
    return _contested(case, law, search)


def _current_trick(case: Case[Claim], law: ClaimLaw) -> Ruling:
    case.step("68", "claim-current-trick-only")
    if defends(case):
        case.step("68", "claim-shown-cards-no-penalty")
        case.judge("16", "claim-judge-information", player=others_name(case))
        case.judge("57A", "claim-judge-premature")
    outcome = Outcome(play="continues", penalty_cards=())
    return case.ruling("68", verdict="claim-verdict-no-claim", outcome=outcome)


def _concedes(case: Case[Claim]) -> bool:
    """Whether at least one trick is given up, as far as the number of tricks left is known."""
    claimed, left = case.facts.claimed_tricks, tricks_left(case)
    return claimed is None or left is None or claimed < left


def _objection(case: Case[Claim], law: ClaimLaw) -> Ruling:
    """68B: a defender's concession comes to nothing where his partner objects at once."""
    partner = others_name(case)
    case.step(law.objection, "claim-partner-objects")
    case.step(law.objection_information, "claim-partner-may-not-use", player=partner)
    if law.objection_penalty_cards:
        case.step(law.objection, "claim-shown-cards-no-penalty")
    else:
        case.judge("49", "claim-judge-shown-cards")
    about = "exposed_cards" if case.facts.exposed else "concession"
    outcome = Outcome(
        play="continues",
        penalty_cards=() if law.objection_penalty_cards else None,
        unauthorized_information=({"player": partner, "about": about, "law": law.objection_information},),
    )
    return case.ruling(law.objection, verdict="claim-verdict-no-concession", outcome=outcome)


def _undoubted(case: Case[Claim], law: ClaimLaw) -> Ruling:
    case.step(law.agreed, "claim-nobody-doubts")
    case.step("69A", "claim-agreement")
    claimed = case.facts.claimed_tricks
    total = tricks_left(case)
    if claimed is None or total is None:
        tricks = None if claimed is None else divided(None, claimed)
        outcome = Outcome(claim_tricks=tricks, play=law.ends)
    else:
        points = score(case, total, claimed)
        outcome = Outcome(claim_tricks=divided(total, claimed), play=law.ends, score=points)
    return case.ruling("69A", verdict="claim-verdict-agreed", outcome=outcome)


def _played_on(case: Case[Claim], law: ClaimLaw, section: str) -> Ruling:
    """68D2b of 2017: the claim is void and the result obtained stands."""
    case.step("68D2bi", "claim-all-four-agree")
    case.step("68D2bii", "claim-void-result-stands")
    won, total = case.facts.tricks_after_play_on, tricks_left(case)
    if won is not None and total is not None and won > total:
        raise case.contradiction("claim-more-than-remain", "tricks_after_play_on", "hands")
    outcome = Outcome(
        play="continues",
        claim_tricks=None if won is None else divided(total, won),
        penalty_cards=(),
        score=None if won is None or total is None else score(case, total, won),
    )
    return case.ruling(section, verdict="claim-verdict-played-on", outcome=outcome)


def _refusing(case: Case[Claim], law: ClaimLaw) -> str:
    """The section under which they may not play on: in 2017 the request must come from the other side."""
    asked_by_claimer = case.facts.play_on_asked_by == "claiming_side"
    return law.play_on if law.play_on and asked_by_claimer else law.refused_play_on


def _not_played_on(case: Case[Claim], law: ClaimLaw) -> None:
    facts = case.facts
    if law.play_on is None:
        case.step(_refusing(case, law), "claim-play-has-ceased")
    elif facts.play_on_asked_by == "claiming_side":
        case.step(_refusing(case, law), "claim-only-other-side-may-ask")
    elif _still_open(case, law):
        case.step("68D2bi", "claim-all-four-must-agree")
    else:
        case.step(_refusing(case, law), "claim-one-does-not-agree")


def _later_play(case: Case[Claim], law: ClaimLaw) -> None:
    """Cards played after the claim although the four could not, or did not, agree to play on."""
    if _played_after(case):
        case.step(law.played_on_law, "claim-later-play-evidence" if law.played_on_evidence else "claim-later-play-void")


def _played_after(case: Case[Claim]) -> bool:
    return case.facts.played_after or case.facts.tricks_after_play_on is not None


def _still_open(case: Case[Claim], law: ClaimLaw) -> bool:
    """Whether the four may yet choose to play on: the other side may ask, and nobody has refused or played."""
    facts = case.facts
    undecided = case.known("all_four_agreed") is None and not _played_after(case)
    return law.play_on is not None and facts.play_on_asked_by != "claiming_side" and undecided


def _contested(case: Case[Claim], law: ClaimLaw, search: Searcher) -> Ruling:
    who = "dummy" if case.facts.doubted_by == "dummy" else "other"
    case.step(law.doubted, "claim-doubted", who=who)
    found = ending(case)
    seat = claimer_seat(case)
    if found is not None and seat is not None:
        return adjudicated(case, law, found, seat, search, declaring=not defends(case))
    if case.facts.doubtful_point != "none":
        return doubtful_point(case, law)
    if case.facts.hands:
        case.note("claim-note-cards-incomplete")
    if _still_open(case, law):
        others = other_side(side(seat)) if seat else "opponents"
        case.option(others, "call_director", "68D2a", "claim-option-director")
        case.option(others, "play_on", "68D2b", "claim-option-play-on")
    case.judge("70A", "claim-judge-adjudicate")
    case.judge("70C", "claim-judge-trump")
    case.judge(law.line, "claim-judge-line")
    case.judge(law.missing_card, "claim-judge-missing-card")
    lead = _refusing(case, law) if case.facts.play_on_asked_by != "none" else law.doubted
    if _played_after(case):
        outcome = Outcome(play=law.ends, penalty_cards=(), tricks_transferred=0)
        return case.ruling(lead, law.doubted, "70A", verdict="claim-verdict-play-stopped", outcome=outcome)
    outcome = Outcome(play=law.ends)
    return case.ruling(lead, law.doubted, "70A", verdict="claim-verdict-director", outcome=outcome)
