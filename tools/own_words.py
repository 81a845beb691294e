"""Measure that the texts are in our own words: runs of eight words that book, catalogues and cases share with published texts.

Usage: python tools/own_words.py TEXT [TEXT ...]   where TEXT is a plain-text file of published laws.
Prints every shared run and its place; the exit status is 1 where there is any.
"""

import argparse
import pathlib
import re
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from laws.book import Book, load  # noqa: E402

RUN = 8
OTHERS = (("laws/wording", "*/*.ftl"), ("tests/cases", "**/*.toml"))
"""Folders with texts of ours beside the book."""
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
    """(place, run) for every run of ours that stands in the published text."""
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
    for folder, pattern in OTHERS:
        for path in sorted((ROOT / folder).glob(pattern)):
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [
                (f"{path.name}:{n}", " ".join(run))
                for n, line in enumerate(lines, 1)
                for run in runs(line)
                if run in known
            ]
    return found


def main() -> int:
    """Print the shared runs of all files."""
    parser = argparse.ArgumentParser(description="Find runs of eight words that our texts share with published ones.")
    parser.add_argument("texts", nargs="+", type=pathlib.Path, help="plain-text files of published laws")
    paths: list[pathlib.Path] = parser.parse_args().texts
    if missing := [str(path) for path in paths if not path.is_file()]:
        parser.error(f"no such file: {', '.join(missing)}")
    book = load()
    total = 0
    for path in paths:
        raw = path.read_bytes()
        text = next(t for e in ("utf-8", "cp1251", "latin-1") if (t := _decoded(raw, e)) is not None)
        hits = shared(book, text)
        total += len(hits)
        print(f"{path.name}: {len(words(text))} words, {len(hits)} shared runs")
        for name, run in hits:
            print(f"  {name}: {run}")
    return 1 if total else 0


def _decoded(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return None


if __name__ == "__main__":
    sys.exit(main())
