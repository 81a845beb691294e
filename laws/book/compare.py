"""A law or section across the editions: what stayed, was edited, moved, created or dropped."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.edition import EDITIONS, Edition
from laws.book.model import Book, Change, Section, law_of, within

Kind = Literal["same", "edited", "moved", "created", "dropped", "absent"]
_Moves = Mapping[Edition, Sequence[tuple[str, str]]]
"""Old and new number of what each edition moved."""


@dataclass(frozen=True)
class Standing:
    """A matter in one edition.

    Attributes:
        id: its number there; None where the edition does not have it.
        kind: what happened to it in that edition, against the one before.
        changes: the notes on that change.
    """

    edition: Edition
    id: str | None
    section: Section | None
    kind: Kind
    changes: tuple[Change, ...]


def across(book: Book, name: str, edition: Edition) -> tuple[Standing, ...]:
    """The matter of a section of `edition` through all four editions, following it where it moved."""
    return _across(book, name, edition, _all_moves(book))


def _across(book: Book, name: str, edition: Edition, moves: _Moves) -> tuple[Standing, ...]:
    names: dict[Edition, str | None] = {edition: name}
    place = EDITIONS.index(edition)
    for later in EDITIONS[place + 1 :]:
        before = names[EDITIONS[EDITIONS.index(later) - 1]]
        names[later] = _forward(book, before, later, moves[later])
    for earlier in reversed(EDITIONS[:place]):
        after = names[EDITIONS[EDITIONS.index(earlier) + 1]]
        names[earlier] = _backward(book, after, earlier, moves[EDITIONS[EDITIONS.index(earlier) + 1]])
    return tuple(_standing(book, names, item) for item in EDITIONS)


def names(change: Change, section: str) -> bool:
    """Whether a change is about this section or a part of it, and not about its law as a whole."""
    return any(within(item, section) for item in change.sections)


def chains(book: Book, name: str) -> tuple[tuple[Standing, ...], ...]:
    """Every section that stands within a law or section of this number in some edition, through all editions.

    In the order of the latest edition that has it; a section that several have gone into stands once for each.
    """
    moves = _all_moves(book)
    found: list[tuple[Standing, ...]] = []
    seen: set[tuple[Edition, str]] = set()
    for edition in reversed(EDITIONS):
        for section in book.sections[edition]:
            if within(section, name) and (edition, section) not in seen:
                chain = _across(book, section, edition, moves)
                seen.update((item.edition, item.id) for item in chain if item.id)
                found.append(chain)
    return tuple(found)


def _forward(book: Book, name: str | None, to: Edition, moves: Sequence[tuple[str, str]]) -> str | None:
    if name is None:
        return None
    targets = [new for old, new in moves if old == name]
    if not targets or any(target.startswith(name) for target in targets):
        return name if known(book, to, name) else next((t for t in targets if known(book, to, t)), None)
    return next((target for target in targets if target != "-" and known(book, to, target)), None)


def _backward(book: Book, name: str | None, to: Edition, moves: Sequence[tuple[str, str]]) -> str | None:
    if name is None:
        return None
    origins = [old for old, new in moves if new == name and known(book, to, old)]
    if origins:
        return origins[0]
    left = any(old == name and not new.startswith(name) for old, new in moves)
    return name if known(book, to, name) and not left else None


def _all_moves(book: Book) -> _Moves:
    return {edition: _moves(book, edition) for edition in EDITIONS[1:]}


def _moves(book: Book, to: Edition) -> list[tuple[str, str]]:
    """The moves of one step, those told in the file of the law that received the matter first."""
    pairs = [(change.law, old, new) for change in book.changes if change.to == to for old, new in change.moved]
    return [(old, new) for _, old, new in sorted(pairs, key=lambda item: item[0] != law_of(item[2]))]


def known(book: Book, edition: Edition, name: str) -> bool:
    """Whether an edition has this section, or this law."""
    if name.isdigit():
        return int(name) > 0 and any(law_of(section) == int(name) for section in book.sections[edition])
    return book.section(edition, name) is not None


def _standing(book: Book, names: dict[Edition, str | None], edition: Edition) -> Standing:
    name = names[edition]
    place = EDITIONS.index(edition)
    before = names[EDITIONS[place - 1]] if place else None
    section = book.section(edition, name) if name else None
    changes = book.changes_of(name or before or "", edition) if place and (name or before) else ()
    return Standing(edition, name, section, _kind(book, names, edition, changes), changes)


def _kind(book: Book, names: dict[Edition, str | None], edition: Edition, changes: tuple[Change, ...]) -> Kind:
    name = names[edition]
    place = EDITIONS.index(edition)
    before = names[EDITIONS[place - 1]] if place else None
    if place == 0:
        return "same" if name else "absent"
    if name is None:
        return "dropped" if before else "absent"
    if before is None:
        return "created"
    if name != before:
        return "moved"
    new, old = book.section(edition, name), book.section(EDITIONS[place - 1], before)
    if new and old:
        return "same" if new.entry == old.entry else "edited"
    return "edited" if changes else "same"
