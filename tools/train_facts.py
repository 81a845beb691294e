"""Train the models of facts from stories with known facts, and write laws/reading/facts.jsonl.

    python tools/train_facts.py [--measure]

The stories of tests/stories/told tell which facts they tell and which they do not; those of tests/stories/data know some of the
facts. A model is trained for each fact over all situations that have it, with weights of their own for each situation;
what is written are the sums, for each situation. Same input, same models.
"""

import argparse
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.facts import FactSpec, Kind, Shape  # noqa: E402
from engine.rules import register  # noqa: E402
from laws.reading.choices import ALWAYS, SEATS, UNTOLD, known, label  # noqa: E402
from laws.reading.learned import packed  # noqa: E402
from laws.reading.pointers import Pointed, candidates, nothing  # noqa: E402
from laws.reading.reader import Reader  # noqa: E402
from tests.stories.generator import DATA, TOLD, kept_apart, tell, templates, transliterated, with_typos  # noqa: E402
from tools.pointing import Choice, Pointing  # noqa: E402
from tools.softmax import Model, Problem, train  # noqa: E402

MODELS = ROOT / "laws" / "reading" / "facts.jsonl"
CHOSEN = frozenset((Shape.YES_NO, Shape.CHOICE, Shape.NUMBER, Shape.PLAYER, Shape.SIDE))
POINTED: Mapping[Shape, Pointed] = {
    Shape.CALL: "call",
    Shape.CARD: "card",
    Shape.SUIT: "suit",
    Shape.NUMBER: "num",
    Shape.PLAYER: "seat",
}
_NOT_LEARNED = frozenset(("within_correction_period", "within_appeal_period"))
"""Facts that depend on what a club has fixed, too."""
_ROUNDS, _LEFT_OUT, _OFTEN, _HEARD, _LEAST, _TOP = 12, 0.4, 80, 3, 12, 30
"""Rounds; share of features left out; stories from which a feature counts in every situation, and in the one they tell; the
least weight kept, in hundredths; how many classes a feature may have."""


@dataclass(frozen=True)
class Told:
    """A story with what is known of its facts.

    Attributes:
        facts: the facts that it tells.
        unknown: facts of which it is not known whether it tells them.
        seen: the features of the text and of what the rules read.
        pointed: fact -> the tokens that it may be, and the features of none.
    """

    entry: str
    situation: str
    facts: Mapping[str, object]
    unknown: frozenset[str]
    seen: tuple[str, ...]
    pointed: Mapping[str, tuple[list[tuple[int, str, list[str]]], list[str]]]


def stories(reader: Reader, *, apart: bool) -> list[Told]:
    """The stories, each also with slips and, in Russian, in Latin letters.

    Args:
        apart: only those that are kept apart from training, as they stand.
    """
    situations = register()
    found = []
    entries = [(item, True) for item in templates(TOLD)] + (
        [] if apart else [(item, False) for item in templates(DATA)]
    )
    for number in range(1 if apart else 2):
        chance = random.Random(number + 5)
        for item, whole in tqdm(entries, desc="reading", disable=None):
            if item.situation not in situations or (whole and kept_apart(item) != apart):
                continue
            story = tell(item, chance)
            text = story.text
            if number and item.lang == "ru" and chance.random() < 0.5:
                text = transliterated(text, chance.randrange(3))
            elif number:
                text = with_typos(text, chance)
            facts = {fact: value for fact, value in story.facts.items() if value is not None}
            unsaid = {fact for fact, value in story.facts.items() if value is None}
            all_facts = situations[item.situation].facts
            unknown = unsaid if whole else {fact for fact in all_facts if fact not in story.facts}
            found.append(_studied(reader, item.entry, item.situation, text, facts, frozenset(unknown), all_facts))
    return found


def _studied(
    reader: Reader,
    entry: str,
    situation: str,
    text: str,
    facts: Mapping[str, object],
    unknown: frozenset[str],
    specs: Mapping[str, FactSpec],
) -> Told:
    story = reader.studied(text, situation)
    players = frozenset(fact for fact, spec in specs.items() if spec.shape is Shape.PLAYER)
    pointed = {}
    for fact, spec in specs.items():
        if _learned(spec) and spec.shape in POINTED:
            tokens = candidates(story.tokens, POINTED[spec.shape], story.values)
            pointed[fact] = (tokens, nothing(story.seen, read=fact in story.values, count=len(tokens)))
    seen = (*story.seen, *known(story.values, players))
    return Told(entry, situation, facts, unknown, seen, pointed)


def _learned(spec: FactSpec) -> bool:
    """Whether a fact may come from a model: no judgement of the Director does."""
    return spec.kind not in (Kind.JUDGED, Kind.TESTED) and spec.name not in _NOT_LEARNED


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


def choices(data: Sequence[Told]) -> dict[str, dict[str, Any]]:
    """The models of the facts with few values, by situation."""
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
            if _learned(spec) and spec.shape in CHOSEN and fact not in story.unknown:
                value = story.facts.get(fact)
                name = UNTOLD if value is None else label(_typed(spec, value), player=spec.shape is Shape.PLAYER)
                if name is not None:
                    by_fact[fact].append((story, name))
    pairs: dict[str, dict[str, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for fact, told in tqdm(sorted(by_fact.items()), desc="choices", disable=None):
        names = sorted({name for _, name in told})
        if len(names) < 2:
            continue
        numbers = {name: number for number, name in enumerate(names)}
        target = np.array([numbers[name] for _, name in told])
        rows = [(*story.seen, *own(story.situation, story.seen)) for story, _ in told]
        problem = Problem(rows, target, np.zeros((len(rows), len(names))))
        model = train(problem, _ROUNDS, "", least=2, left_out=_LEFT_OUT)
        for situation in sorted({story.situation for story, _ in told}):
            possible = {name for story, name in told if story.situation == situation}
            if len(possible) > 1 or UNTOLD not in possible:
                _folded(model, fact, names, possible, situation, features[situation], pairs[situation])
    return {situation: _written(found) for situation, found in pairs.items()}


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


def _typed(spec: FactSpec, value: object) -> object:
    """A value as the fact has it: ranks are text."""
    return str(value) if spec.shape is Shape.CHOICE and not isinstance(value, bool) else value


def pointers(data: Sequence[Told]) -> dict[str, dict[str, dict[str, int]]]:
    """The weights of the pointers, by situation and fact."""
    situations = register()
    by_fact: dict[str, list[Choice]] = defaultdict(list)
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
            by_fact[fact].append(Choice(story.situation, None if value is None else str(value), found, none))
    told: dict[str, dict[str, dict[str, int]]] = defaultdict(dict)
    for fact, examples in tqdm(sorted(by_fact.items()), desc="pointers", disable=None):
        model = Pointing.trained(examples)
        for situation in sorted({example.situation for example in examples if example.wanted is not None}):
            told[situation][fact] = model.folded(situation, _LEAST)
    return told


def main() -> None:
    """Train and write the models."""
    parser = argparse.ArgumentParser(description="Train the models of facts.")
    parser.parse_args()
    reader = Reader.load(told=False)
    data = stories(reader, apart=False)
    chosen, pointed = choices(data), pointers(data)
    situations = register()
    lines = []
    for situation in sorted(chosen):
        specs = situations[situation].facts
        kinds = {fact: POINTED[specs[fact].shape] for fact in pointed.get(situation, {})}
        entry = {
            "situation": situation,
            "players": sorted(fact for fact, spec in specs.items() if spec.shape is Shape.PLAYER),
            "choices": chosen[situation],
            "pointers": {
                fact: {
                    "kind": kinds[fact],
                    "among": _among(situation, specs[fact], data),
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
