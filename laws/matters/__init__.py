"""The matters that people ask about with yes or no, as data: words of the question, and what in a ruling answers them."""

from typing import Final

from laws.matters.acts import ACTS, TAKEN_BACK, WHO_PASSES
from laws.matters.results import PENALTY_CARDS, SCORES, STANDS
from laws.points import Point

POINTS: Final[tuple[Point, ...]] = (*ACTS, *TAKEN_BACK, *WHO_PASSES, *PENALTY_CARDS, *STANDS, *SCORES)
"""All points, in order: the first that fits a question and on which every ruling left speaks is the one it is about."""
