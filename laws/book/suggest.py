"""Suggestions while somebody types: laws, sections and terms whose names begin with the text, then those that are like it.

The order is: numbers that begin with what was typed, names that begin with it, names with a word that begins with it,
then close spellings. Names are compared in lower case, ё as е.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rapidfuzz import fuzz, process

from engine.edition import Edition
from laws.book.model import Book, Language, Section, Term, law_of
from laws.book.numbers import prefix

LIMIT: Final = 25
TERM: Final = "DEF."
"""Begins the id of a term."""
_CLOSE: Final = 68
"""QRatio, 0 to 100, from which a name counts as meant."""
_ENOUGH: Final = 3
"""Letters from which close spellings are looked for."""
_SHIFT: Final = 8
_LONGEST: Final = (1 << _SHIFT) - 1


@dataclass(frozen=True)
class Suggestion:
    """Something that may be meant.

    Attributes:
        name: in the reader's language, without the number.
        edition: where the number exists, if not in the edition asked for.
    """

    id: str
    name: str
    edition: Edition | None = None

    @property
    def is_term(self) -> bool:
        """Whether it is a term and not a section."""
        return self.id.startswith(TERM)


class Suggester:
    """The names of one edition in one language.

    Args:
        sections: whether laws and sections are suggested.
        terms: whether terms are.
    """

    def __init__(
        self, book: Book, edition: Edition, language: Language, *, sections: bool = True, terms: bool = True
    ) -> None:
        self._entries: list[Suggestion] = []
        self._keys: list[str] = []
        self._owners: array[int] = array("I")
        if sections:
            for section in book.sections[edition].values():
                self._section(section, language)
        if terms:
            for term in _of_edition(book.terms, edition):
                self._term(term, language)
        self._numbers = {entry.id.casefold(): place for place, entry in enumerate(self._entries) if not entry.is_term}

    def of(self, text: str, limit: int = LIMIT) -> list[Suggestion]:
        """What may be meant by a text that is being typed; for an empty one the laws, or terms, from the first."""
        wanted = _key(text)
        if not wanted:
            return [entry for entry in self._entries if _leads(entry)][:limit]
        found = dict.fromkeys(self._by_number(text))
        for place in self._by_name(wanted):
            if len(found) >= limit:
                break
            found.setdefault(place)
        return [self._entries[place] for place in list(found)[:limit]]

    def _section(self, section: Section, language: Language) -> None:
        law = str(section.law)
        if section.law and section.id != law and (not self._entries or law_of(self._entries[-1].id) != section.law):
            self._entry(law, section.title[language], ())
        whole = section.id == law
        name = section.title[language] if whole else section.heading[language]
        self._entry(section.id, name, section.heading.values() if whole else ())

    def _term(self, term: Term, language: Language) -> None:
        other: Language = "en" if language == "ru" else "ru"
        further = (term.name[other], *term.synonyms[language], *term.synonyms[other], *term.translations.values())
        self._entry(TERM + term.id, term.name[language], (term.id, *further, *term.translit))

    def _entry(self, name: str, shown: str, further: Iterable[str]) -> None:
        self._entries.append(Suggestion(name, shown))
        for key in dict.fromkeys(map(_key, (shown, *further))):
            self._keys.append(key[:_LONGEST])
            self._owners.append(len(self._entries) - 1)

    def _by_number(self, text: str) -> Iterator[int]:
        typed = prefix(text)
        if not typed:
            return
        if typed in self._numbers:
            yield self._numbers[typed]
        begun = [(number, place) for number, place in self._numbers.items() if number.startswith(typed)]
        yield from (place for number, place in begun if typed.isdigit() and number.isdigit())
        yield from (place for _, place in begun)

    @cached_property
    def _starts(self) -> "array[int]":
        """Every beginning of a word in every key, sorted by what follows from there."""
        places = [
            number << _SHIFT | at
            for number, key in enumerate(self._keys)
            for at in range(len(key))
            if at == 0 or not key[at - 1].isalnum()
        ]
        return array("I", sorted(places, key=self._rest))

    def _rest(self, start: int) -> str:
        return self._keys[start >> _SHIFT][start & _LONGEST :]

    def _by_name(self, wanted: str) -> Iterator[int]:
        yield from self._begun(wanted)
        if " " in wanted:
            yield from self._with_words(wanted.split())
        if len(wanted) >= _ENOUGH:
            close = process.extract(wanted, self._keys, scorer=fuzz.QRatio, score_cutoff=_CLOSE, limit=LIMIT)
            yield from (self._owners[number] for _, _, number in close)

    def _begun(self, wanted: str) -> list[int]:
        """What has a word, or several, beginning with the text: names that begin with it first."""
        found = []
        for start in self._starting(wanted):
            owner = self._owners[start >> _SHIFT]
            found.append((start & _LONGEST > 0, _weight(self._entries[owner]), owner))
        return [owner for *_, owner in sorted(found)]

    def _with_words(self, words: list[str]) -> list[int]:
        """What has a word for each of these, in any order, that begins with it."""
        longest = max(words, key=len)
        keys = {start >> _SHIFT for start in self._starting(longest)}
        owners = {self._owners[key] for key in keys if _has_words(self._keys[key], words)}
        return sorted(owners, key=lambda owner: (_weight(self._entries[owner]), owner))

    def _starting(self, wanted: str) -> Iterator[int]:
        first = bisect_left(self._starts, wanted, key=self._rest)
        for start in self._starts[first:]:
            if not self._rest(start).startswith(wanted):
                return
            yield start


def _has_words(key: str, words: Iterable[str]) -> bool:
    own = key.split()
    return all(any(mine.startswith(word) for mine in own) for word in words)


def _of_edition(terms: Iterable[Term], edition: Edition) -> list[Term]:
    """One entry a term: that of the edition where it has one."""
    found: dict[str, Term] = {}
    for term in sorted(terms, key=lambda term: edition not in term.editions):
        found.setdefault(term.id, term)
    return sorted(found.values(), key=lambda term: term.id)


def _weight(entry: Suggestion) -> int:
    """Laws before terms before sections, where they begin alike."""
    return 0 if entry.id.isdigit() else 1 if entry.is_term else 2


def _leads(entry: Suggestion) -> bool:
    return entry.is_term or entry.id.isdigit() or entry.id == "INTRO"


def _key(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").replace("-", " ").split())
