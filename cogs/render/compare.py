"""A law or section across the editions as a card: what stayed, changed, moved, came or went, and what that means."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.render.comparepage import kind, notes, page
from cogs.render.desk import GREY
from cogs.render.parts import Button, Card, Document, Panel, Part, capital, fitted
from cogs.render.shelf import DOUBT, Aims, Shelf, filled
from engine.edition import EDITIONS, Edition
from laws.book.compare import Kind, Standing, across, chains
from laws.book.model import ranks
from laws.lookup import Page
from laws.wording import Catalogue, Language

MEANING: Final = 420
"""Characters of what a change means that the card shows; the attached page has all."""
_TOLD: Final[Sequence[Kind]] = ("created", "edited", "moved", "dropped")

_FIRST_RANK: Final = 2
Chain = tuple[Standing, ...]


def compare(shelf: Shelf, found: Page, lang: Language, *, private: bool) -> Card:
    """The card of a law or section in all editions, with a page attached where it does not hold everything.

    Args:
        found: the law or section in the edition that its number counts in.
    """
    words = shelf.words[lang]
    book = shelf.library.book
    own = across(book, found.id, found.edition)
    inner = tuple(chain for chain in chains(book, found.id) if chain != own)
    told = [(item, _meaning(own, item, inner, lang, words)) for item in own]
    parts = tuple(Part(_name(item, words), clip(text, MEANING)) for item, text in told)
    whole = bool(inner) or any(len(text) > MEANING for _, text in told)
    heading = capital(shelf.library.heading(found.id, found.edition, lang))
    title = words.say("book-compare-title", id=found.id, heading=heading)
    view = BookState(View.COMPARE, Way.TURN, lang, found.edition, found.id)
    panel = Panel(
        title=title,
        description=_summary(own, inner, words),
        parts=parts,
        footer=words.say("book-compare-attached") if whole else "",
        colour=GREY,
    )
    aims = Aims(view)
    rows = filled(_editions(own, view, aims), aims.last(words, private=private))
    document = Document(f"law-{found.id}-{lang}.html", page(title, (own, *inner), lang, words)) if whole else None
    return Card((fitted(panel),), rows, document=document)


def _summary(own: Chain, inner: Sequence[Chain], words: Catalogue) -> str:
    """Whether anything changed at all, and where."""
    changed = [item for chain in (own, *inner) for item in chain[1:] if item.kind in _TOLD]
    years = sorted({item.edition.value for item in changed})
    if not years:
        return words.say("book-compare-unchanged")
    return words.say("book-compare-changed", editions=", ".join(map(str, years)))


def _name(item: Standing, words: Catalogue) -> str:
    doubt = DOUBT if item.section and item.section.unverified else ""
    return f"{doubt}{item.edition.value} · {item.id or '—'} · {kind(item, words)}"


def _meaning(own: Chain, item: Standing, inner: Sequence[Chain], lang: Language, words: Catalogue) -> str:
    """What an edition's change means at the table, then which sections it concerns."""
    lines = list(notes(item, lang, words))
    if item.kind == "moved":
        lines.insert(0, words.say("book-moved", old=_before(own, item.edition) or "—", new=item.id or "—"))
    if not lines and item.section and (item.kind == "created" or item.edition is EDITIONS[0]):
        lines.append(item.section.text[lang])
    if item.edition is EDITIONS[0] and not item.section and item.id:
        ids = [name for chain in inner if (name := chain[0].id) and len(ranks(name)) == _FIRST_RANK]
        lines += [words.say("book-sections", sections=", ".join(sorted(set(ids))))] if ids else []
    lines += _sections(inner, item.edition, words)
    if not lines:
        lines.append(words.say("book-edited-only" if item.kind == "edited" else f"book-nothing-{_still(item)}"))
    return "\n".join(lines)


def _still(item: Standing) -> str:
    return "here" if item.id else "there"


def _before(chain: Chain, edition: Edition) -> str | None:
    return chain[EDITIONS.index(edition) - 1].id


def _sections(inner: Sequence[Chain], edition: Edition, words: Catalogue) -> Iterator[str]:
    """The sections that an edition created, edited, moved or dropped, a line each kind."""
    place = EDITIONS.index(edition)
    if not place:
        return
    found: Mapping[Kind, dict[str, None]] = {name: {} for name in _TOLD}
    for chain in inner:
        old, new = chain[place - 1].id, chain[place].id
        if chain[place].kind in found:
            shown = f"{old} → {new}" if chain[place].kind == "moved" else new or old or ""
            found[chain[place].kind][shown] = None
    for name, ids in found.items():
        if ids:
            yield words.say(f"book-sections-{name}", sections=", ".join(ids))


def _editions(own: Chain, view: BookState, aims: Aims) -> tuple[Button, ...]:
    """A button to the law or section in each edition that has it."""
    return tuple(
        aims.law(
            f"{item.id}, {item.edition.value}",
            item.id,
            item.edition,
            "primary" if item.edition is view.edition else "secondary",
        )
        for item in own
        if item.id
    )
