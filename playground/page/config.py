"""What the page says about the bot that is tried on it: given by whoever starts the server, in every language."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

LANGUAGES: Final = ("en", "ru")
Texts = Mapping[str, str]


class PageConfigError(ValueError):
    """A page configuration that cannot be used; the message names the key and what was expected there."""


@dataclass(frozen=True)
class Story:
    """An example to try: a title, and a slash command with the values of its options, texts in every language."""

    title: Texts
    command: str
    options: Mapping[str, Any]

    def payload(self) -> dict[str, Any]:
        """The story as the page gets it."""
        return {"title": dict(self.title), "command": self.command, "options": dict(self.options)}


@dataclass(frozen=True)
class PageConfig:
    """The page's own words about the bot: a title, a welcome, and stories to try."""

    title: Texts | None = None
    welcome: Texts | None = None
    stories: tuple[Story, ...] = ()

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read a configuration such as ``{"title": {"en", "ru"}, "welcome": {..}, "stories": [..]}``.

        A story is ``{"title": {"en", "ru"}, "command": "name", "options": {"name": value or {"en", "ru"}}}``.

        Raises:
            PageConfigError: naming the key that is missing, unknown or of the wrong type.
        """
        fields = _object(data, "", {"title", "welcome", "stories"})
        stories = fields.get("stories", [])
        if not isinstance(stories, list):
            raise PageConfigError(f"stories: a list is expected, not {type(stories).__name__}")
        return cls(
            title=_texts(fields["title"], "title") if "title" in fields else None,
            welcome=_texts(fields["welcome"], "welcome") if "welcome" in fields else None,
            stories=tuple(_story(story, f"stories[{place}]") for place, story in enumerate(stories)),
        )

    def payload(self) -> dict[str, Any]:
        """The configuration as the page gets it."""
        return {
            "title": dict(self.title) if self.title else None,
            "welcome": dict(self.welcome) if self.welcome else None,
            "stories": [story.payload() for story in self.stories],
        }


def _object(data: Any, where: str, keys: set[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise PageConfigError(f"{where or 'the configuration'}: an object is expected, not {type(data).__name__}")
    unknown = sorted(data.keys() - keys)
    if unknown:
        raise PageConfigError(f"{where or 'the configuration'}: unknown keys {unknown}; known are {sorted(keys)}")
    return data


def _texts(data: Any, where: str) -> Texts:
    texts = _object(data, where, set(LANGUAGES))
    for language in LANGUAGES:
        if not isinstance(texts.get(language), str) or not texts[language]:
            raise PageConfigError(f"{where}.{language}: a text is expected")
    return texts


def _story(data: Any, where: str) -> Story:
    fields = _object(data, where, {"title", "command", "options"})
    if not isinstance(fields.get("command"), str):
        raise PageConfigError(f"{where}.command: the name of a command is expected")
    options = fields.get("options", {})
    if not isinstance(options, dict):
        raise PageConfigError(f"{where}.options: an object is expected, not {type(options).__name__}")
    for name, value in options.items():
        if isinstance(value, dict):
            _texts(value, f"{where}.options.{name}")
        elif not isinstance(value, str | int | float):
            raise PageConfigError(f"{where}.options.{name}: a value or a text in every language is expected")
    return Story(_texts(fields.get("title"), f"{where}.title"), fields["command"], options)
