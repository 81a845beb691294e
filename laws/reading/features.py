"""What the learned part of the reranker sees of a text: its lexemes, which follow which, its words and its concepts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from laws.reading.patterns import KINDS

_REACH = 4
_MOST = 160
_UNSEEN = frozenset({".", ",", "_", "chat_hello", "thing"})


@lru_cache(maxsize=4096)
def general(symbol: str) -> str:
    """A symbol without its value: seats, suits, cards, calls and numbers count as their kind."""
    kind, _, rest = symbol.partition("_")
    return kind if rest and kind in KINDS else symbol


def features(symbols: Sequence[str], concepts: Iterable[str], stems: Sequence[str]) -> tuple[str, ...]:
    """The features of a text, each once, in a fixed order.

    Seats, suits, cards, calls and numbers count as their kind. 'a>b' says that b stands within three words behind a, '#c' that
    a concept was found, '~w' that a word with the stem w stands there. Only the first 160 words count.
    """
    names: list[str] = []
    for symbol in symbols[:_MOST]:
        name = general(symbol)
        if name not in _UNSEEN:
            names.append(name)
    found = dict.fromkeys(names)
    for place, first in enumerate(names):
        for second in names[place + 1 : place + _REACH]:
            if first != second:
                found[f"{first}>{second}"] = None
    found.update((f"#{name}", None) for name in concepts)
    found.update((f"~{stem}", None) for stem in stems[:_MOST] if len(stem) > 1)
    return tuple(found)
