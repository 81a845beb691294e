"""The sections of an edition in order, each with what our own text of it says, to measure how like a stretch of text is."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.edition import Edition
from engine.outline import sections as outline
from laws.book import Book, Language
from laws.book.model import law_of
from laws.book.search import Stems

_PARTS = re.compile(
    r"(?P<law>\d+)(?P<letter>[A-Z])?(?:\.?(?P<digit>\d+))?(?P<low>[a-hj-u]|[a-z](?=[iv])|i$)?(?P<roman>[ivx]+)?"
)
_FIELDS = (("heading", 3.0), ("text", 1.0), ("keywords", 1.0))
_OF_LAW, _OF_PARENT = 0.4, 0.25


@dataclass(frozen=True)
class Node:
    """A section.

    Attributes:
        kind, value: of its last label: 'low' and 'a' for 67B1a.
        leads: whether sections hang below it.
        bare: whether it is a law that has no words of its own above its sections.
    """

    id: str
    law: int
    kind: str
    value: str
    leads: bool = False
    bare: bool = False


class Nodes:
    """All sections of an edition, in the order of the Laws, and their likeness to stretches of text in one language."""

    def __init__(self, book: Book, edition: Edition, language: Language) -> None:
        self._book, self._edition, self._language = book, edition, language
        self._stems = Stems()
        self._cache: dict[str, str] = {}
        ids = ["INTRO", "DEF", *sorted(outline(edition), key=order)]
        after = [*ids[1:], ""]
        self.all = tuple(self._node(name, following) for name, following in zip(ids, after, strict=True))
        self.place = {node.id: place for place, node in enumerate(self.all)}

    def _node(self, name: str, following: str) -> Node:
        found = _PARTS.fullmatch(name)
        if not found:
            return Node(name, 0, "law", name)
        kind, value = next((kind, found[kind]) for kind in ("roman", "low", "digit", "letter", "law") if found[kind])
        leads = following.startswith(name) and law_of(following) == law_of(name)
        bare = kind == "law" and self._book.section(self._edition, name) is None
        return Node(name, int(found["law"]), kind, value, leads, bare)

    def stems(self, text: str) -> list[str]:
        """The stems of the words of a text, numbers of laws left out."""
        found = []
        for word in re.findall(r"[^\W\d_]{2,}", text.casefold().replace("ё", "е")):
            if word not in self._cache:
                self._cache[word] = self._stems.one(word)
            found.append(self._cache[word])
        return found

    def likeness(self, text: str) -> dict[int, float]:
        """The places of the sections that share words with a text, with the cosine of their weighted stems, 0 to 1."""
        postings, idf = self._index
        counts = Counter(self.stems(text))
        weights = {stem: (1 + math.log(count)) * idf[stem] for stem, count in counts.items() if stem in idf}
        unknown = sum(1 for stem in counts if stem not in idf)
        norm = math.sqrt(sum(weight**2 for weight in weights.values()) + unknown * 4.0)
        scores: dict[int, float] = defaultdict(float)
        for stem, weight in weights.items():
            for place, other in postings[stem]:
                scores[place] += weight * other
        return {place: score / norm for place, score in scores.items()} if norm else {}

    @cached_property
    def _index(self) -> tuple[dict[str, list[tuple[int, float]]], dict[str, float]]:
        """For each stem the places and normed weights of the sections with it, and how telling it is."""
        counts = [self._counts(node) for node in self.all]
        seen = Counter(stem for own in counts for stem in own)
        idf = {stem: math.log(1 + len(counts) / number) for stem, number in seen.items()}
        postings: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for place, own in enumerate(counts):
            weights = {
                stem: (math.log(1 + count) if count >= 1 else count * 0.69) * idf[stem] for stem, count in own.items()
            }
            norm = math.sqrt(sum(weight**2 for weight in weights.values())) or 1.0
            for stem, weight in weights.items():
                postings[stem].append((place, weight / norm))
        return postings, idf

    def _counts(self, node: Node) -> dict[str, float]:
        counts: dict[str, float] = defaultdict(float)
        if node.id == "DEF":
            for term in self._book.terms:
                self._count(counts, (term.name[self._language], term.text[self._language]), 1.0)
            return counts
        section = self._book.section(self._edition, node.id)
        if section is not None:
            for field, weight in _FIELDS:
                value = getattr(section, field)[self._language]
                self._count(counts, value if isinstance(value, tuple) else (value,), weight)
            if section.parent and (parent := self._book.section(self._edition, section.parent)):
                self._count(counts, (parent.heading[self._language], parent.text[self._language]), _OF_PARENT)
            self._count(counts, (section.title[self._language],), _OF_LAW)
        else:
            own = (item for item in self._book.sections[self._edition].values() if item.law == node.law)
            for place, item in enumerate(own):
                if not place:
                    self._count(counts, (item.title[self._language],), 3.0)
                self._count(counts, (item.heading[self._language],), _OF_LAW)
        return counts

    def _count(self, counts: dict[str, float], texts: Iterable[str], weight: float) -> None:
        for text in texts:
            for stem in self.stems(text):
                counts[stem] += weight


def order(name: str) -> tuple[int, list[tuple[int, str]]]:
    """The order of the Laws: numbers by value, letters by place."""
    law = law_of(name)
    rest = name[len(str(law)) :]
    return law, [
        (int(part), "") if part.isdigit() else (0, part) for part in re.findall(r"\d+|[A-Z]|[ivx]+$|[a-z]", rest)
    ]
