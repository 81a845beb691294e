"""A term as a card: its definition in both languages, its other names, and the sections that use it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.render.desk import AMBER, GREY
from cogs.render.parts import Button, Card, Panel, Part, capital, fields, fitted
from cogs.render.quote import neutral
from cogs.render.shelf import OTHER, Aims, Shelf, filled, pick
from engine.edition import EDITIONS, Edition
from laws.book.model import Term
from laws.book.suggest import TERM
from laws.lookup import UnknownTermError
from laws.wording import Catalogue, Language

USES: Final = 8
"""Sections named on the card; the select has more."""


def term(shelf: Shelf, found: Term, edition: Edition, lang: Language, *, private: bool) -> Card:
    """The card of a term as an edition defines it, or as another one does where this one does not."""
    words = shelf.words[lang]
    view = BookState(View.TERM, Way.TURN, lang, edition, found.id)
    aims = Aims(view)
    uses = shelf.library.uses(found, edition, lang, limits.SELECT_OPTIONS)
    lines = tuple(shelf.named(section.id, edition, lang) for section in uses[:USES])
    other = OTHER[lang]
    parts = [
        Part(capital(found.name[other]), clip(found.text[other], limits.EMBED_FIELD_VALUE)),
        *_names(found, lang, words),
        *(fields(words.say("book-uses", edition=str(edition.value)), lines) if lines else ()),
    ]
    panel = Panel(
        title=f"{capital(found.name[lang])} · {found.name[other]}",
        description=found.text[lang],
        parts=tuple(parts),
        footer=_holds(found, edition, words),
        colour=GREY,
    )
    opened = replace(view, view=View.LAW, way=Way.OPEN, name="")
    rows = filled(
        aims.menu(words.say("book-open"), [pick(item.id, item.heading[lang]) for item in uses], opened),
        _editions(shelf, found, view, aims),
        aims.last(words, private=private),
    )
    return Card((fitted(panel),), rows)


def unknown(shelf: Shelf, error: UnknownTermError, edition: Edition, lang: Language) -> Card:
    """What to say instead of a term that is not in the glossary, with buttons to those that are like it."""
    said = shelf.words[lang].say("book-no-term", given=neutral(error.given))
    aims = Aims(BookState(View.TERM, Way.TURN, lang, edition))
    names = {item.id: item.name[lang] for item in shelf.library.book.terms}
    state = BookState(View.TERM, Way.TURN, lang, edition)
    buttons = tuple(aims.button(names[name], replace(state, name=name)) for name in error.near[: limits.ROW_BUTTONS])
    return Card((fitted(Panel(said, colour=AMBER)),), filled(buttons))


def _names(found: Term, lang: Language, words: Catalogue) -> Iterator[Part]:
    """Synonyms of both languages, those of the reader's first, and the Russian names by translation."""
    for spoken in (lang, OTHER[lang]):
        if found.synonyms[spoken]:
            name = f"{words.say('term-synonyms')} ({words.say(f'book-language-{spoken}')})"
            yield Part(name, clip(", ".join(found.synonyms[spoken]), limits.EMBED_FIELD_VALUE), inline=True)
    if found.translations:
        lines = tuple(f"{key}: {value}" for key, value in found.translations.items())
        yield from fields(words.say("book-translations"), lines)


def _holds(found: Term, edition: Edition, words: Catalogue) -> str:
    """Whether and where the Laws define it."""
    if not found.editions:
        return words.say("book-glossary-only")
    years = ", ".join(str(item.value) for item in found.editions)
    name = "book-defined" if edition in found.editions else "book-defined-elsewhere"
    return words.say(name, editions=years, edition=str(edition.value))


def _editions(shelf: Shelf, found: Term, view: BookState, aims: Aims) -> tuple[Button, ...]:
    """The editions that define the term in another way."""
    others = {
        edition: item
        for item in shelf.library.book.terms
        if item.id == found.id and item is not found
        for edition in item.editions
    }
    return tuple(
        aims.button(str(edition.value), replace(view, edition=edition)) for edition in EDITIONS if edition in others
    )


def is_term(name: str) -> bool:
    """Whether a name is that of a term and not of a section."""
    return name.startswith(TERM)
