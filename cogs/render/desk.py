"""What the cards of all kinds are made with."""

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.render.parts import Row
from cogs.state import Codec
from engine.situations import Register
from laws.answers import Answer
from laws.book import Book
from laws.wording import Catalogue, Language

GREEN = 0x3BA55D
AMBER = 0xE0A030
GREY = 0x80848E


@dataclass(frozen=True)
class Desk:
    """The catalogues by language, the situations, the book, and the codec of custom_ids.

    Attributes:
        scale: the usual penalties where the cards are shown, in words; empty where none are laid down.
    """

    words: Mapping[Language, Catalogue]
    register: Register
    book: Book
    codec: Codec
    scale: str = ""

    def words_of(self, answer: Answer) -> Catalogue:
        """The catalogue of the answer's language."""
        return self.words[answer.lang]


def titled(situation: str, words: Catalogue) -> bool:
    """Whether a situation has a name for people and so can be offered to them."""
    return words.has("situation-" + situation.replace("_", "-"))


def title_of(situation: str, words: Catalogue) -> str:
    """The name of a situation for people."""
    return words.say("situation-" + situation.replace("_", "-"))


def rows(*found: Row | None) -> tuple[Row, ...]:
    """The rows that have something in them."""
    return tuple(row for row in found if row)
