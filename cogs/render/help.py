"""/help as cards: short first, topics to choose from, examples to tap."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cogs import limits
from cogs.help.state import HelpAction, HelpState
from cogs.limits import clip
from cogs.render.desk import GREY, rows
from cogs.render.parts import Button, Card, Menu, Panel, Pick, fitted
from laws.wording import Catalogue, Language

START: Final = "start"
EXAMPLES: Final = ("revoke", "lead", "bid", "editions", "law", "score")
"""Questions that can be asked with one tap."""
_OTHER: Final[Mapping[Language, Language]] = {"ru": "en", "en": "ru"}


@dataclass(frozen=True)
class Line:
    """A text that stands in a topic where the bot has the commands it speaks of."""

    name: str
    commands: tuple[str, ...] = ()


@dataclass(frozen=True)
class Topic:
    """A page of the help: paragraphs of lines, and the examples offered below it."""

    name: str
    paragraphs: tuple[tuple[Line, ...], ...]
    examples: tuple[str, ...] = ()


def _topic(name: str, *more: Line, commands: tuple[str, ...] = (), examples: tuple[str, ...] = ()) -> Topic:
    return Topic(name, ((Line(f"help-{name}", commands),), *((line,) for line in more)), examples)


_BOOK: Final = ("law", "search", "compare", "term")
_DIRECT: Final = (
    *("revoke", "lead-out-of-turn", "penalty-card", "insufficient-bid", "call-out-of-turn", "changed-call"),
    *("exposed-card", "designation", "contested-claim"),
)
TOPICS: Final = (
    Topic(
        START,
        (
            (Line("help-start", ("ruling",)),),
            (
                Line("help-start-menu", ("rule-on-this",)),
                Line("help-start-situation", ("situation",)),
                Line("help-start-book", _BOOK),
                Line("help-start-claim", ("claim",)),
                Line("help-start-scores", ("score", "adjust")),
                Line("help-start-director", ("director",)),
                Line("help-start-journal", ("journal",)),
                Line("help-start-settings", ("settings",)),
            ),
            (Line("help-start-end"),),
        ),
        ("revoke", "lead", "bid", "law", "score"),
    ),
    _topic("ask", Line("help-ask-menu", ("rule-on-this",)), commands=("ruling",), examples=("revoke", "lead", "bid")),
    _topic(
        "situations",
        Line("help-situations-guide", ("guide",)),
        Line("help-situations-direct", _DIRECT),
        commands=("situation",),
    ),
    Topic(
        "answers",
        (
            (Line("help-answers"),),
            (
                Line("help-answers-buttons"),
                Line("help-answers-facts", ("situation",)),
                Line("help-answers-journal", ("journal",)),
            ),
            (Line("help-answers-end"),),
        ),
        ("revoke", "lead"),
    ),
    _topic("editions", commands=("ruling", "compare"), examples=("editions",)),
    _topic("book", commands=_BOOK, examples=("law",)),
    _topic("claims", commands=("claim",)),
    _topic("scores", commands=("score", "adjust"), examples=("score",)),
    _topic("director", commands=("director",)),
    _topic("journal", commands=("journal",)),
    _topic("settings", commands=("settings",)),
    Topic(
        "privacy",
        (
            (Line("help-privacy"),),
            (Line("help-privacy-journal", ("journal",)),),
            (Line("help-privacy-settings", ("settings",)),),
            (Line("help-privacy-forget", ("privacy", "forget")),),
            (Line("help-privacy-logs"),),
        ),
    ),
)


def offered(known: Mapping[str, str]) -> tuple[Topic, ...]:
    """The topics whose commands the bot has.

    Args:
        known: the commands as texts show them, by name.
    """
    return tuple(topic for topic in TOPICS if all(name in known for name in topic.paragraphs[0][0].commands))


def text(topic: Topic, known: Mapping[str, str], words: Catalogue) -> str:
    """What a topic says, without what it would say of commands that the bot has not."""
    told = (
        [words.say(line.name, **known) for line in lines if all(name in known for name in line.commands)]
        for lines in topic.paragraphs
    )
    return "\n\n".join("\n".join(lines) for lines in told if lines)


def help_card(name: str, known: Mapping[str, str], lang: Language, words: Catalogue) -> Card:
    """A topic; the beginning where there is no such topic here."""
    topics = offered(known)
    topic = next((item for item in topics if item.name == name), topics[0])
    panel = Panel(text(topic, known, words), title_of(topic.name, words), colour=GREY)
    picks = tuple(Pick(item.name, clip(title_of(item.name, words), limits.OPTION_TEXT)) for item in topics)
    menu = Menu(HelpState(HelpAction.TOPIC, lang).custom_id(), words.say("help-choose"), picks)
    standing = (
        Button(HelpState(HelpAction.SHOW, _OTHER[lang], topic.name).custom_id(), words.say("discord-language")),
        Button(HelpState(HelpAction.ABOUT, lang).custom_id(), words.say("help-about")),
    )
    return Card((fitted(panel),), rows(menu, examples(topic, lang, words), standing))


def examples(topic: Topic, lang: Language, words: Catalogue) -> tuple[Button, ...]:
    """A button for each example of a topic."""
    return tuple(
        Button(
            HelpState(HelpAction.EXAMPLE, lang, name).custom_id(),
            clip(words.say(f"help-example-{name}"), limits.BUTTON_LABEL),
            "primary",
        )
        for name in topic.examples
    )


def title_of(topic: str, words: Catalogue) -> str:
    """The title of a topic, which is also the name of its choice."""
    return words.say(f"command-help-topic-{topic}")
