"""How sure a model must be of a fact before it may be taken as told, found on stories that it was not trained on."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

FOLDS: Final = 4
_RIGHT: Final = 0.8
"""Share of the values taken as told that have to be right: a fact invented is worse than two questions asked."""
_USUAL: Final = 0.85
"""What is believed of a fact before its guesses are counted."""
_WEIGHT: Final = 6
"""How many guesses that belief counts for."""
_STEPS: Final = (0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.98)
_SURE: Final = 0.75
_ENOUGH: Final = 12
_HOPELESS: Final = 0.7
"""A fact whose values from `_SURE` on are right less often than this is left to the rules."""
NEVER: Final = 2.0
"""More than any share."""
UNSEEN: Final = 0.85
"""For a fact of which no guess is known."""


@dataclass(frozen=True)
class Guess:
    """What a model said of a fact in a story that it had not seen: the share of its best value, and whether that was told."""

    fact: str
    share: float
    right: bool


def fold(entry: str) -> int:
    """The part of the stories that an entry belongs to; all tellings of an entry belong to the same."""
    return int(sha256(f"fold {entry}".encode()).hexdigest(), 16) % FOLDS


def thresholds(guesses: Iterable[Guess]) -> Mapping[str, float]:
    """The least share from which the values of each fact are right often enough; `NEVER` where none is."""
    by_fact: dict[str, list[Guess]] = defaultdict(list)
    for guess in guesses:
        by_fact[guess.fact].append(guess)
    return {fact: _threshold(found) for fact, found in sorted(by_fact.items())}


def _threshold(guesses: Sequence[Guess]) -> float:
    found = next((step for step in _STEPS if _known(guesses, step) and _believed(guesses, step) >= _RIGHT), None)
    if found is not None:
        return found
    return NEVER if _believed(guesses, _SURE) < _HOPELESS else UNSEEN


def _known(guesses: Sequence[Guess], least: float) -> bool:
    """Whether enough guesses are known to go below the usual share."""
    return least >= _SURE or sum(guess.share >= least for guess in guesses) >= _ENOUGH


def _believed(guesses: Sequence[Guess], least: float) -> float:
    """How often the values from a share on are believed to be right."""
    taken = [guess.right for guess in guesses if guess.share >= least]
    return (sum(taken) + _USUAL * _WEIGHT) / (len(taken) + _WEIGHT)
