"""A law in all editions side by side as one HTML file that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from engine.edition import EDITIONS
from laws.book.compare import Standing, names
from laws.wording import Catalogue, Language

_STYLE: Final = """
:root{color-scheme:light dark;--line:#8886;--new:#2e8b5722;--edit:#d9a40022;--move:#3b82f622;--gone:#c0392b22}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:90rem;padding:1rem}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.row{display:grid;grid-template-columns:repeat(4,1fr);gap:.75rem}
article{border:1px solid var(--line);border-radius:.5rem;padding:.75rem;overflow-wrap:anywhere}
article h3{font-size:1rem;margin:0}article p{margin:.5rem 0 0}
.kind{font-size:.85rem;opacity:.8}
.created{background:var(--new)}.edited{background:var(--edit)}.moved{background:var(--move)}
.dropped,.absent{background:var(--gone)}.absent{opacity:.6}
@media(max-width:60rem){.row{grid-template-columns:1fr}}
"""


def page(title: str, chains: Sequence[tuple[Standing, ...]], lang: Language, words: Catalogue) -> str:
    """The page: what each edition changed, then the texts.

    Args:
        chains: the law or section itself through all editions, then each of its parts.
    """
    changes = "\n".join(_changes(chains, lang, words))
    rows = "\n".join(_row(chain, lang, words) for chain in chains if any(item.section for item in chain))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(words.say('book-page-about'))}</p>\n{changes}\n{rows}\n</body>\n</html>\n"
    )


def _changes(chains: Sequence[tuple[Standing, ...]], lang: Language, words: Catalogue) -> Iterator[str]:
    """The notes of each edition, each once."""
    for place, edition in enumerate(EDITIONS):
        told = dict.fromkeys(
            words.say("book-page-note", law=str(change.law), text=change.text[lang])
            for chain in chains
            if chain[place].kind not in ("same", "absent")
            for change in chain[place].changes
        )
        if told:
            lines = "".join(f"<li>{escape(text)}</li>" for text in told)
            yield f"<h2>{escape(words.say('law-changed', edition=str(edition.value)))}</h2><ul>{lines}</ul>"


def _row(chain: tuple[Standing, ...], lang: Language, words: Catalogue) -> str:
    heading = next((item.section.heading[lang] for item in reversed(chain) if item.section), "")
    numbers = " / ".join(dict.fromkeys(item.id for item in chain if item.id))
    cells = "\n".join(_cell(item, lang, words) for item in chain)
    return f'<section>\n<h2>{escape(numbers)} {escape(heading)}</h2>\n<div class="row">\n{cells}\n</div>\n</section>'


def kind(item: Standing, words: Catalogue) -> str:
    """What happened to a matter in an edition; the oldest edition has nothing to be compared with."""
    return words.say("book-compare-first" if _oldest(item) else f"compare-{item.kind}")


def notes(item: Standing, lang: Language, words: Catalogue) -> Iterator[str]:
    """What an edition changed in a matter; a note on the whole law of a section says so, none concerns a section kept."""
    name = item.id or ""
    for change in item.changes:
        if name.isdigit():
            yield change.text[lang]
        elif item.kind in ("same", "absent"):
            return
        elif names(change, name):
            yield change.text[lang]
        else:
            yield words.say("book-law-note", law=str(change.law), text=change.text[lang])


def _oldest(item: Standing) -> bool:
    return item.edition is EDITIONS[0] and item.id is not None


def _cell(item: Standing, lang: Language, words: Catalogue) -> str:
    mark = "first" if _oldest(item) else item.kind
    number = f" · {escape(item.id)}" if item.id else ""
    head = f'<h3>{item.edition.value}{number}</h3><div class="kind">{escape(kind(item, words))}</div>'
    return f'<article class="{mark}">{head}{"".join(_lines(item, lang, words))}</article>'


def _lines(item: Standing, lang: Language, words: Catalogue) -> Iterator[str]:
    if item.section:
        yield f"<p>{escape(item.section.text[lang])}</p>"
        if item.section.unverified:
            said = words.say("answer-unverified", edition=str(item.edition.value))
            yield f'<p class="kind">⚠ {escape(said)}</p>'
