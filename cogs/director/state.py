"""The running case of a Director: what its message carries as a file.

The case always rides in the file, since it has a past that can be undone; nothing of it is kept anywhere else.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cogs.state import OutdatedError
from engine.edition import Edition
from engine.table import Table
from laws.wording import Language

PAST: Final = 20
"""Steps that can be undone."""
FILE_BYTES: Final = 48 * 1024
"""What a file may take; of a longer one the oldest steps can no longer be undone."""
NOTE: Final = 1000
PAIRS: Final = 60
DAY: Final = 24 * 60

V = TypeVar("V", "Moment", "Ruled")
Page = Literal["table", "aloud", "more"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Said(_Value):
    """A case that was ruled on: the situation and its facts as plain values."""

    situation: str
    facts: Mapping[str, Any]


class Ruled(_Value):
    """A ruling of the case.

    Attributes:
        deal: how many boards of the case were played before.
        board: number of the board; None where nobody said.
        told: what the Director told, as quoted.
    """

    deal: int
    board: int | None
    edition: Edition
    said: Said
    told: str = ""


class Moment(_Value):
    """A table and the ruling made at it.

    Attributes:
        table: the table before the ruling.
        said: the ruling; None while nothing has happened since.
        names: cards by which penalty cards were named that the ruling had left without a name.
        told: what the Director told, as quoted; empty where he chose the situation himself.
        readings: other situations that it may have been.
        deal: how many boards of the case were played before.
        board: number of the board; None where nobody said.
        goes_on: this completes the ruling of the moment before: a question was answered, an option taken.
    """

    table: Table
    said: Said | None = None
    names: tuple[str, ...] = ()
    told: str = Field(default="", max_length=1000)
    readings: tuple[str, ...] = ()
    deal: int = 0
    board: int | None = None
    goes_on: bool = False


class Deadlines(_Value):
    """From when rights to a correction and to an appeal run out (79C, 92B).

    Attributes:
        posted: when the official score could be read, in seconds since 1970.
        zone: the time zone in which that was said.
        correction, appeal: minutes.
    """

    posted: int = Field(ge=0, le=2**33)
    zone: str = Field(max_length=60)
    correction: int = Field(ge=1, le=7 * DAY)
    appeal: int = Field(ge=1, le=7 * DAY)


class DeskState(_Value):
    """The running case at a table.

    Attributes:
        past: earlier moments, the latest last.
        before: rulings before those of `past`.
        directors: users whose case it is.
        offered: a user to whom the case is being handed over.
        number: number of the table.
        page: what the card shows.
    """

    version: Literal[2] = 2
    lang: Language
    moment: Moment
    past: tuple[Moment, ...] = ()
    before: tuple[Ruled, ...] = ()
    directors: tuple[int, ...] = ()
    offered: int | None = None
    number: int | None = Field(default=None, ge=1, le=999)
    pairs: str = Field(default="", max_length=PAIRS)
    note: str = Field(default="", max_length=NOTE)
    deadlines: Deadlines | None = None
    page: Page = "table"
    ended: bool = False

    @property
    def board(self) -> int | None:
        """Number of the board in play."""
        return self.moment.board

    def then(self, moment: Moment) -> Self:
        """The case a step on; the board stays the same unless `moment` begins another deal."""
        if moment.deal == self.moment.deal:
            moment = moment.model_copy(update={"board": self.moment.board})
        found = self.turned(moment=moment, past=(*self.past, self.moment), ended=False, page="table")
        return found if len(found.past) <= PAST else found._shorter()

    def step(self, table: Table, said: Said | None = None, **others: Any) -> Self:
        """The case with another moment of the same deal."""
        return self.then(Moment(table=table, said=said, deal=self.moment.deal, **others))

    def completed(self, **changes: object) -> Self:
        """The case with its ruling completed or read otherwise."""
        return self.then(self.moment.model_copy(update={**changes, "goes_on": True}))

    def undone(self) -> Self:
        """The case a step back; the same where there is none."""
        if not self.past:
            return self
        return self.turned(moment=self.past[-1], past=self.past[:-1], page="table")

    def turned(self, **changes: object) -> Self:
        """The same case, shown otherwise or to somebody else."""
        return self.model_copy(update=changes)

    def on_board(self, board: int | None) -> Self:
        """The case with the number of the board in play, as if it had been known from the first card on."""
        deal = self.moment.deal

        def numbered(item: V) -> V:
            return item.model_copy(update={"board": board}) if item.deal == deal else item

        return self.turned(
            moment=numbered(self.moment),
            past=tuple(map(numbered, self.past)),
            before=tuple(map(numbered, self.before)),
        )

    def rulings(self) -> tuple[Ruled, ...]:
        """Every ruling of the case as last completed, the first first."""
        return (*self.before, *_rulings((*self.past, self.moment)))

    def carried(self) -> dict[str, Any]:
        """The file."""
        found = self._dumped()
        state = self
        while len(json.dumps(found, ensure_ascii=False).encode()) > FILE_BYTES and (state.past or state.before):
            state = state._shorter() if state.past else state.turned(before=state.before[1:])
            found = state._dumped()
        return found

    def _dumped(self) -> dict[str, Any]:
        return self.model_dump(mode="json", exclude_defaults=True) | {"version": self.version}

    def _shorter(self) -> Self:
        """Without the earliest step of the past; its ruling is kept."""
        following = self.past[1] if len(self.past) > 1 else self.moment
        gone = tuple(_rulings((self.past[0], following)))[:1] if not following.goes_on else ()
        kept = tuple(ruled for ruled in gone if self.past[0].said)
        return self.turned(past=self.past[1:], before=(*self.before, *kept))


def _rulings(moments: tuple[Moment, ...]) -> Iterator[Ruled]:
    for place, moment in enumerate(moments):
        completed_later = place + 1 < len(moments) and moments[place + 1].goes_on
        if moment.said and not completed_later:
            yield Ruled(
                deal=moment.deal,
                board=moment.board,
                edition=moment.table.edition,
                said=moment.said,
                told=moment.told,
            )


def read(carried: Mapping[str, Any]) -> DeskState:
    """The case that a file holds.

    Raises:
        OutdatedError: it was not written by this version.
    """
    try:
        return DeskState.model_validate(carried)
    except ValidationError:
        raise OutdatedError("no case of this version") from None
