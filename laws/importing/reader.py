"""A file's bytes to a recognised text."""

import re
from collections import Counter
from dataclasses import dataclass, field

from engine.edition import Edition
from laws.book import Book, Language
from laws.errors import user_error
from laws.importing.align import Watch, align
from laws.importing.blocks import blocks
from laws.importing.contents import without_contents
from laws.importing.decode import Decoded
from laws.importing.extract import extract
from laws.importing.hyphens import join
from laws.importing.letters import mend
from laws.importing.markers import Kind
from laws.importing.nodes import Nodes
from laws.importing.pages import without_numbers
from laws.importing.passages import Imported, Passage, passages, with_lost
from laws.importing.plausible import Plausibility, plausibility
from laws.importing.translit import is_transliterated, to_russian

_LEAST_LIKENESS = 0.18
_MAX_LETTERS = 2_000_000
_LEAST_SECTIONS = 3
_LEAST_SHARE = 0.5


@dataclass(frozen=True)
class Clean:
    """A text with all its signs right, ready to be cut into blocks."""

    text: str
    encodings: tuple[str, ...]
    repairs: dict[str, int]
    pages: tuple[int, ...]
    contents: tuple[str, ...] = ()


@dataclass
class Importer:
    """Reads texts against a book; the models are made once."""

    book: Book
    _model: Plausibility | None = field(default=None)

    @property
    def model(self) -> Plausibility:
        """How likely letters and words are."""
        if self._model is None:
            self._model = plausibility(self.book)
        return self._model

    def read(
        self, data: bytes, source: str, edition: Edition, language: Language, name: str, watch: Watch | None = None
    ) -> Imported:
        """Recognise a text.

        Args:
            source: the file's name; its ending tells PDF, DOCX, HTML and Markdown from plain text.
            watch: told of the progress.

        Raises:
            UserError: the file is empty, too big, unreadable, in the other language or no law text.
        """
        decoded = extract(data, source, self.model)
        if len(decoded.text) > _MAX_LETTERS:
            raise user_error("import-too-big", expected=_MAX_LETTERS // 1_000_000)
        clean = self.clean(decoded, language)
        found, _ = blocks(clean.text)
        own = [block for block in found if block.kind not in (Kind.NOTE, Kind.PART, Kind.FURNITURE)]
        nodes = Nodes(self.book, edition, language)
        placed = align(own, nodes, watch)
        contents = [Passage("unplaced", None, "", part) for part in clean.contents]
        own_passages = passages(found, placed, [node.id for node in nodes.all])
        whole = (*contents, *with_lost(own_passages, clean.text))
        imported = Imported(edition, language, name, source, clean.encodings, clean.repairs, clean.pages, whole)
        foreign = imported.likeness < _LEAST_LIKENESS or imported.placed_share < _LEAST_SHARE
        if foreign or len(imported.sections) < _LEAST_SECTIONS:
            raise user_error("import-no-law-text", given=source)
        return imported

    def clean(self, decoded: Decoded, language: Language) -> Clean:
        """Put letters, page numbers, hyphens and transliteration right.

        Raises:
            UserError: the text is in the other language.
        """
        mended = mend(decoded.text)
        repairs = Counter(dict(mended.repairs))
        text = mended.text
        known = self.model.words
        latin = language == "ru" and is_transliterated(text, known)
        text, contents = without_contents(text)
        paged = without_numbers(text)
        text, joined = join(paged.text, known)
        if joined:
            repairs["joined"] += joined
        if latin:
            repairs["transliterated"] += 1
            again = mend(to_russian(text, known))
            text = again.text
            repairs.update(dict(again.repairs))
        _check_language(text, language)
        return Clean(text, decoded.encodings, dict(repairs), paged.numbers, contents)


def _check_language(text: str, language: Language) -> None:
    cyrillic = len(re.findall("[а-яё]", text, re.IGNORECASE))
    latin = len(re.findall("[a-z]", text, re.IGNORECASE))
    if (cyrillic > latin) != (language == "ru"):
        raise user_error("import-other-language", expected=language)
