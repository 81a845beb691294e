"""The lexicon as loaded from its TOML files.

Words: a lexeme has forms in Russian and English. A form is a word (matched with its inflections), `=word` (exactly so),
`wor*` (any word beginning so) or several such words in a row. Concepts, situations and rules for facts are patterns over
lexemes (see `patterns`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import Stemmer
import tomli

from laws.reading.characters import spelled_out
from laws.reading.translit import key_of_cyrillic

ROOT = Path(__file__).resolve().parent.parent / "lexicon"


class LexiconError(ValueError):
    """The lexicon's files cannot be used. The message names file and entry."""


def _is_cyrillic(word: str) -> bool:
    return not word.isascii()


class Stems:
    """Snowball stems of Russian and English words."""

    def __init__(self) -> None:
        self._russian = Stemmer.Stemmer("russian")
        self._english = Stemmer.Stemmer("english")

    def __call__(self, word: str) -> str:
        stemmer = self._russian if _is_cyrillic(word) else self._english
        return str(stemmer.stemWord(word))


@dataclass
class Node:
    """A node of the tree of forms: the next words' atoms, and the lexeme of a form that ends here."""

    below: dict[str, "Node"] = field(default_factory=dict)
    lexeme: str | None = None


@dataclass
class Words:
    """All forms, ready to be matched against words.

    An atom is one word of a form: '=' + word, '~' + stem or '*' + prefix.
    """

    stems: Stems
    tree: Node = field(default_factory=Node)
    exact: set[str] = field(default_factory=set)
    stemmed: set[str] = field(default_factory=set)
    prefixes: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    inflected: list[str] = field(default_factory=list)
    coarse: dict[str, str] = field(default_factory=dict)
    coarse_stems: dict[str, str] = field(default_factory=dict)
    coarse_prefixes: dict[str, str] = field(default_factory=dict)
    common: dict[str, set[str]] = field(default_factory=lambda: {"ru": set(), "en": set()})
    lexemes: set[str] = field(default_factory=set)

    def add(self, lexeme: str, form: str) -> None:
        """Add a form of a lexeme. An earlier lexeme keeps a form that both have."""
        node = self.tree
        words = form.split()
        for word in words:
            atom = self._atom(word)
            node = node.below.setdefault(atom, Node())
        if node.lexeme is None:
            node.lexeme = lexeme
        self.lexemes.add(lexeme)

    def add_common(self, lang: str, words: Iterable[str]) -> None:
        """Words that are known, though they are no lexeme."""
        for word in words:
            self.common[lang].add(word)
            if lang == "ru":
                self._spell(word)

    def add_forms(self, words: Iterable[str]) -> None:
        """Inflected forms of known words, against which slips are compared."""
        self.inflected.extend(words)

    def _spell(self, word: str) -> None:
        """Remember the coarse key of a word; of several the shortest word is meant."""
        key = key_of_cyrillic(word)
        known = self.coarse.get(key)
        if known is None or len(word) < len(known):
            self.coarse[key] = word

    def _atom(self, word: str) -> str:
        if word.startswith("="):
            self.exact.add(word[1:])
            if _is_cyrillic(word):
                self._spell(word[1:])
            return word
        if word.endswith("*"):
            prefix = word[:-1]
            self.prefixes.add(prefix)
            if _is_cyrillic(prefix):
                self.coarse_prefixes[key_of_cyrillic(prefix).rstrip("и")] = prefix
            return "*" + prefix
        stem = self.stems(word)
        self.stemmed.add(stem)
        self.forms.add(word)
        if _is_cyrillic(word):
            self._spell(word)
            self.coarse_stems.setdefault(key_of_cyrillic(stem).rstrip("и"), word)
        return "~" + stem

    def atoms(self, word: str) -> tuple[str, ...]:
        """The atoms that a word matches, most specific first."""
        found = ["=" + word] if word in self.exact else []
        stem = self.stems(word)
        if stem in self.stemmed:
            found.append("~" + stem)
        found.extend("*" + word[:size] for size in range(len(word), 1, -1) if word[:size] in self.prefixes)
        return tuple(found)

    def is_common(self, word: str) -> bool:
        """Whether the word is known without being part of a form."""
        return word in self.common["ru"] or word in self.common["en"]


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file.

    Raises:
        LexiconError: it is missing or no TOML.
    """
    try:
        return tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomli.TOMLDecodeError) as error:
        raise LexiconError(f"{path.name}: {error}") from error


def load_words(root: Path = ROOT) -> Words:
    """All lexemes and common words below `root`.

    Raises:
        LexiconError: a file or entry is broken.
    """
    words = Words(Stems())
    files = sorted((root / "words").glob("*.toml"))
    if not files:
        raise LexiconError(f"no words in {root.name}")
    for path in files:
        for lexeme, entry in read_toml(path).items():
            if not isinstance(entry, Mapping) or not set(entry) <= {"ru", "en", "note"}:
                raise LexiconError(f"{path.name}: [{lexeme}] may have ru, en and note only")
            for lang in ("ru", "en"):
                forms = entry.get(lang, "")
                if not isinstance(forms, str):
                    raise LexiconError(f"{path.name}: [{lexeme}] {lang} must be one text with commas")
                for form in filter(None, (part.strip() for part in forms.split(","))):
                    words.add(lexeme, spelled_out(form) if "n" in form and form.isascii() else form)
    for lang in ("ru", "en"):
        try:
            words.add_common(lang, (root / "common" / f"{lang}.txt").read_text(encoding="utf-8").split())
        except OSError as error:
            raise LexiconError(f"common/{lang}.txt: {error}") from error
        forms = root / "forms" / f"{lang}.txt"
        if forms.exists():
            words.add_forms(forms.read_text(encoding="utf-8").split())
    return words
