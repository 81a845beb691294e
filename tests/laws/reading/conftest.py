"""One reader for all tests of reading; it is frozen."""

import pytest

from laws.reading import Reader


@pytest.fixture(scope="session")
def reader() -> Reader:
    return Reader.load()


@pytest.fixture(scope="session")
def by_rules() -> Reader:
    """A reader without the models of facts."""
    return Reader.load(told=False)
