"""The report on an imported text: what was found, what is missing, what is doubtful, and every stretch not placed."""

from collections.abc import Iterable, Iterator

from engine.outline import sections as outline
from laws.book.model import law_of
from laws.importing.nodes import order
from laws.importing.passages import Imported, Passage
from laws.wording import Catalogue

_BEGINNING = 60


def report(imported: Imported, words: Catalogue) -> Iterator[str]:
    """The report, line by line, in the language of a catalogue."""
    total = sum(item.words for item in imported.passages)
    placed = total - sum(item.words for item in imported.unplaced)
    yield words.say(
        "import-head",
        name=imported.name,
        edition=str(imported.edition.value),
        lang=imported.language,
        file=imported.source,
    )
    yield words.say("import-encoding", encodings=", ".join(imported.encodings))
    for kind, number in sorted(imported.repairs.items()):
        yield f"  {words.say(f'import-repair-{kind}', number=number)}"
    if imported.pages:
        yield f"  {words.say('import-pages', number=len(imported.pages), first=imported.pages[0], last=imported.pages[-1])}"
    yield words.say("import-words", placed=placed, total=total, percent=f"{100 * placed / max(total, 1):.1f}")
    yield from _found(imported, words)
    yield from _doubtful(imported.doubtful, words)
    yield from _unplaced(imported.unplaced, words)


def missing(imported: Imported) -> tuple[list[int], list[str]]:
    """The laws of the edition of which the text has nothing, and the sections it lacks of the laws that it has.

    A section above others counts as present with them: its own words may be no more than a heading.
    """
    found = set(imported.sections)
    laws = {law_of(name) for name in found}
    known = sorted(outline(imported.edition), key=order)
    lacking = [
        name
        for name in known
        if law_of(name) in laws
        and name not in found
        and not any(other.startswith(name) and other != name for other in known)
    ]
    return sorted({law_of(name) for name in known} - laws), lacking


def _found(imported: Imported, words: Catalogue) -> Iterator[str]:
    laws = sorted({law_of(name) for name in imported.sections} - {0})
    absent, lacking = missing(imported)
    notes = sum(item.role == "note" for item in imported.passages)
    yield words.say("import-found", laws=len(laws), sections=len(imported.sections), notes=notes)
    yield f"  {ranges(laws)}"
    if absent:
        yield words.say("import-laws-missing", number=len(absent))
        yield f"  {ranges(absent)}"
    if lacking:
        yield words.say("import-sections-missing", number=len(lacking))
        yield f"  {', '.join(lacking)}"


def _doubtful(items: Iterable[Passage], words: Catalogue) -> Iterator[str]:
    items = list(items)
    if items:
        yield words.say("import-doubtful", number=len(items))
    yield from (f"  {item.section:8} {item.score:.2f}  {beginning(item)}" for item in items)


def _unplaced(items: Iterable[Passage], words: Catalogue) -> Iterator[str]:
    items = list(items)
    yield words.say("import-unplaced", number=len(items), words=sum(item.words for item in items))
    for item in items:
        yield from (f"  | {line}" for line in f"{item.label} {item.text}".strip().split("\n"))


def beginning(item: Passage) -> str:
    """The first words of a passage on one line."""
    text = " ".join(f"{item.label} {item.text}".split())
    return text if len(text) <= _BEGINNING else text[:_BEGINNING].rsplit(" ", 1)[0] + " …"


def ranges(numbers: Iterable[int]) -> str:
    """Numbers in rising order with runs shortened: '1-4, 7, 9-10'."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
