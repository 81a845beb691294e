"""Train the linear models of laws.reading from stories with known situations, and write laws/reading/weights.json.

The stories are those of tests/stories (told several times, with and without slips) and, with --cases, the problems of case
files. The weights start from the lexicon's cues (softmax regression, weight decay, small weights left out). The
calibration comes from stories that a fold was not trained on. Same input, same weights, up to the last digit of a sum.
"""

import argparse
import hashlib
import itertools
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import yaml
from tqdm import tqdm

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.decide import decide  # noqa: E402
from engine.edition import LATEST  # noqa: E402
from engine.errors import FactsError  # noqa: E402
from engine.rules import register  # noqa: E402
from laws.reading.auctions import computed  # noqa: E402
from laws.reading.candidates import NONE  # noqa: E402
from laws.reading.learned import packed  # noqa: E402
from laws.reading.reader import Reader  # noqa: E402
from laws.relevance import named_laws  # noqa: E402
from tests.stories.generator import (  # noqa: E402
    TOLD,
    WIDE,
    Template,
    kept_apart,
    noise,
    tell,
    templates,
    transliterated,
    with_typos,
)
from tools.margins import Margins, Scorer  # noqa: E402
from tools.softmax import Array, Model, Problem, train  # noqa: E402

WEIGHTS = ROOT / "laws" / "reading" / "weights.json"
_FOLDS = 4
_LEAST, _TOP = 10, 24
"""Weights in hundredths: the least one that is kept, and how many a feature may have."""


@dataclass(frozen=True)
class Example:
    """A text for training.

    Attributes:
        group: the entry that it comes from; its texts are never parted by a fold.
        section: what is asked about, empty where that is not known.
    """

    group: int
    situation: str
    section: str
    features: tuple[str, ...]
    hits: tuple[str, ...]
    base: tuple[float, ...]


@dataclass(frozen=True)
class Told:
    """A story before it is read."""

    group: int
    situation: str
    section: str
    text: str


def kept_aside(name: str) -> bool:
    """Whether a case belongs to the third that is never used for tuning."""
    return int(hashlib.sha256(f"split7:{name}".encode()).hexdigest(), 16) % 3 == 0


def deciding(situations: Any, situation: str, facts: Mapping[str, object]) -> str:
    """The section that decides a story whose facts leave nothing open."""
    if not facts or situation not in situations:
        return ""
    try:
        decision = decide(situations[situation], facts, LATEST)
    except FactsError:
        return ""
    return named_laws(decision)[0] if decision.decided and named_laws(decision) else ""


def stories(cases: Sequence[Path], repeats: int) -> list[Told]:
    """Every text with its labels. A situation '§27' stands where only the law is known."""
    chance = random.Random(17)
    situations = register()
    found: list[Told] = []
    entries: list[Template] = [
        *templates(),
        *templates(WIDE),
        *filter(lambda entry: not kept_apart(entry), templates(TOLD)),
    ]
    groups: dict[str, int] = {}
    for number in range(repeats):
        for template in entries:
            story = tell(template, chance)
            text = with_typos(story.text, chance) if number % 3 == 2 else story.text
            if template.lang == "ru" and number % 4 == 3:
                text = transliterated(story.text, number)
            group = groups.setdefault(template.entry, len(groups))
            section = template.section or deciding(situations, template.situation, story.facts)
            found.append(Told(group, template.situation, section, text))
        for place, (lang, text) in enumerate(noise()):
            spoiled = with_typos(text, chance) if number % 2 else text
            spoiled = transliterated(text, number) if lang == "ru" and number % 4 == 3 else spoiled
            found.append(Told(groups.setdefault(f"{NONE} {place}", len(groups)), NONE, "", spoiled))
    for path in cases:
        for item in yaml.safe_load(path.read_text(encoding="utf-8")):
            if kept_aside(item["id"]):
                continue
            expected = item.get("expected") or {}
            law = str(expected.get("primary_law") or next(iter(expected.get("laws") or ()), ""))
            label = item["rule"]["situation"] if "rule" in item else f"§{law}" if law[:1].isdigit() else NONE
            if "noise" in str(item.get("topic")):
                label, law = NONE, ""
            group = groups.setdefault(str(item["id"]), len(groups))
            law = law if str(item.get("edition", 2017)) == "2017" else ""
            texts = [item[key] for key in ("asked", "asked_en", "asked_ru") if item.get(key)]
            found += [Told(group, label, law, text) for text in texts] * 2
    return found


def examples(reader: Reader, told: Sequence[Told]) -> list[Example]:
    """The features of all texts."""
    found = []
    for story in tqdm(told, desc="reading", disable=None):
        tokens = reader.tokenizer(story.text)
        stream = reader.compiler.stream([token.symbol for token in tokens.tokens])
        concepts = reader.concepts.find(stream, computed(tokens.tokens, stream, tokens.text))
        rows, _ = reader.ranker.features(stream, concepts, tokens.words)
        base = reader.ranker.base(rows)
        situation = _situation(reader, story.situation, base)
        if situation is None:
            continue
        scores = (*base.values(), reader.ranker.weights.floor)
        seen = reader.ranker.seen(stream, concepts, tokens.words)
        hits = reader.sections.hits(stream, concepts)
        found.append(Example(story.group, situation, story.section, seen, hits, scores))
    return found


def _situation(reader: Reader, label: str, base: Mapping[str, float]) -> str | None:
    """The class of a label; of several situations of a law the one that its cues speak for most."""
    if label == "revoke_from_record":
        return "revoke"
    if not label.startswith("§"):
        return label
    number = _number(label[1:])
    fitting = [name for name, profile in reader.ranker.profiles.items() if number in map(_number, profile.laws)]
    return max(fitting, key=base.__getitem__) if fitting else None


def _number(law: str) -> str:
    return "".join(itertools.takewhile(str.isdigit, law))


def by_situation(data: Sequence[Example], situations: Sequence[str]) -> Problem:
    """Which situation is told."""
    target = np.array([situations.index(example.situation) for example in data])
    return Problem([example.features for example in data], target, np.array([example.base for example in data]))


def by_section(data: Sequence[Example], classes: Sequence[str]) -> Problem:
    """Which section of its situation a story asks about."""
    numbers = {name: number for number, name in enumerate(classes)}
    told = [example for example in data if f"{example.situation} {example.section}" in numbers]
    start: Array = np.full((len(told), len(classes)), -1e3)
    for place, example in enumerate(told):
        own = [number for name, number in numbers.items() if name.startswith(f"{example.situation} ")]
        start[place, own] = 0
    target = np.array([numbers[f"{example.situation} {example.section}"] for example in told])
    return Problem([(*example.features, *example.hits) for example in told], target, start)


def section_classes(data: Sequence[Example]) -> list[str]:
    """The sections of every situation that enough stories ask about, where there are at least two."""
    groups = {(f"{example.situation} {example.section}", example.group) for example in data if example.section}
    counts = Counter(name for name, _ in groups)
    often = sorted(name for name, count in counts.items() if count >= 2)
    several = Counter(name.partition(" ")[0] for name in often)
    return [name for name in often if several[name.partition(" ")[0]] > 1]


def calibrated(scores: Array, target: npt.NDArray[np.intp]) -> tuple[float, tuple[float, float]]:
    """The temperature with the least loss, and slope and offset of the chance that the best one is right by its margin."""
    rows = np.arange(len(target))

    def loss(temperature: float) -> float:
        scaled = scores / temperature
        scaled = scaled - scaled.max(axis=1, keepdims=True)
        return float(np.mean(np.log(np.exp(scaled).sum(axis=1)) - scaled[rows, target]))

    temperature = min((round(0.6 + 0.1 * step, 1) for step in range(30)), key=loss)
    ordered = np.sort(scores, axis=1)
    margin = ordered[:, -1] - ordered[:, -2]
    right = (scores.argmax(axis=1) == target).astype(float)
    slope, offset = 0.5, 0.0
    for _ in range(4000):
        chance = 1 / (1 + np.exp(-(slope * margin + offset)))
        slope -= 0.05 * float(np.mean((chance - right) * margin))
        offset -= 0.05 * float(np.mean(chance - right))
    return temperature, (round(slope, 3), round(offset, 3))


def apart(problem: Problem, groups: Sequence[int], trained: Callable[[Problem], Scorer]) -> Array:
    """The scores of every example by a model that saw nothing of its group."""
    fold = np.array([group * 2654435761 % 2**32 % _FOLDS for group in groups])
    found = np.zeros_like(problem.start)
    for number in range(_FOLDS):
        inside, outside = np.flatnonzero(fold != number), np.flatnonzero(fold == number)
        found[outside] = trained(_part(problem, inside)).scores(_part(problem, outside))
    return found


def _part(problem: Problem, rows: npt.NDArray[np.intp]) -> Problem:
    return Problem([problem.features[row] for row in rows], problem.target[rows], problem.start[rows])


def written(model: Model, classes: Sequence[str]) -> dict[str, Any]:
    """A model as it is written: the weights of most effect in whole hundredths."""
    found: dict[str, str] = {}
    for feature, row in model.rows.items():
        values = np.rint(100 * model.weights[row]).astype(int)
        kept = sorted(np.argsort(-np.abs(values), kind="stable")[:_TOP])
        pairs = [(int(place), int(values[place])) for place in kept if abs(values[place]) >= _LEAST]
        if pairs:
            found[feature] = packed(pairs)
    return {"classes": list(classes), "weights": found}


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", nargs="*", type=Path, default=[], help="case files with exam problems")
    parser.add_argument("--repeats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--measure", action="store_true", help="only print how often unseen stories are right")
    options = parser.parse_args()
    settings = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    empty: dict[str, Any] = {"classes": [], "weights": {}}
    settings.update(situations=empty, sections=empty)
    with tempfile.TemporaryDirectory() as folder:
        untrained = Path(folder, "weights.json")
        untrained.write_text(json.dumps(settings), encoding="utf-8")
        reader = Reader.load(weights=untrained)
    situations = [*reader.ranker.profiles, NONE]
    data = examples(reader, stories(options.cases, options.repeats))
    classes = section_classes(data)
    told, asked = by_situation(data, situations), by_section(data, classes)
    groups = [example.group for example in data]
    unseen = apart(told, groups, Margins.trained)
    labelled = [example.group for example in data if f"{example.situation} {example.section}" in set(classes)]
    sections = apart(asked, labelled, lambda part: train(part, options.rounds, "sections"))
    temperature, platt = calibrated(unseen, told.target)
    print(f"{len(data)} examples of {len(set(groups))} entries")
    print(f"unseen: situation right {_share(unseen, told):.3f}, section {_share(sections, asked):.3f}")
    print(f"temperature {temperature}, calibration {platt}")
    if options.measure:
        return
    settings.update(
        temperature=temperature,
        platt=platt,
        situations=Margins.trained(told).written(situations),
        sections=written(train(asked, options.rounds, "sections"), classes),
    )
    WEIGHTS.write_text(json.dumps(settings, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(settings['situations']['weights'])} features, {WEIGHTS.stat().st_size // 1024} KB")


def _share(scores: Array, problem: Problem) -> float:
    return float(np.mean(scores.argmax(axis=1) == problem.target))


if __name__ == "__main__":
    main()
