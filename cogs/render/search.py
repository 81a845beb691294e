"""Sections for some words as a card: where the words stand, in bold, with a select that opens a section."""

from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.book.state import PAGES, BookState, View, Way
from cogs.limits import clip
from cogs.render.desk import GREY
from cogs.render.parts import Button, Card, Panel, Part, Pick, capital, fitted
from cogs.render.quote import quoted
from cogs.render.shelf import DOUBT, Aims, Shelf, filled, pick
from engine.edition import EDITIONS, Edition
from laws.book.model import Chapter, within
from laws.book.search import Hit
from laws.wording import Catalogue, Language

PER_PAGE: Final = 6
KEYWORDS: Final = 2


def search(shelf: Shelf, text: str, spoken: Language, view: BookState, *, private: bool) -> Card:
    """The card of a search.

    Args:
        text: the words, as they were written.
        spoken: the language that they are looked for in; the card is in that of the view.
    """
    words = shelf.words[view.lang]
    chapters = shelf.library.book.chapters
    chapter = chapters[view.chapter - 1] if 0 < view.chapter <= len(chapters) else None
    hits = _hits(shelf, text, spoken, view.edition, chapter)
    pages = min(PAGES, max(1, -(-len(hits) // PER_PAGE)))
    view = replace(view, view=View.SEARCH, way=Way.TURN, name="", page=min(view.page, pages - 1))
    shown = hits[view.page * PER_PAGE : (view.page + 1) * PER_PAGE]
    where = chapter.name[view.lang] if chapter else words.say("book-everywhere")
    head = words.say("book-found", count=len(hits), where=where) if hits else words.say("book-not-found", where=where)
    panel = Panel(
        description=f"{quoted(text)}\n\n{head}",
        parts=tuple(_part(shelf, hit, spoken, view) for hit in shown),
        footer=words.say("book-page", edition=str(view.edition.value), page=view.page + 1, pages=pages),
        colour=GREY,
    )
    aims = Aims(view)
    opened = replace(view, view=View.LAW, way=Way.OPEN, chapter=0, page=0)
    picks = [pick(hit.section.id, hit.section.heading[view.lang]) for hit in shown]
    rows = filled(
        aims.menu(words.say("book-open"), picks, opened),
        aims.menu(words.say("book-chapter"), _chapters(shelf, view, words), replace(view, page=0)),
        _pages(view, pages, aims, words),
        _editions(view, aims),
        aims.last(words, private=private),
    )
    return Card((fitted(panel),), rows)


def _hits(shelf: Shelf, text: str, spoken: Language, edition: Edition, chapter: Chapter | None) -> list[Hit]:
    """The sections for the words; for a number what stands within it."""
    sections = shelf.library.book.sections[edition]
    number = shelf.library.number(text, edition)
    if number:
        return [Hit(section, 0.0, frozenset()) for section in sections.values() if within(section.id, number)]
    return shelf.library.search(text, edition, spoken, chapter=chapter.id if chapter else None, limit=len(sections))


def _part(shelf: Shelf, hit: Hit, spoken: Language, view: BookState) -> Part:
    section, lang = hit.section, view.lang
    index = shelf.library.index(view.edition, lang)
    title = f"{DOUBT if section.unverified else ''}{section.id}. {capital(section.heading[lang])}"
    value = index.snippet(hit)
    if "**" not in value and lang == spoken:
        by_name = index.marked(section.title[lang], hit.words)
        keys = [key for word in section.keywords[lang] if "**" in (key := index.marked(word, hit.words))]
        found = [by_name] if "**" in by_name else keys[:KEYWORDS]
        heading = index.marked(section.heading[lang], hit.words)
        found = [heading] if "**" in heading else found
        value = "\n".join(filter(None, (", ".join(found), value)))
    return Part(clip(title, limits.EMBED_FIELD_NAME), clip(value, limits.EMBED_FIELD_VALUE))


def _chapters(shelf: Shelf, view: BookState, words: Catalogue) -> list[Pick]:
    chapters = shelf.library.book.chapters
    named = [f"{chapter.name[view.lang]} ({_laws(chapter)})" for chapter in chapters]
    found = [words.say("book-everywhere"), *named]
    return [Pick(str(place), clip(capital(name), limits.OPTION_TEXT)) for place, name in enumerate(found)]


def _laws(chapter: Chapter) -> str:
    return str(chapter.first) if chapter.first == chapter.last else f"{chapter.first}–{chapter.last}"


def _pages(view: BookState, pages: int, aims: Aims, words: Catalogue) -> tuple[Button, ...]:
    found = []
    if view.page:
        found.append(aims.button(words.say("book-previous"), replace(view, page=view.page - 1)))
    if view.page + 1 < pages:
        found.append(aims.button(words.say("book-next"), replace(view, page=view.page + 1)))
    return tuple(found)


def _editions(view: BookState, aims: Aims) -> tuple[Button, ...]:
    others = [edition for edition in EDITIONS if edition is not view.edition]
    return tuple(aims.button(str(item.value), replace(view, edition=item, page=0)) for item in others)
