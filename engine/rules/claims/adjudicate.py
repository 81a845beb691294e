"""Law 70 with the cards known: the claimer gets what the worst normal line leaves him."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.claims.assumptions import Assumptions
from engine.claims.bounds import Bounds
from engine.claims.endings import Ending
from engine.claims.lines import Lines
from engine.claims.normal import Normal
from engine.claims.searching import Legal, Normally, Searcher
from engine.claims.statement import Statement, StepKind, read
from engine.players import Seat, side
from engine.rules.claims.facts import Claim
from engine.rules.claims.law import ClaimLaw
from engine.rules.claims.position import divided, score
from engine.ruling import Outcome, Ruling

LEGAL: tuple[Literal["fewest", "most"], ...] = ("fewest", "most")


@dataclass
class _Hearing:
    """A claim being judged: its lines as far as settled, and the deciding sections found so far."""

    case: Case[Claim]
    law: ClaimLaw
    lines: Lines
    legal: Bounds
    most: int
    search: Searcher
    lead: list[str]

    def worst(self, lines: Lines, low: int = 0, high: int = 13) -> Normal:
        return self.search(Normally(lines, max(low, self.legal.low), min(high, self.most)))

    def assuming(self, **changed: bool) -> Lines:
        return replace(self.lines, assumptions=replace(self.lines.assumptions, **changed))


def lines_of(case: Case[Claim], ending: Ending, claimer: Seat, *, declaring: bool) -> Lines:
    """The claim as stated: steps, what had been shown out, and the assumptions that the facts name."""
    facts = case.facts
    for item in facts.shown_out:
        if any(card[0] == item.suit for card in ending.held(item.player)):
            raise case.contradiction("claim-shown-out-yet-holds", "shown_out", "hands")
    return Lines(
        ending,
        claimer,
        declaring,
        read(facts.stated_line),
        Assumptions(
            top_down=facts.order_in_suit == "top_down",
            notices_show_out=facts.notices_show_out,
            keeps_high=facts.keeps_high_cards,
        ),
        tuple((item.player, item.suit) for item in facts.shown_out),
    )


def adjudicated(
    case: Case[Claim], law: ClaimLaw, ending: Ending, claimer: Seat, search: Searcher, *, declaring: bool
) -> Ruling:
    """Rule on a contested claim by a search over all normal lines.

    The steps are added in the order of Law 70; the deciding section leads. Where the search was not finished, the bounds
    reached are named and the Director decides within them.
    """
    case.step("70A", "claim-doubt-against-claimer")
    case.step(law.cards_faced, "claim-hands-must-be-faced" if law.must_face else "claim-hands-may-be-faced")
    lines = lines_of(case, ending, claimer, declaring=declaring)
    legal, most = (search(Legal(ending, side(claimer), which)).tricks for which in LEGAL)
    hearing = _Hearing(case, law, lines, legal, most.high, search, [])
    case.step("70B1", "claim-held-to-statement" if lines.statement.steps else "claim-no-statement")
    if lines.statement.unread:
        case.note("claim-note-unread", steps=lines.statement.unread)
    found = _trump(hearing)
    if found.tricks.exact:
        found = _missing_card(hearing, found)
        _order(hearing, found)
        _high_cards(hearing, found)
        _show_out(hearing, found)
    return _close(hearing, found)


def _trump(hearing: _Hearing) -> Normal:
    """70C: a trump left with an opponent."""
    case = hearing.case
    if not hearing.lines.trump_out:
        mentioned = hearing.lines.statement.has(StepKind.DRAW_TRUMPS, StepKind.CONCEDE_TRUMP)
        if mentioned:
            hearing.lines = hearing.assuming(unaware_of_trump=False)
        return hearing.worst(hearing.lines)
    aware = hearing.worst(hearing.assuming(unaware_of_trump=False))
    if case.facts.outstanding_trump_mentioned:
        case.step("70C1", "claim-trump-mentioned")
        hearing.lines = hearing.assuming(unaware_of_trump=False)
        return aware
    forgetful = hearing.worst(hearing.lines)
    if not forgetful.tricks.exact or not aware.tricks.exact:
        return forgetful
    if case.known("unaware_of_trump") is not False and forgetful.tricks == aware.tricks:
        if forgetful.tricks.low == hearing.lines.ending.tricks:
            hearing.lead.append("70C")
            case.step("70C3", "claim-trump-harmless")
        return forgetful
    hearing.lead.append("70C")
    if case.judged("unaware_of_trump", "70C2"):
        lost = aware.tricks.low - forgetful.tricks.low
        case.step("70C3", "claim-trump-forgotten", n=lost)
        return forgetful
    case.step("70C2", "claim-trump-known")
    hearing.lines = hearing.assuming(unaware_of_trump=False)
    return aware


def _missing_card(hearing: _Hearing, found: Normal) -> Normal:
    """70E: a finesse or drop that was not stated."""
    case, law = hearing.case, hearing.law
    if hearing.lines.shown_out:
        blind = hearing.worst(replace(hearing.lines, shown_out=()), high=found.tricks.high)
        if blind.tricks.exact and blind.tricks.low < found.tricks.low:
            hearing.lead.append(law.missing_card)
            case.step(law.missing_card, "claim-card-proven")
    if not any(trick.guess for trick in found.line):
        return found
    lucky = hearing.worst(hearing.assuming(guess_fails=False), low=found.tricks.low)
    if not lucky.tricks.exact or lucky.tricks == found.tricks:
        return found
    hearing.lead.append(law.missing_card)
    if law.irrational_excused and case.judged("other_line_irrational", law.missing_card):
        case.step(law.missing_card, "claim-card-irrational-otherwise")
        hearing.lines = hearing.assuming(guess_fails=False)
        return lucky
    case.step(law.missing_card, "claim-card-guess", n=lucky.tricks.low - found.tricks.low)
    return found


def _order(hearing: _Hearing, found: Normal) -> None:
    """70E2 and practice: the order of a suit that was not stated."""
    case, law = hearing.case, hearing.law
    if not hearing.lines.assumptions.top_down:
        case.step(law.line, "claim-order-any")
        return
    other = hearing.worst(hearing.assuming(top_down=False), high=found.tricks.high)
    if other.tricks.exact and other.tricks.low < found.tricks.low:
        if found.tricks.low == (case.facts.claimed_tricks or hearing.lines.ending.tricks):
            hearing.lead.append(law.order)
        case.step(law.order, "claim-order-top-down")
        case.note("claim-note-order", n=other.tricks.low)


def _high_cards(hearing: _Hearing, found: Normal) -> None:
    """The footnote on 'normal': careless play counts, but nobody throws a card that is high where another can go."""
    case, law = hearing.case, hearing.law
    if not hearing.lines.assumptions.keeps_high:
        case.step(law.line, "claim-high-cards-thrown")
        return
    other = hearing.worst(hearing.assuming(keeps_high=False), high=found.tricks.high)
    if other.tricks.exact and other.tricks.low < found.tricks.low:
        case.step(law.line, "claim-high-cards-kept")
        case.note("claim-note-high-cards", n=other.tricks.low)


def _show_out(hearing: _Hearing, found: Normal) -> None:
    """A suit that does not break: may he leave his statement once he sees it?"""
    if hearing.lines.assumptions.notices_show_out or not hearing.lines.statement.has(StepKind.PLAY_SUIT):
        return
    other = hearing.worst(hearing.assuming(notices_show_out=True))
    if other.tricks.exact and other.tricks.low > found.tricks.low:
        hearing.case.judge(hearing.law.line, "claim-judge-show-out", n=other.tricks.low)


def _close(hearing: _Hearing, found: Normal) -> Ruling:
    case, law = hearing.case, hearing.law
    total = hearing.lines.ending.tricks
    tricks = found.tricks
    if not tricks.exact:
        case.judge("70A", "claim-judge-not-settled", low=tricks.low, high=tricks.high)
        lead = hearing.lead or ["70A"]
        outcome = Outcome(play=law.ends)
        return case.ruling(
            *lead, verdict="claim-verdict-not-settled", outcome=outcome, low=tricks.low, high=tricks.high
        )
    claimed = case.facts.claimed_tricks
    got = tricks.low
    legal = hearing.legal
    if claimed is not None and claimed < got:
        kind = "not_losable_legally" if legal.low > claimed else "not_losable_normally"
        hearing.lead.insert(0, law.cancelled[kind])
        case.step(law.cancelled[kind], "claim-concession-too-much", n=got - claimed)
        verdict = "claim-verdict-more"
    elif got < (total if claimed is None else claimed):
        verdict = "claim-verdict-less"
        _worse(hearing, got)
    else:
        verdict = "claim-verdict-good"
        case.step("70A", "claim-every-line", n=got)
    if got < total:
        _show_line(hearing, found)
    if legal.low == got > 0:
        case.step("70A", "claim-any-legal-play", n=got)
    elif legal.low < got:
        case.judge("70A", "claim-judge-normal", n=got, low=legal.low)
    outcome = Outcome(
        claim_tricks=divided(total, got),
        play=law.ends,
        score=score(case, total, got),
    )
    lead = hearing.lead or ["70A"]
    return case.ruling(*lead, verdict=verdict, outcome=outcome, n=got, opponents=total - got)


def _worse(hearing: _Hearing, got: int) -> None:
    """70D: why he does not get more: a worse normal line than the best, partner's choice, or no line that makes it."""
    law, declaring = hearing.law, hearing.lines.declaring
    free = replace(hearing.lines, statement=Statement())
    best = hearing.search(Normally(free, got, min(got + 1, hearing.most), "best")).tricks
    if best.high == got:
        section, text = "70B1" if hearing.lines.statement.steps else "70A", "claim-no-line-makes-more"
    elif declaring:
        section, text = law.line, "claim-worse-line"
    else:
        section, text = law.partner_choice, "claim-partner-may-err"
    hearing.lead.append(section)
    hearing.case.step(section, text, n=got)


def _show_line(hearing: _Hearing, found: Normal) -> None:
    """The line that comes to the result, trick by trick, with the section that lets it count."""
    law = hearing.law
    sections = {"stated": "70B1", "free": law.line, "draws": "70C2", "partner": law.partner_choice}
    for number, trick in enumerate(found.line, start=1):
        section = sections.get(trick.reason, "70A")
        reason = trick.reason
        if trick.guess:
            section, reason = law.missing_card, "guess"
        elif trick.ruffed:
            section = "70C3" if hearing.lines.trump_out and hearing.lines.assumptions.unaware_of_trump else "70A"
            reason = "ruffed"
        hearing.case.step(
            section,
            "claim-line-trick",
            number=number,
            leader=trick.cards[0][0],
            cards=tuple(card for _, card in trick.cards),
            winner=trick.winner,
            reason=reason,
        )
