"""Facts that are a call, a card, a suit, a number or a seat of the story: which of those that it names.

A linear model weighs every token of the fact's kind by what stands around it, against the chance that none is meant
(tools/train_facts.py).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from laws.reading.auctions import height
from laws.reading.bare_bids import bare_bids
from laws.reading.features import general
from laws.reading.learned import HUNDREDTHS, shares
from laws.reading.result import Value
from laws.reading.tokens import Token, number_of

Pointed = Literal["call", "card", "suit", "num", "seat"]
_CALLS: Final = {"pass": "P", "dbl": "X", "rdbl": "XX"}
_NEAR: Final = 3
_AROUND: Final = 6


def value_of(token: Token, kind: Pointed) -> str | None:
    """The code of a token as a value of that kind, None where it is none."""
    sort, _, rest = token.symbol.partition("_")
    if kind == "call":
        return (token.value or rest) if sort == "call" else _CALLS.get(token.symbol)
    if kind == "num":
        number = number_of(token)
        return None if number is None else str(number)
    if kind == "suit":
        if token.symbol == "notrump":
            return "N"
        if sort == "call" and len(rest) == 2:
            return rest[1]
    return (token.value or rest) if sort == kind else None


def candidates(tokens: Sequence[Token], kind: Pointed, known: Mapping[str, Value]) -> list[tuple[int, str, list[str]]]:
    """The tokens of a kind: place, value and features of each.

    Args:
        known: the facts read so far.
    """
    values = [value_of(token, kind) for token in tokens]
    if kind == "call":
        for place, code in bare_bids(tokens).items():
            values[place] = code
    places = [place for place, value in enumerate(values) if value is not None]
    names = [general(token.symbol) for token in tokens]
    by_value: dict[str, list[str]] = {}
    for fact, stated in known.items():
        by_value.setdefault(str(stated), []).append(f"={fact}")
    found: list[tuple[int, str, list[str]]] = []
    for order, place in enumerate(places):
        value = str(values[place])
        features = [f"k:{names[place]}", f"o:{min(order, 3)}", f"of:{min(len(places), 5)}"]
        if order == len(places) - 1:
            features.append("last")
        features += _around(names, place)
        features += by_value.get(value, ())
        features += _among(kind, value, [str(values[earlier]) for earlier in places[:order]], values)
        found.append((place, value, features))
    return found


def _around(names: Sequence[str], place: int) -> list[str]:
    """What stands beside a token."""
    before, after = names[max(0, place - _AROUND) : place], names[place + 1 : place + 1 + _AROUND]
    found = [f"l:{name}" for name in dict.fromkeys(before)] + [f"r:{name}" for name in dict.fromkeys(after)]
    left, right = (*reversed(before), "^", "^", "^"), (*after, "$", "$", "$")
    for distance in range(_NEAR):
        found += (f"L{distance}:{left[distance]}", f"R{distance}:{right[distance]}")
    found += (f"L>{left[1]}>{left[0]}", f"R>{right[0]}>{right[1]}")
    return found


def _among(kind: Pointed, value: str, earlier: Sequence[str], values: Sequence[str | None]) -> list[str]:
    """How a token stands to the others of its kind."""
    if kind == "num":
        return [f"v:{value if int(value) < 5 else 'many'}"]
    if kind == "seat":
        return [f"n:{min(3, values.count(value))}"]
    bids = [call for call in earlier if call[0].isdigit()]
    if kind != "call" or not bids or not value[0].isdigit():
        return []
    found = ["low" if height(value) <= max(map(height, bids)) else "high"]
    if value[1] in {bid[1] for bid in bids}:
        found.append("again")
    return found


def nothing(present: Sequence[str], *, read: bool, count: int) -> list[str]:
    """The features of the case that none of the tokens is meant.

    Args:
        present: the features of the text.
        read: whether the rules read a value of the fact.
        count: how many tokens of the kind there are.
    """
    found = ["null", f"c:{min(4, count)}"]
    if read:
        found.append("read")
    found += [f"n:{feature}" for feature in present if ">" not in feature and not feature.startswith("~")]
    return found


@dataclass(frozen=True)
class Pointer:
    """The model of one fact of one situation.

    Attributes:
        kind: what the fact is.
        among: the values that the fact can have; of a number the least and the greatest.
        weights: feature -> weight in hundredths.
        sure: the share from which a value is taken as told.
    """

    kind: Pointed
    among: tuple[str | int, ...]
    weights: Mapping[str, int]
    sure: float

    def fits(self, value: str) -> bool:
        """Whether the fact can have a value."""
        if self.kind == "num":
            least, most = self.among
            return int(least) <= int(value) <= int(most)
        return value in self.among

    def __call__(
        self, found: Sequence[tuple[int, str, list[str]]], none: Sequence[str]
    ) -> tuple[dict[str, float], dict[str, int]]:
        """The share of every value, and the place of the token that speaks most for it; what is left is for none of them.

        Args:
            found: the candidates.
            none: the features of the case that none is meant.
        """
        weights = self.weights
        scores = [sum(weights.get(feature, 0) for feature in features) / HUNDREDTHS for _, _, features in found]
        scores.append(sum(weights.get(feature, 0) for feature in none) / HUNDREDTHS)
        chances = shares(scores)
        totals: dict[str, float] = {}
        best: dict[str, tuple[float, int]] = {}
        for (place, value, _), chance in zip(found, chances, strict=False):
            if self.fits(value):
                totals[value] = totals.get(value, 0.0) + chance
                best[value] = max(best.get(value, (0.0, place)), (chance, place))
        return totals, {value: place for value, (_, place) in best.items()}
