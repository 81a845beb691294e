"""The seam for a club's own texts: official wording that is quoted below the book's own."""

from typing import Protocol

from engine.edition import Edition
from laws.book.model import Language


class Quote(Protocol):
    """What a club's text says in a section.

    Attributes:
        name: the name of the translation or copy.
        title: the title of the law; empty if the text has none.
        text: its words, paragraphs separated by line ends; empty where it has only a title.
        notes: the notes that the section cites.
    """

    @property
    def name(self) -> str: ...

    @property
    def edition(self) -> Edition: ...

    @property
    def language(self) -> Language: ...

    @property
    def title(self) -> str: ...

    @property
    def text(self) -> str: ...

    @property
    def notes(self) -> tuple[str, ...]: ...


class Overlay(Protocol):
    """A club's own texts."""

    def quotes(self, section: str, edition: Edition, language: Language) -> tuple[Quote, ...]:
        """What the texts of an edition say in a section, those in the language if there are any; empty for none."""

    def names(self) -> tuple[str, ...]:
        """The names of the texts, in order."""


class Named:
    """The text of one name where it speaks of a section, and all texts where it does not."""

    def __init__(self, overlay: Overlay, name: str) -> None:
        self._overlay = overlay
        self._name = name

    def quotes(self, section: str, edition: Edition, language: Language) -> tuple[Quote, ...]:
        """What that text says in a section, else what the others do."""
        found = self._overlay.quotes(section, edition, language)
        return tuple(quote for quote in found if quote.name == self._name) or found

    def names(self) -> tuple[str, ...]:
        """The names of all texts."""
        return self._overlay.names()


class NoOverlay:
    """No text was imported."""

    def quotes(self, section: str, edition: Edition, language: Language) -> tuple[Quote, ...]:
        """Nothing."""
        del section, edition, language
        return ()

    def names(self) -> tuple[str, ...]:
        """None."""
        return ()
