"""Law 46: the card that an incomplete or impossible call for a card from dummy plays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import facts as fact
from engine.cards import RANKS, Card, Denomination, Hand, Suit, height, suit_of, winner_of
from engine.case import Case
from engine.edition import Edition
from engine.errors import ImpossibleFacts
from engine.facts import agree
from engine.legal_play import following, ordered
from engine.players import SEATS, Seat, after
from engine.record import RecordedTrick
from engine.ruling import Outcome, Ruling

CalledRank = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2", "none"]


class CardDesignation(fact.Situation):
    """A call for a card from dummy that does not name one card in dummy by suit and rank."""

    dummy_cards: Hand = fact.asked()
    led_suit: Suit | Literal["none"] = fact.asked(among=("S", "H", "D", "C", "none"))
    trump: Denomination = fact.asked(among=("S", "H", "D", "C", "N"))
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    hands: dict[Seat, Hand] | None = fact.record()
    tricks: tuple[RecordedTrick, ...] | None = fact.record()
    called_suit: Suit | Literal["none"] = fact.assumed("none")
    called_rank: CalledRank = fact.assumed("none")
    called_word: Literal["high", "low", "win", "anything", "none"] = fact.assumed("none")
    cards_on_trick: tuple[Card, ...] = fact.assumed(())
    last_trick_won_with: Card | Literal["none"] = fact.assumed("none")
    incontrovertible: Card | Literal["none"] = fact.assumed("none")


def from_record(values: dict[str, Any]) -> None:
    """dummy's cards, the trick in progress and the card that won the last one, from `hands` and `tricks`."""
    dummy: Seat | None = values.get("dummy")
    tricks: tuple[RecordedTrick, ...] = values.get("tricks") or ()
    entries = [[_entry(text) for text in trick.cards] for trick in tricks]
    hands: Mapping[Seat, Hand] = values.get("hands") or {}
    if dummy and dummy in hands:
        gone = {card for trick in entries for seat, card in trick if seat == dummy}
        agree(values, "dummy_cards", _without(hands[dummy], gone), "hands")
    if entries and len(entries[-1]) < 4:
        agree(values, "cards_on_trick", tuple(card for _, card in entries[-1]), "tricks")
    elif entries and dummy and values.get("trump"):
        winner = winner_of(entries[-1], values["trump"])
        if winner == dummy:
            agree(values, "led_suit", "none", "tricks")
            agree(values, "last_trick_won_with", dict(entries[-1])[dummy], "tricks")
    if on_trick := values.get("cards_on_trick"):
        agree(values, "led_suit", suit_of(on_trick[0]), "cards_on_trick")


def _entry(text: str) -> tuple[Seat, str]:
    seat, _, card = text.strip().upper().partition(":")
    for known in SEATS:
        if known == seat and len(card) == 2:
            return known, card
    raise ImpossibleFacts("not-a-play", "tricks", given=text)


def _without(hand: Hand, gone: Iterable[str]) -> Hand:
    lost = set(gone)
    suits: dict[Any, str] = {
        suit: "".join(rank for rank in ranks if suit + rank not in lost) for suit, ranks in hand.suits.items()
    }
    return Hand(suits=suits)


@dataclass(frozen=True)
class DesignationLaw:
    """Sections of one edition: the words 'high', 'win' and 'low', which 1987 and 1997 keep in one paragraph.

    `winning_suit`: a rank alone continues the suit that dummy won with; before 2017 the words were 'in which dummy won'.
    """

    high: str
    win: str
    low: str
    winning_suit: bool


_EARLY = DesignationLaw("46B1", "46B1", "46B1", False)
DIFFERENCES: Mapping[Edition, DesignationLaw] = {
    Edition.LAWS_1987: _EARLY,
    Edition.LAWS_1997: _EARLY,
    Edition.LAWS_2007: DesignationLaw("46B1a", "46B1b", "46B1c", False),
    Edition.LAWS_2017: DesignationLaw("46B1a", "46B1b", "46B1c", True),
}


def card_designation(case: Case[CardDesignation]) -> Ruling:
    """Rule on which card of dummy is played."""
    facts = case.facts
    if facts.incontrovertible != "none":
        return _meant(case, facts.incontrovertible)
    if facts.called_suit != "none" and facts.called_rank != "none":
        return _full(case, facts.called_suit + facts.called_rank)
    if facts.called_suit != "none":
        return _suit(case)
    if facts.called_rank != "none":
        return _rank(case)
    if facts.called_word == "anything":
        return _anything(case)
    if facts.called_word == "none":
        raise case.contradiction("nothing-was-called", "called_suit", "called_rank", "called_word")
    return _win(case) if facts.called_word == "win" else _word(case)


def _meant(case: Case[CardDesignation], card: str) -> Ruling:
    held = case.known("dummy_cards")
    if held is not None and card not in held.cards:
        raise case.contradiction("meant-card-not-in-dummy", "incontrovertible", "dummy_cards")
    case.step("46B", "designation-incontrovertible", card=card)
    return _played(case, card, "46B")


def _full(case: Case[CardDesignation], card: str) -> Ruling:
    if card not in _dummy(case):
        return _invalid(case)
    case.step("46A", "designation-complete", card=card)
    case.step("45C4a", "designation-is-played", card=card)
    return _played(case, card, "46A", "45C4a")


def _suit(case: Case[CardDesignation]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    held = [card for card in _dummy(case) if suit_of(card) == facts.called_suit]
    if not held:
        return _invalid(case)
    if facts.called_word == "high":
        case.step(law.high, "designation-highest-named", suit=facts.called_suit)
        return _played(case, max(held, key=height), law.high)
    if facts.called_word == "win" and (winners := _winners(case, held)):
        case.step(law.win, "designation-lowest-winner")
        return _played(case, min(winners, key=height), law.win)
    case.step("46B2", "designation-lowest-named", suit=facts.called_suit)
    return _played(case, min(held, key=height), "46B2")


def _rank(case: Case[CardDesignation]) -> Ruling:
    facts = case.facts
    won_with = facts.last_trick_won_with
    if facts.led_suit == "none" and won_with != "none":
        continued = suit_of(won_with) + facts.called_rank
        if continued in _dummy(case):
            case.step("46B3a", "designation-continues-suit", suit=suit_of(won_with))
            if not DIFFERENCES[case.edition].winning_suit and case.known("trump") == suit_of(won_with):
                case.note("note-designation-suit-of-winning-card")
            return _played(case, continued, "46B3a")
    held = [card for card in _legal(case) if card[1] == facts.called_rank]
    if not held:
        case.step("46B3b", "designation-no-such-rank", rank=facts.called_rank)
        return _invalid(case)
    if len(held) == 1:
        case.step("46B3b", "designation-only-card-of-rank", rank=facts.called_rank)
        return _played(case, held[0], "46B3b")
    case.step("46B3b", "designation-several-of-rank", rank=facts.called_rank)
    return _choice(case, held, "46B3b", verdict="designation-verdict-says-which")


def _word(case: Case[CardDesignation]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    section = law.high if facts.called_word == "high" else law.low
    suited = [card for card in _dummy(case) if suit_of(card) == facts.led_suit]
    if suited:
        highest = facts.called_word == "high"
        case.step(section, "designation-highest-led" if highest else "designation-lowest-led", suit=facts.led_suit)
        return _played(case, max(suited, key=height) if highest else min(suited, key=height), section)
    case.step(section, "designation-leading-word" if facts.led_suit == "none" else "designation-void-word")
    case.note("note-designation-not-covered")
    return _choice(case, _legal(case), section, "46B4", verdict="designation-verdict-any-legal")


def _win(case: Case[CardDesignation]) -> Ruling:
    section = DIFFERENCES[case.edition].win
    winners = _winners(case, _legal(case))
    if winners and (case.facts.led_suit != "none" or len({suit_of(card) for card in winners}) == 1):
        case.step(section, "designation-lowest-winner")
        return _played(case, min(winners, key=height), section)
    case.step(section, "designation-no-sure-winner")
    case.note("note-designation-not-covered")
    return _choice(case, _legal(case), section, "46B4", verdict="designation-verdict-any-legal")


def _anything(case: Case[CardDesignation]) -> Ruling:
    case.step("46B5", "designation-anything")
    declarer = case.known("declarer")
    defenders = (after(declarer), after(declarer, 3)) if declarer else ("lho", "rho")
    for defender in defenders:
        case.option(defender, "designate", "46B5", "designation-option-defender", player=defender)
    among = ordered(_legal(case)) if case.known("dummy_cards") is not None else ()
    outcome = Outcome(played={"choice_of": "defender", "among": among})
    return case.ruling("46B5", verdict="designation-verdict-defender", outcome=outcome)


def _invalid(case: Case[CardDesignation]) -> Ruling:
    if not case.facts.dummy_cards.complete:
        case.note("note-designation-suits-left-out")
    case.step("46B4", "designation-not-in-dummy")
    case.step("44C", "designation-any-legal")
    return _choice(case, _legal(case), "46B4", verdict="designation-verdict-any-legal")


def _choice(case: Case[CardDesignation], cards: Iterable[str], *laws: str, verdict: str) -> Ruling:
    among = ordered(cards)
    if len(among) == 1:
        return case.ruling(*laws, verdict="designation-verdict-played", outcome=Outcome(played=among[0]), card=among[0])
    outcome = Outcome(played={"choice_of": "declarer", "among": among})
    return case.ruling(*laws, verdict=verdict, outcome=outcome, cards=among)


def _played(case: Case[CardDesignation], card: str, *laws: str) -> Ruling:
    """The card is played, unless dummy would revoke with it: then another is put in its place without more."""
    held, led = case.known("dummy_cards"), case.known("led_suit")
    legal = following(held.cards, led if led != "none" else None) if held is not None and led else (card,)
    if card in legal:
        return case.ruling(*laws, verdict="designation-verdict-played", outcome=Outcome(played=card), card=card)
    case.step("44C", "designation-dummy-must-follow", suit=led)
    case.step("62B2", "designation-replaced-freely", card=card)
    chosen = legal[0] if len(legal) == 1 else {"choice_of": "declarer", "among": legal}
    outcome = Outcome(played=chosen, withdrawn=(card,), penalty_cards=())
    return case.ruling("62B2", "44C", *laws, verdict="designation-verdict-revoke", outcome=outcome, card=card)


def _dummy(case: Case[CardDesignation]) -> tuple[str, ...]:
    held = case.facts.dummy_cards.cards
    if not held:
        raise case.contradiction("dummy-has-no-card", "dummy_cards")
    if not set(held).isdisjoint(case.facts.cards_on_trick):
        raise case.contradiction("card-twice", "dummy_cards", "cards_on_trick")
    if len(case.facts.cards_on_trick) > 3:
        raise case.contradiction("trick-is-full", "cards_on_trick")
    return held


def _legal(case: Case[CardDesignation]) -> tuple[str, ...]:
    led = case.facts.led_suit
    return following(_dummy(case), None if led == "none" else led)


def _winners(case: Case[CardDesignation], cards: Iterable[str]) -> list[str]:
    """The cards known to win: they beat what is on the table, and no hand to come can hold a higher one of that suit.

    A ruff by a hand to come is not reckoned with: nothing says that it is void.
    """
    table = case.facts.cards_on_trick
    accounted = {*_dummy(case), *table, *_played_before(case)}
    found = []
    for card in cards:
        higher = [suit_of(card) + rank for rank in RANKS if height("S" + rank) > height(card)]
        safe = len(table) == 3 or accounted.issuperset(higher)
        if safe and (not table or _beats(case, card, table)):
            found.append(card)
    return found


def _beats(case: Case[CardDesignation], card: str, table: tuple[str, ...]) -> bool:
    if all(suit_of(other) == suit_of(card) for other in table):
        return all(height(card) > height(other) for other in table)
    seats = dict(zip(SEATS, (*table, card), strict=False))
    return seats[winner_of(seats.items(), case.facts.trump)] == card


def _played_before(case: Case[CardDesignation]) -> set[str]:
    return {_entry(text)[1] for trick in case.facts.tricks or () for text in trick.cards}
