"""Facts of the less likely situations of a text, read when somebody asks for them: most often nobody does."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from laws.reading.result import Facts


class FactsOnDemand(Mapping[str, Facts]):
    """The facts of each situation that a text may tell.

    Args:
        situations: their names, best first.
        read: reads the facts of one; called at most once for each.
    """

    def __init__(self, situations: Sequence[str], read: Callable[[str], Facts]) -> None:
        self._situations = tuple(situations)
        self._read = read
        self._found: dict[str, Facts] = {}

    def __getitem__(self, situation: str) -> Facts:
        if situation not in self._situations:
            raise KeyError(situation)
        if situation not in self._found:
            self._found[situation] = self._read(situation)
        return self._found[situation]

    def __iter__(self) -> Iterator[str]:
        return iter(self._situations)

    def __len__(self) -> int:
        return len(self._situations)
