"""Calls as short codes: 'P', 'X', 'XX', '1C' .. '7N'."""

from typing import Annotated

from pydantic import AfterValidator

from engine.cards import Denomination

DENOMINATIONS: tuple[Denomination, ...] = ("C", "D", "H", "S", "N")
BIDS: tuple[str, ...] = tuple(f"{level}{denomination}" for level in range(1, 8) for denomination in DENOMINATIONS)
CALLS: tuple[str, ...] = ("P", "X", "XX", *BIDS)


def _call(text: str) -> str:
    code = text.strip().upper()
    code = code[:2] if len(code) == 3 and code.endswith("NT") else code
    if code not in CALLS:
        raise ValueError(f"'{text}' is not a call such as P, X, XX, 1C or 7N")
    return code


Call = Annotated[str, AfterValidator(_call)]


def is_bid(call: str) -> bool:
    """Whether a call is a bid."""
    return call in BIDS


def outranks(bid: str, other: str) -> bool:
    """Whether a bid is sufficient over another (Law 18)."""
    return BIDS.index(bid) > BIDS.index(other)
