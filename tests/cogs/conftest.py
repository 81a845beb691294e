"""Fixtures of the Discord surface without a connection."""

import pathlib

import pytest

from cogs.dialog import Dialog
from cogs.office import Office
from tests.cogs.offices import fixed_office


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    return fixed_office(pathlib.Path(tmp_path_factory.mktemp("data")))


@pytest.fixture(scope="session")
def dialog(office: Office) -> Dialog:
    return Dialog(office)
