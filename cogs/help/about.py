"""What the bot says of itself: version, editions, how often it was right, what it keeps, since when it runs."""

from collections.abc import Iterator
from datetime import date, datetime
from itertools import groupby

from cogs import __version__
from cogs.help.measured import Figure, Measured, load
from cogs.help.state import HelpAction, HelpState
from cogs.office import Office
from cogs.render.desk import GREY
from cogs.render.help import START
from cogs.render.parts import Button, Card, Panel, Part, fitted
from engine.edition import EDITIONS
from laws.wording import Catalogue, Language


class About:
    """The card of /about.

    Args:
        measured: the figures; None reads them from their file.

    Raises:
        ValueError: the file of the figures is broken.
    """

    def __init__(self, office: Office, measured: Measured | None = None) -> None:
        self._office = office
        self._measured = measured or load()
        self._counts = {
            "sections": sum(map(len, office.book.sections.values())),
            "terms": len(office.book.terms),
            "situations": len(office.register),
        }

    def card(self, lang: Language, since: datetime) -> Card:
        """What the bot is.

        Args:
            since: when it was started.
        """
        words = self._office.words[lang]
        parts = (
            Part(words.say("about-editions"), self._editions(words)),
            Part(words.say("about-accuracy"), "\n".join(self._figures(words))),
            Part(words.say("command-help-topic-privacy"), words.say("about-privacy")),
            Part(words.say("about-licence"), self._licence(words)),
            Part(words.say("about-running"), words.say("about-since", since=int(since.timestamp()))),
        )
        panel = Panel(
            description=words.say("about-what"),
            title=words.say("about-title", version=__version__),
            parts=parts,
            footer=words.say("about-footer"),
            colour=GREY,
        )
        other: Language = "en" if lang == "ru" else "ru"
        buttons = (
            Button(HelpState(HelpAction.ABOUT, other).custom_id(), words.say("discord-language")),
            Button(HelpState(HelpAction.SHOW, lang, START).custom_id(), words.say("about-help")),
        )
        return Card((fitted(panel),), (buttons,))

    def _editions(self, words: Catalogue) -> str:
        years = ", ".join(str(edition.value) for edition in EDITIONS)
        return words.say("about-data", years=years, date=day(self._measured.book, words), **self._counts)

    def _figures(self, words: Catalogue) -> Iterator[str]:
        for counted, figures in groupby(sorted(self._measured.figures, key=_date), key=_date):
            yield f"{day(counted, words)}:"
            for figure in figures:
                percent = round(figure.percent, 1)
                said = words.say(f"about-measured-{figure.what}", right=figure.right, of=figure.of, percent=percent)
                yield f"• {said}"

    def _licence(self, words: Catalogue) -> str:
        source = self._office.settings.about.source
        return words.say("about-mit") + (f"\n{source}" if source else "")


def _date(figure: Figure) -> date:
    return figure.date


def day(found: date, words: Catalogue) -> str:
    """A date in words."""
    return words.say("about-date", day=found.day, month=found.month, year=found.year)
