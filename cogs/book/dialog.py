"""Answers about the law book: from a command or a click to what the next message shows. It keeps nothing between them."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.office import Office
from cogs.policy import Policy
from cogs.render import compare, law, search, term
from cogs.render.parts import Card
from cogs.render.shelf import Shelf
from cogs.render.term import is_term
from engine.edition import Edition
from laws.book.missing import MissingSectionError
from laws.book.suggest import TERM
from laws.errors import user_error
from laws.lookup import Page, UnknownTermError
from laws.wording import Catalogue, Language

_WORD: Final = re.compile(r"[^\W\d_]{3,}")


class BookDialog:
    """Shows laws, terms, searches and comparisons."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self.default_edition = office.counsel.default_edition
        self._shelf = Shelf(office.words, office.library)

    def under(self, policy: Policy) -> "BookDialog":
        """The dialog by the policy of a server."""
        return BookDialog(policy.office(self._office))

    def words(self, lang: Language) -> Catalogue:
        """The catalogue of a language."""
        return self._shelf.words[lang]

    def asked(
        self,
        view: View,
        text: str,
        *,
        private: bool,
        edition: Edition | None,
        lang: Language | None,
        fallback: Language,
        chapter: int = 0,
    ) -> Card:
        """Answer a command.

        Args:
            text: a number, a name or words.
            edition: None for the edition of the settings.
            lang: the language chosen; None for that of the text.
            fallback: the language where the text does not show one.
            chapter: place of the chapter that a search is kept to, from 1; 0 for the whole book.

        Raises:
            UserError: there is no text, or nothing fits it.
        """
        if not text.strip():
            raise user_error("no-text", "text")
        spoken = lang or language_of(text) or fallback
        name = "" if view is View.SEARCH else text.strip()
        state = BookState(view, Way.TURN, spoken, edition or self.default_edition, name, chapter)
        return self.shown(state, text.strip(), private=private)

    def shown(self, state: BookState, question: str = "", *, private: bool) -> Card:
        """The card of a view. What does not exist gives a card that says so and offers what there is.

        Args:
            question: the words of a search.

        Raises:
            UserError: nothing fits the words.
        """
        show: Callable[..., Card] = {
            View.LAW: self._law,
            View.SEARCH: self._search,
            View.COMPARE: self._compare,
            View.TERM: self._term,
        }[state.view]
        try:
            return show(state, question, private)
        except MissingSectionError as error:
            return law.missing(self._shelf, error.missing, state.lang)
        except UnknownTermError as error:
            return term.unknown(self._shelf, error, state.edition, state.lang)

    def chosen(self, state: BookState, value: str) -> BookState:
        """The view that an option chosen in a select leads to: a chapter of a search, or what is to be shown."""
        if state.view is View.SEARCH:
            places = len(self._shelf.library.book.chapters)
            return replace(state, chapter=int(value) if value.isdecimal() and int(value) <= places else 0)
        return replace(state, name=value)

    def suggestions(
        self, text: str, edition: Edition | None, lang: Language, *, terms_only: bool = False
    ) -> tuple[tuple[str, str], ...]:
        """Choices for a text that is being typed, as name and value; the value is an id."""
        words = self.words(lang)
        chosen = edition or self.default_edition
        found = self._shelf.library.suggest(text[: limits.CHOICE], chosen, lang, terms_only=terms_only)
        choices = []
        for item in found[: limits.CHOICES]:
            number = item.id if item.edition is None else f"{item.id}, {item.edition.value}"
            name = words.say("book-term", name=item.name) if item.is_term else f"{number} · {item.name}"
            choices.append((clip(item.name if terms_only else name, limits.CHOICE), item.id))
        return tuple(choices)

    def warm(self) -> None:
        """Make the indexes that the first question would otherwise wait for."""
        self._shelf.library.warm(self.default_edition)

    def _law(self, state: BookState, _: str, private: bool) -> Card:
        if is_term(state.name):
            return self._term(state, "", private)
        spoken = language_of(state.name) or state.lang
        if self._shelf.library.identify(state.name, state.edition, spoken) is None:
            return self._search(state, state.name, private)
        return law.law(self._shelf, self._page(state), state.lang, private=private)

    def _search(self, state: BookState, question: str, private: bool) -> Card:
        spoken = language_of(question) or state.lang
        return search.search(self._shelf, question, spoken, state, private=private)

    def _compare(self, state: BookState, _: str, private: bool) -> Card:
        if is_term(state.name):
            return self._term(state, "", private)
        return compare.compare(self._shelf, self._page(state), state.lang, private=private)

    def _term(self, state: BookState, _: str, private: bool) -> Card:
        found = self._shelf.library.term(state.name, state.edition)
        return term.term(self._shelf, found, state.edition, state.lang, private=private)

    def _page(self, state: BookState) -> Page:
        """The page of a number, a name or words, looked for in the language that they are in."""
        return self._shelf.library.page(state.name, state.edition, language_of(state.name) or state.lang)


def language_of(text: str) -> Language | None:
    """The language of the words of a text; None where it has none, as a number, or is the id of a term."""
    words = [] if text.startswith(TERM) else _WORD.findall(text.casefold())
    if not words:
        return None
    cyrillic = sum("а" <= word[0] <= "я" for word in words)
    return "ru" if cyrillic * 2 >= len(words) else "en"
