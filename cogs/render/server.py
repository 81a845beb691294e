"""The settings of a server as cards: all of them in words, and one of them with what it can be."""

from collections.abc import Sequence
from typing import Any, Final

from cogs import limits
from cogs.limits import clip
from cogs.policy import Policy
from cogs.render.desk import AMBER, GREEN, GREY
from cogs.render.parts import Button, Card, Chooser, Menu, Panel, Part, Pick, Prompt, Row, capital, fitted
from cogs.render.quote import neutral
from cogs.server.fields import FIELDS, GROUPS, Field, Shape, is_set, value_of
from cogs.server.settings import CHANNELS, ROLES, ServerSettings
from cogs.server.state import ServerAction, ServerState
from laws.wording import Catalogue, Language

LISTED: Final = 8
"""Roles or channels named in a line."""
OTHER: Final[dict[Language, Language]] = {"ru": "en", "en": "ru"}


class ServerView:
    """Makes the cards of one server's settings.

    Args:
        default: what holds where the server sets nothing.
        texts: the names of the imported texts.
    """

    def __init__(
        self, settings: ServerSettings, default: Policy, texts: Sequence[str], words: Catalogue, lang: Language
    ) -> None:
        self._settings = settings
        self._default = default
        self._texts = tuple(name for name in texts if len(name) <= limits.OPTION_TEXT)
        self._words = words
        self._lang: Language = lang

    def home(self, said: str = "") -> Card:
        """All settings.

        Args:
            said: what has just been done.
        """
        words = self._words
        parts = tuple(
            Part(words.say(f"server-group-{group}"), "\n".join(self._line(field) for field in _of(group)))
            for group in GROUPS
        )
        lead = "\n\n".join(filter(None, (said, words.say("server-lead"))))
        panel = Panel(lead, words.say("server-title"), parts, words.say("server-footer"), GREEN if said else GREY)
        picks = tuple(
            Pick(
                field.name,
                clip(capital(self.name(field)), limits.OPTION_TEXT),
                clip(self._bare(field), limits.OPTION_TEXT),
            )
            for field in FIELDS.values()
        )
        menu = Menu(self._id(ServerAction.OPEN), words.say("server-choose"), picks)
        turned = ServerState(ServerAction.HOME, OTHER[self._lang]).custom_id()
        buttons = [Button(turned, words.say("discord-language"))]
        if self._settings.as_data():
            buttons.append(Button(self._id(ServerAction.RESET), words.say("server-reset"), "danger"))
        return Card((fitted(panel),), (menu, tuple(buttons)))

    def field(self, field: Field, problem: str = "") -> Card:
        """One setting, with what it can be.

        Args:
            problem: why what was typed was not taken.
        """
        words = self._words
        now = words.say("server-now", value=self.said(field))
        blocks = (problem, words.say(f"server-about-{field.slug}"), now)
        colour = AMBER if problem else GREY
        panel = Panel("\n\n".join(filter(None, blocks)), capital(self.name(field)), colour=colour)
        back = [Button(self._id(ServerAction.HOME), words.say("server-back"))]
        if is_set(self._settings, field):
            label = words.say("server-default", value=self._value(field, self._default_of(field)))
            back.insert(0, Button(self._id(ServerAction.UNSET, field), clip(label, limits.BUTTON_LABEL)))
        return Card((fitted(panel),), (*self._rows(field), tuple(back)))

    def sure(self) -> Card:
        """The question whether everything is to be left to the defaults."""
        words = self._words
        buttons = (
            Button(self._id(ServerAction.RESET_ALL), words.say("server-reset-yes"), "danger"),
            Button(self._id(ServerAction.HOME), words.say("server-reset-no")),
        )
        return Card((Panel(words.say("server-reset-sure"), colour=AMBER),), (buttons,))

    def prompt(self, field: Field) -> Prompt:
        """The modal in which a setting is typed."""
        words = self._words
        return Prompt(
            custom_id=self._id(ServerAction.TYPED, field),
            title=clip(capital(self.name(field)), limits.MODAL_TITLE),
            label=clip(words.say("server-type-label"), limits.LABEL),
            description=clip(words.say(f"server-type-{field.slug}"), limits.LABEL_DESCRIPTION),
        )

    def changed(self, field: Field) -> str:
        """What is said after a change."""
        return self._words.say("server-changed", name=capital(self.name(field)), value=self.said(field))

    def name(self, field: Field) -> str:
        """The name of a setting."""
        return self._words.say(f"server-field-{field.slug}")

    def said(self, field: Field) -> str:
        """What holds, in words."""
        said = self._value(field, value_of(self._settings, self._default, field))
        if field.shape is Shape.VISIBILITY:
            for private in (False, True):
                if channels := self._channels(private=private):
                    listed = self._listed([f"<#{channel}>" for channel in channels])
                    said += self._words.say("server-channels", private=int(private), channels=listed)
        return said

    def _bare(self, field: Field) -> str:
        """What holds, where neither mentions nor markdown are shown: of roles and channels their number."""
        value = value_of(self._settings, self._default, field)
        if field.shape is Shape.ROLES and value:
            return self._words.say("server-roles", n=len(value))
        if field.shape in (Shape.TYPED, Shape.TEXTS) and isinstance(value, str) and value:
            return value
        said = self._value(field, value)
        apart = len(self._settings.channels) if field.shape is Shape.VISIBILITY else 0
        return said + self._words.say("server-channels-apart", n=apart) if apart else said

    def _line(self, field: Field) -> str:
        mark = "**" if is_set(self._settings, field) else ""
        return f"{capital(self.name(field))}: {mark}{self.said(field)}{mark}"

    def _value(self, field: Field, value: Any) -> str:
        words = self._words
        if field.shape is Shape.ROLES:
            return self._listed([f"<@&{role}>" for role in value]) if value else words.say("server-roles-none")
        if field.name in ("journal_days", "correction_minutes", "appeal_minutes"):
            return words.say("server-days" if field.name == "journal_days" else "server-minutes", n=value)
        if field.shape in (Shape.TYPED, Shape.TEXTS):
            return neutral(str(value)) if value else words.say(f"server-none-{field.slug}")
        if field.name == "edition":
            return words.say("server-edition", edition=str(value))
        own = words.first(f"server-value-{field.slug}-{str(value).lower().replace('_', '-')}")
        return words.say(own or ("server-allowed" if value else "server-forbidden"))

    def _default_of(self, field: Field) -> Any:
        return value_of(ServerSettings(), self._default, field)

    def _rows(self, field: Field) -> tuple[Row, ...]:
        words = self._words
        match field.shape:
            case Shape.CHOICE:
                return (self._buttons(field),)
            case Shape.VISIBILITY:
                return (
                    self._buttons(field),
                    self._chooser(ServerAction.PUBLIC, field, private=False),
                    self._chooser(ServerAction.PRIVATE, field, private=True),
                )
            case Shape.ROLES:
                chosen = self._settings.director_roles
                placeholder = words.say("server-choose-roles")
                return (Chooser(self._id(ServerAction.CHOSEN, field), placeholder, "roles", chosen, 0, ROLES),)
            case Shape.TEXTS:
                picks = tuple(Pick(name, name) for name in self._texts[: limits.SELECT_OPTIONS])
                return (
                    (Menu(self._id(ServerAction.CHOSEN, field), words.say("server-choose-text"), picks),)
                    if picks
                    else ()
                )
            case Shape.TYPED:
                return ((Button(self._id(ServerAction.TYPE, field), words.say("server-type"), "primary"),),)

    def _buttons(self, field: Field) -> tuple[Button, ...]:
        now = value_of(self._settings, self._default, field)
        return tuple(
            Button(
                self._id(ServerAction.SET, field, place),
                clip(capital(self._value(field, value)), limits.BUTTON_LABEL),
                "primary" if value == now else "secondary",
            )
            for place, value in enumerate(field.values)
        )

    def _chooser(self, action: ServerAction, field: Field, *, private: bool) -> Chooser:
        placeholder = self._words.say("server-choose-channels", private=int(private))
        chosen = self._channels(private=private)
        return Chooser(self._id(action, field), placeholder, "channels", chosen, 0, CHANNELS // 2)

    def _channels(self, *, private: bool) -> tuple[int, ...]:
        return tuple(channel for channel, hidden in self._settings.channels.items() if hidden is private)

    def _listed(self, mentions: Sequence[str]) -> str:
        more = len(mentions) - LISTED
        shown = ", ".join(mentions[:LISTED])
        return f"{shown} {self._words.say('server-more', n=more)}" if more > 0 else shown

    def _id(self, action: ServerAction, field: Field | None = None, place: int | None = None) -> str:
        return ServerState(action, self._lang, field, place).custom_id()


def _of(group: str) -> tuple[Field, ...]:
    return tuple(field for field in FIELDS.values() if field.group == group)
