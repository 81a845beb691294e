"""Train the models of facts from stories with known facts, and write laws/reading/facts.jsonl.

    python tools/train_facts.py

The stories of tests/stories/told tell which facts they tell and which they do not; those of tests/stories/data know some of the
facts. A model is trained for each fact over all situations that have it, with weights of their own for each situation;
what is written are the sums, for each situation. Same input, same models.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.facts import FactSpec, Shape  # noqa: E402
from engine.rules import register  # noqa: E402
from laws.reading.choices import ALWAYS, NAMED, SEATS, UNTOLD, label  # noqa: E402
from laws.reading.learned import packed, shares  # noqa: E402
from laws.reading.reader import Reader  # noqa: E402
from tools.certainty import FOLDS, Guess, fold, threshold  # noqa: E402
from tools.pointing import Choice, Pointing  # noqa: E402
from tools.softmax import Model, Problem, train  # noqa: E402
from tools.studied import POINTED, Told, learned, stories  # noqa: E402

MODELS = ROOT / "laws" / "reading" / "facts.jsonl"
CHOSEN = frozenset((Shape.YES_NO, Shape.CHOICE, Shape.NUMBER, Shape.PLAYER, Shape.SIDE))
_ROUNDS, _LEFT_OUT, _OFTEN, _HEARD, _LEAST, _TOP = 12, 0.4, 80, 3, 12, 30
"""Rounds; share of features left out; stories from which a feature counts in every situation, and in the one they tell; the
least weight kept, in hundredths; how many classes a feature may have."""


def _among(situation: str, spec: FactSpec, data: Sequence[Told]) -> list[object]:
    """The values that a fact can have; of a number the least and the greatest that a story told."""
    if spec.shape is not Shape.NUMBER:
        return [value for value in spec.values if spec.shape is not Shape.PLAYER or value in SEATS]
    told = [story.facts.get(spec.name) for story in data if story.situation == situation]
    numbers = [value for value in told if isinstance(value, int)]
    return [min(numbers), max(numbers)]


def own(situation: str, seen: Iterable[str]) -> tuple[str, ...]:
    """Features with a weight of its own for a situation."""
    return tuple(f"{situation}*{feature}" for feature in seen if ">" not in feature)


def choices(data: Sequence[Told]) -> tuple[dict[str, dict[str, Any]], Mapping[str, float]]:
    """The models of the facts with few values, by situation; and from which share each of these facts is taken as told."""
    situations = register()
    common = Counter(feature for story in data for feature in story.seen)
    often = {feature for feature, count in common.items() if count >= _OFTEN}
    heard: dict[str, Counter[str]] = defaultdict(Counter)
    for story in data:
        heard[story.situation].update(story.seen)
    features = {
        situation: sorted(often | {feature for feature, count in own_count.items() if count >= _HEARD})
        for situation, own_count in heard.items()
    }
    by_fact: dict[str, list[tuple[Told, str]]] = defaultdict(list)
    for story in data:
        for fact, spec in situations[story.situation].facts.items():
            if learned(spec) and spec.shape in CHOSEN and fact not in story.unknown:
                value = story.facts.get(fact)
                name = UNTOLD if value is None else label(_typed(spec, value), player=spec.shape is Shape.PLAYER)
                if name is not None:
                    by_fact[fact].append((story, name))
    pairs: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    sure: dict[str, float] = {}
    for fact, told in tqdm(sorted(by_fact.items()), desc="choices", disable=None):
        names = sorted({name for _, name in told})
        if len(names) < 2:
            continue
        numbers = {name: number for number, name in enumerate(names)}
        target = np.array([numbers[name] for _, name in told])
        rows = [(*story.seen, *own(story.situation, story.seen)) for story, _ in told]
        problem = Problem(rows, target, np.zeros((len(rows), len(names))))
        least = threshold(list(_guessed(fact, names, told, problem)))
        if least is None:
            continue
        sure[fact] = least
        model = train(problem, _ROUNDS, "", least=2, left_out=_LEFT_OUT)
        for situation in sorted({story.situation for story, _ in told}):
            possible = {name for story, name in told if story.situation == situation}
            if len(possible) > 1 or UNTOLD not in possible:
                _folded(model, fact, names, possible, situation, features[situation], pairs[situation])
    return {situation: _written(found) for situation, found in pairs.items()}, sure


def _guessed(fact: str, names: Sequence[str], told: Sequence[tuple[Told, str]], problem: Problem) -> Iterator[Guess]:
    """What models of the other stories say of each story in which the rules do not read the fact."""
    possible: dict[str, set[str]] = defaultdict(set)
    for story, name in told:
        possible[story.situation].add(name)
    for part in range(FOLDS):
        kept = [number for number, (story, _) in enumerate(told) if fold(story.entry) != part]
        asked = [
            number
            for number, (story, _) in enumerate(told)
            if fold(story.entry) == part and story.whole and f"={fact}" not in story.seen
        ]
        if not kept or not asked:
            continue
        model = train(_part(problem, kept), _ROUNDS, "", least=2, left_out=_LEFT_OUT)
        for number, own in zip(asked, model.scores(_part(problem, asked)), strict=True):
            story, right = told[number]
            scores = {name: score for name, score in zip(names, own, strict=True) if name in possible[story.situation]}
            share = dict(zip(scores, shares(list(scores.values())), strict=True))
            best = max((name for name in share if name not in (UNTOLD, NAMED)), key=share.__getitem__, default=None)
            if best is not None:
                yield Guess(share[best], best == right)


def _part(problem: Problem, numbers: Sequence[int]) -> Problem:
    """Some of the examples."""
    return Problem([problem.features[number] for number in numbers], problem.target[numbers], problem.start[numbers])


def _folded(
    model: Model,
    fact: str,
    names: Sequence[str],
    possible: set[str],
    situation: str,
    features: Sequence[str],
    into: dict[str, dict[str, int]],
) -> None:
    """Add what a fact's model says of a situation: the weights shared by all and those of its own."""
    for name in sorted(possible):
        into.setdefault(ALWAYS, {}).setdefault(f"{fact} {name}", 0)
    for feature in features:
        places = [model.rows[name] for name in (feature, f"{situation}*{feature}") if name in model.rows]
        if not places:
            continue
        weights = np.rint(100 * model.weights[places].sum(axis=0)).astype(int)
        for name, weight in zip(names, weights, strict=True):
            if name in possible and (abs(weight) >= _LEAST or feature == ALWAYS):
                into.setdefault(feature, {})[f"{fact} {name}"] = int(weight)


def _written(found: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    classes = sorted(found[ALWAYS])
    numbers = {name: number for number, name in enumerate(classes)}
    weights = {}
    for feature, row in sorted(found.items()):
        kept = sorted(row, key=lambda name: -abs(row[name]))[: len(row) if feature == ALWAYS else _TOP]
        weights[feature] = packed(sorted((numbers[name], row[name]) for name in kept))
    return {"classes": classes, "weights": weights}


def _facts_of(classes: Iterable[str]) -> set[str]:
    """The facts that classes 'fact value' are of."""
    return {name.partition(" ")[0] for name in classes}


def _typed(spec: FactSpec, value: object) -> object:
    """A value as the fact has it: ranks are text."""
    return str(value) if spec.shape is Shape.CHOICE and not isinstance(value, bool) else value


def pointers(data: Sequence[Told]) -> tuple[dict[str, dict[str, dict[str, int]]], Mapping[str, float]]:
    """The weights of the pointers, by situation and fact; and from which share each fact is taken as told."""
    situations = register()
    by_fact: dict[str, list[tuple[Told, Choice]]] = defaultdict(list)
    for story in data:
        for fact, (found, none) in story.pointed.items():
            value = story.facts.get(fact)
            if fact in story.unknown or isinstance(value, list | dict):
                continue
            if (
                POINTED[situations[story.situation].facts[fact].shape] == "seat"
                and value is not None
                and value not in SEATS
            ):
                continue
            example = Choice(story.situation, None if value is None else str(value), found, none)
            by_fact[fact].append((story, example))
    told: dict[str, dict[str, dict[str, int]]] = defaultdict(dict)
    sure: dict[str, float] = {}
    for fact, examples in tqdm(sorted(by_fact.items()), desc="pointers", disable=None):
        least = threshold(list(_pointed(fact, examples)))
        if least is None:
            continue
        sure[fact] = least
        model = Pointing.trained([example for _, example in examples])
        for situation in sorted({example.situation for _, example in examples if example.wanted is not None}):
            told[situation][fact] = model.folded(situation, _LEAST)
    return told, sure


def _pointed(fact: str, examples: Sequence[tuple[Told, Choice]]) -> Iterator[Guess]:
    """What pointers of the other stories choose in each story in which the rules do not read the fact."""
    for part in range(FOLDS):
        asked = [
            example
            for story, example in examples
            if fold(story.entry) == part and story.whole and f"={fact}" not in story.seen and example.found
        ]
        if asked:
            model = Pointing.trained([example for story, example in examples if fold(story.entry) != part])
            for example in asked:
                share = model.by_value(example)
                best = max(share, key=share.__getitem__)
                yield Guess(share[best], best == example.wanted)


def main() -> None:
    """Train and write the models."""
    parser = argparse.ArgumentParser(description="Train the models of facts.")
    parser.parse_args()
    reader = Reader.load(told=False)
    data = stories(reader, apart=False)
    (chosen, sure), (pointed, sure_pointed) = choices(data), pointers(data)
    situations = register()
    lines = []
    for situation in sorted(chosen):
        specs = situations[situation].facts
        kinds = {fact: POINTED[specs[fact].shape] for fact in pointed.get(situation, {})}
        entry = {
            "situation": situation,
            "players": sorted(fact for fact, spec in specs.items() if spec.shape is Shape.PLAYER),
            "sure": {fact: sure[fact] for fact in sorted(_facts_of(chosen[situation]["classes"]))},
            "choices": chosen[situation],
            "pointers": {
                fact: {
                    "kind": kinds[fact],
                    "among": _among(situation, specs[fact], data),
                    "sure": sure_pointed[fact],
                    "weights": pointed[situation][fact],
                }
                for fact in kinds
            },
        }
        lines.append(json.dumps(entry, separators=(",", ":"), ensure_ascii=False) + "\n")
    MODELS.write_text("".join(lines), encoding="utf-8")
    print(f"{len(data)} stories, {len(lines)} situations, {MODELS.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
