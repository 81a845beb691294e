"""A spot in a request's body: its value, the path that leads to it, and the list where its problems are noted."""

from collections.abc import Collection, Iterable
from typing import Any, Final

from playground.errors import invalid_body

MISSING: Final = object()
Path = tuple[str | int, ...]


class Field:
    """A value in a body. Its checks note problems instead of raising, so that an answer names all of them at once.

    ``strict`` makes keys that Discord would silently ignore a problem too: a misspelt key is a bug of the sender.
    """

    __slots__ = ("path", "problems", "strict", "value")

    def __init__(
        self, value: Any, *, strict: bool = False, path: Path = (), problems: list[tuple[Path, str, str]] | None = None
    ) -> None:
        self.value = value
        self.path = path
        self.strict = strict
        self.problems: list[tuple[Path, str, str]] = [] if problems is None else problems

    def __getitem__(self, key: str) -> "Field":
        """A member of an object; its value is `MISSING` where there is none."""
        value = self.value.get(key, MISSING) if isinstance(self.value, dict) else MISSING
        return Field(value, strict=self.strict, path=(*self.path, key), problems=self.problems)

    @property
    def given(self) -> bool:
        """Whether there is a value other than null."""
        return self.value is not MISSING and self.value is not None

    def wrong(self, word: str, sentence: str) -> None:
        """Note a problem at this spot: Discord's word for it and a sentence."""
        self.problems.append((self.path, word, sentence))

    def refuse(self) -> None:
        """End a check.

        Raises:
            DiscordError: 50035 with every problem noted so far, when there is any.
        """
        if self.problems:
            raise invalid_body(self.problems)

    def need(self) -> bool:
        """Note a problem unless there is a value."""
        if not self.given:
            self.wrong("BASE_TYPE_REQUIRED", "This field is required")
        return self.given

    def obj(self, keys: Collection[str]) -> bool:
        """Whether this is an object; ``keys`` are those that Discord knows."""
        if not isinstance(self.value, dict):
            self.wrong("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return False
        if self.strict:
            for key in self.value.keys() - set(keys):
                self[key].wrong("UNKNOWN_FIELD", "Discord knows no such field and would ignore it")
        return True

    def text(self, most: int, *, least: int = 0, required: bool = False) -> str:
        """The text here, or ``""`` where there is none; a problem unless its length is within bounds."""
        if not (self.need() if required else self.given):
            return ""
        if not isinstance(self.value, str):
            self.wrong("BASE_TYPE_BAD_TYPE", "Could not interpret value as string.")
            return ""
        if len(self.value) > most or len(self.value) < least:
            if least:
                self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        return self.value

    def whole(self, least: int, most: int, *, required: bool = False) -> int | None:
        """The whole number here; a problem unless it is within bounds."""
        if not (self.need() if required else self.given):
            return None
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{self.value}" is not int.')
            return None
        if self.value < least:
            self.wrong("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif self.value > most:
            self.wrong("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return self.value

    def flag(self, *, default: bool = False) -> bool:
        """The boolean here."""
        if not self.given:
            return default
        if not isinstance(self.value, bool):
            self.wrong("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return default
        return self.value

    def one_of(self, values: Collection[int], *, required: bool = False) -> int | None:
        """The number here; a problem unless it is one of ``values``."""
        if not (self.need() if required else self.given):
            return None
        if isinstance(self.value, bool) or self.value not in values:
            listed = ", ".join(map(str, sorted(values)))
            self.wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return None
        return int(self.value)

    def items(self, most: int, *, least: int = 0, required: bool = False) -> "list[Field]":
        """The members of the list here; a problem unless their number is within bounds."""
        if not (self.need() if required else self.given):
            return []
        if not isinstance(self.value, list):
            self.wrong("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(self.value) <= most:
            if least:
                self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        return [
            Field(value, strict=self.strict, path=(*self.path, place), problems=self.problems)
            for place, value in enumerate(self.value)
        ]

    def unique(self, fields: "Iterable[Field]", word: str, sentence: str) -> None:
        """Note a problem at each of these fields whose value an earlier one has."""
        seen: set[Any] = set()
        for field in fields:
            if not field.given or not isinstance(field.value, str | int | float):
                continue
            key = (type(field.value), field.value)
            if key in seen:
                field.wrong(word, sentence)
            seen.add(key)
