"""Two clicks at once on the card of a case: only one of them may change it, since both bring the case as it was before."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Literal

KEPT: Final = 2000
"""Cards remembered; clicks that race are fractions of a second apart."""

Standing = Literal["first", "repeated", "late"]


@dataclass(frozen=True)
class Click:
    """What somebody did."""

    user: int
    custom_id: str
    given: str


class Turns:
    """Remembers of the latest cards whether a click on them was answered.

    A card is known by the id of its file, which every change replaces.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._answered: OrderedDict[int, Click] = OrderedDict()

    def take(self, card: int, click: Click) -> Standing:
        """Whether a click is the first on a card, the same one once more, or comes after another."""
        before = self._answered.get(card)
        if before is not None:
            return "repeated" if before == click else "late"
        self._answered[card] = click
        while len(self._answered) > self._kept:
            self._answered.popitem(last=False)
        return "first"

    def give_back(self, card: int) -> None:
        """The first click changed nothing, so that another may be taken."""
        self._answered.pop(card, None)
