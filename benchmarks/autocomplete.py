"""Milliseconds of a suggestion while somebody types a law, a section or a term, letter by letter.

    python benchmarks/autocomplete.py [--rounds 5]

Every name below is typed from its first letter in every edition; of the rounds of one text the median counts. The first
use of an index makes it and is shown apart.
"""

import argparse
import pathlib
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from engine.edition import EDITIONS, Edition
from laws.book import Language, load
from laws.lookup import Library
from laws.wording import LANGUAGES

BAR = 5.0
TYPED = {
    "ru": (
        "64А1",
        "правило 12С1(е)",
        "фальшренонс",
        "фальшреннс",
        "штрафная карта",
        "кто может спросить о фальшренонсе",
    ),
    "en": ("64A1", "law 12C1(e)", "insufficient bid", "insuficient", "penalty card", "who may ask about a revoke"),
}


def timed(library: Library, text: str, edition: Edition, language: Language) -> float:
    """Milliseconds of one suggestion."""
    began = time.perf_counter()
    library.suggest(text, edition, language)
    return (time.perf_counter() - began) * 1000


def main() -> int:
    """Measure and print; 0 where the bar is held."""
    parser = argparse.ArgumentParser(description="Milliseconds of a suggestion.")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    library = Library(load())
    first = []
    for edition in EDITIONS:
        began = time.perf_counter()
        library.warm(edition)
        first.append((time.perf_counter() - began) * 1000)
    taken = sorted(
        statistics.median(timed(library, text[:end], edition, language) for _ in range(options.rounds))
        for edition in EDITIONS
        for language in LANGUAGES
        for text in TYPED[language]
        for end in range(len(text) + 1)
    )
    p99 = taken[int(len(taken) * 0.99)]
    print(f"indexes of an edition, made once: median {statistics.median(first):.0f} ms")
    print(
        f"a suggestion: p50 {statistics.median(taken):.2f} ms, p99 {p99:.2f} ms, max {taken[-1]:.2f} ms (bar: {BAR:.0f})"
    )
    return 0 if p99 < BAR else 1


if __name__ == "__main__":
    sys.exit(main())
