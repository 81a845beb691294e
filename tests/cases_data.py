"""The cases of tests/cases as values."""

import pathlib
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.edition import Edition

FOLDER = pathlib.Path(__file__).parent / "cases"


@dataclass(frozen=True)
class CaseData:
    """One case under one edition; `data` is its table in the file."""

    file: str
    edition: Edition
    data: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.file} {self.edition.value}: {self.data['name']}"


@cache
def all_cases() -> tuple[CaseData, ...]:
    """Every case under every edition that it names."""
    return tuple(
        CaseData(path.stem, Edition(edition), data)
        for path in sorted(FOLDER.rglob("*.toml"))
        for data in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
        for edition in data.get("editions") or [data["edition"]]
    )
