"""The reading against plain text search over the same book: hit@1, hit@3 and milliseconds a question, in one run.

    python benchmarks/baselines.py QUESTIONS.yaml ...

The files are those that benchmarks/accuracy.py takes. A hit is a section of an accepted law. Compared are the two scorers
of rapidfuzz that come to mind first, BM25 (bm25s, where it is installed; it is needed for nothing else), the search of
the book, and the whole way of a question.
"""

import argparse
import itertools
import pathlib
import sys
import time
from collections.abc import Callable, Sequence

from rapidfuzz import fuzz, process, utils

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.accuracy import Question, questions  # noqa: E402
from cogs.office import Office, build  # noqa: E402
from cogs.settings import load as load_settings  # noqa: E402
from engine.edition import LATEST  # noqa: E402
from laws.wording import LANGUAGES  # noqa: E402

Finder = Callable[[Question], Sequence[str]]


def number(section: str) -> str:
    """The law of a section."""
    return "".join(itertools.takewhile(str.isdigit, section))


def documents(office: Office) -> list[tuple[str, str]]:
    """Every section of the latest edition in both languages: its law, and heading with text."""
    found = []
    for section in office.book.sections[LATEST].values():
        for lang in LANGUAGES:
            text = f"{section.heading[lang]} {section.text[lang]}".strip()
            found.append((number(section.id), text))
    return [(law, text) for law, text in found if law and text]


def fuzzy(texts: Sequence[tuple[str, str]], scorer: Callable[..., float]) -> Finder:
    """The documents with the best score of rapidfuzz."""
    prepared = [utils.default_process(text) for _, text in texts]

    def find(question: Question) -> Sequence[str]:
        best = process.extract(utils.default_process(question.text), prepared, scorer=scorer, processor=None, limit=12)
        return [texts[place][0] for _, _, place in best]

    return find


def bm25(texts: Sequence[tuple[str, str]]) -> Finder | None:
    """BM25 by bm25s on words as they stand; None where it is not installed."""
    try:
        import bm25s
    except ImportError:
        return None
    index = bm25s.BM25()
    index.index(bm25s.tokenize([text for _, text in texts], stopwords=None, show_progress=False), show_progress=False)

    def find(question: Question) -> Sequence[str]:
        words = bm25s.tokenize([question.text], stopwords=None, show_progress=False)
        places, _ = index.retrieve(words, k=12, show_progress=False)
        return [texts[int(place)][0] for place in places[0]]

    return find


def measured(name: str, finder: Finder, asked: Sequence[Question]) -> str:
    """A row of the table."""
    once = thrice = 0
    start = time.perf_counter()
    for question in asked:
        laws = list(dict.fromkeys(finder(question)))
        once += bool(set(laws[:1]) & question.laws)
        thrice += bool(set(laws[:3]) & question.laws)
    each = (time.perf_counter() - start) * 1000 / len(asked)
    return f"{name:28} {once / len(asked):6.2f} {thrice / len(asked):6.2f} {each:8.2f}"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="The reading against plain text search.")
    parser.add_argument("questions", nargs="+", type=pathlib.Path, help="files of questions in words")
    asked = [question for path in parser.parse_args().questions for question in questions(path)]
    office = build(load_settings())
    texts = documents(office)
    rows: list[tuple[str, Finder | None]] = [
        ("rapidfuzz WRatio", fuzzy(texts, fuzz.WRatio)),
        ("rapidfuzz token_set_ratio", fuzzy(texts, fuzz.token_set_ratio)),
        ("bm25s", bm25(texts)),
        ("the whole way", lambda question: [number(law) for law in office.counsel.ask(question.text).laws]),
    ]
    print(f"{len(asked)} questions, {len(texts)} texts\n{'':28} {'hit@1':>6} {'hit@3':>6} {'ms':>8}")
    for name, finder in rows:
        print(measured(name, finder, asked) if finder else f"{name:28} not installed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
