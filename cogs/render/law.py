"""A law or section as a card: its text, where it stands, what it refers to, and the way to all of these."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.render.desk import AMBER, GREY
from cogs.render.parts import Button, Card, Panel, Part, Row, capital, fields, fitted
from cogs.render.shelf import DOUBT, Aims, Shelf, filled, pick
from engine.edition import EDITIONS, Edition
from laws.book.compare import across, names
from laws.book.missing import Missing
from laws.lookup import Page
from laws.overlay import Quote
from laws.wording import Catalogue, Language

REFERENCES: Final = 8
"""Cross references that get a button."""
QUOTES: Final = 3
"""Official wordings below ours."""
CHANGE: Final = 500
"""Characters of what the edition changed."""


def law(shelf: Shelf, page: Page, lang: Language, *, private: bool) -> Card:
    """The card of a law or section.

    Args:
        private: whether only the asker sees it, so that showing it to everyone is offered.
    """
    words = shelf.words[lang]
    view = BookState(View.LAW, Way.TURN, lang, page.edition, page.id)
    main = fitted(_panel(shelf, page, lang, words))
    quotes = shelf.library.overlay.quotes(page.id, page.edition, lang)
    panels = [main, *_quotes(quotes, words, limits.EMBED_TOTAL - main.size)]
    return Card(tuple(panels), _rows(shelf, page, view, words, private))


def missing(shelf: Shelf, found: Missing, lang: Language) -> Card:
    """What to say instead of a section that the edition does not have, with buttons to what there is."""
    words = shelf.words[lang]
    aims = Aims(BookState(View.LAW, Way.TURN, lang, found.edition, found.id[: limits.LABEL]))
    year = str(found.edition.value)
    now = (found.now,) if found.now else ()
    near = [name for name in found.near if name not in now]
    law = found.id.isdigit() and not found.elsewhere
    said = words.say("book-no-law" if law else "book-missing", given=found.id, edition=year)
    lines = [
        *(_stands("book-matter-now", shelf, name, found.edition, lang) for name in now),
        *(f"• {shelf.named(name, found.edition, lang)}" for name in near),
        *(_stands("book-elsewhere", shelf, found.id, edition, lang) for edition in found.elsewhere),
    ]
    here = tuple(
        aims.law(f"{name}, {year}", name, look="primary" if name in now else "secondary") for name in (*now, *near)
    )
    there = tuple(aims.law(f"{found.id}, {edition.value}", found.id, edition) for edition in found.elsewhere)
    panel = Panel(said, parts=fields(words.say("answer-nearest"), tuple(lines)) if lines else (), colour=AMBER)
    return Card((fitted(panel),), filled(here, there, aims.last(words, private=False)))


def _stands(said: str, shelf: Shelf, name: str, edition: Edition, lang: Language) -> str:
    heading = shelf.library.heading(name, edition, lang)
    return shelf.words[lang].say(said, id=name, edition=str(edition.value), heading=heading)


def _panel(shelf: Shelf, page: Page, lang: Language, words: Catalogue) -> Panel:
    section = page.section
    year = str(page.edition.value)
    doubtful = bool(section and section.unverified)
    heading = section.heading[lang] if section and page.id != str(section.law) else page.title
    lines = tuple(f"**{part.id}** {part.heading[lang]}" for part in page.parts)
    blocks = [section.text[lang]] if section else ["\n".join(lines)]
    if doubtful:
        blocks.append(DOUBT + words.say("answer-unverified", edition=year))
    title = named(page.id, year, words)
    return Panel(
        title=f"{DOUBT if doubtful else ''}{title}. {capital(heading)}",
        description="\n\n".join(blocks),
        parts=tuple(_parts(shelf, page, lines if section else (), lang, words)),
        footer=words.say("book-footer", edition=year),
        colour=AMBER if doubtful else GREY,
    )


def _parts(shelf: Shelf, page: Page, lines: tuple[str, ...], lang: Language, words: Catalogue) -> Iterator[Part]:
    if way := " › ".join(_way(shelf, page, lang)):
        yield Part(words.say("book-place"), clip(way, limits.EMBED_FIELD_VALUE))
    if lines:
        yield from fields(words.say("law-parts"), lines)
    if page.section and page.section.see:
        named = tuple(shelf.named(name, page.edition, lang) for name in page.section.see)
        yield from fields(words.say("law-see"), named)
    changes = shelf.library.book.changes_of(page.id, page.edition)
    if changes:
        whole = page.id.isdigit() or any(names(change, page.id) for change in changes)
        text = " ".join(change.text[lang] for change in changes)
        text = text if whole else words.say("book-law-note", law=str(changes[0].law), text=text)
        yield Part(words.say("law-changed", edition=str(page.edition.value)), clip(text, CHANGE))


def _way(shelf: Shelf, page: Page, lang: Language) -> Iterator[str]:
    """From the chapter down to what the section is a part of."""
    chapter = shelf.library.chapter(page.id)
    if chapter:
        yield chapter.name[lang]
    for name in shelf.library.place(page.id, page.edition).above:
        yield f"{name} {shelf.library.heading(name, page.edition, lang)}".strip()


def _quotes(quotes: tuple[Quote, ...], words: Catalogue, room: int) -> Iterator[Panel]:
    """Official wordings, as far as there is room in the message."""
    for quote in quotes[:QUOTES]:
        text = "\n".join(filter(None, (quote.text or quote.title, *quote.notes)))
        title = clip(words.say("book-quote", name=quote.name, edition=str(quote.edition.value)), limits.EMBED_TITLE)
        footer = words.say(f"book-in-{quote.language}")
        left = min(limits.EMBED_DESCRIPTION, room - len(title) - len(footer))
        if left < CHANGE:
            return
        panel = Panel(clip(text, left), title, footer=footer, colour=GREY)
        room -= panel.size
        yield panel


def _rows(shelf: Shelf, page: Page, view: BookState, words: Catalogue, private: bool) -> tuple[Row, ...]:
    aims = Aims(view)
    lang = view.lang
    see = (page.section.see if page.section else ())[:REFERENCES]
    references = tuple(aims.law(f"→ {name}", name) for name in see)
    parts = aims.menu(words.say("law-parts"), [pick(part.id, part.heading[lang]) for part in page.parts], view)
    last = aims.last(words, private=private)
    first = references[: limits.ROW_BUTTONS]
    return filled(
        _around(shelf, page, aims),
        first,
        parts,
        _editions(shelf, page, view, aims, words),
        (*references[limits.ROW_BUTTONS :], *last),
    )


def _around(shelf: Shelf, page: Page, aims: Aims) -> tuple[Button, ...]:
    place = shelf.library.place(page.id, page.edition)
    found = []
    if place.before:
        found.append(aims.law(f"◀ {place.before}", place.before))
    if place.above:
        found.append(aims.law(f"▲ {place.above[-1]}", place.above[-1]))
    if place.after:
        found.append(aims.law(f"{place.after} ▶", place.after))
    return tuple(found)


def _editions(shelf: Shelf, page: Page, view: BookState, aims: Aims, words: Catalogue) -> tuple[Button, ...]:
    """The same matter in the other editions, and all of them side by side."""
    found = []
    names = {item.edition: item.id for item in across(shelf.library.book, page.id, page.edition)}
    for edition in EDITIONS:
        name = names[edition]
        if name and edition is not page.edition:
            label = str(edition.value) if name == page.id else f"{name}, {edition.value}"
            found.append(aims.law(label, name, edition))
    found.append(aims.button(words.say("book-compare"), replace(view, view=View.COMPARE)))
    return tuple(found)


def named(name: str, year: str, words: Catalogue) -> str:
    """A law or section with its edition: 'Law 64A1, 2017'."""
    if name.isalpha():
        return words.say("book-introduction", edition=year)
    return words.say("law-of-edition", id=name, edition=year)
