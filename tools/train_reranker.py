"""Train the linear reranker of laws.reading from stories with known situations, and write laws/reading/weights.json.

The stories are those of tests/stories (each template told several times, with and without slips) and, with --cases, the
exam problems of case files. The weights start from the lexicon's cues and are changed no more than the stories ask for
(softmax regression by stochastic gradient, weight decay, small weights left out). Same input, same weights.
"""

import argparse
import hashlib
import itertools
import json
import math
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from laws.reading.auctions import computed  # noqa: E402
from laws.reading.candidates import NONE  # noqa: E402
from laws.reading.features import features  # noqa: E402
from laws.reading.reader import Reader  # noqa: E402
from tests.stories.generator import noise, tell, templates, transliterated, with_typos  # noqa: E402

WEIGHTS = ROOT / "laws" / "reading" / "weights.json"
_STEP, _DECAY, _LEAST, _TRUST = 0.08, 0.004, 0.06, 0.7


@dataclass(frozen=True)
class Example:
    """A text for training: situation, features, scores by the cues."""

    situation: str
    features: tuple[str, ...]
    base: tuple[float, ...]


def kept_aside(name: str) -> bool:
    """Whether a case belongs to the third that is never used for tuning."""
    return int(hashlib.sha256(f"split7:{name}".encode()).hexdigest(), 16) % 3 == 0


def texts(cases: Sequence[Path], repeats: int) -> list[tuple[str, str]]:
    """Situation (or the first law, written '§27', where only that is known) and text of every example."""
    chance = random.Random(17)
    found: list[tuple[str, str]] = []
    for number in range(repeats):
        for template in templates():
            story = tell(template, chance)
            text = with_typos(story.text, chance) if number % 3 == 2 else story.text
            if template.lang == "ru" and number % 4 == 3:
                text = transliterated(story.text, number)
            found.append((story.situation, text))
        for lang, text in noise():
            spoiled = with_typos(text, chance) if number % 2 else text
            found.append((NONE, transliterated(text, number) if lang == "ru" and number % 4 == 3 else spoiled))
    for path in cases:
        for item in yaml.safe_load(path.read_text(encoding="utf-8")):
            if kept_aside(item["id"]):
                continue
            law = str((item.get("expected") or {}).get("primary_law") or "")
            label = item["rule"]["situation"] if "rule" in item else f"§{law}" if law[:1].isdigit() else NONE
            if "noise" in str(item.get("topic")):
                label = NONE
            found += [(label, item[key]) for key in ("asked", "asked_en", "asked_ru") if item.get(key)] * 2
    return found


def examples(reader: Reader, pairs: Sequence[tuple[str, str]]) -> list[Example]:
    """The features of all texts."""
    found = []
    for situation, text in pairs:
        tokens = reader.tokenizer(text)
        stream = reader.compiler.stream([token.symbol for token in tokens.tokens])
        concepts = reader.concepts.find(stream, computed(tokens.tokens, stream, tokens.text))
        rows, _ = reader.ranker.features(stream, concepts, tokens.words)
        base = reader.ranker.base(rows)
        target = _target(reader, situation, base)
        if target is None:
            continue
        scores = (*base.values(), reader.ranker.weights.floor)
        found.append(Example(target, features(stream.symbols, concepts), scores))
    return found


def _target(reader: Reader, label: str, base: Mapping[str, float]) -> str | None:
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


def train(data: Sequence[Example], situations: Sequence[str], rounds: int) -> dict[str, list[float]]:
    """Weights by feature, one a situation."""
    seen = Counter(feature for example in data for feature in example.features)
    weights = {feature: [0.0] * len(situations) for feature, count in seen.items() if count >= 3}
    chance = random.Random(1)
    order = list(range(len(data)))
    for turn in range(rounds):
        chance.shuffle(order)
        step = _STEP / (1 + 0.15 * turn)
        for number in order:
            example = data[number]
            rows = [weights[feature] for feature in example.features if feature in weights]
            scores = list(example.base)
            for row in rows:
                scores = [score + weight for score, weight in zip(scores, row, strict=True)]
            top = max(scores)
            shares = [math.exp(score - top) for score in scores]
            total = sum(shares)
            errors = [share / total for share in shares]
            errors[situations.index(example.situation)] -= 1
            active = [(place, error) for place, error in enumerate(errors) if abs(error) > 0.01]
            for row in rows:
                for place, error in active:
                    row[place] -= step * (error + _DECAY * row[place])
    return weights


def main() -> None:
    """Train and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", nargs="*", type=Path, default=[], help="case files with exam problems")
    parser.add_argument("--repeats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    settings = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    settings.update(situations=[], learned={})
    with tempfile.TemporaryDirectory() as folder:
        untrained = Path(folder, "weights.json")
        untrained.write_text(json.dumps(settings), encoding="utf-8")
        reader = Reader.load(weights=untrained)
    situations = [*reader.ranker.profiles, NONE]
    data = examples(reader, texts(options.cases, options.repeats))
    weights = train(data, situations, options.rounds)
    learned = {
        feature: [[place, round(_TRUST * weight, 2)] for place, weight in enumerate(row) if abs(weight) >= _LEAST]
        for feature, row in sorted(weights.items())
    }
    settings.update(situations=situations, learned={feature: row for feature, row in learned.items() if row})
    WEIGHTS.write_text(json.dumps(settings, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{len(data)} examples, {len(settings['learned'])} features, {WEIGHTS.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
