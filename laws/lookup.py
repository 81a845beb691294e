"""Finding in the book: sections by number, name or words, and terms of the glossary."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rapidfuzz import fuzz, process

from engine.edition import EDITIONS, Edition
from engine.ruling import message
from laws.book import Book, Language, Section
from laws.book.compare import known
from laws.book.missing import MissingSectionError, missing
from laws.book.model import Chapter, Term, law_of
from laws.book.numbers import forms
from laws.book.search import Hit, Index, Stems
from laws.book.suggest import LIMIT, TERM, Suggester, Suggestion
from laws.errors import UserError, user_error
from laws.overlay import NoOverlay, Overlay


class UnknownTermError(UserError):
    """No term is near enough to what was given; `near` holds the ids of those that are like it."""

    def __init__(self, given: str, near: tuple[str, ...]) -> None:
        said = message("error-unknown-term", given=given, near=", ".join(near) or "none")
        super().__init__("unknown-term", said)
        self.given = given
        self.near = near


_FEW = 5
"""Names found, from which the text of the sections is not searched while somebody types."""


@dataclass(frozen=True)
class Page:
    """A law or a section as it is shown: for a whole law `section` is its preamble, if it has one."""

    id: str
    edition: Edition
    title: str
    section: Section | None
    parts: tuple[Section, ...]


@dataclass(frozen=True)
class Place:
    """Where something stands in its edition. A law counts as what its sections stand in.

    Attributes:
        above: the section or law that it is part of, from the law down.
        before: what precedes it in the order of the Laws; for a law the law before it.
        after: what follows.
    """

    above: tuple[str, ...]
    before: str | None
    after: str | None


@dataclass
class Library:
    """The book with its indexes; an index is made when it is first searched.

    Attributes:
        overlay: a club's own texts.
    """

    book: Book
    overlay: Overlay = field(default_factory=NoOverlay)
    _indexes: dict[tuple[Edition, Language], Index] = field(default_factory=dict)
    _suggesters: dict[tuple[Edition, Language, bool], Suggester] = field(default_factory=dict)
    _stems: Stems = field(default_factory=Stems)

    def page(self, text: str, edition: Edition, language: Language) -> Page:
        """A law or section by its number in any notation, by its name, else the best section for the words.

        Raises:
            MissingSectionError: there is no section of that number in the edition.
            UserError: nothing fits the words.
        """
        name = self.identify(text, edition, language)
        if name is None:
            hits = self.search(text, edition, language, limit=1)
            if not hits:
                raise user_error("unknown-law", given=text[:60], edition=edition.value, near="none", elsewhere="none")
            name = hits[0].section.id
        if not known(self.book, edition, name):
            raise MissingSectionError(missing(self.book, name, edition))
        section = self.book.section(edition, name)
        return Page(name, edition, self.title(name, edition, language), section, tuple(self._parts(name, edition)))

    def identify(self, text: str, edition: Edition, language: Language) -> str | None:
        """The law or section that a text numbers, whether or not it exists, or whose name it is; None for words."""
        return self.number(text, edition) or self._named(text, edition, language)

    def number(self, text: str, edition: Edition) -> str | None:
        """The plain id that a text means, existing in the edition or else in some other where it may; None for words."""
        found = forms(text)
        for where in (edition, *EDITIONS):
            for name in found:
                if known(self.book, where, name):
                    return name
        return found[0] if found else None

    def place(self, name: str, edition: Edition) -> Place:
        """Where a law or section of the edition stands."""
        sections = self.book.sections[edition]
        section = sections.get(name)
        laws = list(dict.fromkeys(str(law_of(item)) if law_of(item) else item for item in sections))
        above: list[str] = []
        if name in laws:
            at, order = laws.index(name), laws
        else:
            order = list(sections)
            at = order.index(name)
            while section is not None and section.parent:
                above.insert(0, section.parent)
                section = sections.get(section.parent)
            law = str(law_of(name))
            above = above if above[:1] == [law] else [law, *above]
        return Place(tuple(above), order[at - 1] if at else None, order[at + 1] if at + 1 < len(order) else None)

    def suggest(
        self, text: str, edition: Edition, language: Language, *, terms_only: bool = False, limit: int = LIMIT
    ) -> list[Suggestion]:
        """Laws, sections and terms, or terms only, for a text that is being typed."""
        key = (edition, language, terms_only)
        if key not in self._suggesters:
            self._suggesters[key] = Suggester(self.book, edition, language, sections=not terms_only)
        found = self._suggesters[key].of(text, limit)
        if terms_only or len(found) >= _FEW:
            return found
        if not forms(text):
            ids = {item.id for item in found}
            hits = (hit.section for hit in self.search(text, edition, language, limit=limit - len(found)))
            return found + [Suggestion(item.id, item.heading[language]) for item in hits if item.id not in ids]
        name = self.number(text, edition) or ""
        for other in self.book.editions_of(name) if not found else ():
            found = [Suggestion(name, self.heading(name, other, language), other)]
        return found

    def chapter(self, name: str) -> Chapter | None:
        """The chapter that a law or section stands in; None for the introduction."""
        law = law_of(name)
        return next((item for item in self.book.chapters if item.first <= law <= item.last), None)

    def warm(self, edition: Edition) -> None:
        """Make the indexes of an edition in both languages, so that the first question need not wait for them."""
        languages: tuple[Language, ...] = ("ru", "en")
        for language in languages:
            self.suggest("a", edition, language)
            self.suggest("a", edition, language, terms_only=True)
            self.search("a", edition, language, limit=1)

    def heading(self, name: str, edition: Edition, language: Language) -> str:
        """The heading of a section, the title of a law; empty where the edition has neither."""
        section = self.book.section(edition, name)
        if section is not None and not name.isdigit():
            return section.heading[language]
        return self.title(name, edition, language) if known(self.book, edition, name) else ""

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
        """A term by its id, its English or Russian name, a synonym or a close spelling; that of the edition first.

        Raises:
            UnknownTermError: no term is near enough.
        """
        wanted = _key(name.removeprefix(TERM))
        terms = sorted(self.book.terms, key=lambda term: edition not in term.editions)
        for term in terms:
            if wanted in {_key(item) for item in _names(term)}:
                return term
        names = {_key(item): term for term in reversed(terms) for item in _names(term)}
        near = process.extract(wanted, names.keys(), scorer=fuzz.QRatio, limit=3)
        if near and near[0][1] >= 80:
            return names[near[0][0]]
        raise UnknownTermError(
            name[:60], tuple(dict.fromkeys(names[item].id for item, score, _ in near if score >= 50))
        )

    def uses(self, term: Term, edition: Edition, language: Language, limit: int = 25) -> list[Section]:
        """Sections that a term names as its own, then those that use its name, best first."""
        sections = self.book.sections[edition]
        found = {name: sections[name] for name in term.see if name in sections}
        stems = frozenset(self._stems.of(term.name[language]))
        for hit in self.search(term.name[language], edition, language, limit=len(sections)):
            if len(found) >= limit:
                break
            if stems <= hit.words:
                found.setdefault(hit.section.id, hit.section)
        return list(found.values())[:limit]

    def title(self, name: str, edition: Edition, language: Language) -> str:
        law = law_of(name)
        first = next(section for section in self.book.sections[edition].values() if section.law == law)
        return first.title[language]

    def _named(self, text: str, edition: Edition, language: Language) -> str | None:
        """The section or law whose name a text is."""
        wanted = _key(text)
        other: Language = "en" if language == "ru" else "ru"
        for spoken in (language, other):
            for section in self.book.sections[edition].values():
                if _key(section.title[spoken]) == wanted:
                    return str(section.law) if section.law else section.id
                if _key(section.heading[spoken]) == wanted:
                    return section.id
        return None

    def _parts(self, name: str, edition: Edition) -> Iterator[Section]:
        """The children of a section; of a law, its sections of the first rank."""
        above = (None, name) if name.isdigit() else (name,)
        for section in self.book.sections[edition].values():
            inside = section.law == law_of(name) and section.id != name
            if inside and section.parent in above:
                yield section


def _names(term: Term) -> Iterator[str]:
    yield term.id
    yield from term.name.values()
    yield from term.translations.values()
    for names in term.synonyms.values():
        yield from names
    yield from term.translit


def _key(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").replace("-", " ").split())
