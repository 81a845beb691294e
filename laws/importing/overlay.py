"""Imported texts kept outside the repository, one file for each edition, language and name, and quoted from there."""

import json
import logging
import os
import pathlib
import re
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.edition import EDITIONS, Edition
from laws.book import Language
from laws.book.model import law_of
from laws.errors import user_error
from laws.importing.passages import Imported

FOLDER = "imported"
_FORMAT = 1
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Quote:
    """What an imported text says in a section.

    Attributes:
        name: the name of the translation or copy.
        title: the title of the law; empty if the text has none.
        text: its words, paragraphs separated by line ends.
        notes: the notes that the section cites, each with its mark.
    """

    name: str
    edition: Edition
    language: Language
    section: str
    title: str
    text: str
    notes: tuple[str, ...]


@dataclass
class Overlays:
    """The imported texts of a data folder; a file is read again when it changes."""

    folder: pathlib.Path
    _read: dict[pathlib.Path, tuple[int, Mapping[str, Any]]] = field(default_factory=dict)

    @classmethod
    def of(cls, data: pathlib.Path) -> "Overlays":
        """Those kept in the data folder of the settings."""
        return cls(data / FOLDER)

    def save(self, imported: Imported) -> pathlib.Path:
        """Write a text, in place of one of the same edition, language and name; all of it or nothing.

        Raises:
            UserError: the folder cannot be written.
        """
        path = self.folder / f"{imported.edition.value}_{imported.language}_{_slug(imported.name)}.json"
        content = json.dumps(as_data(imported), ensure_ascii=False, indent=1)
        half: str | None = None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=self.folder, prefix=".", suffix=".part")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            pathlib.Path(half).replace(path)
        except OSError as error:
            if half:
                pathlib.Path(half).unlink(missing_ok=True)
            raise user_error("import-not-written", given=str(path), why=error.strerror or "") from None
        return path

    def quotes(self, section: str, edition: Edition, language: Language) -> tuple[Quote, ...]:
        """What the texts of an edition say in a section: those in the language, or else those in the other one."""
        found = [quote for data in self._texts(edition) if (quote := quoted(data, section))]
        return tuple([quote for quote in found if quote.language == language] or found)

    def names(self) -> tuple[str, ...]:
        """The names of the texts, in order."""
        return tuple(sorted({data["name"] for edition in EDITIONS for data in self._texts(edition)}))

    def _texts(self, edition: Edition) -> Iterator[Mapping[str, Any]]:
        for path in sorted(self.folder.glob(f"{edition.value}_*.json")):
            try:
                changed = path.stat().st_mtime_ns
                if path not in self._read or self._read[path][0] != changed:
                    self._read[path] = (changed, _checked(json.loads(path.read_text(encoding="utf-8"))))
            except (OSError, ValueError, TypeError, KeyError):
                _log.warning("%s is no imported text and is left out", path.name)
                continue
            yield self._read[path][1]


def as_data(imported: Imported) -> dict[str, Any]:
    """The content of an overlay file."""
    titles: dict[str, str] = {}
    sections: dict[str, dict[str, list[str]]] = {}
    for item in imported.passages:
        if item.section is None or item.role in ("heading", "unplaced"):
            continue
        if item.role == "title":
            titles[item.section] = " ".join(item.text.split())
            continue
        for name in (item.section, *item.cited):
            entry = sections.setdefault(name, {"text": [], "notes": []})
            if item.role == "note":
                entry["notes"].append(f"{item.label} {item.text}".strip())
            else:
                entry["text"].append(item.text)
    return {
        "format": _FORMAT,
        "edition": imported.edition.value,
        "language": imported.language,
        "name": imported.name,
        "source": imported.source,
        "titles": titles,
        "sections": sections,
    }


def quoted(data: Mapping[str, Any], section: str) -> Quote | None:
    """What the content of an overlay says in a section; None if it has no words there."""
    entry = data["sections"].get(section, {"text": [], "notes": []})
    title = data["titles"].get(str(law_of(section)), "")
    if not entry["text"] and not entry["notes"] and section not in data["titles"]:
        return None
    text = "\n".join(part for part in entry["text"] if part)
    return Quote(data["name"], Edition(data["edition"]), data["language"], section, title, text, tuple(entry["notes"]))


def _checked(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The content of a file.

    Raises:
        KeyError, TypeError, ValueError: it is not one that `as_data` made.
    """
    Edition(data["edition"])
    if data["format"] != _FORMAT or data["language"] not in ("ru", "en") or not isinstance(data["name"], str):
        raise ValueError(data["format"])
    for entry in data["sections"].values():
        if not all(isinstance(part, str) for part in (*entry["text"], *entry["notes"])):
            raise TypeError(entry)
    dict(data["titles"])
    return data


def _slug(name: str) -> str:
    """A name as part of a file name: letters, digits and hyphens; names that differ in other signs stay apart."""
    plain = re.sub(r"[^\w]+", "-", name.casefold()).strip("-_")[:60]
    return plain if plain == name else f"{plain}-{sum(ord(sign) * (place + 7) for place, sign in enumerate(name)):x}"
