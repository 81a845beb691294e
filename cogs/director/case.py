"""The rulings of a Director's case as values, for whatever shows or keeps them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cogs.dialog import Case
from cogs.director.dialog import DirectorDialog
from cogs.director.state import DeskState, Ruled
from engine.edition import Edition
from engine.table import TURN
from laws.answers import Answer
from laws.wording import Language


@dataclass(frozen=True)
class Made:
    """A ruling that was made in a case.

    Attributes:
        board: number of the board; None where nobody said.
        facts: plain values of the situation's schema, so that the ruling can be made and worded again.
        told: what the Director told, as quoted; empty where he chose the situation himself.
        answer: the ruling in the language asked for.
    """

    board: int | None
    edition: Edition
    situation: str
    facts: Mapping[str, Any]
    told: str
    answer: Answer


def made(desk: DirectorDialog, state: DeskState, lang: Language | None = None) -> tuple[Made, ...]:
    """The rulings of a case, the first first; questions left open and turns without any duty are left out.

    Args:
        lang: the language of the answers; None for that of the case.
    """
    return tuple(_made(desk, state.rulings(), lang or state.lang))


def _made(desk: DirectorDialog, rulings: tuple[Ruled, ...], lang: Language) -> Iterator[Made]:
    for ruled in (ruled for ruled in rulings if ruled.said.situation in desk.register):
        said = ruled.said
        answer = desk.dialog.answer(Case("", said.situation, said.facts, ruled.edition, lang))
        decision = answer.decision
        if decision is None or not decision.decided:
            continue
        duties = decision.outcome.restrictions or decision.outcome.options
        if said.situation != TURN or duties:
            yield Made(ruled.board, ruled.edition, said.situation, said.facts, ruled.told, answer)
