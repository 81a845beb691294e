"""What the cards of the law book are made with: the catalogues, the library, and components that keep their view."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.render.parts import Button, Look, Menu, Pick, Row
from engine.edition import Edition
from laws.lookup import Library
from laws.wording import Catalogue, Language

OTHER: Final[Mapping[Language, Language]] = {"ru": "en", "en": "ru"}
DOUBT: Final = "⚠ "
_SLOTS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Shelf:
    """The catalogues by language, and the library."""

    words: Mapping[Language, Catalogue]
    library: Library

    def named(self, name: str, edition: Edition, lang: Language) -> str:
        """A line that names a section: number and heading."""
        heading = self.library.heading(name, edition, lang)
        return f"**{name}** {heading}" if heading else f"**{name}**"


class Aims:
    """The components of one message; each leads from the view of the message to another one."""

    def __init__(self, view: BookState) -> None:
        self._view = view
        self._slots: Iterator[str] = iter(_SLOTS)

    def button(self, label: str, state: BookState | None = None, look: Look = "secondary") -> Button:
        """A button; without a state it leads to the view of the message itself."""
        return Button((state or self._view).custom_id(next(self._slots)), clip(label, limits.BUTTON_LABEL), look)

    def law(self, label: str, name: str, edition: Edition | None = None, look: Look = "secondary") -> Button:
        """A button that shows a law or section in the same message."""
        state = replace(self._view, view=View.LAW, way=Way.TURN, edition=edition or self._view.edition, name=name)
        return self.button(label, replace(state, chapter=0, page=0), look)

    def menu(self, placeholder: str, picks: Sequence[Pick], state: BookState) -> Menu | None:
        """A select that shows what is chosen in it; None where there is nothing to choose."""
        if not picks:
            return None
        shown = tuple(picks[: limits.SELECT_OPTIONS])
        return Menu(state.custom_id(next(self._slots)), clip(placeholder, limits.SELECT_PLACEHOLDER), shown)

    def last(self, words: Catalogue, *, private: bool) -> tuple[Button, ...]:
        """The other language, and showing it to everyone where only the asker sees it."""
        turned = replace(self._view, way=Way.TURN, lang=OTHER[self._view.lang])
        found = [self.button(words.say("discord-language"), turned)]
        if private:
            found.append(self.button(words.say("discord-publish"), replace(self._view, way=Way.PUBLISH)))
        return tuple(found)


def pick(name: str, heading: str) -> Pick:
    """An option that names a section."""
    return Pick(name, clip(f"{name} {heading}".strip(), limits.OPTION_TEXT))


def filled(*rows: Row | None) -> tuple[Row, ...]:
    """The rows that have something in them."""
    return tuple(row for row in rows if row)
