"""The running case of a Director: what its message carries as a file, and the custom_ids of its components.

A custom_id is the version, `D` for the Director's table, a letter for the action, and after a colon what it is about. The
case itself always rides in the file, since it has a past that can be undone.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cogs import limits
from cogs.state import VERSION, OutdatedError
from engine.table import Table
from laws.wording import Language

PREFIX: Final = VERSION + "D"
PAST: Final = 20
"""Steps that can be undone."""


class DeskAction(Enum):
    """What a click asks for; the value stands in the custom_id."""

    EVENT = "e"
    """Rule on the situation chosen in a select."""
    NEXT = "n"
    """Take note of what happened next, chosen in a select: somebody on lead, a card played, a trick over."""
    TELL = "w"
    """Open the modal in which the Director tells what happened."""
    TOLD = "x"
    READING = "g"
    """Take another reading of what was told."""
    ANSWER = "a"
    PICK = "p"
    TYPE = "t"
    TYPED = "y"
    """Answer a question: by a button, a select, or a modal."""
    TAKE = "o"
    """Somebody chose one of the options of the ruling."""
    UNDO = "u"
    READ = "r"
    """Turn the sentences to read out on or off."""
    WHY = "q"
    LANGUAGE = "l"
    TAKE_OVER = "k"
    END = "z"
    REOPEN = "s"


@dataclass(frozen=True)
class Aim:
    """A component: its action and what it is about."""

    action: DeskAction
    about: str = ""

    @property
    def custom_id(self) -> str:
        """The custom_id.

        Raises:
            ValueError: it is too long.
        """
        found = f"{PREFIX}{self.action.value}:{self.about}"
        if len(found) > limits.CUSTOM_ID:
            raise ValueError(f"{self.about} is too long for a custom_id")
        return found


def is_desk(custom_id: str) -> bool:
    """Whether a custom_id is one of the Director's table."""
    return custom_id.startswith(PREFIX)


def parse(custom_id: str) -> Aim:
    """The aim that a custom_id holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    action, colon, about = custom_id.removeprefix(PREFIX).partition(":")
    try:
        if not colon or not is_desk(custom_id):
            raise ValueError(custom_id)
        return Aim(DeskAction(action), about)
    except ValueError as error:
        raise OutdatedError(str(error)) from None


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Said(_Value):
    """A case that was ruled on: the situation and its facts as plain values."""

    situation: str
    facts: Mapping[str, Any]


class Moment(_Value):
    """A table and the ruling made at it.

    Attributes:
        table: the table before the ruling.
        said: the ruling; None while nothing has happened since.
        names: cards by which penalty cards were named that the ruling had left without a name.
        told: what the Director told, as quoted; empty where he chose the situation himself.
        readings: other situations that it may have been.
    """

    table: Table
    said: Said | None = None
    names: tuple[str, ...] = ()
    told: str = Field(default="", max_length=1000)
    readings: tuple[str, ...] = ()


class DeskState(_Value):
    """The running case at a table.

    Attributes:
        board: number of the board; None where nobody said.
        past: earlier moments, the latest last.
        directors: users who took the table over.
    """

    version: Literal[1] = 1
    lang: Language
    board: int | None = None
    moment: Moment
    past: tuple[Moment, ...] = ()
    directors: tuple[int, ...] = ()
    reading_out: bool = False
    ended: bool = False

    def then(self, moment: Moment) -> Self:
        """The case a step on."""
        past = (*self.past, self.moment)[-PAST:]
        return self.model_copy(update={"moment": moment, "past": past, "ended": False})

    def undone(self) -> Self:
        """The case a step back; the same where there is none."""
        if not self.past:
            return self
        return self.model_copy(update={"moment": self.past[-1], "past": self.past[:-1]})

    def turned(self, **changes: object) -> Self:
        """The same case, shown otherwise or to somebody else."""
        return self.model_copy(update=changes)

    def carried(self) -> dict[str, Any]:
        """The file."""
        return self.model_dump(mode="json", exclude_defaults=True) | {"version": self.version}


def read(carried: Mapping[str, Any]) -> DeskState:
    """The case that a file holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    try:
        return DeskState.model_validate(carried)
    except ValidationError:
        raise OutdatedError("no case of this version") from None
