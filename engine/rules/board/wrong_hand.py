"""Law 15A (17D before 2017): a call made on the cards of another board."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.calls import Call
from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, agree, assumed, record
from engine.players import Player
from engine.rules.board.awards import Event, Fault, Scoring, artificial
from engine.ruling import Outcome, Ruling

Difference = Literal["same", "different", "significantly_different", "none"]


class WrongBoardCards(Situation):
    """A call on the cards of another board.

    `call` and `lho_call` are the calls made, where known; `calls` all of them, from the offender's on.
    """

    offender: Player | None = record()
    next_player_acted: bool = assumed(False)
    partner_acted: bool = assumed(False)
    repeats_call: Difference = assumed("none")
    lho_repeats_call: bool | None = record()
    later_board_call: Literal["none", "same", "same_meaning", "different"] = assumed("none")
    call: Call | None = record()
    lho_call: Call | None = record()
    calls: tuple[Call, ...] | None = record()
    fault: Fault | None = record()
    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")


def calls_made(values: dict[str, Any]) -> None:
    """Who has called, and what, from the calls."""
    for name, call in zip(("call", "lho_call"), values.get("calls") or (), strict=False):
        agree(values, name, call, "calls")
    if values.get("lho_call"):
        agree(values, "next_player_acted", True, "lho_call")
    if len(values.get("calls") or ()) > 2:
        agree(values, "partner_acted", True, "calls")


@dataclass(frozen=True)
class WrongHandLaw:
    """Sections of one edition.

    Attributes:
        cancelled: the call on the wrong cards is cancelled.
        again: he looks at his own cards and calls again.
        partner_called: his partner has called since: adjusted score; None: no rule of its own.
        lho_free: the left-hand opponent's call goes as well, and he is free; otherwise he must repeat it.
        differs: the new calls over which the board is not played, where the left-hand opponent had called.
        over_it: the section on a left-hand opponent who has called.
        other_board: the later call on the board that the cards came from.
        other_same: the later calls with which that board is still played; in 1987 and 1997 any difference counts.
        information: what the cancelled calls told.
        penalty: a procedural penalty is possible.
    """

    cancelled: str
    again: str
    partner_called: str | None
    lho_free: bool
    differs: tuple[Difference, ...]
    over_it: str
    other_board: str
    other_same: tuple[str, ...]
    information: str
    penalty: str


_1987 = WrongHandLaw(
    cancelled="17D",
    again="17D",
    partner_called=None,
    lho_free=False,
    differs=("significantly_different",),
    over_it="17D",
    other_board="17D",
    other_same=("same",),
    information="16C",
    penalty="90A",
)
_2007 = WrongHandLaw(
    cancelled="17D1",
    again="17D1",
    partner_called="17D2",
    lho_free=False,
    differs=("different", "significantly_different"),
    over_it="17D2",
    other_board="17D3",
    other_same=("same", "same_meaning"),
    information="16D",
    penalty="17D4",
)
LAW: Mapping[Edition, WrongHandLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        cancelled="15A1",
        again="15A2b",
        partner_called="15A2a",
        lho_free=True,
        differs=(),
        over_it="15A2b",
        other_board="15A3",
        information="15A2c",
        penalty="15A4",
    ),
}


def wrong_board_cards(case: Case[WrongBoardCards]) -> Ruling:
    """Rule on a call made on the cards of another board."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.partner_acted and not facts.next_player_acted and case.known("next_player_acted") is False:
        raise case.contradiction("partner-before-next-player", "partner_acted", "next_player_acted")
    if facts.later_board_call != "none":
        return _other_board(case, law)
    called_over = facts.next_player_acted or facts.partner_acted
    case.step(law.cancelled, "board-wrong-cards-cancelled", later=int(law.lho_free and called_over))
    case.judge(law.penalty, "board-judge-procedural-penalty")
    if facts.partner_acted and law.partner_called:
        case.step(law.partner_called, "board-wrong-cards-partner-called")
        return _unplayable(case, law, law.partner_called)
    if facts.partner_acted:
        case.judge("12A2", "board-judge-still-playable")
    if called_over and facts.repeats_call in law.differs:
        case.step(law.over_it, "board-wrong-cards-differs", significantly=int(len(law.differs) == 1))
        return _unplayable(case, law, law.over_it)
    return _called_again(case, law, called_over=called_over)


def _cancelled(case: Case[WrongBoardCards], law: WrongHandLaw) -> tuple[str, ...] | None:
    """The calls that are cancelled, as far as they are told: his own, and in 2017 all that followed."""
    facts = case.facts
    told = facts.calls or tuple(call for call in (facts.call, facts.lho_call) if call)
    own = told[:1] if facts.call else ()
    return (told if law.lho_free else own) or None


def _unplayable(case: Case[WrongBoardCards], law: WrongHandLaw, section: str) -> Ruling:
    score = artificial(case, case.known("fault"))
    outcome = Outcome(adjusted_score=score, play="ceases", cancelled=_cancelled(case, law))
    return case.ruling(section, verdict="board-verdict-wrong-cards-unplayable", outcome=outcome)


def _called_again(case: Case[WrongBoardCards], law: WrongHandLaw, *, called_over: bool) -> Ruling:
    facts = case.facts
    case.step(law.again, "board-wrong-cards-calls-again")
    common: dict[str, Any] = {"play": "continues", "cancelled": _cancelled(case, law)}
    if called_over and not law.lho_free:
        if facts.repeats_call != "none":
            return _lho_repeats(case, law, common)
        case.step(law.over_it, "board-wrong-cards-before-second-call", significantly=int(len(law.differs) == 1))
    elif called_over:
        case.step(law.over_it, "board-wrong-cards-lho-free")
        case.step(law.information, "board-wrong-cards-information")
    case.step(law.other_board, "board-wrong-cards-other-board")
    if facts.repeats_call != "none":
        return case.ruling(
            law.again, law.cancelled, verdict="board-verdict-wrong-cards-go-on", outcome=Outcome(**common, turn="lho")
        )
    outcome = Outcome(**common, turn="offender", call={"player": "offender", "may": "any_legal"})
    return case.ruling(
        law.again, law.cancelled, verdict="board-verdict-wrong-cards-again", outcome=outcome, who="offender"
    )


def _lho_repeats(case: Case[WrongBoardCards], law: WrongHandLaw, common: dict[str, Any]) -> Ruling:
    facts = case.facts
    case.step(law.over_it, "board-wrong-cards-lho-repeats")
    duty = {"player": "lho", "must": facts.lho_call or "repeat"}
    case.option("lho", "repeat", law.over_it, "board-option-repeat-call")
    refused = case.known("lho_repeats_call") is False
    outcome = Outcome(**common, turn="lho", call=duty, allowed=False if refused else None)
    return case.ruling(
        law.over_it, law.cancelled, verdict="board-verdict-wrong-cards-lho-repeats", outcome=outcome, lho="lho"
    )


def _other_board(case: Case[WrongBoardCards], law: WrongHandLaw) -> Ruling:
    case.step(law.other_board, "board-wrong-cards-other-board")
    if case.facts.later_board_call in law.other_same:
        case.option("director", "play_on", law.other_board, "board-option-other-board-played")
        outcome = Outcome(play="continues")
        return case.ruling(law.other_board, verdict="board-verdict-other-board-same", outcome=outcome)
    outcome = Outcome(adjusted_score=artificial(case, case.known("fault")), play="ceases")
    return case.ruling(law.other_board, verdict="board-verdict-other-board-differs", outcome=outcome)
