"""How much a text looks like Russian or English: pairs of neighbouring letters, and words, as our own book has them."""

import math
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from laws.book import Book

_PAIR = re.compile(r"(?=([^\W\d_]{2}))")
_WORD = re.compile(r"[^\W\d_]+")
_STRANGE = re.compile(r"[^\s\w.,;:!?()\[\]\"'«»„“”‘’…—–\-*/%&+=№§♠♥♦♣|│─═]")


@dataclass(frozen=True)
class Plausibility:
    """Logarithms of the frequency of letter pairs, and the words of both languages in lower case without ё."""

    pairs: dict[str, float]
    rare: float
    words: frozenset[str]

    def of(self, text: str) -> float:
        """Mean log probability of a letter pair; a change to a capital inside a word or a strange sign is as bad as can be."""
        plain = text.replace("ё", "е").replace("Ё", "Е")
        found = [pair[1] for pair in _PAIR.finditer(plain)]
        strange = len(_STRANGE.findall(plain))
        if not found:
            return self.rare if strange else 0.0
        total = sum(self._pair(pair) for pair in found) + strange * self.rare
        return total / (len(found) + strange)

    def _pair(self, pair: str) -> float:
        if pair[0].islower() and pair[1].isupper():
            return self.rare
        return self.pairs.get(pair.casefold(), self.rare)


def plausibility(book: Book) -> Plausibility:
    """The model made from the texts of the book."""
    pairs: Counter[str] = Counter()
    words: set[str] = set()
    for text in set(_texts(book)):
        plain = text.casefold().replace("ё", "е")
        words.update(_WORD.findall(plain))
        pairs.update(pair[1] for pair in _PAIR.finditer(plain))
    total = sum(pairs.values())
    logs = {pair: math.log(count / total) for pair, count in pairs.items()}
    return Plausibility(logs, math.log(0.1 / total), frozenset(words))


def _texts(book: Book) -> Iterable[str]:
    for sections in book.sections.values():
        for section in sections.values():
            yield from (*section.title.values(), *section.heading.values(), *section.text.values())
            for keywords in section.keywords.values():
                yield from keywords
    for term in book.terms:
        yield from (*term.name.values(), *term.text.values(), *term.translations.values())
        for names in term.synonyms.values():
            yield from names
