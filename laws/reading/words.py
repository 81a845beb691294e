"""Single words as people type them to words that the lexicon knows."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rapidfuzz import process
from rapidfuzz.distance import OSA

from laws.reading.layout import typed_in_english, typed_in_russian
from laws.reading.lexicon import Words
from laws.reading.translit import key_of_cyrillic, key_of_latin

Mode = Literal["plain", "translit"]
_SHORTEST_TYPO = 5
_SNAPS_A_TEXT = 60
_CACHE = 50_000
_LOOKALIKE_TO_RUSSIAN = str.maketrans("aceopxykmhtb", "асеорхукмнтв")


def script_of(word: str) -> Literal["ru", "en"]:
    """The alphabet of a word; a mixed one counts as Russian."""
    return "en" if word.isascii() else "ru"


@dataclass(frozen=True)
class Known:
    """A word as it was understood: the spelling that the lexicon knows and the atoms it matches."""

    word: str
    atoms: tuple[str, ...]
    how: Literal["known", "common", "translit", "layout", "typo", "split", "unknown"]


class WordReader:
    """Understands single words: known ones, other alphabets, other layouts, slips of one or two letters.

    Results are remembered for a bounded number of words; that changes speed only.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._memory: dict[tuple[str, Mode], Known] = {}
        self._by_length: dict[str, dict[int, list[str]]] = {"ru": {}, "en": {}, "key": {}}
        for form in words.inflected:
            lengths = self._by_length["en" if form.isascii() else "ru"]
            lengths.setdefault(len(form), []).append(form)
        self._spelling: dict[str, dict[str, str]] = {"ru": {}, "en": {}, "key": {}}
        for word in sorted(words.exact):
            self._learn(script_of(word), word, word)
        for stem in sorted(words.stemmed):
            self._learn(script_of(stem), stem, stem)
        for form in sorted(words.forms):
            self._learn(script_of(form), form, form)
        for prefix in sorted(words.prefixes):
            self._learn(script_of(prefix), prefix, prefix)
            self._learn(script_of(prefix), words.stems(prefix), prefix)
        for lang in ("ru", "en"):
            for word in sorted(words.common[lang]):
                self._learn(lang, word, word)
                self._learn(lang, words.stems(word), word)
        for key, word in (*words.coarse.items(), *words.coarse_stems.items(), *words.coarse_prefixes.items()):
            self._learn("key", key, word)

    def _learn(self, kind: str, spelling: str, word: str) -> None:
        if len(spelling) < _SHORTEST_TYPO - 1 or spelling in self._spelling[kind]:
            return
        self._spelling[kind][spelling] = word
        self._by_length[kind].setdefault(len(spelling), []).append(spelling)

    def known(self, word: str) -> bool:
        """Whether the word is known as it stands."""
        return bool(self._words.atoms(word)) or self._words.is_common(word)

    def from_translit(self, word: str) -> str | None:
        """The Russian word that a Latin spelling stands for, None where the lexicon knows none."""
        words = self._words
        key = key_of_latin(word)
        if found := words.coarse.get(key):
            return found
        for size in range(len(key), max(1, len(key) - 4), -1):
            if size >= 3 and (found := words.coarse_stems.get(key[:size])):
                return found
        for size in range(len(key), 2, -1):
            if found := words.coarse_prefixes.get(key[:size]):
                return found
        return None

    def share_known(self, words: Iterable[str], mode: Literal["plain", "translit"] = "plain") -> float:
        """Share of the words (of two letters and more) that are known, by letters."""
        total = good = 0
        for word in words:
            if len(word) > 1:
                total += len(word)
                known = self.known(word) if mode == "plain" else self.from_translit(word) is not None
                good += len(word) * known
        return good / total if total else 0.0

    def read(self, word: str, mode: Mode, budget: list[int]) -> Known:
        """Understand one word in lower case.

        Args:
            word: letters only, perhaps with an apostrophe or a hyphen inside.
            mode: `translit` where the text is Russian in Latin letters.
            budget: one counter of costly look-ups left for this text.
        """
        key = (word, mode)
        if found := self._memory.get(key):
            return found
        found = self._read(word, mode, budget)
        if len(self._memory) < _CACHE and budget[0] > 0:
            self._memory[key] = found
        return found

    def _read(self, word: str, mode: Mode, budget: list[int]) -> Known:
        words = self._words
        latin = word.isascii()
        if latin and mode == "translit" and (russian := self.from_translit(word)):
            return Known(russian, words.atoms(russian), "translit")
        if atoms := words.atoms(word):
            return Known(word, atoms, "known")
        if words.is_common(word):
            return Known(word, (), "common")
        bare = word.replace("'", "").replace("-", "") if not word.isalpha() else word
        if bare != word:
            stem = word[:-2] if word.endswith("'s") else bare
            if atoms := words.atoms(bare) or words.atoms(stem):
                return Known(bare, atoms, "known")
        if not latin and any(letter.isascii() for letter in bare):
            russian = bare.translate(_LOOKALIKE_TO_RUSSIAN)
            if self.known(russian):
                return Known(russian, words.atoms(russian), "known")
        if len(bare) < 3 or len(bare) > 40 or budget[0] <= 0:
            return Known(word, (), "unknown")
        budget[0] -= 1
        return self._guess(bare, mode, latin) or Known(word, (), "unknown")

    def _guess(self, word: str, mode: Mode, latin: bool) -> Known | None:
        words = self._words
        if not latin and (russian := words.coarse.get(key_of_cyrillic(word))) and len(word) > 3:
            return Known(russian, words.atoms(russian), "typo")
        if latin and len(word) >= 4 and (russian := self.from_translit(word)) and words.atoms(russian):
            return Known(russian, words.atoms(russian), "translit")
        other = typed_in_russian(word) if latin else typed_in_english(word)
        if len(word) >= 4 and other.isalpha() and (atoms := words.atoms(other)):
            return Known(other, atoms, "layout")
        if len(word) >= _SHORTEST_TYPO:
            kinds = ("key", "en") if latin and mode == "translit" else ("en",) if latin else ("ru", "key")
            for kind in kinds:
                if snapped := self._snap(word, kind):
                    return Known(snapped, words.atoms(snapped), "typo")
        return self._split(word)

    def _snap(self, word: str, kind: str) -> str | None:
        """The known word nearest to `word`, within one slip, two in a long word."""
        if kind == "key":
            queries = [key_of_latin(word) if word.isascii() else key_of_cyrillic(word)]
        else:
            queries = list(dict.fromkeys((word, self._words.stems(word))))
        best: tuple[float, str] | None = None
        for query in queries:
            limit = 1 if len(query) < 8 else 2
            lengths = self._by_length[kind]
            for size in range(len(query) - limit, len(query) + limit + 1):
                choices = lengths.get(size)
                if not choices:
                    continue
                found = process.extractOne(query, choices, scorer=OSA.distance, score_cutoff=limit)
                if found is None:
                    continue
                spelling, distance = found[0], found[1]
                if distance > 1 and spelling[:2] != query[:2] and spelling[-3:] != query[-3:]:
                    continue
                if spelling[0] != query[0] and (len(query) < 6 or distance > 1):
                    continue
                rank = distance + 0.3 * (spelling[0] != query[0]) + 0.2 * (query != word)
                if best is None or rank < best[0]:
                    best = (rank, self._spelling[kind].get(spelling, spelling))
        return best[1] if best else None

    def _whole(self, word: str) -> bool:
        """Whether a word is known as a whole, not by its beginning."""
        return self._words.is_common(word) or any(atom[0] in "=~" for atom in self._words.atoms(word))

    def _split(self, word: str) -> Known | None:
        """Two known words written as one."""
        if len(word) < 8:
            return None
        for cut in sorted(range(3, len(word) - 2), key=lambda place: abs(place - len(word) / 2)):
            if self._whole(word[:cut]) and self._whole(word[cut:]):
                return Known(f"{word[:cut]} {word[cut:]}", (), "split")
        return None


def budget() -> list[int]:
    """A fresh counter of costly look-ups for one text."""
    return [_SNAPS_A_TEXT]
