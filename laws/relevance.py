"""Which sections an answer to a story names first, and how sure it is."""

import math
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine.decide import Decision
from engine.edition import LATEST
from laws.answers import Answer
from laws.reading import Reading

ABOUT_RULING, ABOUT_QUESTION, ABOUT_ALONE = 0.5, 0.2, 0.4
"""Likelihood from which a section that the story is about is named first: in a ruling; before a question; before a
question where no outcome cites it."""
_SURE: Final = 1e-3
_WELL_USED: Final = 0.5
"""Share of the words of a story from which it counts as used."""


def named_laws(decision: Decision) -> tuple[str, ...]:
    """The sections of a decision, most relevant first: those that open the rulings, then what all share, then the rest."""
    rulings = [ruling for branch in decision.branches for ruling in branch.rulings]
    first = [ruling.laws[0] for ruling in rulings]
    return tuple(dict.fromkeys((*first, *(law for ruling in rulings for law in ruling.laws))))


def told_first(answer: Answer, reading: Reading) -> tuple[str, ...]:
    """The sections of an answer to a story: the one that the story is about comes first.

    A ruling only puts forward what it cites, judgements among it; a question may also begin with a section that none of its
    outcomes cites. The reading knows the sections of the latest edition: under another they only order those of a question.
    """
    asked = answer.kind == "question"
    laws = answer.laws if asked else judged_first(answer)
    if not laws:
        return tuple(section for section, _ in reading.sections[:3])
    if answer.edition is not LATEST and not asked:
        return laws
    about = dict(reading.sections)
    own = laws if asked else (*laws, *judging(answer))
    for section, likely in about.items():
        if likely < (ABOUT_QUESTION if asked else ABOUT_RULING) or section.isdigit():
            continue
        first = _on_one_line(section, own)
        if first is None and asked and likely >= ABOUT_ALONE and answer.edition is LATEST:
            first = section
        if first:
            return tuple(dict.fromkeys((first, *laws)))
    return laws


def judging(answer: Answer) -> tuple[str, ...]:
    """The sections by which the Director judges what is left."""
    decision = answer.decision
    if decision is None:
        return ()
    of_rulings = (item for branch in decision.branches for ruling in branch.rulings for item in ruling.judgement)
    return tuple(dict.fromkeys(item.law for item in (*decision.judged, *of_rulings)))


def _on_one_line(section: str, laws: Sequence[str]) -> str | None:
    """The section itself among `laws`, else one within it, else the one that it lies in."""
    if section in laws:
        return section
    within = next((law for law in laws if law.startswith(section)), None)
    return within or next((law for law in laws if section.startswith(law) and not law.isdigit()), None)


def judged_first(answer: Answer) -> tuple[str, ...]:
    """The sections of a ruling that turns on a judgement, that of the judgement before others under the same letter."""
    laws, decision = answer.laws, answer.decision
    if decision is None or len(decision.branches) < 2 or not decision.judged or not laws:
        return laws
    first = decision.judged[0].law
    return tuple(dict.fromkeys((first, *laws))) if _letter(first) == _letter(laws[0]) else laws


def _letter(section: str) -> str:
    """A section down to its letter: '16B' of '16B1a'."""
    number = "".join(takewhile(str.isdigit, section))
    return section[: len(number) + 1]


def agreement(answer: Answer, reading: Reading) -> float:
    """How far the sections that the story is about are those that the answer cites, 0 to 1."""
    about = [(section, likely) for section, likely in reading.sections if not section.isdigit()]
    total = sum(likely for _, likely in about)
    own = (*answer.laws, *judging(answer))
    return sum(likely for section, likely in about if _on_one_line(section, own)) / total if total else 0.0


def signs(answer: Answer, reading: Reading) -> tuple[float, float, float, float]:
    """What tells how sure an answer is: log odds of the reading, agreement, the part of the story that was used, a one.

    An answer that came from a few words of a long story may well have missed the one that turns it round.
    """
    read = min(max(reading.confidence, _SURE), 1 - _SURE)
    facts = reading.all_facts.get(answer.situation or "")
    used = min(1.0, facts.explained / _WELL_USED) if facts else 0.0
    return math.log(read / (1 - read)), agreement(answer, reading), used, 1.0


def confidence(answer: Answer, reading: Reading, weights: tuple[float, float, float, float]) -> float:
    """The chance that the first law and the outcome are right.

    Args:
        weights: of the `signs`; made by tools/calibrate.py.
    """
    odds = sum(weight * sign for weight, sign in zip(weights, signs(answer, reading), strict=True))
    return round(1 / (1 + math.exp(-odds)), 4)
