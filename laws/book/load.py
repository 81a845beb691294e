"""Reads the book and checks it; a broken book is refused with file, law and section."""

import pathlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import tomli

from engine.edition import EDITIONS, Edition
from engine.outline import sections as outline
from laws.book.model import Bilingual, Book, Change, Chapter, Language, Section, Term, law_of, ranks

FOLDER = pathlib.Path(__file__).parent


class BookError(ValueError):
    """The book is incomplete or contradicts itself."""


def load(folder: pathlib.Path = FOLDER) -> Book:
    """The whole book.

    Raises:
        BookError: a file does not parse, a section of an outline is missing or doubled, a text is empty in a language, a
            reference leads nowhere, or a section is in no outline.
    """
    titles, chapters = _titles(_read(folder / "titles.toml"))
    found: dict[Edition, dict[str, Section]] = {edition: {} for edition in EDITIONS}
    changes: list[Change] = []
    number = 0
    for path in [folder / "introduction.toml", *sorted(folder.glob("law_*.toml"))]:
        data = _read(path)
        law = int(data.get("law", 0))
        for entry in data.get("section", ()):
            number += 1
            for section in _sections(path, entry, number, titles):
                if section.id in found[section.edition]:
                    raise BookError(f"{path.name}: {section.id} of {section.edition.value} stands twice")
                found[section.edition][section.id] = section
        changes += [_change(path, law, item) for item in data.get("change", ())]
    terms = tuple(_term(item) for item in _read(folder / "definitions.toml").get("definition", ()))
    _complete(found)
    ordered = {edition: _linked(found[edition]) for edition in EDITIONS}
    return Book(ordered, tuple(changes), chapters, terms)


def _read(path: pathlib.Path) -> dict[str, Any]:
    try:
        return tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomli.TOMLDecodeError) as error:
        raise BookError(f"{path.name}: {error}") from None


def _titles(data: Mapping[str, Any]) -> tuple[dict[tuple[int, Edition], Bilingual], tuple[Chapter, ...]]:
    titles: dict[tuple[int, Edition], Bilingual] = {}
    for item in data["title"]:
        for edition in item["editions"]:
            titles[item["law"], Edition(edition)] = {"ru": item["ru"], "en": item["en"]}
    chapters = tuple(
        Chapter(item["id"], item["laws"][0], item["laws"][1], {"ru": item["ru"], "en": item["en"]})
        for item in data["chapter"]
    )
    return titles, chapters


def _sections(
    path: pathlib.Path, entry: Mapping[str, Any], number: int, titles: Mapping[tuple[int, Edition], Bilingual]
) -> Iterator[Section]:
    where = f"{path.name}: {'/'.join(dict.fromkeys(entry.get('ids', {}).values()))}"
    languages: tuple[Language, ...] = ("ru", "en")
    for language in languages:
        if not str(entry.get(language, "")).strip() or not str(entry.get("heading", {}).get(language, "")).strip():
            raise BookError(f"{where}: no text or heading in '{language}'")
    keywords = {language: tuple(entry.get("keywords", {}).get(language, ())) for language in languages}
    further = entry.get("see_in", {})
    for year, name in entry["ids"].items():
        edition = Edition(int(year))
        see = tuple(dict.fromkeys((*entry.get("see", ()), *further.get(year, ()))))
        for reference in see:
            if reference not in outline(edition):
                raise BookError(f"{where}: reference {reference} does not exist in {year}")
        yield Section(
            id=name,
            edition=edition,
            title=titles.get((law_of(name), edition), {"ru": entry["heading"]["ru"], "en": entry["heading"]["en"]}),
            heading={language: entry["heading"][language] for language in languages},
            text={language: entry[language].strip() for language in languages},
            keywords=keywords,
            see=see,
            entry=number,
            unverified=int(year) in entry.get("unverified", ()),
            source=entry.get("source", ""),
        )


def _change(path: pathlib.Path, law: int, item: Mapping[str, Any]) -> Change:
    if not item.get("ru") or not item.get("en"):
        raise BookError(f"{path.name}: a change to {item.get('to')} lacks a language")
    moved = tuple((old, new) for old, new in item.get("moved", ()))
    return Change(
        Edition(item["to"]), law, tuple(item.get("sections", ())), {"ru": item["ru"], "en": item["en"]}, moved
    )


def _term(item: Mapping[str, Any]) -> Term:
    synonyms = item.get("synonyms", {})
    return Term(
        id=item["term"],
        editions=tuple(Edition(year) for year in item.get("editions", ())),
        name={"ru": item["name"]["ru"], "en": item["name"]["en"]},
        text={"ru": item["ru"], "en": item["en"]},
        translations={str(key): value for key, value in item.get("translations", {}).items()},
        synonyms={"ru": tuple(synonyms.get("ru", ())), "en": tuple(synonyms.get("en", ()))},
        translit=tuple(item.get("translit", ())),
        see=tuple(item.get("see", ())),
    )


def _complete(found: Mapping[Edition, Mapping[str, Section]]) -> None:
    for edition in EDITIONS:
        known = outline(edition)
        with_sections = {str(law_of(name)) for name in known if not name.isdigit()}
        wanted = known - with_sections
        missing = sorted(wanted - set(found[edition]))
        if missing:
            raise BookError(f"law {law_of(missing[0])}: {edition.value} lacks {', '.join(missing[:10])}")
        orphans = sorted(name for name in found[edition] if law_of(name) and name not in known)
        if orphans:
            raise BookError(f"law {law_of(orphans[0])}: {', '.join(orphans[:10])} is in no outline of {edition.value}")


def _linked(found: Mapping[str, Section]) -> dict[str, Section]:
    """The sections in the order of the Laws, with parents and children; a law without a text of its own gets none."""
    ordered = sorted(found, key=_order)
    children: dict[str, list[str]] = {}
    parents = {name: _parent(name, found) for name in ordered}
    for name, parent in parents.items():
        if parent:
            children.setdefault(parent, []).append(name)
    return {
        name: replace(found[name], parent=parents[name], children=tuple(children.get(name, ()))) for name in ordered
    }


def _parent(name: str, found: Iterable[str]) -> str | None:
    if not law_of(name):
        return None
    known = set(found)
    parts = ranks(name)
    shorter = ("".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))
    return next((above for above in shorter if above in known), None)


def _order(name: str) -> tuple[int, list[tuple[int, str]]]:
    """Numbers by value, letters by place: '9B1' before '9B2', '64B' before '64B1', '81C9' before '81C10'."""
    return law_of(name), [(int(part), "") if part.isdigit() else (0, part) for part in ranks(name)[1:]]
