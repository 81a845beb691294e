"""Free words to sections: BM25 on stems, heading and keywords weighing more than the text."""

import math
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import Stemmer

from engine.edition import Edition
from laws.book.model import Book, Language, Section

_WORD = re.compile(r"[^\W_]+")
_WEIGHTS = (("heading", 3), ("title", 2), ("keywords", 2), ("text", 1))
_K1, _B = 1.2, 0.6
_REMEMBERED = 40_000
"""Words whose stem is kept; the book has fewer, askers' words are not to fill the memory."""


@dataclass(frozen=True)
class Hit:
    """A section found, its score and the words of the query that stand in it."""

    section: Section
    score: float
    words: frozenset[str]


class Stems:
    """Stems of words in both languages; a Cyrillic word is Russian, any other English."""

    def __init__(self) -> None:
        self._russian = Stemmer.Stemmer("russian")
        self._english = Stemmer.Stemmer("english")
        self._known: dict[str, str] = {}

    def of(self, text: str) -> list[str]:
        """The stems of a text in order."""
        return [self.one(word) for word in _WORD.findall(text.casefold().replace("ё", "е"))]

    def one(self, word: str) -> str:
        """The stem of a word in lower case."""
        stem = self._known.get(word)
        if stem is None:
            stemmer = self._russian if "а" <= word[:1] <= "я" else self._english
            stem = sys.intern(str(stemmer.stemWord(word)))
            if len(self._known) < _REMEMBERED:
                self._known[word] = stem
        return stem


class Index:
    """The sections of one edition in one language, searchable."""

    def __init__(self, book: Book, edition: Edition, language: Language, stems: Stems) -> None:
        self._sections = list(book.sections[edition].values())
        self._stems = stems
        self._language = language

    @cached_property
    def _postings(self) -> tuple[dict[str, list[tuple[int, int]]], list[int]]:
        postings: dict[str, list[tuple[int, int]]] = defaultdict(list)
        lengths = []
        for number, section in enumerate(self._sections):
            counts: Counter[str] = Counter()
            for field, weight in _WEIGHTS:
                for stem in self._stems.of(_field(section, field, self._language)):
                    counts[stem] += weight
            lengths.append(sum(counts.values()))
            for stem, count in counts.items():
                postings[stem].append((number, count))
        return postings, lengths

    def search(self, text: str, *, laws: Iterable[int] | None = None, limit: int = 10) -> list[Hit]:
        """The best sections for some words.

        Args:
            laws: only sections of these laws; None for all.
        """
        postings, lengths = self._postings
        mean = sum(lengths) / len(lengths)
        scores: dict[int, float] = defaultdict(float)
        found: dict[int, set[str]] = defaultdict(set)
        for stem in dict.fromkeys(self._stems.of(text)):
            entries = postings.get(stem, ())
            idf = math.log(1 + (len(lengths) - len(entries) + 0.5) / (len(entries) + 0.5))
            for number, count in entries:
                scores[number] += idf * count * (_K1 + 1) / (count + _K1 * (1 - _B + _B * lengths[number] / mean))
                found[number].add(stem)
        wanted = set(laws) if laws is not None else None
        best = sorted(scores, key=lambda number: -scores[number])
        kept = [number for number in best if wanted is None or self._sections[number].law in wanted]
        return [Hit(self._sections[n], round(scores[n], 3), frozenset(found[n])) for n in kept[:limit]]

    def snippet(self, hit: Hit, width: int = 160) -> str:
        """A stretch of the section's text around the first word found, the words found in bold."""
        text = hit.section.text[self._language]
        marks = self._marks(text, hit.words)
        start = max(0, (marks[0].start() if marks else 0) - width // 4)
        start = text.rfind(" ", 0, start) + 1 if start else 0
        end = min(len(text), start + width)
        end = text.rfind(" ", start, end) if end < len(text) else end
        pieces, at = [], start
        for mark in (m for m in marks if start <= m.start() and m.end() <= end):
            pieces += [text[at : mark.start()], f"**{mark[0]}**"]
            at = mark.end()
        shown = "".join((*pieces, text[at:end]))
        return ("…" if start else "") + shown + ("…" if end < len(text) else "")

    def marked(self, text: str, words: frozenset[str]) -> str:
        """A text with the words found in bold."""
        pieces, at = [], 0
        for mark in self._marks(text, words):
            pieces += [text[at : mark.start()], f"**{mark[0]}**"]
            at = mark.end()
        return "".join((*pieces, text[at:]))

    def _marks(self, text: str, words: frozenset[str]) -> list[re.Match[str]]:
        return [m for m in _WORD.finditer(text) if self._stems.one(m[0].casefold().replace("ё", "е")) in words]


def _field(section: Section, field: str, language: Language) -> str:
    if field == "keywords":
        return " ".join(section.keywords[language])
    value = {"heading": section.heading, "title": section.title, "text": section.text}[field]
    return value[language]
