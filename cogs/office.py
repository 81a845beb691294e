"""Everything that answers need, built once from the settings: register, book, reader, catalogues, counsel."""

import gc
from collections.abc import Mapping
from dataclasses import dataclass

from cogs.settings import Settings
from engine.edition import Edition
from engine.rules import register
from engine.situations import Register
from laws.answers import Answer
from laws.book import Book
from laws.book import load as load_book
from laws.counsel import Counsel
from laws.importing.overlay import Overlays
from laws.lookup import Library
from laws.reading import Reader
from laws.regulations import Regulations
from laws.wording import LANGUAGES, Catalogue, Language


@dataclass(frozen=True)
class Office:
    """The parts, shared by all surfaces."""

    settings: Settings
    register: Register
    book: Book
    words: Mapping[Language, Catalogue]
    counsel: Counsel
    library: Library

    def words_of(self, answer: Answer) -> Catalogue:
        """The catalogue of the answer's language."""
        return self.words[answer.lang]


def regulations(settings: Settings) -> Regulations:
    """The regulations of the settings."""
    chosen = settings.regulations
    return Regulations(
        defenders_ask={
            Edition.LAWS_1997: chosen.defenders_may_ask_1997,
            Edition.LAWS_2007: chosen.defenders_may_ask_2007,
        },
        two_standards=chosen.two_standards_2007,
        rounding=chosen.rounding,
        method=chosen.fouled_board,
        claim_order=chosen.claim_order,
        correction_minutes=chosen.correction_minutes,
        appeal_minutes=chosen.appeal_minutes,
        own_card=chosen.own_card,
        memory_aids=chosen.memory_aids,
        two_hands=chosen.spectators_two_hands,
    )


def build(settings: Settings) -> Office:
    """Load and check everything.

    Raises:
        BookError, ValueError: the book, the lexicon or a catalogue is broken.
    """
    situations = register()
    book = load_book()
    words = {language: Catalogue.load(language) for language in LANGUAGES}
    counsel = Counsel(
        register=situations,
        book=book,
        reader=Reader.load(),
        words=words,
        regulations=regulations(settings),
        default_edition=Edition(settings.rulings.edition),
    )
    return Office(settings, situations, book, words, counsel, Library(book, Overlays.of(settings.data_folder)))


def build_for_good(settings: Settings) -> Office:
    """Load everything for as long as the process lives.

    The collector need not look through what stays: doing so cost a quarter of the start, and a tenth of a second in the
    midst of an answer.

    Raises:
        BookError, ValueError: as `build`.
    """
    gc.disable()
    try:
        return build(settings)
    finally:
        gc.freeze()
        gc.enable()
