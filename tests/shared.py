"""Material that stands beside the repository and may be absent: then the test is skipped and says so."""

import pathlib
from typing import Any

import pytest
import yaml

FOLDER = pathlib.Path(__file__).parents[2] / "shared"


def path(*parts: str) -> pathlib.Path:
    """A file or folder of the shared material; skips the test where it is absent."""
    found = FOLDER.joinpath(*parts)
    if not found.exists():
        pytest.skip(f"{'/'.join(parts)} is not here")
    return found


def reference(name: str) -> Any:
    """A YAML file of the reference."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load(path("reference", name).read_text(encoding="utf-8"), Loader=loader)
