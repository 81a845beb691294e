"""The form of a claim: four hands and the statement; what was typed there becomes a claim that can be judged."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from cogs.claim.state import STEPS, Claim, ClaimAction, Shown, pack, worded
from cogs.claim.work import ending, layouts
from cogs.forms import Field, Form, mending
from cogs.pictures.compose import holding
from cogs.pictures.sheet import spread
from cogs.render.parts import Button, Card
from engine.cards import Suit, suit_of
from engine.claims.statement import read
from engine.errors import FactProblem, ImpossibleFacts
from engine.players import SEATS, Seat, after
from engine.ruling import message
from laws.errors import UserError, user_error
from laws.notation.claims import read_statement
from laws.notation.hands import UNKNOWN, read_cards, read_hands
from laws.wording import Catalogue

STATEMENT: Final = "statement"
NAMES: Final = (*SEATS, STATEMENT)


def form(claim: Claim, typed: Mapping[str, str], words: Catalogue) -> Form:
    """The form, with what was typed before."""
    about = words.say("claim-form-hand-about")
    hands = [
        Field(
            seat, words.say("claim-form-hand", seat=seat), about if seat == "N" else "", typed.get(seat, ""), long=True
        )
        for seat in SEATS
    ]
    statement = Field(
        STATEMENT,
        words.say("claim-form-statement"),
        words.say("claim-form-statement-about"),
        typed.get(STATEMENT, ""),
        long=True,
    )
    return Form(pack(ClaimAction.SENT, claim), words.say("claim-form-title"), (*hands, statement))


def retyped(claim: Claim, said: str, words: Catalogue) -> Mapping[str, str]:
    """The hands of a claim as they could be typed again."""
    loose = f"{UNKNOWN} {spread(holding(claim.loose, words))}" if claim.loose else UNKNOWN
    known: dict[str, str] = {seat: spread(holding(cards, words)) for seat, cards in claim.hands.items()}
    missing = [seat for seat in SEATS if seat not in known]
    texts = known | {seat: loose if seat == missing[0] else UNKNOWN for seat in missing}
    return {**texts, STATEMENT: said}


def filled(claim: Claim, typed: Mapping[str, str]) -> Claim:
    """The claim with what was typed in its form.

    Raises:
        UserError: naming the hand, what cannot be so, and how to mend it.
    """
    texts: dict[Seat, str] = {seat: typed.get(seat, "") for seat in SEATS}
    found = read_hands(texts)
    statement = read_statement(typed.get(STATEMENT, ""), claim.trump)
    steps = tuple(worded(step) for step in read(statement.steps).steps)
    if len(steps) > STEPS:
        raise user_error("claim-too-many-steps", "statement", given=len(steps), most=STEPS)
    hands = {seat: hand.cards for seat, hand in found.items() if hand.known}
    loose = tuple(card for hand in found.values() if not hand.known for card in hand.cards)
    # A card on the current trick may still stand in its player's hand as it was copied.
    whole = {seat: tuple(card for card in cards if card not in claim.table) for seat, cards in hands.items()}
    told = replace(claim, hands=whole, loose=tuple(card for card in loose if card not in claim.table), steps=steps)
    check(told)
    return told


def check(claim: Claim) -> None:
    """Whether the cards can be those of an ending.

    Raises:
        UserError: they cannot.
    """
    try:
        for hands in islice(layouts(claim), 1):
            found = ending(claim, hands)
    except ImpossibleFacts as error:
        raise problem(error.problem) from None
    if claim.claimed is not None and claim.claimed > found.tricks:
        raise user_error("claim-more-than-left", "tricks", given=claim.claimed, left=found.tricks)
    for seat, suit in claim.shown_out:
        if any(suit_of(card) == suit for card in claim.hands.get(seat, ())):
            raise user_error("claim-shown-out-holds", "shown_out", given=suit, seat=seat)


def problem(found: FactProblem) -> UserError:
    """What is wrong with the cards, as an error for the user."""
    where = ", ".join(found.facts)
    return UserError(found.code, message("claim-problem", code=found.code, given=found.given or "none"), where)


def read_table(text: str, leader: Seat) -> tuple[str, ...]:
    """The cards on the current trick.

    Raises:
        UserError: there are more than three, or a card cannot be read.
    """
    cards = read_cards(text, leader)
    if len(cards) > 3:
        raise user_error("claim-trick-too-long", after(leader), given=len(cards))
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise user_error("hands-card-twice", leader, given=twice, first=leader, seat=leader)
    return cards


_SEATS: Final[Mapping[str, Seat]] = {
    **dict.fromkeys(("N", "С"), "N"),
    **dict.fromkeys(("E", "В"), "E"),
    **dict.fromkeys(("S", "Ю"), "S"),
    **dict.fromkeys(("W", "З"), "W"),
}


def read_shown_out(text: str) -> tuple[Shown, ...]:
    """Who had shown out of what: 'W ♠, E H', 'З п'.

    Raises:
        UserError: an entry is not a seat and a suit.
    """
    found: list[Shown] = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").split(","))):
        seat = _SEATS.get(part[:1].upper())
        suit = _suit(part[1:])
        if seat is None or suit is None:
            raise user_error("claim-shown-out-unread", "shown_out", given=part[:20])
        found.append((seat, suit))
    return tuple(dict.fromkeys(found))


def _suit(text: str) -> Suit | None:
    """The suit that a word names, by reading a card of it."""
    try:
        cards = read_cards(f"{text.strip()}2", "shown_out")
    except UserError:
        return None
    return suit_of(cards[0]) if len(cards) == 1 else None


def wrong(claim: Claim, error: UserError, typed: Mapping[str, str], words: Catalogue) -> Card:
    """What was wrong, with all that was typed and a way back to the form."""
    labels: Sequence[str] = [words.say("claim-form-hand", seat=seat) for seat in SEATS]
    labels = [*labels, words.say("claim-form-statement")]
    rows = [(label, typed.get(name, "")) for label, name in zip(labels, NAMES, strict=True)]
    bare = replace(claim, hands={}, loose=(), steps=())
    return mending(
        words.text(error.said), rows, Button(pack(ClaimAction.FORM, bare), words.say("claim-mend"), "primary")
    )
