"""The settings of a server one by one: which values each can have and how one that is typed is read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, get_args

from cogs.director.clock import zone
from cogs.policy import Policy
from cogs.server.settings import DAYS, MINUTES, SCALE, ServerSettings
from engine.edition import EDITIONS, Edition
from laws.errors import user_error
from laws.regulations import ClaimOrder, FouledMethod, Rounding


class Shape(Enum):
    """How a setting is changed."""

    CHOICE = "choice"
    """By a button for each value."""
    TYPED = "typed"
    """In a modal."""
    VISIBILITY = "visibility"
    """By buttons, and by selects of the channels where it is otherwise."""
    ROLES = "roles"
    TEXTS = "texts"
    """By a select of the imported texts."""


@dataclass(frozen=True)
class Field:
    """A setting.

    Attributes:
        name: that of the attribute of ServerSettings.
        group: what it is shown with.
        values: those of a choice.
        read: the value of a text; raises UserError.
        most: characters that can be typed.
    """

    name: str
    group: str
    shape: Shape = Shape.CHOICE
    values: tuple[Any, ...] = ()
    read: Callable[[str], Any] | None = None
    most: int = 40

    @property
    def slug(self) -> str:
        """The name as part of the id of a message."""
        return self.name.replace("_", "-")


def _number(name: str, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        found = text.strip()
        if not found.isascii() or not found.isdecimal() or len(found) > 6 or int(found) > most:
            raise user_error("server-number", name, given=text[:40], most=most)
        return int(found)

    return read


def _zone(text: str) -> str:
    zone(text)
    return text.strip()


def _scale(text: str) -> str:
    return " ".join(text.split())


_ALLOWED: Final = (True, False)
FIELDS: Final[Mapping[str, Field]] = {
    field.name: field
    for field in (
        Field("edition", "answers", values=tuple(edition.value for edition in EDITIONS)),
        Field("language", "answers", values=("auto", "ru", "en")),
        Field("private", "answers", Shape.VISIBILITY, (True, False)),
        Field("official_text", "answers", Shape.TEXTS),
        Field("director_roles", "directors", Shape.ROLES),
        Field("zone", "directors", Shape.TYPED, read=_zone),
        Field("journal_days", "directors", Shape.TYPED, read=_number("journal_days", DAYS), most=5),
        Field("correction_minutes", "periods", Shape.TYPED, read=_number("correction_minutes", MINUTES), most=4),
        Field("appeal_minutes", "periods", Shape.TYPED, read=_number("appeal_minutes", MINUTES), most=4),
        Field("defenders_ask_1997", "regulations", values=_ALLOWED),
        Field("defenders_ask_2007", "regulations", values=_ALLOWED),
        Field("own_card", "regulations", values=_ALLOWED),
        Field("memory_aids", "regulations", values=_ALLOWED),
        Field("two_hands", "regulations", values=_ALLOWED),
        Field("claim_order", "regulations", values=get_args(ClaimOrder)),
        Field("two_standards", "scores", values=_ALLOWED),
        Field("rounding", "scores", values=get_args(Rounding)),
        Field("method", "scores", values=get_args(FouledMethod)),
        Field("penalty_scale", "scores", Shape.TYPED, read=_scale, most=SCALE),
    )
}
GROUPS: Final = tuple(dict.fromkeys(field.group for field in FIELDS.values()))


def is_set(settings: ServerSettings, field: Field) -> bool:
    """Whether the server has set it itself."""
    own = field.name in settings.as_data()
    return own or (field.shape is Shape.VISIBILITY and bool(settings.channels))


def value_of(settings: ServerSettings, default: Policy, field: Field) -> Any:
    """What holds on the server: what it has set, else the default."""
    own = getattr(settings, field.name)
    return defaults(default)[field.name] if own is None else own


def unset(field: Field) -> Mapping[str, Any]:
    """The changes that leave a setting to the default."""
    if field.shape is Shape.ROLES:
        return {field.name: ()}
    return {field.name: None, **({"channels": {}} if field.shape is Shape.VISIBILITY else {})}


def defaults(policy: Policy) -> Mapping[str, Any]:
    """The value of every setting where the server sets nothing."""
    regulations = policy.regulations
    same = ("correction_minutes", "appeal_minutes", "own_card", "memory_aids", "two_hands", "claim_order")
    return {
        "edition": policy.edition.value,
        "language": policy.language or "auto",
        "private": policy.private,
        "official_text": None,
        "director_roles": (),
        "zone": policy.zone,
        "journal_days": policy.journal_days,
        "defenders_ask_1997": regulations.defenders_ask.get(Edition.LAWS_1997, True),
        "defenders_ask_2007": regulations.defenders_ask.get(Edition.LAWS_2007, True),
        "penalty_scale": policy.penalty_scale,
        **{name: getattr(regulations, name) for name in (*same, "two_standards", "rounding", "method")},
    }
