"""A claim in the custom_id of a button: the four hands, the statement's steps and what is assumed, in some sixty signs.

A custom_id is the version, `C` for claims, a letter for the action, and one number in base64url: the claim's parts are
its digits, each in a base of its own.
"""

import base64
import binascii
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Literal, cast, get_args

from cogs import limits
from cogs.state import VERSION, OutdatedError
from engine.cards import PACK, SUITS, Denomination, Suit
from engine.claims.statement import Step, StepKind, read
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, Seat
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "C"
STEPS: Final = 15
"""Steps of a statement that a claim can hold."""
_TRUMPS: Final[tuple[Denomination, ...]] = get_args(Denomination)
_PLACES: Final = ("gone", *SEATS, "loose")
_KINDS: Final = tuple(StepKind)
_OBJECTS: Final = ("", *SUITS, *PACK)
_HANDS: Final[tuple[Literal["dummy", "hand"] | None, ...]] = (None, "dummy", "hand")
_SHOWN: Final = tuple((seat, suit) for seat in SEATS for suit in SUITS)
_TRILEAN: Final = (None, False, True)
Shown = tuple[Seat, Suit]


class ClaimAction(Enum):
    """What a click asks for."""

    SHOW = "a"
    """Show the claim as it stands in the custom_id: an assumption, the edition or the language was changed."""
    WHY = "w"
    PUBLISH = "p"
    FORM = "f"
    """Open the form with the hands and the statement, to mend them."""
    SENT = "s"
    """Take what was typed there."""


@dataclass(frozen=True)
class Claim:
    """A claim as far as it is known.

    Attributes:
        private: whether only the asker is to see the answer.
        declarer: None where the claimer declares.
        table: cards on the current trick from the leader on.
        claimed: tricks claimed; None for all that remain.
        steps: of the statement, in the fixed wording of the facts.
        shown_out: opponents who had failed to follow before the claim.
        mentioned: the trumps left were mentioned, though no step says so.
        hands: cards known, by seat; a seat left out is unknown.
        loose: cards that lie in one of the unknown hands.
        any_order, notices, throws_high: assumptions about the play.
        unaware, irrational: what the Director found, if he has: that claimer may have forgotten a trump, and that any
            other line than an unstated one would be irrational.
    """

    lang: Language
    edition: Edition
    trump: Denomination
    leader: Seat
    claimer: Seat
    private: bool = True
    declarer: Seat | None = None
    table: tuple[str, ...] = ()
    claimed: int | None = None
    steps: tuple[str, ...] = ()
    shown_out: tuple[Shown, ...] = ()
    mentioned: bool = False
    hands: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    loose: tuple[str, ...] = ()
    any_order: bool = False
    notices: bool = False
    unaware: bool | None = None
    irrational: bool | None = None
    throws_high: bool = False


def is_claim(custom_id: str) -> bool:
    """Whether a custom_id is one of a claim's."""
    return custom_id.startswith(PREFIX)


def pack(action: ClaimAction, claim: Claim) -> str:
    """The custom_id.

    Raises:
        ValueError: the statement has too many steps.
    """
    number = 0
    for digit, base in reversed(list(_digits(claim))):
        number = number * base + digit
    raw = number.to_bytes((number.bit_length() + 7) // 8 or 1, "little")
    custom_id = PREFIX + action.value + base64.urlsafe_b64encode(raw).decode().rstrip("=")
    if len(custom_id) > limits.CUSTOM_ID or len(claim.steps) > STEPS:
        raise ValueError("the claim is too long for a custom_id")
    return custom_id


def parse(custom_id: str) -> tuple[ClaimAction, Claim]:
    """The action and the claim that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    if not is_claim(custom_id):
        raise OutdatedError("no claim")
    try:
        action = ClaimAction(custom_id[2:3])
        text = custom_id[3:]
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        return action, _claim(_Digits(int.from_bytes(raw, "little")))
    except (ValueError, IndexError, binascii.Error) as error:
        raise OutdatedError(str(error)) from None


def worded(step: Step) -> str:
    """A step in the fixed wording of the facts."""
    return f"ruff with {step.card}" if step.kind is StepKind.RUFF_HIGH and step.card else str(step)


def _digits(claim: Claim) -> Iterable[tuple[int, int]]:
    yield LANGUAGES.index(claim.lang), len(LANGUAGES)
    yield EDITIONS.index(claim.edition), len(EDITIONS)
    yield _TRUMPS.index(claim.trump), len(_TRUMPS)
    yield SEATS.index(claim.leader), 4
    yield SEATS.index(claim.claimer), 4
    yield int(claim.private), 2
    yield 0 if claim.declarer is None else SEATS.index(claim.declarer) + 1, 5
    yield 0 if claim.claimed is None else claim.claimed + 1, 15
    yield from ((int(flag), 2) for flag in (claim.mentioned, claim.any_order, claim.notices))
    yield from ((_TRILEAN.index(found), 3) for found in (claim.unaware, claim.irrational))
    yield sum(1 << _SHOWN.index(item) for item in set(claim.shown_out)), 1 << len(_SHOWN)
    yield sum(1 << SEATS.index(seat) for seat in claim.hands), 16
    places: dict[str, str] = {card: seat for seat, cards in claim.hands.items() for card in cards}
    places |= dict.fromkeys(claim.loose, "loose")
    yield from ((_PLACES.index(places.get(card, "gone")), len(_PLACES)) for card in PACK)
    yield len(claim.table), 4
    yield from ((PACK.index(card), len(PACK)) for card in claim.table)
    yield len(claim.steps), STEPS + 1
    for step in read(claim.steps).steps:
        yield _KINDS.index(step.kind), len(_KINDS)
        yield _OBJECTS.index(step.card or step.suit or ""), len(_OBJECTS)
        yield _HANDS.index(step.where), len(_HANDS)
    yield int(claim.throws_high), 2


class _Digits:
    """Takes a number apart again."""

    def __init__(self, number: int) -> None:
        self._number = number

    def next(self, base: int) -> int:
        self._number, digit = divmod(self._number, base)
        return digit


def _claim(digits: _Digits) -> Claim:
    lang, edition = LANGUAGES[digits.next(len(LANGUAGES))], EDITIONS[digits.next(len(EDITIONS))]
    trump, leader, claimer = _TRUMPS[digits.next(len(_TRUMPS))], SEATS[digits.next(4)], SEATS[digits.next(4)]
    private = bool(digits.next(2))
    declarer = (None, *SEATS)[digits.next(5)]
    claimed = (None, *range(14))[digits.next(15)]
    mentioned, any_order, notices = (bool(digits.next(2)) for _ in range(3))
    unaware, irrational = (_TRILEAN[digits.next(3)] for _ in range(2))
    shown = digits.next(1 << len(_SHOWN))
    known = digits.next(16)
    places = {card: _PLACES[digits.next(len(_PLACES))] for card in PACK}
    table = tuple(PACK[digits.next(len(PACK))] for _ in range(digits.next(4)))
    steps = tuple(worded(_step(digits)) for _ in range(digits.next(STEPS + 1)))
    return Claim(
        lang=lang,
        edition=edition,
        trump=trump,
        leader=leader,
        claimer=claimer,
        private=private,
        declarer=declarer,
        table=table,
        claimed=claimed,
        steps=steps,
        shown_out=tuple(item for place, item in enumerate(_SHOWN) if shown >> place & 1),
        mentioned=mentioned,
        hands={
            seat: tuple(card for card in PACK if places[card] == seat)
            for place, seat in enumerate(SEATS)
            if known >> place & 1
        },
        loose=tuple(card for card in PACK if places[card] == "loose"),
        any_order=any_order,
        notices=notices,
        unaware=unaware,
        irrational=irrational,
        throws_high=bool(digits.next(2)),
    )


def _step(digits: _Digits) -> Step:
    kind = _KINDS[digits.next(len(_KINDS))]
    what = _OBJECTS[digits.next(len(_OBJECTS))]
    where = _HANDS[digits.next(len(_HANDS))]
    return Step(kind, cast(Suit, what[0]) if what else None, what if len(what) == 2 else None, where)
