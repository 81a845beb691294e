"""Generated stories: their situation and facts, and that spelling changes neither."""

import random
from collections import Counter
from itertools import islice

import pytest

from laws.reading import Reader, Reading
from tests.stories.generator import Story, noise, stories, templates, transliterated, with_typos, wrong_layout

SAMPLE = len(templates())


def fits(reading: Reading, story: Story) -> bool:
    wanted = {"revoke", "revoke_from_record"} if "revoke_from_record" in story.situation else {story.situation}
    return reading.situation in wanted and reading.intent != "none"


def test_situations_and_facts_are_read(reader: Reader) -> None:
    told = list(stories(SAMPLE, seed=1))
    readings = [reader.read(story.text) for story in told]
    right = sum(map(fits, readings, told))
    facts = [
        reading.facts_for(story.situation).get(name) == value
        for reading, story in zip(readings, told, strict=True)
        for name, value in story.facts.items()
    ]
    assert right >= 0.97 * len(told)
    assert sum(facts) >= 0.95 * len(facts)


def spellings(story: Story, chance: random.Random) -> dict[str, str]:
    """The story in other spellings, by their kind."""
    found = {"slips": with_typos(story.text, chance), "layout": wrong_layout(story.text, story.lang)}
    if story.lang == "ru":
        found["translit"] = transliterated(story.text, chance.randrange(3))
    return found


def agreement(reader: Reader, count: int, seed: int, step: int = 1) -> dict[str, float]:
    """Share of stories, one of `step` of them, that every kind of spelling leaves the same."""
    chance = random.Random(seed)
    same: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for story in islice(stories(count, seed), 0, None, step):
        plain = reader.read(story.text)
        for kind, text in spellings(story, chance).items():
            spoiled = reader.read(text)
            told[kind] += 1
            same[kind] += (spoiled.situation, spoiled.facts) == (plain.situation, plain.facts)
    return {**{kind: same[kind] / told[kind] for kind in told}, "all": same.total() / told.total()}


def test_spelling_changes_nothing(reader: Reader) -> None:
    shares = agreement(reader, SAMPLE, seed=3, step=8)
    assert shares["all"] >= 0.95
    assert min(shares.values()) >= 0.9


@pytest.mark.long
def test_spelling_changes_nothing_in_five_thousand_stories(reader: Reader) -> None:
    assert agreement(reader, 5_000, seed=4)["all"] >= 0.95


def test_noise_is_no_ruling(reader: Reader) -> None:
    wrong = [text for _, text in noise() if reader.read(text).intent in ("ruling", "check")]
    assert len(wrong) <= 1
