"""Functions for use inside the Fluent catalogues: players, cards, suits and calls in the reader's language and case.

The names themselves stand in the catalogues (names.ftl), with their cases as attributes.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.cards import SUITS


class Names(Protocol):
    """What the functions need of a catalogue."""

    def form(self, name: str, attribute: str | None, args: Mapping[str, Any] | None = None) -> str: ...


SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def functions(names: Names) -> dict[str, Callable[..., str]]:
    """The functions by their names in the catalogues."""

    def listed(value: Any, one: Callable[[str], str]) -> str:
        return ", ".join(one(item) for item in str(value).split(",") if item)

    def capital(text: str, cap: Any) -> str:
        return text[:1].upper() + text[1:] if int(cap) else text

    def who(value: Any, case: Any = "nom", cap: Any = 0) -> str:
        return capital(listed(value, lambda item: names.form(f"who-{item.lower().replace('_', '-')}", str(case))), cap)

    def suit(value: Any, case: Any = "nom", number: Any = "sg") -> str:
        plural = "-plural" if str(number) == "pl" else ""
        return listed(value, lambda item: names.form(f"suit-{item.lower()}{plural}", str(case)))

    def card(value: Any, case: Any = "nom", cap: Any = 0) -> str:
        if not str(value):
            return capital(names.form("card-unnamed", str(case)), cap)
        return listed(value, lambda item: SYMBOLS[item[0]] + rank(item[1]))

    def rank(value: Any) -> str:
        return names.form(f"rank-{str(value).lower()}", None)

    def call(value: Any, case: Any = "nom", cap: Any = 0) -> str:
        return capital(listed(value, lambda code: one_call(code, str(case))), cap)

    def one_call(code: str, case: str = "nom") -> str:
        if code[0] not in "1234567":
            return names.form(f"call-{code.lower()}", case)
        return code[0] + (SYMBOLS[code[1]] if code[1] in SUITS else names.form("call-notrump", None))

    def contract(value: Any, by: Any = 1) -> str:
        bid, _, declarer = str(value).partition(" by ")
        if not declarer:
            return names.form("contract-passed-out", None)
        if not int(by):
            return names.form("contract-doubled", None, {"bid": one_call(bid[:2]), "doubles": len(bid) - 2})
        return names.form("contract-played", None, {"bid": one_call(bid[:2]) + "X" * (len(bid) - 2), "by": declarer})

    def tricks(value: Any, case: Any = "nom") -> str:
        return names.form("count-tricks", str(case), {"n": value})

    def points(value: Any) -> str:
        return names.form("count-points", None, {"n": value})

    def sec(value: Any) -> str:
        return str(value)

    return {
        "WHO": who,
        "SUIT": suit,
        "CARD": card,
        "CARDS": card,
        "RANK": rank,
        "CALL": call,
        "CALLS": call,
        "CONTRACT": contract,
        "TRICKS": tricks,
        "POINTS": points,
        "SEC": sec,
    }
