"""Shared fixtures."""

import pathlib

import pytest

from engine.rules import register
from engine.situations import Register

ROOT = pathlib.Path(__file__).parents[1]


@pytest.fixture(scope="session")
def situations() -> Register:
    return register()
