"""What people ask about with yes or no, and where a ruling has the answer: in its fields, its verdict or one of its steps."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.ruling import Outcome, Ruling, Step

Found = tuple[bool, Step | None]
"""Yes or no, and the step that tells it where the verdict does not."""
Holds = Callable[[Ruling, str], Found | None]
"""What a ruling says to a question in words; None where it says nothing of it."""

CHANGE: Final = (
    r"\w*мени\w*|\w*мену\w*|менять|верн(?:уть|ут|ем|у)\b|возвра\w+|откат\w+|исправ\w+|поправ\w+|забра\w+|взять|взад|chang\w+|correct\w*|\bfix\w*|"
    r"take (?:it |that )?back|swap\w*|replac\w+|withdraw\w*|перезаяв\w+|переторг\w+"
)
MAY: Final = (
    r"\b(?:можно|могу|может|можем|могут|могли|мог|могла|вправе|разреш\w+|допустимо|законн\w+|легально|"
    r"(?:имел[аи]?|имею|имеет|имеем|имеют|есть) (?:ли )?(?:\w+ )?прав\w*|право имел[аи]?|"
    r"may|can|could|allowed|permitted|legal|entitled)\b"
)
REDEAL: Final = r"пересда\w+|пересдач\w+|перетас\w+|redeal\w*|redealt|reshuffl\w+|deal again|dealt again"
MUST: Final = (
    r"\b(?:обязан\w*|долж\w+|надо|нужно|придется|must|have to|has to|had to|need to|needs to|obliged|required|forced)\b"
)


@dataclass(frozen=True)
class Point:
    """One matter that is asked about.

    Attributes:
        asked: words of the question.
        holds: what a ruling says to it.
        situations: where it can be asked; empty for everywhere.
        unlike: words that make it another matter.
        denied: words that ask for the opposite.
    """

    asked: re.Pattern[str]
    holds: Holds
    situations: frozenset[str] = frozenset()
    unlike: re.Pattern[str] | None = None
    denied: re.Pattern[str] | None = None

    def about(self, question: str, context: str, situation: str) -> bool:
        """Whether a question is about this.

        Args:
            question: the words that ask.
            context: what they point back to where they name nothing themselves ('may I?'); else the same words.
        """
        if self.situations and situation not in self.situations:
            return False
        return bool(self.asked.search(context)) and not (self.unlike and self.unlike.search(question))

    def answer(self, ruling: Ruling, question: str) -> Found | None:
        """What a ruling says to the question."""
        found = self.holds(ruling, question)
        if found and self.denied and self.denied.search(question):
            return not found[0], found[1]
        return found


def ids(yes: str = "", no: str = "") -> Holds:
    """The answer by the ids of the verdict and, failing that, of the steps; a star stands for the rest of an id."""
    patterns = [(said, _any_of(names)) for said, names in ((True, yes), (False, no)) if names]

    def holds(ruling: Ruling, question: str) -> Found | None:
        del question
        for said, pattern in patterns:
            if pattern.fullmatch(ruling.verdict.id):
                return said, None
        for said, pattern in patterns:
            for step in ruling.steps:
                if pattern.fullmatch(step.text.id):
                    return said, step
        return None

    return holds


def _any_of(names: str) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(name).replace(r"\*", ".*") for name in names.split()))


def field(of: Callable[[Outcome], bool | None]) -> Holds:
    """The answer by the fields of the outcome."""

    def holds(ruling: Ruling, question: str) -> Found | None:
        del question
        said = of(ruling.outcome)
        return None if said is None else (said, None)

    return holds


def first(*ways: Holds) -> Holds:
    """The first of several ways that says something."""

    def holds(ruling: Ruling, question: str) -> Found | None:
        return next((found for found in (way(ruling, question) for way in ways) if found), None)

    return holds


def point(
    asked: str, holds: Holds, situations: str = "", *, unlike: str | None = None, denied: str | None = None
) -> Point:
    """A point by patterns of words in small letters without ё; situations as names with spaces between."""
    return Point(
        re.compile(asked),
        holds,
        frozenset(situations.split()),
        re.compile(unlike) if unlike else None,
        re.compile(denied) if denied else None,
    )


ALLOWED: Final = field(lambda outcome: outcome.allowed)
NUMBER: Final = r"\b([0-4]|one|two|three|four|одн[ауи]|две|три|четыре)\b[^,.]{0,12}(?:trick|взят)"
_NUMBER: Final = re.compile(NUMBER)
_VALUES: Final[Mapping[str, int]] = MappingProxyType(
    {"one": 1, "two": 2, "three": 3, "four": 4, "одна": 1, "одну": 1, "одни": 1, "две": 2, "три": 3, "четыре": 4}
)


def tricks(ruling: Ruling, question: str) -> Found | None:
    """Whether tricks pass, or just so many as the question names."""
    passed = ruling.outcome.tricks_transferred
    if passed is None:
        return None
    if named := _NUMBER.search(question):
        return passed == (_VALUES[named[1]] if named[1] in _VALUES else int(named[1])), None
    return passed > 0, None


def penalty(ruling: Ruling, question: str) -> Found | None:
    """Whether a revoke costs anything at all: a trick, or a penalty card."""
    found = tricks(ruling, question)
    if found and not found[0] and ruling.outcome.penalty_cards:
        return None
    return found


def barred(ruling: Ruling, question: str) -> Found | None:
    """Whether the player asked about must pass: partner where the question names him; anybody where nobody must."""
    required = ruling.outcome.pass_required
    if required is None:
        return (False, None) if ruling.outcome.no_rectification else None
    if not required:
        return False, None
    if not _PARTNER.search(question):
        return None
    if ruling.verdict.id in _OFFENDER_ALONE:
        return False, None
    if _FOR_EVER.search(question):
        return all(entry.span == "rest_of_auction" for entry in required), None
    return True, None


_OFFENDER_ALONE: Final = frozenset({"rotation-verdict-offender-once", "inadmissible-verdict-stands-still-barred"})
_FOR_EVER: Final = re.compile(r"forever|for good|throughout|rest of|навсегда|до конца|всю торговлю")


_PARTNER: Final = re.compile(r"\b(?:partner\w*|pard\w*|pd|парт\w*|напарник\w*)\b")


def penalty_cards(ruling: Ruling, question: str) -> Found | None:
    """Whether there is a penalty card, or one of the rank named."""
    cards = ruling.outcome.penalty_cards
    if cards is None:
        return None
    rank = "major" if _MAJOR.search(question) else "minor" if _MINOR.search(question) else ""
    return (any(card.rank == rank for card in cards) if rank else bool(cards)), None


_MAJOR: Final = re.compile(r"\bmajor\b|старш")
_MINOR: Final = re.compile(r"\bminor\b|младш")


def option(*codes: str) -> Holds:
    """Whether there is a choice of these codes; silent where there is none."""

    def holds(ruling: Ruling, question: str) -> Found | None:
        del question
        found = any(option.code in codes for option in ruling.outcome.options or ())
        return (True, None) if found else None

    return holds


def board_lost(outcome: Outcome) -> bool | None:
    """Whether an artificial score takes the place of a result."""
    if outcome.adjusted_score is not None:
        return outcome.adjusted_score.get("kind") == "artificial"
    return False if outcome.play == "continues" else None


def dummy_doubts(ruling: Ruling, question: str) -> Found | None:
    """Whether dummy may object to a claim."""
    del question
    for step in ruling.steps:
        if step.text.id == "claim-doubted" and step.text.args.get("who") == "dummy":
            return True, step
    return None
