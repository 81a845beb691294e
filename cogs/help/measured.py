"""How often the bot was right when that was measured, and when the book was last gone through; see measured.toml."""

import pathlib
import tomllib
from datetime import date
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

FILE: Final = pathlib.Path(__file__).with_name("measured.toml")
What = Literal["rules", "law", "ruling", "exam"]
"""What was counted: outcomes of structured cases; the law named first for questions in words; rulings given to them;
problems of director exams told in words and solved to the end."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Figure(_Frozen):
    """A count of right answers, and on which day it was taken."""

    what: What
    date: date
    right: int = Field(ge=0)
    of: int = Field(gt=0)

    @model_validator(mode="after")
    def _no_more_than_all(self) -> "Figure":
        if self.right > self.of:
            raise ValueError("more right answers than answers")
        return self

    @property
    def percent(self) -> float:
        """The share of right answers."""
        return 100 * self.right / self.of


class Measured(_Frozen):
    """The whole file.

    Attributes:
        book: the day on which the book was last gone through.
    """

    book: date
    figures: tuple[Figure, ...]


def load(path: pathlib.Path = FILE) -> Measured:
    """Read the file.

    Raises:
        ValueError: it is not what it should be.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Measured.model_validate({**data, "figures": tuple(data.get("figures", ()))})
