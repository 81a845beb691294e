"""How sure a model must be of a fact before it may be taken as told, found on stories that it was not trained on."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from laws.reading.told import FILLED

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


@dataclass(frozen=True)
class Guess:
    """What a model said of a fact in a story that it had not seen: the share of its best value, and whether that was told."""

    share: float
    right: bool


def fold(entry: str) -> int:
    """The part of the stories that an entry belongs to; all tellings of an entry belong to the same."""
    return int(sha256(f"fold {entry}".encode()).hexdigest(), 16) % FOLDS


def threshold(guesses: Sequence[Guess]) -> float | None:
    """The least share from which the values of a fact are right often enough; None where they are wrong too often at any."""
    found = next((step for step in _STEPS if _known(guesses, step) and _believed(guesses, step) >= _RIGHT), None)
    if found is not None:
        return found
    return None if _believed(guesses, _SURE) < _HOPELESS else FILLED


def _known(guesses: Sequence[Guess], least: float) -> bool:
    """Whether enough guesses are known to go below the usual share."""
    return least >= _SURE or sum(guess.share >= least for guess in guesses) >= _ENOUGH


def _believed(guesses: Sequence[Guess], least: float) -> float:
    """How often the values from a share on are believed to be right."""
    taken = [guess.right for guess in guesses if guess.share >= least]
    return (sum(taken) + _USUAL * _WEIGHT) / (len(taken) + _WEIGHT)
