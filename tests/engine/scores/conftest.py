"""The worked figures as a fixture."""

import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest


@pytest.fixture(scope="session")
def annex() -> Mapping[str, Any]:
    return tomllib.loads(pathlib.Path(__file__).with_name("annex.toml").read_text(encoding="utf-8"))
