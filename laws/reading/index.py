"""Short texts of the situations as an index: BM25 and trigrams by their weights, and the overlap of stems."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from rapidfuzz import fuzz

from laws.reading.lexicon import Stems

_K1, _B = 1.2, 0.6
_COMPARED = 12


class Index:
    """Documents (by name) to be compared with a question.

    Args:
        documents: name -> texts in any language.
        stems: the stemmer.
    """

    def __init__(self, documents: Mapping[str, Sequence[str]], stems: Stems) -> None:
        self._stems = stems
        self.names = tuple(documents)
        self._postings: dict[str, list[tuple[int, float]]] = {}
        self._trigrams: dict[str, list[tuple[int, float]]] = {}
        self._joined: list[list[str]] = []
        bags: list[Counter[str]] = []
        for texts in documents.values():
            stemmed = [" ".join(stems(word) for word in text.casefold().replace(",", " ").split()) for text in texts]
            self._joined.append(stemmed)
            bags.append(Counter(" ".join(stemmed).split()))
        self._weigh(bags)

    def _weigh(self, bags: list[Counter[str]]) -> None:
        mean = sum(map(Counter.total, bags)) / max(1, len(bags))
        spread = Counter(word for bag in bags for word in bag)
        grams = [Counter(gram for word in bag for gram in _grams(word)) for bag in bags]
        gram_spread = Counter(gram for bag in grams for gram in bag)
        for number, bag in enumerate(bags):
            length = _K1 * (1 - _B + _B * bag.total() / mean)
            for word, count in bag.items():
                idf = math.log(1 + (len(bags) - spread[word] + 0.5) / (spread[word] + 0.5))
                self._postings.setdefault(word, []).append((number, idf * count * (_K1 + 1) / (count + length)))
            weights = {gram: math.log(1 + len(bags) / gram_spread[gram]) for gram in grams[number]}
            norm = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
            for gram, weight in weights.items():
                self._trigrams.setdefault(gram, []).append((number, weight / norm))

    def features(self, words: Sequence[str]) -> dict[str, tuple[float, float, float]]:
        """BM25, trigram and (for the nearest documents) token-set scores, each 0..1, the best document of a kind at 1.

        Args:
            words: the words of the question; the first 120 are used.
        """
        stemmed = list(dict.fromkeys(self._stems(word) for word in words[:120]))
        size = len(self.names)
        lexical, fuzzy = [0.0] * size, [0.0] * size
        for stem in stemmed:
            for number, weight in self._postings.get(stem, ()):
                lexical[number] += weight
            for gram in _grams(stem):
                for number, weight in self._trigrams.get(gram, ()):
                    fuzzy[number] += weight
        joined = " ".join(stemmed[:60])
        near = sorted(range(size), key=lambda number: -(lexical[number] + fuzzy[number]))[:_COMPARED]
        overlap = [0.0] * size
        for number in near:
            overlap[number] = max(fuzz.token_set_ratio(joined, text) for text in self._joined[number]) / 100
        tops = [max(values) or 1.0 for values in (lexical, fuzzy, overlap)]
        return {
            name: (lexical[number] / tops[0], fuzzy[number] / tops[1], overlap[number] / tops[2])
            for number, name in enumerate(self.names)
        }


def _grams(word: str) -> list[str]:
    padded = f"^{word}$"
    return [padded[place : place + 3] for place in range(len(padded) - 2)]
