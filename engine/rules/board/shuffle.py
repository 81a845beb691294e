"""Law 6: a wrong deal, a card that could be seen, a pack not shuffled, a deal played before, and redeals by order."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, asked, assumed, required
from engine.rules.board.awards import TEAMS, Event, artificial
from engine.ruling import Outcome, Ruling

Found = Literal[
    "before_last_card_dealt", "before_auction_period", "before_first_call", "after_first_call", "after_play"
]
MOMENTS: tuple[Found, ...] = (
    "before_last_card_dealt",
    "before_auction_period",
    "before_first_call",
    "after_first_call",
    "after_play",
)


class ShuffleDealFault(Situation):
    """Something wrong with the shuffle or the deal."""

    deal_fault: Literal[
        "wrong_deal", "card_could_be_seen", "unshuffled", "already_played", "director_wants_redeal", "passed_out"
    ] = required()
    fault_found: Found = asked()
    face_was_seen: bool = assumed(True)
    event: Event = assumed("pairs")
    match_result_known: bool = assumed(False)
    replay_event: bool = assumed(False)


@dataclass(frozen=True)
class ShuffleLaw:
    """Law 6 in one edition.

    Attributes:
        until: the last moment at which a wrong deal makes a redeal compulsory (6D1).
        seen_until: the same for a card seen; 1987 sets no limit of its own, but with the first call Laws 16 and 24 take over.
        must_have_seen: a player must have seen a face; later it is enough that he could have.
        replays: an event may be a replay of past deals (6D2).
        passed_out: a board passed out is not dealt again.
        match_known: no redeal where the result of the match could be known without the board.
        seen_later: what governs a card seen when 6D1 no longer does.
    """

    until: Found
    seen_until: Found
    must_have_seen: bool
    replays: bool
    passed_out: str
    match_known: str
    seen_later: str


_1987 = ShuffleLaw(
    until="before_last_card_dealt",
    seen_until="before_first_call",
    must_have_seen=True,
    replays=False,
    passed_out="22A",
    match_known="86C",
    seen_later="16B",
)
_2007 = ShuffleLaw(
    until="before_first_call",
    seen_until="before_first_call",
    must_have_seen=False,
    replays=True,
    passed_out="22A1",
    match_known="86C",
    seen_later="16C3",
)
LAW: Mapping[Edition, ShuffleLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(
        _1987, until="before_auction_period", seen_until="before_auction_period", must_have_seen=False
    ),
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007, passed_out="22B", match_known="86A", seen_later="16D3"),
}


def shuffle_deal_fault(case: Case[ShuffleDealFault]) -> Ruling:
    """Rule on a fault of the shuffle or the deal."""
    law = LAW[case.edition]
    fault = case.facts.deal_fault
    if fault == "passed_out":
        case.step(law.passed_out, "board-passed-out-no-redeal")
        outcome = Outcome(allowed=False, score=0, contract="passed_out")
        return case.ruling(law.passed_out, "6D3", verdict="board-verdict-passed-out", outcome=outcome)
    if fault == "director_wants_redeal":
        return _ordered(case, law)
    if fault in ("unshuffled", "already_played"):
        return _void_deal(case, law)
    return _wrong_or_seen(case, law)


def _match_known(case: Case[ShuffleDealFault]) -> bool:
    return case.facts.event in TEAMS and case.facts.match_result_known


def _ordered(case: Case[ShuffleDealFault], law: ShuffleLaw) -> Ruling:
    case.step("6D3", "board-redeal-by-order")
    if _match_known(case):
        case.step(law.match_known, "board-match-result-known")
        outcome = Outcome(allowed=False, adjusted_score=artificial(case, None))
        return case.ruling(law.match_known, "6D3", verdict="board-verdict-no-redeal-match-known", outcome=outcome)
    case.option("director", "redeal", "6D3", "board-option-redeal")
    return case.ruling("6D3", verdict="board-verdict-redeal-allowed", outcome=Outcome(allowed=True))


def _void_deal(case: Case[ShuffleDealFault], law: ShuffleLaw) -> Ruling:
    if law.replays and case.facts.replay_event:
        case.step("6D2", "board-replay-event")
        return case.ruling("6D2", verdict="board-verdict-replay-stands", outcome=Outcome(no_rectification=True))
    case.step("6D2", "board-no-result-may-stand", fault=case.facts.deal_fault)
    known = _match_known(case)
    if case.facts.fault_found == "after_play" or known:
        if known:
            case.step(law.match_known, "board-match-result-known")
        outcome = Outcome(adjusted_score=artificial(case, None))
        return case.ruling("6D2", verdict="board-verdict-no-result", outcome=outcome)
    case.option("director", "redeal", "6D3", "board-option-redeal")
    case.option("director", "adjust", "12A2", "board-option-artificial")
    outcome = Outcome(play="ceases" if case.facts.fault_found == "after_first_call" else None)
    return case.ruling("6D2", "6D3", verdict="board-verdict-void-deal", outcome=outcome)


def _wrong_or_seen(case: Case[ShuffleDealFault], law: ShuffleLaw) -> Ruling:
    facts = case.facts
    seen = facts.deal_fault == "card_could_be_seen"
    if seen and law.must_have_seen and not facts.face_was_seen:
        case.step("6D1", "board-face-not-seen")
        outcome = Outcome(no_rectification=True, play="continues")
        return case.ruling("6D1", verdict="board-verdict-no-redeal-not-seen", outcome=outcome)
    until = law.seen_until if seen else law.until
    if MOMENTS.index(facts.fault_found) <= MOMENTS.index(until):
        case.step("6D1", "board-redeal-compulsory", until=until, seen=int(seen))
        case.option("director", "redeal", "6D1", "board-option-redeal")
        return case.ruling("6D1", verdict="board-verdict-redeal", outcome=Outcome())
    case.step("6D1", "board-redeal-too-late", until=until)
    called = facts.fault_found in ("after_first_call", "after_play")
    return _card_seen(case, law, called=called) if seen else _deal_stands(case, called=called)


def _card_seen(case: Case[ShuffleDealFault], law: ShuffleLaw, *, called: bool) -> Ruling:
    section = law.seen_later
    case.step(section, "board-card-seen-elsewhere", called=int(called))
    case.judge(section, "board-judge-seen-card-interferes")
    over = case.facts.fault_found == "after_play"
    if not called:
        case.option("director", "redeal", "6D3", "board-option-redeal")
    if not over:
        case.option("director", "play_then_adjust", section, "board-option-play-then-adjust")
    case.option("director", "adjust", section, "board-option-adjust")
    return case.ruling(section, "6D1", verdict="board-verdict-card-seen", outcome=Outcome())


def _deal_stands(case: Case[ShuffleDealFault], *, called: bool) -> Ruling:
    case.note("board-note-count-cards")
    if called:
        over = case.facts.fault_found == "after_play"
        outcome = Outcome(no_rectification=True, play=None if over else "continues")
        return case.ruling("6D1", verdict="board-verdict-deal-stands", outcome=outcome)
    if not _match_known(case):
        case.option("director", "redeal", "6D3", "board-option-redeal")
    case.option("director", "play_on", "6D3", "board-option-play-deal")
    return case.ruling("6D3", "6D1", verdict="board-verdict-redeal-may", outcome=Outcome())
