"""Reads an auction as people write it: `1C P 1S X`, `1т-пас-1п-контра`, `1NT-(2♥)-2♦`, columns, pasted screens."""

import re
from dataclasses import dataclass, field, replace

from engine.auction import Auction, Illegality
from engine.calls import is_bid
from engine.players import SEATS, Seat, after
from laws.errors import UserError, user_error
from laws.notation import words
from laws.notation.layouts import unfolded

LIMIT = 4000
"""Characters of a notation; a longer text is no auction."""


@dataclass(frozen=True)
class WrittenCall:
    """A call as it was written.

    Attributes:
        call: its code.
        text: how it was typed; empty for a pass that the notation left out.
        seat: who made it, where the notation says so.
        opponent: in brackets, that is by the side that does not tell; None where brackets are not used.
        alerted: marked as alerted.
        note: an explanation that stood with it.
    """

    call: str
    text: str
    seat: Seat | None = None
    opponent: bool | None = None
    alerted: bool = False
    note: str = ""


@dataclass(frozen=True)
class WrittenAuction:
    """The calls of a notation, and who dealt where it says so."""

    calls: tuple[WrittenCall, ...]
    dealer: Seat | None = None

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the calls in rotation."""
        return tuple(written.call for written in self.calls)

    def auction(self, dealer: Seat | None = None) -> Auction:
        """As a fact of the rules core.

        Args:
            dealer: used where the notation does not name one.

        Raises:
            UserError: neither does.
        """
        known = self.dealer or dealer
        if known is None:
            raise user_error("auction-dealer-unknown", "auction")
        return Auction(dealer=known, calls=self.codes)


def read_auction(text: str, *, legal: bool = True) -> WrittenAuction:
    """Read an auction.

    Args:
        text: as typed or pasted, Russian or English.
        legal: whether every call must be legal (18, 19) and none may follow the end; otherwise the calls are taken as
            they stand.

    Raises:
        UserError: something in it is no call, or a call is not possible there; the error names it and says why.
    """
    if len(text) > LIMIT:
        raise user_error("auction-too-long", "auction", given=len(text), expected=LIMIT)
    dealer, line = unfolded(words.normalised(text))
    scan = _Scan(line, dealer)
    scan.run()
    if not scan.calls:
        raise user_error("auction-empty", "auction")
    written = _with_silent_passes(scan.calls)
    dealer = _dealer(written, scan.dealer)
    if legal:
        _check(written)
    return WrittenAuction(tuple(written), dealer)


@dataclass
class _Scan:
    """One pass over the line."""

    line: str
    dealer: Seat | None
    calls: list[WrittenCall] = field(default_factory=list)
    seat: Seat | None = None

    def run(self) -> None:
        place = 0
        while place < len(self.line):
            place = self._step(place)

    def _step(self, place: int) -> int:
        line = self.line
        if found := re.compile(r"[\s,;.\-/|\"?=]+").match(line, place):
            return found.end()
        if found := re.compile(r"[!*]+").match(line, place):
            self._mark(found[0])
            return found.end()
        if line[place] in "([{":
            return self._bracket(place)
        if found := words.VULNERABILITY.match(line, place):
            return found.end()
        if found := words.DEALER.match(line, place):
            self.dealer = words.seat_code(found[1])
            return found.end()
        if end := self._several(place):
            return end
        if end := self._call(place, None):
            return end
        if found := words.SEAT.match(line, place):
            self.seat = words.seat_code(found[1])
            return found.end()
        if (found := words.COMPACT.match(line, place)) and re.match(r"[^a-zа-я0-9]|$", line[found.end() :]):
            for part in words.COMPACT_PART.findall(found[0]):
                self._add(part.upper().replace("NT", "N"), part, None)
            return found.end()
        raise _unknown(self.line, place, len(self.calls))

    def _several(self, place: int) -> int | None:
        if found := words.ALL_PASS.match(self.line, place):
            codes = [written.call for written in _with_silent_passes(self.calls)]
            trailing = len(codes) - len("".join("P" if code == "P" else "." for code in codes).rstrip("P"))
            needed = 3 if any(map(is_bid, codes)) else 4
            for _ in range(max(0, needed - trailing)):
                self._add("P", found[0], None)
            return found.end()
        if found := words.SEVERAL.match(self.line, place):
            for _ in range(words.count(found[1])):
                self._add("P", found[0], None)
            return found.end()
        return None

    def _call(self, place: int, opponent: bool | None) -> int | None:
        if found := words.BID.match(self.line, place):
            self._add(words.bid_code(found[1], found[2]), found[0], opponent)
        elif found := words.CALL.match(self.line, place):
            self._add(words.call_code(found[1]), found[0], opponent)
        return found.end() if found else None

    def _add(self, call: str, text: str, opponent: bool | None) -> None:
        self.calls.append(WrittenCall(call, text.strip(), self.seat, opponent))
        self.seat = None

    def _mark(self, sign: str) -> None:
        if not self.calls:
            raise user_error("auction-alert-of-nothing", "auction", call=sign)
        self.calls[-1] = replace(self.calls[-1], alerted=True)

    def _bracket(self, place: int) -> int:
        close = {"(": ")", "[": "]", "{": "}"}[self.line[place]]
        end = self.line.find(close, place)
        if end < 0:
            raise user_error("auction-bracket-open", "auction", call=self.line[place : place + 20].strip())
        inside = self.line[place + 1 : end].strip()
        inner = _Scan(inside, None)
        try:
            inner.run()
        except UserError:
            if re.match(r"\d\s?[a-zа-я]{0,2}$", inside) or not self.calls:
                raise
            alerted = bool(re.match(r"(alert|алерт|a|а)\b", inside))
            last = self.calls[-1]
            note = "" if alerted and len(inside) <= 6 else inside
            self.calls[-1] = replace(last, alerted=last.alerted or alerted, note=note or last.note)
            return end + 1
        for written in inner.calls:
            self.seat = written.seat or self.seat
            self._add(written.call, written.text, True)
            self.calls[-1] = replace(self.calls[-1], alerted=written.alerted, note=written.note)
        return end + 1


def _unknown(line: str, place: int, made: int) -> UserError:
    word = re.split(r"[\s,;()\[\]|]", line[place:], maxsplit=1)[0][:20]
    level = re.match(r"(\d+)\s?(?:nt|n|бк|[shdcпчбт])(?![a-zа-я])", line[place:])
    if level:
        return user_error("auction-level", "auction", call=level[0], number=made + 1)
    return user_error("auction-not-a-call", "auction", call=word, number=made + 1)


def _with_silent_passes(calls: list[WrittenCall]) -> list[WrittenCall]:
    """With brackets only the calls that matter are given: between two calls of one side the other side passed."""
    if not any(written.opponent for written in calls):
        return list(calls)
    full: list[WrittenCall] = []
    for written in calls:
        side = bool(written.opponent)
        if full and full[-1].opponent == side:
            full.append(WrittenCall("P", "", None, not side))
        full.append(replace(written, opponent=side))
    return full


def _dealer(calls: list[WrittenCall], dealer: Seat | None) -> Seat | None:
    """Who dealt, by the seats written with the calls.

    Raises:
        UserError: a seat is not the one in rotation.
    """
    for number, written in enumerate(calls):
        if written.seat is None:
            continue
        first = SEATS[(SEATS.index(written.seat) - number) % 4]
        if dealer is None:
            dealer = first
        if first != dealer:
            expected = after(dealer, number)
            raise user_error(
                "auction-seat", "auction", call=written.text, number=number + 1, seat=written.seat, expected=expected
            )
    return dealer


_WHY = {
    Illegality.INSUFFICIENT: "auction-insufficient",
    Illegality.DOUBLE: "auction-double",
    Illegality.REDOUBLE: "auction-redouble",
    Illegality.AFTER_THE_END: "auction-over",
}


def _check(calls: list[WrittenCall]) -> None:
    auction = Auction(dealer="N")
    for number, written in enumerate(calls):
        reason = auction.illegality(written.call)
        if reason:
            last = auction.last_bid or "none"
            raise user_error(_WHY[reason], "auction", call=written.call, number=number + 1, last=last)
        auction = auction.plus(written.call)
