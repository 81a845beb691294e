"""Look-ups in the book for the terminal."""

import json
from argparse import Namespace
from collections.abc import Iterator

from cogs.office import Office
from cogs.terminal.importing import lines as quotation
from engine.edition import Edition
from laws.book.compare import Standing, across
from laws.book.model import Term
from laws.book.search import Hit
from laws.importing.overlay import Overlays, Quote
from laws.lookup import Page
from laws.wording import Language


def law(office: Office, options: Namespace, edition: Edition, lang: Language | None) -> Iterator[str]:
    """A law or section: text, parts, references, what changed."""
    language = lang or _language_of(options.number)
    page = office.library.page(options.number, edition, language)
    if options.json:
        yield json.dumps(page_object(office, page, language), ensure_ascii=False)
        return
    words = office.words[language]
    yield f"{words.say('law-of-edition', id=page.id, edition=str(edition.value))}: {page.title}"
    if page.section:
        yield f"\n{page.section.heading[language]}\n{page.section.text[language]}"
        if page.section.unverified:
            yield words.say("answer-unverified", edition=str(edition.value))
    for quote in _quotes(office, page, language):
        yield from quotation(quote, words)
    if page.parts:
        yield f"\n{words.say('law-parts')}:"
        yield from (f"  {part.id}  {part.heading[language]}" for part in page.parts)
    if page.section and page.section.see:
        yield f"\n{words.say('law-see')}: {', '.join(page.section.see)}"
    for change in office.book.changes_of(page.id, edition):
        yield f"\n{words.say('law-changed', edition=str(edition.value))}: {change.text[language]}"


def page_object(office: Office, page: Page, language: Language) -> dict[str, object]:
    """The object of `law --json` (contract.md)."""
    section = page.section
    changes = office.book.changes_of(page.id, page.edition)
    quotes = [quote_object(quote) for quote in _quotes(office, page, language)]
    return {
        "id": page.id,
        "edition": str(page.edition.value),
        "lang": language,
        "title": page.title,
        "heading": section.heading[language] if section else page.title,
        "text": section.text[language] if section else "\n".join(f"{p.id} {p.heading[language]}" for p in page.parts),
        "parent": section.parent if section else None,
        "children": [part.id for part in page.parts],
        "see": list(section.see) if section else [],
        "changed": [change.text[language] for change in changes],
        "source": section.source if section else "",
        "unverified": bool(section and section.unverified),
        **({"quotes": quotes} if quotes else {}),
    }


def quote_object(quote: Quote) -> dict[str, object]:
    """What a club's own text says in a section, in the list `quotes` of `law --json`."""
    return {
        "name": quote.name,
        "edition": str(quote.edition.value),
        "lang": quote.language,
        "title": quote.title,
        "text": quote.text,
        "notes": list(quote.notes),
    }


def _quotes(office: Office, page: Page, language: Language) -> tuple[Quote, ...]:
    return Overlays.of(office.settings.data_folder).quotes(page.id, page.edition, language)


def search(office: Office, options: Namespace, edition: Edition, lang: Language | None) -> Iterator[str]:
    """Sections for some words, best first."""
    language = lang or _language_of(options.text)
    hits = office.library.search(options.text, edition, language)
    index = office.library.index(edition, language)
    if options.json:
        found = [{"law": hit.section.id, "score": hit.score, "snippet": index.snippet(hit)} for hit in hits]
        yield json.dumps(found, ensure_ascii=False)
        return
    if not hits:
        yield office.words[language].say("answer-nothing-near")
    yield from (_hit_line(hit, index.snippet(hit), language) for hit in hits)


def _hit_line(hit: Hit, snippet: str, language: Language) -> str:
    return f"{hit.section.id:8} {hit.section.heading[language]}\n         {snippet}"


def compare(office: Office, options: Namespace, edition: Edition, lang: Language | None) -> Iterator[str]:
    """A law or section in each edition and what changed."""
    language = lang or _language_of(options.number)
    page = office.library.page(options.number, edition, language)
    standings = across(office.book, page.id, edition)
    if options.json:
        yield json.dumps([standing_object(item, language) for item in standings], ensure_ascii=False)
        return
    words = office.words[language]
    for item in standings:
        said = words.say(f"compare-{item.kind}")
        yield f"{item.edition.value}  {item.id or '—'}  {said}"
        yield from (f"      {change.text[language]}" for change in item.changes)


def standing_object(item: Standing, language: Language) -> dict[str, object]:
    """One edition in the list of `compare --json` (contract.md)."""
    meaning = " ".join(change.text[language] for change in item.changes)
    if not meaning and item.section:
        meaning = item.section.text[language]
    return {"edition": str(item.edition.value), "id": item.id, "change": item.kind, "meaning": meaning}


def term(office: Office, options: Namespace, edition: Edition, lang: Language | None) -> Iterator[str]:
    """A defined term or a word of the glossary."""
    language = lang or _language_of(options.name)
    found = office.library.term(options.name, edition)
    if options.json:
        yield json.dumps(term_object(found), ensure_ascii=False)
        return
    other: Language = "en" if language == "ru" else "ru"
    yield f"{found.name[language]} ({found.name[other]})\n{found.text[language]}"
    words = office.words[language]
    if found.synonyms[language]:
        yield f"{words.say('term-synonyms')}: {', '.join(found.synonyms[language])}"
    yield from (f"{words.say('term-translation', name=key)}: {value}" for key, value in found.translations.items())
    if found.see:
        yield f"{words.say('law-see')}: {', '.join(found.see)}"


def term_object(found: Term) -> dict[str, object]:
    """The object of `term --json`."""
    return {
        "id": f"DEF.{found.id}",
        "editions": [str(edition.value) for edition in found.editions],
        "name": dict(found.name),
        "text": dict(found.text),
        "translations": dict(found.translations),
        "synonyms": {key: list(value) for key, value in found.synonyms.items()},
        "see": list(found.see),
    }


def _language_of(text: str) -> Language:
    return "ru" if any("а" <= character <= "я" or character == "ё" for character in text.casefold()) else "en"
