"""Law 46: the card that an incomplete or impossible call for a card from dummy plays."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.cards import RANKS, Hand, height, suit_of, winner_of
from engine.case import Case
from engine.edition import Edition
from engine.legal_play import following, ordered
from engine.players import SEATS, after
from engine.rules.play.designation_facts import CardDesignation, entry
from engine.ruling import Outcome, Ruling


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
    _other_intention(case)
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


def _other_intention(case: Case[CardDesignation]) -> None:
    """The exception to all of 46B, for the Director to judge as long as nobody told that there was none."""
    if case.known("incontrovertible") is None:
        case.judge("46B", "judge-incontrovertible")


def _full(case: Case[CardDesignation], card: str) -> Ruling:
    if not case.facts.called_in_dummy:
        _other_intention(case)
        return _invalid(case)
    case.step("46A", "designation-complete", card=card)
    case.step("45C4a", "designation-is-played", card=card)
    return _played(case, card, "46A", "45C4a")


def _suit(case: Case[CardDesignation]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if case.known("called_in_dummy") is False:
        return _invalid(case)
    if facts.called_word != "win" and not _told(case, facts.called_suit):
        return _by_rule(case, facts.called_word == "high", facts.called_suit, law.high, "46B2")
    held = [card for card in _dummy(case) if suit_of(card) == facts.called_suit]
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
    if case.known("called_in_dummy") is False:
        case.step("46B3b", "designation-no-such-rank", rank=facts.called_rank)
        return _invalid(case)
    won_in = facts.last_trick_suit
    if facts.led_suit == "none" and won_in != "none":
        continued = won_in + facts.called_rank
        if continued in _dummy(case):
            case.step("46B3a", "designation-continues-suit", suit=won_in)
            if not DIFFERENCES[case.edition].winning_suit and case.known("trump") == won_in:
                case.note("note-designation-suit-of-winning-card")
            return _played(case, continued, "46B3a")
    held = [card for card in _legal(case) if card[1] == facts.called_rank]
    if not held:
        case.step("46B3b", "designation-no-such-rank", rank=facts.called_rank)
        return _invalid(case)
    if len(held) == 1:
        case.step("46B3b", "designation-only-card-of-rank", rank=facts.called_rank)
        if suit_of(held[0]) != facts.led_suit:
            _left_out(case)
        return _played(case, held[0], "46B3b")
    case.step("46B3b", "designation-several-of-rank", rank=facts.called_rank)
    return _choice(case, held, "46B3b", verdict="designation-verdict-says-which")


def _word(case: Case[CardDesignation]) -> Ruling:
    facts = case.facts
    law = DIFFERENCES[case.edition]
    section = law.high if facts.called_word == "high" else law.low
    if case.known("dummy_cards") is None and case.known("led_suit") != "none":
        return _by_rule(case, facts.called_word == "high", case.known("led_suit") or "", law.high, law.low)
    suited = [card for card in _open(case) if suit_of(card) == facts.led_suit]
    if suited:
        highest = facts.called_word == "high"
        case.step(section, "designation-highest-led" if highest else "designation-lowest-led", suit=facts.led_suit)
        return _played(case, max(suited, key=height) if highest else min(suited, key=height), section)
    case.step(section, "designation-leading-word" if facts.led_suit == "none" else "designation-void-word")
    case.note("note-designation-not-covered")
    return _choice(case, _open(case), section, "46B4", verdict="designation-verdict-any-legal")


def _by_rule(case: Case[CardDesignation], highest: bool, suit: str, high: str, low: str) -> Ruling:
    """The rule that finds the card, where nobody told dummy's cards of the suit; `suit` is empty for the suit led."""
    section, end = (high, "highest") if highest else (low, "lowest")
    case.step(section, f"designation-{end}-{'of-suit' if suit else 'of-suit-led'}", suit=suit)
    return case.ruling(section, verdict=f"designation-verdict-{end}", outcome=Outcome(), suit=suit or "none")


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
    told = case.known("led_suit") is not None or case.known("dummy_cards") is None
    among = ordered(_open(case)) if told else ()
    outcome = Outcome(played={"choice_of": "defender", "among": among})
    return case.ruling("46B5", verdict="designation-verdict-defender", outcome=outcome)


def _invalid(case: Case[CardDesignation]) -> Ruling:
    _left_out(case)
    case.step("46B4", "designation-not-in-dummy")
    case.step("44C", "designation-any-legal")
    return _choice(case, _open(case), "46B4", verdict="designation-verdict-any-legal")


def _choice(case: Case[CardDesignation], cards: Iterable[str], *laws: str, verdict: str) -> Ruling:
    among = ordered(cards)
    if len(among) == 1:
        return case.ruling(*laws, verdict="designation-verdict-played", outcome=Outcome(played=among[0]), card=among[0])
    outcome = Outcome(played={"choice_of": "declarer", "among": among})
    verdict = verdict if among else "designation-verdict-any-legal-untold"
    return case.ruling(*laws, verdict=verdict, outcome=outcome, cards=among)


def _played(case: Case[CardDesignation], card: str, *laws: str) -> Ruling:
    """The card is played, unless dummy would revoke with it: then another is put in its place without more."""
    held, led = case.known("dummy_cards"), case.known("led_suit")
    legal = ordered(other for other in held.cards if suit_of(other) == led) if held is not None else ()
    if not legal or suit_of(card) == led:
        return case.ruling(*laws, verdict="designation-verdict-played", outcome=Outcome(played=card), card=card)
    case.step("44C", "designation-dummy-must-follow", suit=led)
    case.step("62B2", "designation-replaced-freely", card=card)
    chosen = legal[0] if len(legal) == 1 else {"choice_of": "declarer", "among": legal}
    outcome = Outcome(played=chosen, withdrawn=(card,), penalty_cards=())
    return case.ruling("62B2", "44C", *laws, verdict="designation-verdict-revoke", outcome=outcome, card=card)


def _told(case: Case[CardDesignation], suit: str) -> bool:
    """Whether dummy's cards of a suit are told."""
    held: Hand | None = case.known("dummy_cards")
    return held is not None and suit in held.suits


def _left_out(case: Case[CardDesignation]) -> None:
    held: Hand | None = case.known("dummy_cards")
    if held is not None and not held.complete:
        case.note("note-designation-suits-left-out")


def _open(case: Case[CardDesignation]) -> tuple[str, ...]:
    """The cards that dummy may legally play; empty where nobody told his cards."""
    return () if case.known("dummy_cards") is None else _legal(case)


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
    return {entry(text)[1] for trick in case.facts.tricks or () for text in trick.cards}
