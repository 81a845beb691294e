"""Each step, option and judgement cites the section that citations.toml gives for it in each edition.

A verdict stands there with the sections that a ruling names apart from its steps.
"""

import pathlib
import tomllib
from collections import defaultdict
from typing import Any

import pytest

from engine.decide import decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.situations import Register

CASES = pathlib.Path(__file__).parents[2] / "cases" / "play"
PINNED = pathlib.Path(__file__).with_name("citations.toml")


def cited(situations: Register, edition: Edition) -> dict[tuple[str, str], set[str]]:
    """Situation and text id, and the sections named with them, over all case files under one edition."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            try:
                decision = decide(situations[case["situation"]], case["facts"], edition)
            except FactsError:
                continue
            rulings = [ruling for branch in decision.branches for ruling in branch.rulings]
            for ruling in rulings:
                reasons: list[Any] = [*ruling.steps, *(ruling.outcome.options or ())]
                for reason in reasons:
                    found[case["situation"], reason.text.id].add(reason.law)
                if named_apart := set(ruling.laws) - {step.law for step in ruling.steps}:
                    found[case["situation"], ruling.verdict.id] |= named_apart
                for note in ruling.notes:
                    found[case["situation"], note.id].add("note")
                for judgement in ruling.judgement:
                    found[case["situation"], judgement.ask.id].add(judgement.law)
            for judgement in decision.judged:
                found[case["situation"], judgement.ask.id].add(judgement.law)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_sections_are_those_of_the_edition(situations: Register, edition: Edition) -> None:
    pinned = tomllib.loads(PINNED.read_text(encoding="utf-8"))
    column = EDITIONS.index(edition)
    wanted = {}
    for situation, texts in pinned.items():
        for name, sections in texts.items():
            if text := sections if isinstance(sections, str) else sections[column]:
                wanted[situation, name] = set(text.split())
    assert cited(situations, edition) == wanted
