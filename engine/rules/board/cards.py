"""Law 13: a hand with more than 13 cards; 67B1 where the card left over was not played to a trick."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.cards import Card
from engine.case import Case
from engine.deal import long_hands, short_hands
from engine.edition import Edition
from engine.errors import ImpossibleFacts
from engine.facts import Situation, agree, asked, assumed, judged, record, required, tested
from engine.players import Seat, partner
from engine.rules.board.awards import SCORES, Event, Fault, Scoring, artificial, assigned
from engine.ruling import Outcome, Ruling


class WrongNumberOfCards(Situation):
    """Some hand has more than 13 cards."""

    card_counts: dict[Seat, int] | None = record()
    count_found: Literal["before_wrong_hand_called", "during_auction_or_play", "after_play"] = required()
    card_seen: Literal["none", "harmless", "important"] = assumed("none")
    all_consent: bool = asked()
    card: Card | None = record()
    surplus_from: Literal["short_hand", "another_pack", "trick_missed"] = asked()
    foreign_card: bool = assumed(False)
    foreign_card_in_quitted_trick: bool = assumed(False)
    can_be_corrected: bool | None = judged()
    score_assignable: bool = assumed(False)
    fault: Fault | None = record()
    event: Event = assumed("pairs")
    scoring: Scoring = assumed("matchpoints")
    damage: bool | None = tested()


@dataclass(frozen=True)
class CountLaw:
    """Law 13 in one edition.

    Attributes:
        clean: nobody with a wrong hand has called and no card was seen: correct and play.
        harmless, important: the same, but a card was seen; `important` None: the board is played all the same.
        objection: playing on needs the consent of all four; a player objects.
        correct: a call was made, but the deal may be corrected and played; None: never.
        unplayable: a call was made: adjusted score.
        cancelled: found after the play.
        surplus: a card that does not belong to the deal; None: no rule of its own.
        moved: knowledge of the card moved is unauthorized for the partner.
        assignable: the score may be assigned, where the Director is able to; else it is artificial.
        missed_free: whoever played no card to a trick but could have followed suit loses nothing (67B1a).
    """

    clean: str
    harmless: str
    important: str | None
    objection: str | None
    correct: str | None
    unplayable: str
    cancelled: str
    surplus: str | None
    moved: str | None
    assignable: bool
    missed_free: bool = False


_1987 = CountLaw(
    clean="13A",
    harmless="13B1",
    important="13B2",
    objection="13B2",
    correct=None,
    unplayable="13",
    cancelled="13C",
    surplus=None,
    moved=None,
    assignable=False,
    missed_free=True,
)
_2007 = replace(
    _1987,
    clean="13D1",
    harmless="13D2a",
    important="13D2b",
    objection=None,
    correct="13A",
    unplayable="13B",
    surplus="13F",
    moved="13E",
    assignable=True,
    missed_free=False,
)
LAW: Mapping[Edition, CountLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: CountLaw(
        clean="13A1",
        harmless="13A2",
        important=None,
        objection=None,
        correct="13B1",
        unplayable="13B2",
        cancelled="13D",
        surplus="13C",
        moved=None,
        assignable=True,
    ),
}


def counted(values: dict[str, object]) -> None:
    """Check stated counts against Law 13 and find where the card too many comes from.

    Raises:
        ImpossibleFacts: no hand has more than 13 cards (Law 14 then), or the sum denies a foreign card.
    """
    counts: Mapping[Seat, int] | None = values.get("card_counts")  # type: ignore[assignment]
    if counts is None:
        return
    if not long_hands(counts):
        raise ImpossibleFacts("no-hand-too-long", "card_counts", given=_shown(counts))
    if short_hands(counts):
        agree(values, "surplus_from", "short_hand", "card_counts")
    else:
        agree(values, "foreign_card", True, "card_counts")


def _shown(counts: Mapping[Seat, int]) -> str:
    return ", ".join(f"{seat} {count}" for seat, count in counts.items())


def wrong_number_of_cards(case: Case[WrongNumberOfCards]) -> Ruling:
    """Rule on a hand with too many cards."""
    law = LAW[case.edition]
    facts = case.facts
    over = facts.count_found == "after_play"
    source = facts.surplus_from if over and not facts.foreign_card else case.known("surplus_from")
    if source == "another_pack" and case.known("foreign_card") is False:
        raise case.contradiction("board-no-foreign-card", "foreign_card", "surplus_from")
    if facts.foreign_card or source == "another_pack":
        if law.surplus:
            return _foreign(case, law.surplus)
        case.step("13", "board-foreign-card-no-rule")
    elif source == "trick_missed":
        return _trick_missed(case, law)
    if over:
        case.step(law.cancelled, "board-count-after-play")
        return _no_result(case, law.cancelled, "board-verdict-count-cancelled")
    if facts.count_found == "during_auction_or_play":
        if law.correct is None:
            case.step(law.unplayable, "board-count-called")
            return _no_result(case, law.unplayable, "board-verdict-count-not-played")
        return _correctable(case, law, law.correct)
    return _not_called(case, law)


def _not_called(case: Case[WrongNumberOfCards], law: CountLaw) -> Ruling:
    facts = case.facts
    if facts.card_seen == "none":
        case.step(law.clean, "board-count-clean")
        return _played(case, law, law.clean)
    if facts.card_seen == "important" and law.important:
        case.step(law.important, "board-count-important")
        return _no_result(case, law.important, "board-verdict-count-not-played")
    if law.objection:
        if not facts.all_consent:
            case.step(law.objection, "board-count-objection")
            return _no_result(case, law.objection, "board-verdict-count-not-played")
        case.step(law.harmless, "board-count-consent")
        return _played(case, law, law.harmless)
    case.step(law.harmless, "board-count-played-anyway")
    return _played(case, law, law.harmless, adjustable=True)


def _correctable(case: Case[WrongNumberOfCards], law: CountLaw, section: str) -> Ruling:
    possible = case.known("can_be_corrected")
    if possible is None:
        case.step(section, "board-count-correctable")
        case.step(law.unplayable, "board-count-otherwise")
        case.judge(section, "judge-can-be-corrected")
        case.option("director", "correct_and_play", section, "board-option-correct-and-play")
        case.option("director", "adjust", law.unplayable, "board-option-adjust-now")
        return case.ruling(section, law.unplayable, verdict="board-verdict-count-director-decides", outcome=Outcome())
    if possible:
        case.step(section, "board-count-correctable")
        return _played(case, law, section, adjustable=True)
    case.step(law.unplayable, "board-count-otherwise")
    return _no_result(case, law.unplayable, "board-verdict-count-not-played")


def _played(case: Case[WrongNumberOfCards], law: CountLaw, section: str, *, adjustable: bool = False) -> Ruling:
    told = None
    if law.moved and not case.facts.foreign_card:
        case.step(law.moved, "board-moved-card-unauthorized")
        told = _told(case, law.moved)
    damage = case.tested("damage", section) if adjustable else None
    if damage:
        score = assigned(case)
        outcome = Outcome(adjusted_score=score, unauthorized_information=told)
        return case.ruling(section, verdict="board-verdict-count-affected", outcome=outcome)
    outcome = Outcome(play="continues", no_rectification=not adjustable or None, unauthorized_information=told)
    return case.ruling(section, verdict="board-verdict-count-played", outcome=outcome)


def _told(case: Case[WrongNumberOfCards], section: str) -> tuple[Mapping[str, str], ...] | None:
    counts = case.known("card_counts")
    if counts is None:
        return None
    wrong = (*long_hands(counts), *short_hands(counts))
    return tuple({"player": partner(seat), "about": "moved_card", "law": section} for seat in wrong)


def _no_result(case: Case[WrongNumberOfCards], section: str, verdict: str) -> Ruling:
    case.step("90B7", "board-penalty-for-not-counting")
    law = LAW[case.edition]
    if law.assignable and case.facts.score_assignable and section in (law.unplayable, law.cancelled):
        return case.ruling(section, verdict=verdict, outcome=Outcome(adjusted_score=assigned(case)))
    case.step(SCORES[case.edition].no_normal_play, "board-no-normal-play")
    outcome = Outcome(adjusted_score=artificial(case, case.known("fault")))
    return case.ruling(section, verdict=verdict, outcome=outcome)


def _trick_missed(case: Case[WrongNumberOfCards], law: CountLaw) -> Ruling:
    """The hand had 13 cards: one was not played to a trick, which is no matter of the deal."""
    case.step("67B1", "board-count-trick-missed")
    case.step("64A2", "board-count-missed-as-revoke", free=int(law.missed_free))
    case.judge("67B1", "board-judge-missed-trick")
    return case.ruling("67B1", "64A2", verdict="board-verdict-count-trick-missed", outcome=Outcome(penalty_cards=()))


def _foreign(case: Case[WrongNumberOfCards], section: str) -> Ruling:
    case.step(section, "board-foreign-card-removed")
    if not case.facts.foreign_card_in_quitted_trick:
        over = case.facts.count_found == "after_play"
        card = case.facts.card
        outcome = Outcome(
            play=None if over else "continues", no_rectification=True, withdrawn=(card,) if card else None
        )
        return case.ruling(section, verdict="board-verdict-foreign-removed", outcome=outcome)
    case.step(section, "board-foreign-card-quitted")
    if case.tested("damage", section):
        return case.ruling(
            section, verdict="board-verdict-foreign-adjusted", outcome=Outcome(adjusted_score=assigned(case))
        )
    over = case.facts.count_found == "after_play"
    return case.ruling(
        section, verdict="board-verdict-foreign-quitted", outcome=Outcome(play=None if over else "continues")
    )
