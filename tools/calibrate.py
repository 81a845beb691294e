"""Fit the confidence of whole answers on questions with known laws and outcomes; writes `answer` in laws/reading/weights.json.

    python tools/calibrate.py QUESTIONS.yaml ...

The files are those of benchmarks/accuracy.py. An answer is right where the law named first is an accepted one and nothing
asserted of the outcome is contradicted. The table printed is of answers that a fold was not fitted on.
"""

import argparse
import itertools
import json
import pathlib
import sys
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.accuracy import marked, questions  # noqa: E402
from cogs.office import Office, build  # noqa: E402
from cogs.settings import load  # noqa: E402
from laws.relevance import signs  # noqa: E402

WEIGHTS = ROOT / "laws" / "reading" / "weights.json"
_FOLDS, _ROUNDS, _STEP, _DECAY = 8, 20_000, 0.3, 1e-3
_BOUNDS = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 1.0)
Array = npt.NDArray[np.float64]


def counted(office: Office, paths: Sequence[pathlib.Path]) -> tuple[Array, Array]:
    """The signs of each ruling given, and whether it was right."""
    rows, right = [], []
    for question in (found for path in paths for found in questions(path)):
        _, whole, ruled = marked(office, question)
        if not ruled:
            continue
        reading = office.counsel.reader.read(question.text)
        answer = office.counsel.ask(question.text, edition=question.edition)
        rows.append(signs(answer, reading))
        right.append(whole)
    return np.array(rows), np.array(right, dtype=float)


def fitted(rows: Array, right: Array) -> Array:
    """Logistic regression by gradient."""
    weights = np.zeros(rows.shape[1])
    for _ in range(_ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ weights))
        weights -= _STEP * (rows.T @ (chance - right) / len(right) + _DECAY * weights) / (1 + np.abs(rows).mean(axis=0))
    return weights


def main() -> None:
    """Fit, print the reliability table, write."""
    parser = argparse.ArgumentParser(description="Fit the confidence of whole answers.")
    parser.add_argument("questions", nargs="+", type=pathlib.Path, help="files of questions in words")
    rows, right = counted(build(load()), parser.parse_args().questions)
    fold = np.random.default_rng(1).permutation(len(right)) % _FOLDS
    chance = np.zeros(len(right))
    for number in range(_FOLDS):
        weights = fitted(rows[fold != number], right[fold != number])
        chance[fold == number] = 1 / (1 + np.exp(-rows[fold == number] @ weights))
    print(f"{len(right)} rulings, {right.mean():.3f} right")
    for low, high in itertools.pairwise(_BOUNDS):
        inside = (chance >= low) & (chance < high)
        if inside.any():
            print(
                f"{low:.2f} to {high:.2f}: {inside.sum():4} said {chance[inside].mean():.3f} right {right[inside].mean():.3f}"
            )
    settings = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    settings["answer"] = [round(float(weight), 3) for weight in fitted(rows, right)]
    WEIGHTS.write_text(json.dumps(settings, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    print("written:", settings["answer"])


if __name__ == "__main__":
    main()
