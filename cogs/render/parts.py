"""What a message shows, as plain values: embeds, buttons, selects, modals. Nothing here knows a client library."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from cogs import limits
from cogs.limits import clip
from cogs.pictures.sheet import Sheet

Look = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True)
class Button:
    """A button."""

    custom_id: str
    label: str
    look: Look = "secondary"


@dataclass(frozen=True)
class Pick:
    """An option of a select."""

    value: str
    label: str
    description: str = ""


@dataclass(frozen=True)
class Menu:
    """A select of which one option is chosen; it fills a row."""

    custom_id: str
    placeholder: str
    picks: tuple[Pick, ...]


@dataclass(frozen=True)
class Chooser:
    """A select of which Discord itself lists the options; it fills a row.

    Attributes:
        of: what is listed.
        chosen: ids chosen at first.
        most: how many may be chosen.
    """

    custom_id: str
    placeholder: str
    of: Literal["users", "roles", "channels"]
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1


Row = tuple[Button, ...] | Menu | Chooser


@dataclass(frozen=True)
class Part:
    """A field of an embed."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True)
class Panel:
    """An embed. `colour` is 0xRRGGBB."""

    description: str = ""
    title: str = ""
    parts: tuple[Part, ...] = ()
    footer: str = ""
    colour: int = 0

    @property
    def size(self) -> int:
        """Characters that count towards the limit of a message."""
        own = len(self.title) + len(self.description) + len(self.footer)
        return own + sum(len(part.name) + len(part.value) for part in self.parts)


@dataclass(frozen=True)
class Document:
    """A text file that goes with a message."""

    name: str
    text: str


@dataclass(frozen=True)
class Image:
    """A picture that goes with a message; `alternative` says the same in words."""

    name: str
    png: bytes
    alternative: str


@dataclass(frozen=True)
class Card:
    """A message: embeds, rows of components, and files.

    Attributes:
        text: plain text above the embeds, to be copied.
        facts: facts that ride in the message as a file because no custom_id holds them.
        document: something to read that is too long for the message; the footers speak of it and of nothing else.
        sheet: what is to be shown as a picture, or as text where that cannot be.
        image: the sheet as a picture, shown below the first embed.
    """

    panels: tuple[Panel, ...]
    rows: tuple[Row, ...] = ()
    facts: Mapping[str, Any] | None = None
    document: Document | None = None
    sheet: Sheet | None = None
    image: Image | None = None
    text: str = ""


def without_document(card: Card) -> Card:
    """The card where no file may be attached."""
    return replace(card, document=None, panels=tuple(replace(panel, footer="") for panel in card.panels))


@dataclass(frozen=True)
class Prompt:
    """A modal with one text input; `introduction` is a text above it."""

    custom_id: str
    title: str
    label: str
    description: str = ""
    introduction: str = ""
    long: bool = False


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def fields(name: str, lines: tuple[str, ...], continued: str = "…") -> tuple[Part, ...]:
    """Lines as one field, or as several where they are too long for one."""
    found: list[list[str]] = []
    for line in (clip(line, limits.EMBED_FIELD_VALUE) for line in lines):
        if found and sum(map(len, found[-1])) + len(found[-1]) + len(line) <= limits.EMBED_FIELD_VALUE:
            found[-1].append(line)
        else:
            found.append([line])
    names = (clip(name, limits.EMBED_FIELD_NAME), *(continued for _ in found[1:]))
    return tuple(Part(named, "\n".join(part)) for named, part in zip(names, found, strict=False))


def fitted(panel: Panel, total: int = limits.EMBED_TOTAL) -> Panel:
    """A panel within all limits of an embed and `total` characters; the last fields are given up first."""
    title = clip(panel.title, limits.EMBED_TITLE)
    description = clip(panel.description, min(limits.EMBED_DESCRIPTION, total - len(title)))
    footer = clip(panel.footer, min(limits.EMBED_FOOTER, max(1, total - len(title) - len(description))))
    cut = Panel(description, title, footer=footer, colour=panel.colour)
    left = total - cut.size
    kept: list[Part] = []
    for part in panel.parts[: limits.EMBED_FIELDS]:
        name = clip(part.name, limits.EMBED_FIELD_NAME)
        value = clip(part.value, min(limits.EMBED_FIELD_VALUE, max(1, left - len(name))))
        if len(name) + len(value) > left or (value == "…" and part.value != "…"):
            break
        kept.append(Part(name, value, part.inline))
        left -= len(name) + len(value)
    return Panel(cut.description, cut.title, tuple(kept), cut.footer, cut.colour)


def packed(panels: tuple[Panel, ...]) -> Iterator[tuple[Panel, ...]]:
    """Panels spread over as few messages as the limits allow, in order."""
    message: list[Panel] = []
    for panel in map(fitted, panels):
        full = len(message) == limits.EMBEDS or sum(item.size for item in message) + panel.size > limits.EMBED_TOTAL
        if message and full:
            yield tuple(message)
            message = []
        message.append(panel)
    if message:
        yield tuple(message)
