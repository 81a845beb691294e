"""The editions of the Laws of Duplicate Bridge that can be ruled under."""

from enum import IntEnum


class Edition(IntEnum):
    """An edition, by its year."""

    LAWS_1987 = 1987
    LAWS_1997 = 1997
    LAWS_2007 = 2007
    LAWS_2017 = 2017


EDITIONS = tuple(Edition)
LATEST = Edition.LAWS_2017
