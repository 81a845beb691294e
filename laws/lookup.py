"""Finding in the book: sections by number, name or words, and terms of the glossary."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rapidfuzz import fuzz, process

from engine.edition import EDITIONS, Edition
from laws.book import Book, Language, Section
from laws.book.compare import known
from laws.book.model import Term, law_of
from laws.book.search import Hit, Index, Stems
from laws.errors import UserError, user_error
from laws.reading.numbers import parse_section


@dataclass(frozen=True)
class Page:
    """A law or a section as it is shown: for a whole law `section` is its preamble, if it has one."""

    id: str
    edition: Edition
    title: str
    section: Section | None
    parts: tuple[Section, ...]


@dataclass
class Library:
    """The book with its indexes; an index is made when it is first searched."""

    book: Book
    _indexes: dict[tuple[Edition, Language], Index] = field(default_factory=dict)
    _stems: Stems = field(default_factory=Stems)

    def page(self, text: str, edition: Edition, language: Language) -> Page:
        """A law or section by its number in any notation, else the best section for the words.

        Raises:
            UserError: there is no such section in the edition, or nothing fits the words.
        """
        name = parse_section(text)
        if name is None:
            hits = self.search(text, edition, language, limit=1)
            if not hits:
                raise user_error("unknown-law", given=text[:60], edition=edition.value, near="none", elsewhere="none")
            name = hits[0].section.id
        if not known(self.book, edition, name):
            raise self._missing(name, edition)
        section = self.book.section(edition, name)
        return Page(name, edition, self._title(name, edition, language), section, tuple(self._parts(name, edition)))

    def search(
        self, text: str, edition: Edition, language: Language, *, chapter: str | None = None, limit: int = 10
    ) -> list[Hit]:
        """The best sections for some words, in one chapter if named."""
        laws = next((range(c.first, c.last + 1) for c in self.book.chapters if c.id == chapter), None)
        return self.index(edition, language).search(text, laws=laws, limit=limit)

    def index(self, edition: Edition, language: Language) -> Index:
        """The index of an edition in a language."""
        key = (edition, language)
        if key not in self._indexes:
            self._indexes[key] = Index(self.book, edition, language, self._stems)
        return self._indexes[key]

    def term(self, name: str, edition: Edition) -> Term:
        """A term by its English or Russian name, a synonym or a close spelling; that of the edition first.

        Raises:
            UserError: no term is near enough.
        """
        wanted = _key(name)
        terms = sorted(self.book.terms, key=lambda term: edition not in term.editions)
        for term in terms:
            if wanted in {_key(item) for item in _names(term)}:
                return term
        names = {_key(item): term for term in reversed(terms) for item in _names(term)}
        near = process.extract(wanted, names.keys(), scorer=fuzz.QRatio, limit=3)
        if near and near[0][1] >= 80:
            return names[near[0][0]]
        shown = ", ".join(dict.fromkeys(names[item].id for item, score, _ in near if score >= 50)) or "none"
        raise user_error("unknown-term", given=name[:60], near=shown)

    def _title(self, name: str, edition: Edition, language: Language) -> str:
        law = law_of(name)
        first = next(section for section in self.book.sections[edition].values() if section.law == law)
        return first.title[language]

    def _parts(self, name: str, edition: Edition) -> Iterator[Section]:
        """The children of a section; of a law, its sections of the first rank."""
        above = (None, name) if name.isdigit() else (name,)
        for section in self.book.sections[edition].values():
            inside = section.law == law_of(name) and section.id != name
            if inside and section.parent in above:
                yield section

    def _missing(self, name: str, edition: Edition) -> UserError:
        elsewhere = [str(item.value) for item in EDITIONS if known(self.book, item, name)]
        moved = [new for change in self.book.changes for old, new in change.moved if old == name and new != "-"]
        moved += [old for change in self.book.changes for old, new in change.moved if new == name]
        near = [item for item in dict.fromkeys(moved) if known(self.book, edition, item)]
        shorter = name[:-1]
        while not near and shorter:
            if known(self.book, edition, shorter):
                near = [shorter]
            shorter = shorter[:-1]
        return user_error(
            "unknown-law",
            given=name,
            edition=edition.value,
            near=", ".join(near[:3]) or "none",
            elsewhere=", ".join(elsewhere) or "none",
        )


def _names(term: Term) -> Iterator[str]:
    yield term.id
    yield from term.name.values()
    yield from term.translations.values()
    for names in term.synonyms.values():
        yield from names
    yield from term.translit


def _key(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").replace("-", " ").split())
