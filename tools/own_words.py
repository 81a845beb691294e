"""Measure that the book is in our own words: runs of eight words that it shares with published texts.

Usage: python tools/own_words.py TEXT [TEXT ...]   where TEXT is a plain-text file of published laws.
Prints every shared run and its place; the exit status is 1 where there is any.
"""

import pathlib
import re
import sys
from collections.abc import Iterator

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from laws.book import Book, load

RUN = 8
_WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """The words of a text in lower case, ё as е, words hyphenated at a line's end joined."""
    joined = re.sub(r"(?<=\w)-\s*\n\s*", "", text)
    return _WORD.findall(joined.casefold().replace("ё", "е"))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """All runs of eight words."""
    found = words(text)
    for place in range(len(found) - RUN + 1):
        yield tuple(found[place : place + RUN])


def shared(book: Book, published: str) -> list[tuple[str, str]]:
    """(section, run) for every run of the book that stands in the published text."""
    known = set(runs(published))
    texts = {
        (section.entry, language): (section.id, section.text[language])
        for sections in book.sections.values()
        for section in sections.values()
        for language in ("ru", "en")
    }
    found = [(name, " ".join(run)) for name, text in texts.values() for run in runs(text) if run in known]
    found += [
        (f"DEF.{term.id}", " ".join(run))
        for term in book.terms
        for text in term.text.values()
        for run in runs(text)
        if run in known
    ]
    return found


def main(paths: list[str]) -> int:
    """Print the shared runs of all files."""
    book = load()
    total = 0
    for path in paths:
        raw = pathlib.Path(path).read_bytes()
        text = next(t for e in ("utf-8", "cp1251", "latin-1") if (t := _decoded(raw, e)) is not None)
        hits = shared(book, text)
        total += len(hits)
        print(f"{pathlib.Path(path).name}: {len(words(text))} words, {len(hits)} shared runs")
        for name, run in hits:
            print(f"  {name}: {run}")
    return 1 if total else 0


def _decoded(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
