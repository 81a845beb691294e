"""Calls inside a story: their order, what is low, what follows what."""

from collections.abc import Mapping, Sequence

from laws.reading.patterns import Found, Stream
from laws.reading.tokens import Token

_STRAINS = "CDHSN"


def is_bid(token: Token) -> bool:
    """Whether a token is a bid such as 1H."""
    return token.symbol[:5] == "call_" and token.value[:1].isdigit()


def height(code: str) -> int:
    """Rank of a bid, 0 for 1C to 34 for 7N."""
    return (int(code[0]) - 1) * 5 + _STRAINS.index(code[1])


def computed(tokens: Sequence[Token], stream: Stream) -> Mapping[str, Found]:
    """Concepts that need arithmetic: `low_over`, a bid not above the one before it in the same breath."""
    found: dict[str, Found] = {}
    if stream.present & {"instead_of", "make_good", "changed_mind", "contract", "trick", "score"}:
        return found
    before: int | None = None
    for place, token in enumerate(tokens):
        if not is_bid(token):
            continue
        if before is not None and height(token.value) <= height(tokens[before].value) and place - before <= 8:
            found["low_over"] = Found(before, place + 1, {})
            break
        before = place
    return found
