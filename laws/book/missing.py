"""A number that an edition does not have: what is near it there, and where its matter stands."""

from dataclasses import dataclass
from typing import Final

from engine.edition import EDITIONS, Edition
from engine.ruling import message
from laws.book.compare import across, known
from laws.book.model import Book, law_of, ranks
from laws.errors import UserError

NEAR: Final = 3


@dataclass(frozen=True)
class Missing:
    """What is known about a number that is not in an edition.

    Attributes:
        near: sections of that edition that are nearest to the number, best first.
        now: the section of that edition to which the matter of this number has gone, or from which it came.
        elsewhere: the editions in which the number exists.
    """

    id: str
    edition: Edition
    near: tuple[str, ...]
    now: str | None
    elsewhere: tuple[Edition, ...]


class MissingSectionError(UserError):
    """There is no such section; `missing` says what there is instead."""

    def __init__(self, missing: Missing) -> None:
        near = dict.fromkeys([*((missing.now,) if missing.now else ()), *missing.near])
        said = message(
            "error-unknown-law",
            given=missing.id,
            edition=missing.edition.value,
            near=", ".join(list(near)[:NEAR]) or "none",
            elsewhere=", ".join(str(edition.value) for edition in missing.elsewhere) or "none",
        )
        super().__init__("unknown-law", said, missing.id)
        self.missing = missing


def missing(book: Book, name: str, edition: Edition) -> Missing:
    """What to say about a number that the edition does not have."""
    elsewhere = tuple(item for item in EDITIONS if known(book, item, name))
    nearest_first = sorted(elsewhere, key=lambda item: abs(EDITIONS.index(item) - EDITIONS.index(edition)))
    found = (_standing(book, name, item, edition) for item in nearest_first)
    now = next((item for item in found if item), None)
    return Missing(name, edition, _near(book, name, edition), now, elsewhere)


def _standing(book: Book, name: str, written: Edition, wanted: Edition) -> str | None:
    return next((item.id for item in across(book, name, written) if item.edition == wanted), None)


def _near(book: Book, name: str, edition: Edition) -> tuple[str, ...]:
    """The longest beginning of the number that exists, and what stands on the same rank there; else the nearest laws."""
    parts = ranks(name)
    for end in range(len(parts) - 1, 0, -1):
        shorter = "".join(parts[:end])
        if known(book, edition, shorter):
            section = book.section(edition, shorter)
            below = section.children if section else _first_rank(book, shorter, edition)
            return (shorter, *below[-(NEAR - 1) :])
    laws = sorted({section.law for section in book.sections[edition].values() if section.law})
    nearest = sorted(laws, key=lambda law: abs(law - law_of(name)))
    return tuple(str(law) for law in nearest[:NEAR])


def _first_rank(book: Book, law: str, edition: Edition) -> tuple[str, ...]:
    of_law = (section for section in book.sections[edition].values() if str(section.law) == law)
    return tuple(section.id for section in of_law if section.parent in (None, law) and section.id != law)
