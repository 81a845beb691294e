"""Who is who in a story: the teller, declarer, dummy, seats, and how two people are related."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from laws.reading.patterns import Pattern, Stream
from laws.reading.tokens import Token

Relation = Literal["offender", "partner", "opponents"]

_SEATS = "NESW"
_OURS = frozenset({"i", "we", "partner"})
_THEIRS = frozenset({"opp", "they", "lho", "rho"})
_DECLARING = frozenset({"declarer", "dummy", "declaring_side", "table_hand", "own_hand"})
_PEOPLE = (
    _OURS
    | _THEIRS
    | {"declarer", "dummy", "defender", "offender", "opener", "responder", "overcaller", "player", "dealer", "leader"}
    | {"third_hand", "fourth_hand", "second_hand", "first_hand", "doubler", "advancer", "wrong_defender", "next_hand"}
)
_ACROSS: Mapping[Relation, Relation] = {"offender": "partner", "partner": "offender", "opponents": "opponents"}
_BESIDE_A_SEAT: Mapping[str, Relation] = {"defender": "partner", "declarer": "opponents", "we": "opponents"}
_I_DECLARE = re.compile(r"разыгрываю|розыгрываю", re.IGNORECASE)
"""The verb says by itself that the teller is declarer."""
_POSSESSIVE = frozenset({"he", "own", "they"})


def seat_after(seat: str, steps: int) -> str:
    """The seat so many places clockwise."""
    return _SEATS[(_SEATS.index(seat) + steps) % 4]


def is_person(symbol: str) -> bool:
    """Whether a symbol names a player (not a mere pronoun of the third person)."""
    return symbol in _PEOPLE or symbol[:5] == "seat_"


@dataclass(frozen=True)
class Roles:
    """The cast of a story, as far as it is told.

    Attributes:
        me: seat or role (declarer, dummy, defender) of the teller.
        declarer: declarer's seat.
        contract: the contract as '4SX', without its declarer.
    """

    stream: Stream
    tokens: Sequence[Token]
    me: str | None
    declarer: str | None
    contract: str | None

    def player(self, place: int) -> str | None:
        """The seat of the person at a token, else the role; None where the story does not say."""
        symbol = self.tokens[place].symbol
        if symbol == "he":
            before = self.antecedent(place)
            return self.player(before) if before is not None else None
        if symbol[:5] == "seat_":
            return symbol[5:]
        if symbol == "partner" and (of := self.owner(place)) is not None:
            return self._partner_of(self.player(of))
        if symbol in ("declarer", "presumed_declarer"):
            return self.declarer or "declarer"
        if symbol in ("dummy", "table_hand"):
            return seat_after(self.declarer, 2) if self.declarer else "dummy"
        if symbol in ("defender", "leader", "wrong_defender"):
            return "defender"
        if symbol == "i":
            return self.me
        if symbol == "partner":
            return self._partner_of(self.me)
        if symbol in ("lho", "rho") and self.me in tuple(_SEATS):
            return seat_after(self.me or "N", 1 if symbol == "lho" else 3)
        if symbol in ("opp", "lho", "rho") and self.me == "declarer":
            return "defender"
        return None

    def _partner_of(self, player: str | None) -> str | None:
        if player in tuple(_SEATS):
            return seat_after(player or "N", 2)
        return {"declarer": "dummy", "dummy": "declarer", "defender": "defender"}.get(player or "")

    def owner(self, place: int) -> int | None:
        """Of whom a 'partner' is the partner, where the word before says so."""
        if place == 0 or self.tokens[place - 1].symbol not in _POSSESSIVE:
            return None
        return self.antecedent(place - 1)

    def person_before(self, place: int, reach: int = 14) -> int | None:
        """The nearest person named before a token."""
        for number in range(place - 1, max(-1, place - reach - 1), -1):
            if is_person(self.tokens[number].symbol):
                return number
        return None

    def antecedent(self, place: int) -> int | None:
        """Whom 'he' means: the nearest third person named before."""
        for number in range(place - 1, max(-1, place - 24), -1):
            symbol = self.tokens[number].symbol
            if is_person(symbol) and symbol not in ("i", "we"):
                return number
        return None

    def relation(self, place: int, offender: int | None) -> Relation | None:
        """How the person at a token is related to the offender named at another."""
        if offender is None:
            return None
        symbol, culprit = self.tokens[place].symbol, self.tokens[offender].symbol
        if symbol == "they" and (before := self.person_before(place)) is not None:
            return self._they(before, offender)
        if symbol in ("he", "own_hand", "in_own_hand"):
            before = self.antecedent(place)
            if symbol != "he" and culprit in ("declarer", "i"):
                return "offender"
            return self.relation(before, offender) if before is not None and before != place else None
        if symbol == "partner" and (of := self.owner(place)) is not None:
            owner = self.relation(of, offender)
            return _ACROSS[owner] if owner else None
        if symbol in ("offending_side", "offender"):
            return "offender" if symbol == "offender" else "partner"
        if symbol == "non_offending_side":
            return "opponents"
        first, second = self.player(place), self.player(offender)
        if first and second and first in _SEATS and second in _SEATS:
            distance = (_SEATS.index(first) - _SEATS.index(second)) % 4
            return "offender" if distance == 0 else "partner" if distance == 2 else "opponents"
        if symbol == culprit:
            return "offender"
        return self._by_sides(symbol, culprit)

    def _they(self, before: int, offender: int) -> Relation | None:
        """'They' are the side of the person named before, or the other side of the teller's."""
        near = self.relation(before, offender)
        if near is None:
            return None
        if self.tokens[before].symbol in _OURS:
            return "partner" if near == "opponents" else "opponents"
        return "opponents" if near == "opponents" else "partner"

    def _by_sides(self, symbol: str, culprit: str) -> Relation | None:
        sides = self._side(symbol), self._side(culprit)
        if None in sides:
            if culprit[:5] == "seat_" and self.declarer is None:
                return _BESIDE_A_SEAT.get(symbol) if self.me is None or symbol != "we" else None
            return None
        if {sides[0], sides[1]} & {"ours", "theirs"} and {sides[0], sides[1]} & {"declaring", "defending"}:
            return "opponents" if symbol not in _THEIRS or culprit not in _DECLARING else None
        return "opponents" if sides[0] != sides[1] else "partner"

    def _side(self, symbol: str) -> str | None:
        declaring = self.me in ("declarer", "dummy") or (self.me is not None and self.me == self.declarer)
        if symbol in _OURS:
            return "declaring" if declaring else "defending" if self.me == "defender" else "ours"
        if symbol in _THEIRS:
            return "defending" if declaring else "declaring" if self.me == "defender" else "theirs"
        if symbol in _DECLARING:
            return "declaring"
        if symbol in ("defender", "leader", "wrong_defender"):
            return "defending"
        if symbol[:5] == "seat_" and self.declarer:
            return "declaring" if (_SEATS.index(symbol[5:]) - _SEATS.index(self.declarer)) % 2 == 0 else "defending"
        return None


class Casting:
    """Finds the cast of a text by patterns of the lexicon.

    Args:
        patterns: name -> patterns that capture `seat`, `contract` or nothing: i_declare, i_contract, i_claim, i_dummy,
            i_defend, i_defend_told, my_seat, declarer_seat, contract_seat.
    """

    def __init__(self, patterns: dict[str, tuple[Pattern, ...]]) -> None:
        self._patterns = patterns

    def __call__(self, stream: Stream, tokens: Sequence[Token]) -> Roles:
        """The cast of one text."""
        seat = self._capture("my_seat", "seat", stream, tokens)
        declarer = self._capture("declarer_seat", "seat", stream, tokens)
        contract = self._capture("contract_seat", "contract", stream, tokens)
        declarer = declarer or self._capture("contract_seat", "seat", stream, tokens)
        declares = self._holds("i_declare", stream) or any(_I_DECLARE.fullmatch(token.text) for token in tokens)
        me = seat
        told = self._holds("i_claim", stream) or self._holds("i_contract", stream)
        declares = declares and not self._holds("i_defend_told", stream)
        if not declares and told and not self._holds("i_defend", stream):
            declares = True
        if declares:
            me = seat or declarer or "declarer"
            declarer = declarer or seat
        elif me is None and self._holds("i_dummy", stream):
            me = "dummy"
        elif me is None and self._holds("i_defend", stream):
            me = "defender"
        return Roles(stream, tokens, me, declarer, contract)

    def _holds(self, name: str, stream: Stream) -> bool:
        return any(pattern.search(stream) for pattern in self._patterns.get(name, ()))

    def _capture(self, name: str, what: str, stream: Stream, tokens: Sequence[Token]) -> str | None:
        for pattern in self._patterns.get(name, ()):
            found = pattern.search(stream)
            if found and what in found.captured:
                return tokens[found.captured[what]].value
        return None
