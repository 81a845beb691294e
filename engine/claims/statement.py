"""The steps of a claimer's statement, in the fixed wording of the facts: 'draw trumps', 'play S', 'ruff H in dummy'."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, cast

from engine.cards import PACK, Suit


class StepKind(StrEnum):
    """What a step directs."""

    DRAW_TRUMPS = "draw trumps"
    """Lead trumps as long as the opponents hold one."""
    PLAY_SUIT = "play"
    """Lead a suit, from the top, as long as the hand on lead has it."""
    LEAD_CARD = "lead"
    """Lead a card, or lead its suit to it where partner holds it."""
    RUFF = "ruff"
    """Lead a suit and ruff it once in the other hand."""
    RUFF_HIGH = "ruff high"
    """Ruff with the highest trump, not the lowest."""
    CROSS_RUFF = "cross-ruff"
    """Lead in turn from each hand what the other ruffs."""
    FINESSE = "finesse"
    """Take a finesse."""
    CONCEDE_TRUMP = "concede trump"
    """The opponents' high trump gets its trick, when they like."""
    DISCARD = "discard"
    """Throw a suit or a card when discarding."""


@dataclass(frozen=True)
class Step:
    """One step.

    Attributes:
        suit: the suit it is about, if any.
        card: the card it names, if any.
        where: the hand that ruffs, if stated.
    """

    kind: StepKind
    suit: Suit | None = None
    card: str | None = None
    where: Literal["dummy", "hand"] | None = None

    def __str__(self) -> str:
        words = [self.kind.value, self.card or self.suit or ""]
        if self.kind is StepKind.RUFF and self.where:
            words += ["in", self.where]
        return " ".join(word for word in words if word)


@dataclass(frozen=True)
class Statement:
    """The steps in order, and the words that are no step."""

    steps: tuple[Step, ...] = ()
    unread: tuple[str, ...] = ()

    def has(self, *kinds: StepKind) -> bool:
        """Whether some step is of one of these kinds."""
        return any(step.kind in kinds for step in self.steps)


_TRUMPS = re.compile(r"\b(draw|pull|drawing|pulling)\b.*\btrumps?\b")
_CONCEDE = re.compile(r"\b(concede|give|lose)\b.*\btrump\b")
_RUFF = re.compile(
    r"\bruff\b(?:ing)?(?: ([SHDC])\b)?(?: in (dummy|hand))?(?:.*\b(high)\b)?(?:.* with ([SHDC][AKQJT2-9])\b)?"
)
_PLAY = re.compile(r"\b(play|run|cash|lead|finesse|discard|throw)\b(?: ([SHDC])([AKQJT2-9])?\b)?")
_PLAYED = {"discard": StepKind.DISCARD, "throw": StepKind.DISCARD, "finesse": StepKind.FINESSE}


def read(texts: Iterable[str]) -> Statement:
    """Read steps written in the fixed wording; what is no step is kept apart, never guessed.

    Args:
        texts: such as 'draw trumps', 'play S', 'run D', 'lead SA', 'ruff H in dummy', 'ruff high', 'cross-ruff',
            'finesse', 'finesse SQ', 'concede trump', 'discard H'.
    """
    steps: list[Step] = []
    unread: list[str] = []
    for text in texts:
        found = _read(" ".join(text.split()))
        steps += found
        if not found:
            unread.append(text)
    return Statement(tuple(steps), tuple(unread))


def _read(text: str) -> list[Step]:
    lower = text.lower()
    if re.search(r"\bcross-? ?ruff", lower):
        return [Step(StepKind.CROSS_RUFF)]
    if _TRUMPS.search(lower):
        return [Step(StepKind.DRAW_TRUMPS)]
    if _CONCEDE.search(lower):
        return [Step(StepKind.CONCEDE_TRUMP)]
    if found := _RUFF.search(text):
        suit, where, high, card = found.groups()
        steps = [Step(StepKind.RUFF, cast(Suit, suit), where=cast(Literal["dummy", "hand"], where))] if suit else []
        return [*([Step(StepKind.RUFF_HIGH, card=card)] if high or card else []), *steps]
    found = _PLAY.search(text)
    if not found:
        return []
    verb, suit, rank = found.groups()
    card = suit + rank if rank else None
    kind = _PLAYED.get(verb) or (StepKind.LEAD_CARD if card else StepKind.PLAY_SUIT)
    if kind is not StepKind.FINESSE and not suit:
        return []
    assert card is None or card in PACK
    return [Step(kind, cast(Suit, suit), card)]
