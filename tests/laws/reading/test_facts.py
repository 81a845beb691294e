"""Facts agree with the schema of the rules core."""

import random
import tomllib

import pytest

from engine.errors import FactsError
from engine.facts import check
from engine.rules import register
from laws.reading import Reader
from laws.reading.lexicon import ROOT
from tests.stories.generator import tell, templates


def test_every_situation_has_a_profile() -> None:
    profiles = tomllib.loads((ROOT / "situations.toml").read_text(encoding="utf-8"))
    assert set(register()) - set(profiles) <= {"revoke_from_record"}
    assert set(profiles) <= set(register())


@pytest.mark.parametrize("path", sorted((ROOT / "facts").glob("*.toml")), ids=lambda path: path.stem)
def test_rules_name_only_facts_of_the_schema(path: object) -> None:
    situations = register()
    rules = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]  # type: ignore[attr-defined]
    unknown = [
        (name, fact)
        for rule in rules
        for name in rule["for"]
        for fact in rule["set"]
        if fact not in situations[name].facts
    ]
    assert unknown == []


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_facts_read_from_stories_are_valid(reader: Reader, every: int) -> None:
    chance = random.Random(9)
    situations = register()
    bad = []
    for template in templates()[::every]:
        reading = reader.read(tell(template, chance).text)
        if reading.situation is None:
            continue
        try:
            check(situations[reading.situation].model, reading.facts)
        except FactsError as error:
            bad.append((template.text, str(error)))
    assert bad == []


def test_a_bare_figure_numbers_a_trick_in_russian(by_rules: Reader) -> None:
    assert by_rules.read("Запад на 6 взятке не дал пику").facts_for("revoke")["trick"] == 6
    assert "trick" not in by_rules.read("Запад не дал пику, потом взял 4 взятки").facts_for("revoke")


def test_partner_in_a_story_of_seats_is_the_offenders(by_rules: Reader) -> None:
    told = by_rules.read("Запад на 6 взятке не дал пику, взял партнёр").facts_for("revoke")
    assert told["trick_won_by"] == "partner"
